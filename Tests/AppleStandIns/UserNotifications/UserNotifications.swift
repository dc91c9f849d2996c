@_exported public import AppleFoundation

open class UNNotification: NSObject {}

open class UNNotificationResponse: NSObject {
  open var notification: UNNotification { UNNotification() }
}

open class UNMutableNotificationContent: NSObject {}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The methods are optional on Apple's systems. They are required here, so that one whose spelling differs does not compile.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
}
