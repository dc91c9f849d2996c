/// Asks for rooms, by id; those that were created by their first use are not listed.
package struct RoomsCall: HubCall {
  package typealias Reply = RoomsReply
  package static var kind: CallKind { .rooms }
  /// The place from which the reply before went on; nil for the beginning.
  package var after: String?
  /// The maximum number of rooms, at least 1.
  package var limit: Int

  package init(after: String? = nil, limit: Int) {
    self.after = after
    self.limit = limit
  }
}

/// A part of the rooms.
package struct RoomsReply: Hashable, Sendable {
  package var rooms: [RoomInfo]
  /// The place to go on from; nil if these are the last. A part may have fewer rooms than were asked for, or none, and others after it.
  package var next: String?

  package init(_ rooms: [RoomInfo], next: String? = nil) {
    self.rooms = rooms
    self.next = next
  }
}

/// Creates a room that this account owns, if the hub lets it.
package struct CreateRoomCall: HubCall {
  package typealias Reply = RoomReply
  package static var kind: CallKind { .createRoom }
  package var name: String
  /// Properties by the names in `GroupInfo.Property` and `RoomInfo.Property`.
  package var properties: [String: String]

  package init(name: String, properties: [String: String] = [:]) {
    self.name = name
    self.properties = properties
  }
}
