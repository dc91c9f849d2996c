internal import ParlanceCore

/// The hub's answers to messages of this device.
extension DeviceSending {
  func fail(_ entry: Outbox.Entry, _ error: MessagingError) throws(MessagingError) {
    var message = entry.message
    message.state = .failed
    if error.code == .blocked { message.marks.insert(.withheld) }
    try core.store.dequeue(position: entry.position)
    if message.row != .zero {
      try core.store.setState(row: message.row, .failed)
      if error.code == .blocked { try saveHubMarks(of: message) }
      let conversation = try core.conversations.conversation(message.conversation)
      if conversation.last?.id == message.id { conversation.last = message }
      if conversation.record.isListed { core.conversations.touch(conversation) }
    }
    core.turn.finishRun()
    if message.row != .zero && !core.configuration.retention.keepsMessages { core.journal.remove(message.row) }
    core.turn.report(.sent(message, error))
    core.attachments.sendFollowers()
  }

  /// Handles the hub's refusal of this device's message.
  func refused(_ key: MessageKey, _ error: MessagingError) throws(MessagingError) {
    // The hub's store failed, the message came too late, or the login ended: it stays in the outbox and is sent again.
    // One that came too late may have been accepted from the link before.
    if error.leavesOpen {
      outbox.postpone(key)
      return
    }
    guard let entry = outbox.remove(key) else { return }
    try core.begin(isDurable: false)
    try fail(entry, error)
  }

  /// Stores those marks of a message.
  private func saveHubMarks(of message: Message) throws(MessagingError) {
    guard let known = try core.store.message(row: message.row) else { return }
    let marks = known.marks.subtracting(Self.hubMarks).union(message.marks.intersection(Self.hubMarks))
    try core.store.setMarks(row: message.row, marks)
  }

  /// The marks that the hub's answer gives to this device's message, or takes from it.
  private static var hubMarks: MessageMarks { [.withheld, .contentMasked] }

  /// Notes that the hub has this device's message.
  ///
  /// - parameter streamBody: The hub's content, if the message came through the stream before the answer.
  func accepted(
    _ key: MessageKey, _ acceptance: Acceptance, streamBody: [UInt8]? = nil
  ) throws(MessagingError) {
    guard let entry = outbox.remove(key) else { return }
    var message = entry.message
    try core.begin(isDurable: false)
    let conversation =
      if let name = acceptance.conversation, name == message.conversation {
        try core.conversations.conversation(namedByHub: name)
      } else {
        try core.conversations.conversation(message.conversation)
      }
    message.conversation = conversation.record.id
    message.state = .sent
    message.time = acceptance.time
    message.sequence = acceptance.sequence
    message.number = acceptance.number
    message.senderNumber = acceptance.senderNumber
    if acceptance.isPeerAbsent { message.marks.insert(.peerAbsent) }
    if acceptance.isRevocation { message.marks.insert(.carriedOut) }
    if acceptance.isWithheld { message.marks.insert(.withheld) } else { message.marks.remove(.withheld) }
    if let streamBody, MessageKind.media.contains(message.kind), streamBody != message.encodedBody {
      // A failed transaction or a crash lost where the uploaded file is.
      message.encodedBody = streamBody
      if message.row != .zero { try core.store.setBody(row: message.row, kind: message.kind, streamBody) }
    }
    if let body = acceptance.maskedBody, core.configuration.showsMaskedContent {
      message.encodedBody = body
      message.marks.insert(.contentMasked)
      if message.row != .zero { try core.store.setBody(row: message.row, kind: message.kind, body) }
    }
    let isForgotten = message.row == .zero || !core.configuration.retention.keepsMessages
    let wantsReceipt = !message.options.isDisjoint(with: [.wantsDeliveryReceipt, .wantsConfirmation])
    if isForgotten && wantsReceipt && !acceptance.isRevocation {
      core.receipts.expectDelivery(of: key)
    }
    try core.store.dequeue(position: entry.position)
    if MessageKind.media.contains(message.kind) { try core.attachments.forgetAttachments(of: key) }
    if message.row != .zero {
      try core.store.accept(
        row: message.row, state: .sent, time: message.time, sequence: message.sequence, number: message.number,
        senderNumber: message.senderNumber)
      if message.marks.intersection(Self.hubMarks) != entry.message.marks.intersection(Self.hubMarks) {
        try saveHubMarks(of: message)
      }
      if !acceptance.roster.isEmpty {
        try core.store.save(
          GroupReceiptRecord(
            message: key, nonReaders: acceptance.roster, unreadCount: Int64(acceptance.roster.count)))
      }
      core.conversations.note(message, in: conversation)
    }
    if acceptance.sequence > 0, !core.fetching.catchUp.isFetching(.conversation(conversation.record.id)) {
      if conversation.cursor.receive(acceptance.sequence) == .fetch {
        core.fetching.fetch(conversation)
      } else {
        core.streams.noteApplied(acceptance.time, in: conversation)
      }
    }
    core.turn.finishRun()
    if message.row != .zero && !core.configuration.retention.keepsMessages { core.journal.remove(message.row) }
    core.turn.report(.sent(message, nil))
  }
}
