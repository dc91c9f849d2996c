internal import ParlanceCore

extension BulletinsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> BulletinsReply {
    try turn.bulletins.bulletins(for: context.requester, after: taken ?? .zero)
  }
}

/// Bulletins: texts of the operator to all accounts. They are not messages: no conversation has them.
///
/// A device is notified that there is one, and asks for those that are for it behind the last that it has. So a bulletin is stored
/// once, however many accounts there are, and each device has it once.
struct BulletinRules: TurnPart {
  let turn: TurnContext

  /// The maximum size of the texts in one answer, in bytes; one that is larger comes alone.
  private static var answerSize: Int { 256 * 1024 }

  // MARK: devices

  /// Returns the bulletins that a device is to report behind one.
  func bulletins(for requester: Requester, after taken: BulletinNumber) throws(MessagingError) -> BulletinsReply {
    let shelf = try shelf().value
    var reply = BulletinsReply(bulletins: [], last: shelf.last)
    var size = 0
    for shelved in shelf.bulletins where shelved.id > taken && shelved.isFor(requester, at: now) {
      let bulletin = try bulletin(shelved)
      size += bulletin.text.utf8.count + 64
      if !reply.bulletins.isEmpty, size > Self.answerSize {
        reply.last = reply.bulletins.last?.number ?? shelf.last
        reply.hasMore = true
        break
      }
      reply.bulletins.append(bulletin)
    }
    turn.noteAnswer(bytes: size)
    return reply
  }

  // MARK: the operator

  /// Sends a bulletin.
  func send(_ draft: BulletinDraft) throws(MessagingError) -> Bulletin {
    let draft = try draft.checked(Border(settings))
    let sender = try draft.sender.map { (id) throws(MessagingError) in try turn.lookup.existingAccount(id) }
    var kept = try shelf()
    // Also larger than those of a history that this store, as an older copy, does not have.
    let id = max(BulletinNumber(rawValue: now.milliseconds), kept.value.last.successor)
    while kept.value.bulletins.count >= max(1, limits.bulletins) {
      try forgetText(kept.value.bulletins.removeFirst())
    }
    let shelved = ShelvedBulletin(
      id: id, place: kept.value.freePlace, sender: sender?.number ?? .zero, platforms: draft.platforms,
      isKept: draft.isKept, time: now, expiry: now.advanced(byMilliseconds: draft.lifetime))
    try save(draft.text, at: shelved.place)
    kept.value.last = id
    kept.value.bulletins.append(shelved)
    try save(kept)
    shared?.note(.bulletins)
    turn.effects.noteBulletin(id)
    return try bulletin(shelved)
  }

  /// Returns a bulletin.
  ///
  /// - throws: `messageNotFound` for a number that no bulletin has, or one that was deleted.
  func bulletin(_ id: BulletinNumber) throws(MessagingError) -> Bulletin {
    guard let shelved = try shelf().value.bulletins.first(where: { $0.id == id }) else {
      throw MessagingError(.messageNotFound)
    }
    return try bulletin(shelved)
  }

  /// Returns a part of the list of bulletins, the newest first.
  ///
  /// - parameter id: The number before which they are; nil for the newest.
  /// - parameter kept: Those that devices receive later as well, or the others; nil for all.
  func bulletins(before id: BulletinNumber?, kept: Bool?, limit: Int) throws(MessagingError) -> BulletinPage {
    let all = try shelf().value.bulletins.reversed().filter { shelved in
      (id.map { shelved.id < $0 } ?? true) && (kept.map { shelved.isKept == $0 } ?? true)
    }
    var page = BulletinPage(bulletins: [])
    for shelved in all.prefix(limit) { page.bulletins.append(try bulletin(shelved)) }
    if all.count > limit { page.next = page.bulletins.last?.id }
    return page
  }

  /// Deletes a bulletin. Devices that do not have it yet do not receive it.
  ///
  /// - throws: `messageNotFound`.
  func delete(_ id: BulletinNumber) throws(MessagingError) {
    var kept = try shelf()
    guard let index = kept.value.bulletins.firstIndex(where: { $0.id == id }) else {
      throw MessagingError(.messageNotFound)
    }
    try forgetText(kept.value.bulletins.remove(at: index))
    try save(kept)
  }

  // MARK: operator texts

  /// Passes a text to the connected devices of an account.
  ///
  /// - returns: The number of devices.
  func notify(_ account: AccountID, _ text: String, from sender: AccountID?) throws(MessagingError) -> Int {
    try Border(settings).check(operatorText: text)
    let sender = try sender.map { (id) throws(MessagingError) in try turn.lookup.existingAccount(id).id }
    let passed = OperatorText(sender: sender, text: text, time: now)
    let sessions = directory.sessions(of: try turn.lookup.existingAccount(account).number)
    for session in sessions { turn.effects.push(.operatorText(passed), to: session.id) }
    return sessions.count
  }

  // MARK: the store

  private func shelf() throws(MessagingError) -> KeptValue<BulletinShelf> {
    try turn.keptValues.kept(BulletinShelf.key, initial: BulletinShelf())
  }

  private func save(_ shelf: KeptValue<BulletinShelf>) throws(MessagingError) {
    try turn.keptValues.save(shelf, BulletinShelf.key)
  }

  private func bulletin(_ shelved: ShelvedBulletin) throws(MessagingError) -> Bulletin {
    let kept = try turn.keptValues.kept(BulletinShelf.key(ofText: shelved.place), initial: BulletinText(nil))
    var sender: AccountID?
    if shelved.sender != .zero {
      let account = try turn.lookup.account(number: shelved.sender)
      if try turn.standing.standing(of: account).erased == nil { sender = account.id }
    }
    return Bulletin(
      id: shelved.id.rawValue, sender: sender, text: kept.value.text ?? "", platforms: shelved.platforms,
      isKept: shelved.isKept, time: shelved.time, expiry: shelved.expiry)
  }

  private func save(_ text: String?, at place: Int64) throws(MessagingError) {
    let key = BulletinShelf.key(ofText: place)
    var kept = try turn.keptValues.kept(key, initial: BulletinText(nil))
    kept.value = BulletinText(text)
    try turn.keptValues.save(kept, key)
  }

  private func forgetText(_ shelved: ShelvedBulletin) throws(MessagingError) { try save(nil, at: shelved.place) }
}
