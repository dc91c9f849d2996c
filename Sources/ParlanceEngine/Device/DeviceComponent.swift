internal import ParlanceCore

/// A capability's part of a device: it owns the capability's state. Guarded by the device's lock.
///
/// The shell (`DeviceCore`) has the transaction, the requests and the connection, and calls all components at the points
/// below. Each of them does nothing unless a component needs it. Turns end often, so the shell calls only those components
/// for that which are `TurnComponent`s.
///
/// Only the component sets its properties, except for three machines that several components step: `DeviceFetching.catchUp`,
/// `DevicePresence.session` and `DeviceSending.outbox`.
protocol DeviceComponent: AnyObject {
  /// Creates the component with the state of a device that has stored nothing.
  ///
  /// - parameter core: The device, which owns the component.
  init(_ core: DeviceCore)

  /// Reads the state that is read once, when the device is opened.
  func open() throws(MessagingError)

  /// Reads the state that the database holds: when the device is opened, and after a transaction failed.
  ///
  /// - returns: A closure that replaces the state in memory. It runs after all components were able to read theirs.
  func load() throws(MessagingError) -> () -> Void

  /// Discards the changes of a turn whose transaction failed, before the state is loaded again.
  func abandon(_ error: MessagingError)

  /// Asks for what the component wants to know at each login, after the device began to fetch what it missed.
  func connected()

  /// Notes that the account's own stream may have had entries that this device will never see: the hub's history is another one
  /// than the device followed, or the stream was cut off. What follows from such entries is outdated.
  func entriesMissed() throws(MessagingError)

  /// Notes that the link is lost, before the requests that were under way fail.
  func linkLost(_ error: MessagingError)

  /// Notes that the requests failed that were under way when the link was lost.
  func requestsFailed()
}

extension DeviceComponent {
  func open() throws(MessagingError) {}
  func load() throws(MessagingError) -> () -> Void { {} }
  func abandon(_ error: MessagingError) {}
  func connected() {}
  func entriesMissed() throws(MessagingError) {}
  func linkLost(_ error: MessagingError) {}
  func requestsFailed() {}
}

/// A component that has a part in the end of each turn.
protocol TurnComponent: DeviceComponent {
  /// Writes and reports what is left to the end of a turn.
  func prepareCommit() throws(MessagingError)

  /// Notes that the turn was committed.
  func committed()
}

extension TurnComponent {
  func prepareCommit() throws(MessagingError) {}
  func committed() {}
}
