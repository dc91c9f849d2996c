package import Parlance

/// One way to reach the engine: the neutral client, or an adapter.
package protocol BenchmarkPath: AnyObject {
  static var name: String { get }

  /// Logs a sender and a receiver in.
  ///
  /// - parameter accepted: To be called for every message that the hub has accepted.
  /// - parameter received: To be called with the number of messages that reached the receiver's app together.
  init(
    environment: MessagingEnvironment, sender: String, receiver: String, ready: @escaping () -> Void,
    accepted: @escaping () -> Void, received: @escaping (Int) -> Void) throws

  /// Sends one message of 100 bytes.
  func send() throws
}

/// The text of each message.
package let payload = String(repeating: "x", count: 100)
