/// A piece of work whose instructions are counted.
struct Question {
  let name: String
  /// Makes what is worked on, warm, and hands out the work.
  let makeReady: () throws -> () -> Void

  init(_ name: String, _ makeReady: @escaping () throws -> () -> Void) {
    self.name = name
    self.makeReady = makeReady
  }

  /// Work that is done once before it is counted, so that everything it keeps has been made.
  init<Work>(
    _ name: String, of make: @escaping () throws -> Work, _ work: @escaping (inout Work) -> Void
  ) {
    self.init(name) {
      var place = try make()
      work(&place)
      return { work(&place) }
    }
  }
}
