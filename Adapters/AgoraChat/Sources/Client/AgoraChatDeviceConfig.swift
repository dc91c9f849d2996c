public import Foundation
internal import Parlance

/// One of an account's devices.
open class AgoraChatDeviceConfig: NSObject {
  /// The device's identifier, as `kickDevice` takes it.
  public let resource: String!
  /// The same.
  public let deviceUUID: String!
  /// The device's name, set by its app.
  public let deviceName: String!

  /// Creates an object that describes no device.
  public override init() {
    resource = nil
    deviceUUID = nil
    deviceName = nil
    super.init()
  }

  init(_ id: DeviceID, name: String?, _ platform: Platform) {
    resource = id.string
    deviceUUID = id.string
    deviceName = name ?? "\(platform)"
    super.init()
  }

  convenience init(_ device: OnlineDevice) { self.init(device.id, name: device.tag, device.platform) }
}

/// Information on a device that replaced this one.
open class AgoraChatLoginExtensionInfo: NSObject {
  /// The name of the device's platform.
  public let deviceName: String!
  /// The text that its app gave it for this device (`AgoraChatOptions.loginExtensionInfo`); empty for none.
  public let extensionInfo: String

  /// Creates an object without values.
  public override init() {
    deviceName = nil
    extensionInfo = ""
    super.init()
  }

  init(deviceName: String, extensionInfo: String) {
    self.deviceName = deviceName
    self.extensionInfo = extensionInfo
    super.init()
  }
}
