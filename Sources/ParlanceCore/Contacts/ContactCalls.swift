/// Asks another account to become a friend. The reply is the contact as it is then.
package struct RequestFriendCall: HubCall {
  package typealias Reply = Contact
  package static var kind: CallKind { .requestFriend }
  package var account: AccountID
  /// The two become friends at once; the other account is not asked.
  package var isImmediate: Bool
  package var message: String?

  package init(account: AccountID, isImmediate: Bool, message: String?) {
    self.account = account
    self.isImmediate = isImmediate
    self.message = message
  }
}

/// Answers another account's request. The reply is the contact as it is then.
package struct AnswerFriendCall: HubCall {
  package typealias Reply = Contact
  package static var kind: CallKind { .answerFriend }
  package var account: AccountID
  package var accepts: Bool
  package var message: String?

  package init(account: AccountID, accepts: Bool, message: String?) {
    self.account = account
    self.accepts = accepts
    self.message = message
  }
}

/// Ends a friendship, for both. The reply is the contact as it is then.
package struct RemoveFriendCall: HubCall {
  package typealias Reply = Contact
  package static var kind: CallKind { .removeFriend }
  package var account: AccountID
  /// Removes this account's alias and text, too.
  package var forgetsNotes: Bool

  package init(account: AccountID, forgetsNotes: Bool) {
    self.account = account
    self.forgetsNotes = forgetsNotes
  }
}

/// Changes what this account keeps of another one. The reply is the contact as it is then.
package struct UpdateContactCall: HubCall {
  package typealias Reply = Contact
  package static var kind: CallKind { .updateContact }
  package var account: AccountID
  package var update: ContactUpdate

  package init(account: AccountID, update: ContactUpdate) {
    self.account = account
    self.update = update
  }
}

/// Asks for the account's contacts.
package struct ContactsCall: HubCall {
  package typealias Reply = ContactPage
  package static var kind: CallKind { .contacts }
  /// The place from which the reply before went on; `zero` for the beginning.
  package var after: StreamNumber
  package init(after: StreamNumber) { self.after = after }
}

/// A part of the account's contacts.
package struct ContactPage: Hashable, Sendable {
  package var contacts: [Contact]
  /// The place to go on from; nil if these are the last.
  package var next: StreamNumber?

  package init(contacts: [Contact], next: StreamNumber? = nil) {
    self.contacts = contacts
    self.next = next
  }
}
