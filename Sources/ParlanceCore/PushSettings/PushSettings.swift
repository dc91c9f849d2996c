/// The messages of which an account is notified while it is not connected.
public enum PushSelection: UInt8, Sendable, CaseIterable {
  /// All messages.
  case all = 0
  /// Messages that mention the account (`MessageBody.mentions`).
  case mentions = 1
  /// No messages.
  case nothing = 2
  /// Messages of the owner and the managers of a group; all messages of a direct conversation.
  case managers = 3
}

/// The part of each day in which an account is not notified.
public struct QuietInterval: Hashable, Sendable {
  /// The minute of the day with which it begins, 0 to 1,439.
  public var start: Int
  /// The minute of the day before which it ends, 0 to 1,439. An interval whose end is not after its start ends on the
  /// next day; one that ends where it starts is the whole day.
  public var end: Int
  /// The account's distance from UTC, in minutes to the east, -1,440 to 1,440.
  public var timeZoneOffset: Int

  /// Creates an interval.
  public init(start: Int, end: Int, timeZoneOffset: Int = 0) {
    self.start = start
    self.end = end
    self.timeZoneOffset = timeZoneOffset
  }

  /// The minutes of a day.
  package static let day = 1440

  /// Returns whether a time is in the interval.
  package func contains(_ time: Timestamp) -> Bool {
    let minutes = Int(time.milliseconds.quotientRoundedDown(by: 60_000)) + timeZoneOffset
    let minute = (minutes % Self.day + Self.day) % Self.day
    return start < end ? minute >= start && minute < end : minute >= start || minute < end
  }

  /// A Boolean value that indicates whether its numbers are those of a day.
  package var isValid: Bool {
    (0..<Self.day).contains(start) && (0..<Self.day).contains(end)
      && (-Self.day...Self.day).contains(timeZoneOffset)
  }
}

/// The settings of an account for the push notifications that it receives while it is not connected, the same on all of
/// its devices and in all styles.
public struct PushSettings: Hashable, Sendable {
  /// The messages of which the account is notified, where it chose nothing else for their conversation.
  public var selection: PushSelection
  /// A Boolean value that indicates whether notifications show what was written and by whom.
  public var showsDetails: Bool
  /// The name under which others see this account in their notifications; its own name if nil.
  public var displayName: String?
  /// The part of each day in which nothing is sent; nil for none.
  public var quietInterval: QuietInterval?
  /// The time of the hub until which nothing is sent; nil if none was set. It may have passed.
  public var quietUntil: Timestamp?
  /// A Boolean value that indicates whether the account is notified as well while it is connected from desktops (Windows,
  /// macOS, Linux, web) alone.
  public var pushesWhileDesktopIsOn: Bool
  /// The code of the language in which the account prefers notifications. The engine translates nothing: a
  /// `PushNotifier` receives it with each notification.
  public var language: String?
  /// The name of the template that a `PushNotifier` is to use for notifications of this account.
  public var template: String?
  /// The texts that apps add, by the style whose field it is. A style reads and writes its own.
  public var extensions: [String: String]
  /// The hub's time of the last change; zero if nothing was ever set.
  public var updated: Timestamp

  /// Creates settings.
  public init(
    selection: PushSelection = .all, showsDetails: Bool = true, displayName: String? = nil,
    quietInterval: QuietInterval? = nil, quietUntil: Timestamp? = nil, pushesWhileDesktopIsOn: Bool = false,
    language: String? = nil, template: String? = nil, extensions: [String: String] = [:], updated: Timestamp = .zero
  ) {
    self.selection = selection
    self.showsDetails = showsDetails
    self.displayName = displayName
    self.quietInterval = quietInterval
    self.quietUntil = quietUntil
    self.pushesWhileDesktopIsOn = pushesWhileDesktopIsOn
    self.language = language
    self.template = template
    self.extensions = extensions
    self.updated = updated
  }

  /// The number of bytes of its texts.
  package var textSize: Int {
    [displayName, language, template].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
      + extensions.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
  }
}

/// The settings of an account for the push notifications of one of its conversations. Rooms have none.
public struct ConversationPushSettings: Hashable, Sendable {
  /// The conversation to which they apply.
  public var conversation: ConversationID
  /// The messages of which the account is notified; those that it chose for all conversations if nil.
  public var selection: PushSelection?
  /// The part of each day in which nothing of this conversation is sent, beside that of the account; nil for none.
  public var quietInterval: QuietInterval?
  /// The time of the hub until which nothing of this conversation is sent; nil if none was set. It may have passed.
  public var quietUntil: Timestamp?
  /// The hub's time of the last change.
  public var updated: Timestamp

  /// Creates settings.
  public init(
    conversation: ConversationID, selection: PushSelection? = nil, quietInterval: QuietInterval? = nil,
    quietUntil: Timestamp? = nil, updated: Timestamp = .zero
  ) {
    self.conversation = conversation
    self.selection = selection
    self.quietInterval = quietInterval
    self.quietUntil = quietUntil
    self.updated = updated
  }

  /// A Boolean value that indicates whether nothing is set.
  public var isEmpty: Bool { selection == nil && quietInterval == nil && quietUntil == nil }
}

/// All settings of an account for push notifications.
public struct AllPushSettings: Hashable, Sendable {
  /// Those of the account.
  public var account: PushSettings
  /// Those of conversations of which something is set.
  public var conversations: [ConversationPushSettings]

  /// Creates settings.
  public init(account: PushSettings = PushSettings(), conversations: [ConversationPushSettings] = []) {
    self.account = account
    self.conversations = conversations
  }

