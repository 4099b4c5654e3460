/// What a folder of results holds, by which it is known and may be replaced.
struct FolderKind: Sendable {
  /// What it holds, in a word: `run`.
  let noun: String
  /// The file that each of them has.
  let landmark: String
  /// The one folder in it, if it may have one.
  let subfolder: String?
  /// Whether a path within it, such as `images/a-caps.png`, is that of a file that it may hold.
  let isFile: @Sendable (_ path: String) -> Bool

  /// What a user can do about a place that will not do.
  var acceptable: String { "name a folder that is new, empty or holds a \(noun)" }
}
