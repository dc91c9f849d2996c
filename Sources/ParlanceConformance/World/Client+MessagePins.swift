public import Parlance

extension Client {
  /// Pins a message, or takes its pin off.
  public func setPinned(_ isPinned: Bool, _ id: MessageID, in addressee: some Addressee) async throws {
    try await pinDriver().setPinned(isPinned, id, in: addressee.conversation)
  }

  /// Waits for a pin, or for its removal.
  public func seesPin(
    _ id: MessageID, in addressee: some Addressee, by other: Client, isRemoval: Bool = false,
    file: String = #fileID, line: Int = #line
  ) async throws {
    let place = addressee.conversation
    _ = try await log.wait(for: "pin of \(id), removed \(isRemoval)", file: file, line: line) { entries -> Bool? in
      entries.observations(of: ObservedPin.self).contains { pin in
        pin.messageID == id && pin.conversation == place && pin.isRemoval == isRemoval
          && (isRemoval || pin.account == other.account)
      } ? true : nil
    }
  }

  /// Checks the pinned messages of a conversation, as the client knows them and as the hub does.
  public func showsPins(
    _ expected: [MessageID: Client], in addressee: some Addressee, among ids: [MessageID], file: String = #fileID,
    line: Int = #line
  ) async throws {
    let driver = try pinDriver()
    for id in ids {
      let account = try await driver.localPin(id, in: addressee.conversation)
      try requireEqual(
        account, expected[id]?.account, "\(log.name) knows who pinned \(id)", file: file, line: line)
    }
    let loaded = try await driver.loadPins(in: addressee.conversation)
    try requireEqual(loaded, Set(expected.keys), "\(log.name) pinned messages", file: file, line: line)
  }

  /// Every change of a pin of which a callback told.
  public var pins: [ObservedPin] { log.entries.observations(of: ObservedPin.self) }

  private func pinDriver() throws -> any MessagePinDriver {
    try driver(as: (any MessagePinDriver).self, "pin messages")
  }
}
