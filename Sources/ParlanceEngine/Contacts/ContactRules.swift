internal import ParlanceCore

extension RequestFriendCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Contact {
    try turn.contacts.changeContact(account, context) { edit throws(MessagingError) in
      if isImmediate { try edit.befriend(message) } else { edit.request(message, at: turn.now) }
    }
  }
}

extension AnswerFriendCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Contact {
    try turn.contacts.changeContact(account, context) { edit throws(MessagingError) in
      try edit.answer(accepts: accepts, message)
    }
  }
}

extension RemoveFriendCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Contact {
    try turn.contacts.changeContact(account, context) { edit in edit.removeFriend(forgetsNotes: forgetsNotes) }
  }
}

extension UpdateContactCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Contact {
    try turn.contacts.changeContact(account, context) { edit in edit.update(update) }
  }
}

extension ContactsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ContactPage {
    var budget = PageBudget(turn.limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    return try turn.contacts.contacts(of: context.account, after: after, &budget)
  }
}

/// The rules of who may become a friend, and the effect of each request on the two accounts.
struct ContactEdit {
  private(set) var areFriends: Bool
  /// The part of the account that asks.
  private(set) var own: Relation.Side
  /// The part of the other account.
  private(set) var peer: Relation.Side
  /// The changes of the contact as the account that asks has it, and as the other one does.
  private(set) var ownChanges: [(action: ContactChange.Action, message: String?)] = []
  private(set) var peerChanges: [(action: ContactChange.Action, message: String?)] = []

  init(_ conversation: HubConversation, of account: AccountNumber, with peer: AccountNumber) {
    areFriends = conversation.relation.areFriends
    own = conversation.side(of: account)
    self.peer = conversation.side(of: peer)
  }

  private mutating func note(_ action: ContactChange.Action, _ message: String? = nil) {
    ownChanges.append((action, message))
    peerChanges.append((action, message))
  }

  private mutating func becomeFriends() {
    areFriends = true
    own.request = nil
    peer.request = nil
  }

  /// - throws: `blocked` if the other account has blocked this one.
  mutating func befriend(_ message: String?) throws(MessagingError) {
    guard !areFriends else { return }
    guard !peer.isBlocking else { throw MessagingError(.blocked) }
    becomeFriends()
    note(.added, message)
  }

  mutating func request(_ message: String?, at time: Timestamp) {
    // Ignore requests from blocked accounts without notifying them.
    guard !areFriends, !peer.isBlocking else { return }
    own.request = FriendRequest(message: message, time: time)
    peerChanges.append((.requested, message))
  }

  /// - throws: `requestNotFound` if there is nothing to answer.
  mutating func answer(accepts: Bool, _ message: String?) throws(MessagingError) {
    guard peer.request != nil else {
      // Another device of the account may have granted it.
      if accepts && areFriends { return }
      throw MessagingError(.requestNotFound)
    }
    if accepts {
      becomeFriends()
      note(.approved, message)
    } else {
      peer.request = nil
      note(.declined, message)
    }
  }

  mutating func removeFriend(forgetsNotes: Bool) {
    let wasFriend = areFriends
    let notes = (own.alias, own.custom)
    areFriends = false
    if forgetsNotes { (own.alias, own.custom) = (nil, nil) }
    if wasFriend {
      note(.removed)
    } else if notes != (own.alias, own.custom) {
      ownChanges.append((.updated, nil))
    }
  }

  mutating func update(_ update: ContactUpdate) {
    let before = own
    if let alias = update.alias { own.alias = alias.isEmpty ? nil : alias }
    if let custom = update.custom { own.custom = custom.isEmpty ? nil : custom }
    if before != own { ownChanges.append((.updated, nil)) }
    if let isMuting = update.isMuted, isMuting != own.isMuting {
      own.isMuting = isMuting
      ownChanges.append((isMuting ? .muted : .unmuted, nil))
    }
    if let isBlocking = update.isBlocked, isBlocking != own.isBlocking {
      own.isBlocking = isBlocking
      if isBlocking {
        // A request of this account stays: the other one, which has a copy of it, is not to learn of the block.
        peer.request = nil
      }
      ownChanges.append((isBlocking ? .blocked : .unblocked, nil))
    }
  }
}

/// Contacts. The properties of the direct conversation have them, so that a change joins the conversation's version:
/// no message that was decided on before overtakes a block.
struct ContactRules: TurnPart {
  let turn: TurnContext

