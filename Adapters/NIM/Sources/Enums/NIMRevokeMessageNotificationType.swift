/// The kinds of revocation: by conversation, and from everyone or one way (NIM: message revocation).
public enum NIMRevokeMessageNotificationType: Int, Sendable {
  /// In a P2P session, from both.
  case P2P = 7
  /// In a team, from everyone.
  case team = 8
  /// In a super team, from everyone.
  case superTeam = 12
  /// In a P2P session, from the receiver alone.
  case p2POneWay = 13
  /// In a team or super team, from all but the sender.
  case teamOneWay = 14
}
