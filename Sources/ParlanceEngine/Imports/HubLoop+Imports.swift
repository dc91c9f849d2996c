package import ParlanceCore

/// Bringing the accounts, groups and messages of another service over.
extension HubLoop {
  /// Imports records in one turn: they become durable together.
  ///
  /// Records must come in this order: accounts; profiles, contacts and blocks; groups and rooms; members; messages; the rest.
  /// A record that was imported before, under the same source, kind and id, is not imported again.
  ///
  /// Messages are put into the past of their conversations. They are not news: no device is notified of them, nor is
  /// any other service. A device that has fetched a message is notified if it is taken back by a later record.
  ///
  /// - returns: What became of each.
  /// - throws: One of the storage codes; nothing was imported then.
  package func importRecords(
    _ records: [ImportedRecord], options: ImportOptions
  ) throws(MessagingError) -> [ImportOutcome] {
    try perform { turn throws(MessagingError) in try turn.imports.add(records, options) }
  }
}
