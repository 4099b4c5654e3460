#pragma once
#include <pixman.h>

// Formats are macros with casts, which Swift does not import.
static const pixman_format_code_t CPIXMAN_A8R8G8B8 = PIXMAN_a8r8g8b8;
static const pixman_format_code_t CPIXMAN_A8 = PIXMAN_a8;
