public import Parlance

/// The messages that an app keeps by itself, where its style has no local database.
///
/// It outlives the style's objects and a restart of the world, as the app's own file would.
public final class AppNotebook: Sendable {
  private let messages = Lock<[(conversation: ConversationID, message: StoredMessage)]>([])

  /// Creates an empty notebook.
  public init() {}

  /// Notes a message, or replaces what was noted under its id.
  public func note(_ message: StoredMessage, in conversation: ConversationID) {
    messages.withLock { messages in
      messages.removeAll { $0.message.id == message.id }
      messages.append((conversation, message))
    }
  }

  /// Returns the newest messages of a conversation, in the order of their times.
  public func history(_ conversation: ConversationID, limit: Int) -> [StoredMessage] {
    let all = messages.withLock { $0 }.filter { $0.conversation == conversation }.map(\.message)
    return Array(all.sorted { $0.time < $1.time }.suffix(limit))
  }
}
