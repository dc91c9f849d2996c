internal import ParlanceCore
internal import ParlanceEngine

/// The users of a world: they act at random, but only as an app may.
final class App {
  let ledger: Ledger
  let accounts: [AccountID]
  let groups: [String]
  var rooms: [String]
  /// The accounts that join and leave groups.
  let changing: Set<AccountID>
  /// They change what their accounts have at the hub, too.
  let changesAccounts: Bool
  /// They administer groups and show themselves in rooms, too.
  let changesGroups: Bool
  /// The hub that the operator uses; nil while none runs.
  var operated: () -> HubLoop? = { nil }
  /// They ask the hub for all kinds of things at any moment.
  let fetches: Bool
  let sendsFiles: Bool
  var generator: SeededGenerator
  var count = 0

  init(
    _ ledger: Ledger, accounts: [AccountID], groups: [String], rooms: [String], changing: Set<AccountID>,
    changesAccounts: Bool, changesGroups: Bool, fetches: Bool, sendsFiles: Bool, seed: UInt64
  ) {
    self.sendsFiles = sendsFiles
    self.ledger = ledger
    self.accounts = accounts
    self.groups = groups
    self.rooms = rooms
    self.changing = changing
    self.changesAccounts = changesAccounts
    self.changesGroups = changesGroups
    self.fetches = fetches
    generator = SeededGenerator(seed: seed)
  }

  /// Lets the app of a device do something.
  func act(_ node: SimulatedDevice) {
    guard let device = node.device, !node.isLeaving else { return }
    if changesGroups && generator.chance(350) { return changeGroups(node, device) }
    if changesAccounts && generator.chance(200) { return changeAccount(node, device) }
    if fetches && generator.chance(250) { return fetch(node, device) }
    if sendsFiles && generator.chance(150) { return sendFile(node, device) }
    // A part of the people change what belongs to messages, conversations and people, too.
    if generator.chance(150) { return change(node, device) }
    switch generator.below(100) {
    case ..<38: sendText(node, device)
    case ..<44: sendCommand(node, device)
    case ..<54: revoke(node, device)
    case ..<62: markRead(node, device)
    case ..<72: acknowledge(node, device)
    case ..<78: acknowledgeGroup(node, device)
    case ..<82: delete(node, device)
    case ..<87: changeMembers(node, device)
    case ..<93: visitRoom(node, device)
    case ..<95: resend(node, device)
    case ..<97: fetchHistory(node, device)
    default: if generator.chance(400) { node.logOut(restartAfter: generator.between(0, 20_000)) }
    }
  }

  /// Reacts to the events of a device from within the callback.
  func answer(_ node: SimulatedDevice, _ events: [DeviceEvent]) {
    for event in events {
      if case .connection(.ended) = event { node.closeAfterEnd(restartAfter: 1000) }
      if case .connection(.refused) = event { node.logInAgain(after: 1000) }
    }
    guard let device = node.device, !node.isLeaving else { return }
    if fetches { fetchInAnswer(node, device, to: events) }
    guard generator.chance(60) else { return }
    guard case .received(let messages)? = events.last, let message = messages.last else { return }
    if generator.chance(500) {
      ledger.noteRead(message.conversation, at: node)
      try? device.markRead(message.conversation)
      node.note("marks \(message.conversation.name) as read")
    } else {
      acknowledge(message, node, device)
    }
  }

  // MARK: sending

  func conversation(_ node: SimulatedDevice, _ device: Device) -> ConversationID {
    if !groups.isEmpty && generator.chance(400) { return .group(generator.pick(groups)) }
    if let room = generator.pickAny(device.rooms), generator.chance(300) { return .room(room) }
    return .direct(generator.pick(accounts.filter { $0 != node.account }))
  }

  func sendText(_ node: SimulatedDevice, _ device: Device) {
    var options = MessageOptions.ordinary
    if generator.chance(100) { options.insert(.onlineOnly) }
    if generator.chance(150) { options.remove(.synchronizes) }
    if generator.chance(300) { options.insert(.prefersGroupReceipts) }
    if generator.chance(300) { options.insert(.wantsDeliveryReceipt) }
    if generator.chance(100) { options.remove(.countsAsUnread) }
    if generator.chance(100) { options.remove(.updatesConversation) }
    let text = "text \(count)"
    let conversation = conversation(node, device)
    var reply: MessageReply?
    if fetches && !conversation.isRoom && generator.chance(200) {
      let known = device.messages(MessageQuery(in: conversation, limit: 10)).filter { $0.sequence > 0 }
      reply = generator.pickAny(known).map { MessageReply(to: $0) }
    }
    send(text, .text(text), options, node, device, to: conversation, as: reply)
  }

