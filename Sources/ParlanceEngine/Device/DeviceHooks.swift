public import ParlanceCore

extension DeviceConfiguration {
  /// Questions that a device asks its style while it works.
  ///
  /// Each is asked on the environment's callback queue, after everything that was reported before, and while the device
  /// is not locked: the answer may call the device. It must not wait for the hub, whose answers come after it.
  public struct Hooks: Sendable {
    /// Returns a Boolean value that indicates whether a message is to be ignored: it is not stored, counted, confirmed or
    /// reported. nil to ignore none.
    ///
    /// Asked about messages that the device received, before they are stored: those of others, and those that the
    /// account sent from other devices, notifications of groups too. Commands are not asked about, nor is the page of a
    /// history that the app fetches. While an answer is awaited, what the hub sent later waits, too.
    public var ignoresMessage: (@Sendable (_ message: Message) -> Bool)?
    /// Returns the pause after which the device logs in again, in milliseconds from now; nil for the engine's own.
    ///
    /// Asked once for each loss of the link. The pause holds for all attempts to reach the hub until it is reached. A link
    /// over a network pauses for half a second at least.
    public var reconnectPause: (@Sendable () -> Int64?)?
    /// Returns the token for a login; nil for the one before, or that of the app's call.
    ///
    /// Asked before each login, as soon as the hub can be reached: that which the app's call makes, and those that restore
    /// it after a loss of the link.
    public var token: (@Sendable () -> String?)?
    /// Returns the text that goes with the token of a login, in the place of `DeviceConfiguration.loginExtension`; nil for
    /// that one.
    ///
    /// Asked before each login, as `token` is, and after it.
    public var loginExtension: (@Sendable () -> String?)?

    /// Nothing is asked.
    public init() {}
  }
}
