internal import ParlanceCore

extension BeginUploadCall: MediaWorkCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<UploadReply> {
    try turn.media.begin(self, context)
  }
}

extension AppendUploadCall: MediaWorkCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<UploadReply> {
    let size = try turn.media.options(of: try turn.media.ownUpload(id, context.account.number)).descriptor.size
    guard offset <= size - Int64(bytes.count) else { throw MessagingError(.malformedData) }
    let (id, offset, bytes) = (id, offset, bytes)
    return try turn.media.work(for: context) { (_, blobs) throws(MessagingError) in
      try blobs.append(id, at: offset, bytes)
    } then: { _, received in
      .received(received)
    }
  }
}

extension FinishUploadCall: MediaWorkCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<UploadReply> {
    try turn.media.finishUpload(id, context)
  }
}

extension DiscardUploadCall: AnsweredCall {
  /// Takes back an upload, or media whose id its device never gave away.
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let account = context.account.number
    if let record = try turn.media.ownStore.media(id) {
      guard record.account == account else { throw MessagingError(.mediaNotFound, id.string) }
      try turn.media.release(record)
    } else if let upload = try turn.media.ownStore.upload(id) {
      guard upload.account == account else { throw MessagingError(.mediaNotFound, id.string) }
      try turn.media.ownStore.removeUpload(id)
      turn.effects.discardUpload(id)
    }
    return Done()
  }
}

extension MediaInformationCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> MediaDescriptor {
    try turn.media.descriptor(try turn.media.available(id))
  }
}

extension ReadMediaCall: MediaWorkCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<MediaBytes> {
    let record = try turn.media.available(id)
    let (sha256, offset, count) = (record.sha256, offset, count)
    // There is nothing after the end, wherever the blob is stored.
    guard try offset < turn.media.descriptor(record).size else {
      return .reply(MediaBytes(offset: offset, bytes: []))
    }
    return try turn.media.work(for: context) { (_, blobs) throws(MessagingError) in
      try blobs.read(sha256, at: offset, count: count)
    } then: { _, bytes in
      MediaBytes(offset: offset, bytes: bytes)
    }
  }
}

