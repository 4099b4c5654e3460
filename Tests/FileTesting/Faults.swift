import Files

/// The message of the `InputError` that a call throws, or what it does instead.
package func inputFault<Value>(of body: () throws -> Value) -> String {
  fault(InputError.self, of: body)
}

/// The message of the `OutputError` that a call throws, or what it does instead.
package func outputFault<Value>(of body: () throws -> Value) -> String {
  fault(OutputError.self, of: body)
}

private func fault<Value>(_ type: any Error.Type, of body: () throws -> Value) -> String {
  do {
    _ = try body()
    return "nothing is thrown"
  } catch {
    return Swift.type(of: error) == type ? "\(error)" : "another error is thrown: \(error)"
  }
}
