public import Foundation

/// The events of a call of the vendor's former calling service.
public enum NIMNetCallEventType: Int, Sendable {
  /// The call was missed.
  case miss = 101
  /// The call took place.
  case bill = 102
  /// The callee refused.
  case reject = 103
  /// The callee did not answer.
  case noResponse = -2
}

/// The kinds of such calls.
public enum NIMNetCallType: Int, Sendable {
  /// Sound.
  case audio = 1
  /// Sound and pictures.
  case video = 2
}

/// The content of a notification of the vendor's former calling service. The engine has no such service and sends none; an
/// app describes a call with `NIMRtcCallRecordObject`.
open class NIMNetCallNotificationContent: NIMNotificationContent {
  /// The event. Default: `miss`.
  open var eventType: NIMNetCallEventType = .miss
  /// The kind of call. Default: `audio`.
  open var callType: NIMNetCallType = .audio
  /// The call's number. Default: 0.
  open var callID: UInt64 = 0
  /// The account that called. Default: empty.
  open var from = ""
  /// The accounts in the call (`String`). Default: empty.
  open var members: [Any] = []
  /// The app's text of the call. Default: empty.
  open var extendMessage = ""
  /// The time of the event, in seconds since 1970. Default: 0.
  open var timetag: TimeInterval = 0
  /// The length of the call, in seconds. Default: 0.
  open var duration: TimeInterval = 0

  open override func notificationType() -> NIMNotificationType { .netCall }
}

/// The content of a notification that this version does not know.
open class NIMUnsupportedNotificationContent: NIMNotificationContent {}
