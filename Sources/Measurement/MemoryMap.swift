/// Which files lie where in a process's memory: the text of `/proc/PID/maps`.
package struct MemoryMap: Equatable, Sendable {
  /// A piece of a file that can be executed.
  package struct Region: Equatable, Sendable {
    package let addresses: Range<UInt>
    /// Where it begins in the file.
    package let offset: UInt
    /// The path of the file, or a name in square brackets such as `[vdso]`.
    package let path: String

    /// The last part of the path.
    package var module: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// In ascending order.
  package let regions: [Region]

  /// Reads the lines `start-end permissions offset device inode path`; any other is passed over.
  package init(_ text: String) {
    var regions: [Region] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split(separator: " ", maxSplits: 5)
      guard fields.count == 6, fields[1].contains("x"), let offset = UInt(fields[2], radix: 16)
      else { continue }
      let ends = fields[0].split(separator: "-").map { UInt($0, radix: 16) }
      guard ends.count == 2, let start = ends[0], let end = ends[1], start < end else { continue }
      let path = fields[5].drop { $0 == " " }
      regions.append(Region(addresses: start..<end, offset: offset, path: String(path)))
    }
    self.regions = regions.sorted { $0.addresses.lowerBound < $1.addresses.lowerBound }
  }

  /// The map of this process as it is now; `nil` if the system does not tell.
  package static func ofThisProcess() -> MemoryMap? {
    SmallFile.text(at: "/proc/self/maps").map(MemoryMap.init)
  }

  /// The region of an address.
  ///
  /// - Complexity: O(log *n*) in the number of regions.
  package func region(of address: UInt) -> Region? {
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].addresses.upperBound <= address { low = middle + 1 } else { high = middle }
    }
    guard low < regions.count, regions[low].addresses.contains(address) else { return nil }
    return regions[low]
  }
}
