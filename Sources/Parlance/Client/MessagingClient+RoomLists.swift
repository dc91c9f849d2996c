public import ParlanceCore
internal import ParlanceEngine

/// Lists of rooms, and rooms that apps create.
extension MessagingClient {
  /// Returns rooms, by id; those that were created by their first use are not listed.
  ///
  /// - parameter cursor: The cursor that came with the part before; nil for the first.
  /// - parameter limit: The maximum number of rooms, at least 1.
  /// - returns: The rooms, and the cursor of the next part; nil at the end.
  /// - throws: `MessagingError` with code `invalidArgument` for a limit below 1, `forbidden` if the hub lists no rooms
  ///   (`HubSettings.listsRooms`).
  public func fetchRooms(
    after cursor: String? = nil, limit: Int = 100
  ) async throws(MessagingError) -> (rooms: [RoomInfo], next: String?) {
    try await result { $0.fetchRooms(after: cursor, limit: limit, completion: $1) }
  }

  /// Creates a room that this account owns. The account is not in it before it enters it.
  ///
  /// - parameter name: The name to show, at most 1024 bytes of UTF-8.
  /// - parameter occupantLimit: The maximum number of accounts in it at the same time; nil, the default, for any number.
  /// - parameter properties: Further properties, by the names in `GroupInfo.Property` and `RoomInfo.Property`.
  /// - returns: The room.
  /// - throws: `MessagingError` with code `forbidden` for an account that may not create rooms (`HubSettings.roomCreation`),
  ///   `limitExceeded` for too many rooms or properties, `invalidArgument`, `messageTooLarge`.
  public func createRoom(
    name: String, occupantLimit: Int? = nil, properties: [String: String] = [:]
  ) async throws(MessagingError) -> RoomInfo {
    var all = properties
    if let occupantLimit { all[RoomInfo.Property.occupantLimit] = String(occupantLimit) }
    return try await result { [all] in $0.createRoom(name: name, properties: all, completion: $1) }
  }
}
