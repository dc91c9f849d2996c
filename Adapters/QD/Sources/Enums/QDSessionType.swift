import Parlance

/// The kinds of session. QD: sessions and messages.
public enum QDSessionType: Int, Sendable {
  /// Two accounts; the session's id is the other one.
  case P2P = 0
  /// A group; the session's id is the group's.
  case group = 1
  /// A chatroom; the session's id is the room's.
  case chatroom = 2

  init(_ kind: ConversationKind) {
    self =
      switch kind {
      case .direct: .P2P
      case .group: .group
      case .room: .chatroom
      }
  }

  var kind: ConversationKind {
    switch self {
    case .P2P: .direct
    case .group: .group
    case .chatroom: .room
    }
  }
}
