#if !Jemalloc
  import Glibc

  /// Stands for jemalloc's function in a build without it: every name is unknown.
  @discardableResult @unsafe func mallctl(
    _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
    _ size: UnsafeMutablePointer<Int>?, _ newValue: UnsafeMutableRawPointer?, _ newSize: Int
  ) -> CInt { ENOENT }

  /// Stands for the start and end of recording in a build without jemalloc.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func cjemalloc_set_recording(_ isOn: Bool) -> CInt { ENOENT }
#endif
