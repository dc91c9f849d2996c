internal import ParlanceCore

extension SubmitCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
    guard body.count <= border.limits.messageSize else {
      throw MessagingError(.messageTooLarge, "limit \(border.limits.messageSize) bytes")
    }
    // Only the hub reports changes of a group.
    guard kind != .notification else { throw MessagingError(.invalidArgument, "only the hub sends notifications") }
    options.formIntersection(.allOfClients)
    if kind == .text && MessageBody.isPlainText(body) {
      revokes = nil
      return
    }
    var written: MessageBody
    do throws(MessagingError) {
      written = try MessageBody(validating: body)
    } catch {
      throw MessagingError(.invalidArgument, "body")
    }
    guard written.content.kind == kind else { throw MessagingError(.invalidArgument, "kind and body disagree") }
    // Only the hub may mark a message as edited, or as one for all rooms.
    if written.edit != nil || written.isBroadcast {
      written.edit = nil
      written.isBroadcast = false
      body = written.encoded()
    }
    if var reply = written.reply {
      try border.check(&reply.message.id)
      // The hub fills in the rest. A command is not a reply.
      written.reply = kind == .command ? nil : reply
      body = written.encoded()
    }
    if !written.extensions.isEmpty { try border.check(namesOf: written.extensions) }
    try border.check(object: written.attributes, "attributes")
    try border.check(object: written.push?.payload, "push payload")
    try border.check(written.memberPush)
    try border.check(written.mentions)
    try border.check(conditionsOf: written, in: conversation)
    if let addressees = written.addressees {
      written.addressees = try border.checked(addressees, in: conversation)
      body = written.encoded()
    }
    if kind == .command {
      if let asked = try border.revokedMessage(by: written) { revokes = asked }
      if var id = revokes {
        try border.check(&id)
        revokes = id
      }
    } else {
      revokes = nil
    }
    if let content = written.content.media {
      let checked = border.checked(content)
      if checked != content {
        written.content.media = checked
        body = written.encoded()
      }
    }
  }
}

extension MessageOptions {
  /// The options for which a client may ask.
  static let allOfClients: MessageOptions = [
    .countsAsUnread, .wantsGroupReceipts, .stored, .roams, .synchronizes, .pushes, .onlineOnly, .updatesConversation,
    .prefersGroupReceipts, .wantsDeliveryReceipt, .requiresPresence, .wantsConfirmation, .failsIfBlocked,
    .withheld,
  ]
}

extension Border {
  /// Returns the accounts for which a message is; that they are in its conversation is a rule of the hub.
  func checked(_ addressees: [AccountID], in conversation: ConversationID) throws(MessagingError) -> [AccountID] {
    if case .direct = conversation { throw MessagingError(.unsupported, "addressees: groups and rooms only") }
    guard !addressees.isEmpty else { throw MessagingError(.invalidArgument, "no addressees") }
    try check(count: addressees.count, limit: limits.addressees, "addressees")
    var checked: [AccountID] = []
    for var account in addressees {
      try check(&account)
      checked.append(account)
    }
    guard Set(checked).count == checked.count else { throw MessagingError(.invalidArgument, "duplicate addressee") }
    return checked
  }

  func checked(_ content: MediaContent) -> MediaContent {
    var content = content
    for part in MediaPart.allCases {
      guard let descriptor = content[part: part] else { continue }
      content[part: part] = checked(descriptor)
    }
    return content
  }

  /// Returns a descriptor of which nothing can lead out of a folder.
  func checked(_ descriptor: MediaDescriptor) -> MediaDescriptor {
    var descriptor = descriptor
    descriptor.fileName = descriptor.fileName.map { MediaDescriptor.nameWithoutFolders($0) }.flatMap {
      $0.isEmpty ? nil : $0
    }
    // An id that no upload can have names nothing at the hub, but its app may show it. It must not look like a path.
    if !descriptor.id.isValid && !descriptor.id.isHarmless { descriptor.id = "" }
    if !descriptor.md5.isHexadecimal(count: 32) { descriptor.md5 = "" }
    if !descriptor.sha256.isHexadecimal(count: 64) { descriptor.sha256 = "" }
    descriptor.size = max(0, descriptor.size)
    descriptor.duration = max(0, descriptor.duration)
    descriptor.width = min(max(0, descriptor.width), Int(Int32.max))
    descriptor.height = min(max(0, descriptor.height), Int(Int32.max))
    descriptor.expires = descriptor.expires.map { clamped($0) }
    return descriptor
  }
}

extension MediaID {
  /// A Boolean value that indicates whether it is a name that leads nowhere.
  fileprivate var isHarmless: Bool {
    CanonicalName.isValid(string) && !string.hasPrefix(".") && !string.utf8.contains { $0 == 0x2F || $0 == 0x5C }
  }
}

extension DeleteMessagesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&ids)
    try border.check(note, "note")
  }
}
