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
      return try RowTable(csv: EmbeddedFile.bytes(of: "cities.csv").span, name: "embedded")
    } catch {
      preconditionFailure("the embedded rows are a valid file, but: \(error)")
    }
  }
}
