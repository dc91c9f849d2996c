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

/// The part of each day without notifications, as 3.x names it.
public struct AgoraPushNoDisturbStatus: RawRepresentable, Hashable, Sendable {
  /// The number in the vendor's protocol.
  public var rawValue: UInt32

  /// Creates a status from its number; any number is accepted.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a status from its number; any number is accepted.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The whole day is without notifications.
public var AgoraPushNoDisturbStatusDay: AgoraPushNoDisturbStatus { AgoraPushNoDisturbStatus(0) }
/// The part of the day between two hours is without notifications.
public var AgoraPushNoDisturbStatusCustom: AgoraPushNoDisturbStatus { AgoraPushNoDisturbStatus(1) }
/// There is no part of the day without notifications.
public var AgoraPushNoDisturbStatusClose: AgoraPushNoDisturbStatus { AgoraPushNoDisturbStatus(2) }

/// The settings of this account for its notifications, as they were when they were asked for.
///
/// Apps of 3.x change them, and `AgoraChatClient.updatePushOptionsToServer()` sends what they changed.
open class AgoraChatPushOptions: NSObject {
  /// The name under which others see this account in their notifications; nil for its user name.
  open var displayName: String!
  /// The details that notifications show.
  open var displayStyle: AgoraChatPushDisplayStyle
  /// The part of each day without notifications, in the words of 3.x.
  open var noDisturbStatus: AgoraPushNoDisturbStatus
  /// The hour with which the part of each day without notifications begins, 0 to 24; 0 if there is none.
  open var noDisturbingStartH: Int
  /// The hour with which it ends, 0 to 24; 0 if there is none.
  open var noDisturbingEndH: Int
  /// A Boolean value that indicates whether there is a part of each day, or a time from now on, without notifications.
  open private(set) var silentModeEnabled: Bool
  /// The settings as they were.
  private let known: Values

  /// The values that an app may change.
  private struct Values: Equatable {
    var displayName: String?
    var displayStyle: AgoraChatPushDisplayStyle
    var status: AgoraPushNoDisturbStatus
    var start: Int
    var end: Int
  }

  /// Creates options that are not the account's: `AgoraChatClient` has those.
  public override init() {
    known = Values(displayName: nil, displayStyle: .simpleBanner, status: AgoraPushNoDisturbStatusDay, start: 0, end: 0)
    displayStyle = known.displayStyle
    noDisturbStatus = known.status
    noDisturbingStartH = known.start
    noDisturbingEndH = known.end
    silentModeEnabled = false
    super.init()
  }

  init(_ settings: PushSettings, at now: Timestamp) {
    let result = AgoraChatSilentModeResult(settings, at: now)
    let start = result.silentModeStartTime.map { Int($0.hours) }
    let end = result.silentModeEndTime.map { Int($0.hours) }
    let status: AgoraPushNoDisturbStatus
    switch settings.quietInterval {
    case nil: status = AgoraPushNoDisturbStatusClose
    case let interval?:
      status = interval.start == interval.end ? AgoraPushNoDisturbStatusDay : AgoraPushNoDisturbStatusCustom
    }
    known = Values(
      displayName: settings.displayName, displayStyle: settings.showsDetails ? .messageSummary : .simpleBanner,
      status: status, start: start ?? 0, end: end ?? 0)
    displayName = known.displayName
    displayStyle = known.displayStyle
    noDisturbStatus = known.status
    noDisturbingStartH = known.start
    noDisturbingEndH = known.end
    silentModeEnabled = start != nil || result.expireTimestamp > 0
    super.init()
  }

  /// The name of `displayName` in older versions.
  open var nickname: String! {
    get { displayName }
    set { displayName = newValue }
  }

  /// The same as `noDisturbingStartH`.
  open var silentModeStart: Int { noDisturbingStartH }
  /// The same as `noDisturbingEndH`.
  open var silentModeEnd: Int { noDisturbingEndH }
  /// The same as `silentModeEnabled`.
  open var isNoDisturbEnable: Bool { silentModeEnabled }

  /// Returns the app's changes since these settings were asked for; the rest stays, such as minutes of an interval that another
  /// style set.
  ///
  /// - throws: `invalidArgument` for an hour that there is not.
  func changes() throws(MessagingError) -> PushSettingsUpdate {
    let values = Values(
      displayName: displayName, displayStyle: displayStyle, status: noDisturbStatus, start: noDisturbingStartH,
      end: noDisturbingEndH)
    var update = PushSettingsUpdate()
    if values.displayName != known.displayName { update.displayName = values.displayName ?? "" }
    if values.displayStyle != known.displayStyle { update.showsDetails = values.displayStyle == .messageSummary }
    let hours = (values.status, values.start, values.end)
    guard hours != (known.status, known.start, known.end) else { return update }
    switch values.status {
    case AgoraPushNoDisturbStatusDay:
      update.quietInterval = .set(QuietInterval(start: 0, end: 0, timeZoneOffset: QuietInterval.localOffset))
    case AgoraPushNoDisturbStatusCustom:
      update.quietInterval = .set(try QuietInterval(fromHour: values.start, toHour: values.end))
    default: update.quietInterval = .remove
    }
    return update
  }
}

extension QuietInterval {
  /// Creates the interval between two hours of this device's day, 0 to 24.
  init(fromHour start: Int, toHour end: Int) throws(MessagingError) {
    guard (0...24).contains(start), (0...24).contains(end) else {
      throw MessagingError(.invalidArgument, "hours 0 to 24")
    }
    self.init(start: start % 24 * 60, end: end % 24 * 60, timeZoneOffset: Self.localOffset)
  }
}
