public import Foundation

/// Methods that receive events. Every method is optional; all are called on the environment's callback queue.
public protocol NIMEventSubscribeManagerDelegate: NSObjectProtocol {
  /// Users to whom this account is subscribed came or went, or published events (`NIMSubscribeEvent`); or another client of
  /// this account published one. After a login the present state of all subscriptions is delivered.
  func onRecvSubscribeEvents(_ events: [Any])
}

extension NIMEventSubscribeManagerDelegate {
  public func onRecvSubscribeEvents(_ events: [Any]) {}
}

/// Publishes events, and subscribes to those of others. Subscriptions belong to the account and outlast its logins.
///
/// The text of an online event is the description that users of other SDKs publish and see.
///
/// Errors of all calls: local `userInfoNeeded` (not logged in), `invalidParam` (a type below 100,000 that is not
/// `NIMSubscribeSystemEventType.online`, and what the calls name); remote 415 (no connection).
public protocol NIMEventSubscribeManager: NSObjectProtocol {
  /// Publishes an event.
  ///
  /// Errors: local `invalidParam` (an expiry that is not 60 seconds to 7 days, an online event with a value that only the
  /// server publishes), remote 419 (a text that is too long, or more than 16 types).
  ///
  /// - parameter event: The event.
  /// - parameter completion: Receives the same event with its publisher and time, or the error.
  func publishEvent(_ event: NIMSubscribeEvent, completion: NIMEventSubscribeBlock?)
  /// Subscribes to events of users, or renews subscriptions.
  ///
  /// Errors: local `invalidParam` (an expiry that is not 60 seconds to 30 days, not 1 to 100 publishers, this account among
  /// them), remote 419 (more than 3,000 subscriptions).
  ///
  /// - parameter request: The request, with type, expiry and publishers.
  /// - parameter completion: Receives the publishers that do not exist, nil if all do; or the
  ///   error.
  func subscribeEvent(_ request: NIMSubscribeRequest, completion: NIMEventSubscribeResponseBlock?)
  /// Ends subscriptions.
  ///
  /// Errors: local `invalidParam` (more than 100 publishers).
  ///
  /// - parameter request: The request, with the type; without publishers all subscriptions to it end.
  /// - parameter completion: Receives nil for the publishers that failed, or the error.
  func unSubscribeEvent(_ request: NIMSubscribeRequest, completion: NIMEventSubscribeResponseBlock?)
  /// Fetches this account's subscriptions.
  ///
  /// Errors: local `invalidParam` (more than 100 publishers).
  ///
  /// - parameter request: The request, with the type and the publishers; all if there are none.
  /// - parameter completion: Receives the subscriptions (`NIMSubscribeResult`), or the error.
  func querySubscribeEvent(_ request: NIMSubscribeRequest, completion: NIMEventSubscribeQueryBlock?)
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMEventSubscribeManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMEventSubscribeManagerDelegate)
}

extension NIMEventSubscribeManager {
  /// Publishes an event.
  public func publishEvent(_ event: NIMSubscribeEvent) { publishEvent(event, completion: nil) }
  /// Subscribes to events of users.
  public func subscribeEvent(_ request: NIMSubscribeRequest) { subscribeEvent(request, completion: nil) }
  /// Ends subscriptions.
  public func unSubscribeEvent(_ request: NIMSubscribeRequest) { unSubscribeEvent(request, completion: nil) }
  /// Fetches this account's subscriptions.
  public func querySubscribeEvent(_ request: NIMSubscribeRequest) { querySubscribeEvent(request, completion: nil) }
}
