internal import ParlanceCore

/// Files of messages: uploaded first, then the message is sent.
extension DeviceCore {
  /// Looks up which files of a message are still to be uploaded.
  func missingFiles(of message: Message) throws(MessagingError) -> [AttachmentRecord] {
    guard MessageKind.media.contains(message.kind) else { return [] }
    return try store.attachments(message.key).filter { !$0.isUploaded }
  }

  /// Uploads the next file of a message, unless one is on its way.
  func uploadAttachments(of key: MessageKey) {
    guard let entry = outbox[key], let record = entry.files.first, transfers.upload(of: key) == nil else { return }
    guard let content = entry.message.body.content.media else { return }
    let files = transfers.files
    let path = files.resolved(record.path)
    let file = UploadFile(.file(path), files)
    let transfer = Transfer(
      id: transfers.makeID(), media: record.media, work: .upload(Self.machine(size: 0), file), attachment: record
    ) { core, progress in
      core.turn.report(.uploading(key.id, in: key.conversation, record.part, progress))
    } complete: { core, result throws(MessagingError) in
      switch result {
      case .uploaded(let descriptor): try core.uploaded(record, descriptor)
      case .failed(let error): try core.failUpload(record, error)
      case .downloaded: break
      }
    }
    transfer.options = UploadOptions(descriptor: content[part: record.part] ?? MediaDescriptor())
    transfer.options.lifetime = record.lifetime
    transfers.add(transfer)
    if record.path.isEmpty {
      makePreview(record, of: entry.message, transfer)
    } else {
      openAttachment(record, transfer, file)
    }
  }

  /// Opens a file that must be what it was when it was attached; another one is another upload.
  private func openAttachment(_ record: AttachmentRecord, _ transfer: Transfer, _ file: UploadFile) {
    let id = transfer.id
    onFiles({ () throws(MessagingError) in try file.open() }) { core, result throws(MessagingError) in
      guard let transfer = core.transfers[id] else { return }
      switch result {
      case .failure(let error): try core.fail(transfer, error)
      case .success(let inspection):
        guard inspection.size == record.size && inspection.modified == record.modified else {
          return try core.startOver(transfer, record, inspection)
        }
        transfer.options.descriptor.fill(from: inspection, fileName: nil)
        transfer.work = .upload(Self.machine(size: inspection.size), file)
        try core.opened(transfer)
      }
    }
  }

  /// Starts an upload over whose file is another one than was attached: what the hub has of it is of no use.
  private func startOver(
    _ transfer: Transfer, _ record: AttachmentRecord, _ inspection: FileInspection
  ) throws(MessagingError) {
    drop(transfer)
    if connection.isConnected { requestMedia(DiscardUploadCall(id: record.media)) { _, _ in } }
    var record = record
    record.media = .generate()
    record.size = inspection.size
    record.modified = inspection.modified
    try replace(record)
    uploadAttachments(of: record.message)
  }

  private func replace(_ record: AttachmentRecord) throws(MessagingError) {
    try begin(isDurable: true)
    try store.save(record)
    outbox.replace(record)
  }

  /// Makes the preview that the sender did not give; a message whose preview cannot be made goes without.
  private func makePreview(_ record: AttachmentRecord, of message: Message, _ transfer: Transfer) {
    let id = transfer.id
    let files = transfers.files
    let isVideo = message.kind == .video
    let source = (try? store.attachments(message.key))?.first { $0.part == .file }.map { files.resolved($0.path) }
    onFiles(on: files.previewQueue) { () throws(MessagingError) -> (Thumbnail, String, FileInspection)? in
      guard let maker = files.thumbnailMaker, let source else { return nil }
      let made = isVideo ? maker.cover(ofVideoAt: source) : maker.thumbnail(ofPictureAt: source)
      guard let made, !made.bytes.isEmpty else { return nil }
      guard let path = files.path(of: record.media, type: made.type, fileName: nil) else { return nil }
      try files.keep(made.bytes, at: path)
      return (made, path, try files.inspect(path))
    } then: { core, result throws(MessagingError) in
      guard let transfer = core.transfers[id] else {
        // The message was removed in the meantime, or the login ended; a later login makes the preview again.
        let isAwaited = core.transfers.list.contains { $0.attachment?.media == record.media }
        if !isAwaited, case .success(let (_, path, _)?) = result {
          core.onFiles(on: files.previewQueue) { () throws(MessagingError) in
            try files.files.remove(path)
          } then: { _, _ in
          }
        }
        return
      }
      core.drop(transfer)
      switch result {
      // The device's own disk has no room for it now.
      case .failure(let error) where error.mayPass: core.retryUploads()
      case .failure(let error): try core.failUpload(record, error)
      case .success(nil):
        var record = record
        record.isUploaded = true
        try core.finish(record, with: nil)
      case .success(let (thumbnail, path, inspection)?):
        var record = record
        record.path = files.stored(path)
        record.size = inspection.size
        record.modified = inspection.modified
        try core.replace(record)
        try core.setDescriptor(
          MediaDescriptor(
            size: inspection.size, type: thumbnail.type, width: thumbnail.width, height: thumbnail.height), record)
        core.uploadAttachments(of: record.message)
      }
    }
  }

  /// Notes that the hub has one of a message's files.
  private func uploaded(_ record: AttachmentRecord, _ descriptor: MediaDescriptor) throws(MessagingError) {
    var record = record
    record.isUploaded = true
    try begin(isDurable: true)
    try store.saveMediaPath(descriptor.id, record.path)
    try finish(record, with: descriptor)
  }

