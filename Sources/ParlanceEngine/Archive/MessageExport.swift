internal import ParlanceCore

/// Writes messages into a file beside the one that they are for, which takes their place when it is whole.
final class MessageExport: @unchecked Sendable {
  // Safe to share: its steps follow one another, and nothing else uses it.
  private let device: DeviceRunner
  private let transfer: ArchiveTransfer
  /// The file that the app chose; nil for the device's own.
  private let chosenPath: String?
  private let replaces: Bool
  private let isWaiting: Bool
  private let choose: (Message) -> Message?
  private let progress: (Double) -> Void
  private let completion: (Result<ExportedMessages, MessagingError>) -> Void

  private var path = ""
  private var partial = ""
  private var file: (any WritableFile)?
  private var writer = MessageFileWriter()
  /// The row of the last message that was read, and of the last one of all.
  private var (row, lastRow) = (MessageRow.zero, MessageRow.zero)

  init(
    _ device: DeviceRunner, _ transfer: ArchiveTransfer, to path: String?, replaces: Bool, isWaiting: Bool,
    choose: @escaping (Message) -> Message?, progress: @escaping (Double) -> Void,
    completion: @escaping (Result<ExportedMessages, MessagingError>) -> Void
  ) {
    self.device = device
    self.transfer = transfer
    chosenPath = path
    self.replaces = replaces
    self.isWaiting = isWaiting
    self.choose = choose
    self.progress = progress
    self.completion = completion
  }

  private var files: any FileSystem { device.files.files }

  func start() { perform { export throws(MessagingError) in try export.open() } }

  /// Runs a step on the queue for files; its error ends the export.
  private func perform(_ step: @escaping @Sendable (MessageExport) throws(MessagingError) -> Void) {
    device.files.queue.perform { [self] in
      do throws(MessagingError) {
        try transfer.check()
        try step(self)
      } catch {
        fail(error)
      }
    }
  }

  private func open() throws(MessagingError) {
    path = chosenPath ?? device.files.folder() + "/messages.parlance"
    if chosenPath == nil { try files.makeFolder(SystemFiles.folder(of: path)) }
    if let facts = try? files.facts(path) {
      if facts.isFolder { throw MessagingError(.fileNotWritable, path) }
      if !replaces { throw MessagingError(.fileExists, path) }
    }
    guard
      let (header, last) = device.read({ core throws(MessagingError) in
        (core.archive.archiveHeader, try core.store.lastMessageRow())
      })
    else { throw device.readError }
    lastRow = last
    // In the folder of the final file, so that renaming is one step; the generated name is unique.
    partial = SystemFiles.folder(of: path) + "/." + MediaID.generate().string + ".part"
    try device.change { core throws(MessagingError) in try core.transfers.notePartialFile(partial, isThere: true) }
    let file = try files.append(to: partial)
    self.file = file
    try file.append(writer.begin(header))
    try next()
  }

  private func next() throws(MessagingError) {
    let row = row
    guard let found = device.read({ core throws(MessagingError) in try core.archive.exportedMessages(afterRow: row) })
    else {
      throw device.readError
    }
    // Messages that came since the export began are not in it.
    let page = found.filter { $0.row <= lastRow }
    let fraction = lastRow > .zero ? min(1, Double(row.rawValue) / Double(lastRow.rawValue)) : 0
    device.complete(isWaiting: isWaiting) { [self] in
      if transfer.isCancelled { return perform { _ in } }
      progress(fraction)
      guard let last = page.last else { return perform { export throws(MessagingError) in try export.finish() } }
      let chosen = page.compactMap(choose)
      perform { export throws(MessagingError) in
        try export.write(chosen)
        export.row = last.row
        try export.next()
      }
    }
  }

  private func write(_ messages: [Message]) throws(MessagingError) {
    var bytes: [UInt8] = []
    for message in messages where Self.canBeImported(message) { bytes += try writer.record(message) }
    if !bytes.isEmpty { try file?.append(bytes) }
  }

  /// Returns whether the bytes of a message are a message again: an app may have given it times and names that no
  /// device takes.
  private static func canBeImported(_ message: Message) -> Bool {
    (try? Message(archived: message.archived())) != nil
  }

  private func finish() throws(MessagingError) {
    try file?.append(writer.end())
    try file?.synchronize()
    file?.close()
    file = nil
    try transfer.check()
    try files.move(partial, to: path, replaces: replaces)
    end(.success(ExportedMessages(path: path, count: Int(clamping: writer.count))))
  }

  private func fail(_ error: MessagingError) {
    file?.close()
    file = nil
    if !partial.isEmpty { try? files.remove(partial) }
    end(.failure(error))
  }

  private func end(_ result: Result<ExportedMessages, MessagingError>) {
    if !partial.isEmpty {
      // A device that was closed forgets the name at its next start.
      try? device.change { core throws(MessagingError) in try core.transfers.notePartialFile(partial, isThere: false) }
    }
    device.endArchiveTransfer()
    device.complete(isWaiting: isWaiting) { [self] in
      if case .success = result { progress(1) }
      completion(result)
    }
  }
}
