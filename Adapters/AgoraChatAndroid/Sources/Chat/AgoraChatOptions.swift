internal import Parlance

/// Settings of a chat manager. May be used from any thread.
public final class AgoraChatOptions: Sendable {
  private struct Values {
    var requireAck = true
    var requireDeliveryAck = false
  }

  private let values = Lock(Values())

  /// Settings with the vendor's defaults.
  public init() {}

  /// Whether peers are told what was read here; true unless changed.
  public func getRequireAck() -> Bool { values.withLock { $0.requireAck } }
  /// Sets whether peers are told what was read here: without it `AgoraChatManager.ackMessageRead(_:_:)` does nothing.
  public func setRequireAck(_ requireAck: Bool) { values.withLock { $0.requireAck = requireAck } }
  /// Whether peers are told what this device received; false unless changed.
  public func getRequireDeliveryAck() -> Bool { values.withLock { $0.requireDeliveryAck } }
  /// Sets whether peers are told what this device received; takes effect at the next login.
  public func setRequireDeliveryAck(_ requireDeliveryAck: Bool) {
    values.withLock { $0.requireDeliveryAck = requireDeliveryAck }
  }
}
