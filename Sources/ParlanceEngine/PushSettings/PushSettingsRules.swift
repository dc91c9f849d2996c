internal import ParlanceCore

extension UpdatePushSettingsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> PushSettings {
    try turn.pushSettings.updatePushSettings(update, context)
  }
}

extension PushSettingsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> AllPushSettings {
    try turn.pushSettings.pushSettings(of: context.account)
  }
}

extension UpdateConversationPushSettingsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [ConversationPushSettings] {
    try turn.pushSettings.updatePushSettings(of: conversations, update, context)
  }
}

/// The settings with which accounts decide what they are notified of while they are away.
struct PushSettingsRules: TurnPart {
  let turn: TurnContext

  func updatePushSettings(
    _ update: PushSettingsUpdate, _ context: RequestContext
  ) throws(MessagingError) -> PushSettings {
    var kept = try keptPushSettings(of: context.account)
    var settings = kept.value.account
    settings.apply(update, at: now)
    guard settings != kept.value.account else { return settings }
    let limit = limits.pushSettingsSize
    guard settings.textSize <= limit else {
      throw MessagingError(.messageTooLarge, "push settings: limit \(limit) bytes")
    }
    guard settings.extensions.count <= 16 else { throw MessagingError(.limitExceeded, "limit 16 styles") }
    settings.updated = now
    kept.value.account = settings
    try save(kept, of: context.account)
    try turn.entries.appendAccountEvent(
      .pushSettingsChanged(.account(settings)), to: context.account, origin: context.session)
    return settings
  }

  /// Changes the settings of all these conversations, or of none.
  func updatePushSettings(
    of names: [ConversationID], _ update: ConversationPushSettingsUpdate, _ context: RequestContext
  ) throws(MessagingError) -> [ConversationPushSettings] {
    let account = context.account
    for name in names {
      let conversation = try turn.lookup.conversation(name, context.requester)
      guard conversation.kind != .room else { throw MessagingError(.unsupported, "rooms have no push settings") }
      if !update.onlyRemoves { _ = try turn.lookup.membership(conversation, context.requester) }
    }
    var kept = try keptPushSettings(of: account)
    var settings: [ConversationPushSettings] = []
    var changed: [ConversationPushSettings] = []
    for name in names {
      let conversation = try turn.lookup.conversation(name, context.requester, isToBeWritten: !update.onlyRemoves)
      let known = kept.value.conversations[conversation.stream]
      var next = known ?? ConversationPushSettings(conversation: conversation.name(for: account.number))
      let before = next
      next.apply(update, at: now)
      if next != before {
        next.updated = now
        kept.value.conversations[conversation.stream] = next.isEmpty ? nil : next
        changed.append(next)
      }
      settings.append(next)
    }
    guard !changed.isEmpty else { return settings }
    if !update.onlyRemoves { try checkCount(of: &kept.value.conversations) }
    try save(kept, of: account)
    for settings in changed {
      try turn.entries.appendAccountEvent(
        .pushSettingsChanged(.conversation(settings)), to: account, origin: context.session)
    }
    return settings
  }

  /// Returns all settings of an account, except those of dismissed groups.
  func pushSettings(of account: AccountRecord) throws(MessagingError) -> AllPushSettings {
    let kept = try keptPushSettings(of: account).value
    var all = AllPushSettings(account: kept.account)
    for (stream, settings) in kept.conversations.sorted(by: { $0.key < $1.key }) {
      guard let stream = try store.stream(number: stream), !stream.isDismissed else { continue }
      all.conversations.append(settings)
    }
    turn.noteAnswer(bytes: 64 + kept.account.textSize + 64 * all.conversations.count)
    return all
  }

  /// Checks that an account has settings of no more conversations than it may. Those of groups that are gone are dropped
  /// first.
  private func checkCount(
    of conversations: inout [StreamNumber: ConversationPushSettings]
  ) throws(MessagingError) {
    guard conversations.count > limits.conversationSettings else { return }
    for stream in conversations.keys.sorted() {
      if let record = try store.stream(number: stream), !record.isDismissed { continue }
      conversations[stream] = nil
    }
    guard conversations.count <= limits.conversationSettings else {
      throw MessagingError(.limitExceeded, "push settings of \(limits.conversationSettings) conversations")
    }
  }

  // MARK: keeping them

  private func keptPushSettings(of account: AccountRecord) throws(MessagingError) -> KeptValue<KeptPushSettings> {
    try turn.keptValues.kept(.pushSettings, of: account, initial: KeptPushSettings())
  }

  private func save(_ kept: KeptValue<KeptPushSettings>, of account: AccountRecord) throws(MessagingError) {
    try turn.keptValues.save(kept, .pushSettings, of: account)
    turn.cache.remember(kept.value, of: account.number)
    shared?.note(.account(account.number))
  }

