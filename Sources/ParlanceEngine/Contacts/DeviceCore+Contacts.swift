internal import ParlanceCore

/// This device's copy of the account's contacts.
extension DeviceCore {
  func applyContactChange(_ change: ContactChange, _ time: Timestamp) throws(MessagingError) {
    // The entry's time is its own: entries of one turn differ in it.
    var change = change
    change.time = time
    let isNewFriend = change.contact.isFriend && contacts[change.contact.account]?.isFriend != true
    try take(change.contact)
    if isNewFriend { try readProfiles(of: [change.contact.account]) }
    if change.action == .requested && configuration.grantsFriendRequests {
      return answerFriendRequest(of: change.contact)
    }
    try keepNotice(of: change)
    try report(.contactChanged(change), .direct(change.contact.account), time)
  }

  /// Notes a contact as the hub has it.
  func take(_ contact: Contact) throws(MessagingError) {
    guard contacts[contact.account] != (contact.isEmpty ? nil : contact) else { return }
    try begin(isDurable: false)
    try store.save(contact)
    // Under the name as it is shown now.
    contacts[contact.account] = nil
    if !contact.isEmpty { contacts[contact.account] = contact }
  }

  // MARK: reading all of them

  /// Takes a page of the contacts, which are read again because the device is new or its account's stream was cut off.
  ///
  /// - parameter before: The accounts of the parts before it.
  func takeContacts(_ page: ContactPage, before: [AccountID]) throws(MessagingError) {
    for contact in page.contacts { try reportDifference(contact) }
    let known = before + page.contacts.map(\.account)
    guard let next = page.next else { return try finishContacts(Set(known)) }
    try noteContacts(areMissing: true)
    fetchContacts(after: next, known)
  }

  func fetchContacts(after place: Int64, _ known: [AccountID]) {
    catchUp.expectAnswer()
    request(ContactsCall(after: place), for: { .vital($0) }) { core, result throws(MessagingError) in
      core.catchUp.noteAnswer()
      // A later login asks again.
      guard case .success(let page) = result else { return }
      try core.takeContacts(page, before: known)
    }
  }

  /// Removes the contacts that the hub does not have.
  private func finishContacts(_ known: Set<AccountID>) throws(MessagingError) {
    for account in contacts.keys.sorted() where !known.contains(account) {
      try reportDifference(Contact(account: account))
    }
    try noteContacts(areMissing: false)
    try readProfiles()
  }

  private func noteContacts(areMissing: Bool) throws(MessagingError) {
    guard areMissing != lacksContacts else { return }
    try begin(isDurable: false)
    lacksContacts = areMissing
    try save(areMissing ? 1 : 0, asSetting: "lacksContacts")
  }

  /// Stores a contact and reports how it differs from the known one, whichever account changed it.
  private func reportDifference(_ contact: Contact) throws(MessagingError) {
    let before = contacts[contact.account] ?? Contact(account: contact.account)
    try take(contact)
    for action in contact.actions(since: before) {
      if action == .requested && configuration.grantsFriendRequests { continue }
      let isOwn = action.rawValue >= ContactChange.Action.updated.rawValue
      let change = ContactChange(
        contact: contact, action: action, actor: isOwn ? account : contact.account,
        message: action == .requested ? contact.request?.message : nil, time: contact.request?.time ?? now)
      // It is unknown which account made the two friends, or ended that.
      if action == .requested { try keepNotice(of: change) }
      try report(.contactChanged(change), .direct(contact.account), change.time)
    }
  }

  // MARK: requests

  /// Grants the requests that wait, where the style wants that.
  func answerFriendRequests() {
    guard configuration.grantsFriendRequests else { return }
    for contact in contacts.values.sorted(by: { $0.account < $1.account }) where contact.request != nil {
      answerFriendRequest(of: contact)
    }
  }

  private func answerFriendRequest(of contact: Contact) {
    // The hub is asked again if its store fails; an answer that is refused is sent again at the next login. Another device may
    // have answered.
    let call = AnswerFriendCall(account: contact.account, accepts: true, message: nil)
    request(call, for: { .copy($0) }) { core, result throws(MessagingError) in
      if case .success(let contact) = result { try core.take(contact) }
    }
  }
}

extension Contact {
  /// The actions that lead from an earlier state of the contact to this one.
  fileprivate func actions(since before: Contact) -> [ContactChange.Action] {
    var actions: [ContactChange.Action] = []
    if isFriend != before.isFriend { actions.append(isFriend ? .added : .removed) }
    if let request, request != before.request { actions.append(.requested) }
    if alias != before.alias || custom != before.custom { actions.append(.updated) }
    if isBlocked != before.isBlocked { actions.append(isBlocked ? .blocked : .unblocked) }
    if isMuted != before.isMuted { actions.append(isMuted ? .muted : .unmuted) }
    return actions
  }
}
