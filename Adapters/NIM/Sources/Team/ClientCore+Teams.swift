internal import Foundation
internal import Parlance

/// Teams and super teams, which are groups and large groups of the engine.
extension ClientCore {
  /// Returns whether a conversation is a super team. After a logout, as it was known then.
  func isSuperTeam(_ conversation: ConversationID) -> Bool {
    guard case .group(let id) = conversation else { return false }
    guard let isLarge = device?.isLargeGroup(id) else { return superTeams.withLock { $0.contains(id) } }
    superTeams.withLock { known in
      if isLarge { _ = known.insert(id) } else { _ = known.remove(id) }
    }
    return isLarge
  }

  /// Returns the session of a conversation.
  func session(of conversation: ConversationID) -> NIMSession {
    NIMSession(conversation, isLarge: isSuperTeam(conversation))
  }

  /// Returns the engine's conversation of a session; nil where `conversation(of:)` throws.
  func knownConversation(of session: NIMSession?) -> ConversationID? {
    session.flatMap { try? conversation(of: $0) }
  }

  /// Returns the engine's conversation of a session.
  ///
  /// - throws: Local error `notSupported` for kinds that the engine does not have, `invalidParam` for an empty id; remote error
  ///   `codeTeamNotExists` for a super team as a session of type `team`, and for anything but a super team of this account as one of
  ///   type `superTeam`.
  func conversation(of session: NIMSession) throws -> ConversationID {
    let conversation = try session.requireConversation()
    guard conversation.kind == .group else { return conversation }
    guard isSuperTeam(conversation) == (session.sessionType == .superTeam) else {
      throw NSError.otherKindOfTeam(session.description)
    }
    return conversation
  }

  /// The delegates of the manager of a team.
  func delegates(of group: GroupInfo) -> DelegateList<any NIMTeamManagerDelegate> {
    group.isLarge ? superTeamDelegates : teamDelegates
  }

  /// Reports that members of a team were added, changed or removed.
  func membersChanged(_ group: GroupInfo, _ updated: [AccountID], _ removed: [AccountID]) {
    let delegates = delegates(of: group)
    guard !delegates.isEmpty else { return }
    let team = NIMTeam(group, core: self)
    let updated = updated.map(\.name)
    let removed = removed.map(\.name)
    delegates.notify { delegate in
      delegate.onTeamMemberChanged(team)
      if !updated.isEmpty { delegate.onTeamMemberUpdated(team, withMembers: updated) }
      if !removed.isEmpty { delegate.onTeamMemberRemoved(team, withMembers: removed) }
    }
  }
}

extension NSError {
  /// The remote error of a team of the other kind: the engine has one kind of groups, and one of the SDK's two does not exist for the
  /// manager of the other.
  static func otherKindOfTeam(_ detail: String) -> NSError { MessagingError(.groupNotFound, detail).nim }
}
