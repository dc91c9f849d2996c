public import Foundation
internal import Parlance

/// The state of a user on one kind of device.
open class AgoraChatPresenceStatusDetail: NSObject {
  /// The kind of device: "ios", "android", "mac", "win", "linux", "webim", "server".
  open var device: String
  /// 1 for a user who is online on it, 0 otherwise.
  open var status: Int

  /// Creates a state.
  public init(device: String, status: Int) {
    self.device = device
    self.status = status
  }

  /// Creates a state without a device.
  public override convenience init() { self.init(device: "", status: 0) }

  open override var description: String { "AgoraChatPresenceStatusDetail \(device) \(status)" }
}

/// The presence of a user.
open class AgoraChatPresence: NSObject {
  /// The user.
  open var publisher: String
  /// The kinds of devices on which the user is online, each with the status 1; empty for a user who is offline.
  open var statusDetails: [AgoraChatPresenceStatusDetail]?
  /// The user's description, which users of other SDKs publish as the text of their online events; empty if there is none.
  open var statusDescription: String?
  /// The time of the last change, in seconds since 1970, by the server's clock.
  open var lastTime: Int
  /// The time at which this account's subscription to the user expires, in seconds since 1970; 0 without one.
  open var expirytime: Int

  /// Creates a presence without anything.
  public override init() {
    publisher = ""
    (lastTime, expirytime) = (0, 0)
  }

  init(_ status: AccountStatus, subscription: StatusSubscription?) {
    publisher = status.account.name
    statusDetails = status.platforms.map { AgoraChatPresenceStatusDetail(device: $0.presenceName, status: 1) }
    statusDescription = status.published?.text ?? ""
    lastTime = Int(status.time.milliseconds / 1000)
    expirytime = subscription.map { Int($0.expiry.milliseconds / 1000) } ?? 0
  }

  open override var description: String { "AgoraChatPresence \(publisher)" }
}

extension Platform {
  /// The vendor's word for a kind of device.
  fileprivate var presenceName: String {
    switch self {
    case .unknown: "unknown"
    case .android: "android"
    case .iOS: "ios"
    case .windows: "win"
    case .web: "webim"
    case .server: "server"
    case .macOS: "mac"
    case .linux: "linux"
    @unknown default: "unknown"
    }
  }
}
