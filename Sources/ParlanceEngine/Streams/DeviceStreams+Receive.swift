internal import ParlanceCore

/// The handling of frames from the hub.
extension DeviceStreams {
  func receive(_ frame: InboundFrame) throws(MessagingError) {
    if case .reply(let number, let result) = frame {
      guard let request = core.requests.take(number) else { return }
      return try core.finishReply(request, result)
    }
    // What still comes over a link that was given up is fetched after the next login. Applied now, it would stand in a
    // history of which this device does not know that it is the hub's.
    guard core.connection.isConnected else {
      if core.pages.partialLogin != nil { try core.pages.receiveEarly(frame) }
      return
    }
    switch frame {
    case .reply: break
    case .event(let event):
      try receivePushed(event)
    case .transient(let conversation, let time, let message):
      if isLeaving(conversation) { return }
      try receiveTransient(conversation, time, message)
    case .otherDevices(let devices, let change):
      core.login.takeOtherDevices(devices, change)
    case .roomMembersChanged(let room, let entered, let left):
      core.places.receive(room, entered: entered, left: left)
    case .roomRemoved(let id, let departure, let actor):
      core.presence.session.forget(id)
      core.turn.report(.roomRemoved(id, reason: departure, actor: actor, whileAway: false), basis: .memory)
    case .presence(let update):
      try core.presence.receive(update)
    case .ended(let reason):
      try core.login.perform(core.connection.ended(reason))
    case .callSignal(let signal):
      core.invitations.advance { machine in machine.receive(signal, account: core.account, at: core.now) }
    case .callChannel(let numbered): core.callChannels.receive(numbered)
    case .threadMessages(let change): try core.threads.receiveThreadMessages(change)
    case .bulletinsChanged(let last): core.bulletins.ask(unlessHaving: last)
    case .operatorText(let text):
      if core.configuration.takesOperatorTexts { core.turn.report(.operatorText(text), basis: .memory) }
    case .wordListChanged:
      if core.wordList.known != nil || core.configuration.keepsWordList { core.wordList.readWordList() }
    case .tokenWillExpire(let time):
      guard core.link.bringsTokens else {
        core.turn.report(.connection(.tokenWillExpire(time)), basis: .memory)
        break
      }
      // The app has no token to give; it is notified only if there is no new one.
      core.request(RenewTokenCall(token: core.login.token)) { core, result throws(MessagingError) in
        if case .failure = result { core.turn.report(.connection(.tokenWillExpire(time)), basis: .memory) }
      }
    }
  }

  func receivePushed(_ event: StreamEvent) throws(MessagingError) {
    switch event.stream {
    case .account:
      if core.fetching.catchUp.isFetching(.account) { return }
      switch takePushed(event.sequence) {
      case .ignore: return
      case .fetch: core.fetching.fetchAccount()
      case .apply:
        try core.begin(isDurable: false)
        try saveAccountCursor(appliedUpTo: event.time)
        try applyAccountEvent(event)
      }
    case .conversation(let id):
      let conversation = try core.conversations.conversation(namedByHub: id)
      if core.fetching.catchUp.isFetching(event.stream) { return }
      switch conversation.cursor.receive(event.sequence) {
      case .ignore: return
      case .fetch: core.fetching.fetch(conversation)
      case .apply:
        try core.begin(isDurable: false)
        noteApplied(event.time, in: conversation)
        if isLeaving(id) { return }
        try apply(event, conversation, isOffline: false)
        if case .nothing = event.payload { try core.news.settle(conversation) }
      }
    }
  }

  /// Returns whether the app asked to leave this room: the hub may not know yet, but what it still sends is not
  /// reported.
  private func isLeaving(_ id: ConversationID) -> Bool { id.kind == .room && core.presence.session.isLeaving(id.name) }

  /// Applies an entry of a conversation whose turn it is.
  func apply(
    _ event: StreamEvent, _ conversation: DeviceConversation, isOffline: Bool
  ) throws(MessagingError) {
    switch event.payload {
    case .nothing: break
    case .message(let message):
      if message.kind == .command {
        try applyCommand(message, conversation, event.time)
      } else {
        try applyMessage(message, conversation, sequence: event.sequence, event.time, isOffline: isOffline)
      }
    case .revocation(let revocation, let marks):
      try core.revocations.applyRevocation(
        revocation, marks, conversation, sequence: event.sequence, isOffline: isOffline)
    case .reaction(let change):
      try core.reactions.applyReaction(change, conversation, sequence: event.sequence, event.time)
    case .edit(let message):
      try core.edits.applyEdit(message, conversation, event.time)
    case .pin(let change):
      try core.pins.applyPin(change, conversation, sequence: event.sequence, event.time)
    case .groupChanged(let group, let updated, let removed):
      try core.groups.applyChange(group, updated: updated, removed: removed, conversation, event.time)
    case .groupDetailChanged(let detail, let actor):
      try core.groups.applyDetail(detail, by: actor, conversation, event.time)
    case .thread(let change): try core.threads.applyThread(change, conversation, event.time)
    default: break
    }
  }

