#if Jemalloc
  import CJemalloc
#else
  import Glibc

  /// The replacement of jemalloc's function in a build without it, which knows no name.
  @discardableResult @unsafe func mallctl(
    _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
    _ size: UnsafeMutablePointer<Int>?, _ newValue: UnsafeMutableRawPointer?, _ newSize: Int
  ) -> CInt { ENOENT }

  /// The replacement of the shim of CJemalloc in a build without it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func cjemalloc_set_recording(_ isOn: Bool) -> CInt { ENOENT }
#endif

/// Returns a value of jemalloc by its name; `nil` for an unknown name, and without jemalloc.
///
/// - Parameter initial: Any value of the type that jemalloc has for the name.
func jemallocValue<Value: BitwiseCopyable>(_ name: String, _ initial: Value) -> Value? {
  var value = initial
  var size = MemoryLayout<Value>.size
  // jemalloc writes one value of the given size to `value`.
  return unsafe mallctl(name, &value, &size, nil, 0) == 0 ? value : nil
}
