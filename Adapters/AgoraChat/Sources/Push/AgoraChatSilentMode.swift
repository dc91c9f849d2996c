public import Foundation
internal import Parlance

/// A time of day, in the time zone of this device.
open class AgoraChatSilentModeTime: NSObject, NSCopying, NSCoding {
  /// The hour, 0 to 23.
  open private(set) var hours: Int32
  /// The minute, 0 to 59.
  open private(set) var minutes: Int32

  /// Creates the time 0:00.
  public override init() {
    hours = 0
    minutes = 0
    super.init()
  }

  /// Creates a time.
  public init(hours aHours: Int32, minutes aMinutes: Int32) {
    hours = aHours
    minutes = aMinutes
    super.init()
  }

  /// - parameter minute: The minute of the day, as a day of another place may have it.
  convenience init(_ minute: Int) {
    let minute = (minute % 1440 + 1440) % 1440
    self.init(hours: Int32(minute / 60), minutes: Int32(minute % 60))
  }

  public required init?(coder: NSCoder) {
    hours = coder.decodeInt32(forKey: "hours")
    minutes = coder.decodeInt32(forKey: "minutes")
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(hours, forKey: "hours")
    coder.encode(minutes, forKey: "minutes")
  }

  open func copy(with zone: NSZone? = nil) -> Any { AgoraChatSilentModeTime(hours: hours, minutes: minutes) }

  /// The minute of the day; nil if the hour or the minute is out of range.
  final var minute: Int? {
    (0..<24).contains(hours) && (0..<60).contains(minutes) ? Int(hours) * 60 + Int(minutes) : nil
  }
}

/// The parts of the silent mode that a parameter changes.
public enum AgoraChatSilentModeParamType: Int, @unchecked Sendable {
  /// The messages that cause notifications.
  case remindType = 0
  /// A time from now on without notifications.
  case duration = 1
  /// A part of each day without notifications.
  case interval = 2
}

/// The messages that cause notifications.
public enum AgoraChatPushRemindType: Int, @unchecked Sendable {
  /// All messages.
  case all = 0
  /// Messages that mention the account: whose extension has it in `em_at_list`, or `"all"` there.
  case mentionOnly = 1
  /// No messages.
  case none = 2

  init(_ selection: PushSelection) {
    self =
      switch selection {
      // The vendor has no word for the owner's and the managers' alone.
      case .all, .managers: .all
      case .mentions: .mentionOnly
      case .nothing: .none
      }
  }

  var selection: PushSelection {
    switch self {
    case .all: .all
    case .mentionOnly: .mentions
    case .none: .nothing
    }
  }
}

/// A change of the silent mode: of the one part that its type names.
open class AgoraChatSilentModeParam: NSObject {
  /// The part that it changes.
  open private(set) var paramType: AgoraChatSilentModeParamType
  /// The time from now on without notifications, in minutes, 0 to 10,080 (7 days); 0 ends it.
  open var silentModeDuration: Int32 = 0
  /// The messages that cause notifications.
  open var remindType: AgoraChatPushRemindType = .all
  /// The time of day with which the part of each day without notifications begins.
  open var silentModeStartTime: AgoraChatSilentModeTime?
  /// The time of day with which it ends: on the next day if it is not after the beginning, so that equal times last a whole
  /// day. 0:00 to 0:00 removes it.
  open var silentModeEndTime: AgoraChatSilentModeTime?

  /// Creates a parameter of the type `remindType`.
  public override init() {
    paramType = .remindType
    super.init()
  }

  /// Creates a change.
  public init(paramType aParamType: AgoraChatSilentModeParamType) {
    paramType = aParamType
    super.init()
  }
}

/// The silent mode of the account, or of a conversation.
open class AgoraChatSilentModeResult: NSObject, NSCopying, NSCoding {
  /// The time at which the time without notifications is over, in milliseconds since 1970; 0 if there is none.
  open private(set) var expireTimestamp: TimeInterval = 0
  /// The messages that cause notifications; `all` for a conversation of which nothing is set.
  open private(set) var remindType: AgoraChatPushRemindType = .all
  /// The time of day with which the part of each day without notifications begins; nil if there is none.
  open private(set) var silentModeStartTime: AgoraChatSilentModeTime?
  /// The time of day with which it ends.
  open private(set) var silentModeEndTime: AgoraChatSilentModeTime?
  /// The conversation; empty for the account.
  open private(set) var conversationID: String = ""
  /// The kind of conversation.
  open private(set) var conversationType: AgoraChatConversationType = .chat
  /// A Boolean value that indicates whether `remindType` is set for the conversation alone.
  open private(set) var isConversationRemindTypeEnabled: Bool = false

