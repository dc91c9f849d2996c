internal import ParlanceCore

extension SubmitCall: DecidedCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<Acceptance> {
    try turn.submissions.decide(self, context)
  }
}

/// A message on its way into its stream.
struct PendingSubmission {
  var submission: SubmitCall
  var context: RequestContext
  var conversation: HubConversation
  /// The kind of its entry.
  var kind: EventKind
  /// The accounts that are to read it, where it asks for receipts.
  var roster: [AccountNumber]?
  /// The accounts that may read it, with its sender; nil for everyone in the conversation.
  var viewers: Set<AccountNumber>?
  /// Those of them that receive it now, with its sender: the others block the group. nil for everyone in the conversation.
  var receivers: Set<AccountNumber>?
  /// The position of the message with which the thread of a reply began.
  var thread: Int64?
  /// The body is not the one that the device wrote: words in it are masked.
  var isMasked: Bool

  /// The conversation's name if the device wrote it otherwise.
  var otherName: ConversationID? {
    let name = conversation.name(for: context.account.number)
    return ExactString(name.name) == ExactString(submission.conversation.name) ? nil : name
  }
}

/// Messages and commands.
struct SubmissionRules: TurnPart {
  let turn: TurnContext

  /// Decides a message or a command.
  ///
  /// - parameter isChecked: It was asked whether it may be sent.
  /// - parameter writtenBody: The body that the device wrote, if it is not the one of the submission.
  func decide(
    _ submission: SubmitCall, _ context: RequestContext, isChecked: Bool = false, writtenBody: [UInt8]? = nil
  ) throws(MessagingError) -> Decision<Acceptance> {
    let conversation = try turn.lookup.conversation(submission.conversation, context.requester, isToBeWritten: true)
    do throws(MessagingError) {
      if !context.isForOperator {
        try checkMayWrite(conversation, context.account.number)
        // A mute does not keep anybody from taking back what was written before it.
        if submission.revokes == nil {
          try turn.standing.checkMayWrite(context.account, in: submission.conversation.kind)
        }
      }
    } catch {
      // A message that was accepted before, and is sent again after a lost reply, is not new: an account that has left
      // since, or was silenced, gets the answer that it was accepted.
      let known = turn.entries.isFatal(error) ? nil : try store.event(stream: conversation.stream, id: submission.id)
      guard known?.sender == context.account.number else { throw error }
    }
    if submission.options.contains(.requiresPresence), isPeerAbsent(conversation, context),
      try store.event(stream: conversation.stream, id: submission.id) == nil
    {
      throw MessagingError(.accountNotFound, "not online")
    }
    let isCommand = submission.kind == .command
    if isCommand, let id = submission.revokes {
      try turn.entries.finishAppends()
      if let decision = try turn.revocations.revoke(id, by: submission, conversation, context) { return decision }
    }
    // A block does not keep anybody from taking back what arrived before it.
    let isBlocked = conversation.isBlocked(context.account.number)
    if isBlocked, submission.options.contains(.failsIfBlocked),
      try store.event(stream: conversation.stream, id: submission.id) == nil
    {
      throw MessagingError(.blocked)
    }
    if !isChecked, try turn.messageChecks.holds(submission, conversation, context) { return .later }
    let writtenBody = writtenBody ?? submission.body
    var submission = submission
    let isForbidden = try turn.words.isWithheldForContent(&submission, conversation)
    let isMasked = submission.body != writtenBody
    let isWithheld = isBlocked || isForbidden
    if MessageKind.media.contains(submission.kind), let body = try turn.media.describingMedia(in: submission.body) {
      submission.body = body
    }
    let viewers = try turn.visibility.takeAddressees(of: &submission, conversation, context.account.number)
    let receivers = conversation.receivers(of: viewers, from: context.account.number)
    var thread: Int64?
    do throws(MessagingError) {
      if !isCommand, let reply = try turn.replies.describingReply(in: submission.body, conversation, context.requester)
      {
        submission.body = reply.body
        thread = reply.thread
      }
    } catch {
      // As above: one that was accepted before is not new.
      guard !turn.entries.isFatal(error), try store.event(stream: conversation.stream, id: submission.id) != nil else {
        throw error
      }
    }
    if submission.options.contains(.prefersGroupReceipts) && givesReceipts(in: conversation) {
      submission.options.insert(.wantsGroupReceipts)
    }
    var roster: [AccountNumber]?
    if conversation.kind == .group && submission.options.contains(.wantsGroupReceipts) && !isCommand {
      guard settings.groupReceiptsEnabled else { throw MessagingError(.receiptsDisabled) }
      try turn.receipts.checkGivesReceipts(conversation)
      guard conversation.members.count <= settings.groupReceiptMemberLimit else {
        throw MessagingError(.groupTooLargeForReceipts, "limit \(settings.groupReceiptMemberLimit) members")
      }
      roster = (receivers ?? Set(conversation.members.keys)).filter { $0 != context.account.number }.sorted()
    }
    if isWithheld { submission.options.insert(isBlocked ? .withheld : .withheldForContent) }
    let pending = PendingSubmission(
      submission: submission, context: context, conversation: conversation,
      kind: isWithheld ? .senderOnly : isCommand ? .command : .message, roster: roster, viewers: viewers,
      receivers: receivers, thread: thread, isMasked: isMasked)
    if submission.options.contains(.onlineOnly) || isWithheld && isCommand {
      try turn.entries.finishAppends()
      // A command that the peer does not receive is not kept for later; one that was accepted before is not new.
      let known = try store.event(stream: conversation.stream, id: submission.id)
      let isAccepted = known?.sender == context.account.number && !submission.options.contains(.onlineOnly)
      if !isAccepted { return try passOn(pending) }
    }
    let draft = EventDraft(
      stream: conversation.stream, kind: pending.kind, time: now, id: submission.id, sender: context.account.number,
      options: submission.options, platform: context.requester.platform,
      contentKind: submission.kind, payload: submission.body, version: conversation.version)
    return .append(draft) { outcome throws(MessagingError) in try decide(pending, outcome) }
  }

