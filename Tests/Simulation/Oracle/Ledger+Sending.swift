internal import ParlanceCore
internal import ParlanceEngine

// What apps did.
extension Ledger {
  func sent(
    _ draft: MessageDraft, text: String, by device: SimulatedDevice, isCommand: Bool
  ) {
    let hasFile = !draft.attachments.isEmpty
    guard let id = draft.id else { return }
    let key = Self.key(id, draft.conversation, of: device.account)
    indices[key] = messages.count
    messages.append(
      SentMessage(
        id: id, place: Self.place(draft.conversation, of: device.account), conversation: draft.conversation,
        sender: device.account, device: device.index, run: device.run, order: messages.count, text: text,
        options: draft.options, isCommand: isCommand, hasFile: hasFile, begun: advance()))
  }

  func sentAgain(_ index: Int) {
    messages[index].attempts += 1
    messages[index].failure = nil
  }

  func index(of message: Message, at device: SimulatedDevice) -> Int? {
    indices[Self.key(message.id, message.conversation, of: device.account)]
  }

  // MARK: members

  func begin(_ isAdded: Bool, _ account: AccountID, _ group: String) -> Int {
    changes.append(MembershipChange(group: group, account: account, isAdded: isAdded, begun: advance()))
    return changes.count - 1
  }

  func end(_ change: Int, _ error: MessagingError?, at device: SimulatedDevice) {
    if error == nil { changes[change].succeeded = advance() }
    // A request whose reply was lost, or could not be applied where the disk failed, may have been carried out.
    let isLost = error.map { [.notConnected, .timeout, .notLoggedIn, .sessionEnded].contains($0.code) } ?? false
    let isUnknown = isLost || told[device.index].troubledRuns.contains(device.run)
    if error != nil && !isUnknown { changes[change].isRefused = true }
  }

  /// Notes that a hub began a history beside others that run. Devices that followed theirs meanwhile fetch it again from there.
  func noteHistoryBegun() { historiesBegun += 1 }

  /// An older copy of the hub's disk was restored.
  ///
  /// - parameter members: The members of the groups in it.
  func noteRestoration(_ members: [String: Set<AccountID>]) {
    restorations += 1
    restored = advance()
    firstChange = changes.count
    firstMembers = members
    guard switches.changesGroups else { return }
    // Which accounts block a group in the copy is certain of those only that never did.
    for group in members.keys.sorted() {
      let name = Self.hearing(group)
      firstMembers[name] = Set(accounts)
      let blocking = Set(changes.filter { $0.group == name && !$0.isAdded && !$0.isRefused }.map(\.account))
      for account in blocking.sorted() { _ = begin(false, account, name) }
    }
  }

  /// Returns the changes of a group's members that were requested since the hub was restored and not refused.
  private func changes(of account: AccountID, in group: String) -> [MembershipChange] {
    changes[firstChange...].filter { $0.group == group && $0.account == account && !$0.isRefused }
  }

  /// Returns whether an account was certainly a member of a group at a moment, and has been since.
  func isSurelyMember(_ account: AccountID, of group: String, since moment: Int) -> Bool {
    guard moment >= restored else { return false }
    let own = changes(of: account, in: group)
    if firstMembers[group]?.contains(account) == true, !own.contains(where: { !$0.isAdded }) { return true }
    guard let added = own.last(where: { $0.isAdded && ($0.succeeded ?? .max) < moment }) else { return false }
    return !own.contains { !$0.isAdded && ($0.succeeded ?? .max) > added.begun }
  }

  /// Returns whether an account was certainly not a member of a group during a time.
  func isSurelyStranger(_ account: AccountID, to group: String, from begin: Int, to end: Int) -> Bool {
    guard begin >= restored else { return false }
    let own = changes(of: account, in: group)
    let wasFirst = firstMembers[group]?.contains(account) == true
    let removed = own.last { !$0.isAdded && ($0.succeeded ?? .max) < begin }
    if removed == nil && wasFirst { return false }
    return !own.contains { change in
      change.isAdded && change.begun <= end && (change.succeeded ?? .max) > (removed?.begun ?? 0)
    }
  }
}
