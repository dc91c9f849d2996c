/// Creates a thread about a message of a group.
package struct CreateThreadCall: HubCall {
  package typealias Reply = ThreadEntry
  package static var kind: CallKind { .createThread }
  package var name: String
  package var group: String
  package var message: MessageID

  package init(name: String, group: String, message: MessageID) {
    self.name = name
    self.group = group
    self.message = message
  }
}

package struct JoinThreadCall: HubCall {
  package typealias Reply = ThreadEntry
  package static var kind: CallKind { .joinThread }
  package var id: String
  package init(id: String) { self.id = id }
}

package struct LeaveThreadCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .leaveThread }
  package var id: String
  package init(id: String) { self.id = id }
}

package struct RenameThreadCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .renameThread }
  package var id: String
  package var name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

package struct RemoveThreadMemberCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .removeThreadMember }
  package var id: String
  package var account: AccountID

  package init(id: String, account: AccountID) {
    self.id = id
    self.account = account
  }
}

package struct DestroyThreadCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .destroyThread }
  package var id: String
  package init(id: String) { self.id = id }
}

/// Asks for a thread with its newest message.
package struct ThreadCall: HubCall {
  package typealias Reply = ThreadEntry
  package static var kind: CallKind { .thread }
  package var id: String
  package init(id: String) { self.id = id }
}

/// Asks for a page of threads, without their messages.
package struct ThreadsCall: HubCall {
  package typealias Reply = ThreadEntryPage
  package static var kind: CallKind { .threads }
  package var query: ThreadQuery
  package init(_ query: ThreadQuery) { self.query = query }
}

package struct ThreadEntryPage: Hashable, Sendable {
  package var entries: [ThreadEntry]
  package var next: String?

  package init(entries: [ThreadEntry], next: String? = nil) {
    self.entries = entries
    self.next = next
  }
}

/// Asks for a page of the members of a thread.
package struct ThreadMembersCall: HubCall {
  package typealias Reply = ThreadMemberPage
  package static var kind: CallKind { .threadMembers }
  package var id: String
  /// The account behind which the page begins.
  package var after: AccountID?
  package var limit: Int

  package init(id: String, after: AccountID?, limit: Int) {
    self.id = id
    self.after = after
    self.limit = limit
  }
}

/// Requests the newest messages of threads. Threads that were destroyed, or have no message, are left out.
package struct LastThreadMessagesCall: HubCall {
  package typealias Reply = [LastThreadMessage]
  package static var kind: CallKind { .lastThreadMessages }
  package var ids: [String]
  package init(ids: [String]) { self.ids = ids }
}

package struct LastThreadMessage: Hashable, Sendable {
  package var id: String
  package var message: HistoryMessage

  package init(id: String, message: HistoryMessage) {
    self.id = id
    self.message = message
  }
}
