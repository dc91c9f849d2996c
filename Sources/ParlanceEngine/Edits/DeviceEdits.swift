internal import ParlanceCore

/// A change that this device asked for and whose entry in the stream is still to come.
struct OwnEdit: Hashable {
  /// The row of the message.
  var row: MessageRow
  var time: Timestamp
}

/// Changes of messages that were sent.
final class DeviceEdits: DeviceComponent {
  unowned let core: DeviceCore
  /// Changes that this device asked for, until their entries are here. After a crash the app may not know their outcome, and is
  /// notified of their entries.
  private(set) var awaited: Set<OwnEdit> = []

  init(_ core: DeviceCore) { self.core = core }

  /// Asks for a change; the local database follows.
  func edit(
    _ id: MessageID, in name: ConversationID, _ body: MessageBody,
    then end: @escaping (DeviceCore, Result<Message, MessagingError>) -> Void
  ) {
    core.request(EditMessageCall(conversation: name, id: id, body: body.encoded())) {
      core, result throws(MessagingError) in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let edited):
        let conversation = try core.conversations.conversation(name)
        if let message = try core.edits.store(edited, in: conversation, from: .ownRequest) {
          return end(core, .success(message))
        }
        let known = try core.messages.stored(edited.message.id, in: conversation)
        if let known, let edit = edited.edit, try core.edits.isAhead(edit, of: known, conversation) {
          core.edits.awaited.insert(OwnEdit(row: known.row, time: edit.time))
        }
        end(core, .success(known ?? Message(edited, in: conversation.record.id)))
      }
    }
  }

  /// Applies a change. One of a message that is not here is reported only where no messages are kept.
  func applyEdit(
    _ edited: HistoryMessage, _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) {
    var stored = try store(edited, in: conversation, from: .entry)
    if stored == nil { stored = try takeAhead(edited, conversation, time) }
    if stored == nil {
      guard !core.configuration.retention.keepsMessages,
        try core.messages.visible(edited.message.id, in: conversation.record.id) == nil
      else { return }
    }
    try note(edited, conversation, time)
    core.turn.finishRun()
    core.turn.report(.edited(stored ?? Message(edited, in: conversation.record.id)), basis: .journal)
  }

  /// Remembers to report a change if the process ends before the app was notified.
  private func note(
    _ edited: HistoryMessage, _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) {
    try core.begin(isDurable: false)
    core.journal.note { JournalEntry.event(conversation.record.id, time: time, .edit(edited)).write(to: &$0) }
  }

  /// Stores the content of a message, if it is newer than the stored one.
  ///
  /// - parameter source: The source of the content. If it is not the stream, the entry of the change is still to be reported.
  /// - returns: The message as it is stored afterwards; nil if nothing was stored.
  func store(
    _ edited: HistoryMessage, in conversation: DeviceConversation, from source: EditSource
  ) throws(MessagingError) -> Message? {
    guard let edit = edited.edit,
      var message = try core.messages.visible(edited.message.id, in: conversation.record.id),
      message.state != .local, message.kind == edited.message.kind
    else { return nil }
    let before = message.body.edit
    guard before.map({ $0.time < edit.time }) ?? true else { return nil }
    try core.begin(isDurable: false)
    try core.store.setBody(row: message.row, kind: message.kind, edited.message.body)
    message.encodedBody = edited.message.body
    if conversation.last?.id == message.id {
      conversation.isLastKnown = false
      if conversation.record.isListed { core.conversations.touch(conversation) }
    }
    try note(edit, of: message, after: before, from: source, conversation)
    return message
  }

  // MARK: changes ahead of their entries

  /// Notes where the changes of a message came from that were stored.
  private func note(
    _ edit: MessageEdit, of message: Message, after before: MessageEdit?, from source: EditSource,
    _ conversation: DeviceConversation
  ) throws(MessagingError) {
    // A message that was not reported to the app yet is reported in its newest form.
    guard !message.marks.contains(.untold) else { return }
    var ahead = try editsAhead(of: conversation)
    let known = ahead
    switch source {
    case .entry: ahead.remove(message.row)
    case .query: ahead.note(row: message.row, told: before?.time ?? .zero)
    case .ownRequest:
      ahead.note(row: message.row, told: before?.time ?? .zero)
      awaited.insert(OwnEdit(row: message.row, time: edit.time))
    }
    if ahead != known { try save(ahead, of: conversation) }
  }

  /// Returns whether the entry of a change that is stored already is still to come.
  private func isAhead(
    _ edit: MessageEdit, of message: Message, _ conversation: DeviceConversation
  ) throws(MessagingError) -> Bool {
    var ahead = try editsAhead(of: conversation)
    return ahead.take(edit.time, row: message.row, newest: message.body.edit?.time ?? .zero)
  }

  /// Handles the entry of a change that is stored already.
  ///
  /// - returns: The stored message; nil if the change is not to be reported.
  private func takeAhead(
    _ edited: HistoryMessage, _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) -> Message? {
    guard let edit = edited.edit, let message = try core.messages.visible(edited.message.id, in: conversation.record.id)
    else {
      return nil
    }
    var ahead = try editsAhead(of: conversation)
    let known = ahead
    let isNews = ahead.take(edit.time, row: message.row, newest: message.body.edit?.time ?? .zero)
    if ahead != known { try save(ahead, of: conversation) }
    if awaited.remove(OwnEdit(row: message.row, time: edit.time)) != nil {
      // The completion of the call notifies the app, in this turn at the latest.
      if isNews { try note(edited, conversation, time) }
      return nil
    }
    return isNews ? message : nil
  }

  private func editsAhead(of conversation: DeviceConversation) throws(MessagingError) -> EditsAhead {
    EditsAhead(decoding: try core.store.setting(Self.nameOfEdits(of: conversation)) ?? [])
  }

  private func save(_ ahead: EditsAhead, of conversation: DeviceConversation) throws(MessagingError) {
    try core.begin(isDurable: false)
    try core.store.saveSetting(Self.nameOfEdits(of: conversation), ahead.encoded)
  }

  private static func nameOfEdits(of conversation: DeviceConversation) -> String {
    "editsAhead:\(conversation.record.number)"
  }

  /// Returns the event for an edit that may not have reached the app.
  func editedEvent(_ edited: HistoryMessage, _ name: ConversationID) throws(MessagingError) -> DeviceEvent {
    if let message = try core.messages.visible(edited.message.id, in: name) { return .edited(message) }
    return .edited(Message(edited, in: name))
  }
}

extension Message {
  /// Creates a message of which this device has no copy.
  init(_ edited: HistoryMessage, in conversation: ConversationID) {
    self.init(edited.message, in: conversation, sequence: edited.sequence, edited.time)
    marks.insert(.readLocally)
  }
}

extension HistoryMessage {
  /// The last change of the message.
  fileprivate var edit: MessageEdit? { MessageBody(decoding: message.body).edit }
}
