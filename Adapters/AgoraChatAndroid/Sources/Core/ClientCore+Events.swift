internal import AgoraChatCommon
internal import Parlance

extension ClientCore {
  /// Notifies the listeners of a device's events, on the callback queue.
  func handle(_ events: [DeviceEvent], _ login: Login) {
    for event in events {
      switch event {
      case .uploading(let id, let conversation, let part, let progress):
        reportUploading(MessageKey(id, in: conversation), part, progress)
      case .sent(let message, let error): reportSent(message, error, login)
      case .received(let messages): reportReceived(messages, login)
      case .commands(let commands): for command in commands { reportCommand(command, login) }
      case .revoked(let reported): reportCommand(RevocationDialect.message(telling: reported.revocation), login)
      case .receipts(let receipts): for receipt in receipts { reportReceipt(receipt, login) }
      case .conversation(let change):
        if change.kind != .updated { report(.EventConversationListChanged, nil) }
      case .connection(let change): reportConnection(change, login)
      case .groupAdded(let group): reportAdded(to: group, login)
      case .groupRequestChanged(let change): reportRequest(change, login)
      case .groupRemoved(let group, let reason, _): reportRemoved(from: group, reason)
      case .roomRemoved(let id, let reason, _, _): reportRemoved(fromRoom: id, reason, login)
      case .roomMembersChanged(let room, let entered, let left):
        reportRoomMembers(room, entered: entered.map(\.account), left: left)
      case .edited(let message): refresh(message)
      // This SDK has no callback for a message that leaves, for a group's changes, for reactions, or for the account's other
      // devices; its friends and calls are in parts that are not here.
      default: break
      }
    }
  }

  func report(_ event: AgoraNotifierEvent.Event, _ data: Any?) {
    let listeners = eventListeners.all(hearing: event)
    if listeners.isEmpty { return }
    let told = AgoraNotifierEvent(event, data)
    for listener in listeners { listener.onEvent(told) }
  }

  private func reportSent(_ message: Message, _ error: MessagingError?, _ login: Login) {
    let object = object(for: message, login)
    let upload: Int? = MessageKind.media.contains(message.kind) ? 402 : nil
    let number = error.map { AgoraErrorNumber.number($0, in: message.conversation.kind, during: upload) } ?? 0
    object.fields.withLock { $0.error = number }
    let outgoing = self.outgoing.remove(message.key) ?? Outgoing(message: object, callback: nil)
    if error == nil && upload != nil && outgoing.upload.told < 100 { reportProgress(100, outgoing) }
    Self.report(outgoing, number, error?.description ?? "")
    if message.kind != .command { report(.EventMessageChanged, object) }
  }

  private func reportReceived(_ messages: [Message], _ login: Login) {
    let objects = messages.filter { $0.kind != .notification }.map { object(for: $0, login) }
    if objects.isEmpty { return }
    downloadAutomatically(objects, login)
    if login.details.withLock({ $0.isCatchingUp }) {
      report(.EventOfflineMessage, objects)
    } else {
      for object in objects { report(.EventNewMessage, object) }
    }
  }

  private func reportCommand(_ command: Message, _ login: Login) {
    report(.EventNewCMDMessage, AgoraMessage(command, self, account: login.account))
  }

  private func reportReceipt(_ receipt: Receipt, _ login: Login) {
    let (event, conversation, ids): (AgoraNotifierEvent.Event, ConversationID, [MessageID])
    switch receipt {
    case .direct(let direct): (event, conversation, ids) = (.EventReadAck, direct.conversation, direct.messages)
    case .delivered(let delivered):
      (event, conversation, ids) = (.EventDeliveryAck, delivered.conversation, delivered.messages)
    // Receipts of groups came to this SDK later.
    case .group: return
    }
    for id in ids {
      guard let message = login.device.message(id, in: conversation) else { continue }
      report(event, object(for: message, login))
    }
  }

  private func reportConnection(_ change: ConnectionChange, _ login: Login) {
    switch change {
    case .authenticated:
      login.details.withLock { $0.isCatchingUp = true }
      for listener in connectionListeners.all { listener.onConnected() }
    case .synchronized: login.details.withLock { $0.isCatchingUp = false }
    case .lost: reportDisconnected(AgoraErrorNumber.number(MessagingError(.notConnected)))
    case .ended(let end): reportDisconnected(Self.number(of: end))
    case .refused(let error):
      // A refusal of a login for which the app waits goes to its callback.
      if login.phase == .standing { reportDisconnected(AgoraErrorNumber.number(error)) }
    // This SDK notifies of a connection that was made or is over: not of the steps between, of a logout, which the app asked for, or of
    // a token that expires soon.
    default: break
    }
  }

  /// The vendor's number for the end of a login by the hub.
  private static func number(of end: SessionEnd) -> Int {
    switch end {
    case .replaced: 206
    case .requested: 217
    case .administration: 305
    case .tokenExpired: AgoraErrorNumber.number(MessagingError(.tokenExpired))
    }
  }

  private func reportDisconnected(_ number: Int) {
    for listener in connectionListeners.all { listener.onDisconnected(number) }
  }
}
