/// The kinds of faults.
public enum CaseKind: String, CaseIterable, Sendable {
  /// Processes that are killed, at a call or at a time.
  case kills
  /// Power cuts.
  case cuts
  /// Calls that fail.
  case errors
  /// Files whose bytes were changed.
  case damages
  /// An older copy of the hub.
  case restored
  /// A clock that is set.
  case clocks
  /// The folder goes while it is in use.
  case removed
  /// The folder can only be read.
  case readOnly = "read-only"
}

/// The outcome of one case.
public struct CaseResult: Sendable {
  public let kind: CaseKind
  public let index: Int
  /// The number of faults.
  public var faults = 0
  /// The number of faults that the engine noticed: damaged files that it refused to open.
  public var refusals = 0
  public var findings: [Finding] = []
  /// The path of the case's folder, kept if something was found; nil otherwise.
  public var folder: String?
}
