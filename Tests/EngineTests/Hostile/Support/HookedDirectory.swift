import ParlanceCore

/// A directory that passes everything on to another, and lets a test do something before a turn.
final class HookedDirectory: SessionDirectory {
  private let base: any SessionDirectory
  /// Runs once, before the next turn begins.
  var beforeNextTurn: (() -> Void)?
  /// The number of turns that began.
  private(set) var turns = 0

  init(_ base: any SessionDirectory) { self.base = base }

  func begin() {
    let hook = beforeNextTurn
    beforeNextTurn = nil
    hook?()
    turns += 1
    base.begin()
  }

  func commit() { base.commit() }
  func rollback() { base.rollback() }

  func nextLogin(at now: Timestamp) -> LoginNumber { base.nextLogin(at: now) }
  func insert(_ session: SessionRecord) { base.insert(session) }
  func remove(_ session: SessionID) { base.remove(session) }
  func session(_ id: SessionID) -> SessionRecord? { base.session(id) }
  func sessions(of account: AccountNumber) -> [SessionRecord] { base.sessions(of: account) }
  func recipients(of account: AccountNumber) -> [Recipient] { base.recipients(of: account) }
  func roomSessions(of account: AccountNumber) -> [SessionRecord] { base.roomSessions(of: account) }
  var visitorCount: Int { base.visitorCount }
  var epoch: UInt64 { base.epoch }

  func setExpiry(_ session: SessionID, _ expiry: TokenExpiry?) { base.setExpiry(session, expiry) }
  func expiry(of session: SessionID) -> TokenExpiry? { base.expiry(of: session) }
  func nextExpiry() -> (session: SessionID, expiry: TokenExpiry)? { base.nextExpiry() }

  func enter(_ stream: StreamNumber, _ session: SessionRecord, profile: Member) -> Bool {
    base.enter(stream, session, profile: profile)
  }
  func leave(_ stream: StreamNumber, _ session: SessionRecord) -> Bool { base.leave(stream, session) }
  func places(of session: SessionID) -> Set<StreamNumber> { base.places(of: session) }
  func occupants(of stream: StreamNumber) -> [AccountNumber: Occupant] { base.occupants(of: stream) }
  var occupiedPlaces: [StreamNumber] { base.occupiedPlaces }
  func emptied(_ stream: StreamNumber) -> Timestamp? { base.emptied(stream) }
  func setEmptied(_ stream: StreamNumber, _ time: Timestamp?) { base.setEmptied(stream, time) }

  func watch(_ folded: String, by session: SessionID) -> Bool { base.watch(folded, by: session) }
  func unwatch(_ folded: String, by session: SessionID) { base.unwatch(folded, by: session) }
  func watched(by session: SessionID) -> Set<String> { base.watched(by: session) }
  func watchers(of folded: String) -> [SessionID] { base.watchers(of: folded) }
  func follow(_ topic: StatusTopic, by account: AccountNumber, until expiry: Timestamp?) {
    base.follow(topic, by: account, until: expiry)
  }
  func followed(by account: AccountNumber) -> [StatusTopic: Timestamp] { base.followed(by: account) }
  func followers(of topic: StatusTopic) -> [AccountNumber: Timestamp] { base.followers(of: topic) }
  func lost(_ account: AccountNumber) -> Timestamp? { base.lost(account) }
  func setLost(_ account: AccountNumber, _ time: Timestamp?) { base.setLost(account, time) }
  var lostAccounts: [AccountNumber] { base.lostAccounts }
  func told(_ account: AccountNumber) -> PresenceState? { base.told(account) }
  func setTold(_ account: AccountNumber, _ state: PresenceState?) { base.setTold(account, state) }
}