  /// Notes that the settings of an account were erased.
  func forgetPushSettings(of account: AccountRecord) { turn.cache.remember(KeptPushSettings(), of: account.number) }

  /// Returns the settings that decide which notifications an account receives.
  private func pushRules(of account: AccountRecord) throws(MessagingError) -> KeptPushSettings {
    if let known = turn.cache.pushSettings(of: account.number) { return known }
    let settings = try keptPushSettings(of: account).value
    turn.cache.remember(settings, of: account.number)
    return settings
  }

  // MARK: deciding by them

  /// Notifies the participants of a conversation who are away and want to be notified of what an account did there.
  ///
  /// - parameter actor: The account that did it; it is not notified.
  /// - parameter mentions: The accounts that the message mentions.
  /// - parameter members: The sender's wishes for some of them.
  /// - parameter isConcerned: Whether a participant may be notified at all.
  /// - parameter notification: Makes what a participant is notified of, as if all details were shown.
  func notifyAbsent(
    of conversation: HubConversation, of actor: AccountNumber, mentions: Mentions? = nil,
    members: MemberPushHints? = nil,
    where isConcerned: (AccountRecord) -> Bool = { _ in true }, _ notification: (AccountRecord) -> PushNotification
  ) throws(MessagingError) {
    var senderName: String??
    var notifications: [(account: AccountNumber, notification: PushNotification)] = []
    for number in participants(of: conversation)
    where number != actor && !conversation.blockers.contains(number) {
      let isMuted = conversation.isMuted(for: number)
      guard !isMuted || members?.isForced == true else { continue }
      let isAbsent = turn.audience.isAbsent(number)
      guard isAbsent || isAtDesktopsAlone(number) else { continue }
      let account = try turn.lookup.account(number: number)
      let own = members.flatMap { $0.contains(account.id) ? $0 : nil }
      let isForced = own?.isForced == true
      guard isConcerned(account), !isMuted || isForced, try turn.standing.ban(of: account) == nil else { continue }
      let rules = try pushRules(of: account)
      guard isAbsent || rules.account.pushesWhileDesktopIsOn,
        isForced
          || rules.wants(conversation, of: actor, isMentioned: mentions?.contains(account.id) ?? false, at: now)
      else { continue }
      if senderName == nil {
        senderName = try pushRules(of: try turn.lookup.account(number: actor)).account.displayName
      }
      var notification = notification(account)
      if let text = own?.text { notification.text = text }
      notification.senderName = senderName ?? nil
      notification.language = rules.account.language
      notification.template = rules.account.template
      if !rules.account.showsDetails {
        notification.showsDetails = false
        notification.text = nil
        notification.showsSender = false
        notification.senderName = nil
      }
      notifications.append((number, notification))
    }
    try turn.badges.raiseBadges(&notifications)
    for (_, notification) in notifications { turn.serviceEvents.notify(notification) }
  }

  /// Returns the accounts of a conversation that may be away from it; none for a room.
  private func participants(of conversation: HubConversation) -> [AccountNumber] {
    switch conversation.kind {
    case .direct: conversation.pair.map { [$0.0.number, $0.1.number] } ?? []
    case .group: conversation.members.keys.sorted()
    case .room, .account: []
    }
  }

  private func isAtDesktopsAlone(_ account: AccountNumber) -> Bool {
    directory.sessions(of: account).allSatisfy(\.platform.isDesktop)
  }
}

/// The push settings of an account as they are stored: its own, and those of conversations, by stream.
struct KeptPushSettings: Hashable, Sendable {
  var account = PushSettings()
  var conversations: [StreamNumber: ConversationPushSettings] = [:]

  /// Returns whether the account wants to be notified of a message at a time. Quiet times add up, and take precedence over
  /// what the account selected; the selection for a conversation replaces that of the account.
  func wants(_ conversation: HubConversation, of sender: AccountNumber, isMentioned: Bool, at now: Timestamp) -> Bool {
    let own = conversations[conversation.stream]
    guard !account.isQuiet(at: now), own?.isQuiet(at: now) != true else { return false }
    switch own?.selection ?? account.selection {
    case .all: return true
    case .mentions: return isMentioned
    case .nothing: return false
    case .managers:
      guard conversation.kind == .group else { return true }
      return conversation.members[sender].map { $0.profile.role != .ordinary } ?? false
    }
  }
}

extension KeptPushSettings: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(nested: account)
    writer.write(array: conversations.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(nested: entry.value)
    }
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    account = try reader.readNested(PushSettings.self)
    for _ in 0..<(try reader.readCount()) {
      let stream: StreamNumber = try reader.readNumber()
      conversations[stream] = try reader.readNested(ConversationPushSettings.self)
    }
  }
}