  /// Returns whether no device of a direct conversation's peer is connected. A peer that has blocked the sender is not
  /// there for it, nor is one from whom its message is withheld.
  private func isPeerAbsent(
    _ conversation: HubConversation, _ context: RequestContext, _ options: MessageOptions = []
  ) -> Bool {
    guard let peer = conversation.peer(of: context.account.number) else { return false }
    if options.contains(.withheld) || conversation.isBlocked(context.account.number) { return true }
    return turn.audience.isAbsent(peer.number, apartFrom: context.session)
  }

  private func givesReceipts(in conversation: HubConversation) -> Bool {
    conversation.kind == .group && settings.groupReceiptsEnabled && conversation.group?.isLarge != true
      && conversation.members.count <= settings.groupReceiptMemberLimit
  }

  /// Checks that an account may write in a conversation; in a thread one who may not write in its group may not either.
  func checkMayWrite(_ conversation: HubConversation, _ account: AccountNumber) throws(MessagingError) {
    if let thread = conversation.thread { try checkMayWrite(try turn.lookup.group(thread.group), account) }
    switch conversation.kind {
    case .direct, .account: return
    case .room:
      guard let occupant = directory.occupants(of: conversation.stream)[account] else {
        throw MessagingError(.notMember)
      }
      try turn.roomManagement.checkMayWrite(conversation, account, occupant.profile)
    case .group:
      guard let member = conversation.members[account] else { throw MessagingError(.notMember) }
      try turn.groupDetails.checkIsEnabled(conversation)
      let isSilenced =
        member.profile.isMuted(at: now)
        || (conversation.group?.isMuted == true && member.profile.role == .ordinary && !member.profile.isAllowed)
      if isSilenced { throw MessagingError(.muted) }
    }
  }

  /// Decides a message that has its place in its stream, or is not new.
  private func decide(
    _ pending: PendingSubmission, _ outcome: AppendOutcome
  ) throws(MessagingError) -> Decision<Acceptance> {
    let submission = pending.submission
    let context = pending.context
    switch outcome {
    case .moved: return .later
    case .exists(let record):
      // A resend after a lost reply creates nothing new; the id of another account's message is not a duplicate.
      guard record.sender == context.account.number, record.id == submission.id else {
        throw MessagingError(.messageExists)
      }
      let roster = try turn.receipts.roster(of: record.place) ?? []
      // A revoked message has no content left, and the content of a command is never masked.
      let hasContent = record.kind == .message || record.kind == .senderOnly
      let acceptance = Acceptance(
        id: submission.id, sequence: record.sequence, time: record.time, number: record.number,
        senderNumber: record.senderNumber, roster: try turn.lookup.accountIDs(roster), isDuplicate: true,
        isPeerAbsent: isPeerAbsent(pending.conversation, context, record.options),
        isRevocation: record.kind == .revocation,
        isWithheld: record.options.isWithheldByPeer, conversation: pending.otherName,
        maskedBody: pending.isMasked && hasContent ? record.payload : nil)
      return .reply(acceptance)
    case .appended(let sequence, let time, let number, let senderNumber):
      let place = EventPlace(stream: pending.conversation.stream, sequence: sequence)
      var rosterIDs: [AccountID] = []
      if let roster = pending.roster {
        try turn.receipts.saveRoster(roster, of: place)
        rosterIDs = try turn.lookup.accountIDs(roster)
      }
      // A message that some do not have is in no thread, whose replies are counted alike for all.
      if let thread = pending.thread, pending.kind == .message, pending.viewers == nil {
        try turn.replies.noteReply(place, thread: thread)
      }
      if MessageKind.media.contains(submission.kind) { try turn.media.noteMedia(in: submission.body, of: place) }
      let acceptance = Acceptance(
        id: submission.id, sequence: sequence, time: time, number: number, senderNumber: senderNumber,
        roster: rosterIDs, isDuplicate: false,
        isPeerAbsent: isPeerAbsent(pending.conversation, context, submission.options),
        isWithheld: submission.options.isWithheldByPeer, conversation: pending.otherName,
        maskedBody: pending.isMasked ? submission.body : nil)
      return .replyFirst(acceptance) { () throws(MessagingError) in
        try report(pending, sequence: sequence, time: time, number: number, senderNumber: senderNumber)
      }
    }
  }

