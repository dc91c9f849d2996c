internal import ParlanceCore

/// What ends at the hub with a session, and is asked for again after a break of the link; without I/O.
///
/// Everything here stands from the hub's answer to the app's call until the app takes it back or the hub says that it is
/// over; a break of the link changes nothing.
struct SessionState {
  /// How this account appears in a room.
  struct RoomProfile {
    var nickname: String?
    var custom: String?
  }

  /// Rooms this device is in, and as whom.
  var rooms: [String: RoomProfile] = [:]
  /// The rooms and groups that this device attends.
  var attended: Set<String> = []
  /// Accounts that this device watches, and how they stood when it was last told.
  var watched: [AccountID: PresenceState?] = [:]
  /// The attributes that this device wrote for its account.
  private(set) var attributes: [String: String] = [:]

  /// Follows what the hub made of a change of this account's attributes.
  mutating func note(_ change: AttributeChange) {
    switch change {
    case .replace(let new): attributes = new
    case .merge(let new): attributes.merge(new) { $1 }
    case .remove(let keys): for key in keys { attributes[key] = nil }
    case .clear: attributes.removeAll()
    }
  }

  /// Takes how watched accounts stand.
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
