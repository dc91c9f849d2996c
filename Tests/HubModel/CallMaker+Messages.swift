internal import ParlanceCore
internal import ParlanceEngine

extension CallMaker {
  mutating func messageCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .pull: return PullCall((0...choices.below(4)).map { _ in position() })
    case .revoke:
      let target = target(isOwn: choices.chance(80) ? true : nil)
      var request = RevocationRequest(postscript: text(), push: choices.chance(30) ? PushHints(text: "p") : nil)
      // What only the hub may say.
      if choices.chance(5) { request.command = RevocationCommand(id: message(), encodedBody: Vocabulary.command) }
      return RevokeCall(
        conversation: target.conversation, id: target.id, request: request,
        windowAppliesToManagers: choices.chance(30))
    case .history:
      let query = HistoryQuery(
        conversation: conversation(), after: choices.chance(50) ? .zero : time(),
        before: choices.chance(50) ? nil : time(), oldestFirst: choices.chance(50),
        kinds: choices.chance(30) ? [.text, .image] : [], limit: choices.byte() % 102)
      return HistoryCall(query)
    case .deleteMessages:
      let targets = targets()
      return DeleteMessagesCall(conversation: targets.conversation, ids: targets.ids, note: text())
    case .clearHistory:
      return ClearHistoryCall(conversation: conversation(), note: text(), everywhere: choices.chance(50))
    default: return submission()
    }
  }

  /// A message of a device that knows the answers to all before it.
  private mutating func submission() -> SubmitCall {
    let form = choices.byte()
    let (id, conversation) = (message(), conversation())
    if form >= 232 {
      // Half of them say in the call what to revoke, half in the command.
      let target = target(isOwn: true)
      let number = Vocabulary.messages.firstIndex(of: target.id) ?? 0
      let body = form % 2 == 0 ? Vocabulary.revokingCommands[number] : Vocabulary.command
      return SubmitCall(
        id: id, conversation: target.conversation, options: options(), kind: .command, body: body,
        revokes: form % 2 == 0 ? nil : target.id, resumes: true)
    }
    let body = form < 140 ? Vocabulary.bodies[0] : choices.pick(Vocabulary.bodies)
    return SubmitCall(
      id: form == 231 ? MessageID("") : id, conversation: conversation, options: options(),
      kind: form == 230 ? .data : body.kind, body: body.bytes, resumes: true)
  }

  private mutating func options() -> MessageOptions {
    switch choices.byte() {
    case ..<120: .ordinary
    case ..<160: [.ordinary, .wantsGroupReceipts]
    case ..<175: [.ordinary, .prefersGroupReceipts, .wantsDeliveryReceipt]
    case ..<190: .onlineOnly
    case ..<205: [.ordinary, .requiresPresence]
    // Messages that the sender withholds have tests of their own.
    default: MessageOptions(rawValue: UInt16(choices.byte() << 8 | choices.byte())).subtracting(.withheld)
    }
  }

  private mutating func position() -> PullPosition {
    PullPosition(stream: choices.chance(30) ? .account : .conversation(conversation()), after: sequence())
  }

  mutating func receiptCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .readDirect:
      let target = target(isOwn: false)
      let scope: DirectReceipt.Scope =
        switch choices.below(3) {
        case 0: .watermark
        case 1: .conversation
        default: .message(target.id)
        }
      return ReadDirectCall(conversation: target.conversation, sequence: sequence(), scope: scope)
    case .delivered:
      let targets = targets(isOwn: false)
      return DeliveredCall(conversation: targets.conversation, ids: targets.ids)
    case .readGroup:
      let targets = targets(isOwn: false)
      return ReadGroupCall(conversation: targets.conversation, ids: targets.ids, note: text())
    case .markRead: return MarkReadCall(conversation: conversation(), sequence: sequence())
    case .receiptCounts:
      let targets = targets(isOwn: true)
      return ReceiptCountsCall(conversation: targets.conversation, ids: targets.ids)
    default:
      let target = target(isOwn: choices.chance(80) ? true : nil)
      return ReceiptDetailCall(conversation: target.conversation, id: target.id)
    }
  }

  mutating func reactionCall(_ kind: CallKind) -> any HubCall {
    let text = choices.pick(Vocabulary.reactions)
    switch kind {
    case .addReaction:
      let target = target()
      return AddReactionCall(
        conversation: target.conversation, id: target.id, text: text, note: self.text(),
        push: choices.chance(30) ? PushHints(text: "p") : nil)
    case .removeReaction:
      let target = target()
      return RemoveReactionCall(conversation: target.conversation, id: target.id, text: text)
    case .reactions:
      let targets = targets()
      return ReactionsCall(conversation: targets.conversation, ids: targets.ids)
    default:
      let target = target()
      return ReactionPageCall(
        conversation: target.conversation, id: target.id, text: text, after: choices.chance(50) ? sequence() : nil,
        limit: choices.byte() % 102)
    }
  }

  mutating func editCall() -> any HubCall {
    let target = target(isOwn: choices.chance(70) ? true : nil)
    let form = choices.byte()
    let body = form < 200 ? Vocabulary.bodies[0].bytes : form < 240 ? choices.pick(Vocabulary.bodies).bytes : []
    return EditMessageCall(conversation: target.conversation, id: target.id, body: body)
  }

  mutating func pinCall(_ kind: CallKind) -> any HubCall {
    let target = target()
    switch kind {
    case .pinMessage:
      return PinMessageCall(
        conversation: target.conversation, id: target.id, note: text(), onlyIfPinned: choices.chance(20))
    case .unpinMessage: return UnpinMessageCall(conversation: target.conversation, id: target.id)
    default:
      return PinnedMessagesCall(conversation: target.conversation, after: choices.chance(30) ? sequence() : nil)
    }
  }

  // MARK: media

  /// A step of an upload, mostly the one that is next.
  mutating func mediaCall(of session: ModelSession) -> any HubCall {
    let (form, any) = (choices.byte(), choices.pick(Vocabulary.media))
    let id = form < 220 ? Vocabulary.media[session.slot % 4] : any
    if form % 16 < 12 { session.mediaStep += 1 } else { session.mediaStep = form }
    switch session.mediaStep % 6 {
    case 0: return DiscardUploadCall(id: id)
    case 1:
      let lifetime: Int64? = choices.chance(40) ? Vocabulary.extremes[choices.below(8)] : nil
      let size: Int64 = choices.chance(10) ? sequence() : 3
      return BeginUploadCall(
        id: id, options: UploadOptions(descriptor: MediaDescriptor(size: size), lifetime: lifetime))
    case 2:
      return AppendUploadCall(
        id: id, offset: choices.chance(10) ? sequence() : 0,
        bytes: Array(repeating: UInt8(choices.below(2)), count: 3))
    case 3: return FinishUploadCall(id: id)
    case 4: return MediaInformationCall(id: id)
    default: return ReadMediaCall(id: id, offset: choices.chance(20) ? sequence() : 0, count: choices.byte())
    }
  }
}
