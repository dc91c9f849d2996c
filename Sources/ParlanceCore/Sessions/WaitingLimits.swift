/// The messages that wait at the hub for a device that is away, where its style does not receive them all.
public struct WaitingLimits: Hashable, Sendable {
  /// The largest number of messages of direct conversations, of all peers together; the newest stay.
  public var count: Int
  /// The time that they wait, in milliseconds.
  public var age: Int64

  /// Creates limits.
  public init(count: Int, age: Int64) {
    self.count = count
    self.age = age
  }
}
