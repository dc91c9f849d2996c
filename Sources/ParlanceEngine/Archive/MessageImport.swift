internal import ParlanceCore

/// Reads a file of messages twice: all of it, to know that it is whole, and then in steps that are stored.
final class MessageImport: @unchecked Sendable {
  // Safe to share: its steps follow one another, and nothing else uses it.
  private let device: DeviceRunner
  private let transfer: ArchiveTransfer
  private let path: String
  private let isWaiting: Bool
  private let choose: (Message) -> Message?
  private let progress: (Double) -> Void
  private let completion: (Result<ImportedMessages, MessagingError>) -> Void

  /// The number of bytes that are read at once.
  private static let chunk = 256 * 1024

  private var file: (any ReadableFile)?
  private var size: Int64 = 0
  private var offset: Int64 = 0
  private var reader = MessageFileReader()
  private var header: MessageFile.Header?
  /// The number of messages in the file, once it was verified, and of those that were read to be stored.
  private var (total, taken) = (Int64(0), Int64(0))
  private var outcome = ImportedMessages()
  private let border = Border(HubSettings())

  init(
    _ device: DeviceRunner, _ transfer: ArchiveTransfer, from path: String, isWaiting: Bool,
    choose: @escaping (Message) -> Message?, progress: @escaping (Double) -> Void,
    completion: @escaping (Result<ImportedMessages, MessagingError>) -> Void
  ) {
    self.device = device
    self.transfer = transfer
    self.path = path
    self.isWaiting = isWaiting
    self.choose = choose
    self.progress = progress
    self.completion = completion
  }

  func start() { perform { transfer throws(MessagingError) in try transfer.open() } }

  /// Runs a step on the queue for files; its error ends the import.
  private func perform(_ step: @escaping @Sendable (MessageImport) throws(MessagingError) -> Void) {
    device.files.queue.perform { [self] in
      do throws(MessagingError) {
        try transfer.check()
        try step(self)
      } catch {
        end(.failure(error))
      }
    }
  }

  private func open() throws(MessagingError) {
    let facts = try device.files.files.facts(path)
    guard !facts.isFolder else { throw MessagingError(.fileNotReadable, path) }
    file = try device.files.files.open(path)
    size = facts.size
    verify()
  }

  /// Reads the next bytes.
  ///
  /// - returns: A Boolean value that indicates whether there were any.
  private func read() throws(MessagingError) -> Bool {
    guard let bytes = try file?.read(at: offset, count: Self.chunk), !bytes.isEmpty else { return false }
    offset += Int64(bytes.count)
    reader.append(bytes)
    return true
  }

  // MARK: verifying

  private func verify() {
    device.complete(isWaiting: isWaiting) { [self] in
      if !transfer.isCancelled { progress(size > 0 ? min(1, Double(offset) / Double(size)) / 2 : 0) }
      perform { step throws(MessagingError) in
        if try step.verifyChunk() { step.verify() } else { try step.beginStoring() }
      }
    }
  }

  /// - returns: A Boolean value that indicates whether there is more of the file.
  private func verifyChunk() throws(MessagingError) -> Bool {
    do throws(MessagingError) {
      let isMore = try read()
      while let part = try reader.next() {
        guard case .header(let found) = part else { continue }
        header = found
        guard found.account == device.configuration.account else {
          throw MessagingError(.forbidden, "messages of another account: \(path)")
        }
      }
      if !isMore { try reader.finish() }
      return isMore
    } catch {
      guard [.malformedData, .unsupported, .invalidArgument].contains(error.code) else { throw error }
      throw MessagingError(error.code, "\(path): \(error.detail)")
    }
  }

  // MARK: storing

  private func beginStoring() throws(MessagingError) {
    total = reader.count
    reader = MessageFileReader()
    offset = 0
    try store()
  }

  private func store() throws(MessagingError) {
    let fraction = total > 0 ? Double(taken) / Double(total) : 0
    let messages = try readMessages()
    taken += Int64(messages.count)
    device.complete(isWaiting: isWaiting) { [self] in
      if transfer.isCancelled { return perform { _ in } }
      progress(0.5 + fraction / 2)
      guard !messages.isEmpty else {
        return perform { step throws(MessagingError) in step.end(.success(step.outcome)) }
      }
      let chosen = messages.compactMap { message in choose(message).map { changed(message, to: $0) } }
      outcome.skippedCount += messages.count - chosen.count
      keep(chosen)
    }
  }

  /// Returns the messages of the next step; none at the end.
  private func readMessages() throws(MessagingError) -> [Message] {
    var messages: [Message] = []
    var bytes = 0
    while !reader.isAtEnd && messages.count < ArchiveTransfer.step && bytes < ArchiveTransfer.stepSize {
      // It was whole when it was verified.
      let part: MessageFileReader.Part?
      do { part = try reader.next() } catch { throw MessagingError(.fileChanged, path) }
      switch part {
      case nil: guard try read() else { throw MessagingError(.fileChanged, path) }
      case .header(let found): guard found == header else { throw MessagingError(.fileChanged, path) }
      case .message(let message):
        messages.append(checked(message))
        bytes += message.encodedBody.count
      case .end: break
      }
    }
    return messages
  }

  /// Returns a message with descriptors of files that lead nowhere else.
  private func checked(_ message: Message) -> Message {
    guard MessageKind.media.contains(message.kind) else { return message }
    var body = message.body
    guard let content = body.content.media else { return message }
    let checked = border.checked(content)
    guard checked != content else { return message }
    body.content.media = checked
    var message = message
    message.encodedBody = body.encoded()
    return message
  }

  /// Returns a message with what the app may change of it.
  private func changed(_ message: Message, to new: Message) -> Message {
    var message = message
    if new.kind != .command {
      message.kind = new.kind
      message.encodedBody = new.encodedBody
    }
    message.localExtension = new.localExtension
    if new.marks.contains(.played) { message.marks.insert(.played) } else { message.marks.remove(.played) }
    return message
  }

  /// Stores messages, and goes on once they are committed.
  private func keep(_ messages: [Message]) {
    guard let header else { return end(.failure(MessagingError(.malformedData, path))) }
    do throws(MessagingError) {
      try device.change { core throws(MessagingError) in
        let failures = core.failures.count
        let count = try core.archive.importMessages(messages, header)
        core.turn.end(isImmediate: isWaiting) { [self] in
          let failure = device.core.withLock { $0.failures.count > failures ? $0.failures.last : nil }
          perform { step throws(MessagingError) in
            if let failure { throw failure }
            step.outcome.storedCount += count
            step.outcome.skippedCount += messages.count - count
            try step.store()
          }
        }
      }
    } catch {
      end(.failure(error))
    }
  }

  private func end(_ result: Result<ImportedMessages, MessagingError>) {
    file?.close()
    file = nil
    device.endArchiveTransfer()
    device.complete(isWaiting: isWaiting) { [self] in
      if case .success = result { progress(1) }
      completion(result)
    }
  }
}
