/// The hub's store for its knowledge of media; a part of `HubStore` and its transactions.
package protocol HubMediaStore: AnyObject {
  func upload(_ id: MediaID) throws(MessagingError) -> UploadRecord?
  /// Stores an upload that begins, or changes it.
  func save(_ upload: UploadRecord) throws(MessagingError)
  func removeUpload(_ id: MediaID) throws(MessagingError)
  /// Returns the number of unfinished uploads of an account.
  func uploadCount(account: AccountNumber) throws(MessagingError) -> Int
  /// Returns the bytes of an account's media that are not marked as expired, and of its unfinished uploads, together.
  func mediaSize(account: AccountNumber) throws(MessagingError) -> Int64
  /// Returns the unfinished uploads that began before a time, at most `limit`.
  func uploads(begunBefore time: Timestamp, limit: Int) throws(MessagingError) -> [MediaID]

  func media(_ id: MediaID) throws(MessagingError) -> MediaRecord?
  /// Stores media under an id that is not stored.
  func insert(_ media: MediaRecord) throws(MessagingError)
  /// Returns whether any id that has not expired refers to content.
  func isReferenced(sha256: String) throws(MessagingError) -> Bool
  /// Marks an id as expired, and returns whether it was not so before.
  func release(_ id: MediaID) throws(MessagingError) -> Bool
  /// Returns the ids that expire at or before a time and are not marked so, at most `limit`.
  func media(expiringUpTo time: Timestamp, limit: Int) throws(MessagingError) -> [MediaRecord]
  /// Notes that a message refers to media.
  func addUse(of media: MediaID, by message: EventPlace) throws(MessagingError)
  /// Forgets the media to which a message referred. Returns the ids to which no other message refers.
  func removeUses(by message: EventPlace) throws(MessagingError) -> [MediaID]
  /// Returns the time at which the next id expires that is not marked so.
  func nextMediaExpiry() throws(MessagingError) -> Timestamp?
}

/// An upload that is not whole yet.
package struct UploadRecord: Hashable, Sendable {
  package var id: MediaID
  package var account: AccountNumber
  package var begun: Timestamp
  /// The number of bytes that it is to have, as in the options; stored beside them to be added up.
  package var size: Int64
  /// The encoded options.
  package var options: [UInt8]

  package init(id: MediaID, account: AccountNumber, begun: Timestamp, size: Int64, options: [UInt8]) {
    self.id = id
    self.account = account
    self.begun = begun
    self.size = size
    self.options = options
  }
}

/// An upload that is whole, under one of its ids.
package struct MediaRecord: Hashable, Sendable {
  package var id: MediaID
  /// The account that uploaded it.
  package var account: AccountNumber
  /// The content's name.
  package var sha256: String
  package var expires: Timestamp?
  /// It expired; the content may be gone.
  package var isReleased: Bool
  /// The number of bytes, as in the descriptor; stored beside it to be added up.
  package var size: Int64
  /// The encoded descriptor.
  package var descriptor: [UInt8]

  package init(
    id: MediaID, account: AccountNumber, sha256: String, expires: Timestamp?, isReleased: Bool = false, size: Int64,
    descriptor: [UInt8]
  ) {
    self.id = id
    self.account = account
    self.sha256 = sha256
    self.expires = expires
    self.isReleased = isReleased
    self.size = size
    self.descriptor = descriptor
  }
}

/// A device's store for its knowledge of files; a part of `DeviceStore` and its transactions.
package protocol DeviceMediaStore: AnyObject {
  /// Returns the files of a message that are to be uploaded, in the order of their parts.
  func attachments(_ message: MessageKey) throws(MessagingError) -> [AttachmentRecord]
  /// Stores a file of a message, or changes it.
  ///
  /// - throws: `invalidArgument` whenever the conversation is not stored.
  func save(_ attachment: AttachmentRecord) throws(MessagingError)
  func removeAttachments(_ message: MessageKey) throws(MessagingError)
  /// Returns those of some media to which stored messages refer.
  func usedMedia(among ids: Set<MediaID>) throws(MessagingError) -> Set<MediaID>
  /// Returns the file that this device has of some media.
  func mediaPath(_ id: MediaID) throws(MessagingError) -> String?
  /// Notes its path; nil to forget it.
  func saveMediaPath(_ id: MediaID, _ path: String?) throws(MessagingError)
}

extension HubTable {
  static let upload = HubTable(
    "upload", key: [("id", .text)], [("account", .int), ("begun", .int), ("size", .int), ("options", .bytes)])
  static let media = HubTable(
    "media", key: [("id", .text)],
    [
      ("account", .int), ("expires", .int), ("is_released", .flag), ("size", .int), ("sha256", .text),
      ("descriptor", .bytes),
    ])
  static let mediaUse = HubTable("media_use", key: [("stream", .int), ("sequence", .int), ("media", .text)], [])
}
