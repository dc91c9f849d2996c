public import Parlance

extension Client {
  /// Hands a message to the API without waiting for its outcome; returns its id.
  @discardableResult
  public func submit(_ message: OutgoingMessage, to addressee: some Addressee) async throws -> MessageID {
    let conversation = addressee.conversation
    let id = try await driver().submit(message, to: conversation)
    let isTip = if case .tip = message.content { true } else { false }
    world.note(id, by: self, in: conversation, isTip: isTip, addressees: message.addressees)
    return id
  }

  /// Hands a text to the API without waiting for its outcome; returns its id.
  @discardableResult
  public func submit(_ text: String, to addressee: some Addressee) async throws -> MessageID {
    try await submit(OutgoingMessage(text), to: addressee)
  }

  /// Sends a message and waits until it was accepted; returns its id.
  @discardableResult
  public func send(
    _ message: OutgoingMessage, to addressee: some Addressee, file: String = #fileID, line: Int = #line
  ) async throws -> MessageID {
    let id = try await submit(message, to: addressee)
    try await isAccepted(id, file: file, line: line)
    return id
  }

  /// Sends a text and waits until it was accepted; returns its id.
  @discardableResult
  public func send(
    _ text: String, to addressee: some Addressee, file: String = #fileID, line: Int = #line
  ) async throws -> MessageID {
    try await send(OutgoingMessage(text), to: addressee, file: file, line: line)
  }

  /// Sends texts one after the other and waits until all were accepted; returns their ids.
  @discardableResult
  public func send(
    _ texts: [String], to addressee: some Addressee, file: String = #fileID, line: Int = #line
  ) async throws -> [MessageID] {
    var ids: [MessageID] = []
    for text in texts { ids.append(try await submit(text, to: addressee)) }
    for id in ids { try await isAccepted(id, file: file, line: line) }
    return ids
  }

  /// Waits for the outcome of a message; nil if it was accepted.
  public func outcome(
    of id: MessageID, file: String = #fileID, line: Int = #line
  ) async throws -> VendorError? {
    let outcome = try await log.wait(for: "the outcome of \(id)", file: file, line: line) { entries in
      entries.lazy.compactMap { entry -> Result<Void, VendorError>? in
        guard case .sent(id, let error) = entry.observation else { return nil }
        return error.map { .failure($0) } ?? .success(())
      }.first.map(SentOutcome.init)
    }
    return outcome.error
  }

  /// Waits until the outcome of a message that was accepted is reported again, under the same id.
  func secondOutcome(of id: MessageID, file: String, line: Int) async throws -> VendorError? {
    let outcome = try await log.wait(for: "the second outcome of \(id)", file: file, line: line) { entries in
      entries.lazy.compactMap { entry -> Result<Void, VendorError>? in
        guard case .sent(id, let error) = entry.observation else { return nil }
        return error.map { .failure($0) } ?? .success(())
      }.dropFirst().first.map(SentOutcome.init)
    }
    return outcome.error
  }

  /// Waits until a message was accepted; fails if it is refused.
  public func isAccepted(_ id: MessageID, file: String = #fileID, line: Int = #line) async throws {
    if let error = try await outcome(of: id, file: file, line: line) {
      throw ConformanceFailure("\(log.name): \(id) was refused with \(error)", file: file, line: line)
    }
  }

  /// Returns whether a message waits for the hub.
  public func isPending(_ id: MessageID, in addressee: some Addressee) async throws -> Bool {
    try await driver().isPending(id, in: addressee.conversation)
  }

  /// Sends a command and waits until it was accepted.
  ///
  /// - parameter command: The command to send.
  /// - parameter attributes: A JSON object that goes with it; nil for none.
  /// - parameter addressee: The client or conversation that it goes to.
  public func sendCommand(
    _ command: CommandContent, attributes: String? = nil, to addressee: some Addressee
  ) async throws {
    try await driver(as: (any CommandDriver).self, "send commands")
      .sendCommand(command, attributes: attributes, to: addressee.conversation)
  }

  /// Sends a command that asks for the revocation of a message, and waits until it was accepted.
  public func sendRevocationCommand(for id: MessageID, to addressee: some Addressee) async throws {
    let attributes = try JSONObject.text(of: ["msgId": id.string])
    try await sendCommand(CommandContent(action: "REVOKE_FLAG"), attributes: attributes, to: addressee)
    world.ledger.withLock { $0.markRevoked(id, forReceiversOnly: false) }
  }

  /// Takes a message back.
  ///
  /// - returns: A Boolean value that indicates whether the local database still had it during the completion.
  @discardableResult
  public func revoke(
    _ id: MessageID, in addressee: some Addressee, words: RevocationWords? = nil
  ) async throws -> Bool {
    let wasStored = try await driver(as: (any RevocationDriver).self, "revoke")
      .revoke(id, in: addressee.conversation, words: words)
    world.ledger.withLock { $0.markRevoked(id, forReceiversOnly: false) }
    return wasStored
  }

  /// Notifies the peer that everything up to a message was read.
  public func acknowledge(_ id: MessageID, in addressee: some Addressee) async throws {
    try await driver(as: (any ReceiptDriver).self, "send receipts").acknowledge(id, in: addressee.conversation)
  }

  /// Notifies the senders of group messages that they were read; returns those for which it failed.
  @discardableResult
  public func acknowledgeGroup(_ ids: [MessageID], in addressee: some Addressee) async throws -> [MessageID] {
    try await driver(as: (any GroupAcknowledgingDriver).self, "acknowledge group messages")
      .acknowledgeGroup(ids, in: addressee.conversation)
  }

  /// Marks a conversation as read.
  public func markRead(_ addressee: some Addressee) async throws {
    try await driver(as: (any ReadMarkingDriver).self, "mark as read").markRead(addressee.conversation)
  }

  /// Deletes a message from the local database.
  public func deleteLocally(_ id: MessageID, in addressee: some Addressee) async throws {
    try await driver(as: (any LocalDeletionDriver).self, "delete locally")
      .deleteLocally(id, in: addressee.conversation)
    noteDeleted(id)
  }

  /// Pins a conversation for all devices of the account, or takes the pin off.
  public func setPinned(_ isPinned: Bool, _ addressee: some Addressee) async throws {
    try await driver(as: (any PinningDriver).self, "pin conversations").setPinned(isPinned, addressee.conversation)
  }

  /// Returns whether a conversation shows itself as pinned.
  public func isPinned(_ addressee: some Addressee) async throws -> Bool {
    try await driver(as: (any PinningDriver).self, "pin conversations").isPinned(addressee.conversation)
  }

  /// Enters a room.
  public func enter(room addressee: some Addressee) async throws {
    try await driver(as: (any RoomDriver).self, "enter rooms").enterRoom(addressee.conversation.name)
  }

  /// Leaves a room.
  public func leave(room addressee: some Addressee) async throws {
    try await driver(as: (any RoomDriver).self, "leave rooms").leaveRoom(addressee.conversation.name)
  }
}

private struct SentOutcome: Sendable {
  var error: VendorError?

  init(_ result: Result<Void, VendorError>) {
    if case .failure(let error) = result { self.error = error }
  }
}
