public import Parlance

/// The administration of a room, by its owner and its managers.
extension AcmeMessenger {
  /// Changes the standing of an account: whether it may write or enter, and whether it manages the room.
  public func change(
    _ account: AccountID, inRoom id: String, _ change: RoomStandingChange, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { $0.changeStandings(of: [account], inRoom: id, change, completion: $1) }
  }

  /// Fetches the regular members of a room, which stay on its list while they are away; without owner and managers.
  public func fetchRegularMembers(
    ofRoom id: String, completion: @escaping (Result<[AccountID], AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchStandings(ofRoom: id) { result in
        completion(
          result.map { $0.standings.filter { $0.isRegular && $0.role == .ordinary }.map(\.account) })
      }
    }
  }

  /// Changes a room's announcement; an empty one removes it.
  public func announce(_ text: String, inRoom id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.updateRoom(id, [GroupInfo.Property.announcement: text], completion: $1) }
  }

  /// Fetches a room's announcement; nil for none.
  public func fetchAnnouncement(ofRoom id: String, completion: @escaping (Result<String?, AcmeError>) -> Void) {
    fetchRoom(id) { result in completion(result.map { $0.properties[GroupInfo.Property.announcement] }) }
  }

  /// Forbids all ordinary accounts in a room to write, or allows it again.
  public func setAllMuted(_ isMuted: Bool, inRoom id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.updateRoom(id, [GroupInfo.Property.muted: String(isMuted)], completion: $1) }
  }

  /// Removes an account from a room, which it may enter again.
  public func remove(_ account: AccountID, fromRoom id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { device, completion in
      device.removeMembers([account], fromRoom: id) { completion($0.failure) }
    }
  }

  /// Sets an entry of a room.
  ///
  /// - parameter key: The entry's key.
  /// - parameter value: Its text.
  /// - parameter isTransient: A Boolean value that indicates whether the entry goes when this account leaves.
  /// - parameter id: The room.
  /// - parameter completion: Receives nil once the room has the entry.
  public func setEntry(
    _ key: String, _ value: String, isTransient: Bool, inRoom id: String, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { device, completion in
      device.setEntries([(key, value)], inRoom: id, reach: .own, isTransient: isTransient) { completion($0.failure) }
    }
  }

  /// Fetches the entries of a room.
  public func fetchEntries(
    ofRoom id: String, completion: @escaping (Result<[String: String], AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchEntries(ofRoom: id) { result in
        completion(result.map { Dictionary($0.map { ($0.key, $0.value) }) { $1 } })
      }
    }
  }
}
