/// What kind of conversation a message was taken back in, and whether from everyone or one way (NIM: message
/// revocation).
public enum NIMRevokeMessageNotificationType: Int, Sendable {
  case P2P = 7
  case team = 8
  case superTeam = 12
  case p2POneWay = 13
  case teamOneWay = 14
}
