internal import ParlanceCore
internal import ParlanceEngine

// Changes, whatever apps fetch: each message, edit, reaction and pin is reported once, and pages are right.
extension Ledger {
  /// A query returned messages to an app.
  func shown(_ device: SimulatedDevice, _ page: [Message]) {
    for message in page where message.kind != .notification {
      guard let index = index(of: message, at: device) else {
        violate(.foreign, "\(device.name) is shown \(message.id), which nobody sent")
        continue
      }
      let sent = messages[index]
      let key = Self.key(message.id, message.conversation, of: device.account)
      if !wasRestored, told[device.index].revoked[key]?.contains(device.run) == true {
        violate(.revocation, "\(device.name) is shown \(message.id) after its revocation")
      }
      // A message that the app has not received cannot be read.
      if told[device.index].received[key] == nil, message.marks.contains(.readLocally), counts(sent, at: device) {
        violate(.reading, "\(device.name) is shown \(message.id) as read, of which it was not told")
      }
    }
  }

  /// A received message is unread if it counts, unless the user may have read it here or elsewhere.
  func checkIsUnread(_ device: SimulatedDevice, _ message: Message, _ sent: SentMessage) {
    guard message.sequence > 0, counts(sent, at: device), !message.marks.contains(.unread) else { return }
    violate(.unread, "\(device.name) received \(message.id), and it does not count")
  }

  /// Returns whether a message that a device is to receive certainly counts as unread until then.
  private func counts(_ sent: SentMessage, at device: SimulatedDevice) -> Bool {
    let known = told[device.index]
    guard sent.sender != device.account, sent.options.contains(.countsAsUnread), !sent.conversation.isRoom else {
      return false
    }
    if wasRestored || sent.failure != nil || isRemoved(sent, device) { return false }
    if known.read.contains(sent.place) || known.holes.contains(sent.place) { return false }
    // Another device of the account may have read it.
    guard accounts.filter({ $0 == device.account }).count == 1 else { return false }
    return isDue(sent, at: device, known)
  }

  /// The user read a conversation.
  func noteRead(_ conversation: ConversationID, at device: SimulatedDevice) {
    told[device.index].read.insert(Self.place(conversation, of: device.account))
  }

  // MARK: changes

  /// Records the content of a message, which the app received by its arrival, by a change, or by the completion of its call.
  func noteContent(_ device: SimulatedDevice, _ message: Message) {
    guard case .text(let text) = message.body.content else { return }
    let key = Self.key(message.id, message.conversation, of: device.account)
    told[device.index].contents[key] = text
  }

  /// Records a change of a message that the app received. Changes that are fetched together may be reported as one.
  func noteEdit(_ device: SimulatedDevice, _ message: Message, of sent: SentMessage) {
    let key = "\(device.run) " + Self.key(message.id, message.conversation, of: device.account)
    told[device.index].edits[key, default: 0] += 1
    if !wasRestored, told[device.index].edits[key] ?? 0 > sent.edits.count {
      violate(.twice, "an edit of \(message.id) at \(device.name)")
    }
  }

  func reaction(_ device: SimulatedDevice, _ change: ReactionChange) {
    let reaction = change.reaction
    device.note(
      "told that \(reaction.account.name) \(change.isRemoval ? "takes \(reaction.text) off" : "reacts to") \(change.messageID)"
    )
    let key = Self.key(change.messageID, change.conversation, of: device.account)
    let name = reaction.account.folded + " " + reaction.text
    noteChange(device, "\(name) at \(key) \(change.isRemoval) \(reaction.time.milliseconds)")
    let known = told[device.index].reactions[key]?[name]
    if known.map({ $0.time <= reaction.time }) ?? true {
      told[device.index].reactions[key, default: [:]][name] = (reaction.time, !change.isRemoval)
    }
  }

  func pin(_ device: SimulatedDevice, _ change: MessagePinChange) {
    device.note("told that \(change.actor.name) changed the pin of \(change.pin.messageID): \(change.action)")
    let key = Self.key(change.pin.messageID, change.conversation, of: device.account)
    noteChange(device, "pin of \(key) \(change.action) \(change.time.milliseconds)")
    if told[device.index].pins[key].map({ $0.time <= change.time }) ?? true {
      told[device.index].pins[key] = (change.time, change.action != .removed)
    }
  }

  /// Records a reported change, which may occur once in a run.
  private func noteChange(_ device: SimulatedDevice, _ name: String) {
    guard !told[device.index].changes.insert("\(device.run) \(name)").inserted, !wasRestored else { return }
    violate(.twice, "\(name) at \(device.name)")
  }

  // MARK: the end

  /// Checks that the last report of a message's content, reactions and pin is what the hub has.
  func checkNews(_ message: SentMessage, _ event: HubContents.Event, _ device: SimulatedDevice) {
    let known = told[device.index]
    guard switches.fetches, !wasRestored, event.kind == .message, !message.isTransient, !message.isCommand,
      !isRemoved(message, device), message.revocation == .none, !known.holes.contains(message.place),
      let conversation = conversation(of: message, at: device), !conversation.isRoom, isDue(message, at: device, known)
    else { return }
    let key = message.place + "#" + message.id.string
    if case .text(let text) = event.content, let content = known.contents[key], content != text {
      violate(.lost, "\(device.name) was told \"\(content)\" of \(message.id), and never \"\(text)\"")
    }
    // A device is notified of its own account's changes by the completions of its calls.
    let others = { (name: String) in !name.hasPrefix(device.account.folded + " ") }
    let reactions = Set((known.reactions[key] ?? [:]).filter { $0.value.isThere }.keys.filter(others))
    let there = event.reactions.filter(others)
    if reactions != there {
      violate(.lost, "\(device.name) was told of \(reactions) at \(message.id), the hub has \(there)")
    }
    if let pinner = event.pinner, pinner != device.account.folded, known.pins[key]?.isThere != true {
      violate(.lost, "\(device.name) was never told that \(message.id) is pinned")
    }
  }
}
