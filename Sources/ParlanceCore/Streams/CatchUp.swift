/// Bringing a device's copy of the hub's streams and groups up to date, without I/O.
///
/// A device is *up to date* until `begin`; then it *catches up*, until everything is answered that was counted: pulls
/// of streams (`ask` with `isCatchUp`) and single requests (`expectAnswer`). `finish` says so, once, and up to which
/// time the device has everything then; none, if something could not be fetched.
///
/// | state of a stream | until |
/// |---|---|
/// | *followed*: pushed entries are applied | `start`: fetching |
/// | *fetching*: the fetch will bring whatever is pushed meanwhile | an answer that has all; `giveUp`: followed |
///
/// | state of a group | until |
/// |---|---|
/// | *as known* | `expect`: expected; `await`: awaited |
/// | *expected*: the hub said what it is at login | `isOutdated` checked it: as known |
/// | *awaited*: the app is notified of the new group once its members are here | `arrived`: as known |
package struct CatchUp: Sendable {
  package enum Step: Sendable {
    case apply(PulledStream)
    /// A stream is up to date.
    case finished(StreamName)
    /// These streams could not be fetched: they are fetched when something is pushed, or at the next login.
    case gaveUp([StreamName])
    /// Ask on.
    case ask([PullPosition])
  }

  private var fetching: Set<StreamName> = []
  /// The number of answers that the device needs to be up to date.
  private var outstanding = 0
  /// The hub's time up to which the device has everything when it is up to date; nil if it misses something.
  private var next: Timestamp?
  /// The groups as the hub had them at login, by id.
  private var expectedGroups: [String: GroupInfo] = [:]
  /// The device has nothing yet, so that what it is not given is history to it.
  package private(set) var isNew = false
  /// A copy of a group with the hub's version is the hub's.
  private var trustsVersions = true
  /// New groups that the app is notified of once their members are here, by id.
  private var awaitedGroups: Set<String> = []

  package init() {}

  /// Notes that the link is gone, with all requests under way.
  package mutating func interrupt() {
    fetching.removeAll()
    outstanding = 0
    awaitedGroups.removeAll()
  }

  // MARK: the whole

  /// Begins to catch up: the hub let the device in and reported the state of everything at a time.
  ///
  /// - parameter isNew: The device has nothing yet.
  /// - parameter trustsVersions: The versions of the device's groups are this hub's.
  package mutating func begin(
    upTo time: Timestamp, groups: [GroupInfo], isNew: Bool = false, trustsVersions: Bool = true
  ) {
    next = time
    self.isNew = isNew
    self.trustsVersions = trustsVersions
    expectedGroups = Dictionary(groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Notes that the device asks something else that must be answered first.
  package mutating func expectAnswer() { outstanding += 1 }
  package mutating func noteAnswer() { outstanding = max(0, outstanding - 1) }

  /// Notes that something is missing that could not be fetched, so that the next login asks for it again.
  package mutating func noteLoss() { next = nil }

  package var isFinished: Bool { outstanding == 0 }
  /// The hub's time up to which the device has everything, once it is finished.
  package var time: Timestamp? { next }

  // MARK: streams

  package func isFetching(_ stream: StreamName) -> Bool { !fetching.isEmpty && fetching.contains(stream) }

  /// Notes that a stream is to be fetched.
  ///
  /// - returns: False if it is being fetched already.
  package mutating func start(_ stream: StreamName) -> Bool { fetching.insert(stream).inserted }

  /// Notes that streams are asked for in one request.
  package mutating func asked(isCatchUp: Bool) { if isCatchUp { outstanding += 1 } }

  /// Handles the answer to a request for streams.
  ///
  /// - returns: The actions, in order.
  package mutating func answered(
    _ positions: [PullPosition], by streams: [PulledStream], isCatchUp: Bool
  ) -> [Step] {
    var asked = Dictionary(positions.map { ($0.stream, $0.after) }, uniquingKeysWith: min)
    var steps: [Step] = []
    var rest: [PullPosition] = []
    for stream in streams {
      // A stream that was not asked for is ignored.
      guard let after = asked.removeValue(forKey: stream.stream) else { continue }
      steps.append(.apply(stream))
      if !stream.hasMore {
        fetching.remove(stream.stream)
        steps.append(.finished(stream.stream))
      } else if stream.end > after {
        rest.append(PullPosition(stream: stream.stream, after: stream.end))
      } else {
        steps.append(giveUp([stream.stream], isCatchUp: isCatchUp))
      }
    }
    let missing = positions.filter { asked.removeValue(forKey: $0.stream) != nil }
    // A hub that answers nothing of what it was asked would be asked for ever.
    if missing.count < positions.count {
      rest += missing
    } else if !missing.isEmpty {
      steps.append(giveUp(missing.map(\.stream), isCatchUp: isCatchUp))
    }
    if !rest.isEmpty { steps.append(.ask(rest)) }
    if isCatchUp { noteAnswer() }
    return steps
  }

  /// Handles the refusal of a request for streams.
  package mutating func failed(_ positions: [PullPosition], isCatchUp: Bool) {
    _ = giveUp(positions.map(\.stream), isCatchUp: isCatchUp)
    if isCatchUp { noteAnswer() }
  }

  private mutating func giveUp(_ streams: [StreamName], isCatchUp: Bool) -> Step {
    if isCatchUp { next = nil }
    fetching.subtract(streams)
    return .gaveUp(streams)
  }

  // MARK: groups

  /// Notes groups as the hub has them, of a later page of the state with which the catching up began.
  package mutating func expect(_ groups: [GroupInfo]) { for group in groups { expectedGroups[group.id] = group } }

  /// Returns whether the hub has another version of a group than the device; true once for each login.
  ///
  /// - parameter version: The copy's version; nil if there is none, or it lacks its members.
  package mutating func isOutdated(_ group: String, version: Int64?) -> Bool {
    guard let expected = expectedGroups[group], !awaitedGroups.contains(group) else { return false }
    if trustsVersions, let version, version >= expected.version { return false }
    expectedGroups[group] = nil
    return true
  }

  /// Notes that the app is notified of a new group once its members are here.
  package mutating func await(_ group: String) { awaitedGroups.insert(group) }
  package func isAwaited(_ group: String) -> Bool { awaitedGroups.contains(group) }

  /// Notes that the members of a new group are here, or cannot be fetched.
  ///
  /// - returns: False if it was left meanwhile.
  package mutating func arrived(_ group: String) -> Bool { awaitedGroups.remove(group) != nil }
}

extension PulledStream {
  /// The position behind all of its events.
  package var end: Int64 { max(upTo, events.last?.sequence ?? 0) }
}
