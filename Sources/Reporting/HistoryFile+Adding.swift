package import Analysis

extension HistoryFile {
  /// What may be done to a file to add a line.
  package struct Consent: Sendable {
    /// Whether the file may be written anew with other columns.
    package var rewriting: Bool
    /// Whether a run may be added a second time.
    package var again: Bool

    package init(rewriting: Bool = false, again: Bool = false) {
      self.rewriting = rewriting
      self.again = again
    }
  }

  /// Adds a run to a file, which is made if it is not there.
  ///
  /// A line is added in one piece, and the file cut back to what it was if that fails; a file with
  /// other columns is written beside its place and renamed. Others who add to a history of the same
  /// folder wait from the first look at the file until the line is there.
  ///
  /// - Parameters:
  ///   - columns: The metrics of the run, in their order.
  ///   - beforePublishing: Called before anything can be seen, and when a signal comes while another
  ///     process adds. If it throws, nothing will have happened.
  /// - Throws: ``InputError`` for a file that is damaged, that has the run, or that has other columns
  ///   without the consent to write it anew; ``OutputError`` if it cannot be written; what
  ///   `beforePublishing` throws.
  package static func add(
    _ line: HistoryLine, columns: [MetricKey], to path: String, _ consent: Consent = Consent(),
    beforePublishing: () throws -> Void = {}
  ) throws {
    let lock = try locked(path, whileWaiting: beforePublishing)
    defer { extendLifetime(lock) }
    try addAlone(
      line, columns: columns, to: path, consent, beforePublishing: beforePublishing)
  }

  /// Keeps others from adding to a file.
  private static func locked(
    _ path: String, whileWaiting: () throws -> Void
  ) throws -> FolderLock {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw OutputError("\"\(path)\" is no place for a file: name a file")
    }
    do {
      return try FolderLock(beside: path, whileWaiting: whileWaiting)
    } catch let error as SystemError {
      throw OutputError(
        error.isAbsence || error.isNotFolder
          ? "\(path) lies in a folder that does not exist: name another file"
          : "\(path) could not be locked (\(error.clause))")
    }
  }

  /// The same while nobody else adds.
  private static func addAlone(
    _ line: HistoryLine, columns: [MetricKey], to path: String, _ consent: Consent,
    beforePublishing: () throws -> Void
  ) throws {
    let size: Int
    var history: History
    do throws(InputError) {
      history = try self.history(at: path)
      size = try MappedFile(path).count
    } catch {
      guard error.kind == .absent else { throw error }
      let fresh = History(columns: columns, lines: [line])
      return try OutputFile.write(
        bytes(of: fresh), to: path, replacing: { _ in false }, beforePublishing: beforePublishing)
    }
    if !consent.again, let place = history.place(of: line) {
      throw InputError(
        path, line: place + 2,
        "run \(TextFormatting.name(line[.run])) of commit \(TextFormatting.name(line[.commit])) is there already;"
          + " --again adds it once more")
    }
    guard let change = history.change(to: columns) else {
      try beforePublishing()
      let added = bytes(of: line, in: history)
      do throws(SystemError) {
        try GrowingFile.add(added, to: path, ofSize: size)
      } catch {
        throw OutputError(
          error.isChange
            ? "\(path) was changed by another process meanwhile: add the run again"
            : "\(path) could not be added to (\(error.clause))")
      }
      return
    }
    guard consent.rewriting else {
      throw InputError(
        .malformed,
        "\(path) has other columns than the run: \(sentence(change)); --rewrite leaves cells empty")
    }
    history.widen(for: columns)
    history.lines.append(line)
    try OutputFile.write(
      bytes(of: history), to: path,
      replacing: { (try? self.history(at: $0)) != nil }, beforePublishing: beforePublishing)
  }

  /// `2 new (a and b), 1 missing (c)`.
  private static func sentence(_ change: History.ColumnChange) -> String {
    [(change.new, "new"), (change.missing, "missing")].filter { !$0.0.isEmpty }.map { keys, word in
      let named = keys.prefix(3).map(\.text)
      let rest = keys.count - named.count
      return "\(keys.count) \(word) ("
        + TextFormatting.list(named + (rest > 0 ? ["\(rest) more"] : [])) + ")"
    }.joined(separator: ", ")
  }
}
