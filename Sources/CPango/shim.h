// Pango over FreeType, with the fontconfig, HarfBuzz, FreeType and GLib headers that it includes.
#pragma once

// For g_slice_set_config, which newer versions of GLib do not need and call deprecated.
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <hb.h>
#include <pango/pangofc-font.h>
#include <pango/pangoft2.h>

// Upcasts of GObject, which C writes as macros that do not import.
static inline PangoFcFontMap *scrollbench_fc_font_map(PangoFontMap *map) {
  return PANGO_FC_FONT_MAP(map);
}

static inline PangoFT2FontMap *scrollbench_ft2_font_map(PangoFontMap *map) {
  return PANGO_FT2_FONT_MAP(map);
}

// The file of the font of a run, owned by the font; NULL where it is not known.
static inline const char *scrollbench_font_file(PangoFont *font) {
  FcChar8 *file = NULL;
  if (!PANGO_IS_FC_FONT(font)) return NULL;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  if (FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return NULL;
  return (const char *)file;
}
