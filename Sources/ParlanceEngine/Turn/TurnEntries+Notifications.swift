internal import ParlanceCore

extension TurnEntries {
  /// Appends a message with a notification of a change to a group or room, and announces it.
  ///
  /// - parameter actor: The account that made the change, as whose message it is stored.
  /// - parameter conversation: The group or room as it is after the change.
  /// - parameter continuation: Continues once it was announced, with the message and the time at which it was accepted.
  func append(
    _ notification: GroupNotification, by actor: AccountRecord, to conversation: HubConversation,
    audience: String? = nil,
    then continuation: @escaping (MessageEvent, Timestamp) throws(MessagingError) -> Void = { _, _ in }
  ) {
    if let room = conversation.room { turn.serviceEvents.note(.roomChanged) { .roomChanged(room.id, notification) } }
    var whole = MessageBody(content: .notification(notification))
    whole.audience = audience
    let body = whole.encoded()
    var options = MessageOptions.ordinary
    let viewers = turn.visibility.reached(by: whole, in: conversation, actor.number)
    if viewers != nil { options.insert(.addressed) }
    let id = MessageID.generate(at: now)
    let draft = EventDraft(
      stream: conversation.stream, kind: .message, time: now, id: id, sender: actor.number, options: options,
      platform: .server, contentKind: .notification, payload: body, version: conversation.version)
    append(
      draft,
      then: { outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, let number, let senderNumber) = outcome else { return }
        let message = MessageEvent(
          id: id, sender: actor.id, number: number, senderNumber: senderNumber, options: .ordinary, platform: .server,
          kind: .notification, body: body)
        turn.audience.announce(
          .message(message), in: conversation, onlyTo: viewers, sequence: sequence, time: time)
        try continuation(message, time)
      })
  }
}
