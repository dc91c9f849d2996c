package import Parlance
package import ParlanceCore
import ParlanceEngine

extension MessagingEnvironment {
  /// Imports a past of texts between two accounts into the hub: "past 1", "past 2" and so on, from one after the other, a second
  /// apart, long before now.
  ///
  /// - returns: The texts, oldest first. A message's id is its text.
  @discardableResult
  package func importTexts(
    _ count: Int, between first: AccountID, and second: AccountID, source: String = "past"
  ) throws -> [String] {
    let texts = (1...count).map { "past \($0)" }
    let records = texts.enumerated().map { index, text in
      let (sender, peer) = index.isMultiple(of: 2) ? (first, second) : (second, first)
      let message = ImportedMessage(
        id: MessageID(text), conversation: .direct(peer), sender: sender,
        time: Timestamp(milliseconds: 1_000_000_000_000 + Int64(index) * 1000),
        body: MessageBody(content: .text(text)))
      return ImportedRecord(source: source, id: text, digest: [0], content: .message(message))
    }
    for outcome in try hubLoop().importRecords(records, options: ImportOptions()) {
      if case .refused(let error) = outcome { throw error }
    }
    return texts
  }

  /// Imports a message with a file from one account to another one, long before now.
  ///
  /// - returns: The message's id.
  package func importFile(
    _ bytes: [UInt8], named name: String, from sender: AccountID, to recipient: AccountID
  ) throws -> MessageID {
    let file = ImportedFile(
      source: "past", reference: "file", account: sender,
      descriptor: MediaDescriptor(size: Int64(bytes.count), fileName: name), bytes: bytes)
    guard case .here = try hubLoop().importFile(file, options: ImportOptions()) else {
      throw MessagingError(.malformedData)
    }
    let message = ImportedMessage(
      id: "past file", conversation: .direct(recipient), sender: sender,
      time: Timestamp(milliseconds: 1_000_000_000_000),
      body: MessageBody(content: .file(MediaContent(media: MediaDescriptor(fileName: name)))), files: [.file: "file"])
    let record = ImportedRecord(source: "past", id: "file", digest: [0], content: .message(message))
    for outcome in try hubLoop().importRecords([record], options: ImportOptions()) {
      if case .refused(let error) = outcome { throw error }
    }
    return message.id
  }
}