  private func finish(_ record: AttachmentRecord, with descriptor: MediaDescriptor?) throws(MessagingError) {
    let key = record.message
    try begin(isDurable: true)
    try store.save(record)
    if let descriptor { try setDescriptor(descriptor, record) }
    outbox.uploaded(record.part, of: key)
    // The next file, or at last the message.
    offer(key)
    sendFollowers()
  }

  /// Sends what waited for the files of a message that is sent now, or not at all.
  func sendFollowers() {
    if configuration.transfers.sendsInOrder && connection.isConnected { drainOutbox() }
  }

  /// Forgets the files of a message that is sent, or will not be. A device that keeps no messages keeps no copies of
  /// what was attached from memory either.
  func forgetAttachments(of key: MessageKey) throws(MessagingError) {
    if !configuration.retention.keepsMessages {
      for record in try store.attachments(key) where transfers.files.isOwn(record.path) {
        try store.saveMediaPath(record.media, nil)
        turn.remove(record.path)
      }
    }
    try store.removeAttachments(key)
  }

  /// Removes the files of messages that are gone from the database from the device's own folder, but for those to which
  /// another message refers. Files elsewhere are the app's.
  func releaseFiles(of messages: [Message]) throws(MessagingError) {
    let messages = messages.filter { MessageKind.media.contains($0.kind) }
    guard !messages.isEmpty else { return }
    var paths: [MediaID: String] = [:]
    for message in messages {
      for record in try store.attachments(message.key) { paths[record.media] = record.path }
      try store.removeAttachments(message.key)
      // A device that keeps no messages keeps what its app downloaded.
      guard configuration.retention.keepsMessages || message.marks.contains(.revoked) else { continue }
      for id in MessageBody.mediaIDs(in: message.encodedBody) {
        if let path = try store.mediaPath(id) { paths[id] = path }
      }
    }
    paths = paths.filter { transfers.files.isOwn($0.value) }
    guard !paths.isEmpty else { return }
    let used = try store.usedMedia(among: Set(paths.keys))
    for (id, path) in paths where !used.contains(id) {
      try store.saveMediaPath(id, nil)
      turn.remove(path)
    }
  }

  /// Removes files of the device's own folder, and what is not whole of them.
  func removeFiles(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    let files = transfers.files
    onFiles { () throws(MessagingError) in
      for path in paths.map(files.resolved) {
        try files.files.remove(path)
        try files.files.remove(path + ".part")
      }
    } then: { _, _ in
    }
  }

  private func setDescriptor(_ descriptor: MediaDescriptor, _ record: AttachmentRecord) throws(MessagingError) {
    guard var message = outbox[record.message]?.message else { return }
    var body = message.body
    var content = body.content.media ?? MediaContent()
    content[part: record.part] = descriptor
    body.content.media = content
    message.encodedBody = body.encoded()
    try begin(isDurable: true)
    try store.setBody(row: message.row, kind: message.kind, message.encodedBody)
    outbox.update(record.message) { [message] in $0 = message }
    if let conversation = conversations[message.conversation], conversation.last?.id == message.id {
      conversation.last = message
    }
  }

  /// Fails a message of which a file cannot be uploaded; it can be sent again.
  private func failUpload(_ record: AttachmentRecord, _ error: MessagingError) throws(MessagingError) {
    guard let entry = outbox.remove(record.message) else { return }
    try begin(isDurable: true)
    let startsOver: Set<MessagingError.Code> = [.fileChanged, .mediaDamaged, .malformedData, .mediaExpired]
    if startsOver.contains(error.code) {
      var record = record
      record.media = .generate()
      try store.save(record)
    }
    try fail(entry, error)
  }

  /// Stops the upload for a message that is not to be sent, for now or at all.
  func stopUpload(of key: MessageKey) {
    if let transfer = transfers.upload(of: key) { drop(transfer) }
  }

  /// Schedules another check of the outbox: a failed transaction may have undone the end of an upload.
  func retryUploads() {
    guard outbox.hasFiles, let enter = transfers.enter else { return }
    clock.schedule(at: clock.now().advanced(byMilliseconds: Self.retryPause)) {
      enter { core throws(MessagingError) in if core.connection.isConnected { core.drainOutbox() } }
    }
  }

  /// Returns the file that this device has noted for a message, before anything is known of what the disk has.
  func copy(
    of id: MessageID, _ part: MediaPart, in conversation: ConversationID?
  ) throws(MessagingError) -> CopyChecks.Copy? {
    guard let message = try stored(id, in: conversation) else { return nil }
    let media = message.body.content.media?[part: part]
    if let record = try store.attachments(message.key).first(where: { $0.part == part }), !record.path.isEmpty {
      // A file that is not uploaded yet has no digest.
      return copy(at: record.path, size: record.size, sha256: record.isUploaded ? media?.sha256 ?? "" : "")
    }
    guard let media else { return nil }
    return try copy(of: media)
  }

  /// Returns the file that this device has noted for some media.
  func copy(of media: MediaDescriptor) throws(MessagingError) -> CopyChecks.Copy? {
    guard !media.id.string.isEmpty, let path = try store.mediaPath(media.id) else { return nil }
    // Media that a draft named by their id alone are described by nothing.
    return copy(at: path, size: media.sha256.isEmpty ? nil : media.size, sha256: media.sha256)
  }

  private func copy(at path: String, size: Int64?, sha256: String) -> CopyChecks.Copy {
    let files = transfers.files
    return CopyChecks.Copy(path: files.resolved(path), size: files.isOwn(path) ? size : nil, sha256: sha256)
  }
}
