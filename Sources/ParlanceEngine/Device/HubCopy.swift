internal import ParlanceCore

/// The state of a copy of what the hub has, which says whether the device has to read it; without I/O.
///
/// | state | means | until |
/// |---|---|---|
/// | *unknown* | the device never had all of it | `beginReading`: reading; `markCurrent`: current |
/// | *reading* | one or more reads are under way | the last `endReading`: current, or as before |
/// | *current* | the hub reports each change | `markOutdated`: outdated |
/// | *outdated* | there may be changes that the hub does not report | `beginReading`: reading; `markCurrent`: current |
///
/// Reads that are under way at the same time are parts of one. When the last of them ends, the copy is current, unless one of them
/// failed, or the copy became outdated after the last of them began: the answer may be older than the change. Each read ends: the
/// end of the link or of the login fails it. The next login begins it again.
///
/// A component that does not ask whether a read is under way need not count its reads: its copy is outdated until `markCurrent`.
struct HubCopy: Sendable {
  enum State: Sendable {
    case unknown
    case reading
    case current
    case outdated
  }

  /// The state without the reads that are under way: *unknown*, *current* or *outdated*.
  private(set) var kept: State
  /// The number of reads that are under way.
  private var reads = 0
  /// A Boolean value that indicates whether a read failed since the first of those under way began.
  private var hasFailed = false
  /// A Boolean value that indicates whether the copy became outdated after the last read began.
  private var hasChanged = false

  /// Creates the state of a copy that is not being read.
  ///
  /// - parameter isKnown: The device has had all of it.
  /// - parameter isOutdated: There may be changes that the hub does not report. A copy that is not known is never outdated.
  init(isKnown: Bool = false, isOutdated: Bool = false) {
    kept = Self.state(isKnown: isKnown, isOutdated: isOutdated)
  }

  var state: State { isReading ? .reading : kept }

  /// A Boolean value that indicates whether a read is under way.
  var isReading: Bool { reads > 0 }

  /// A Boolean value that indicates whether the copy is current, also while it is read again.
  var isCurrent: Bool { kept == .current }

  /// A Boolean value that indicates whether the copy is outdated, also while it is read again.
  var isOutdated: Bool { kept == .outdated }

  /// A Boolean value that indicates whether the copy is unknown or outdated, and no read is under way.
  var needsReading: Bool { !isCurrent && !isReading }

  // MARK: inputs

  /// Takes the state that the database holds. Reads that are under way continue.
  mutating func restore(isKnown: Bool = true, isOutdated: Bool) {
    kept = Self.state(isKnown: isKnown, isOutdated: isOutdated)
  }

  /// Notes that there may be changes that the hub does not report. An unknown copy stays unknown.
  mutating func markOutdated() {
    if isReading { hasChanged = true }
    if kept == .current { kept = .outdated }
  }

  /// Notes that the device has all that the hub has, whatever reads are under way.
  mutating func markCurrent() { kept = .current }

  /// Notes that a read begins.
  mutating func beginReading() {
    if !isReading { hasFailed = false }
    hasChanged = false
    reads += 1
  }

  /// Notes that a read ended; once for each `beginReading`.
  ///
  /// - parameter succeeded: The hub answered what was asked for.
  mutating func endReading(succeeded: Bool) {
    reads -= 1
    if !succeeded { hasFailed = true }
    if reads == 0 && !hasFailed && !hasChanged { kept = .current }
  }

  private static func state(isKnown: Bool, isOutdated: Bool) -> State {
    guard isKnown else { return .unknown }
    return isOutdated ? .outdated : .current
  }
}

extension DeviceCore {
  /// Steps the state of a copy. If that changes the state without its reads, saves a property of it as a setting: 1 or 0.
  func step(
    _ copy: inout HubCopy, saving property: KeyPath<HubCopy, Bool>, asSetting name: String,
    _ input: (inout HubCopy) -> Void
  ) throws(MessagingError) {
    let before = copy.kept
    input(&copy)
    guard copy.kept != before else { return }
    try begin(isDurable: false)
    try save(copy[keyPath: property] ? 1 : 0, asSetting: name)
  }
}
