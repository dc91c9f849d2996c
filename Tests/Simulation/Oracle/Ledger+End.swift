internal import ParlanceCore
internal import ParlanceEngine

// The rules that hold when everything has come to rest.
extension Ledger {
  /// - parameter isWhole: No fault happened.
  func check(_ devices: [SimulatedDevice], _ hubs: [SimulatedHub], isWhole: Bool) {
    for device in devices { checkRest(device) }
    for hub in hubs { checkRooms(devices, hub) }
    let hub = HubContents(hubs[0].store)
    for message in messages {
      checkOutcome(message, devices[message.device])
      checkAtHub(message, hub)
      checkPending(message, devices[message.device], hub)
      let event = hub.events[message.place + "#" + message.id.string]
      for device in devices {
        if let event { checkSequence(event, message) }
        checkDelivery(message, event?.kind, device)
        if let event { checkNews(message, event, device) }
      }
    }
    checkSendingOrder(hub)
    for device in devices {
      checkUnread(device)
      checkWatermarks(device)
      checkCopies(device, hub, isWhole: isWhole)
      checkExpected(device)
      checkBulletins(device)
    }
  }

  private func checkRest(_ device: SimulatedDevice) {
    guard device.isRunning, let engine = device.device, engine.isConnected, told[device.index].isSynchronized else {
      return violate(.stuck, "\(device.name) is not synchronized at the end")
    }
    checkCompletions(of: device, run: device.run)
    for message in messages
    where message.device == device.index && engine.isSending(message.id, in: message.conversation) {
      violate(.stuck, "\(device.name) still sends \(message.id)")
    }
  }

  /// Checks that the hub and the devices agree on the members of rooms.
  private func checkRooms(_ devices: [SimulatedDevice], _ node: SimulatedHub) {
    for room in rooms {
      guard let stream = (try? node.store.stream(key: .conversation(room)))??.number else { continue }
      let occupants = node.directory.occupants(of: stream).values.map(\.profile)
      let there = Set(occupants.map(\.account))
      let believed = Set(devices.filter { $0.device?.rooms.contains(room) == true }.map(\.account))
      if there != believed {
        violate(.room, "\(there.map(\.name).sorted()) are in \(room), \(believed.map(\.name).sorted()) believe to be")
      }
      for device in devices {
        checkMembers(of: room, there, at: device)
        checkShown(in: room, occupants.first { $0.account == device.account }, at: device)
      }
    }
  }

  // MARK: senders

  private func checkOutcome(_ message: SentMessage, _ device: SimulatedDevice) {
    guard !message.isUncertain, !message.isWithdrawn, message.outcomes == 0 else { return }
    violate(.outcome, "\(device.name) was never told what became of \(message.id)")
  }

  private func checkAtHub(_ message: SentMessage, _ hub: HubContents) {
    guard !message.isTransient, !wasRestored else { return }
    let event = hub.events[message.place + "#" + message.id.string]
    if message.acknowledged != nil && event == nil && !mayBeWithheld(message) {
      return violate(.lost, "the hub does not have \(message.id), which it acknowledged")
    }
    if message.failure != nil && message.acknowledged == nil && message.attempts == 1 && event != nil
      && !message.isWithdrawn && !mayBeThere(message)
    {
      return violate(.outcome, "\(message.id) was told as failed, and is at the hub")
    }
    switch message.revocation {
    case .none where event?.kind == .tombstone: violate(.revocation, "\(message.id) was revoked by nobody")
    case .done where event != nil && event?.kind != .tombstone: violate(.revocation, "\(message.id) is not revoked")
    default: break
    }
  }

  /// A command that was on its way when the login ended failed, and is not sent again; the hub may have it.
  private func mayBeThere(_ message: SentMessage) -> Bool {
    message.isCommand && (message.failure == .notLoggedIn || message.failure == .sessionEnded)
  }

