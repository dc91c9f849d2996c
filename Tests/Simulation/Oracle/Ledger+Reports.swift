internal import ParlanceCore
internal import ParlanceEngine

// Events that apps received, and the rules that can be checked at once.
extension Ledger {
  func report(_ device: SimulatedDevice, _ events: [DeviceEvent]) {
    if told[device.index].isOver {
      violate(.completion, "\(device.name) is told something after its logout")
    }
    for event in events {
      noteDelivery()
      switch event {
      case .connection(let change): connection(device, change)
      case .sending(let message): sending(device, message)
      case .sent(let message, let error): sent(device, message, error)
      case .received(let messages): received(device, messages)
      case .commands(let commands): for command in commands { self.command(device, command) }
      case .revoked(let reported): revoked(device, reported)
      case .edited(let message): edited(device, message)
      case .reaction(let change): reaction(device, change)
      case .pinChanged(let change): pin(device, change)
      case .receipts(let receipts): for receipt in receipts { self.receipt(device, receipt) }
      case .messagesDeleted(let messages, _): device.note("told deleted \(messages.map(\.id.string))")
      case .conversation(let change): conversation(device, change)
      case .presence(.statuses(let statuses)): noteStatuses(device, statuses)
      case .groupDetailChanged(let change): detail(device, change)
      case .groupRequestChanged(let change): request(device, change)
      case .bulletin(let bulletin): self.bulletin(device, bulletin)
      case .roomMemberChanged(let room, let member, _): noteShown(member, in: room.id, at: device)
      case .roomMembersChanged(let room, let entered, let left):
        device.note("told \(Self.name(of: event))")
        roomChanged(room.id, entered: entered.map(\.account), left: left, at: device)
      case .roomRemoved(let room, let reason, _, _):
        device.note("told that it is out of \(room), \(reason)")
        leftRoom(room, at: device)
      default: device.note("told \(Self.name(of: event))")
      }
    }
  }

  private static func name(of event: DeviceEvent) -> String {
    switch event {
    case .groupAdded(let group): "group \(group.id)"
    case .groupUpdated(let group): "group \(group.id) version \(group.version)"
    case .groupMembersChanged(let group, let updated, let removed):
      "members of \(group.id) + \(updated.map(\.name)) - \(removed.map(\.name))"
    case .groupRemoved(let group, let reason, _): "out of \(group.id), \(reason)"
    case .roomMembersChanged(let room, let entered, let left):
      "in \(room.id) + \(entered.map(\.account.name)) - \(left.map(\.name))"
    case .otherDevices(let devices, _): "other devices \(devices.map(\.id.string))"
    default: String(String(describing: event).prefix { $0 != "(" })
    }
  }

  private func connection(_ device: SimulatedDevice, _ change: ConnectionChange) {
    device.note("is \(change)")
    switch change {
    case .authenticated:
      if told[device.index].loggedIn == nil { told[device.index].loggedIn = advance() }
      told[device.index].lastLogin = advance()
      told[device.index].fallen.removeAll()
    // Every account may log in.
    case .refused(let error): violate(.stuck, "\(device.name) is refused: \(error.code)")
    case .synchronized: told[device.index].isSynchronized = true
    case .lost, .ended, .loggedOut, .unreachable: told[device.index].isSynchronized = false
    default: break
    }
  }

  // MARK: own messages

  private func sending(_ device: SimulatedDevice, _ message: Message) {
    device.note("is sending \(message.id)")
    guard let index = index(of: message, at: device) else {
      return violate(.foreign, "\(device.name) sends \(message.id), which its app never sent")
    }
    messages[index].toldSending = true
  }

  private func sent(_ device: SimulatedDevice, _ message: Message, _ error: MessagingError?) {
    device.note("sent \(message.id) at \(message.sequence): \(error.map { "\($0.code)" } ?? "accepted")")
    guard let index = index(of: message, at: device) else {
      return violate(.foreign, "\(device.name) is told of \(message.id), which its app never sent")
    }
    messages[index].outcomes += 1
    // A power cut may take the acceptance; the message is sent again then, and accepted as the one that it is.
    let mayRepeat = isRolledBack(device, since: messages[index].run)
    if messages[index].outcomes > messages[index].attempts && !mayRepeat {
      violate(.twice, "the outcome of \(message.id) at \(device.name)")
    }
    if let error {
      // A failure of the device's own disk is reported at once.
      if error.mayPass && !told[device.index].troubledRuns.contains(device.run) {
        violate(.passing, "\(message.id) of \(device.name): \(error.code)")
      }
      messages[index].failure = error.code
    } else {
      messages[index].acknowledged = advance()
      messages[index].sequence = message.sequence
      noteContent(device, message)
    }
  }

