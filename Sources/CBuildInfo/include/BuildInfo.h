#pragma once

/// The version of ScrollBench.
const char *scrollbench_version(void);

/// The commit of the build, with the suffix `+changes` if the working tree differed.
const char *scrollbench_commit(void);

/// The version of the C compiler of the Swift toolchain: number, repository, revision.
const char *scrollbench_clang_version(void);
