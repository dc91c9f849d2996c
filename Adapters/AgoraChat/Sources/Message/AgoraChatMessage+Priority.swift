internal import AgoraChatCommon
internal import Parlance

/// The priorities of a message of a chat room (1.3.1).
public enum AgoraChatRoomMessagePriority: Int, @unchecked Sendable {
  case high = 0
  case normal = 1
  case low = 2
}

extension AgoraChatMessage {
  /// The priority of a message of a chat room; `normal` unless its sender set another before sending, and in all other chats.
  ///
  /// It reaches the room with the message. The hub drops no message for its priority: one that exceeds a limit is refused.
  public var priority: AgoraChatRoomMessagePriority {
    get { record.withLock { $0.priority ?? AgoraChatRoomMessagePriority($0.message) } }
    set { record.withLock { $0.priority = newValue } }
  }
}

extension AgoraChatRoomMessagePriority {
  /// The priority of a message of the engine.
  fileprivate init(_ message: Message?) {
    let bytes = message?.conversation.kind == .room ? message?.body.extensions[AgoraStyle.priority] : nil
    self = bytes?.first.flatMap { AgoraChatRoomMessagePriority(rawValue: Int($0)) } ?? .normal
  }

  /// The extensions of a message's body that say it.
  var extensions: [String: [UInt8]] { self == .normal ? [:] : [AgoraStyle.priority: [UInt8(rawValue)]] }
}