  /// Notifies everyone of a message that was accepted.
  private func report(
    _ pending: PendingSubmission, sequence: Int64, time: Timestamp, number: Int64, senderNumber: Int64
  ) throws(MessagingError) {
    let (submission, context) = (pending.submission, pending.context)
    let message = MessageEvent(
      id: submission.id, sender: context.account.id, number: number, senderNumber: senderNumber,
      options: submission.options.withoutStored, platform: context.requester.platform, kind: submission.kind,
      body: submission.body)
    announce(message, pending, sequence: sequence, time: time)
    if pending.kind == .message, let thread = pending.conversation.thread {
      let last = HistoryMessage(sequence: sequence, time: time, message: message)
      try turn.threads.reportMessages(
        of: pending.conversation, thread, count: Int(clamping: number), last: last, by: context.account.id)
    }
    if submission.kind != .command {
      turn.serviceEvents.noteAcceptance(
        of: message, in: pending.conversation, sender: context.account.number, sequence: sequence, time: time)
    }
    if turn.pushes, submission.options.contains(.pushes), !submission.options.contains(.withheld) {
      try push(message, pending)
    }
  }

  private func announce(_ message: MessageEvent, _ pending: PendingSubmission, sequence: Int64, time: Timestamp) {
    let account = pending.context.account.number
    let isShared = message.options.contains(.synchronizes)
    let origin = pending.context.session
    let (conversation, payload) = (pending.conversation, EventPayload.message(message))
    let isWithheld = message.options.contains(.withheld)
    turn.audience.announce(
      payload, in: conversation, onlyTo: isWithheld ? [account] : pending.receivers, sequence: sequence, time: time,
      except: origin, hiddenFrom: isShared ? nil : account)
  }

  /// Sends an online-only message to the connected logins. Its id must not be that of a message that the conversation keeps: a
  /// device that fetches that one would take it for known.
  private func passOn(_ pending: PendingSubmission) throws(MessagingError) -> Decision<Acceptance> {
    let submission = pending.submission
    let context = pending.context
    if try store.event(stream: pending.conversation.stream, id: submission.id) != nil {
      throw MessagingError(.messageExists)
    }
    let acceptance = Acceptance(
      id: submission.id, sequence: 0, time: now, number: 0, senderNumber: 0, roster: [], isDuplicate: false,
      isPeerAbsent: submission.options.contains(.withheld),
      isWithheld: submission.options.isWithheldByPeer, conversation: pending.otherName,
      maskedBody: pending.isMasked ? submission.body : nil)
    let message = MessageEvent(
      id: submission.id, sender: context.account.id, number: 0, senderNumber: 0,
      options: submission.options.withoutStored, platform: context.requester.platform, kind: submission.kind,
      body: submission.body)
    return .replyFirst(acceptance) { sendToConnected(message, pending) }
  }

  private func sendToConnected(_ message: MessageEvent, _ pending: PendingSubmission) {
    let (submission, context) = (pending.submission, pending.context)
    for follower in turn.audience.followers(of: pending.conversation) where follower.session != context.session {
      let isOwn = follower.account == context.account.number
      guard pending.receivers?.contains(follower.account) != false else { continue }
      if isOwn ? !submission.options.contains(.synchronizes) : submission.options.contains(.withheld) { continue }
      turn.effects.push(
        .transient(pending.conversation.name(for: follower.account), now, message), to: follower.session)
    }
  }

  private func push(_ message: MessageEvent, _ pending: PendingSubmission) throws(MessagingError) {
    let conversation = pending.conversation
    let body = MessageBody(decoding: message.body)
    var text = body.push?.text
    // A command has nothing to show but the words that its sender wants to be shown.
    if message.kind == .command && text?.isEmpty != false { return }
    if text == nil, case .text(let content) = body.content { text = content }
    try turn.pushSettings.notifyAbsent(
      of: conversation, of: pending.context.account.number, mentions: body.mentions, members: body.memberPush,
      where: { pending.receivers?.contains($0.number) != false }
    ) { account in
      PushNotification(
        subject: .message, recipient: account.id, messageID: message.id,
        conversation: conversation.name(for: account.number), sender: message.sender, text: text,
        payload: body.push?.payload, showsSender: body.push?.showsSender ?? true,
        countsAsUnread: message.options.contains(.countsAsUnread))
    }
  }
}

extension MessageOptions {
  /// A Boolean value that indicates whether the message was withheld since the peer has blocked its sender.
  fileprivate var isWithheldByPeer: Bool { contains(.withheld) && !isSuperset(of: .withheldForContent) }
}
