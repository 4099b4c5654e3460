import RunData

/// A function's share of the samples of a phase.
struct FunctionShare: Equatable {
  let label: String
  /// The file and line of the function, or of one of those with the same label.
  let source: String
  /// Samples in the function itself.
  var own = 0

  /// Returns the functions in descending order of their own samples.
  static func all(of stacks: [StackProfile.Stack]) -> [FunctionShare] {
    var shares: [String: FunctionShare] = [:]
    for stack in stacks {
      guard let (label, source) = label(of: stack.frames) else { continue }
      shares[label, default: FunctionShare(label: label, source: source)].own += stack.count
    }
    return shares.values.sorted {
      ($1.own, $0.label) < ($0.own, $1.label)
    }
  }

  /// Returns the label of the innermost function; a library without symbols is followed by the
  /// function that called it.
  private static func label(of frames: [StackFrame]) -> (String, source: String)? {
    guard let last = frames.last else { return nil }
    guard last.name.hasPrefix("[") else { return (last.label, last.sourceLabel) }
    let caller = frames.last { !$0.name.hasPrefix("[") }
    return (caller.map { "\(last.name) < \($0.label)" } ?? last.name, "")
  }
}

/// A call site's share of the allocations of a phase.
struct SiteShare {
  /// The text of an ``AllocationSite``.
  let site: String
  var bytes = 0

  /// Returns the call sites in descending order of bytes.
  static func all(of stacks: [StackProfile.Stack]) -> [SiteShare] {
    var shares: [String: SiteShare] = [:]
    for stack in stacks {
      let site = AllocationSite(stack.frames).text
      shares[site, default: SiteShare(site: site)].bytes += stack.bytes
    }
    return shares.values.sorted {
      ($1.bytes, $0.site) < ($0.bytes, $1.site)
    }
  }
}