  /// Checks that a message that was being sent when the process died is sent or refused by the next one.
  private func checkPending(_ message: SentMessage, _ device: SimulatedDevice, _ hub: HubContents) {
    guard message.isUncertain, message.toldSending, message.outcomes == 0, !message.isWithdrawn, !message.isTransient,
      !wasRestored, !mayBeWithheld(message), hub.events[message.place + "#" + message.id.string] == nil
    else { return }
    // A sender without permission is refused; the row says so if the app was not notified, and did not delete it.
    if isRemoved(message, device) { return }
    if case .direct = message.conversation {} else if message.isCommand { return }
    // It failed at the end of the login, and the process died before it could say so.
    if message.isCommand, told[device.index].lastLoginEnd >= message.run { return }
    if device.device?.message(message.id, in: message.conversation)?.state == .failed { return }
    violate(.lost, "the hub does not have \(message.id), which \(device.name) was sending when it died")
  }

  private func checkSequence(_ event: HubContents.Event, _ message: SentMessage) {
    guard message.sequence > 0, !wasRestored, event.sequence != message.sequence else { return }
    violate(.outcome, "\(message.id) was told at \(message.sequence), and is at \(event.sequence)")
  }

  /// Calls made in order take effect in order.
  private func checkSendingOrder(_ hub: HubContents) {
    guard !wasRestored else { return }
    var last: [String: (sequence: Int64, id: MessageID)] = [:]
    for message in messages where message.attempts == 1 && !message.isTransient && !message.hasFile {
      // Of a message that was refused the app may not know before it is sent again, as of one of a stranger.
      if case .group(let id) = message.conversation, restricted.contains(id) { continue }
      guard let event = hub.events[message.place + "#" + message.id.string] else { continue }
      // A refusal may have been lost with a link, so that a message of one who became a member since is sent again.
      if case .group(let id) = message.conversation, !isSurelyMember(message.sender, of: id, since: message.begun) {
        continue
      }
      let key = "\(message.device) \(message.place)"
      if let before = last[key], before.sequence > event.sequence {
        violate(.order, "\(message.id) was sent after \(before.id), and is before it at the hub")
      }
      last[key] = (event.sequence, message.id)
    }
  }

  // MARK: receivers

  private func checkDelivery(
    _ message: SentMessage, _ kind: EventKind?, _ device: SimulatedDevice
  ) {
    // A device that was away from a room missed what happened there.
    guard !message.isTransient, !message.isRoom, let engine = device.device else { return }
    let conversation = conversation(of: message, at: device)
    guard let conversation else { return }
    let key = message.place + "#" + message.id.string
    let told = told[device.index]
    let wasTold = told.received[key] != nil
    let isVisible = engine.message(message.id, in: conversation) != nil
    if kind == .tombstone {
      if case .group(let id) = message.conversation,
        !surelyHears(device.account, id, since: message.begun)
      {
        return
      }
      // Of a hole the hub sends the newest revocations. The others arrive when the app pages back.
      let revocations = messages.count { $0.place == message.place && $0.revocation == .done }
      if told.holes.contains(message.place) && revocations > pullLimit { return }
      if isVisible { violate(.revocation, "\(device.name) still has \(message.id)") }
      // A power cut erased the message, and the entries around it are missing: to the device it was never there.
      let isForgotten = told.ends.contains(.powerCut) && told.holes.contains(message.place)
      let mayKnow = wasTold && !isForgotten && !message.removedBy.contains(device.account.folded)
      if mayKnow && told.revoked[key] == nil {
        violate(.revocation, "\(device.name) was told \(message.id), and not of its revocation")
      }
      return
    }
    guard !isRemoved(message, device) else { return }
    // It was revoked before the hub that knew of that was restored.
    if wasRestored && told.revoked[key] != nil { return }
    // A device that fetched past its position in between received nothing there.
    if wasRestored && !wasTold && message.revocation != .none { return }
    if wasTold && !isVisible && !message.isCommand {
      // The power cut erased what the hub lost too.
      if wasRestored && kind == nil && told.ends.contains(.powerCut) { return }
      // An account that has left cannot fetch again what a power cut erased.
      // One that the catch-up left out comes when the app pages back.
      let isReachable = isDue(message, at: device, told) && !told.holes.contains(message.place)
      let mayBeGone = told.ends.contains(.powerCut) && !isReachable
      if mayBeGone && !switches.keepsWhatWasTold { return }
      return violate(.lost, "\(device.name) was told \(message.id), and does not have it any more")
    }
    guard kind == .message || kind == .command, message.acknowledged != nil, isDue(message, at: device, told) else {
      return
    }
    if message.device == device.index {
      if !message.isCommand && !isVisible { violate(.lost, "\(device.name) lost its own \(message.id)") }
      return
    }
    let isTold = message.isCommand ? told.commands[key] != nil : wasTold
    // A message in a hole is shown only when the app pages there.
    if told.holes.contains(message.place) { return }
    if !isTold { violate(.lost, "\(device.name) was never told \(message.id)") }
  }

