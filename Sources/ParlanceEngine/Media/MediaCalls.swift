internal import ParlanceCore

extension DeviceRunner {
  var media: MediaCalls { MediaCalls(runner: self) }
}

/// The app's calls about files: the work on the caller's thread and on the queue for files that is around the device's turns.
struct MediaCalls: Sendable {
  let runner: DeviceRunner

  // MARK: transfers

  func upload(
    _ source: MediaSource, options: UploadOptions, progress: ((TransferProgress) -> Void)?,
    completion: @escaping (Result<MediaDescriptor, MessagingError>) -> Void
  ) -> TransferID {
    begin(runner.makeTransferID(), completion) { core, id, isWaiting throws(MessagingError) in
      try core.transfers.upload(source, options, id: id, progress: Self.teller(progress)) { core, result in
        switch result {
        case .uploaded(let descriptor):
          core.turn.end(isImmediate: isWaiting) { completion(.success(descriptor)) }
        case .failed(let error):
          core.turn.end(isImmediate: isWaiting) { completion(.failure(error)) }
        case .downloaded: break
        }
      }
    }
  }

  private static func teller(_ progress: ((TransferProgress) -> Void)?) -> ((DeviceCore, TransferProgress) -> Void)? {
    guard let progress else { return nil }
    return { core, value in core.turn.end { progress(value) } }
  }

  /// Begins a transfer; what keeps it from beginning is reported as its end.
  private func begin<Value>(
    _ id: TransferID, _ completion: @escaping (Result<Value, MessagingError>) -> Void,
    _ body: (DeviceCore, TransferID, Bool) throws(MessagingError) -> Void
  ) -> TransferID {
    let isWaiting = DeviceRunner.isWaiting
    do throws(MessagingError) {
      try runner.change { core throws(MessagingError) in try body(core, id, isWaiting) }
    } catch {
      runner.complete { completion(.failure(error)) }
    }
    return id
  }

  /// Downloads media under an id that was made before.
  func download(
    _ media: MediaID, to destination: MediaDestination, describedBy descriptor: MediaDescriptor?,
    as id: TransferID, progress: ((TransferProgress) -> Void)?,
    completion: @escaping (Result<DownloadedMedia, MessagingError>) -> Void
  ) -> TransferID {
    begin(id, completion) { core, id, isWaiting throws(MessagingError) in
      try core.transfers.download(media, to: destination, naming: descriptor, id: id, progress: Self.teller(progress)) {
        core, result in
        switch result {
        case .downloaded(let downloaded):
          core.turn.end(isImmediate: isWaiting) { completion(.success(downloaded)) }
        case .failed(let error):
          core.turn.end(isImmediate: isWaiting) { completion(.failure(error)) }
        case .uploaded: break
        }
      }
    }
  }

  // MARK: where files are

  func url(of media: MediaDescriptor) -> String? {
    guard media.id.isValid else { return nil }
    if let address = runner.link.address(of: media) { return address }
    return localPath(of: media).map { DeviceFiles.url(ofFile: $0) }
  }

  func downloadState(of message: MessageID, _ part: MediaPart, in conversation: ConversationID?) -> MediaDownloadState {
    if localPath(of: message, part, in: conversation) != nil { return .downloaded }
    return runner.read { core throws(MessagingError) in
      guard let media = try core.messages.stored(message, in: conversation)?.body.content.media?[part: part] else {
        return .needed
      }
      let isUnderWay = core.transfers.table.list.contains {
        if case .download = $0.work { $0.media == media.id } else { false }
      }
      if isUnderWay { return .downloading }
      return core.transfers.table.failed.contains(media.id) ? .failed : .needed
    } ?? .needed
  }

  // MARK: messages with files

  /// Looks at the files of a draft, on the caller's thread, and notes their properties in its content.
  func prepare(_ draft: MessageDraft, mustBeWhole: Bool) throws(MessagingError) -> (MessageDraft, [AttachmentRecord]) {
    guard MessageKind.media.contains(draft.body.content.kind), var content = draft.body.content.media else {
      guard draft.attachments.isEmpty else { throw MessagingError(.invalidArgument, "attachments") }
      return (draft, [])
    }
    var draft = draft
    if draft.attachments.isEmpty {
      // Media that were uploaded before, by any account.
      if mustBeWhole && content.media.id.string.isEmpty { throw MessagingError(.invalidArgument, "attachments") }
      return (draft, [])
    }
    guard Set(draft.attachments.map(\.part)).count == draft.attachments.count else {
      throw MessagingError(.invalidArgument, "attachments")
    }
    let id = draft.id ?? MessageID.generate(at: draft.time ?? runner.read { $0.now } ?? .zero)
    draft.id = id
    let key = MessageKey(id.normalized, in: draft.conversation.normalized)
    var records: [AttachmentRecord] = []
    for attachment in draft.attachments {
      var descriptor = content[part: attachment.part] ?? MediaDescriptor()
      let media = MediaID.generate()
      let path: String
      switch attachment.source {
      case .file(let given): path = given
      case .data(let bytes):
        guard !bytes.isEmpty else { throw MessagingError(.fileEmpty) }
        guard let own = runner.files.path(of: media, type: descriptor.type, fileName: descriptor.fileName) else {
          throw MessagingError(.invalidArgument, "media id")
        }
        path = own
        try runner.files.keep(bytes, at: path)
        descriptor.sha256 = hexadecimal(SHA256.value(of: bytes))
      }
      let inspection = try runner.files.inspect(path)
      var name: String?
      if case .file(let given) = attachment.source { name = SystemFiles.name(of: given) }
      descriptor.fill(from: inspection, fileName: name)
      content[part: attachment.part] = descriptor
      records.append(
        AttachmentRecord(
          message: key, part: attachment.part, media: media, path: runner.files.stored(path), size: inspection.size,
          modified: inspection.modified, lifetime: attachment.lifetime))
    }
    let hasFile = records.contains { $0.part == .file } || !content.media.id.string.isEmpty
    if mustBeWhole && !hasFile { throw MessagingError(.invalidArgument, "attachments") }
    if runner.files.thumbnailMaker != nil, content.preview == nil, draft.body.content.canHavePreview,
      let file = records.first(where: { $0.part == .file })
    {
      records.append(
        AttachmentRecord(
          message: key, part: .preview, media: .generate(), path: "", size: 0, modified: 0, lifetime: file.lifetime))
    }
    draft.body.content.media = content
    return (draft, records)
  }
}

extension DeviceFiles {
  /// Returns the MD5 of a file in lower-case hexadecimal digits.
  func md5(of path: String) throws(MessagingError) -> String {
    _ = try inspect(path)
    let file = try files.open(path)
    defer { file.close() }
    var digest = MD5()
    var offset: Int64 = 0
    while true {
      let bytes = try file.read(at: offset, count: MediaChunk.limit)
      if bytes.isEmpty { return hexadecimal(digest.value) }
      digest.update(bytes)
      offset += Int64(bytes.count)
    }
  }
}

extension MessageContent {
  fileprivate var canHavePreview: Bool { kind == .image || kind == .video }
}
