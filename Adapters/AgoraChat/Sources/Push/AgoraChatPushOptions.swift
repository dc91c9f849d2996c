public import Foundation
internal import Parlance

/// The name of a field in the vendor's protocol: the name that others see.
public let kPushNickname: String = "nickname"
/// The name of a field in the vendor's protocol: the style.
public let kPushDisplayStyle: String = "notification_display_style"
/// The name of a field in the vendor's protocol: whether there is a part of each day without notifications.
public let kPushNoDisturbing: String = "notification_no_disturbing"
/// The name of a field in the vendor's protocol: the hour with which that part begins.
public let kPushNoDisturbingStartH: String = "notification_no_disturbing_start"
/// The name of a field in the vendor's protocol: the minute with which that part begins.
public let kPushNoDisturbingStartM: String = "notification_no_disturbing_startM"
/// The name of a field in the vendor's protocol: the hour with which that part ends.
public let kPushNoDisturbingEndH: String = "notification_no_disturbing_end"
/// The name of a field in the vendor's protocol: the minute with which that part ends.
public let kPushNoDisturbingEndM: String = "notification_no_disturbing_endM"

/// The details that notifications show.
public enum AgoraChatPushDisplayStyle: Int, @unchecked Sendable {
  /// That there is a message.
  case simpleBanner = 0
  /// The message. It is the style of an account that never chose one.
  case messageSummary = 1
}

/// The settings of this account for its notifications, as they were when they were asked for.
open class AgoraChatPushOptions: NSObject {
  /// The name under which others see this account in their notifications; nil for its user name.
  open private(set) var displayName: String?
  /// The details that notifications show.
  open private(set) var displayStyle: AgoraChatPushDisplayStyle
  /// The hour with which the part of each day without notifications begins; 0 if there is none.
  open private(set) var silentModeStart: Int = 0
  /// The hour with which it ends; 0 if there is none.
  open private(set) var silentModeEnd: Int = 0
  /// A Boolean value that indicates whether there is a part of each day, or a time from now on, without notifications.
  open private(set) var silentModeEnabled: Bool
  /// The same as `silentModeStart`.
  open var noDisturbingStartH: Int { silentModeStart }
  /// The same as `silentModeEnd`.
  open var noDisturbingEndH: Int { silentModeEnd }
  /// The same as `silentModeEnabled`.
  open var isNoDisturbEnable: Bool { silentModeEnabled }

  init(_ settings: PushSettings, at now: Timestamp) {
    displayName = settings.displayName
    displayStyle = settings.showsDetails ? .messageSummary : .simpleBanner
    let result = AgoraChatSilentModeResult(settings, at: now)
    if let start = result.silentModeStartTime { silentModeStart = Int(start.hours) }
    if let end = result.silentModeEndTime { silentModeEnd = Int(end.hours) }
    silentModeEnabled = result.silentModeStartTime != nil || result.expireTimestamp > 0
    super.init()
  }
}
