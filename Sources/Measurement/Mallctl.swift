#if !Jemalloc
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