  /// The conversation as the device's account names it; nil if the account does not take part in it.
  func conversation(of message: SentMessage, at device: SimulatedDevice) -> ConversationID? {
    guard case .direct(let peer) = message.conversation else { return message.conversation }
    if device.account == message.sender { return message.conversation }
    return device.account == peer ? .direct(message.sender) : nil
  }

  func isRemoved(_ message: SentMessage, _ device: SimulatedDevice) -> Bool {
    message.removedBy.contains(device.account.folded) || message.removedBy.contains(device.name)
  }

  /// Returns whether the receiver may have blocked the sender. The hub then keeps the message for the sender's devices only.
  private func mayBeWithheld(_ message: SentMessage) -> Bool {
    guard case .direct(let peer) = message.conversation else { return false }
    return blocking.contains(peer.folded + ">" + message.sender.folded)
  }

  /// Returns whether one of two accounts may have blocked the other, who is not notified of that.
  private func haveBlocked(_ first: AccountID, _ second: AccountID) -> Bool {
    blocking.contains(first.folded + ">" + second.folded) || blocking.contains(second.folded + ">" + first.folded)
  }

  /// Returns whether a device has to receive a message that the hub acknowledged.
  func isDue(_ message: SentMessage, at device: SimulatedDevice, _ told: Told) -> Bool {
    // Messages older than the device are its history.
    guard let loggedIn = told.loggedIn, loggedIn < message.begun else { return false }
    if device.account == message.sender && !message.options.contains(.synchronizes) { return false }
    if device.account != message.sender && mayBeWithheld(message) { return false }
    guard case .group(let id) = message.conversation else { return true }
    return surelyHears(device.account, id, since: message.begun)
  }

  // MARK: counts and marks

  private func checkUnread(_ device: SimulatedDevice) {
    guard let engine = device.device else { return }
    var (total, unread) = (0, 0)
    var hasHoles = false
    for summary in engine.conversations() {
      let rows = engine.messages(MessageQuery(in: summary.conversation, unreadOnly: true, limit: .max)).count
      total += summary.unreadCount
      unread += rows
      // A message in a hole counts as unread, but has no row until the app pages there.
      let isHole = told[device.index].holes.contains(Self.place(summary.conversation, of: device.account))
      hasHoles = hasHoles || isHole
      let isRight =
        device.configuration.revocation.uncountsMessages && !isHole
        ? rows == summary.unreadCount : rows <= summary.unreadCount
      if !isRight {
        violate(
          .unread, "\(device.name) shows \(summary.unreadCount) in \(summary.conversation.name), \(rows) are unread")
      }
    }
    // A conversation that is not in the list does not count.
    let shown = engine.unreadCount(of: nil)
    let isExact = device.configuration.revocation.uncountsMessages && !hasHoles
    if shown != total || shown < unread || isExact && shown != unread {
      violate(.unread, "\(device.name) shows \(shown) in all, its conversations \(total), \(unread) are unread")
    }
  }

  /// Checks that a confirmed acknowledgement of an account has reached the peer.
  private func checkWatermarks(_ device: SimulatedDevice) {
    guard let engine = device.device, !wasRestored else { return }
    for message in messages where message.device == device.index && message.acknowledged != nil {
      guard case .direct(let peer) = message.conversation, message.revocation == .none, message.sequence > 0,
        !haveBlocked(peer, device.account),
        let sequence = acknowledged[peer.folded + ">" + device.account.folded], sequence >= message.sequence,
        let stored = engine.message(message.id, in: message.conversation), stored.sequence == message.sequence
      else { continue }
      if !engine.isReadByPeer(stored) {
        violate(.reading, "\(device.name) does not know that \(peer.name) read \(message.id)")
      }
    }
  }
}

extension SentMessage {
  fileprivate var isRoom: Bool { conversation.isRoom }
}

extension ConversationID {
  var isRoom: Bool { if case .room = self { true } else { false } }
}
