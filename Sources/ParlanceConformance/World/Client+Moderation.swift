public import Parlance

extension Client {
  /// Sends a text that the operator's word list withholds, and checks that it counts as sent in its sender's app.
  ///
  /// - returns: The id of the message, which no other account receives.
  public func sendWithheld(
    _ text: String, to addressee: some Addressee, file: String = #fileID, line: Int = #line
  ) async throws -> MessageID {
    let id = try await submit(text, to: addressee)
    world.ledger.withLock { $0.markWithheld(id) }
    try await isAccepted(id, file: file, line: line)
    return id
  }
}
