public import Foundation
internal import Parlance

/// Another logged-in client of the account.
open class NIMLoginClient: NSObject {
  final let device: OnlineDevice

  /// The platform that it runs on.
  open var type: NIMLoginClientType { NIMLoginClientType(device.platform) }
  /// The name of the platform.
  open var os: String? { "\(device.platform)" }
  /// The time of its login, in seconds since 1970.
  open var timestamp: TimeInterval { device.since.seconds }
  /// The client's own tag, set as `NIMSDKConfig.customTag`.
  open var customTag: String? {
    let text = ClientTag(device.tag).text
    return text.isEmpty && device.tag?.isEmpty != true ? nil : text
  }
  /// The app's own type of the client, set as `NIMSDKConfig.customClientType`; 0 for none.
  open var customClientType: Int { ClientTag(device.tag).clientType }

  init(_ device: OnlineDevice) { self.device = device }
}
