#include "EmbeddedRows.h"

static const unsigned char rows[] = {
#embed "cities.csv"
};

const void *embedded_rows(void) { return rows; }

size_t embedded_rows_count(void) { return sizeof rows; }
