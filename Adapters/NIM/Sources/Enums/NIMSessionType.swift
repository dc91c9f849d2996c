/// What kind of conversation this is. Messages go through `P2P`, `team` and `chatroom`; the others name conversations
/// that the engine does not have, and sending there fails with local error `notSupported`.
public enum NIMSessionType: Int, Sendable {
  case P2P = 0
  case team = 1
  case chatroom = 2
  case YSF = 3
  case superTeam = 5
  case qChat = 6
}