  func changeContact(
    _ id: AccountID, _ context: RequestContext, _ body: (inout ContactEdit) throws(MessagingError) -> Void
  ) throws(MessagingError) -> Contact {
    let account = context.account
    let peer = try turn.lookup.existingAccount(id)
    guard peer.number != account.number else { throw MessagingError(.invalidArgument, "this account itself") }
    var conversation = try turn.lookup.directConversation(account, peer, isToBeWritten: false)
    var edit = ContactEdit(conversation, of: account.number, with: peer.number)
    try body(&edit)
    let relation = Relation(
      areFriends: edit.areFriends, low: account.number < peer.number ? edit.own : edit.peer,
      high: account.number < peer.number ? edit.peer : edit.own)
    if relation != conversation.relation {
      conversation = try turn.lookup.directConversation(account, peer, isToBeWritten: true)
      let known = conversation
      conversation = try turn.entries.change(
        known,
        ConversationChangeRecord(stream: known.stream, version: known.version, profile: relation.encoded)
      ) { version in known.with(relation, version: version) }
    }
    try report(edit.ownChanges, of: conversation, to: account, actor: account)
    for kind in edit.ownChanges.compactMap({ OwnAction.Kind($0.action) }) {
      try turn.ownActions.noteOwnAction(kind, in: .direct(peer.id), accounts: [peer.id], context)
    }
    try report(edit.peerChanges, of: conversation, to: peer, actor: account)
    // The device knows what changed before it is answered.
    try turn.entries.finishAppends()
    // Both accounts exist, so the conversation has two.
    guard let contact = conversation.contact(for: account.number) else { throw MessagingError(.accountNotFound) }
    return contact
  }

  /// Makes an account a friend of another one at once, and keeps what that one notes of it.
  func befriend(
    _ friend: AccountID, _ update: ContactUpdate, of account: AccountID
  ) throws(MessagingError) -> Contact {
    let account = try turn.lookup.existingAccount(account)
    var call = UpdateContactCall(account: friend, update: update)
    try call.check(Border(settings))
    return try changeContact(call.account, RequestContext(administrationOf: account)) {
      edit throws(MessagingError) in
      try edit.befriend(nil)
      edit.update(call.update)
    }
  }

  /// Ends what an account that is being erased and its peer in a direct conversation keep of each other.
  func endRelation(of account: AccountRecord, in known: HubConversation) throws(MessagingError) {
    guard known.relation != .none, let peer = known.peer(of: account.number) else { return }
    let changed = try turn.entries.change(
      known, ConversationChangeRecord(stream: known.stream, version: known.version, profile: Relation.none.encoded)
    ) { version in known.with(.none, version: version) }
    guard peer.number != account.number, let contact = changed.contact(for: peer.number) else { return }
    let change = ContactChange(
      contact: contact, action: known.relation.areFriends ? .removed : .updated, actor: account.id, message: nil,
      time: now)
    try turn.entries.appendAccountEvent(.contactChanged(change), to: peer)
  }

  private func report(
    _ steps: [(action: ContactChange.Action, message: String?)], of conversation: HubConversation,
    to account: AccountRecord, actor: AccountRecord
  ) throws(MessagingError) {
    guard let contact = conversation.contact(for: account.number) else { return }
    for step in steps {
      let change = ContactChange(
        contact: contact, action: step.action, actor: actor.id, message: step.message, time: now)
      try turn.entries.appendAccountEvent(.contactChanged(change), to: account)
      // Blocks and mutes are the account's own.
      if account.number != actor.number, AccountNotice(change) != nil {
        turn.serviceEvents.note(.contactChanged) { .contactChanged(account.id, change) }
      }
    }
  }

  /// Returns the account's contacts behind a place.
  func contacts(
    of account: AccountRecord, after place: StreamNumber, _ budget: inout PageBudget
  ) throws(MessagingError) -> ContactPage {
    var page = ContactPage(contacts: [])
    let limit = settings.pullLimit
    let streams = try store.contactStreams(account: account.number, after: place, limit: limit)
    for number in streams {
      budget.use(rows: 1)
      if let record = try store.stream(number: number),
        // The other account may keep something of this one alone.
        let contact = try turn.lookup.directConversation(record).contact(for: account.number), !contact.isEmpty
      {
        guard try budget.takes(bytes: contact.encodedSize) else {
          page.next = page.next ?? place
          return page
        }
        page.contacts.append(contact)
      }
      page.next = number
    }
    if streams.count < limit { page.next = nil }
    return page
  }
}

extension OwnAction.Kind {
  /// Creates the kind of action that a change of a contact is for the account that made it; nil if its other devices
  /// have no use for it.
  init?(_ action: ContactChange.Action) {
    switch action {
    case .added: self = .contactAdded
    case .removed: self = .contactRemoved
    case .approved: self = .requestAccepted
    case .declined: self = .requestDeclined
    case .blocked: self = .contactBlocked
    case .unblocked: self = .contactUnblocked
    case .muted: self = .contactMuted
    case .unmuted: self = .contactUnmuted
    case .requested, .updated: return nil
    }
  }
}
