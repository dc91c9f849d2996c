/// The number that the icon of an app is to show on one device of the recipient of a push notification.
public struct PushBadge: Hashable, Sendable {
  /// The style of the device.
  public var style: String
  /// The id of the device that shows it.
  public var device: DeviceID
  /// The number: the one that the device set last, and one for each notification that counts as unread since then.
  public var count: Int

  /// The largest number; it grows no further.
  public static let limit = Int(Int32.max)

  /// The maximum number of devices of an account that have one. The one that was set first goes when there is one more.
  package static let deviceLimit = PushToken.limit

  /// Creates the number of a device.
  public init(style: String, device: DeviceID, count: Int) {
    self.style = style
    self.device = device
    self.count = count
  }
}
