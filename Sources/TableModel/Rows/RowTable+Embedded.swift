import CEmbeddedFiles
import Files

extension RowTable {
  /// Returns the embedded rows: 4,028 cities in 166 sections, one per country.
  ///
  /// The title is the city's name, the subtitle its population and time zone, and the body its
  /// names in other languages, of very different length. The data is GeoNames' (geonames.org, CC BY
  /// 4.0).
  ///
  /// - Complexity: O(*n*): each call parses the rows, which takes a few milliseconds.
  package static func embedded() -> RowTable {
    do throws(InputError) {
      let file = unsafe embedded_rows()
      // The bytes are constants of the program.
      let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
        .assumingMemoryBound(to: UInt8.self)
      return try RowTable(csv: unsafe bytes.span, name: "embedded")
    } catch {
      preconditionFailure("the embedded rows are a valid file, but: \(error)")
    }
  }
}
