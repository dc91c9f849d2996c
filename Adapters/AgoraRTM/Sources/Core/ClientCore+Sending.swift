import AgoraRtmCommon
import Parlance

extension ClientCore {
  func send(
    _ message: AgoraRtmMessage, toPeer peer: String, _ wishes: AgoraRtmSendMessageOptions,
    completion: @escaping (AgoraRtmSendPeerMessageErrorCode) -> Void
  ) {
    if isShutDown { return afterCallbacks { completion(.notInitialized) } }
    guard let login else { return afterCallbacks { completion(.notLoggedIn) } }
    guard Limits.isUserID(peer) else { return afterCallbacks { completion(.invalidUserId) } }
    guard message.canBeSent else { return afterCallbacks { completion(.invalidMessage) } }
    guard admits(.send) else { return afterCallbacks { completion(.tooOften) } }
    let account = AccountID(peer)
    // This kit is the peer itself: it is connected, and receives every message that the hub has.
    let isToOwn = account == login.account
    var options = MessageOptions.ordinary
    if !isToOwn { options.insert(.wantsConfirmation) }
    let waits = wishes.enableOfflineMessaging
    if !waits && !isToOwn { options.insert(.requiresPresence) }
    submit(
      message, to: .direct(account), options, login, endsAtHub: isToOwn, waits: waits,
      isHistorical: wishes.enableHistoricalMessaging
    ) { outcome in
      switch outcome {
      case .arrived: completion(.ok)
      case .cached: completion(.cachedByServer)
      case .timedOut: completion(.timeout)
      case .refused(let error): completion(AgoraRtmSendPeerMessageErrorCode(error))
      }
    }
  }

  func send(
    _ message: AgoraRtmMessage, to channel: AgoraRtmChannel, _ wishes: AgoraRtmSendMessageOptions,
    completion: @escaping (AgoraRtmSendChannelMessageErrorCode) -> Void
  ) {
    if isShutDown { return afterCallbacks { completion(.errorNotInitialized) } }
    guard let login else { return afterCallbacks { completion(.notLoggedIn) } }
    guard message.canBeSent else { return afterCallbacks { completion(.invalidMessage) } }
    guard let conversation = channel.conversation else { return afterCallbacks { completion(.errorFailure) } }
    guard admits(.send) else { return afterCallbacks { completion(.tooOften) } }
    submit(
      message, to: conversation, .ordinary, login, endsAtHub: true, waits: false,
      isHistorical: wishes.enableHistoricalMessaging
    ) { outcome in
      switch outcome {
      case .arrived, .cached: completion(.errorOk)
      case .timedOut: completion(.errorTimeout)
      case .refused(let error): completion(AgoraRtmSendChannelMessageErrorCode(error))
      }
    }
  }

  /// Passes a message to the engine; its outcome is reported once.
  private func submit(
    _ message: AgoraRtmMessage, to conversation: ConversationID, _ options: MessageOptions, _ login: Login,
    endsAtHub: Bool, waits: Bool, isHistorical: Bool, complete: @escaping (PendingOutcome) -> Void
  ) {
    var body = message.body()
    if isHistorical { HistoricalMark.set(on: &body) }
    var options = options
    // Commands are not stored, counted or pushed.
    if body.content.kind == .command { options.subtract([.countsAsUnread, .pushes, .updatesConversation]) }
    let id = MessageID.generate(at: login.device.now)
    message.adopt(id)
    let pending = PendingMessage(object: message, endsAtHub: endsAtHub, waits: waits, complete: complete)
    let isAborted = login.details.withLock { state in
      state.pending[id] = pending
      return state.phase == .aborted
    }
    do throws(MessagingError) {
      // The service no longer answers an aborted login.
      if !isAborted {
        let attachments = message.attachments
        try login.device.send(
          MessageDraft(id: id, conversation: conversation, body: body, options: options, attachments: attachments))
      }
    } catch {
      _ = login.details.withLock { $0.pending.removeValue(forKey: id) }
      return afterCallbacks { complete(.refused(error)) }
    }
    schedule(at: time(Limits.sendTimeout)) {
      guard let pending = login.details.withLock({ $0.pending.removeValue(forKey: id) }) else { return }
      // The peer's link broke before it could confirm a message that the hub keeps.
      if pending.isAccepted && pending.waits { return pending.complete(.cached) }
      // One that was on its way when the link broke is not sent again either.
      login.device.giveUpSending(id, in: conversation)
      pending.complete(.timedOut)
    }
  }

  // MARK: outcomes, on the callback queue

  func sent(_ message: Message, _ error: MessagingError?, _ login: Login) {
    guard let pending = login.details.withLock({ $0.pending[message.id] }) else { return }
    if error == nil {
      pending.object.adopt(message)
      deliverToSelf(message, login)
    }
    let outcome: PendingOutcome? =
      if let error {
        .refused(error)
      } else if pending.endsAtHub || pending.isDelivered || message.marks.contains(.carriedOut) {
        .arrived
      } else if message.marks.contains(.peerAbsent) {
        .cached
      } else {
        // The peer is connected, but has not confirmed the message yet.
        nil
      }
    guard let outcome else { return login.details.withLock { $0.pending[message.id]?.isAccepted = true } }
    login.details.withLock { $0.pending[message.id] = nil }
    pending.complete(outcome)
  }

  func delivered(_ ids: [MessageID], _ login: Login) {
    for id in ids {
      let pending = login.details.withLock { state -> PendingMessage? in
        // After a break of the link the news may overtake the answer.
        guard state.pending[id]?.isAccepted == true else {
          state.pending[id]?.isDelivered = true
          return nil
        }
        return state.pending.removeValue(forKey: id)
      }
      pending?.complete(.arrived)
    }
  }
}
