public import ParlanceCore
internal import ParlanceEngine

/// The members of a group. Calls throw `groupNotFound`, `notMember` if this account or one that they concern is not a
/// member, and `forbidden` if the account's role does not suffice.
extension MessagingClient {
  /// Adds members, or invites them if the group asks whom it invites (`GroupInfo.asksInvitees`). Of those, who asked to join is a
  /// member at once.
  ///
  /// - parameter accounts: The accounts to add.
  /// - parameter id: The group.
  /// - parameter note: A text for the notification, or for those who are asked.
  /// - parameter attachment: Text of the app for those who are asked, and for the notification in place of the note.
  /// - returns: The new members, the accounts that are asked first, and those that could not be added: they do not exist, are members
  ///   already, or are in the maximum number of groups.
  /// - throws: `MessagingError` with code `groupFull`, `tooManyGroups`, `invalidArgument` for no accounts, `messageTooLarge`, besides
  ///   the usual ones.
  @discardableResult
  public func addMembers(
    _ accounts: [AccountID], toGroup id: String, note: String? = nil, attachment: String? = nil
  ) async throws(MessagingError) -> (added: [Member], invited: [AccountID], refused: [AccountID]) {
    try await result { $0.addMembers(accounts, toGroup: id, note: note, attachment: attachment, completion: $1) }
  }

  /// Removes members of a lower role than this account's.
  public func removeMembers(_ accounts: [AccountID], fromGroup id: String) async throws(MessagingError) {
    try await outcome { $0.removeMembers(accounts, fromGroup: id, completion: $1) }
  }

  /// Makes members managers, or managers ordinary members; the owner may.
  public func setRole(
    _ role: Member.Role, of accounts: [AccountID], inGroup id: String
  ) async throws(MessagingError) {
    try await outcome { $0.setRole(role, of: accounts, inGroup: id, completion: $1) }
  }

  /// Forbids members of a lower role to write, or allows it again.
  ///
  /// - parameter isMuted: A Boolean value that indicates whether they are forbidden to write.
  /// - parameter accounts: The members.
  /// - parameter id: The group.
  /// - parameter until: The time at which a silence ends by itself, by the hub's clock; never if nil.
  public func setMuted(
    _ isMuted: Bool, _ accounts: [AccountID], inGroup id: String, until: Timestamp? = nil
  ) async throws(MessagingError) {
    try await outcome { $0.setMuted(isMuted, accounts, inGroup: id, until: until, completion: $1) }
  }

  /// Changes a member's nickname, or what the app keeps with the membership; nil leaves one as it is.
  public func updateMember(
    _ account: AccountID, inGroup id: String, nickname: String? = nil, custom: String? = nil
  ) async throws(MessagingError) {
    try await outcome {
      $0.updateMember(account, inGroup: id, nickname: nickname, custom: custom, completion: $1)
    }
  }
}
