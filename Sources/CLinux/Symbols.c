#define _GNU_SOURCE
#include "Profiling.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

// Weak: a program that the Swift runtime is not linked with, or one of another version, still
// links.
extern char *_swift_backtrace_demangle(
    const char *name, size_t length, char *output, size_t *output_size) __attribute__((weak));

char *symbols_demangle(const char *name) {
  return _swift_backtrace_demangle
             ? _swift_backtrace_demangle(name, strlen(name), NULL, NULL)
             : NULL;
}

// Where the program's file lies, or lay: the path ends in " (deleted)" if it was removed or
// replaced.
static const char *program_path(void) {
  static _Thread_local char path[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  path[length > 0 ? length : 0] = 0;
  return path;
}

static const char *library_path(uintptr_t address) {
  Dl_info info;
  if (!dladdr((void *)address, &info)) return NULL;
  // The program itself goes by what it was started as, which may be a link.
  return strcmp(info.dli_fname, program_invocation_name) ? info.dli_fname : program_path();
}

// elfutils is licensed under LGPL-3+ or GPL-2+. It is loaded at run time and never linked
// statically.
#if __has_include(<elfutils/libdwfl.h>)

#include <elfutils/libdw.h>
#include <elfutils/libdwfl.h>
#include <fcntl.h>
#include <pthread.h>

// The functions of libdw.so.1 that are used, by their own names.
#define FOR_EACH_FUNCTION(USE)                                                                     \
  USE(dwfl_begin) USE(dwfl_end) USE(dwfl_linux_proc_find_elf) USE(dwfl_linux_proc_report)          \
  USE(dwfl_standard_find_debuginfo) USE(dwfl_report_end) USE(dwfl_addrmodule)                      \
  USE(dwfl_module_addrinfo) USE(dwfl_module_addrdie) USE(dwfl_module_nextcu) USE(dwarf_haspc)      \
  USE(dwarf_getsrc_die) USE(dwarf_linesrc) USE(dwarf_lineno)

static struct {
#define DECLARE(name) __typeof__(name) *name;
  FOR_EACH_FUNCTION(DECLARE)
} lib;
static int is_loaded;

static void load(void) {
  void *library = dlopen("libdw.so.1", RTLD_NOW | RTLD_LOCAL);
  is_loaded = library != NULL;
#define LOAD(name) is_loaded = is_loaded && (lib.name = dlsym(library, #name)) != NULL;
  FOR_EACH_FUNCTION(LOAD)
}

int symbols_are_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

static int find_elf(
    Dwfl_Module *module, void **user_data, const char *name, Dwarf_Addr base, char **file_name,
    Elf **elf) {
  if (!strcmp(name, program_path())) {
    // The path may lead to another file by now, or to none.
    *file_name = strdup(name);
    return open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  }
  return lib.dwfl_linux_proc_find_elf(module, user_data, name, base, file_name, elf);
}

static int find_debuginfo(
    Dwfl_Module *module, void **user_data, const char *name, Dwarf_Addr base, const char *file_name,
    const char *link, GElf_Word checksum, char **debuginfo_name) {
  return lib.dwfl_standard_find_debuginfo(
      module, user_data, name, base, file_name, link, checksum, debuginfo_name);
}

struct Dwfl *symbols_open(void) {
  static const Dwfl_Callbacks callbacks = {.find_elf = find_elf, .find_debuginfo = find_debuginfo};
  if (!symbols_are_available()) return NULL;
  Dwfl *dwfl = lib.dwfl_begin(&callbacks);
  if (!dwfl) return NULL;
  if (lib.dwfl_linux_proc_report(dwfl, getpid()) == 0 && !lib.dwfl_report_end(dwfl, NULL, NULL)) {
    return dwfl;
  }
  lib.dwfl_end(dwfl);
  return NULL;
}

void symbols_close(struct Dwfl *dwfl) {
  if (dwfl) lib.dwfl_end(dwfl);
}

// dwfl_module_getsrc relies on .debug_aranges, which LLVM does not write, up to elfutils 0.190.
static Dwarf_Line *source_line(Dwfl_Module *module, Dwarf_Addr address) {
  Dwarf_Addr bias = 0;
  Dwarf_Die *unit = lib.dwfl_module_addrdie(module, address, &bias);
  if (!unit) {
    do {
      unit = lib.dwfl_module_nextcu(module, unit, &bias);
    } while (unit && lib.dwarf_haspc(unit, address - bias) <= 0);
  }
  return unit ? lib.dwarf_getsrc_die(unit, address - bias) : NULL;
}

struct symbol_info symbols_find(struct Dwfl *dwfl, uintptr_t address) {
  struct symbol_info symbol = {.start = address, .end = address + 1, .library = library_path(address)};
  Dwfl_Module *module = dwfl ? lib.dwfl_addrmodule(dwfl, address) : NULL;
  if (!module) return symbol;
  GElf_Off offset = 0;
  GElf_Sym entry = {0};
  symbol.name = lib.dwfl_module_addrinfo(module, address, &offset, &entry, NULL, NULL, NULL);
  if (!symbol.name) return symbol;
  if (offset < entry.st_size) {
    symbol.start = address - offset;
    symbol.end = symbol.start + entry.st_size;
  }
  Dwarf_Line *line = source_line(module, address - offset);
  // Line 0 stands for code of the compiler's own.
  if (line && lib.dwarf_lineno(line, &symbol.line) == 0 && symbol.line > 0) {
    symbol.file = lib.dwarf_linesrc(line, NULL, NULL);
  }
  return symbol;
}

#else

int symbols_are_available(void) { return 0; }
struct Dwfl *symbols_open(void) { return NULL; }
void symbols_close(struct Dwfl *dwfl) { (void)dwfl; }

struct symbol_info symbols_find(struct Dwfl *dwfl, uintptr_t address) {
  (void)dwfl;
  return (struct symbol_info){.start = address, .end = address + 1, .library = library_path(address)};
}

#endif
