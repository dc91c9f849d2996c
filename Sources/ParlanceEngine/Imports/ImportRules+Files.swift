internal import ParlanceCore

/// The files of imported messages.
///
/// The hub keeps the id of each file under its source and reference. The id is kept when the file begins, and the file is there
/// once the id is that of media: a file that was interrupted begins anew under the same id, and is counted once.
extension ImportRules {
  // MARK: content

  /// Stores a part of a file once the turn is durable.
  ///
  /// - parameter completion: Called once, at the beginning of a later turn, with the number of bytes that are stored, unless a
  ///   state is returned.
  /// - returns: The state of a file that the hub has, or of a question.
  func add(
    _ file: ImportedFile, _ options: ImportOptions,
    completion: @escaping @Sendable (Result<Int64, MessagingError>) -> Void
  ) throws(MessagingError) -> ImportedFileState? {
    guard turn.hasMedia else { throw MessagingError(.unsupported, "media") }
    let kept = try keptFile(file.reference, file.source)
    if let kept, try turn.media.media(kept) != nil { return .here }
    let size = file.descriptor.size
    guard size > 0 || !file.bytes.isEmpty else {
      // Before anything is fetched whose message would be refused.
      if !options.registersSenders { _ = try turn.lookup.existingAccount(file.account) }
      return .absent
    }
    let account = try account(file.account, options).number
    var id = kept ?? MediaID.generate()
    // Begun for the sender of another message.
    if let begun = try turn.media.upload(id), begun.account != account { id = .generate() }
    var call = BeginUploadCall(id: id, options: UploadOptions(descriptor: file.descriptor))
    try call.check(Border(settings))
    try turn.media.checkSize(size)
    guard file.offset >= 0, file.offset <= size - Int64(file.bytes.count) else {
      throw MessagingError(.malformedData, "the bytes go beyond the file's size")
    }
    _ = try turn.media.insert(call, account)
    if id != kept { try keepFile(id, file.reference, file.source) }
    schedule(file.bytes, at: file.offset, of: size, id, account, completion)
    return nil
  }

  /// Schedules the storing of bytes for when the turn is durable.
  private func schedule(
    _ bytes: [UInt8], at offset: Int64, of size: Int64, _ id: MediaID, _ account: AccountNumber,
    _ completion: @escaping @Sendable (Result<Int64, MessagingError>) -> Void
  ) {
    turn.effects.perform { media in
      media.perform(for: nil, 0) { (media, blobs) throws(MessagingError) -> FilePart in
        // What is left of an earlier attempt may be of another content.
        if offset == 0 { try blobs.discard(id) }
        let received = try bytes.isEmpty ? blobs.received(id) : blobs.append(id, at: offset, bytes)
        guard received == size else { return FilePart(received: received) }
        let digest = try blobs.finish(id)
        media.pin(digest.sha256)
        return FilePart(received: received, digest: digest)
      } then: { turn, part throws(MessagingError) in
        if let digest = part.digest { _ = try turn.media.register(id, digest, account) }
        return Done()
      } completion: { result in
        if case .success(let part) = result, let digest = part.digest { media.unpin(digest.sha256) }
        completion(result.map(\.received))
      }
    }
  }

  /// Returns whether the hub has all of a file.
  func hasFile(_ file: ImportedFile) throws(MessagingError) -> Bool {
    guard let id = try keptFile(file.reference, file.source) else { return false }
    return try turn.media.media(id) != nil
  }

  // MARK: messages

  /// Returns a content that refers to those of its files that the hub has.
  func adding(
    _ files: [MediaPart: String], to content: MessageContent, _ source: String
  ) throws(MessagingError) -> MessageContent {
    guard var media = content.media else { return content }
    for (part, reference) in files {
      guard let id = try keptFile(reference, source), let record = try turn.media.media(id), !record.isReleased else {
        continue
      }
      var descriptor = media[part: part] ?? MediaDescriptor()
      descriptor.id = id
      descriptor.complete(from: try turn.media.descriptor(record))
      media[part: part] = descriptor
    }
    var content = content
    content.media = media
    return content
  }

  /// Adds files to a message that was imported without them.
  func addFiles(to record: ImportedRecord) throws(MessagingError) {
    guard case .message(let message) = record.content, !message.files.isEmpty,
      let place = try place(record.id, record.source),
      let event = try store.event(stream: place.stream, sequence: place.sequence), event.kind == .message
    else { return }
    var body = MessageBody(decoding: event.payload)
    guard let media = body.content.media else { return }
    let missing = message.files.filter { media[part: $0.key]?.id.string.isEmpty ?? true }
    guard !missing.isEmpty else { return }
    body.content = try adding(missing, to: body.content, record.source)
    let payload = body.encoded()
    guard payload != event.payload, payload.count <= limits.messageSize else { return }
    _ = try store.edit(place, from: event.payload, to: payload)
    try turn.media.noteMedia(in: payload, of: place)
  }
}

/// The outcome of storing a part of a file.
private struct FilePart: Sendable {
  var received: Int64
  /// The digests of the file, if it is complete.
  var digest: BlobDigest?
}