/// Uploads and downloads. Access to files happens after the turn (`HubMedia`); a later turn decides on its outcome.
struct MediaRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubMediaStore

  init(turn: TurnContext, ownStore: any HubMediaStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// Schedules work on blobs for a request, which is answered in a later turn.
  fileprivate func work<Value: Sendable, Reply: Sendable>(
    for context: RequestContext,
    _ work: @escaping @Sendable (HubMedia, any BlobStore) throws(MessagingError) -> Value,
    then answer: @escaping (TurnContext, Value) throws(MessagingError) -> Reply
  ) throws(MessagingError) -> Decision<Reply> {
    guard turn.hasMedia else { throw MessagingError(.unsupported, "media") }
    let (session, number) = (context.session, context.number)
    turn.effects.perform { $0.perform(for: session, number, work, then: answer) }
    return .later
  }

  // MARK: uploads

  func begin(_ upload: BeginUploadCall, _ context: RequestContext) throws(MessagingError) -> Decision<UploadReply> {
    guard turn.hasMedia else { throw MessagingError(.unsupported, "media") }
    let (id, size, account) = (upload.id, upload.options.descriptor.size, context.account.number)
    try checkSize(size)
    if let done = try finished(id, account) { return .reply(.finished(done)) }
    let isNew = try insert(upload, account)
    return try work(for: context) { (_, blobs) throws(MessagingError) in
      var received = try isNew ? 0 : blobs.received(id)
      if isNew || received > size {
        try blobs.discard(id)
        received = 0
      }
      return received
    } then: { turn, received throws(MessagingError) in
      // An earlier session's last request may have finished it in the meantime.
      try turn.media.finished(id, account).map { UploadReply.finished($0) } ?? .received(received)
    }
  }

  func checkSize(_ size: Int64) throws(MessagingError) {
    guard size <= settings.mediaSizeLimit else {
      throw MessagingError(.fileTooLarge, "limit \(settings.mediaSizeLimit) bytes")
    }
  }

  /// Stores an upload that begins, or begins again.
  ///
  /// - returns: A Boolean value that indicates whether it is new.
  func insert(_ upload: BeginUploadCall, _ account: AccountNumber) throws(MessagingError) -> Bool {
    let size = upload.options.descriptor.size
    let known = try ownStore.upload(upload.id)
    if let known {
      guard known.account == account else { throw MessagingError(.invalidArgument, "media id") }
    } else if try ownStore.uploadCount(account: account) >= settings.mediaUploadLimit {
      throw MessagingError(.limitExceeded, "limit \(settings.mediaUploadLimit) unfinished uploads")
    }
    try checkQuota(size, instead: known?.size ?? 0, account)
    var writer = ByteWriter(capacity: 256)
    writer.write(uploadOptions: upload.options)
    try ownStore.save(UploadRecord(id: upload.id, account: account, begun: now, size: size, options: writer.bytes))
    return known == nil
  }

  /// Refuses an upload with which an account would have more than it may.
  ///
  /// - parameter counted: The size with which the same upload counts already. One that begins again and becomes no larger
  ///   goes on, though the quota may have become less.
  private func checkQuota(_ size: Int64, instead counted: Int64, _ account: AccountNumber) throws(MessagingError) {
    guard let quota = settings.mediaQuota, size > counted else { return }
    let others = max(0, try ownStore.mediaSize(account: account) - counted)
    guard size <= max(0, quota) - others else {
      throw MessagingError(.limitExceeded, "limit \(quota) bytes of uploads")
    }
  }

  func finishUpload(_ id: MediaID, _ context: RequestContext) throws(MessagingError) -> Decision<UploadReply> {
    let account = context.account.number
    if let done = try finished(id, account) { return .reply(.finished(done)) }
    let size = try options(of: try ownUpload(id, account)).descriptor.size
    turn.effects.perform { media in
      media.perform(for: context.session, context.number) { (media, blobs) throws(MessagingError) in
        guard try blobs.received(id) == size else { throw MessagingError(.malformedData, "the upload is incomplete") }
        let digest = try blobs.finish(id)
        media.pin(digest.sha256)
        return digest
      } then: { turn, digest throws(MessagingError) in
        UploadReply.finished(try turn.media.register(id, digest, account))
      } completion: {
        if case .success(let digest) = $0 { media.unpin(digest.sha256) }
      }
    }
    return .later
  }

  /// Returns the answer for a finished upload; nil if it is not finished.
  private func finished(_ id: MediaID, _ account: AccountNumber) throws(MessagingError) -> MediaDescriptor? {
    guard let record = try ownStore.media(id) else { return nil }
    guard record.account == account else { throw MessagingError(.invalidArgument, "media id") }
    return try descriptor(try available(id))
  }

  /// Registers complete content under an id.
  func register(
    _ id: MediaID, _ digest: BlobDigest, _ account: AccountNumber
  ) throws(MessagingError) -> MediaDescriptor {
    // Another session of its device, perhaps at another hub, may have finished it in the meantime.
    if let done = try finished(id, account) { return done }
    turn.effects.discardUpload(id)
    // Cancelled, or begun again with another size: the id will not be used, so nothing keeps the content.
    guard let upload = try ownStore.upload(id), try options(of: upload).descriptor.size == digest.size else {
      if try !ownStore.isReferenced(sha256: digest.sha256) { turn.effects.deleteContent(digest.sha256) }
      throw MessagingError(.mediaNotFound, id.string)
    }
    let options = try options(of: upload)
    var descriptor = options.descriptor
    descriptor.id = id
    descriptor.size = digest.size
    descriptor.md5 = digest.md5
    descriptor.sha256 = digest.sha256
    let lifetime = options.lifetime ?? settings.mediaLifetime
    descriptor.expires = lifetime.map { now.advanced(byMilliseconds: min($0, limits.longestInterval)) }
    var writer = ByteWriter(capacity: 256)
    writer.write(media: descriptor)
    try ownStore.insert(
      MediaRecord(
        id: id, account: account, sha256: digest.sha256, expires: descriptor.expires, size: digest.size,
        descriptor: writer.bytes))
    try ownStore.removeUpload(id)
    turn.effects.keepContent(digest.sha256)
    turn.effects.expiryChanged()
    return descriptor
  }

  func ownUpload(_ id: MediaID, _ account: AccountNumber) throws(MessagingError) -> UploadRecord {
    guard let upload = try ownStore.upload(id), upload.account == account else {
      throw MessagingError(.mediaNotFound, id.string)
    }
    return upload
  }

  /// Returns an upload that is under way; nil if there is none under the id.
  func upload(_ id: MediaID) throws(MessagingError) -> UploadRecord? { try ownStore.upload(id) }

  func options(of upload: UploadRecord) throws(MessagingError) -> UploadOptions {
    var reader = ByteReader(upload.options)
    return try reader.readUploadOptions()
  }

  // MARK: what there is

  /// Returns the media under an id, also what expired or was released; nil if there is none.
  func media(_ id: MediaID) throws(MessagingError) -> MediaRecord? { try ownStore.media(id) }

  /// Returns the media under an id, unless it expired.
  func available(_ id: MediaID) throws(MessagingError) -> MediaRecord {
    guard let record = try ownStore.media(id) else { throw MessagingError(.mediaNotFound, id.string) }
    let isExpired = record.isReleased || record.expires.map { $0 <= now } ?? false
    if isExpired { throw MessagingError(.mediaExpired, id.string) }
    return record
  }

  func descriptor(_ record: MediaRecord) throws(MessagingError) -> MediaDescriptor {
    var reader = ByteReader(record.descriptor)
    return try reader.readMediaDescriptor()
  }

  /// Returns a message's body in which the hub's knowledge of a file replaces what the sender wrote: its length, its
  /// digests, its end, and what the sender left open. nil if nothing is to be changed.
  func describingMedia(in encoded: [UInt8]) throws(MessagingError) -> [UInt8]? {
    var body = MessageBody(decoding: encoded)
    guard let written = body.content.media else { return nil }
    var content = written
    for part in MediaPart.allCases {
      guard var descriptor = content[part: part] else { continue }
      if let record = try ownStore.media(descriptor.id) {
        descriptor.complete(from: try self.descriptor(record))
      } else {
        descriptor.forgetDigests()
      }
      content[part: part] = descriptor
    }
    guard content != written else { return nil }
    body.content.media = content
    return body.encoded()
  }

  /// Notes that a message refers to its files, so that they are deleted with the last one that does.
  func noteMedia(in body: [UInt8], of place: EventPlace) throws(MessagingError) {
    for id in MessageBody.mediaIDs(in: body) where try ownStore.media(id) != nil {
      try ownStore.addUse(of: id, by: place)
    }
  }

  /// Releases the files that the sender of a removed message uploaded for it, unless another message refers to them.
  /// Those of others, which it passed on, may be known to accounts that it does not know.
  func releaseMedia(of message: EventRecord) throws(MessagingError) {
    for id in try ownStore.removeUses(by: message.place) {
      if let record = try ownStore.media(id), record.account == message.sender { try release(record) }
    }
  }

  /// Keeps the content of media under another id, for ever.
  func copy(_ record: MediaRecord, to id: MediaID) throws(MessagingError) {
    guard try ownStore.media(id) == nil else { throw MessagingError(.mediaExpired, id.string) }
    var descriptor = try descriptor(record)
    (descriptor.id, descriptor.expires) = (id, nil)
    var writer = ByteWriter(capacity: 256)
    writer.write(media: descriptor)
    try ownStore.insert(
      MediaRecord(
        id: id, account: record.account, sha256: record.sha256, expires: nil, size: record.size,
        descriptor: writer.bytes))
    turn.effects.keepContent(record.sha256)
  }

  /// Releases the media under an id, if there is any.
  func release(_ id: MediaID) throws(MessagingError) {
    if let record = try ownStore.media(id) { try release(record) }
  }

  func release(_ record: MediaRecord) throws(MessagingError) {
    guard try ownStore.release(record.id) else { return }
    if try !ownStore.isReferenced(sha256: record.sha256) { turn.effects.deleteContent(record.sha256) }
    turn.effects.expiryChanged()
  }

  // MARK: tidying up

  /// Returns the time at which media expire next; nil if none expires.
  func nextExpiry() throws(MessagingError) -> Timestamp? { try ownStore.nextMediaExpiry() }

  /// - returns: A Boolean value that indicates whether nothing is left that expired.
  func releaseExpiredMedia(limit: Int) throws(MessagingError) -> Bool {
    let expired = try ownStore.media(expiringUpTo: now, limit: limit)
    for record in expired { try release(record) }
    return expired.count < limit
  }

  /// Forgets uploads that were abandoned.
  ///
  /// - returns: A Boolean value that indicates whether none is left.
  func discardOldUploads(limit: Int) throws(MessagingError) -> Bool {
    let old = try ownStore.uploads(
      begunBefore: now.advanced(byMilliseconds: -settings.mediaUploadRetention), limit: limit)
    for id in old {
      try ownStore.removeUpload(id)
      turn.effects.discardUpload(id)
    }
    return old.count < limit
  }

  /// Looks once after a start for what a crash left among the blobs, a few in each turn.
  func sweepMedia() { sweepUploads(after: nil) }

  private func sweepUploads(after last: MediaID?) {
    turn.effects.perform { media in
      media.perform(for: nil, 0) { (_, blobs) throws(MessagingError) in
        try blobs.uploads(after: last)
      } then: { turn, found throws(MessagingError) in
        for id in found where try turn.media.ownStore.upload(id) == nil { turn.effects.discardUpload(id) }
        if let last = found.last { turn.media.sweepUploads(after: last) } else { turn.media.sweepBlobs(after: nil) }
        return Done()
      }
    }
  }

  private func sweepBlobs(after last: String?) {
    turn.effects.perform { media in
      media.perform(for: nil, 0) { (_, blobs) throws(MessagingError) in
        try blobs.blobs(after: last)
      } then: { turn, found throws(MessagingError) in
        for sha256 in found where try !turn.media.ownStore.isReferenced(sha256: sha256) {
          turn.effects.deleteContent(sha256)
        }
        if let last = found.last { turn.media.sweepBlobs(after: last) }
        return Done()
      }
    }
  }
}

extension MediaDescriptor {
  /// Forgets digests: nothing is known of the content, and what a sender claims of it must not name a file anywhere.
  mutating func forgetDigests() {
    md5 = ""
    sha256 = ""
    expires = nil
  }
}
