import Glibc

extension Question {
  /// Does the work of one question on a thread of its own.
  ///
  /// Where the first thread's stack begins depends on the environment and the program's path, and on
  /// that depends how many instructions a copy on to the stack takes.
  static func doWork(ofQuestion number: Int) {
    var thread = pthread_t()
    let started = pthread_create(
      &thread, nil,
      { number in
        do {
          countedWork(try Question.all[Int(bitPattern: number)].makeReady())
        } catch {
          fatalError("\(error)")
        }
        return nil
      }, UnsafeMutableRawPointer(bitPattern: number))
    precondition(started == 0, "a thread can be started")
    pthread_join(thread, nil)
  }
}

/// Does a piece of work; scripts/instructions has callgrind count while this function runs.
@inline(never)
private func countedWork(_ work: () -> Void) { work() }
