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

extension Device {
  /// Begins an export or import; there is one at a time.
  ///
  /// - throws: `alreadyInProgress`, `notLoggedIn`, storage errors.
  func beginArchiveTransfer(_ id: TransferID) throws(MessagingError) -> ArchiveTransfer {
    try change { core throws(MessagingError) in
      try core.checkOpen()
      return try core.archive.begin(id)
    }
  }

  /// Allows the next export or import.
  func endArchiveTransfer() { core.withLock { $0.archive.end() } }

  /// Completes a step on the callback queue, or right away for a caller that waits on its own thread.
  func complete(isWaiting: Bool, _ body: @escaping () -> Void) {
    Self.$isWaiting.withValue(isWaiting) { complete(body) }
  }
}
