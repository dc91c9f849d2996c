internal import ParlanceCore
internal import ParlanceEngine

/// The frames that a hub delivers to one session.
final class FrameSink: SessionOutlet {
  var frames: [InboundFrame] = []
  /// The backlog that the link claims to have.
  var backlog = SessionBacklog()
  var closeReason: SessionCloseReason?

  func deliver(_ frames: [InboundFrame]) { self.frames += frames }
  func setPaused(_ isPaused: Bool) {}
  func close(reason: SessionCloseReason) { closeReason = reason }
}

/// A device's end of a link, and the state that the device derives from what it received.
final class ModelSession {
  let slot: Int
  /// The hub that has the link.
  let node: Int
  let sink = FrameSink()
  let session: HubSession
  /// The requests that were not answered.
  var pending: [UInt64: any HubCall] = [:]
  var nextNumber: UInt64 = 1
  /// The link has ended.
  var isClosed = false
  /// The hub closed the link, and delivers nothing more to it.
  var isOverrun: Bool { sink.closeReason != nil }
  /// The value of `isOverrun` before the turn.
  var wasOverrun = false
  /// The current step of its upload.
  var mediaStep = 0

  // As the device knows it.
  /// The account's number; nil without a login.
  var account: AccountNumber?
  /// The last login's number.
  var login = LoginNumber.zero
  var followsGroups = true
  /// The ids of rooms and groups that the login is in or is subscribed to.
  var places: Set<String> = []
  /// The accounts in each place, by folded names, by place.
  var occupants: [String: Set<String>] = [:]
  var otherDevices: [OnlineDevice] = []
  /// A place was left during the turn.
  var leftPlaces = false
  /// The presence of watched accounts, as far as it was reported, by folded names.
  var watched: [String: PresenceState?] = [:]
  /// The last position of each stream that was reported since the login, by stream.
  var told: [StreamNumber: Int64] = [:]
  /// The entries that were reported in this turn.
  var toldEntries: Set<EventPlace> = []

  /// The requests of this turn that were refused.
  var refused: Set<UInt64> = []

  // Before the turn.
  var loginBefore: SessionRecord?
  /// The streams of the places.
  var placesBefore: Set<StreamNumber> = []

  init(slot: Int, node: Int, id: UInt64) {
    self.slot = slot
    self.node = node
    session = HubSession(id: SessionID(id), outlet: sink)
  }

  func beginLogin(_ account: AccountNumber, login: LoginNumber, followsGroups: Bool) {
    endLogin()
    self.account = account
    self.login = login
    self.followsGroups = followsGroups
  }

  func endLogin() {
    account = nil
    leftPlaces = leftPlaces || !places.isEmpty
    places.removeAll()
    occupants.removeAll()
    otherDevices.removeAll()
    watched.removeAll()
    told.removeAll()
  }

  func enter(_ place: String) { places.insert(CanonicalName.normalized(place)) }

  func leave(_ place: String) {
    if places.remove(CanonicalName.normalized(place)) != nil { leftPlaces = true }
  }
}

/// A breach of the model's rules by a hub.
package struct ModelViolation: Error, Hashable, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}
