internal import ParlanceCore

extension CallMaker {
  /// Makes the records of an import: messages of conversations that are there or not, some of them again, or with another content
  /// under the same id.
  mutating func importedRecords() -> [ImportedRecord] {
    (0...choices.below(4)).map { _ in importedRecord() }
  }

  private mutating func importedRecord() -> ImportedRecord {
    let id = choices.pick(Vocabulary.past)
    let conversation: ConversationID =
      switch choices.below(8) {
      case 0...2: .group(group())
      case 3: .room(room())
      default: .direct(someAccount())
      }
    // Few times, so that some messages have the same one; some are those of messages that were sent, or not there yet.
    let distance = Int64(choices.byte())
    let time = knowledge.now.advanced(byMilliseconds: distance == 255 ? 60_000 : -distance / 4 * 1000)
    let message = ImportedMessage(
      id: id, conversation: conversation, sender: someAccount(), time: time,
      body: MessageBody(content: .text("past")))
    return ImportedRecord(
      source: "old", id: id.string, digest: [UInt8(choices.below(2))], content: .message(message))
  }
}
