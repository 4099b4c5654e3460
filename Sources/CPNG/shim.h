#pragma once
#include <stdio.h>
#include <png.h>

/// Red, green, blue and alpha, a byte each. The macro is an expression that Swift does not import.
static const png_uint_32 CPNG_FORMAT_RGBA = PNG_FORMAT_RGBA;
