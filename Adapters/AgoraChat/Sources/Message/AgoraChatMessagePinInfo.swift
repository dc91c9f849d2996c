public import Foundation
internal import Parlance

/// The kinds of operation on the pin of a message.
public enum AgoraChatMessagePinOperation: Int, @unchecked Sendable {
  case pin = 0
  case unpin = 1
}

/// The facts about a pin of a message.
open class AgoraChatMessagePinInfo: NSObject {
  /// The account that pinned the message, or took the pin off.
  open var operatorId: String
  /// The time at which it did, in milliseconds since 1970.
  open var pinTime: Int

  /// Creates an object that describes no pin.
  public override init() {
    operatorId = ""
    pinTime = 0
    super.init()
  }

  init(_ account: AccountID, _ time: Timestamp) {
    operatorId = account.name
    pinTime = Int(time.milliseconds)
    super.init()
  }

  convenience init(_ pin: MessagePin) { self.init(pin.account, pin.time) }
}

extension AgoraChatMessage {
  /// The pin of the message, as far as this device knows it; nil if it is not pinned.
  public var pinnedInfo: AgoraChatMessagePinInfo? {
    guard let (device, message) = asked else { return nil }
    return device.messagePin(of: message.id, in: message.conversation).map { AgoraChatMessagePinInfo($0) }
  }
}

extension AgoraChatConversation {
  /// Returns the pinned messages that the local database has, those first that were pinned last; nil if there are none.
  public func pinnedMessages() -> [AgoraChatMessage]? {
    guard let device else { return nil }
    let messages = device.messagePins(in: id).compactMap { device.message($0.messageID, in: id) }
    return messages.isEmpty ? nil : messages.map { object($0) }
  }
}
