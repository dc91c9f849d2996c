public import Foundation
internal import Parlance

/// Another logged-in client of the account.
open class NIMLoginClient: NSObject {
  final let device: OnlineDevice?

  /// The platform that it runs on.
  open var type: NIMLoginClientType { device.map { NIMLoginClientType($0.platform) } ?? .typeUnknown }
  /// The name of the platform.
  open var os: String? { device.map { "\($0.platform)" } }
  /// The time of its login, in seconds since 1970.
  open var timestamp: TimeInterval { device?.since.seconds ?? 0 }
  /// The client's own tag, set as `NIMSDKConfig.customTag`.
  open var customTag: String? {
    let text = ClientTag(device?.tag).text
    return text.isEmpty && device?.tag?.isEmpty != true ? nil : text
  }
  /// The app's own type of the client, set as `NIMSDKConfig.customClientType`; 0 for none.
  open var customClientType: Int { ClientTag(device?.tag).clientType }

  /// Creates an object that describes no client; `kickOtherClient` refuses it with local error `invalidParam`.
  public override init() { device = nil }

  init(_ device: OnlineDevice) { self.device = device }
}
