/// A group and members of it.
package struct GroupReply: Sendable {
  package var group: GroupInfo
  package var members: [Member]
  /// The accounts that could not be added.
  package var refused: [AccountID]
  /// In the reply to `GroupMembersCall`: the member behind whom to go on; nil if these are the last.
  package var next: AccountID?
  /// The accounts that are asked first, and not members yet.
  package var invited: [AccountID]

  package init(
    group: GroupInfo, members: [Member] = [], refused: [AccountID] = [], invited: [AccountID] = [],
    next: AccountID? = nil
  ) {
    self.group = group
    self.members = members
    self.refused = refused
    self.invited = invited
    self.next = next
  }
}

/// Creates a group. Of `group` the hub takes the name, the kind, the limit, the switches and the properties.
package struct CreateGroupCall: HubCall {
  package typealias Reply = GroupReply
  package static var kind: CallKind { .createGroup }
  /// Made up by the hub unless given.
  package var id: String?
  package var group: GroupInfo
  package var members: [AccountID]
  package var note: String?

  package init(id: String?, group: GroupInfo, members: [AccountID], note: String?) {
    self.id = id
    self.group = group
    self.members = members
    self.note = note
  }
}

package struct DismissGroupCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .dismissGroup }
  package var id: String
  package init(id: String) { self.id = id }
}

package struct LeaveGroupCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .leaveGroup }
  package var id: String
  package init(id: String) { self.id = id }
}

package struct JoinGroupCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .joinGroup }
  package var id: String
  package init(id: String) { self.id = id }
}

/// Adds members, or asks them where the group asks whom it invites; the reply lists the new ones, and those that are asked.
package struct AddMembersCall: HubCall {
  package typealias Reply = GroupReply
  package static var kind: CallKind { .addMembers }
  package var id: String
  package var accounts: [AccountID]
  /// Words for the notification and for those who are asked.
  package var note: String?
  /// Text of the app for those who are asked, and for the notification in place of the words.
  package var attachment: String?

  package init(id: String, accounts: [AccountID], note: String?, attachment: String? = nil) {
    self.id = id
    self.accounts = accounts
    self.note = note
    self.attachment = attachment
  }
}

package struct RemoveMembersCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .removeMembers }
  package var id: String
  package var accounts: [AccountID]

  package init(id: String, accounts: [AccountID]) {
    self.id = id
    self.accounts = accounts
  }
}

/// Changes properties by the names in `GroupInfo.Property`; a further name is a property of the group.
package struct UpdateGroupCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .updateGroup }
  package var id: String
  package var changes: [String: String]

  package init(id: String, changes: [String: String]) {
    self.id = id
    self.changes = changes
  }
}

package struct SetRoleCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .setRole }
  package var id: String
  package var accounts: [AccountID]
  package var role: Member.Role

  package init(id: String, accounts: [AccountID], role: Member.Role) {
    self.id = id
    self.accounts = accounts
    self.role = role
  }
}

package struct TransferGroupCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .transferGroup }
  package var id: String
  package var account: AccountID
  package var leaves: Bool

  package init(id: String, account: AccountID, leaves: Bool) {
    self.id = id
    self.account = account
    self.leaves = leaves
  }
}

package struct MuteMembersCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .muteMembers }
  package var id: String
  package var accounts: [AccountID]
  package var isMuted: Bool
  /// The time at which a silence ends by itself; never if nil.
  package var until: Timestamp?

  package init(id: String, accounts: [AccountID], isMuted: Bool, until: Timestamp?) {
    self.id = id
    self.accounts = accounts
    self.isMuted = isMuted
    self.until = until
  }
}

/// Changes a member's nickname or custom text; nil leaves one as it is.
package struct UpdateMemberCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .updateMember }
  package var id: String
  package var account: AccountID
  package var nickname: String?
  package var custom: String?

  package init(id: String, account: AccountID, nickname: String?, custom: String?) {
    self.id = id
    self.account = account
    self.nickname = nickname
    self.custom = custom
  }
}

/// Asks for a group's properties.
package struct GroupInformationCall: HubCall {
  package typealias Reply = GroupReply
  package static var kind: CallKind { .groupInformation }
  package var id: String
  package init(id: String) { self.id = id }
}

/// Asks for a group's properties and its members. The pages of one list have the group in one version.
package struct GroupMembersCall: HubCall {
  package typealias Reply = GroupReply
  package static var kind: CallKind { .groupMembers }
  package var id: String
  /// The member with whom the reply before ended.
  package var after: AccountID?

  package init(id: String, after: AccountID? = nil) {
    self.id = id
    self.after = after
  }
}

/// Asks for the groups that the account is in.
package struct ListGroupsCall: HubCall {
  package typealias Reply = GroupPage
  package static var kind: CallKind { .listGroups }
  /// The place from which the reply before went on; `zero` for the beginning.
  package var after: StreamNumber
  package init(after: StreamNumber = .zero) { self.after = after }
}

/// A part of the groups that an account is in.
package struct GroupPage: Sendable {
  package var groups: [GroupInfo]
  /// The place to go on from; nil if these are the last.
  package var next: StreamNumber?

  package init(_ groups: [GroupInfo], next: StreamNumber? = nil) {
    self.groups = groups
    self.next = next
  }
}