  private func sendFile(_ node: SimulatedDevice, _ device: Device) {
    let text = "file \(count)"
    let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: count), count: 1 + generator.below(400))
    let content = MessageContent.file(MediaContent(media: MediaDescriptor(fileName: text)))
    send(text, content, .ordinary, node, device, attachments: [MessageAttachment(source: .data(bytes))])
  }

  private func sendCommand(_ node: SimulatedDevice, _ device: Device) {
    let text = "command \(count)"
    var options = MessageOptions.ordinary
    if generator.chance(200) { options.insert(.onlineOnly) }
    send(text, .command(CommandContent(action: "do", parameters: text)), options, node, device)
  }

  private func send(
    _ text: String, _ content: MessageContent, _ options: MessageOptions, _ node: SimulatedDevice, _ device: Device,
    to conversation: ConversationID? = nil, as reply: MessageReply? = nil, attachments: [MessageAttachment] = []
  ) {
    count += 1
    var body = MessageBody(content: content)
    body.reply = reply
    let draft = MessageDraft(
      id: MessageID("m\(count)"), conversation: conversation ?? self.conversation(node, device), body: body,
      options: options, attachments: attachments)
    do throws(MessagingError) {
      try device.send(draft)
      node.note("sends m\(count) to \(draft.conversation.name)")
      ledger.sent(draft, text: text, by: node, isCommand: content.kind == .command)
    } catch {
      node.note("cannot send: \(error.code)")
    }
  }

  private func resend(_ node: SimulatedDevice, _ device: Device) {
    let failed = ledger.messages.indices.filter {
      ledger.messages[$0].device == node.index && ledger.messages[$0].failure != nil && !ledger.messages[$0].isCommand
    }
    guard let index = generator.pickAny(failed) else { return }
    let message = ledger.messages[index]
    do throws(MessagingError) {
      try device.resend(message.id, in: message.conversation)
      node.note("sends \(message.id) again")
      ledger.sentAgain(index)
    } catch {
      node.note("cannot send \(message.id) again: \(error.code)")
    }
  }

  // MARK: taking back

  private func revoke(_ node: SimulatedDevice, _ device: Device) {
    let recent = ledger.messages.indices.suffix(40).filter {
      ledger.messages[$0].sender == node.account && ledger.messages[$0].acknowledged != nil
        && !ledger.messages[$0].isCommand && !ledger.messages[$0].isTransient
    }
    guard let index = generator.pickAny(Array(recent)) else { return }
    let message = ledger.messages[index]
    if ledger.messages[index].revocation == .none { ledger.messages[index].revocation = .asked }
    node.note("revokes \(message.id)")
    let end = ledger.expectCompletion(node, "revoke \(message.id)")
    device.revoke(message.id, in: message.conversation, request: RevocationRequest()) { [self] error in
      end(error)
      if error == nil { ledger.messages[index].revocation = .done }
    }
  }

  private func delete(_ node: SimulatedDevice, _ device: Device) {
    let conversation = conversation(node, device)
    let query = MessageQuery(in: conversation, limit: 20)
    guard let message = generator.pickAny(device.messages(query)), let index = ledger.index(of: message, at: node)
    else { return }
    // The hub may have it already, whatever is reported to its sender.
    if message.state == .sending { ledger.messages[index].isWithdrawn = true }
    if generator.chance(600) {
      node.note("deletes \(message.id)")
      guard (try? device.deleteMessage(message.id, in: conversation)) != nil else { return }
      ledger.messages[index].removedBy.insert(node.name)
    } else if !conversation.isRoom {
      node.note("deletes \(message.id) from the account's history")
      ledger.messages[index].removedBy.insert(node.account.folded)
      device.deleteFromHub(conversation, [message.id], note: nil, completion: ledger.expectCompletion(node, "delete"))
    }
  }

  // MARK: reading

  private func markRead(_ node: SimulatedDevice, _ device: Device) {
    let conversation = conversation(node, device)
    node.note("marks \(conversation.name) as read")
    ledger.noteRead(conversation, at: node)
    try? device.markRead(conversation)
  }

  private func acknowledge(_ node: SimulatedDevice, _ device: Device) {
    let peer = generator.pick(accounts.filter { $0 != node.account })
    let messages = device.messages(MessageQuery(in: .direct(peer), limit: 5)).filter { $0.sender == peer }
    if let message = generator.pickAny(messages) { acknowledge(message, node, device) }
  }

  private func acknowledge(_ message: Message, _ node: SimulatedDevice, _ device: Device) {
    guard case .direct(let peer) = message.conversation, message.sender == peer, message.sequence > 0 else { return }
    let key = node.account.folded + ">" + peer.folded
    ledger.acknowledging[key] = max(ledger.acknowledging[key] ?? 0, message.sequence)
    ledger.noteRead(message.conversation, at: node)
    node.note("acknowledges \(peer.name) up to \(message.sequence)")
    let end = ledger.expectCompletion(node, "acknowledge")
    device.acknowledge(message.conversation, upTo: message.sequence, asConversation: generator.chance(200)) {
      [ledger] error in
      end(error)
      if error == nil { ledger.acknowledged[key] = max(ledger.acknowledged[key] ?? 0, message.sequence) }
    }
  }

  private func acknowledgeGroup(_ node: SimulatedDevice, _ device: Device) {
    guard let group = generator.pickAny(groups) else { return }
    let ids = device.messages(MessageQuery(in: .group(group), limit: 4)).filter { $0.sender != node.account }.map(\.id)
    guard !ids.isEmpty else { return }
    for id in ids { ledger.groupReads.insert(node.account.folded + " " + id.string) }
    ledger.noteRead(.group(group), at: node)
    node.note("acknowledges \(ids) in \(group)")
    let end = ledger.expectCompletion(node, "acknowledge group")
    device.acknowledgeGroup(.group(group), ids) { result in
      if case .failure(let error) = result { end(error) } else { end(nil) }
    }
  }

  private func fetchHistory(_ node: SimulatedDevice, _ device: Device) {
    let conversation = conversation(node, device)
    let end = ledger.expectCompletion(node, "fetch history")
    device.fetchHistory(HistoryQuery(conversation: conversation, limit: 20)) { [self] result in
      guard case .success(let messages) = result else { return end(MessagingError(.notConnected)) }
      end(nil)
      for message in messages where message.kind != .notification {
        guard let index = ledger.index(of: message, at: node) else {
          ledger.violate(.foreign, "\(node.name) has \(message.id) in its history, which nobody sent")
          continue
        }
        if ledger.messages[index].revocation == .done && ledger.messages[index].acknowledged ?? .max < 0 {
          ledger.violate(.revocation, "\(message.id) is in the history of \(node.name)")
        }
      }
    }
  }

  // MARK: groups and rooms

  private func changeMembers(_ node: SimulatedDevice, _ device: Device) {
    guard let group = generator.pickAny(groups), let account = generator.pickAny(changing.sorted()) else { return }
    let isAdded = generator.chance(500)
    node.note("\(isAdded ? "adds" : "removes") \(account.name) in \(group)")
    let change = ledger.begin(isAdded, account, group)
    let end = ledger.expectCompletion(node, "change members")
    if isAdded {
      let note = changesGroups ? newText("invitation") : nil
      let begun = ledger.moment
      if let note { ledger.requests[note] = RequestByApp(group: group, account: account, asker: node.account) }
      device.addMembers([account], toGroup: group, note: note) { [ledger] result in
        end(result.failure)
        // An account that was invited is not a member yet.
        var error = result.failure
        if case .success(let outcome) = result, !outcome.invited.isEmpty {
          error = MessagingError(.forbidden)
          if let note { ledger.expect("made \(note)", at: account, begun) }
        }
        ledger.end(change, error, at: node)
      }
    } else {
      ledger.loosen(account, in: group)
      device.removeMembers([account], fromGroup: group) { [ledger] error in
        end(error)
        ledger.end(change, error, at: node)
      }
    }
  }

  private func visitRoom(_ node: SimulatedDevice, _ device: Device) {
    guard let room = generator.pickAny(rooms) else { return }
    if node.account == accounts[0], generator.chance(300) { return moderate(room, node, device) }
    if device.rooms.contains(room) {
      node.note("leaves \(room)")
      ledger.leftRoom(room, at: node)
      device.leaveRoom(room, completion: ledger.expectCompletion(node, "leave room"))
    } else {
      node.note("enters \(room)")
      ledger.entered.insert(node.account.folded + " " + room)
      let end = ledger.expectCompletion(node, "enter room")
      device.enterRoom(room, nickname: nil, custom: nil) { [self] result in
        end(result.failure)
        if case .success(let entered) = result {
          ledger.noteShown(entered.member, in: room, at: node)
          followMembers(of: room, node, device)
        }
      }
    }
  }
}
