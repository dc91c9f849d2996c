#if Server
  internal import ParlanceCore

  /// The import of the content of messages' files.
  ///
  /// The files of some records come into the hub before the records do, so that each message refers to its file from the first
  /// moment that an app can see it. The hub knows what it has: nothing of that is fetched again.
  struct FileImport {
    /// The state of the files of some records.
    struct States {
      /// The files that are not to be had, by their references.
      var losses: [Key: MediaLoss] = [:]
      /// The files whose records may come later in the archive.
      var isWaiting: Set<Key> = []
      /// The number of files that came into the hub.
      var stored = 0
    }

    /// A file of a source.
    struct Key: Hashable {
      var source: String
      var reference: String

      init(source: String, reference: String) {
        self.source = source
        self.reference = reference
      }

      init(_ file: ArchiveFile, of line: ArchiveLine) {
        self.init(source: line.record.source, reference: file.reference)
      }
    }

    private struct Need {
      var file: ArchiveFile
      var source: String
      var account: AccountID
    }

    /// The number of bytes that are sent to the hub at once.
    private static let pieceSize = 512 << 10

    private let client: MediaClient
    private let records: MediaRecords

    init(_ settings: MediaSettings) throws(MessagingError) {
      client = MediaClient(settings)
      records = try MediaRecords()
    }

    /// Takes a record of the kind media, to which messages refer.
    func add(_ record: ArchiveRecord) throws(MessagingError) { try records.add(record) }

    /// Brings the files of records into the hub.
    ///
    /// - parameter isLast: A Boolean value that indicates whether all archives were read, so that nothing more comes.
    func store(
      _ lines: [ArchiveLine], into target: any ImportTarget, _ options: ImportOptions, isLast: Bool
    ) throws(MessagingError) -> States {
      var states = States()
      let missing = try missing(lines, in: target, options, &states)
      var needs: [Key: Need] = [:]
      for need in missing {
        let key = Key(source: need.source, reference: need.file.reference)
        if let described = try described(need) {
          needs[key] = described
        } else if isLast {
          states.losses[key] = MediaLoss("the archive has no record of it")
        } else {
          states.isWaiting.insert(key)
        }
      }
      let keys = Array(needs.keys)
      try client.contents(of: keys.compactMap { needs[$0]?.file }) { (index, result) throws(MessagingError) in
        let key = keys[index]
        guard let need = needs[key] else { return }
        switch result {
        case .failure(let loss): states.losses[key] = loss
        case .success(let content):
          if let loss = try send(content, need, to: target, options) {
            states.losses[key] = loss
          } else {
            states.stored += 1
          }
        }
      }
      return states
    }

    /// Returns the files that the hub does not have, each once.
    private func missing(
      _ lines: [ArchiveLine], in target: any ImportTarget, _ options: ImportOptions, _ states: inout States
    ) throws(MessagingError) -> [Need] {
      var asked: Set<Key> = []
      var needs: [Need] = []
      for line in lines {
        for file in line.files where asked.insert(Key(file, of: line)).inserted {
          needs.append(Need(file: file, source: line.record.source, account: line.author))
        }
      }
      var missing: [Need] = []
      var rest = needs[...]
      while !rest.isEmpty {
        let part = rest.prefix(target.recordsAtOnce)
        rest = rest.dropFirst(part.count)
        let questions = part.map {
          ImportedFile(source: $0.source, reference: $0.file.reference, account: $0.account)
        }
        for (need, state) in zip(part, try target.add(questions, options: options)) {
          switch state {
          case .here: break
          case .absent, .received: missing.append(need)
          case .refused(let error):
            states.losses[Key(source: need.source, reference: need.file.reference)] = MediaLoss(refusal: error)
          }
        }
      }
      return missing
    }

    /// Returns a file with what its record says of it; nil if the record is not known yet.
    private func described(_ need: Need) throws(MessagingError) -> Need? {
      guard let id = need.file.record else { return need }
      guard let record = try records.record(id, source: need.source) else { return nil }
      var need = need
      need.file.describe(by: record)
      return need
    }

    /// Sends a content to the hub, a piece after the other.
    ///
    /// - returns: The reason why the hub does not take it; nil if it has it.
    private func send(
      _ content: MediaContentFile, _ need: Need, to target: any ImportTarget, _ options: ImportOptions
    ) throws(MessagingError) -> MediaLoss? {
      var descriptor = MediaDescriptor(size: content.size)
      descriptor.fileName = need.file.name.map { MediaDescriptor.nameWithoutFolders($0) }
      if descriptor.fileName?.isEmpty == true { descriptor.fileName = nil }
      descriptor.type = MediaType.type(ofFileName: descriptor.fileName ?? "")
      var offset: Int64 = 0
      while offset < content.size {
        let bytes: [UInt8]
        do throws(MediaLoss) { bytes = try content.read(at: offset, count: Self.pieceSize) } catch { return error }
        let piece = ImportedFile(
          source: need.source, reference: need.file.reference, account: need.account, descriptor: descriptor,
          offset: offset, bytes: bytes)
        offset += Int64(bytes.count)
        guard let state = try target.add([piece], options: options).first else { break }
        switch state {
        case .here: return nil
        case .received(let count) where count == offset: continue
        case .refused(let error): return MediaLoss(refusal: error)
        case .received, .absent: return MediaLoss("another import has the same file under way")
        }
      }
      return MediaLoss("another import has the same file under way")
    }
  }

  extension MediaLoss {
    fileprivate init(refusal: MessagingError) { self.init("the hub does not take it: \(refusal.code.rawValue)") }
  }

  extension ArchiveLine {
    /// A Boolean value that indicates whether it is a message that has a file.
    var hasFile: Bool {
      if case .message(let message) = record.content { message.body.content.media != nil } else { false }
    }

    /// The account that wrote the message, or added the file.
    fileprivate var author: AccountID {
      switch record.content {
      case .message(let message): message.sender
      case .edit(let edit): edit.editor ?? ""
      case .groupFile(_, let file, _): file.owner
      default: ""
      }
    }
  }
#endif
