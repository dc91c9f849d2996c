/// The live state of logins in one process's memory, as `SessionDirectory` describes.
///
/// Confined to the executor that calls it.
package final class MemorySessionDirectory: SessionDirectory {
  /// The logins of an account, kept in both forms in which they are asked for.
  struct Logins {
    var sessions: [SessionRecord] = []
    var recipients: [Recipient] = []
  }

  var undo = UndoLog<MemorySessionDirectory>()
  package internal(set) var epoch: UInt64 = 0
  var lastLogin = LoginNumber.zero
  var sessions: [SessionID: SessionRecord] = [:]
  /// By account.
  var logins: [AccountNumber: Logins] = [:]
  /// The sessions of rooms alone, by account or by a visitor's number.
  var roomSessions: [AccountNumber: [SessionRecord]] = [:]
  package private(set) var visitorCount = 0
  var expiries = ExpiryQueue()

  /// By stream, then by account.
  var occupants: [StreamNumber: [AccountNumber: Occupant]] = [:]
  var places: [SessionID: Set<StreamNumber>] = [:]
  var emptied: [StreamNumber: Timestamp] = [:]

  /// By the watched accounts' folded names.
  var watchers: [String: WatcherList] = [:]
  var watched: [SessionID: Set<String>] = [:]
  /// The number of the next watching, by which watchers are ordered.
  var nextWatching: UInt64 = 0
  /// By topic, then by the account that follows it.
  var followers: [StatusTopic: [AccountNumber: Timestamp]] = [:]
  var followed: [AccountNumber: [StatusTopic: Timestamp]] = [:]
  var lost: [AccountNumber: Timestamp] = [:]
  var told: [AccountNumber: PresenceState] = [:]

  /// Creates an empty directory.
  package init() {}

  /// Creates an empty directory that takes the place of another.
  ///
  /// - parameter epoch: The number with which lists made from it begin, higher than any of the other.
  init(epoch: UInt64) { self.epoch = epoch }

  // A turn within a turn is a part of it, and without one there is nothing to commit.
  package func begin() { _ = try? undo.begin() }
  package func commit() { _ = try? undo.commit() }

  package func rollback() {
    for step in undo.takeSteps() { step(self) }
    // Lists made in the meantime are of what never was.
    epoch &+= 1
  }
}

extension MemorySessionDirectory {
  package func nextLogin(at now: Timestamp) -> LoginNumber {
    let known = lastLogin
    undo.note { $0.lastLogin = known }
    // Microseconds leave room to count on between two milliseconds; the bound leaves room behind the last of all times.
    let time = min(max(now.milliseconds, 0), 1 << 52) * 1000
    lastLogin = max(known.successor, LoginNumber(rawValue: time))
    return lastLogin
  }

  package func insert(_ session: SessionRecord) {
    remove(session.id)
    sessions[session.id] = session
    put(session, at: nil)
    epoch &+= 1
    undo.note { $0.take(session.id) }
  }

  package func remove(_ session: SessionID) {
    for name in watched[session] ?? [] { unwatch(name, by: session) }
    if expiries[session] != nil { setExpiry(session, nil) }
    guard let (record, index) = take(session) else { return }
    epoch &+= 1
    let account = record.account.number
    if logins[account] == nil { for topic in followed(by: account).keys { follow(topic, by: account, until: nil) } }
    undo.note {
      $0.sessions[session] = record
      $0.put(record, at: index)
    }
  }

  /// Puts a session among its account's.
  ///
  /// - parameter index: Its place there; nil for the last.
  private func put(_ session: SessionRecord, at index: Int?) {
    let account = session.account.number
    guard session.scope == .everything else {
      let index = index ?? roomSessions[account]?.count ?? 0
      roomSessions[account, default: []].insert(session, at: index)
      if session.scope.visitor != nil { visitorCount += 1 }
      return
    }
    let index = index ?? logins[account]?.sessions.count ?? 0
    logins[account, default: Logins()].sessions.insert(session, at: index)
    logins[account]?.recipients.insert(Recipient(session), at: index)
  }

  /// Takes a login out and answers where it stood among its account's.
  @discardableResult private func take(_ session: SessionID) -> (record: SessionRecord, index: Int)? {
    guard let record = sessions.removeValue(forKey: session) else { return nil }
    let account = record.account.number
    guard record.scope == .everything else {
      guard let index = roomSessions[account]?.firstIndex(where: { $0.id == session }) else { return nil }
      roomSessions[account]?.remove(at: index)
      if roomSessions[account]?.isEmpty ?? false { roomSessions[account] = nil }
      if record.scope.visitor != nil { visitorCount -= 1 }
      return (record, index)
    }
    guard let index = logins[account]?.sessions.firstIndex(where: { $0.id == session }) else { return nil }
    logins[account]?.sessions.remove(at: index)
    logins[account]?.recipients.remove(at: index)
    if logins[account]?.sessions.isEmpty ?? false { logins[account] = nil }
    return (record, index)
  }

  package func session(_ id: SessionID) -> SessionRecord? { sessions[id] }
  package func sessions(of account: AccountNumber) -> [SessionRecord] { logins[account]?.sessions ?? [] }
  package func recipients(of account: AccountNumber) -> [Recipient] { logins[account]?.recipients ?? [] }
  package func roomSessions(of account: AccountNumber) -> [SessionRecord] { roomSessions[account] ?? [] }
}

extension Recipient {
  package init(_ session: SessionRecord) {
    self.init(session: session.id, account: session.account.number, followsGroups: session.followsGroups)
  }
}
