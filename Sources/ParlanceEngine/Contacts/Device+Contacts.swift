public import ParlanceCore

/// Contacts: friends, requests, blocks, notes. Refusals: `accountNotFound`, `invalidArgument` for this account itself,
/// `messageTooLarge` for a text that is too long, `notConnected`, `notLoggedIn`.
extension Device {
  /// Returns the account's contacts, as this device knows them, by name.
  public func contacts() -> [Contact] {
    runner.read { $0.contacts.byAccount.values.sorted { $0.account < $1.account } } ?? []
  }

  /// Returns another account as this one knows it; nil if nothing is kept of it.
  public func contact(_ account: AccountID) -> Contact? { runner.read { $0.contacts.byAccount[account] } ?? nil }

  /// Asks another account to become a friend. To ask a friend has no effect, and so has a request to an account that
  /// has blocked this one, which does not learn that.
  ///
  /// - parameter account: The other account.
  /// - parameter message: Words for it.
  /// - parameter isImmediate: Makes the two friends at once, without a question; fails with `blocked` if the other
  ///   account has blocked this one.
  /// - parameter completion: Receives the contact as it is then.
  public func requestFriend(
    _ account: AccountID, message: String? = nil, isImmediate: Bool = false,
    completion: @escaping (Result<Contact, MessagingError>) -> Void
  ) {
    change(RequestFriendCall(account: account, isImmediate: isImmediate, message: message), completion)
  }

  /// Answers another account's request to become a friend.
  ///
  /// - parameter account: The other account.
  /// - parameter accepts: A Boolean value that indicates whether the two become friends.
  /// - parameter message: Words for it.
  /// - parameter completion: Receives the contact as it is then, or `requestNotFound` if there is nothing to answer.
  public func answerFriendRequest(
    of account: AccountID, accepts: Bool, message: String? = nil,
    completion: @escaping (Result<Contact, MessagingError>) -> Void
  ) {
    change(AnswerFriendCall(account: account, accepts: accepts, message: message), completion)
  }

  /// Ends a friendship, for both accounts; has no effect without one.
  ///
  /// - parameter account: The other account.
  /// - parameter forgetsNotes: Removes the alias and the text that this account keeps, too.
  /// - parameter completion: Receives the contact as it is then.
  public func removeFriend(
    _ account: AccountID, forgetsNotes: Bool = false, completion: @escaping (Result<Contact, MessagingError>) -> Void
  ) {
    change(RemoveFriendCall(account: account, forgetsNotes: forgetsNotes), completion)
  }

  /// Changes what this account keeps of another one, friend or not. A block also drops the requests between the two.
  ///
  /// - parameter account: The other account.
  /// - parameter update: The values to change.
  /// - parameter completion: Receives the contact as it is then.
  public func updateContact(
    _ account: AccountID, _ update: ContactUpdate, completion: @escaping (Result<Contact, MessagingError>) -> Void
  ) {
    change(UpdateContactCall(account: account, update: update), completion)
  }

  private func change<Call: HubCall>(
    _ call: Call, _ completion: @escaping (Result<Contact, MessagingError>) -> Void
  ) where Call.Reply == Contact {
    runner.ask(call, completion: completion) { core, contact throws(MessagingError) in
      // The news of it may be on the way still, while the device catches up.
      try core.contacts.take(contact)
      return contact
    }
  }

  /// Fetches the account's contacts from the hub, by name.
  ///
  /// - parameter completion: Receives all of them.
  public func fetchContacts(completion: @escaping (Result<[Contact], MessagingError>) -> Void) {
    runner.ask(completion: completion) { core, end in core.contacts.listContacts(after: .zero, [], end) }
  }
}

extension DeviceContacts {
  /// Asks for the contacts behind a place, and for the rest then.
  fileprivate func listContacts(
    after place: StreamNumber, _ known: [Contact],
    _ end: @escaping (DeviceCore, Result<[Contact], MessagingError>) -> Void
  ) {
    core.request(ContactsCall(after: place)) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let page):
        let all = known + page.contacts
        if let next = page.next { return core.contacts.listContacts(after: next, all, end) }
        end(core, .success(all.sorted { $0.account < $1.account }))
      }
    }
  }
}
