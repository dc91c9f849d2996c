public import ParlanceCore

/// Uploads, downloads, and the places of files.
extension Device {
  // MARK: uploads

  /// Uploads a file, or bytes, without a message.
  ///
  /// A broken link only delays it; it goes on from where it was. The app passes the descriptor's id to the other side
  /// in any way, for example as the content of a message.
  ///
  /// - parameter source: The source of the bytes.
  /// - parameter options: The known properties of the bytes, and how long the hub is to keep them.
  /// - parameter progress: Called after each piece, on the callback queue.
  /// - parameter completion: Called once, on the callback queue, with the descriptor, or `notLoggedIn`, `sessionEnded`,
  ///   `limitExceeded` (too many transfers, or more than the account may have), `invalidArgument` (an empty path),
  ///   `fileNotFound`, `fileNotReadable` (a folder, for one), `fileEmpty`, `fileTooLarge`, `fileChanged`, `cancelled`,
  ///   `timeout`, `storageFull` or another storage code of the hub.
  /// - returns: Its id, valid for `cancelTransfer` until the completion is called.
  @discardableResult
  public func upload(
    _ source: MediaSource, options: UploadOptions = UploadOptions(),
    progress: ((TransferProgress) -> Void)? = nil,
    completion: @escaping (Result<MediaDescriptor, MessagingError>) -> Void
  ) -> TransferID {
    begin(core.withLock { $0.transfers.table.makeID() }, completion) { core, id, isWaiting throws(MessagingError) in
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
    let isWaiting = Self.isWaiting
    do throws(MessagingError) {
      try change { core throws(MessagingError) in try body(core, id, isWaiting) }
    } catch {
      complete { completion(.failure(error)) }
    }
    return id
  }

  // MARK: downloads

  /// Downloads media.
  ///
  /// A broken link only delays it; it goes on from where it was. The bytes that arrive are compared with what was
  /// uploaded, and a file appears under its name when it is whole.
  ///
  /// - parameter media: The id, from a message or elsewhere.
  /// - parameter destination: The destination of the bytes.
  /// - parameter descriptor: The known properties of the bytes, for the name of a file in the device's folder.
  /// - parameter progress: Called after each piece, on the callback queue.
  /// - parameter completion: Called once, on the callback queue, with what was downloaded, or `notLoggedIn`,
  ///   `sessionEnded`, `limitExceeded` (too many transfers), `invalidArgument` (an empty path or id), `mediaNotFound`,
  ///   `mediaExpired`, `fileExists`, `fileNotWritable`, `storageFull` (its detail names the file), `mediaDamaged`,
  ///   `cancelled`, `timeout`.
  /// - returns: Its id, valid for `cancelTransfer` until the completion is called.
  @discardableResult
  public func download(
    _ media: MediaID, to destination: MediaDestination = .deviceFolder, describedBy descriptor: MediaDescriptor? = nil,
    progress: ((TransferProgress) -> Void)? = nil,
    completion: @escaping (Result<DownloadedMedia, MessagingError>) -> Void
  ) -> TransferID {
    download(
      media, to: destination, describedBy: descriptor, as: core.withLock { $0.transfers.table.makeID() },
      progress: progress,
      completion: completion)
  }

  /// Downloads media under an id that was made before.
  @discardableResult
  func download(
    _ media: MediaID, to destination: MediaDestination = .deviceFolder, describedBy descriptor: MediaDescriptor?,
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

  /// Takes back an upload or download; it ends with `cancelled`, and leaves nothing behind.
  ///
  /// Cancelling the upload of a message's file takes the message back out of the outbox, as `cancelSending` does.
  ///
  /// - throws: `MessagingError` with code `transferNotFound` if there is none: it is over, or was cancelled before;
  ///   `notLoggedIn`.
  public func cancelTransfer(_ id: TransferID) throws(MessagingError) {
    try change { core throws(MessagingError) in try core.transfers.cancel(id) }
  }

  /// The number of uploads and downloads that are under way or wait for others.
  public var transferCount: Int { read { $0.transfers.table.list.count } ?? 0 }

  // MARK: where files are

  /// Looks at a file as an upload would: its length, type, and the size of a picture.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` for an empty path, `fileNotFound`, `fileNotReadable`,
  ///   `fileEmpty`.
  public func inspectFile(_ path: String) throws(MessagingError) -> FileInspection { try files.inspect(path) }

  /// Returns the MD5 of a file in lower-case hexadecimal digits, for styles that show it before an upload. Reads all of
  /// it.
  ///
  /// - throws: What `inspectFile` throws.
  public func md5(ofFile path: String) throws(MessagingError) -> String {
    _ = try files.inspect(path)
    let file = try files.files.open(path)
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

  /// The device's own folder, in which `downloadPath(of:)` and the files that it sent are, those of all conversations. It
  /// need not be there yet.
  public var filesFolder: String { files.folder() }

  /// Returns the path to which a download into the device's folder writes media, whether it is there or not; empty for
  /// an id that names none.
  public func downloadPath(of media: MediaDescriptor) -> String {
    files.path(of: media.id, type: media.type, fileName: media.fileName) ?? ""
  }

  /// Returns an address at which the app can open media: made at each call, since it may be another one tomorrow.
  ///
  /// If hub and app share a machine it is the address of a file, which is to be read, not changed. nil if there is
  /// nothing to open: not uploaded, or gone from the hub and not on this device.
  public func url(of media: MediaDescriptor) -> String? {
    guard media.id.isValid else { return nil }
    if let address = link.address(of: media) { return address }
    return localPath(of: media).map { DeviceFiles.url(ofFile: $0) }
  }

  /// Returns the media at an address that `url(of:)` gave the app of any device that reaches the hub over a gateway.
  ///
  /// - returns: The media, of which nothing but the id is known; nil for any other address.
  public func media(at address: String) -> MediaDescriptor? {
    link.media(at: address).map { MediaDescriptor(id: $0) }
  }

  /// Returns the state of this device's copy of a file of a message.
  public func downloadState(
    of message: MessageID, _ part: MediaPart = .file, in conversation: ConversationID? = nil
  ) -> MediaDownloadState {
    if localPath(of: message, part, in: conversation) != nil { return .downloaded }
    return read { core throws(MessagingError) in
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
    let id = draft.id ?? MessageID.generate(at: draft.time ?? now)
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
        guard let own = files.path(of: media, type: descriptor.type, fileName: descriptor.fileName) else {
          throw MessagingError(.invalidArgument, "media id")
        }
        path = own
        try files.keep(bytes, at: path)
      }
      let inspection = try files.inspect(path)
      var name: String?
      if case .file(let given) = attachment.source { name = SystemFiles.name(of: given) }
      descriptor.fill(from: inspection, fileName: name)
      content[part: attachment.part] = descriptor
      records.append(
        AttachmentRecord(
          message: key, part: attachment.part, media: media, path: files.stored(path), size: inspection.size,
          modified: inspection.modified, lifetime: attachment.lifetime))
    }
    let hasFile = records.contains { $0.part == .file } || !content.media.id.string.isEmpty
    if mustBeWhole && !hasFile { throw MessagingError(.invalidArgument, "attachments") }
    if files.thumbnailMaker != nil, content.preview == nil, draft.body.content.canHavePreview,
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

extension MessageContent {
  fileprivate var canHavePreview: Bool { kind == .image || kind == .video }
}
