public import Parlance

extension Client {
  /// Waits until a callback reports what is so in a group.
  public func sees(
    _ change: GroupChange, in group: ConversationID, file: String = #fileID, line: Int = #line
  ) async throws {
    try await log.wait(for: ObservedGroupChange(group: group.name, change: change), file: file, line: line)
  }

  /// Waits until a callback reports that this account is no longer in a room.
  public func seesExit(
    _ exit: RoomExit, from room: ConversationID, file: String = #fileID, line: Int = #line
  ) async throws {
    try await log.wait(for: ObservedRoomExit(room: room.name, exit: exit), file: file, line: line)
  }

  /// Checks that a text to a conversation is refused, with whatever error the style has for it.
  public func mayNotWrite(
    in conversation: ConversationID, file: String = #fileID, line: Int = #line
  ) async throws {
    do {
      let id = try await submit("let me speak", to: conversation)
      if try await outcome(of: id, file: file, line: line) != nil { return }
    } catch is VendorError {
      return
    }
    throw ConformanceFailure("\(log.name) wrote where it may not", file: file, line: line)
  }
}
