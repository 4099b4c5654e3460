import Files
import Foundation
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("A run's images")
struct ImageTests {
  /// A PNG file with as many bytes of data.
  private func png(_ count: Int, width: UInt8 = 1) -> [UInt8] {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: data.count >> $0) }
      return length + Array(name.utf8) + data + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, 1, 8, 6, 0, 0, 0])
      + chunk("IDAT", [UInt8](repeating: 7, count: count)) + chunk("IEND", [])
  }

  private func files(_ images: [String: [UInt8]]) -> [String: [UInt8]] {
    images.merging(["run.json": Array("{}".utf8)]) { $1 }
  }

  /// The page of a run in a new folder with some images.
  private func page(showing images: [String: [UInt8]], of strategies: [String]) throws -> String {
    try withTestFolder { folder in
      try FolderKind.run.write(files(images), to: folder + "/out")
      let run = RunResult.sample(strategies.map { .steady($0, pass: [1_000_000]) })
      let images = try RunImages(in: folder + "/out", of: strategies)
      return try ReportSource(run, images: images).page()
    }
  }

  @Test("have names only of strategies whose ids are plain")
  func names() {
    #expect(ImageKind.caps.file(of: "a-b+c") == "pictures/a-b+c-caps.png")
    for id in [
      "", ".", "..", "../x", "a/b", "a b", "ä", "<script>", String(repeating: "a", count: 101),
    ] {
      #expect(ImageKind.caps.file(of: id) == nil, "\(id)")
    }
  }

  @Test("are not taken for a run's where another file lies among them")
  func foreign() throws {
    try withTestFolder { folder in
      let path = folder + "/out"
      try FolderKind.run.write(files(["pictures/a-caps.png": png(1)]), to: path)
      try put("mine", at: path + "/pictures/cat.png")
      let fault = outputFault { try FolderKind.run.check(path) }
      #expect(fault.contains("holds pictures/cat.png, which no run wrote"))
    }
  }

  @Test("stand in the page, those that are there")
  func embedded() throws {
    let page = try page(showing: ["pictures/a-caps.png": png(1)], of: ["a", "b", "../a"])
    let data = Data(png(1)).base64EncodedString()
    #expect(page.contains("src=\"data:image/png;base64,\(data)\" alt=\"Caps of a\""))
    #expect(page.components(separatedBy: "<img").count == 2)
    #expect(try !self.page(showing: [:], of: ["a"]).contains("id=\"images\""))
  }

  @Test("are left out where they would make the page too large, and that is said")
  func tooLarge() throws {
    let page = try page(
      showing: [
        "pictures/a-caps.png": png(60_000), "pictures/b-caps.png": png(60_001),
        "pictures/b-overdraw.png": png(6),
      ], of: ["a", "b"])
    #expect(page.components(separatedBy: "<img").count == 3)
    #expect(page.contains("1 more image is in the run"))
    #expect(page.contains("alt=\"Caps of a\"") && page.contains("alt=\"Overdraw of b\""))
    #expect(page.utf8.count < 200_000)
  }

  @Test("that are equal are shown once, and said to be identical")
  func identical() throws {
    let page = try page(
      showing: [
        "pictures/a-caps.png": png(60_000), "pictures/a-overdraw.png": png(1),
        "pictures/b-caps.png": png(60_000), "pictures/b-overdraw.png": png(2),
      ], of: ["a", "b"])
    #expect(page.components(separatedBy: "<img").count == 4)
    #expect(page.contains("<figcaption>Caps: a, b</figcaption>"))
    #expect(page.contains("<figcaption>Overdraw: b</figcaption>"))
  }

  @Test("that are no images are refused")
  func malformed() throws {
    try withTestFolder { folder in
      let path = folder + "/out"
      let whole = png(4)
      for bytes in [
        [1, 2], Array(whole.prefix(8)), Array(whole.dropLast()), Array(whole.dropLast(12)),
        whole + [0], png(4, width: 0),
      ] {
        try FolderKind.run.write(files(["pictures/a-caps.png": bytes]), to: path)
        let fault = inputFault { try RunImages(in: path, of: ["a"]) }
        #expect(fault.hasPrefix("\(path)/pictures/a-caps.png is no PNG file, or cut off"))
      }
    }
  }
}
