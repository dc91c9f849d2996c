/// The vendor's documented limits (its page on product limitations).
package enum AgoraLimits {
  /// The largest body of one message, in bytes.
  package static let messageBytes = 3 * 1024
  /// The largest file of one message, in bytes.
  package static let attachmentBytes: Int64 = 10 * 1024 * 1024
  /// The number of messages that can be combined into one (the vendor's page on combined messages).
  package static let combinedMessages = 300
  /// The nesting depth of combined messages, at most.
  package static let combinedLevels = 10
  /// The longest user id, in bytes.
  package static let userIDBytes = 64
}
