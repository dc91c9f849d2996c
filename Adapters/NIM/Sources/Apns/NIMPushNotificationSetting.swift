public import Foundation
internal import Parlance

/// The details that notifications show.
public enum NIMPushNotificationDisplayType: Int, Sendable {
  /// The message.
  case detail = 1
  /// That there is a message.
  case noDetail = 2
}

/// The levels of messages that cause notifications. They are those of QChat, which the engine does not have; the value is
/// kept, and read back.
public enum NIMPushNotificationProfile: Int, Sendable {
  /// Not set.
  case notSet = 0
  /// All messages.
  case enableAll = 1
  /// Messages of high and medium level.
  case onlyHighAndMediumLevel = 2
  /// Messages of high level.
  case onlyHighLevel = 3
  /// No messages.
  case disableAll = 4
  /// As the platform has it.
  case platformDefault = 5
}

/// The settings of this account for the notifications that it receives while no client is connected.
open class NIMPushNotificationSetting: NSObject, NSCopying {
  /// The details that notifications show. Default: `detail`.
  open var type: NIMPushNotificationDisplayType = .detail
  /// A Boolean value that indicates whether nothing is sent in a part of each day. Default: false.
  open var noDisturbing: Bool = false
  /// The hour with which that part begins, 0 to 23, in the time zone of this device.
  open var noDisturbingStartH: UInt = 0
  /// The minute with which it begins, 0 to 59.
  open var noDisturbingStartM: UInt = 0
  /// The hour with which it ends, 0 to 23; on the next day if that is not after its beginning.
  open var noDisturbingEndH: UInt = 0
  /// The minute with which it ends, 0 to 59.
  open var noDisturbingEndM: UInt = 0
  /// The level of messages, which QChat alone reads. Default: `notSet`.
  open var profile: NIMPushNotificationProfile = .notSet

  /// Creates settings with the defaults.
  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NIMPushNotificationSetting()
    (copy.type, copy.noDisturbing, copy.profile) = (type, noDisturbing, profile)
    (copy.noDisturbingStartH, copy.noDisturbingStartM) = (noDisturbingStartH, noDisturbingStartM)
    (copy.noDisturbingEndH, copy.noDisturbingEndM) = (noDisturbingEndH, noDisturbingEndM)
    return copy
  }
}

/// The settings of this account for clients of several kinds.
open class NIMPushNotificationMultiportConfig: NSObject {
  /// A Boolean value that indicates whether phones are notified while a desktop (PC, web, macOS) is connected. Default:
  /// true.
  open var shouldPushNotificationWhenPCOnline: Bool = true

  /// Creates settings with the defaults.
  public override init() {}
}

extension NIMPushNotificationSetting {
  /// The settings for which other styles have no place. The hours stay readable while they are not in force.
  private struct Notes: Codable, Equatable {
    var profile = 0
    var start = 0
    var end = 0
  }

  convenience init(_ settings: PushSettings) {
    self.init()
    let text = settings.extensions[ClientCore.style] ?? ""
    let notes = (try? JSONDecoder().decode(Notes.self, from: Data(text.utf8))) ?? Notes()
    type = settings.showsDetails ? .detail : .noDetail
    profile = NIMPushNotificationProfile(rawValue: notes.profile) ?? .notSet
    noDisturbing = settings.quietInterval != nil
    var (start, end) = (notes.start, notes.end)
    if let interval = settings.quietInterval {
      // A device elsewhere may have set it.
      let shift = Self.timeZoneOffset - interval.timeZoneOffset
      (start, end) = (Self.minute(interval.start + shift), Self.minute(interval.end + shift))
    }
    (noDisturbingStartH, noDisturbingStartM) = (UInt(start / 60), UInt(start % 60))
    (noDisturbingEndH, noDisturbingEndM) = (UInt(end / 60), UInt(end % 60))
  }

  /// Returns the changes that make these the account's settings.
  ///
  /// - throws: Local error `invalidParam` if an hour or a minute is out of range.
  func update() throws -> PushSettingsUpdate {
    guard noDisturbingStartH < 24, noDisturbingEndH < 24, noDisturbingStartM < 60, noDisturbingEndM < 60 else {
      throw NSError.invalidParameter("hours 0 to 23, minutes 0 to 59")
    }
    let start = Int(noDisturbingStartH * 60 + noDisturbingStartM)
    let end = Int(noDisturbingEndH * 60 + noDisturbingEndM)
    let notes = Notes(profile: profile.rawValue, start: start, end: end)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let interval = QuietInterval(start: start, end: end, timeZoneOffset: Self.timeZoneOffset)
    return PushSettingsUpdate(
      showsDetails: type == .detail, quietInterval: noDisturbing ? .set(interval) : .remove,
      extensions: [
        ClientCore.style: notes == Notes() ? "" : String(decoding: try encoder.encode(notes), as: UTF8.self)
      ])
  }

  private static var timeZoneOffset: Int { TimeZone.current.secondsFromGMT() / 60 }
  private static func minute(_ number: Int) -> Int { (number % 1440 + 1440) % 1440 }
}
