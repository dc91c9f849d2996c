public import Foundation

/// Methods that receive events of the teams. Every method is optional; all are called on the environment's callback
/// queue.
public protocol NIMTeamManagerDelegate: NSObjectProtocol {
  /// This account became a member.
  func onTeamAdded(_ team: NIMTeam)
  /// Properties changed.
  func onTeamUpdated(_ team: NIMTeam)
  /// This account is no longer a member, or the team was dismissed.
  func onTeamRemoved(_ team: NIMTeam)
  /// Members were added, changed or removed.
  func onTeamMemberChanged(_ team: NIMTeam)
  /// Members were added or changed.
  func onTeamMemberUpdated(_ team: NIMTeam, withMembers memberIDs: [String]?)
  /// Members were removed.
  func onTeamMemberRemoved(_ team: NIMTeam, withMembers memberIDs: [String]?)
}

extension NIMTeamManagerDelegate {
  public func onTeamAdded(_ team: NIMTeam) {}
  public func onTeamUpdated(_ team: NIMTeam) {}
  public func onTeamRemoved(_ team: NIMTeam) {}
  public func onTeamMemberChanged(_ team: NIMTeam) {}
  public func onTeamMemberUpdated(_ team: NIMTeam, withMembers memberIDs: [String]?) {}
  public func onTeamMemberRemoved(_ team: NIMTeam, withMembers memberIDs: [String]?) {}
}
