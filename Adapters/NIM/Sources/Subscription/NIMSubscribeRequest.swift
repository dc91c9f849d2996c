public import Foundation
internal import Parlance

/// A request about subscriptions to events.
open class NIMSubscribeRequest: NSObject {
  /// The type of the events: `NIMSubscribeSystemEventType.online`, or a number from 100,000 on.
  open var type = NIMSubscribeSystemEventType.online.rawValue
  /// The time for which the subscription lasts, in seconds: 60 to 2,592,000 (30 days). Needed to subscribe.
  open var expiry: TimeInterval = 0
  /// A Boolean value that indicates whether the present state is delivered at once, to `onRecvSubscribeEvents`. False by
  /// default.
  open var syncEnabled = false
  /// The accounts (`String`) whose events are meant, at most 100.
  open var publishers: [Any] = []

  /// Creates a request.
  public override init() {}
}

/// A subscription of this account.
open class NIMSubscribeResult: NSObject {
  /// The type of the events.
  public let type: Int
  /// The time for which the subscription lasts from `timestamp` on, in seconds.
  public let expiry: TimeInterval
  /// The time at which it was made or renewed, in seconds since 1970, by the server's clock.
  public let timestamp: TimeInterval
  /// The account whose events it is for; nil for an object of the app's own.
  public let publisher: String!

  /// Creates an empty object, without a publisher.
  public override init() {
    type = 0
    expiry = 0
    timestamp = 0
    publisher = nil
  }

  init(_ subscription: StatusSubscription) {
    type = subscription.type
    expiry = TimeInterval(subscription.expiry.milliseconds(since: subscription.time)) / 1000
    timestamp = subscription.time.seconds
    publisher = subscription.account.name
  }
}
