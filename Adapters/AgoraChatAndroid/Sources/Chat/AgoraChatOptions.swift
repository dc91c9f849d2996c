internal import Parlance

/// Settings of a chat manager. May be used from any thread.
public final class AgoraChatOptions: Sendable {
  private struct Values {
    var requireAck = true
    var requireDeliveryAck = false
  }

  private let values = Lock(Values())

  /// Creates settings with the vendor's defaults.
  public init() {}

  /// Returns whether read receipts are sent; true unless changed.
  public func getRequireAck() -> Bool { values.withLock { $0.requireAck } }
  /// Sets whether read receipts are sent: without it `AgoraChatManager.ackMessageRead(_:_:)` does nothing.
  public func setRequireAck(_ requireAck: Bool) { values.withLock { $0.requireAck = requireAck } }
  /// Returns whether delivery receipts are sent; false unless changed.
  public func getRequireDeliveryAck() -> Bool { values.withLock { $0.requireDeliveryAck } }
  /// Sets whether delivery receipts are sent; takes effect at the next login.
  public func setRequireDeliveryAck(_ requireDeliveryAck: Bool) {
    values.withLock { $0.requireDeliveryAck = requireDeliveryAck }
  }
}
