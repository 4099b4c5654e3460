#include "EmbeddedFiles.h"

#include <string.h>

static const struct {
  const char *path;
  const char *text;
} files[] = {
    {"cities.csv", (const char[]){
#embed "cities.csv" suffix(, 0)
    }},
    {"validity.csv", (const char[]){
#embed "validity.csv" suffix(, 0)
    }},
    {"page.css", (const char[]){
#embed "page.css" suffix(, 0)
    }},
    {"page.js", (const char[]){
#embed "page.js" suffix(, 0)
    }},
    {"Scaffold/Package.swift", (const char[]){
#embed "Scaffold/Package.swift" suffix(, 0)
    }},
    {"Scaffold/Sources/MyRows.swift", (const char[]){
#embed "Scaffold/Sources/MyRows.swift" suffix(, 0)
    }},
    {"Scaffold/Sources/NoteCell.swift", (const char[]){
#embed "Scaffold/Sources/NoteCell.swift" suffix(, 0)
    }},
    {"Scaffold/Program/main.swift", (const char[]){
#embed "Scaffold/Program/main.swift" suffix(, 0)
    }},
    {"Scaffold/Tests/MyRowsTests.swift", (const char[]){
#embed "Scaffold/Tests/MyRowsTests.swift" suffix(, 0)
    }},
    {"Scaffold/Tests/NoteCellTests.swift", (const char[]){
#embed "Scaffold/Tests/NoteCellTests.swift" suffix(, 0)
    }},
    {"Scaffold/scroll.yml", (const char[]){
#embed "Scaffold/scroll.yml" suffix(, 0)
    }},
    {"Scenarios/settings.json", (const char[]){
#embed "Scenarios/settings.json" suffix(, 0)
    }},
    {"Scenarios/contacts.json", (const char[]){
#embed "Scenarios/contacts.json" suffix(, 0)
    }},
    {"Scenarios/whole-list.json", (const char[]){
#embed "Scenarios/whole-list.json" suffix(, 0)
    }},
    {"Scenarios/long-list.json", (const char[]){
#embed "Scenarios/long-list.json" suffix(, 0)
    }},
    {"Scenarios/messages.json", (const char[]){
#embed "Scenarios/messages.json" suffix(, 0)
    }},
    {"Scenarios/selection.json", (const char[]){
#embed "Scenarios/selection.json" suffix(, 0)
    }},
    {"Scenarios/theme-change.json", (const char[]){
#embed "Scenarios/theme-change.json" suffix(, 0)
    }},
    {"Scenarios/overscroll.json", (const char[]){
#embed "Scenarios/overscroll.json" suffix(, 0)
    }},
    {"Scenarios/rotation.json", (const char[]){
#embed "Scenarios/rotation.json" suffix(, 0)
    }},
    {"Scenarios/compact-width.json", (const char[]){
#embed "Scenarios/compact-width.json" suffix(, 0)
    }},
    {"Scenarios/edit-storm.json", (const char[]){
#embed "Scenarios/edit-storm.json" suffix(, 0)
    }},
    {"Scenarios/gradient.json", (const char[]){
#embed "Scenarios/gradient.json" suffix(, 0)
    }},
    {"Scenarios/rounded-cell.json", (const char[]){
#embed "Scenarios/rounded-cell.json" suffix(, 0)
    }},
    {"Scenarios/engine-benchmark.json", (const char[]){
#embed "Scenarios/engine-benchmark.json" suffix(, 0)
    }},
};

const char *embedded_file(const char *path, size_t *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].path, path) == 0) {
      *count = strlen(files[index].text);
      return files[index].text;
    }
  }
  return NULL;
}
