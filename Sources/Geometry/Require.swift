/// Ends the program with a message if a condition does not hold.
///
/// For what a program with a strategy, cells or rows of its own can get wrong: unlike that of
/// `precondition`, the message is printed in release builds too.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}
