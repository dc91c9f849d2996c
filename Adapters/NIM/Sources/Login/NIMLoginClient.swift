public import Foundation
internal import Parlance

/// Another logged-in client of the account.
open class NIMLoginClient: NSObject {
  final let device: OnlineDevice

  /// What kind of machine it runs on.
  open var type: NIMLoginClientType { NIMLoginClientType(device.platform) }
  /// The machine in words.
  open var os: String? { "\(device.platform)" }
  /// When it logged in, in seconds since 1970.
  open var timestamp: TimeInterval { device.since.seconds }
  /// What it said of itself, as `NIMSDKConfig.customTag`.
  open var customTag: String? { device.tag }

  init(_ device: OnlineDevice) { self.device = device }
}
