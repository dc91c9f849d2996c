public import Parlance

/// Rooms, and the accounts in them.
extension AcmeMessenger {
  /// Enters a room.
  ///
  /// - parameter id: The room.
  /// - parameter appearance: The way in which the account appears to the others: its tags, its place.
  /// - parameter completion: Receives nil once the account is in the room.
  public func enterRoom(
    _ id: String, as appearance: RoomAppearance = RoomAppearance(), completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { device, completion in device.enterRoom(id, as: appearance) { completion($0.failure) } }
  }

  /// Leaves a room.
  public func leaveRoom(_ id: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.leaveRoom(id, completion: $1) }
  }

  /// Creates a room that this account owns, and is not in.
  ///
  /// - parameter name: The room's name.
  /// - parameter limit: The maximum number of accounts in it at the same time; nil for any number.
  /// - parameter completion: Receives the room's id.
  public func createRoom(
    named name: String, limit: Int?, completion: @escaping (Result<String, AcmeError>) -> Void
  ) {
    let properties = limit.map { [RoomInfo.Property.occupantLimit: String($0)] } ?? [:]
    fetch(completion) { device, completion in
      device.createRoom(name: name, properties: properties) { completion($0.map(\.id)) }
    }
  }

  /// Fetches the service's rooms.
  ///
  /// - parameter next: Where to go on: ``AcmePage/next`` of the part before; nil for the first part.
  /// - parameter limit: The largest number of rooms.
  /// - parameter completion: Receives a part of the list.
  public func fetchRooms(
    after next: String?, limit: Int, completion: @escaping (Result<AcmePage<RoomInfo>, AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchRooms(after: next, limit: limit) { result in
        completion(result.map { AcmePage(elements: $0.rooms, next: $0.next) })
      }
    }
  }

  /// Fetches what a room says of itself.
  public func fetchRoom(_ id: String, completion: @escaping (Result<RoomInfo, AcmeError>) -> Void) {
    fetch(completion) { device, completion in device.fetchRoom(id) { completion($0.map(\.room)) } }
  }

  /// Fetches the accounts in a room without its owner and its managers, by name.
  ///
  /// - parameter id: The room.
  /// - parameter next: Where to go on: ``AcmePage/next`` of the part before; nil for the first part.
  /// - parameter limit: The largest number of accounts.
  /// - parameter completion: Receives a part of the list.
  public func fetchMembers(
    ofRoom id: String, after next: String?, limit: Int,
    completion: @escaping (Result<AcmePage<AccountID>, AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchRoom(id) { completion($0.map { Self.page(of: $0.members, after: next, limit: limit) }) }
    }
  }

  /// Fetches the accounts in a room that have a tag.
  public func fetchMembers(
    ofRoom id: String, tagged tag: String, completion: @escaping (Result<[AccountID], AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchMembers(ofRoom: id, tag: tag) { completion($0.map { $0.map(\.account) }) }
    }
  }
}
