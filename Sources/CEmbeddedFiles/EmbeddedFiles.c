#include "EmbeddedFiles.h"

#include <string.h>

static const unsigned char rows[] = {
#embed "cities.csv"
};

static const unsigned char validity[] = {
#embed "validity.csv"
};

struct NamedFile {
  const char *name;
  const char *text;
};

static const struct NamedFile scaffold[] = {
    {"Package.swift",
     (const char[]){
#embed "Scaffold/Package.swift" suffix(, 0)
     }},
    {"Sources/MyRows.swift",
     (const char[]){
#embed "Scaffold/Sources/MyRows.swift" suffix(, 0)
     }},
    {"Sources/NoteCell.swift",
     (const char[]){
#embed "Scaffold/Sources/NoteCell.swift" suffix(, 0)
     }},
    {"Program/main.swift",
     (const char[]){
#embed "Scaffold/Program/main.swift" suffix(, 0)
     }},
    {"Tests/MyRowsTests.swift",
     (const char[]){
#embed "Scaffold/Tests/MyRowsTests.swift" suffix(, 0)
     }},
    {"Tests/NoteCellTests.swift",
     (const char[]){
#embed "Scaffold/Tests/NoteCellTests.swift" suffix(, 0)
     }},
    {"scroll.yml",
     (const char[]){
#embed "Scaffold/scroll.yml" suffix(, 0)
     }},
};

static const struct NamedFile scenarios[] = {
    {"settings",
     (const char[]){
#embed "Scenarios/settings.json" suffix(, 0)
     }},
    {"contacts",
     (const char[]){
#embed "Scenarios/contacts.json" suffix(, 0)
     }},
    {"whole-list",
     (const char[]){
#embed "Scenarios/whole-list.json" suffix(, 0)
     }},
    {"long-list",
     (const char[]){
#embed "Scenarios/long-list.json" suffix(, 0)
     }},
    {"messages",
     (const char[]){
#embed "Scenarios/messages.json" suffix(, 0)
     }},
    {"selection",
     (const char[]){
#embed "Scenarios/selection.json" suffix(, 0)
     }},
    {"theme-change",
     (const char[]){
#embed "Scenarios/theme-change.json" suffix(, 0)
     }},
    {"overscroll",
     (const char[]){
#embed "Scenarios/overscroll.json" suffix(, 0)
     }},
    {"rotation",
     (const char[]){
#embed "Scenarios/rotation.json" suffix(, 0)
     }},
    {"compact-width",
     (const char[]){
#embed "Scenarios/compact-width.json" suffix(, 0)
     }},
    {"edit-storm",
     (const char[]){
#embed "Scenarios/edit-storm.json" suffix(, 0)
     }},
    {"gradient",
     (const char[]){
#embed "Scenarios/gradient.json" suffix(, 0)
     }},
    {"rounded-cell",
     (const char[]){
#embed "Scenarios/rounded-cell.json" suffix(, 0)
     }},
    {"engine-benchmark",
     (const char[]){
#embed "Scenarios/engine-benchmark.json" suffix(, 0)
     }},
};

struct EmbeddedFile embedded_rows(void) { return (struct EmbeddedFile){rows, sizeof rows}; }

struct EmbeddedFile embedded_validity(void) {
  return (struct EmbeddedFile){validity, sizeof validity};
}

static struct EmbeddedFile named(const struct NamedFile *files, size_t count, const char *name) {
  for (size_t index = 0; index < count; index++)
    if (strcmp(files[index].name, name) == 0)
      return (struct EmbeddedFile){files[index].text, strlen(files[index].text)};
  return (struct EmbeddedFile){NULL, 0};
}

struct EmbeddedFile embedded_scenario(const char *name) {
  return named(scenarios, sizeof scenarios / sizeof scenarios[0], name);
}

struct EmbeddedFile embedded_scaffold(const char *name) {
  return named(scaffold, sizeof scaffold / sizeof scaffold[0], name);
}
