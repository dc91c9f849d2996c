public import Parlance

extension World {
  /// Sends a text to all accounts, as the hub's administration.
  @discardableResult public func send(_ draft: BulletinDraft) async throws -> ObservedBulletin {
    let administration = administration
    let bulletin = try await offPool { try administration.sendBulletin(draft) }
    return ObservedBulletin(id: bulletin.id, text: bulletin.text, sender: bulletin.sender)
  }

  /// Deletes a bulletin, as the hub's administration.
  public func deleteBulletin(_ bulletin: ObservedBulletin) async throws {
    let administration = administration
    try await offPool { try administration.deleteBulletin(bulletin.id) }
  }
}

extension Client {
  /// The bulletins that callbacks have reported.
  public var bulletins: [ObservedBulletin] { log.entries.observations(of: ObservedBulletin.self) }

  /// Waits until callbacks have reported as many bulletins, and checks them and their order.
  public func seesBulletins(
    _ expected: [ObservedBulletin], file: String = #fileID, line: Int = #line
  ) async throws {
    let seen = try await log.wait(for: "\(expected.count) bulletins", file: file, line: line) { entries in
      let bulletins = entries.observations(of: ObservedBulletin.self)
      return bulletins.count >= expected.count ? bulletins : nil
    }
    try requireEqual(seen, expected, "bulletins at \(log.name)", file: file, line: line)
  }
}
