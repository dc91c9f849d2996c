internal import ParlanceCore

/// Uploads and downloads.
extension Hub {
  func handle(
    _ request: MediaRequest, _ number: UInt64, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) {
    guard let media else { throw MessagingError(.unsupported, "media") }
    let account = login.account.number
    switch request {
    case .begin(let upload): try begin(upload, media, number, session, account)
    case .append(let id, let offset, let bytes): try append(bytes, offset, id, media, number, session, account)
    case .finish(let id): try finish(id, media, number, session, account)
    case .discard(let id):
      try discard(id, media, account)
      send(.reply(number, .success(.media(.received(0)))), to: session)
    case .information(let id):
      let record = try available(id)
      send(.reply(number, .success(.media(.media(try descriptor(record))))), to: session)
    case .read(let id, let offset, let count):
      guard offset >= 0, (1...MediaChunk.limit).contains(count) else { throw MessagingError(.malformedData) }
      let sha256 = try available(id).sha256
      media.perform(
        for: session, number,
        { (_, blobs) throws(MessagingError) in try blobs.read(sha256, at: offset, count: count) },
        then: { _, bytes in .bytes(offset: offset, bytes) })
    }
  }

  /// Decides on what was done to blobs.
  func conclude(_ outcome: MediaOutcome) throws(MessagingError) {
    outcome.settle()
    let result: Result<MediaReply, MessagingError>
    do throws(MessagingError) {
      result = try outcome.decide(self)
    } catch {
      if error.isStorageFailure { throw error }
      result = .failure(error)
    }
    guard let session = outcome.session else { return }
    send(.reply(outcome.number, result.map { .media($0) }), to: session)
  }

  // MARK: uploads

  private func begin(
    _ upload: MediaUpload, _ media: HubMedia, _ number: UInt64, _ session: HubSession, _ account: Int64
  ) throws(MessagingError) {
    let id = upload.id
    guard id.isValid else { throw MessagingError(.invalidArgument, "media id") }
    let size = upload.options.descriptor.size
    guard size > 0 else { throw MessagingError(.fileEmpty) }
    guard size <= settings.mediaSizeLimit else {
      throw MessagingError(.fileTooLarge, "limit \(settings.mediaSizeLimit) bytes")
    }
    if let lifetime = upload.options.lifetime, lifetime <= 0 { throw MessagingError(.invalidArgument, "lifetime") }
    if let reply = try finished(id, account) {
      send(.reply(number, .success(.media(reply))), to: session)
      return
    }
    let known = try store.upload(id)
    if let known {
      guard known.account == account else { throw MessagingError(.invalidArgument, "media id") }
    } else if try store.uploadCount(account: account) >= settings.mediaUploadLimit {
      throw MessagingError(.limitExceeded, "limit \(settings.mediaUploadLimit) unfinished uploads")
    }
    var writer = ByteWriter(capacity: 256)
    writer.write(uploadOptions: upload.options)
    try store.save(UploadRecord(id: id, account: account, begun: clock.now(), options: writer.bytes))
    let isNew = known == nil
    media.perform(
      for: session, number,
      { (_, blobs) throws(MessagingError) in
        var received = try isNew ? 0 : blobs.received(id)
        if isNew || received > size {
          try blobs.discard(id)
          received = 0
        }
        return received
      },
      then: { hub, received throws(MessagingError) in
        // An earlier session's last request may have finished it in the meantime.
        try hub.finished(id, account) ?? .received(received)
      })
  }

  /// The answer for an upload that is done; nil if it is not.
  private func finished(_ id: MediaID, _ account: Int64) throws(MessagingError) -> MediaReply? {
    guard let record = try store.media(id) else { return nil }
    guard record.account == account else { throw MessagingError(.invalidArgument, "media id") }
    return .media(try descriptor(try available(id)))
  }

  private func append(
    _ bytes: [UInt8], _ offset: Int64, _ id: MediaID, _ media: HubMedia, _ number: UInt64, _ session: HubSession,
    _ account: Int64
  ) throws(MessagingError) {
    let size = try options(of: try ownUpload(id, account)).descriptor.size
    guard (1...MediaChunk.limit).contains(bytes.count), offset >= 0, offset <= size - Int64(bytes.count) else {
      throw MessagingError(.malformedData)
    }
    // A device of ours never has that much on its way.
    guard session.mediaBytes < 64 * MediaChunk.limit else { throw MessagingError(.rateLimited, "media") }
    session.mediaBytes += bytes.count
    media.perform(
      for: session, number,
      { (_, blobs) throws(MessagingError) in try blobs.append(id, at: offset, bytes) },
      then: { _, received in .received(received) },
      settle: { _ in session.mediaBytes -= bytes.count })
  }

  private func finish(
    _ id: MediaID, _ media: HubMedia, _ number: UInt64, _ session: HubSession, _ account: Int64
  ) throws(MessagingError) {
    if let reply = try finished(id, account) {
      send(.reply(number, .success(.media(reply))), to: session)
      return
    }
    let size = try options(of: try ownUpload(id, account)).descriptor.size
    media.perform(
      for: session, number,
      { (media, blobs) throws(MessagingError) in
        guard try blobs.received(id) == size else { throw MessagingError(.malformedData, "the upload is not whole") }
        let digest = try blobs.finish(id)
        media.pin(digest.sha256)
        return digest
      },
      then: { hub, digest throws(MessagingError) in .media(try hub.register(id, digest, account)) },
      settle: { if case .success(let digest) = $0 { media.unpin(digest.sha256) } })
  }

