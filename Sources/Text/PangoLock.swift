import Synchronization

/// Held while Pango shapes or measures, so that only one thread of the process ever does.
///
/// Objects of different threads are not quite apart in Pango 1.50: a flag that keeps it from
/// measuring a font inside the measuring of another belongs to the process. If a second thread
/// comes upon the flag, the boxes that it draws for missing glyphs have no width for as long as its
/// font lives.
let pangoLock = Mutex<Void>(())
