public import Parlance

/// Receipts: in a direct conversation they cover a note and everything before it, in a group single notes.
extension AcmeMessenger {
  /// Notifies the peer of a direct conversation that everything up to a note was read.
  public func acknowledge(_ note: AcmeNote, completion: @escaping (AcmeError?) -> Void) {
    request(completion) {
      $0.acknowledge(note.message.conversation, upTo: note.message.sequence, completion: $1)
    }
  }

  /// Notifies the senders of a group's notes that they were read.
  ///
  /// - parameter completion: Receives the notes for which that failed.
  public func acknowledge(
    _ ids: [MessageID], inGroup id: String, completion: @escaping (Result<[MessageID], AcmeError>) -> Void
  ) {
    fetch(completion) { $0.acknowledgeGroup(.group(id), ids, completion: $1) }
  }

  /// Asks for the counts of own notes in a group again; the delegate is notified of them.
  public func refreshReadCounts(
    of ids: [MessageID], inGroup id: String, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { $0.refreshGroupReceipts(.group(id), ids, completion: $1) }
  }

  /// Fetches who has read an own note in a group, and who has not.
  public func fetchReaders(
    of id: MessageID, inGroup group: String, completion: @escaping (Result<GroupReceiptDetail, AcmeError>) -> Void
  ) {
    fetch(completion) { $0.fetchReceiptDetail(.group(group), id, completion: $1) }
  }

  /// Returns who has read an own note in a group, as this device knows it; nil for a note without receipts.
  public func knownReaders(of id: MessageID, inGroup group: String) throws(AcmeError) -> GroupReceiptDetail? {
    try read { $0.receiptDetail(.group(group), id) }
  }
}