  // MARK: others' messages

  private func received(_ device: SimulatedDevice, _ received: [Message]) {
    device.note("received \(received.map { "\($0.id)@\($0.sequence)" }) in \(received.first?.conversation.name ?? "")")
    for message in received where message.kind != .notification {
      guard let index = index(of: message, at: device) else {
        violate(.foreign, "\(device.name) received \(message.id), which nobody sent")
        continue
      }
      checkContent(device, message, messages[index])
      checkIsUnread(device, message, messages[index])
      noteContent(device, message)
      let key = Self.key(message.id, message.conversation, of: device.account)
      // A device does not recognise a message that it has removed if the sender repeats it because the hub lost it.
      let isGone = isRemoved(messages[index], device) || told[device.index].revoked[key] != nil
      if !wasRestored || !isGone { note(device, message.id, message.conversation, in: \.received) }
      checkOrder(device, message)
      // A process that died before it recorded the delivery of events delivers both again, in their order.
      if !wasRestored, let runs = told[device.index].revoked[key], !isRolledBack(device, since: runs[0]),
        !mayBeRepeated(device, since: runs[0])
      {
        violate(.revocation, "\(device.name) received \(message.id) after its revocation")
      }
    }
  }

  private func command(_ device: SimulatedDevice, _ message: Message) {
    device.note("received command \(message.id)")
    guard let index = index(of: message, at: device) else {
      return violate(.foreign, "\(device.name) received the command \(message.id), which nobody sent")
    }
    checkContent(device, message, messages[index])
    note(device, message.id, message.conversation, in: \.commands)
  }

  private func checkContent(_ device: SimulatedDevice, _ message: Message, _ sent: SentMessage) {
    var text = ""
    switch message.body.content {
    case .text(let content): text = content
    case .command(let content): text = content.parameters ?? ""
    case .file(let content): text = content.media.fileName ?? ""
    default: break
    }
    if text != sent.text && !sent.edits.contains(text) || message.sender != sent.sender {
      violate(.foreign, "\(device.name) received \(message.id) otherwise than it was sent")
    }
    let end = sent.acknowledged ?? moment
    switch sent.conversation {
    case .direct(let peer):
      if device.account != peer && device.account != sent.sender {
        violate(.foreign, "\(device.name) received \(message.id), which is between others")
      }
    case .group(let id):
      if isSurelyStranger(device.account, to: id, from: sent.begun, to: end) {
        violate(.foreign, "\(device.name) received \(message.id) of a group that it was not in")
      }
      if switches.changesGroups, device.account != sent.sender,
        isSurelyStranger(device.account, to: Self.hearing(id), from: sent.begun, to: end)
      {
        violate(.foreign, "\(device.name) received \(message.id) of a group that its account blocks")
      }
    case .room(let id):
      if !entered.contains(device.account.folded + " " + id) {
        violate(.foreign, "\(device.name) received \(message.id) of a room that it never entered")
      }
    }
  }

  private func checkOrder(_ device: SimulatedDevice, _ message: Message) {
    guard message.sequence > 0 else { return }
    let place = Self.place(message.conversation, of: device.account)
    let last = told[device.index].lastSequence[place] ?? 0
    // A restored hub continues from a lower position than the device has seen, which happens once after a login.
    let isFall = message.sequence <= last && wasRestored && told[device.index].fallen.insert(place).inserted
    if message.sequence <= last && !isFall {
      violate(.order, "\(device.name) received \(message.id) at \(message.sequence) after \(last)")
    }
    told[device.index].lastSequence[place] = message.sequence
  }

