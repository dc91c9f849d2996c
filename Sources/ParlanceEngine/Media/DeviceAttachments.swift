internal import ParlanceCore

/// Files of messages: uploaded first, then the message is sent.
final class DeviceAttachments: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  /// Looks up which files of a message are still to be uploaded.
  func missingFiles(of message: Message) throws(MessagingError) -> [AttachmentRecord] {
    guard MessageKind.media.contains(message.kind) else { return [] }
    return try core.store.attachments(message.key).filter { !$0.isUploaded }
  }

  /// Uploads the next file of a message, unless one is on its way.
  func uploadAttachments(of key: MessageKey) {
    guard let entry = core.sending.outbox[key], let record = entry.files.first,
      core.transfers.table.upload(of: key) == nil
    else { return }
    guard let content = entry.message.body.content.media else { return }
    let files = core.transfers.table.files
    let path = files.resolved(record.path)
    let descriptor = content[part: record.part] ?? MediaDescriptor()
    let file = UploadFile(.file(path), files, expecting: files.isOwn(record.path) ? descriptor.sha256 : "")
    let transfer = Transfer(
      id: core.transfers.table.makeID(), media: record.media, work: .upload(DeviceTransfers.machine(size: 0), file),
      attachment: record
    ) { core, progress in
      core.turn.report(.uploading(key.id, in: key.conversation, record.part, progress))
    } complete: { core, result throws(MessagingError) in
      switch result {
      case .uploaded(let descriptor): try core.attachments.uploaded(record, descriptor)
      case .failed(let error): try core.attachments.failUpload(record, error)
      case .downloaded: break
      }
    }
    transfer.options = UploadOptions(descriptor: descriptor)
    transfer.options.lifetime = record.lifetime
    core.transfers.table.add(transfer)
    if record.path.isEmpty {
      makePreview(record, of: entry.message, transfer)
    } else {
      openAttachment(record, transfer, file)
    }
  }

  /// Opens a file that must be what it was when it was attached. Another one is another upload, if it is the app's; the device's own
  /// files change by damage alone.
  private func openAttachment(_ record: AttachmentRecord, _ transfer: Transfer, _ file: UploadFile) {
    let id = transfer.id
    core.transfers.onFiles({ () throws(MessagingError) in try file.open() }) { core, result throws(MessagingError) in
      guard let transfer = core.transfers.table[id] else { return }
      switch result {
      case .failure(let error): try core.transfers.fail(transfer, error)
      case .success(let inspection):
        if core.transfers.table.files.isOwn(record.path) {
          // A folder that was restored from a backup has other times; the digest is compared when all has been read.
          guard inspection.size == record.size else {
            return try core.transfers.fail(transfer, MessagingError(.fileChanged))
          }
        } else if inspection.size != record.size || inspection.modified != record.modified {
          return try core.attachments.startOver(transfer, record, inspection)
        }
        transfer.options.descriptor.fill(from: inspection, fileName: nil)
        transfer.work = .upload(DeviceTransfers.machine(size: inspection.size), file)
        try core.transfers.opened(transfer)
      }
    }
  }

  /// Starts an upload over whose file is another one than was attached: what the hub has of it is of no use.
  private func startOver(
    _ transfer: Transfer, _ record: AttachmentRecord, _ inspection: FileInspection
  ) throws(MessagingError) {
    core.transfers.drop(transfer)
    if core.connection.isConnected { core.transfers.discard(upload: record.media) }
    var record = record
    record.media = .generate()
    record.size = inspection.size
    record.modified = inspection.modified
    try replace(record)
    uploadAttachments(of: record.message)
  }

  private func replace(_ record: AttachmentRecord) throws(MessagingError) {
    try core.begin(isDurable: true)
    try core.store.save(record)
    core.sending.outbox.replace(record)
  }

  /// Makes the preview that the sender did not give; a message whose preview cannot be made goes without.
  private func makePreview(_ record: AttachmentRecord, of message: Message, _ transfer: Transfer) {
    let id = transfer.id
    let files = core.transfers.table.files
    let isVideo = message.kind == .video
    let source = (try? core.store.attachments(message.key))?.first { $0.part == .file }.map { files.resolved($0.path) }
    core.transfers.onFiles(on: files.previewQueue) {
      () throws(MessagingError) -> (Thumbnail, String, FileInspection)? in
      guard let maker = files.thumbnailMaker, let source else { return nil }
      let made = isVideo ? maker.cover(ofVideoAt: source) : maker.thumbnail(ofPictureAt: source)
      guard let made, !made.bytes.isEmpty else { return nil }
      guard let path = files.path(of: record.media, type: made.type, fileName: nil) else { return nil }
      try files.keep(made.bytes, at: path)
      return (made, path, try files.inspect(path))
    } then: { core, result throws(MessagingError) in
      guard let transfer = core.transfers.table[id] else {
        // The message was removed in the meantime, or the login ended; a later login makes the preview again.
        let isAwaited = core.transfers.table.list.contains { $0.attachment?.media == record.media }
        if !isAwaited, case .success(let (_, path, _)?) = result {
          core.transfers.onFiles(on: files.previewQueue) { () throws(MessagingError) in
            try files.files.remove(path)
          } then: { _, _ in
          }
        }
        return
      }
      core.transfers.drop(transfer)
      switch result {
      // The device's own disk has no room for it now.
      case .failure(let error) where error.mayPass: core.attachments.retryUploads()
      case .failure(let error): try core.attachments.failUpload(record, error)
      case .success(nil):
        var record = record
        record.isUploaded = true
        try core.attachments.finish(record, with: nil)
      case .success(let (thumbnail, path, inspection)?):
        var record = record
        record.path = files.stored(path)
        record.size = inspection.size
        record.modified = inspection.modified
        try core.attachments.replace(record)
        try core.attachments.setDescriptor(
          MediaDescriptor(
            size: inspection.size, sha256: hexadecimal(SHA256.value(of: thumbnail.bytes)), type: thumbnail.type,
            width: thumbnail.width, height: thumbnail.height), record)
        core.attachments.uploadAttachments(of: record.message)
      }
    }
  }

  /// Notes that the hub has one of a message's files.
  private func uploaded(_ record: AttachmentRecord, _ descriptor: MediaDescriptor) throws(MessagingError) {
    var record = record
    record.isUploaded = true
    try core.begin(isDurable: true)
    try core.store.saveMediaPath(descriptor.id, record.path)
    try finish(record, with: descriptor)
  }

  private func finish(_ record: AttachmentRecord, with descriptor: MediaDescriptor?) throws(MessagingError) {
    let key = record.message
    try core.begin(isDurable: true)
    try core.store.save(record)
    if let descriptor { try setDescriptor(descriptor, record) }
    core.sending.outbox.uploaded(record.part, of: key)
    // The next file, or at last the message.
    core.sending.offer(key)
    sendFollowers()
  }

  /// Sends what waited for the files of a message that is sent now, or not at all.
  func sendFollowers() {
    if core.configuration.transfers.sendsInOrder && core.connection.isConnected { core.sending.drainOutbox() }
  }

  /// Forgets the files of a message that is sent, or will not be. A device that keeps no messages keeps no copies of
  /// what was attached from memory either.
  func forgetAttachments(of key: MessageKey) throws(MessagingError) {
    if !core.configuration.retention.keepsMessages {
      for record in try core.store.attachments(key) where core.transfers.table.files.isOwn(record.path) {
        try core.store.saveMediaPath(record.media, nil)
        core.turn.remove(record.path)
      }
    }
    try core.store.removeAttachments(key)
  }

  /// Removes the files of messages that are gone from the database from the device's own folder, but for those to which
  /// another message refers. Files elsewhere are the app's.
  func releaseFiles(of messages: [Message]) throws(MessagingError) {
    let messages = messages.filter { MessageKind.media.contains($0.kind) }
    guard !messages.isEmpty else { return }
    var paths: [MediaID: String] = [:]
    for message in messages {
      for record in try core.store.attachments(message.key) { paths[record.media] = record.path }
      try core.store.removeAttachments(message.key)
      // A device that keeps no messages keeps what its app downloaded.
      guard core.configuration.retention.keepsMessages || message.marks.contains(.revoked) else { continue }
      for id in MessageBody.mediaIDs(in: message.encodedBody) {
        if let path = try core.store.mediaPath(id) { paths[id] = path }
      }
    }
    paths = paths.filter { core.transfers.table.files.isOwn($0.value) }
    guard !paths.isEmpty else { return }
    let used = try core.store.usedMedia(among: Set(paths.keys))
    for (id, path) in paths where !used.contains(id) {
      try core.store.saveMediaPath(id, nil)
      core.turn.remove(path)
    }
  }

  /// Removes files of the device's own folder, and what is not whole of them.
  func removeFiles(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    let files = core.transfers.table.files
    core.transfers.onFiles { () throws(MessagingError) in
      for path in paths.map(files.resolved) {
        try files.files.remove(path)
        try files.files.remove(path + ".part")
      }
    } then: { _, _ in
    }
  }

  private func setDescriptor(_ descriptor: MediaDescriptor?, _ record: AttachmentRecord) throws(MessagingError) {
    guard var message = core.sending.outbox[record.message]?.message else { return }
    var body = message.body
    var content = body.content.media ?? MediaContent()
    content[part: record.part] = descriptor
    body.content.media = content
    message.encodedBody = body.encoded()
    try core.begin(isDurable: true)
    try core.store.setBody(row: message.row, kind: message.kind, message.encodedBody)
    core.sending.outbox.update(record.message) { [message] in $0 = message }
    if let conversation = core.conversations.byID[message.conversation], conversation.last?.id == message.id {
      conversation.last = message
    }
  }

  /// Fails a message of which a file cannot be uploaded; it can be sent again. A preview of the device's own is made again.
  private func failUpload(_ record: AttachmentRecord, _ error: MessagingError) throws(MessagingError) {
    if error.code == .fileChanged, record.part == .preview, core.transfers.table.files.isOwn(record.path) {
      var record = record
      (record.media, record.path) = (.generate(), "")
      try replace(record)
      // If it cannot be made, the message goes without.
      try setDescriptor(nil, record)
      return uploadAttachments(of: record.message)
    }
    guard let entry = core.sending.outbox.remove(record.message) else { return }
    try core.begin(isDurable: true)
    let startsOver: Set<MessagingError.Code> = [.fileChanged, .mediaDamaged, .malformedData, .mediaExpired]
    if startsOver.contains(error.code) {
      var record = record
      record.media = .generate()
      try core.store.save(record)
    }
    try core.sending.fail(entry, error)
  }

  /// Stops the upload for a message that is not to be sent, for now or at all.
  func stopUpload(of key: MessageKey) {
    if let transfer = core.transfers.table.upload(of: key) { core.transfers.drop(transfer) }
  }

  /// Schedules another check of the outbox: a failed transaction may have undone the end of an upload.
  func retryUploads() {
    guard core.sending.outbox.hasFiles, let enter = core.transfers.table.enter else { return }
    core.clock.schedule(at: core.clock.now().advanced(byMilliseconds: DeviceCore.retryPause)) {
      enter { core throws(MessagingError) in if core.connection.isConnected { core.sending.drainOutbox() } }
    }
  }

  /// Returns the file that this device has noted for a message, before anything is known of what the disk has.
  func copy(
    of id: MessageID, _ part: MediaPart, in conversation: ConversationID?
  ) throws(MessagingError) -> CopyChecks.Copy? {
    guard let message = try core.messages.stored(id, in: conversation) else { return nil }
    let media = message.body.content.media?[part: part]
    if let record = try core.store.attachments(message.key).first(where: { $0.part == part }), !record.path.isEmpty {
      // A file that is not uploaded yet has no digest.
      return copy(at: record.path, size: record.size, sha256: record.isUploaded ? media?.sha256 ?? "" : "")
    }
    guard let media else { return nil }
    return try copy(of: media)
  }

  /// Returns the file that this device has noted for some media.
  func copy(of media: MediaDescriptor) throws(MessagingError) -> CopyChecks.Copy? {
    guard !media.id.string.isEmpty, let path = try core.store.mediaPath(media.id) else { return nil }
    // Media that a draft named by their id alone are described by nothing.
    return copy(at: path, size: media.sha256.isEmpty ? nil : media.size, sha256: media.sha256)
  }

  private func copy(at path: String, size: Int64?, sha256: String) -> CopyChecks.Copy {
    let files = core.transfers.table.files
    return CopyChecks.Copy(path: files.resolved(path), size: files.isOwn(path) ? size : nil, sha256: sha256)
  }
}
