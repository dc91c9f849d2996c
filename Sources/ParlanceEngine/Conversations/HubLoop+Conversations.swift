package import ParlanceCore

extension HubLoop {
  /// Returns a page of an account's conversations, with the number of messages in each that the account has not read.
  ///
  /// - parameter query: The page; its limit is 1 to 100.
  /// - throws: `accountNotFound`; `invalidArgument` for another limit.
  package func conversations(
    of account: AccountID, _ query: ConversationListQuery
  ) throws(MessagingError) -> AdministeredConversationPage {
    let page = try carryOut(ListConversationsCall(query), as: account)
    let counted = try runner.performInParts(of: page.entries) {
      (turn, rest) throws(MessagingError) -> ([AdministeredConversationEntry], Int) in
      let part = try turn.conversationList.countingUnread(rest, of: account)
      return (part, part.count)
    }
    return AdministeredConversationPage(conversations: counted.flatMap { $0 }, next: page.next)
  }
}

/// A page of an account's conversations.
package struct AdministeredConversationPage: Sendable {
  package var conversations: [AdministeredConversationEntry]
  /// The place behind which the next page begins; nil if there is none.
  package var next: ConversationListCursor?
}

/// A conversation of an account.
package struct AdministeredConversationEntry: Sendable {
  package var entry: ConversationListEntry
  /// The number of messages that the account has not read on any device, as far as its devices said: at most
  /// `countedUnread`.
  package var unread: Int

  /// The largest number of entries that are looked at for the number.
  package static let countedUnread = 100
}

extension ConversationListRules {
  /// Counts what an account has not read, for as many conversations as one turn has room for; at least for one.
  fileprivate func countingUnread(
    _ entries: ArraySlice<ConversationListEntry>, of account: AccountID
  ) throws(MessagingError) -> [AdministeredConversationEntry] {
    let requester = Requester.administration(of: try turn.lookup.existingAccount(account))
    var budget = WorkBudget(limits)
    var counted: [AdministeredConversationEntry] = []
    for entry in entries {
      if !counted.isEmpty && budget.isSpent { break }
      let unread = try turn.unreadCounts.unread(
        in: entry.conversation, limit: AdministeredConversationEntry.countedUnread, requester, &budget)
      counted.append(AdministeredConversationEntry(entry: entry, unread: unread))
    }
    return counted
  }
}