  /// Records an event of this run, and checks that it may be delivered.
  private func note(
    _ device: SimulatedDevice, _ id: MessageID, _ conversation: ConversationID,
    in kind: WritableKeyPath<Told, [String: [Int]]>
  ) {
    let key = Self.key(id, conversation, of: device.account)
    // A hub that was restored to before it, and then to after it, reports it again: the device had gone back too.
    let isAgain = restorations >= (told[device.index].restorations[key] ?? 0) + 2
    if let last = told[device.index][keyPath: kind][key]?.last, !isAgain, !mayBeRepeated(device, since: last) {
      violate(.twice, "\(id) at \(device.name), in the runs \(last) and \(device.run)")
    }
    told[device.index][keyPath: kind][key, default: []].append(device.run)
    told[device.index].restorations[key] = restorations
  }

  /// Returns whether an event may be repeated: only if the process died before the delivery was recorded.
  func mayBeRepeated(_ device: SimulatedDevice, since run: Int) -> Bool {
    guard run < device.run else { return false }
    let told = told[device.index]
    if told.ends[run..<device.run].contains(.powerCut) { return true }
    // The disk may have failed when the delivery was to be recorded. Runs in between may have ended before they could
    // repeat the event.
    return told.ends[run] != .loggedOut || told.troubledRuns.contains(run)
  }

  /// Returns whether a power cut may have erased what the device stored in a run.
  private func isRolledBack(_ device: SimulatedDevice, since run: Int) -> Bool {
    run < device.run && told[device.index].ends[run..<device.run].contains(.powerCut)
  }

  private func revoked(_ device: SimulatedDevice, _ reported: ReportedRevocation) {
    let revocation = reported.revocation
    device.note("told that \(revocation.messageID) is revoked")
    let key = Self.key(revocation.messageID, revocation.conversation, of: device.account)
    guard let index = indices[key] else {
      return violate(.foreign, "\(device.name) is told of the revocation of \(revocation.messageID), which nobody sent")
    }
    if messages[index].revocation == .none {
      violate(.foreign, "\(device.name) is told of the revocation of \(revocation.messageID), for which nobody asked")
    }
    note(device, revocation.messageID, revocation.conversation, in: \.revoked)
    if device.configuration.revocation.removal == .beforeReport, !reported.isOwnRequest,
      device.device?.message(revocation.messageID, in: revocation.conversation) != nil
    {
      violate(.revocation, "\(device.name) still finds \(revocation.messageID) when it is told of its revocation")
    }
  }

  private func edited(_ device: SimulatedDevice, _ message: Message) {
    device.note("told that \(message.id) is edited")
    guard let index = index(of: message, at: device), case .text(let text) = message.body.content,
      messages[index].edits.contains(text), message.body.edit?.editor == messages[index].sender
    else {
      return violate(.foreign, "\(device.name) is told of an edit of \(message.id), for which nobody asked")
    }
    noteContent(device, message)
    noteEdit(device, message, of: messages[index])
  }

  // MARK: reading

  private func receipt(_ device: SimulatedDevice, _ receipt: Receipt) {
    switch receipt {
    case .direct(let receipt):
      device.note("told that \(receipt.conversation.name) read up to \(receipt.sequence)")
      let asked = acknowledging[receipt.conversation.name + ">" + device.account.folded] ?? 0
      if receipt.sequence > asked {
        violate(.reading, "\(device.name) is told of \(receipt.sequence), the peer acknowledged \(asked)")
      }
    case .group(let receipt):
      guard let reader = receipt.reader else { return }
      device.note("told that \(reader.name) read \(receipt.messageID)")
      if !groupReads.contains(reader.folded + " " + receipt.messageID.string) {
        violate(.reading, "\(device.name) is told that \(reader.name) read \(receipt.messageID), who did not say so")
      }
    case .delivered(let receipt): device.note("told that \(receipt.messages.map(\.string)) are delivered")
    }
  }

  private func conversation(_ device: SimulatedDevice, _ change: ConversationChange) {
    let summary = change.summary
    if summary.lacksMessages {
      told[device.index].holes.insert(Self.place(summary.conversation, of: device.account))
    }
    device.note(
      "\(change.kind) \(summary.conversation.name), unread \(summary.unreadCount) of \(change.totalUnreadCount)")
    if change.totalUnreadCount < summary.unreadCount || summary.unreadCount < 0 {
      violate(
        .unread, "\(device.name) has \(summary.unreadCount) in one conversation, \(change.totalUnreadCount) in all")
    }
  }
}
