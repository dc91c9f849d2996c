public import Parlance

extension Client {
  /// Changes the text of a message.
  @discardableResult
  public func edit(_ id: MessageID, in addressee: some Addressee, to text: String) async throws -> ObservedEdit {
    try await driver(as: (any EditDriver).self, "change messages").edit(id, in: addressee.conversation, to: text)
  }

  /// Waits for a change of a message's text.
  public func seesEdit(
    _ id: MessageID, in addressee: some Addressee, by editor: Client, to text: String, count: Int = 1,
    file: String = #fileID, line: Int = #line
  ) async throws {
    let expected = ObservedEdit(
      messageID: id, conversation: addressee.conversation, editor: editor.account, text: text, count: count)
    try await log.wait(for: expected, file: file, line: line)
  }

  /// Checks the text of a message in the local history.
  public func shows(
    _ text: String, of id: MessageID, in addressee: some Addressee, file: String = #fileID, line: Int = #line
  ) async throws {
    let stored = try await history(addressee).first { $0.id == id }
    try requireEqual(stored?.text, text, "\(log.name) text of \(id)", file: file, line: line)
  }

  /// Every change of a message of which a callback told.
  public var edits: [ObservedEdit] { log.entries.observations(of: ObservedEdit.self) }
}
