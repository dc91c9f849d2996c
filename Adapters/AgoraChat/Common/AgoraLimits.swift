/// The vendor's documented limits (its page on product limitations).
package enum AgoraLimits {
  /// The largest body of one message, in bytes.
  package static let messageBytes = 3 * 1024
  /// The longest user id, in bytes.
  package static let userIDBytes = 64
}
