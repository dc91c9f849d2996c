internal import Foundation
public import ParlanceCore

extension MessagingEnvironment {
  /// The device id of this user on this machine, for the vendors' singletons: generated once, then always the same.
  public static var installation: DeviceID { Installation.id }
}

private enum Installation {
  static let id: DeviceID = {
    let key = "ParlanceInstallation"
    if let known = UserDefaults.standard.string(forKey: key), !known.isEmpty { return DeviceID(known) }
    let made = MessageID.generate(at: SystemClock().now()).string
    UserDefaults.standard.set(made, forKey: key)
    return DeviceID(made)
  }()
}
