internal import ParlanceCore

/// An export or import that is under way.
///
/// Its steps follow one another, on the queue for files and on the callback queue; each of them asks whether it was
/// cancelled.
final class ArchiveTransfer: Sendable {
  /// The largest number of messages in one step.
  static let step = 100
  /// The size of the messages of a step from which it takes no further one, in bytes.
  static let stepSize = 1 << 20

  let id: TransferID
  private let cancelled = Lock(false)

  init(id: TransferID) { self.id = id }

  var isCancelled: Bool { cancelled.withLock { $0 } }
  func cancel() { cancelled.withLock { $0 = true } }

  func check() throws(MessagingError) {
    if isCancelled { throw MessagingError(.cancelled) }
  }
}

extension DeviceRunner {
  /// Begins the transfer of messages to a file or from one, or reports why it does not begin.
  ///
  /// - parameter path: The file that the app chose; nil for the device's own.
  /// - parameter start: Receives the transfer, and whether the caller waits for its end.
  func transferMessages<Value>(
    at path: String?, completion: @escaping (Result<Value, MessagingError>) -> Void,
    _ start: (ArchiveTransfer, Bool) -> Void
  ) -> TransferID {
    let id = makeTransferID()
    do throws(MessagingError) {
      if let path { try Self.check(path) }
      start(try beginArchiveTransfer(id), Self.isWaiting)
    } catch {
      complete { completion(.failure(error)) }
    }
    return id
  }

  private static func check(_ path: String) throws(MessagingError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw MessagingError(.invalidArgument, "path") }
  }

  private func beginArchiveTransfer(_ id: TransferID) throws(MessagingError) -> ArchiveTransfer {
    try change { core throws(MessagingError) in
      try core.checkOpen()
      return try core.archive.begin(id)
    }
  }

  func endArchiveTransfer() { core.withLock { $0.archive.end() } }
}