  /// Gives content that is whole its id.
  private func register(
    _ id: MediaID, _ digest: BlobDigest, _ account: Int64
  ) throws(MessagingError) -> MediaDescriptor {
    // Cancelled in the meantime: nobody will know the id, so nothing keeps the content.
    guard let upload = try store.upload(id) else {
      if try !store.isReferenced(sha256: digest.sha256) { media?.delete(digest.sha256) }
      throw MessagingError(.mediaNotFound, id.string)
    }
    let options = try options(of: upload)
    var descriptor = options.descriptor
    descriptor.id = id
    descriptor.size = digest.size
    descriptor.md5 = digest.md5
    descriptor.sha256 = digest.sha256
    descriptor.expires = (options.lifetime ?? settings.mediaLifetime).map { clock.now().advanced(byMilliseconds: $0) }
    var writer = ByteWriter(capacity: 256)
    writer.write(media: descriptor)
    try store.insert(
      MediaRecord(
        id: id, account: account, sha256: digest.sha256, expires: descriptor.expires, descriptor: writer.bytes))
    try store.removeUpload(id)
    media?.nextExpiry = nil
    return descriptor
  }

  /// Takes back an upload, or media whose id its device never gave away.
  private func discard(_ id: MediaID, _ media: HubMedia, _ account: Int64) throws(MessagingError) {
    if let record = try store.media(id) {
      guard record.account == account else { throw MessagingError(.mediaNotFound, id.string) }
      try release(record, media)
    } else if let upload = try store.upload(id) {
      guard upload.account == account else { throw MessagingError(.mediaNotFound, id.string) }
      try store.removeUpload(id)
      media.discard(id)
    }
  }

  private func ownUpload(_ id: MediaID, _ account: Int64) throws(MessagingError) -> UploadRecord {
    guard let upload = try store.upload(id), upload.account == account else {
      throw MessagingError(.mediaNotFound, id.string)
    }
    return upload
  }

  private func options(of upload: UploadRecord) throws(MessagingError) -> UploadOptions {
    var reader = ByteReader(upload.options)
    return try reader.readUploadOptions()
  }

  // MARK: what there is

  /// What there is under an id, unless it expired.
  private func available(_ id: MediaID) throws(MessagingError) -> MediaRecord {
    guard let record = try store.media(id) else { throw MessagingError(.mediaNotFound, id.string) }
    let isExpired = record.isReleased || record.expires.map { $0 <= clock.now() } ?? false
    if isExpired { throw MessagingError(.mediaExpired, id.string) }
    return record
  }

  private func descriptor(_ record: MediaRecord) throws(MessagingError) -> MediaDescriptor {
    var reader = ByteReader(record.descriptor)
    return try reader.readMediaDescriptor()
  }

  /// A message's body whose sender knew no more of a file than its id, with the rest filled in, so that every style can
  /// show it. nil if there is nothing to fill in: the usual case, and that of an id under which there is nothing.
  func describingMedia(in encoded: [UInt8]) throws(MessagingError) -> [UInt8]? {
    var body = MessageBody(decoding: encoded)
    guard var content = body.content.media else { return nil }
    var isNews = false
    for part in MediaPart.allCases {
      guard var descriptor = content[part: part], descriptor.sha256.isEmpty, descriptor.id.isValid,
        let record = try store.media(descriptor.id)
      else { continue }
      descriptor.complete(from: try self.descriptor(record))
      content[part: part] = descriptor
      isNews = true
    }
    guard isNews else { return nil }
    body.content.media = content
    return body.encoded()
  }

  private func release(_ record: MediaRecord, _ media: HubMedia) throws(MessagingError) {
    guard try store.release(record.id) else { return }
    if try !store.isReferenced(sha256: record.sha256) { media.delete(record.sha256) }
  }

  // MARK: tidying up

  /// Lets go of what expired; asks the store only when there is something.
  func expireMedia() throws(MessagingError) {
    guard let media else { return }
    let now = clock.now()
    if media.nextExpiry == nil {
      media.nextExpiry = try store.nextMediaExpiry() ?? Timestamp(milliseconds: .max)
    }
    guard let next = media.nextExpiry, next <= now else { return }
    for record in try store.media(expiringUpTo: now) { try release(record, media) }
    media.nextExpiry = nil
  }

  /// Forgets uploads that nobody went on with, and once after a start what a crash left behind.
  func pruneMedia() throws(MessagingError) {
    guard let media else { return }
    for id in try store.uploads(begunBefore: clock.now().advanced(byMilliseconds: -settings.mediaUploadRetention)) {
      try store.removeUpload(id)
      media.discard(id)
    }
    guard !media.isSwept else { return }
    media.isSwept = true
    media.perform(
      for: nil, 0,
      { (_, blobs) throws(MessagingError) in (try blobs.uploads(), try blobs.blobs()) },
      then: { hub, found throws(MessagingError) in
        for id in found.0 where try hub.store.upload(id) == nil { media.discard(id) }
        for sha256 in found.1 where try !hub.store.isReferenced(sha256: sha256) { media.delete(sha256) }
        return .received(0)
      })
  }
}
