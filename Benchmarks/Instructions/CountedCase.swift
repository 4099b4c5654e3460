import Glibc

/// A piece of work whose instructions are counted.
struct CountedCase {
  let name: String
  /// Creates the operands and runs the work once, so that caches are filled; returns the work.
  private let prepare: () throws -> () -> Void

  init<Work>(
    _ name: String, of make: @escaping () throws -> Work, _ body: @escaping (inout Work) -> Void
  ) {
    self.name = name
    prepare = {
      var work = try make()
      body(&work)
      return { body(&work) }
    }
  }

  /// Runs a case on a thread of its own.
  ///
  /// The start of the first thread's stack depends on the environment and the program's path, and
  /// with it the number of instructions of a copy to the stack.
  static func run(_ index: Int) {
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { index in
        do {
          countedWork(try CountedCase.all[Int(bitPattern: index)].prepare())
        } catch {
          fatalError("\(error)")
        }
        return nil
      }, UnsafeMutableRawPointer(bitPattern: index))
    precondition(status == 0, "the thread could not be created")
    pthread_join(thread, nil)
  }
}

/// Runs the work; callgrind counts while this function is active (see scripts/instructions).
@inline(never)
private func countedWork(_ work: () -> Void) { work() }
