package import ParlanceCore

/// Messages of the operator to rooms, in the name of accounts that need not be in them.
struct BroadcastRules: TurnPart {
  let turn: TurnContext

  /// The maximum number of rooms to which one turn sends.
  private static let broadcastRooms = 500

  /// Sends a message to the rooms that are not empty.
  ///
  /// - parameter position: The stream behind which the rooms' are; 0 for the first ones.
  /// - returns: The number of rooms that did not have it before, and the stream to go on behind; nil at the end.
  func broadcast(
    _ body: MessageBody, _ id: MessageID, from sender: AccountID, after position: StreamNumber
  ) throws(MessagingError) -> (count: Int, next: StreamNumber?) {
    guard body.addressees == nil, body.reply == nil else {
      throw MessagingError(.invalidArgument, "a broadcast has no addressees and is not a reply")
    }
    let account = try turn.lookup.existingAccount(sender)
    var call = SubmitCall(
      id: id, conversation: .room("all"), options: .ordinary, kind: body.content.kind, body: body.encoded())
    try call.check(Border(settings))
    var checked = try MessageBody(validating: call.body)
    if MessageKind.media.contains(call.kind), let described = try turn.media.describingMedia(in: call.body) {
      checked = try MessageBody(validating: described)
    }
    checked.isBroadcast = true
    call.body = checked.encoded()
    let places = directory.occupiedPlaces.filter { $0 > position }
    let sent = Counter()
    for stream in places.prefix(Self.broadcastRooms) {
      guard let record = try store.stream(number: stream), record.kind == .room, !record.isDismissed else { continue }
      append(call, from: account, to: try turn.lookup.conversation(record)) { _, _ in sent.count += 1 }
    }
    try turn.entries.finishAppends()
    return (sent.count, places.count > Self.broadcastRooms ? places[Self.broadcastRooms - 1] : nil)
  }

  /// Sends a message to one room.
  ///
  /// - returns: Its place, or the place of the account's message that has the id.
  /// - throws: `messageExists` if the id is that of another account's message.
  func send(_ call: SubmitCall, from sender: AccountID) throws(MessagingError) -> RoomPlace {
    guard case .room(let id) = call.conversation else { throw MessagingError(.invalidArgument, "not a room") }
    let account = try turn.lookup.existingAccount(sender)
    var call = call
    try call.check(Border(settings))
    let room = try turn.roomManagement.administered(id).conversation
    if MessageKind.media.contains(call.kind), let described = try turn.media.describingMedia(in: call.body) {
      call.body = described
    }
    if let known = try store.event(stream: room.stream, id: call.id) {
      guard known.sender == account.number else { throw MessagingError(.messageExists) }
      return RoomPlace(sequence: known.sequence, time: known.time)
    }
    var place: RoomPlace?
    append(call, from: account, to: room) { place = RoomPlace(sequence: $0, time: $1) }
    try turn.entries.finishAppends()
    guard let place else { throw MessagingError(.messageExists) }
    return place
  }

  private func append(
    _ call: SubmitCall, from account: AccountRecord, to room: HubConversation,
    completion: @escaping (_ sequence: Int64, _ time: Timestamp) -> Void
  ) {
    var options = call.options
    let viewers =
      MessageBody.hasConditions(call.body)
      ? turn.visibility.reached(by: MessageBody(decoding: call.body), in: room, account.number) : nil
    if viewers != nil { options.insert(.addressed) }
    let draft = EventDraft(
      stream: room.stream, kind: call.kind == .command ? .command : .message, time: now, id: call.id,
      sender: account.number, options: options, platform: .server, contentKind: call.kind, payload: call.body,
      version: room.version)
    turn.entries.append(
      draft,
      then: { outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, let number, let senderNumber) = outcome else { return }
        completion(sequence, time)
        if MessageKind.media.contains(call.kind) {
          try turn.media.noteMedia(in: call.body, of: EventPlace(stream: draft.stream, sequence: sequence))
        }
        let message = MessageEvent(
          id: call.id, sender: account.id, number: number, senderNumber: senderNumber, options: call.options,
          platform: .server, kind: call.kind, body: call.body)
        turn.audience.announce(
          .message(message), in: room, onlyTo: viewers, sequence: sequence, time: time)
        if call.kind != .command {
          turn.serviceEvents.noteAcceptance(
            of: message, in: room, sender: account.number, sequence: sequence, time: time)
        }
      })
  }

  /// The number of rooms that a turn sent to.
  private final class Counter {
    var count = 0
  }
}

/// The place of a message in a room.
package struct RoomPlace: Hashable, Sendable {
  package var sequence: Int64
  package var time: Timestamp
}
