/// The kinds of faults.
public enum CaseKind: String, CaseIterable, Sendable {
  /// Processes that are killed, at a call or at a time.
  case kills
  /// What a power cut leaves.
  case cuts
  /// Calls that fail.
  case errors
  /// Files with other bytes than were written.
  case damages
  /// The hub as it was some time ago.
  case restored
  /// A clock that is set.
  case clocks
  /// The folder goes while it is in use.
  case removed
  /// The folder can only be read.
  case readOnly = "read-only"
}

/// What one case did and what was found.
public struct CaseResult: Sendable {
  public let kind: CaseKind
  public let index: Int
  /// How many faults it had.
  public var faults = 0
  /// How many of those showed something that the engine noticed: a damaged file that it refused to open.
  public var refusals = 0
  public var findings: [Finding] = []
  /// The folder with everything, if something was found.
  public var folder: String?
}
