internal import ParlanceCore

/// This device's copy of the account's contacts.
final class DeviceContacts: DeviceComponent {
  unowned let core: DeviceCore
  private(set) var byAccount: [AccountID: Contact] = [:]
  /// The state of the contacts: outdated while the pages arrive in which they are read again. It is never unknown, because the first
  /// login brings the first page.
  private(set) var copy = HubCopy(isKnown: true)

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    let isOutdated = try core.numbers(ofSetting: Self.outdatedName).first == 1
    let contacts = try core.store.contacts()
    return { [self] in
      copy.restore(isOutdated: isOutdated)
      byAccount = Dictionary(contacts.map { ($0.account, $0) }) { $1 }
    }
  }

  private static var outdatedName: String { "lacksContacts" }

  private func step(_ input: (inout HubCopy) -> Void) throws(MessagingError) {
    try core.step(&copy, saving: \.isOutdated, asSetting: Self.outdatedName, input)
  }

  func applyContactChange(_ change: ContactChange, _ time: Timestamp) throws(MessagingError) {
    // The entry's time is its own: entries of one turn differ in it.
    var change = change
    change.time = time
    let isNewFriend = change.contact.isFriend && byAccount[change.contact.account]?.isFriend != true
    try take(change.contact)
    if isNewFriend { try core.profiles.readProfile(ofFriend: change.contact.account) }
    if change.action == .requested && core.configuration.grantsFriendRequests {
      return answerFriendRequest(of: change.contact)
    }
    try keepNotice(of: change)
    try core.report(.contactChanged(change), .direct(change.contact.account), time)
  }

  /// Stores the notice of a change that another account made, and reports it, where the style keeps notices.
  private func keepNotice(of change: ContactChange) throws(MessagingError) {
    if let notice = AccountNotice(change) { try core.notices.keep(notice) }
  }

  /// Notes a contact as the hub has it.
  func take(_ contact: Contact) throws(MessagingError) {
    guard byAccount[contact.account] != (contact.isEmpty ? nil : contact) else { return }
    try core.begin(isDurable: false)
    try core.store.save(contact)
    // Under the name as it is shown now.
    byAccount[contact.account] = nil
    if !contact.isEmpty { byAccount[contact.account] = contact }
  }

  // MARK: reading all of them

  /// Takes a page of the contacts, which are read again because the device is new or its account's stream was cut off.
  ///
  /// - parameter before: The accounts of the parts before it.
  func takeContacts(_ page: ContactPage, before: [AccountID]) throws(MessagingError) {
    for contact in page.contacts { try reportDifference(contact) }
    let known = before + page.contacts.map(\.account)
    guard let next = page.next else { return try finishContacts(Set(known)) }
    try step { $0.markOutdated() }
    fetchContacts(after: next, known)
  }

  func fetchContacts(after place: StreamNumber, _ known: [AccountID]) {
    core.fetching.catchUp.expectAnswer()
    core.request(ContactsCall(after: place), for: { .vital($0) }) { core, result throws(MessagingError) in
      core.fetching.catchUp.noteAnswer()
      // A later login asks again.
      guard case .success(let page) = result else { return }
      try core.contacts.takeContacts(page, before: known)
    }
  }

  /// Removes the contacts that the hub does not have.
  private func finishContacts(_ known: Set<AccountID>) throws(MessagingError) {
    for account in byAccount.keys.sorted() where !known.contains(account) {
      try reportDifference(Contact(account: account))
    }
    try step { $0.markCurrent() }
    try core.profiles.readProfiles()
  }

  /// Stores a contact and reports how it differs from the known one, whichever account changed it.
  private func reportDifference(_ contact: Contact) throws(MessagingError) {
    let before = byAccount[contact.account] ?? Contact(account: contact.account)
    try take(contact)
    for action in contact.actions(since: before) {
      if action == .requested && core.configuration.grantsFriendRequests { continue }
      let isOwn = action.rawValue >= ContactChange.Action.updated.rawValue
      let change = ContactChange(
        contact: contact, action: action, actor: isOwn ? core.account : contact.account,
        message: action == .requested ? contact.request?.message : nil, time: contact.request?.time ?? core.now)
      // It is unknown which account made the two friends, or ended that.
      if action == .requested { try keepNotice(of: change) }
      try core.report(.contactChanged(change), .direct(contact.account), change.time)
    }
  }

  // MARK: requests

  /// Grants the requests that wait, where the style wants that.
  func answerFriendRequests() {
    guard core.configuration.grantsFriendRequests else { return }
    for contact in byAccount.values.sorted(by: { $0.account < $1.account }) where contact.request != nil {
      answerFriendRequest(of: contact)
    }
  }

  private func answerFriendRequest(of contact: Contact) {
    // The hub is asked again if its store fails; an answer that is refused is sent again at the next login. Another device may
    // have answered.
    let call = AnswerFriendCall(account: contact.account, accepts: true, message: nil)
    core.request(call, for: { .copy($0) }) { core, result throws(MessagingError) in
      if case .success(let contact) = result { try core.contacts.take(contact) }
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