  // MARK: messages

  /// Stores a message of another device. One of this device that comes back before its acceptance did is accepted.
  func applyMessage(
    _ event: MessageEvent, _ conversation: DeviceConversation, sequence: Int64, _ time: Timestamp,
    isOffline: Bool = false
  ) throws(MessagingError) {
    if sequence > 0, recent.contains(event.id, in: conversation.record.id, from: event.sender),
      try core.store.message(id: event.id, conversation: conversation.record.number) == nil
    {
      return
    }
    var message = Message(event, in: conversation.record.id, sequence: sequence, time)
    let counts = core.reading.isUnread(message, in: conversation)
    message.marks.insert(counts ? .unread : .readLocally)
    if isOffline && sequence <= conversation.waitedUpTo { message.marks.insert(.waited) }
    if let row = try core.store.insert(message, conversation: conversation.record.number) {
      message.row = row
      if counts { core.conversations.setUnread(conversation.record.unread + 1, conversation) }
    } else if sequence > 0, let told = try core.news.tell(message, event, conversation) {
      message = told
    } else {
      // Another account may have taken the id meanwhile; then this device's own message is refused when it arrives.
      if event.sender == core.account && core.sending.outbox.contains(message.key) {
        try core.sending.accepted(
          message.key,
          Acceptance(
            id: event.id, sequence: sequence, time: time, number: event.number, senderNumber: event.senderNumber,
            roster: [], isDuplicate: true), streamBody: event.body)
      } else if sequence > 0 {
        try find(event, sequence, time, in: conversation)
      }
      return
    }
    core.revocations.noteMessage(message.key)
    core.conversations.note(message, in: conversation)
    if event.sender == core.account { try core.receipts.expectReceipts(of: message, conversation) }
    core.journal.note { JournalEntry.message(row: message.row).write(to: &$0) }
    if !core.configuration.retention.keepsMessages { core.journal.remove(message.row) }
    if sequence > 0 { core.receipts.noteDelivery(of: event, in: message.conversation) }
    core.turn.receive(message)
  }

  /// Puts a message that this device has where the hub has it.
  private func find(
    _ event: MessageEvent, _ sequence: Int64, _ time: Timestamp, in conversation: DeviceConversation
  ) throws(MessagingError) {
    guard let known = try core.messages.stored(event.id, in: conversation), known.sequence == 0,
      known.state == .sent || known.state == .received
    else { return }
    try core.store.accept(
      row: known.row, state: known.state, time: time, sequence: sequence, number: event.number,
      senderNumber: event.senderNumber)
    if sequence <= conversation.ownRead { try core.reading.markRead(known) }
    conversation.isLastKnown = false
  }

  func applyCommand(
    _ event: MessageEvent, _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) {
    // A hub that was restored may not know that it had it, and have it again.
    if noteRecent(event.id, in: conversation.record.id, from: event.sender) {
      try core.report(.message(event), conversation.record.id, time)
    }
    core.receipts.noteDelivery(of: event, in: conversation.record.id)
  }

  func receiveTransient(
    _ id: ConversationID, _ time: Timestamp, _ event: MessageEvent
  ) throws(MessagingError) {
    // A sender that got no answer sends it again, and the hub does not know it.
    guard noteRecent(event.id, in: id, from: event.sender) else { return }
    if event.kind == .command {
      try core.report(.message(event), id, time)
    } else {
      try core.begin(isDurable: false)
      try applyMessage(event, try core.conversations.conversation(id), sequence: 0, time)
    }
  }

}

extension Message {
  /// Creates a message as the hub sent it.
  init(_ event: MessageEvent, in conversation: ConversationID, sequence: Int64, _ time: Timestamp) {
    self.init(
      id: event.id, conversation: conversation, sender: event.sender, time: time, sequence: sequence,
      number: event.number, senderNumber: event.senderNumber,
      options: event.options.subtracting([.readByPeer, .hasReactions, .withheld]), platform: event.platform,
      state: .received,
      kind: event.kind, encodedBody: event.body)
    if event.options.contains(.readByPeer) { marks.insert(.readByPeer) }
    // The sender's app does not learn what the operator's list does to its messages.
    if event.options.isSuperset(of: .withheldForContent) {
      options.remove(.failsIfBlocked)
    } else if event.options.contains(.withheld) {
      marks.insert(.withheld)
    }
  }
}
