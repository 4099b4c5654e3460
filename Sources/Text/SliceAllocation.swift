import CPango

// Pango allocates its objects from GLib's slices. Up to GLib 2.74 slices are cut from slabs, which
// are kept and released depending on the clock and on contention between threads: the allocations
// of a draw would depend on earlier draws, and a third of them would not be counted. With malloc,
// 2,000 draws repeated to the byte in every process as soon as every glyph had been drawn once;
// with slabs one pass later. The cost is about 2 of 24 µs per draw. (Pango 1.50, GLib 2.74,
// jemalloc 5.3.)
//
// GLib allocates its first slice while it is loaded, before `main`. Functions in this section of an
// executable run before the initializers of all libraries. Since GLib 2.76 slices always come from
// malloc and the call has no effect. Swift 6.2 has no attribute for sections: built with it and an
// older GLib, byte counts can differ between runs.

#if compiler(>=6.3)
  /// Makes GLib allocate slices with malloc, as explained above.
  ///
  /// The function must not do anything else, since neither the C library nor the Swift runtime is
  /// initialized yet.
  @section(".preinit_array") @used
  private let takeSlicesFromMalloc: @convention(c) () -> Void = {
    g_slice_set_config(G_SLICE_CONFIG_ALWAYS_MALLOC, 1)
  }
#endif
