/// The kinds of conversation. Messages go through `P2P`, `team`, `superTeam` and `chatroom`; the others name
/// conversations that the engine does not have, and sending there fails with local error `notSupported`.
public enum NIMSessionType: Int, Sendable {
  /// Two accounts, named by the other one.
  case P2P = 0
  /// A team, named by its id.
  case team = 1
  /// A chatroom, named by its id.
  case chatroom = 2
  /// Customer service; the engine has none.
  case YSF = 3
  /// A super team, named by its id.
  case superTeam = 5
  /// A QChat channel; the engine has none.
  case qChat = 6
}
