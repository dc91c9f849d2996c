package import ParlanceCore

/// Taking everything out that the hub keeps of accounts, groups and messages.
extension HubLoop {
  /// Returns a part of an export of the whole hub, in one turn that looks at a bounded number of entries.
  ///
  /// The records come in an order in which a hub can import them. What is written meanwhile may be in the export or not.
  ///
  /// - parameter place: The place from the part before; `ExportPlace.beginning` for the first part.
  /// - parameter limit: The maximum number of accounts, members, conversations and messages to look at.
  /// - parameter bytes: The maximum size of the content, in bytes; more if a single message is larger.
  /// - throws: One of the storage codes.
  package func exportRecords(
    from place: ExportPlace, limit: Int, bytes: Int
  ) throws(MessagingError) -> ExportPage {
    try perform { turn throws(MessagingError) in try turn.exports.page(from: place, limit: limit, bytes: bytes) }
  }
}
