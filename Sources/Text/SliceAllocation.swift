import CPango

// Pango's objects come from GLib's slices. Up to GLib 2.74 these are cut from slabs, which are kept
// and given back by the clock and by contention between threads: what a draw allocates would depend
// on what was drawn before, and a third of it would not be counted. Taken from malloc one by one,
// 2,000 draws repeated to the byte as soon as every glyph had been drawn once, in every process;
// from slabs one pass later. It costs some 2 of 24 µs a draw. (Pango 1.50, GLib 2.74, jemalloc
// 5.3.)
//
// GLib takes its first slice while it is being loaded, so that `main` is too late to say so.
// Functions in this section of an executable run before any library's own start-up code. From GLib
// 2.76 on slices always come from malloc and the call does nothing. Swift 6.2 has no attribute for
// it: built with that and an older GLib, bytes can differ from run to run.

#if compiler(>=6.3)
  /// Makes GLib allocate slices with malloc; see above.
  ///
  /// The function may do nothing else: neither the C library nor Swift's runtime is set up by then.
  @section(".preinit_array") @used
  private let takeSlicesFromMalloc: @convention(c) () -> Void = {
    g_slice_set_config(G_SLICE_CONFIG_ALWAYS_MALLOC, 1)
  }
#endif
