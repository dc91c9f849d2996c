public import Foundation
internal import Parlance

/// One of an account's devices.
open class AgoraChatDeviceConfig: NSObject {
  /// Which one: what `kickDevice` is told.
  public let resource: String!
  /// The same.
  public let deviceUUID: String!
  /// What its app calls it.
  public let deviceName: String!

  init(_ id: DeviceID, name: String?, _ platform: Platform) {
    resource = id.string
    deviceUUID = id.string
    deviceName = name ?? "\(platform)"
    super.init()
  }

  convenience init(_ device: OnlineDevice) { self.init(device.id, name: device.tag, device.platform) }
}

/// What a device that took this one's place says of itself.
open class AgoraChatLoginExtensionInfo: NSObject {
  /// Its name.
  public let deviceName: String!

  init(deviceName: String) {
    self.deviceName = deviceName
    super.init()
  }
}
