public import ParlanceCore

/// Lists of rooms, and rooms that apps create.
extension Device {
  /// Fetches rooms, by id; those that were created by their first use are not listed.
  ///
  /// - parameter cursor: The cursor that came with the part before; nil for the first.
  /// - parameter limit: The maximum number of rooms, at least 1.
  /// - parameter completion: Receives the rooms, and the cursor of the next part, nil at the end; or `invalidArgument`, or `forbidden` if
  ///   the hub lists no rooms.
  public func fetchRooms(
    after cursor: String? = nil, limit: Int,
    completion: @escaping (Result<(rooms: [RoomInfo], next: String?), MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.rosters.fetchRooms(RoomsCall(after: cursor, limit: limit), then: end)
    }
  }

  /// Fetches a page of rooms by its number, in as many parts as it takes.
  ///
  /// - parameter skipped: The number of rooms of the list before the page.
  /// - parameter limit: The maximum number of rooms; nil for all.
  /// - parameter completion: Receives the rooms; or `invalidArgument`, `forbidden`.
  public func fetchRooms(
    skipping skipped: Int, limit: Int?, completion: @escaping (Result<[RoomInfo], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.rosters.fetchRooms(skipping: skipped, limit: limit, then: end)
    }
  }

  /// Creates a room that this account owns. The account is not in it before it enters it.
  ///
  /// - parameter name: The name to show.
  /// - parameter properties: Properties by the names in `GroupInfo.Property` and `RoomInfo.Property`.
  /// - parameter completion: Receives the room; or `forbidden` for an account that may not create rooms, `limitExceeded`,
  ///   `invalidArgument`, `messageTooLarge`.
  public func createRoom(
    name: String, properties: [String: String] = [:], completion: @escaping (Result<RoomInfo, MessagingError>) -> Void
  ) {
    runner.ask(CreateRoomCall(name: name, properties: properties), completion: completion) { _, reply in reply.room }
  }
}

extension DeviceRosters {
  /// Fetches rooms. The hub looks at some conversations at a time, and none of them may be a room.
  fileprivate func fetchRooms(
    _ call: RoomsCall,
    then end: @escaping (DeviceCore, Result<(rooms: [RoomInfo], next: String?), MessagingError>) -> Void
  ) {
    core.request(call) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let reply):
        guard reply.rooms.isEmpty, let next = reply.next, next != call.after else {
          return end(core, .success((reply.rooms, reply.next)))
        }
        core.rosters.fetchRooms(RoomsCall(after: next, limit: call.limit), then: end)
      }
    }
  }

  fileprivate func fetchRooms(
    skipping skipped: Int, limit: Int?, then end: @escaping (DeviceCore, Result<[RoomInfo], MessagingError>) -> Void
  ) {
    guard skipped >= 0, limit.map({ $0 > 0 }) ?? true else {
      return end(core, .failure(MessagingError(.invalidArgument, "page of rooms")))
    }
    let (sum, overflow) = skipped.addingReportingOverflow(limit ?? .max)
    fetchRooms(after: nil, upTo: overflow ? .max : sum, []) { core, result in
      end(core, result.map { Array($0.dropFirst(skipped)) })
    }
  }

  private func fetchRooms(
    after cursor: String?, upTo count: Int, _ known: [RoomInfo],
    then end: @escaping (DeviceCore, Result<[RoomInfo], MessagingError>) -> Void
  ) {
    fetchRooms(RoomsCall(after: cursor, limit: min(1000, count - known.count))) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let part):
        let rooms = known + part.rooms
        guard let next = part.next, next != cursor, rooms.count < count else { return end(core, .success(rooms)) }
        core.rosters.fetchRooms(after: next, upTo: count, rooms, then: end)
      }
    }
  }
}
