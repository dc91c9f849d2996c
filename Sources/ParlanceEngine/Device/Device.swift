public import Dispatch
public import ParlanceCore

/// One logged-in installation of one account.
///
/// Every method may be called from any thread and returns without waiting for the hub. Events and completions arrive on
/// the environment's callback queue, in the order in which things happened, each completion exactly once. A call that
/// the hub does not answer within a minute fails with `timeout`.
///
/// An id names a message within its conversation. Methods that take an id take the conversation with it; without one
/// they mean the message of that id that this device had first.
///
/// `MessagingEnvironment.openDevice` creates devices.
public final class Device: @unchecked Sendable {
  // Safe to share: everything mutable is in the runner.

  /// The configuration with which the device was opened.
  public let configuration: DeviceConfiguration
  let runner: DeviceRunner

  /// The account to which the device belongs.
  public var account: AccountID { configuration.account }
  var core: Lock<DeviceCore> { runner.core }
  /// The queue on which events and completions arrive.
  package var callbackQueue: any SerialQueue { runner.callbackQueue }

  /// - parameter whenClosed: Runs once, when the database is closed.
  package init(
    configuration: DeviceConfiguration, store: any DeviceStore, clock: any MessagingClock, loop: DeviceLoop,
    link: any Link, isLinkUp: Bool, callbackQueue: any SerialQueue, files: DeviceFiles = .temporary(),
    whenClosed: @escaping @Sendable () -> Void = {}, handler: @escaping ([DeviceEvent]) -> Void
  ) throws(MessagingError) {
    self.configuration = configuration
    runner = try DeviceRunner(
      configuration: configuration, store: store, clock: clock, loop: loop, link: link, isLinkUp: isLinkUp,
      callbackQueue: callbackQueue, files: files, whenClosed: whenClosed, handler: handler)
  }

  /// The reason why the local database cannot be read; nil if it can be. While there is one, calls that cannot fail do
  /// not return what the database holds.
  public var storageError: MessagingError? { runner.storageError }

  /// Runs something that reads the local database. An error of the database takes precedence over the result of the
  /// reads: a message that was not found then is not one that is not there.
  ///
  /// - throws: `storageDamaged`; what the body throws.
  public func reading<Value>(_ body: () throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    try runner.reading(body)
  }

  /// Calls the app on a queue of its own choice, from within the handler. Events delivered by the call count as
  /// delivered when it has returned.
  public func passOn(to queue: DispatchQueue, _ body: @escaping () -> Void) { runner.passOn(to: queue, body) }

  /// Returns whether a queue is the one on which events and completions arrive.
  public func callsBack(on queue: DispatchQueue) -> Bool { runner.callsBack(on: queue) }

  /// Commits what is pending and closes the local database. What has not begun to be delivered to the app is left to
  /// the next run. A login and requests that are under way fail.
  ///
  /// - parameter reason: The end of the session that is reported to the app, if the app did not end it itself.
  package func close(_ reason: SessionEnd? = nil) { runner.close(reason) }
}

extension Device: LinkReceiver {
  package func receive(_ frames: [InboundFrame]) { runner.receive(frames) }
  package func linkDidChange(isReachable: Bool) { runner.linkDidChange(isReachable: isReachable) }
}