  /// Creates a result without settings.
  public override init() { super.init() }

  init(_ settings: PushSettings, at now: Timestamp) {
    super.init()
    remindType = AgoraChatPushRemindType(settings.selection)
    take(settings.quietInterval, settings.quietUntil, now)
  }

  init(_ settings: ConversationPushSettings, at now: Timestamp) {
    super.init()
    conversationID = settings.conversation.name
    conversationType = AgoraChatConversationType(settings.conversation.kind)
    remindType = AgoraChatPushRemindType(settings.selection ?? .all)
    isConversationRemindTypeEnabled = settings.selection != nil
    take(settings.quietInterval, settings.quietUntil, now)
  }

  private func take(_ interval: QuietInterval?, _ end: Timestamp?, _ now: Timestamp) {
    if let end, now < end { expireTimestamp = TimeInterval(end.milliseconds) }
    guard let interval else { return }
    // A device elsewhere may have set it.
    let shift = QuietInterval.localOffset - interval.timeZoneOffset
    silentModeStartTime = AgoraChatSilentModeTime(interval.start + shift)
    silentModeEndTime = AgoraChatSilentModeTime(interval.end + shift)
  }

  public required init?(coder: NSCoder) {
    super.init()
    expireTimestamp = coder.decodeDouble(forKey: "expireTimestamp")
    remindType = AgoraChatPushRemindType(rawValue: coder.decodeInteger(forKey: "remindType")) ?? .all
    conversationType = AgoraChatConversationType(rawValue: coder.decodeInteger(forKey: "conversationType")) ?? .chat
    isConversationRemindTypeEnabled = coder.decodeBool(forKey: "isConversationRemindTypeEnabled")
    conversationID = coder.decodeObject(forKey: "conversationID") as? String ?? ""
    silentModeStartTime = coder.decodeObject(forKey: "silentModeStartTime") as? AgoraChatSilentModeTime
    silentModeEndTime = coder.decodeObject(forKey: "silentModeEndTime") as? AgoraChatSilentModeTime
  }

  open func encode(with coder: NSCoder) {
    coder.encode(expireTimestamp, forKey: "expireTimestamp")
    coder.encode(remindType.rawValue, forKey: "remindType")
    coder.encode(conversationType.rawValue, forKey: "conversationType")
    coder.encode(isConversationRemindTypeEnabled, forKey: "isConversationRemindTypeEnabled")
    coder.encode(conversationID, forKey: "conversationID")
    coder.encode(silentModeStartTime, forKey: "silentModeStartTime")
    coder.encode(silentModeEndTime, forKey: "silentModeEndTime")
  }

  private init(copying other: AgoraChatSilentModeResult) {
    super.init()
    (expireTimestamp, remindType) = (other.expireTimestamp, other.remindType)
    (silentModeStartTime, silentModeEndTime) = (other.silentModeStartTime, other.silentModeEndTime)
    (conversationID, conversationType) = (other.conversationID, other.conversationType)
    isConversationRemindTypeEnabled = other.isConversationRemindTypeEnabled
  }

  open func copy(with zone: NSZone? = nil) -> Any { AgoraChatSilentModeResult(copying: self) }
}

extension QuietInterval {
  /// The distance of this device's time zone from UTC, in minutes to the east.
  static var localOffset: Int { TimeZone.current.secondsFromGMT() / 60 }
}

extension AgoraChatSilentModeParam {
  /// A change of one part of the silent mode.
  enum Change {
    case selection(PushSelection)
    case duration(Int64)
    case interval(SettingChange<QuietInterval>)
  }

  /// The change that the app wants.
  ///
  /// - throws: `invalidArgument` for a duration of more than 7 days, and for a time of day that there is not.
  final func change() throws(MessagingError) -> Change {
    switch paramType {
    case .remindType: return .selection(remindType.selection)
    case .duration:
      guard (0...10_080).contains(silentModeDuration) else {
        throw MessagingError(.invalidArgument, "0 to 10080 minutes")
      }
      return .duration(Int64(silentModeDuration) * 60_000)
    case .interval:
      guard let start = silentModeStartTime?.minute, let end = silentModeEndTime?.minute else {
        throw MessagingError(.invalidArgument, "times of day")
      }
      guard start != 0 || end != 0 else { return .interval(.remove) }
      return .interval(.set(QuietInterval(start: start, end: end, timeZoneOffset: QuietInterval.localOffset)))
    }
  }
}
