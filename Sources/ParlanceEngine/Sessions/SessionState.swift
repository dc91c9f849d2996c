internal import ParlanceCore

/// The state that ends at the hub with a session, and is asked for again after a break of the link; without I/O.
///
/// Everything here stands from the hub's answer to the app's call until the app takes it back or the hub says that it
/// is over; a break of the link changes nothing.
struct SessionState {
  /// The appearance of this account in a room.
  struct RoomProfile {
    /// The appearance with which the device enters the room again after a break.
    var appearance: RoomAppearance
    /// The appearance that was reported to the app: `appearance`, with what the room keeps of the account and other devices changed.
    var shown: RoomAppearance
    /// The account that owns the room, and alone can end it.
    var owner: AccountID
  }

  /// Rooms this device is in, and as whom.
  private(set) var rooms: [String: RoomProfile] = [:]
  /// A room that the app asked to leave.
  private struct Leaving {
    /// The last call to enter a room before that.
    var asked: Int
    /// The appearance of the device there, should it have to stay.
    var profile: RoomProfile?
    /// The state of the room that was reported to the app before it asked.
    var view: PlaceView?
  }

  /// Rooms that the app asked to leave, until the hub answers. What they still send is not the app's any more.
  private var leaving: [String: Leaving] = [:]
  /// The number of the last call to enter a room.
  private var lastEntering = 0
  /// The rooms and groups that this device is subscribed to.
  private(set) var subscribed: Set<String> = []
  /// The number of the last call to subscribe to a room or group.
  private var lastSubscribing = 0
  /// Rooms and groups that the app left for good, until the hub answers, with the last call to subscribe before that.
  private var leftForGood: [String: Int] = [:]
  /// The reported state of the rooms that this device is in and of the groups that it is subscribed to, by their names.
  var views: [String: PlaceView] = [:]
  /// The number of the last stay in a place.
  private var lastStay = 0
  /// Accounts that this device watches, and their presence as it was last reported.
  var watched: [AccountID: PresenceState?] = [:]
  /// This account's subscriptions to the status of others, as far as the app asked for them or the device resumed them.
  var statusSubscriptions: [StatusKey: StatusSubscription] = [:]
  /// The status of accounts to which this one is subscribed, as it was last reported.
  var shownStatuses: [StatusKey: AccountStatus] = [:]
  /// The attributes that this device wrote for its account.
  private(set) var attributes: [String: String] = [:]

  /// Returns the number of a stay that begins.
  mutating func beginStay() -> Int {
    lastStay += 1
    return lastStay
  }

  /// Notes that the app asks to enter a room.
  ///
  /// - returns: A number for ``enter(_:as:asked:)``.
  mutating func beginEntering() -> Int {
    lastEntering += 1
    return lastEntering
  }

  /// Notes that the hub let the device in. If the app asked to leave the room meanwhile, it is in it only if the hub
  /// refuses that.
  mutating func enter(_ room: String, as profile: RoomProfile, asked number: Int) {
    if let end = leaving[room], number <= end.asked {
      leaving[room]?.profile = profile
      return
    }
    rooms[room] = profile
    leaving[room] = nil
  }

  /// Notes that the appearance in a room changed.
  mutating func note(_ appearance: RoomAppearance, inRoom room: String) {
    for path in [\RoomProfile.appearance, \RoomProfile.shown] {
      rooms[room]?[keyPath: path] = appearance
      leaving[room]?.profile?[keyPath: path] = appearance
    }
  }

  /// Notes that the app asks to leave a room: from now on the device is not in it, also when the answer is lost.
  mutating func leave(_ room: String) {
    let profile = rooms.removeValue(forKey: room) ?? leaving[room]?.profile
    let view = views.removeValue(forKey: room) ?? leaving[room]?.view
    leaving[room] = Leaving(asked: lastEntering, profile: profile, view: view)
  }

  /// Notes that the hub has answered the call to leave.
  ///
  /// - parameter stays: The device was not let out.
  /// - returns: A Boolean value that indicates whether it is in the room again.
  mutating func endLeaving(_ room: String, stays: Bool) -> Bool {
    guard let end = leaving.removeValue(forKey: room), stays, rooms[room] == nil else { return false }
    rooms[room] = end.profile
    let stay = beginStay()
    views[room] = end.view
    views[room]?.stay = stay
    return end.profile != nil
  }

  /// Notes that the hub took this device out of the room, or that the room was dismissed.
  mutating func forget(_ room: String) {
    rooms[room] = nil
    leaving[room] = nil
    subscribed.remove(room)
    views[room] = nil
  }

  func isLeaving(_ room: String) -> Bool { leaving[room] != nil }

  /// Notes that the app asks to subscribe to a room or group.
  ///
  /// - returns: A number for ``subscribe(to:asked:)``.
  mutating func beginSubscribing() -> Int {
    lastSubscribing += 1
    return lastSubscribing
  }

  /// Notes that the hub lets the device subscribe; without effect if the app has ended that for good meanwhile.
  mutating func subscribe(to id: String, asked number: Int) {
    if number > leftForGood[id] ?? 0 { subscribed.insert(id) }
  }

  /// Notes that the hub lets the device be subscribed no longer.
  ///
  /// - parameter isFinal: It answers a call that ends the subscription for good; earlier calls are answered, too.
  mutating func endSubscription(_ id: String, isFinal: Bool = false) {
    subscribed.remove(id)
    views[id] = nil
    if isFinal { leftForGood[id] = nil }
  }

  /// Notes that the app is no longer subscribed, whatever the hub answers.
  mutating func endSubscriptionForGood(_ id: String) {
    leftForGood[id] = lastSubscribing
    subscribed.remove(id)
    views[id] = nil
  }

  /// Follows what the hub made of a change of this account's attributes.
  mutating func note(_ change: AttributeChange) {
    switch change {
    case .replace(let new): attributes = new
    case .merge(let new): attributes.merge(new) { $1 }
    case .remove(let keys): for key in keys { attributes[key] = nil }
    case .clear: attributes.removeAll()
    }
  }

  /// Takes the presence of watched accounts.
  ///
  /// - returns: Those that changed.
  mutating func take(_ states: [AccountPresence]) -> [AccountPresence] {
    var changed: [AccountPresence] = []
    for state in states {
      guard let known = watched[state.account], known != state.state else { continue }
      watched[state.account] = .some(state.state)
      changed.append(state)
    }
    return changed
  }
}
