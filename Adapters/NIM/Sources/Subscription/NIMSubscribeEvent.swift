public import Foundation
internal import Parlance

/// The types of events that the server has a meaning for.
public enum NIMSubscribeSystemEventType: Int, Sendable {
  /// A user comes and goes.
  case online = 1
}

/// The values of events of the type `NIMSubscribeSystemEventType.online`.
public enum NIMSubscribeEventOnlineValue: Int, Sendable {
  /// A client logged in.
  case login = 1
  /// A client logged out.
  case logout = 2
  /// A client lost its connection.
  case disconnected = 3
}

/// An event that a user publishes, and that others subscribe to.
///
/// Of each type a user has one event, the one that was published last, whichever client published it.
open class NIMSubscribeEvent: NSObject {
  /// The event's id; made with the object, and not to be set.
  open private(set) var eventId: String
  /// The account that published it; nil until it is published.
  open private(set) var from: String?
  /// The time at which it was published, in seconds since 1970, by the server's clock; 0 until it is.
  open private(set) var timestamp: TimeInterval = 0
  /// The type: `NIMSubscribeSystemEventType.online`, or a number from 100,000 on that apps agree on.
  open var type = NIMSubscribeSystemEventType.online.rawValue
  /// The value. That of an online event is one of `NIMSubscribeEventOnlineValue`, which only the server publishes, or
  /// the app's own.
  open var value = 0
  /// The time for which it lasts, in seconds: 60 to 604,800 (7 days, the default).
  open var expiry = Limits.longestEvent
  /// A Boolean value that indicates whether it is broadcast only to subscribers that are online. Otherwise, those that log
  /// in later receive it too. True by default.
  open var sendToOnlineUsersOnly = true
  /// A Boolean value that indicates whether the account's other clients receive it. True by default.
  open var syncEnabled = true
  /// The details of the event: a `NIMSubscribeOnlineInfo` for a received event of the type
  /// `NIMSubscribeSystemEventType.online`, `NSNull` otherwise.
  open private(set) var subscribeInfo: Any = NSNull()
  private(set) var text: String?

  /// Creates an event to publish.
  public override init() { eventId = UUID().uuidString }

  /// Sets the text of the event, of at most 4,096 bytes.
  open func setExt(_ ext: String) { text = ext }

  /// Returns the text of the event; nil if there is none.
  ///
  /// - parameter type: A kind of client. An account has one text for all of its clients, so the answer is the same for
  ///   each.
  open func ext(_ type: NIMLoginClientType) -> String? { text }

  /// Takes over what the server made of the event.
  func apply(_ status: PublishedStatus, from account: AccountID) {
    from = account.name
    timestamp = status.time.seconds
  }

  /// Creates the event that describes the status of an account; nil if there is none.
  init?(_ status: AccountStatus) {
    let isOnlineEvent = status.type == NIMSubscribeSystemEventType.online.rawValue
    guard isOnlineEvent || status.published != nil else { return nil }
    let published = status.published
    let isOwn = status.cause == .publication || status.cause == .request
    // A login within the millisecond of a logout is another event, so the cause is part of the id.
    let made = "online-\(status.account.name)-\(status.time.milliseconds)-\(status.cause.rawValue)"
    eventId = isOwn ? published?.id ?? made : made
    super.init()
    from = status.account.name
    timestamp = (isOwn ? published?.time ?? status.time : status.time).seconds
    type = status.type
    value = isOnlineEvent ? NIMSubscribeEventOnlineValue.value(of: status) : published?.value ?? 0
    expiry = published?.lifetime ?? Limits.longestEvent
    text = published.flatMap { $0.text.isEmpty ? nil : $0.text }
    if isOnlineEvent { subscribeInfo = NIMSubscribeOnlineInfo(status.platforms) }
  }
}

/// The clients of a user, as an online event has them.
open class NIMSubscribeOnlineInfo: NSObject {
  /// The kinds of clients on which the user is logged in: numbers of `NIMLoginClientType` (`NSNumber`). Empty for a user
  /// who is offline.
  open private(set) var senderClientTypes: [Any]!

  /// Creates an object without clients; the list is nil.
  public override init() {}

  init(_ platforms: [Platform]) {
    // Two platforms may be one kind of client to NIM.
    let types = Set(platforms.map { NIMLoginClientType($0).rawValue }).sorted()
    senderClientTypes = types.map { NSNumber(value: $0) }
  }
}

extension NIMSubscribeEventOnlineValue {
  /// Returns the value of the online event that describes the status of an account.
  fileprivate static func value(of status: AccountStatus) -> Int {
    let present: NIMSubscribeEventOnlineValue = status.platforms.isEmpty ? .logout : .login
    switch status.cause {
    case .login: return login.rawValue
    case .logout: return logout.rawValue
    case .connectionLost: return disconnected.rawValue
    case .publication, .request:
      // A published value describes a user who is online; an offline one is reported as such.
      guard let value = status.published?.value, value != 0, !status.platforms.isEmpty else { return present.rawValue }
      return value
    }
  }
}

extension PublishedStatus {
  /// The time for which it lasts, in seconds; nil if it lasts until it is replaced.
  fileprivate var lifetime: TimeInterval? {
    expiry.map { TimeInterval($0.milliseconds(since: time)) / 1000 }
  }
}