  /// Returns the settings of a conversation; nil if nothing is set.
  public subscript(conversation: ConversationID) -> ConversationPushSettings? {
    conversations.first { $0.conversation == conversation }
  }
}

/// A change of a setting that may be absent.
public enum SettingChange<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Sets it.
  case set(Value)
  /// Removes it.
  case remove

  /// The value to be set; nil if it is to be removed.
  package var value: Value? { if case .set(let value) = self { value } else { nil } }
}

/// Push settings of the account to be changed; nil leaves one as it is.
public struct PushSettingsUpdate: Hashable, Sendable {
  /// The messages of which the account is notified.
  public var selection: PushSelection?
  /// A Boolean value that indicates whether notifications show what was written and by whom.
  public var showsDetails: Bool?
  /// The name under which others see this account in their notifications; empty to remove it.
  public var displayName: String?
  /// The part of each day in which nothing is sent.
  public var quietInterval: SettingChange<QuietInterval>?
  /// The time from now on for which nothing is sent, in milliseconds: at most 7 days; 0 ends it.
  public var quietDuration: Int64?
  /// A Boolean value that indicates whether the account is notified as well while it is connected from desktops alone.
  public var pushesWhileDesktopIsOn: Bool?
  /// The code of the preferred language; empty to remove it.
  public var language: String?
  /// The name of the template; empty to remove it.
  public var template: String?
  /// The texts of these styles; those of others stay. An empty text removes one.
  public var extensions: [String: String]

  /// Creates an update.
  public init(
    selection: PushSelection? = nil, showsDetails: Bool? = nil, displayName: String? = nil,
    quietInterval: SettingChange<QuietInterval>? = nil, quietDuration: Int64? = nil,
    pushesWhileDesktopIsOn: Bool? = nil, language: String? = nil, template: String? = nil,
    extensions: [String: String] = [:]
  ) {
    self.selection = selection
    self.showsDetails = showsDetails
    self.displayName = displayName
    self.quietInterval = quietInterval
    self.quietDuration = quietDuration
    self.pushesWhileDesktopIsOn = pushesWhileDesktopIsOn
    self.language = language
    self.template = template
    self.extensions = extensions
  }
}

/// Push settings of conversations to be changed; nil leaves one as it is.
public struct ConversationPushSettingsUpdate: Hashable, Sendable {
  /// The messages of which the account is notified; removed, those that it chose for all conversations.
  public var selection: SettingChange<PushSelection>?
  /// The part of each day in which nothing is sent.
  public var quietInterval: SettingChange<QuietInterval>?
  /// The time from now on for which nothing is sent, in milliseconds: at most 7 days; 0 ends it.
  public var quietDuration: Int64?

  /// Creates an update.
  public init(
    selection: SettingChange<PushSelection>? = nil, quietInterval: SettingChange<QuietInterval>? = nil,
    quietDuration: Int64? = nil
  ) {
    self.selection = selection
    self.quietInterval = quietInterval
    self.quietDuration = quietDuration
  }

  /// A Boolean value that indicates whether it takes something away and adds nothing.
  package var onlyRemoves: Bool {
    selection?.value == nil && quietInterval?.value == nil && (quietDuration ?? 0) == 0
  }
}

/// A change of an account's push settings, as its other devices see it.
public enum PushSettingsChange: Hashable, Sendable {
  /// Those of the account changed: as they are now.
  case account(PushSettings)
  /// Those of a conversation changed: as they are now.
  case conversation(ConversationPushSettings)
}

extension PushSettings {
  /// The longest time for which an account can ask for quiet at once, in milliseconds: 7 days.
  package static let longestQuiet: Int64 = 7 * 86_400_000

  /// Applies an update; the time of the last change stays.
  package mutating func apply(_ update: PushSettingsUpdate, at now: Timestamp) {
    func set(_ field: inout String?, _ text: String?) {
      if let text { field = text.isEmpty ? nil : text }
    }
    set(&displayName, update.displayName)
    set(&language, update.language)
    set(&template, update.template)
    if let selection = update.selection { self.selection = selection }
    if let showsDetails = update.showsDetails { self.showsDetails = showsDetails }
    if let change = update.quietInterval { quietInterval = change.value }
    if let duration = update.quietDuration { quietUntil = duration > 0 ? now.advanced(byMilliseconds: duration) : nil }
    if let pushes = update.pushesWhileDesktopIsOn { pushesWhileDesktopIsOn = pushes }
    for (style, text) in update.extensions { extensions[style] = text.isEmpty ? nil : text }
  }

  /// Returns whether the account wants a message not to be sent for its time.
  package func isQuiet(at now: Timestamp) -> Bool {
    quietUntil.map { now < $0 } ?? false || quietInterval?.contains(now) ?? false
  }
}

extension ConversationPushSettings {
  /// Applies an update; the time of the last change stays.
  package mutating func apply(_ update: ConversationPushSettingsUpdate, at now: Timestamp) {
    if let change = update.selection { selection = change.value }
    if let change = update.quietInterval { quietInterval = change.value }
    if let duration = update.quietDuration { quietUntil = duration > 0 ? now.advanced(byMilliseconds: duration) : nil }
  }

  /// Returns whether the account wants a message of the conversation not to be sent for its time.
  package func isQuiet(at now: Timestamp) -> Bool {
    quietUntil.map { now < $0 } ?? false || quietInterval?.contains(now) ?? false
  }
}

extension Platform {
  /// A Boolean value that indicates whether it is that of a desktop: a user may be away from it and have a phone at hand.
  package var isDesktop: Bool {
    switch self {
    case .windows, .web, .macOS, .linux: true
    case .unknown, .android, .iOS, .server: false
    }
  }
}

extension Int64 {
  fileprivate func quotientRoundedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
