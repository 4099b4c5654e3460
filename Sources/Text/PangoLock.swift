import Synchronization

/// Held while Pango shapes or measures, so that only one thread of the process does so.
///
/// Pango 1.50 is not thread-safe even for separate objects: a process-wide flag prevents recursive
/// measuring of fonts. A second thread that finds the flag set gets boxes of width 0 for missing
/// glyphs for the lifetime of its font.
let pangoLock = Mutex<Void>(())
