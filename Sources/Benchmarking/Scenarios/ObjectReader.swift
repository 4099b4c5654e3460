import Graphics
import RunData
import TableModel

/// Reads an object in a list of a scenario key by key, and reports errors with its name.
struct ObjectReader {
  private let object: [String: JSONValue]
  /// The name for messages, such as `event 3`.
  let name: String

  /// - Parameter index: The index of the object in its list; messages count from 1.
  init(_ value: JSONValue, _ kind: String, index: Int) throws(ValueFault) {
    name = "\(kind) \(index + 1)"
    guard case .object(let object) = value else {
      throw ValueFault.part("\(name) takes an object, not \(value.summary)")
    }
    self.object = object
  }

  /// - Throws: For a key that is not among `keys`.
  func check(keys: [String]) throws(ValueFault) {
    for key in object.keys.sorted() where !keys.contains(key) {
      let nearest = nearestName(to: key, among: keys)
      throw ValueFault.part(
        "\(name) has no key \"\(key.brief)\""
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ".")
          + " Its keys are \(keys.joined(separator: ", "))")
    }
  }

  /// Returns the value of a key, or a default if the key is missing.
  func read<Value>(
    _ key: String, _ representation: JSONRepresentation<Value>, else standard: Value? = nil
  ) throws(ValueFault) -> Value {
    guard let value = object[key] else {
      if let standard { return standard }
      throw missing(key, representation)
    }
    do {
      return try representation.read(value)
    } catch {
      throw ValueFault.part("\(name): " + error.reason(for: key, given: value))
    }
  }

  /// The fault of a missing key, with the accepted values.
  private func missing<Value>(
    _ key: String, _ representation: JSONRepresentation<Value>
  ) -> ValueFault {
    let fault = "\(name) lacks its key \"\(key)\""
    do {
      _ = try representation.read(.null)
      return .part(fault)
    } catch {
      guard case .expected(let accepted) = error else { return .part(fault) }
      return .part("\(fault), which takes \(accepted)")
    }
  }

  /// Returns a nested object.
  func object(_ key: String) throws(ValueFault) -> ObjectReader {
    guard let value = object[key] else {
      throw ValueFault.part("\(name) lacks its key \"\(key)\"")
    }
    guard case .object(let inner) = value else {
      throw ValueFault.part("\(name): \(key) takes an object, not \(value.summary)")
    }
    return ObjectReader(object: inner, name: "\(name).\(key)")
  }

  /// All keys and values.
  var contents: [String: JSONValue] { object }

  func has(_ key: String) -> Bool { object[key] != nil }

  private init(object: [String: JSONValue], name: String) {
    self.object = object
    self.name = name
  }
}
