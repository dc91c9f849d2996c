/// The knowledge of a hub's store in memory about media.
struct MemoryMedia {
  var uploads: [MediaID: UploadRecord] = [:]
  var media: [MediaID: MediaRecord] = [:]
  /// The ids of each content that have not expired.
  var references: [String: Set<MediaID>] = [:]
  /// The media to which messages refer, by message, and the messages that refer to each.
  var used: [EventPlace: Set<MediaID>] = [:]
  var users: [MediaID: Set<EventPlace>] = [:]
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

  package func uploadCount(account: AccountNumber) throws(MessagingError) -> Int {
    media.uploads.values.count { $0.account == account }
  }

  package func mediaSize(account: AccountNumber) throws(MessagingError) -> Int64 {
    var sum: Int64 = 0
    func add(_ size: Int64) { sum += min(size, .max - sum) }
    for record in media.media.values where record.account == account && !record.isReleased { add(record.size) }
    for upload in media.uploads.values where upload.account == account { add(upload.size) }
    return sum
  }

  package func uploads(begunBefore time: Timestamp, limit: Int) throws(MessagingError) -> [MediaID] {
    media.uploads.values.filter { $0.begun < time }
      .sorted { $0.begun == $1.begun ? $0.id.string < $1.id.string : $0.begun < $1.begun }
      .prefix(max(0, limit)).map(\.id)
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

  package func media(expiringUpTo time: Timestamp, limit: Int) throws(MessagingError) -> [MediaRecord] {
    let expiring = media.media.values.compactMap { record in
      record.isReleased ? nil : record.expires.map { (time: $0, record: record) }
    }
    return expiring.filter { $0.time <= time }
      .sorted { $0.time == $1.time ? $0.record.id.string < $1.record.id.string : $0.time < $1.time }
      .prefix(max(0, limit)).map(\.record)
  }

  package func nextMediaExpiry() throws(MessagingError) -> Timestamp? {
    media.media.values.filter { !$0.isReleased }.compactMap(\.expires).min()
  }

  package func addUse(of id: MediaID, by message: EventPlace) throws(MessagingError) {
    guard media.used[message, default: []].insert(id).inserted else { return }
    media.users[id, default: []].insert(message)
    undo.note { $0.removeUse(of: id, by: message) }
  }

  package func removeUses(by message: EventPlace) throws(MessagingError) -> [MediaID] {
    let ids = (media.used[message] ?? []).sorted { $0.string < $1.string }
    for id in ids {
      removeUse(of: id, by: message)
      undo.note {
        $0.media.used[message, default: []].insert(id)
        $0.media.users[id, default: []].insert(message)
      }
    }
    return ids.filter { media.users[$0] == nil }
  }

  private func removeUse(of id: MediaID, by message: EventPlace) {
    media.used[message]?.remove(id)
    if media.used[message]?.isEmpty ?? false { media.used[message] = nil }
    media.users[id]?.remove(message)
    if media.users[id]?.isEmpty ?? false { media.users[id] = nil }
  }
}
