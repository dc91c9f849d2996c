public import Parlance

extension Client {
  /// Waits until callbacks have reported as many actions of this account's other devices, and checks them and their order.
  public func hears(
    _ expected: [(kind: OwnAction.Kind, conversation: ConversationID)], file: String = #fileID, line: Int = #line
  ) async throws {
    let wanted = expected.map { "\($0.kind) \($0.conversation)" }
    let heard = try await log.wait(for: "\(wanted.count) own actions", file: file, line: line) { entries in
      let heard = Self.ownActions(in: entries)
      return heard.count >= wanted.count ? heard : nil
    }
    try requireEqual(heard, wanted, "own actions at \(log.name)", file: file, line: line)
  }

  /// The actions of this account's other devices that callbacks reported, in order.
  public var ownActions: [String] { Self.ownActions(in: log.entries) }

  private static func ownActions(in entries: [ObservationLog.Entry]) -> [String] {
    entries.observations(of: ObservedOwnAction.self).map { "\($0.kind) \($0.conversation)" }
  }
}
