package import ParlanceCore

/// The administration of a hub beyond `AdministrationPort`. Each call waits until it is durable.
extension HubLoop {
  /// Finds out whether the hub takes requests and its store makes what they change durable.
  ///
  /// - throws: `storageFailed` if the hub is shut down, or the store's error.
  package func checkStore() throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.writeProbe() }
  }

  /// Finds out whether the content of media can be stored; nothing happens where nothing can be uploaded.
  ///
  /// - throws: The error of the blobs' store.
  package func checkMedia() throws(MessagingError) { try runner.media?.check() }

  // MARK: accounts

  /// Returns an account and its logins.
  package func account(_ id: AccountID) throws(MessagingError) -> AdministeredAccount {
    try perform { turn throws(MessagingError) in
      let account = try turn.lookup.existingAccount(id)
      return AdministeredAccount(
        id: account.id, devices: turn.directory.sessions(of: account.number).map(\.onlineDevice),
        ban: try turn.standing.ban(of: account), tokensSince: try turn.standing.tokensSince(of: account))
    }
  }

  /// Returns accounts in the order of their registration.
  ///
  /// - parameter position: The position behind which they are, from the page before; 0 for the first page.
  package func accounts(after position: AccountNumber, limit: Int) throws(MessagingError) -> AdministeredAccounts {
    try perform { turn throws(MessagingError) in try turn.administration.accounts(after: position, limit: limit) }
  }

  /// Returns the groups of an account, by their ids.
  package func groups(of account: AccountID) throws(MessagingError) -> [GroupInfo] {
    try perform { turn throws(MessagingError) in
      var budget = PageBudget()
      return try turn.streamHeads.groups(of: try turn.lookup.existingAccount(account), after: .zero, &budget).groups
    }
  }

  // MARK: groups

  /// Returns a group and its members.
  package func group(_ id: String) throws(MessagingError) -> GroupReply {
    try perform { turn throws(MessagingError) in
      let group = try turn.administration.administeredGroup(id)
      return GroupReply(group: group.info, members: group.conversation.sortedMembers)
    }
  }

  /// Returns a group's properties.
  package func groupInfo(_ id: String) throws(MessagingError) -> GroupInfo {
    try perform { turn throws(MessagingError) in try turn.administration.administeredGroup(id).info }
  }

  /// Adds members to a group in its owner's name. Accounts that do not exist or are members are refused.
  package func addMembers(_ accounts: [AccountID], to id: String) throws(MessagingError) -> GroupReply {
    try perform { turn throws(MessagingError) in
      let owner = try turn.administration.administeredGroup(id).info.owner
      let call = AddMembersCall(id: id, accounts: accounts, note: nil)
      // An operator adds whom it names.
      return try turn.administration.carryOut(call, as: owner) { (call, context) throws(MessagingError) in
        try turn.groups.add(call, context, asksInvitees: false)
      }
    }
  }

  /// Removes members from a group in its owner's name, who cannot be among them.
  package func removeMembers(_ accounts: [AccountID], from id: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      let owner = try turn.administration.administeredGroup(id).info.owner
      _ = try turn.administration.carryOut(RemoveMembersCall(id: id, accounts: accounts), as: owner)
    }
  }

  /// Dissolves a group in its owner's name. Its id stays taken.
  package func dismissGroup(_ id: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      let owner = try turn.administration.administeredGroup(id).info.owner
      _ = try turn.administration.carryOut(DismissGroupCall(id: id), as: owner)
    }
  }

  // MARK: messages

  /// Sends a message in the name of an account, by the rules that hold for the account. A message whose id the account
  /// used in this conversation before is not sent again.
  package func send(_ call: SubmitCall, as account: AccountID) throws(MessagingError) -> Acceptance {
    try perform { turn throws(MessagingError) in try turn.administration.submit(call, as: account) }
  }

  /// Returns the newest entries of a conversation's stream as they are stored, oldest first.
  package func entries(
    of conversation: AdministeredConversation, newest limit: Int
  ) throws(MessagingError) -> [StreamEntry] {
    try perform { turn throws(MessagingError) in try turn.administration.entries(of: conversation, newest: limit) }
  }

  /// Returns a part of a conversation's history, oldest first: the messages that are neither revoked nor pruned, including
  /// those that participants deleted for themselves.
  ///
  /// - parameter position: The position behind which they are, from the part before; 0 for the first one.
  /// - parameter limit: The maximum number of entries to check.
  /// - parameter bytes: The maximum number of bytes; more if a single message is larger.
  package func export(
    _ conversation: AdministeredConversation, after position: Int64, limit: Int, bytes: Int
  ) throws(MessagingError) -> HistoryExport {
    try perform { turn throws(MessagingError) in
      try turn.administration.export(conversation, after: position, limit: limit, bytes: bytes)
    }
  }
}

/// An account and its logins.
package struct AdministeredAccount: Sendable {
  package var id: AccountID
  package var devices: [OnlineDevice]
  /// The ban that holds now.
  package var ban: AccountBan?
  /// The time before which the account's tokens are refused; nil for none.
  package var tokensSince: Timestamp?
}

/// A page of the accounts.
package struct AdministeredAccounts: Sendable {
  package var accounts: [AccountID]
  /// The position behind which the next page begins; nil if there is none.
  package var next: AccountNumber?
}

/// An entry of a conversation's stream.
package struct StreamEntry: Sendable {
  package var sequence: Int64
  package var time: Timestamp
  package var kind: EventKind
  /// The account that caused it; nil for the hub itself.
  package var sender: AccountID?
  package var contentKind: MessageKind
  /// The encoded content.
  package var payload: [UInt8]
}

/// A part of a conversation's history.
package struct HistoryExport: Sendable {
  package var messages: [HistoryMessage]
  /// The position of the conversation's last entry; 0 if it never had one.
  package var last: Int64
  /// The position behind which the next part begins; nil if there is none.
  package var next: Int64?
}
