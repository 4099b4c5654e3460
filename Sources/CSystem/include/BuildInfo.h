#pragma once

/// The commit that was built, with `+changes` after it if the working tree differed.
const char *scrollbench_commit(void);

/// The version of the C compiler, which is part of the Swift toolchain: number, repository, revision.
const char *scrollbench_clang_version(void);
