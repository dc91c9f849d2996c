internal import ParlanceCore

/// The work that follows once a draft has its place in its stream.
typealias AppendContinuation = (AppendOutcome) throws(MessagingError) -> Void

/// Appends to streams and changes what is in them.
///
/// The store refuses drafts that were decided on an older state than it has; the turn then decides again.
struct TurnEntries: TurnPart {
  let turn: TurnContext

  /// Returns whether an error fails the whole turn.
  func isFatal(_ error: MessagingError) -> Bool { error.isStorageFailure || turn.isOutdated }

  /// Notes that another hub was quicker, and returns the error with which the turn ends.
  func overtaken(on stream: StreamNumber? = nil) -> MessagingError {
    turn.pending.isOutdated = true
    if let stream { turn.pending.movedStreams.append(stream) }
    return MessagingError(.storageLocked, "decided on an older version")
  }

  /// Appends an entry with the others of this turn, and continues when it has its place.
  func append(_ draft: EventDraft, then continuation: @escaping AppendContinuation) {
    turn.pending.drafts.append(draft)
    turn.pending.continuations.append(continuation)
  }

  /// Assigns every draft its place and continues with it.
  func finishAppends() throws(MessagingError) {
    while !turn.pending.drafts.isEmpty {
      let drafts = turn.pending.drafts
      let continuations = turn.pending.continuations
      turn.pending.drafts.removeAll(keepingCapacity: true)
      turn.pending.continuations.removeAll(keepingCapacity: true)
      let outcomes = try store.append(drafts)
      turn.pending.appended += drafts.count
      var error: MessagingError?
      for index in drafts.indices {
        if case .moved = outcomes[index] { error = overtaken(on: drafts[index].stream) }
      }
      if let error { throw error }
      for index in drafts.indices { try continuations[index](outcomes[index]) }
    }
  }

  /// Replaces a message's content on which the change was decided.
  func edit(_ record: EventRecord, to payload: [UInt8]) throws(MessagingError) {
    guard try store.edit(record.place, from: record.payload, to: payload) else { throw overtaken(on: record.stream) }
  }

  /// Stores a change of a conversation and the conversation as it is now.
  func change(
    _ conversation: HubConversation, _ record: ConversationChangeRecord,
    _ changed: (Int64) -> HubConversation
  ) throws(MessagingError) -> HubConversation {
    // Append drafts that were decided on the previous version before the change.
    try finishAppends()
    guard let version = try store.change(record) else { throw overtaken(on: conversation.stream) }
    shared?.note(.stream(conversation.stream))
    let changed = changed(version)
    turn.cache.remember(changed)
    return changed
  }

  /// Appends to an account's own stream and notifies the account's logins; the origin gets only the number.
  ///
  /// - parameter expanded: The payload that logins receive instead of the stored one.
  func appendAccountEvent(
    _ payload: EventPayload, to account: AccountRecord, origin: SessionID? = nil, expanded: EventPayload? = nil
  ) throws(MessagingError) {
    let stream = try turn.lookup.accountStream(of: account.number)
    append(
      EventDraft(stream: stream, kind: .account, time: now, sender: account.number, payload: payload.encoded()),
      then: { outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, _, _) = outcome else { return }
        turn.audience.announce(
          Announcement(
            stream: stream, sequence: sequence, time: time, payload: expanded ?? payload, naming: .account,
            audience: directory.recipients(of: account.number), except: origin), concernsThread: payload.concernsThread)
        if let origin {
          turn.effects.push(
            .event(StreamEvent(stream: .account, sequence: sequence, time: time, payload: .nothing)), to: origin)
        }
      })
  }
}
