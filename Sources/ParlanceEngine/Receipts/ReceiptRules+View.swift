internal import ParlanceCore

/// The receipts of a conversation, for the administration.
extension ReceiptRules {
  /// Returns the receipts of a conversation and of the messages among its newest entries, oldest first.
  func receipts(of name: AdministeredConversation, newest limit: Int) throws(MessagingError) -> StreamReceipts {
    let conversation = try turn.administration.conversation(name)
    var receipts = StreamReceipts(marks: [], messages: [])
    guard conversation.stream != .zero else { return receipts }
    if let pair = conversation.pair {
      let accounts = pair.0.number == pair.1.number ? [pair.0] : [pair.0, pair.1]
      for account in accounts {
        let marks = try store.member(stream: conversation.stream, account: account.number)
        guard let position = marks?.acknowledged, position > 0 else { continue }
        receipts.marks.append(StreamReceipts.Mark(account: account.id, sequence: position))
      }
    }
    let last = try turn.lookup.lastSequence(conversation.stream)
    let page = try store.events(
      PageQuestion(stream: conversation.stream, after: max(0, last - Int64(limit)), limit: limit))
    for record in page.events where record.kind == .message {
      if let message = try messageReceipts(record) { receipts.messages.append(message) }
    }
    return receipts
  }

  /// Returns the receipts of a message; nil if it has none and none are expected.
  private func messageReceipts(_ record: EventRecord) throws(MessagingError) -> StreamReceipts.Message? {
    let roster = try roster(of: record.place)
    var message = StreamReceipts.Message(
      sequence: record.sequence, readers: [], deliveries: [], expected: roster?.count)
    for reader in try readers(of: record.place) {
      message.readers.append(try turn.lookup.account(number: reader.account).id)
    }
    for account in try deliveries(of: record.place) {
      message.deliveries.append(try turn.lookup.account(number: account).id)
    }
    return roster == nil && message.readers.isEmpty && message.deliveries.isEmpty ? nil : message
  }
}
