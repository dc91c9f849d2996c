public import Parlance

extension Client {
  /// Enters a room with tags or a place.
  public func enter(room addressee: some Addressee, as appearance: RoomAppearance) async throws {
    try await appearing().enterRoom(addressee.conversation.name, as: appearance)
  }

  /// Sends a text to those in a room who have a tag, and waits until it was accepted; returns its id.
  @discardableResult
  public func send(_ text: String, tagged tag: String, to addressee: some Addressee) async throws -> MessageID {
    try await note(appearing().submit(text, toRoom: addressee.conversation.name, tagged: tag, at: nil), in: addressee)
  }

  /// Sends a text to those in a room who are near a place, and waits until it was accepted; returns its id.
  @discardableResult
  public func send(_ text: String, at place: RoomLocation, to addressee: some Addressee) async throws -> MessageID {
    try await note(appearing().submit(text, toRoom: addressee.conversation.name, tagged: nil, at: place), in: addressee)
  }

  private func note(_ id: MessageID, in addressee: some Addressee) async throws -> MessageID {
    world.note(id, by: self, in: addressee.conversation)
    try await isAccepted(id)
    return id
  }

  private func appearing() throws -> any RoomAppearanceDriver {
    try driver(as: (any RoomAppearanceDriver).self, "show tags and places in rooms")
  }
}
