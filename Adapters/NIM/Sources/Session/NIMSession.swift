public import Foundation
internal import Parlance

/// A conversation, named as this account names it: by the peer's account, the team's id or the chatroom's id.
///
/// An immutable value: two are equal if type and id are (accounts without regard to case, as everywhere).
open class NIMSession: NSObject, NSCopying {
  private let id: String
  private let kind: NIMSessionType
  private let channel: UInt64
  private let server: UInt64

  /// The peer's account, the team's id or the chatroom's id; empty for a QChat channel.
  open var sessionId: String { id }
  /// The kind of conversation.
  open var sessionType: NIMSessionType { kind }
  /// The channel of a QChat session, else 0.
  open var qchatChannelId: UInt64 { channel }
  /// The server of a QChat session, else 0.
  open var qchatServerId: UInt64 { server }

  private init(id: String, kind: NIMSessionType, channel: UInt64, server: UInt64) {
    self.id = id
    self.kind = kind
    self.channel = channel
    self.server = server
  }

  /// Creates a P2P conversation with an empty id, which calls refuse with local error `invalidParam`.
  public override convenience init() { self.init("", type: .P2P) }

  /// Creates a conversation.
  public convenience init(_ sessionId: String, type sessionType: NIMSessionType) {
    self.init(id: sessionId, kind: sessionType, channel: 0, server: 0)
  }

  /// Creates the conversation of a QChat channel. The engine has none: sending there fails with local error
  /// `notSupported`.
  public convenience init(forQChat qchatChannelId: Int64, qchatServerId: Int64) {
    self.init(
      id: "", kind: .qChat, channel: UInt64(bitPattern: qchatChannelId), server: UInt64(bitPattern: qchatServerId))
  }

  /// Creates a conversation from its `description`: the type's number, a colon and the id (for QChat the server's and
  /// the channel's number with a colon between them).
  ///
  /// - returns: nil for any other text.
  public convenience init?(from sessionString: String) {
    guard let colon = sessionString.firstIndex(of: ":"), let number = Int(sessionString[..<colon]),
      let kind = NIMSessionType(rawValue: number)
    else { return nil }
    let rest = sessionString[sessionString.index(after: colon)...]
    guard kind == .qChat else {
      guard !rest.isEmpty else { return nil }
      self.init(id: String(rest), kind: kind, channel: 0, server: 0)
      return
    }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let server = UInt64(parts[0]), let channel = UInt64(parts[1]) else { return nil }
    self.init(id: "", kind: kind, channel: channel, server: server)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    NIMSession(id: id, kind: kind, channel: channel, server: server)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NIMSession, kind == other.kind else { return false }
    guard kind == .P2P else { return id == other.id && channel == other.channel && server == other.server }
    return AccountID(id) == AccountID(other.id)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(kind == .P2P ? AccountID(id).folded : id)
    hasher.combine(channel)
    return hasher.finalize()
  }

  open override var description: String {
    kind == .qChat ? "\(kind.rawValue):\(server):\(channel)" : "\(kind.rawValue):\(id)"
  }
}

extension NIMSession {
  /// The session of a conversation of the engine.
  ///
  /// - parameter isLarge: A Boolean value that indicates whether it is a large group.
  convenience init(_ conversation: ConversationID, isLarge: Bool) {
    self.init(conversation.name, type: NIMSessionType(conversation.kind, isLarge: isLarge))
  }

  /// The engine's conversation, of a team that this account may not have; nil for an empty id and for kinds that the engine does not
  /// have. `ClientCore.conversation(of:)` also looks whether the team is one of that kind.
  var conversation: ConversationID? {
    guard !id.isEmpty, let kind = kind.conversationKind else { return nil }
    return ConversationID(kind: kind, name: id)
  }

  /// The engine's conversation.
  ///
  /// - throws: `notSupported` for kinds that the engine does not have, `invalidParam` for an empty id.
  func requireConversation() throws -> ConversationID {
    if let conversation { return conversation }
    throw kind.conversationKind == nil
      ? NSError.notSupported("session type \(kind.rawValue)") : NSError.invalidParameter("empty session id")
  }
}

extension ConversationID {
  /// Returns the conversation, for calls of the SDK that are for accounts and teams alone.
  ///
  /// Chatrooms have a manager of their own: the vendor documents that its calls for the history, for searches at the server and for
  /// custom notifications do not take them, and its lists, its index and its other calls for sessions have none. The argument alone
  /// decides that: the error is the same without a connection and for a chatroom that does not exist, where the server's would not be.
  ///
  /// - parameter detail: What is refused, for a log.
  /// - throws: Local error `notSupported` for a chatroom.
  func unlessChatroom(_ detail: String) throws -> ConversationID {
    guard kind != .room else { throw NSError.notSupported(detail) }
    return self
  }
}

extension NIMSessionType {
  init(_ kind: ConversationKind, isLarge: Bool) {
    self =
      switch kind {
      case .direct: .P2P
      case .group: isLarge ? .superTeam : .team
      case .room: .chatroom
      }
  }

  /// The engine's kind; nil where it has none.
  var conversationKind: ConversationKind? {
    switch self {
    case .P2P: .direct
    case .team, .superTeam: .group
    case .chatroom: .room
    case .YSF, .qChat: nil
    }
  }
}
