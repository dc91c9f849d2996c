/// What a hub's store in memory knows about media.
struct MemoryMedia {
  var uploads: [MediaID: UploadRecord] = [:]
  var media: [MediaID: MediaRecord] = [:]
  /// The ids of each content that have not expired.
  var references: [String: Set<MediaID>] = [:]
}

extension MemoryHubStore {
  package func upload(_ id: MediaID) throws(MessagingError) -> UploadRecord? { media.uploads[id] }

  package func save(_ upload: UploadRecord) throws(MessagingError) { setUpload(upload, upload.id) }

  package func removeUpload(_ id: MediaID) throws(MessagingError) { setUpload(nil, id) }

  private func setUpload(_ upload: UploadRecord?, _ id: MediaID) {
    let known = media.uploads[id]
    media.uploads[id] = upload
    undo.note { $0.media.uploads[id] = known }
  }

  package func uploadCount(account: Int64) throws(MessagingError) -> Int {
    media.uploads.values.count { $0.account == account }
  }

  package func uploads(begunBefore time: Timestamp) throws(MessagingError) -> [MediaID] {
    media.uploads.values.filter { $0.begun < time }.sorted { $0.id.string < $1.id.string }.map(\.id)
  }

  package func media(_ id: MediaID) throws(MessagingError) -> MediaRecord? { media.media[id] }

  package func insert(_ record: MediaRecord) throws(MessagingError) {
    guard media.media[record.id] == nil else {
      throw undo.fail(MessagingError(.storageFailed, "the media id exists"))
    }
    setMedia(record, record.id)
  }

  private func setMedia(_ record: MediaRecord?, _ id: MediaID) {
    let known = media.media[id]
    if let known { media.references[known.sha256]?.remove(id) }
    media.media[id] = record
    if let record, !record.isReleased { media.references[record.sha256, default: []].insert(id) }
    undo.note { $0.setMedia(known, id) }
  }

  package func isReferenced(sha256: String) throws(MessagingError) -> Bool {
    !(media.references[sha256]?.isEmpty ?? true)
  }

  package func release(_ id: MediaID) throws(MessagingError) -> Bool {
    guard var record = media.media[id], !record.isReleased else { return false }
    record.isReleased = true
    setMedia(record, id)
    return true
  }

  package func media(expiringUpTo time: Timestamp) throws(MessagingError) -> [MediaRecord] {
    media.media.values.filter { record in !record.isReleased && record.expires.map { $0 <= time } ?? false }
      .sorted { $0.id.string < $1.id.string }
  }

  package func nextMediaExpiry() throws(MessagingError) -> Timestamp? {
    media.media.values.filter { !$0.isReleased }.compactMap(\.expires).min()
  }
}
