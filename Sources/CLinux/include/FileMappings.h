#pragma once

// Guards of mapped files that other processes may cut short. A guard keeps the address of its mapping.

#include <stddef.h>

// Guards a private mapping of a file: pages that the file does not have any more when they are read
// become zeros, where the access would end the process with SIGBUS.
//
// Returns a number for the calls below; -1 if no more mappings can be guarded.
int linux_guard_mapping(const void *start, size_t count);

// Returns whether a part of the mapping was lost so far.
int linux_is_mapping_cut(int guard);

// Ends the guard, before the mapping is removed.
void linux_unguard_mapping(int guard);
