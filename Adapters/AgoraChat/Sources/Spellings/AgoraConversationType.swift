/// The kinds of conversation in 3.x: an Objective-C enum with a C-style name for each value, whose initialisers never
/// fail in Swift, so that document 000's cast of a `chatType` compiles.
public struct AgoraConversationType: RawRepresentable, Hashable, Sendable {
  /// The number in the vendor's protocol.
  public var rawValue: UInt32

  /// Creates a kind from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a kind from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a kind from the number of a conversation or a chat in 1.3.1; a number out of range becomes `UInt32.max`, which is
  /// not a kind.
  public init(rawValue: Int) { self.rawValue = UInt32(exactly: rawValue) ?? .max }

  /// The kind in 1.3.1; a number without a kind counts as a one-to-one chat, the value zero.
  var shipped: AgoraChatConversationType { AgoraChatConversationType(rawValue: Int(rawValue)) ?? .chat }

  /// A one-to-one chat, 0.
  public static let chat = AgoraConversationType(0)
  /// The conversation of a group, 1.
  public static let groupChat = AgoraConversationType(1)
  /// The conversation of a chatroom, 2.
  public static let chatRoom = AgoraConversationType(2)
}

/// The C-style name of ``AgoraConversationType/chat``.
public var AgoraConversationTypeChat: AgoraConversationType { .chat }
/// The C-style name of ``AgoraConversationType/groupChat``.
public var AgoraConversationTypeGroupChat: AgoraConversationType { .groupChat }
/// The C-style name of ``AgoraConversationType/chatRoom``.
public var AgoraConversationTypeChatRoom: AgoraConversationType { .chatRoom }

/// Returns whether a kind of 1.3.1 is one of 3.x.
public func == (left: AgoraChatConversationType, right: AgoraConversationType) -> Bool {
  left.rawValue == Int(right.rawValue)
}

/// Returns whether a kind of 3.x is one of 1.3.1.
public func == (left: AgoraConversationType, right: AgoraChatConversationType) -> Bool { right == left }

/// Returns whether a kind of 1.3.1 differs from one of 3.x.
public func != (left: AgoraChatConversationType, right: AgoraConversationType) -> Bool { !(left == right) }

/// Returns whether a kind of 3.x differs from one of 1.3.1.
public func != (left: AgoraConversationType, right: AgoraChatConversationType) -> Bool { !(right == left) }

/// Lets a `switch` over a kind of 1.3.1 name those of 3.x.
public func ~= (pattern: AgoraConversationType, value: AgoraChatConversationType) -> Bool { value == pattern }

/// The properties that a conversation has only for code of 3.x.
public protocol AgoraConversationSpelling {}

extension AgoraConversationSpelling where Self: AgoraChatConversation {
  /// The kind of conversation, where the struct of 3.x is needed.
  public var type: AgoraConversationType {
    let shipped: AgoraChatConversationType = type
    return AgoraConversationType(rawValue: shipped.rawValue)
  }
}
