internal import Dispatch
package import ParlanceCore

/// The part of the hub that waits for disks: everything done to blobs, in order, on a queue of its own.
///
/// The hub's turns decide what the database says of media. This does the work on the blobs once they are durable, and
/// comes back with the outcome in a later turn.
package final class HubMedia: @unchecked Sendable {
  // Safe to share: `blobs` and `pinned` are touched on the queue only; `enqueue` is set once, before the first use; the
  // rest belongs to the hub's turns.
  private let blobs: any BlobStore
  private let queue: any SerialQueue
  /// The rights to go on with uploads over HTTP.
  let secrets = UploadSecrets()
  private var enqueue: (@Sendable (MediaOutcome) -> Void)?
  /// Content that a finished upload has and no id refers to yet; counted.
  private var pinned: [String: Int] = [:]

  /// The blobs that are released at the end of the turn.
  private var unpins: [String] = []
  /// The amount that each session has under way.
  private var underWay: [SessionID: Int] = [:]
  /// The amount that was let in besides for the current turn.
  private var admitted: [SessionID: Int] = [:]

  /// - parameter queue: The queue on which blobs are touched; nothing else is to run there.
  package init(
    blobs: any BlobStore, queue: any SerialQueue = DispatchQueue(label: "parlance.hub.media", qos: .utility)
  ) {
    self.blobs = blobs
    self.queue = queue
  }

  /// Sets the receiver of outcomes; called once, before anything else.
  func attach(_ enqueue: @escaping @Sendable (MediaOutcome) -> Void) { self.enqueue = enqueue }

  // MARK: bounds

  /// Lets one more request that carries bytes in, if there are not too many.
  func admit(_ session: SessionID, limit: Int) -> Bool {
    guard underWay[session, default: 0] + admitted[session, default: 0] < limit else { return false }
    admitted[session, default: 0] += 1
    return true
  }

  /// Ends the admissions of a turn: what was let in is under way, or was refused.
  func endAdmissions() { if !admitted.isEmpty { admitted.removeAll(keepingCapacity: true) } }

  /// Takes an outcome over for a turn.
  func conclude(_ outcome: MediaOutcome) {
    outcome.complete()
    guard let session = outcome.session, let count = underWay[session] else { return }
    underWay[session] = count > 1 ? count - 1 : nil
  }

  /// The number of requests of sessions that are under way.
  var underWayCount: Int { underWay.values.reduce(0, +) }

  // MARK: work

  /// Does something to the blobs, and decides on the outcome in a turn of the hub.
  ///
  /// - parameter decide: Runs in that turn if it went well; again if the turn is.
  /// - parameter completion: Runs once at the beginning of that turn, also after an error.
  func perform<Value: Sendable>(
    for session: SessionID?, _ number: UInt64,
    _ work: @escaping @Sendable (HubMedia, any BlobStore) throws(MessagingError) -> Value,
    then decide: @escaping (TurnContext, Value) throws(MessagingError) -> any Sendable,
    completion: @escaping (Result<Value, MessagingError>) -> Void = { _ in }
  ) {
    if let session { underWay[session, default: 0] += 1 }
    let job = MediaJob(session: session, number: number, decide: decide, completion: completion)
    queue.perform { [self] in
      let result: Result<Value, MessagingError>
      do throws(MessagingError) {
        result = .success(try work(self, blobs))
      } catch {
        result = .failure(error)
      }
      enqueue?(job.outcome(result))
    }
  }

  /// Keeps content that no id refers to yet; on the queue.
  func pin(_ sha256: String) { pinned[sha256, default: 0] += 1 }

  /// Releases it at the end of the turn.
  func unpin(_ sha256: String) { unpins.append(sha256) }

  /// Ends a turn.
  ///
  /// - parameter changes: The changes that it requested; nil if it was rolled back.
  func endTurn(_ changes: MediaChanges?) {
    let (unpins, changes) = (unpins, changes ?? MediaChanges())
    guard !unpins.isEmpty || !changes.deletions.isEmpty || !changes.discards.isEmpty else { return }
    self.unpins.removeAll()
    queue.perform { [self] in
      for name in unpins {
        pinned[name, default: 1] -= 1
        if pinned[name] == 0 { pinned[name] = nil }
      }
      // Blobs that cannot be deleted now are removed by the sweep of the next start.
      for name in changes.deletions where pinned[name] == nil { try? blobs.delete(name) }
      for upload in changes.discards { try? blobs.discard(upload) }
    }
  }

  /// Finds out whether the blobs' store takes bytes, and waits for it.
  func check() throws(MessagingError) {
    var failure: MessagingError?
    queue.performAndWait {
      do throws(MessagingError) { try blobs.check() } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Waits until everything asked for so far is done.
  package func drain() { queue.performAndWait {} }
}

/// The work that follows the outcome of something done to blobs.
private final class MediaJob<Value: Sendable>: @unchecked Sendable {
  // Safe to send: the closures are only touched in the hub's turns; others pass them on.
  private let session: SessionID?
  private let number: UInt64
  private let decide: (TurnContext, Value) throws(MessagingError) -> any Sendable
  private let completion: (Result<Value, MessagingError>) -> Void

  init(
    session: SessionID?, number: UInt64,
    decide: @escaping (TurnContext, Value) throws(MessagingError) -> any Sendable,
    completion: @escaping (Result<Value, MessagingError>) -> Void
  ) {
    self.session = session
    self.number = number
    self.decide = decide
    self.completion = completion
  }

  func outcome(_ result: Result<Value, MessagingError>) -> MediaOutcome {
    MediaOutcome(
      session: session, number: number, failure: result.failure,
      decide: { [self] turn throws(MessagingError) in
        switch result {
        case .success(let value): .success(try decide(turn, value))
        // Which file it was is the operator's alone.
        case .failure(let error): .failure(MessagingError(error.code))
        }
      }, completion: { [self] in completion(result) })
  }
}

/// The outcome of something done to blobs, for a turn of the hub.
package final class MediaOutcome: @unchecked Sendable {
  // Safe to send: all of it is only touched in the hub's turns; others pass it on.
  let session: SessionID?
  let number: UInt64
  /// The error of the blobs if it did not go well.
  let failure: MessagingError?
  let decide: (TurnContext) throws(MessagingError) -> Result<any Sendable, MessagingError>
  private var completion: (() -> Void)?

  init(
    session: SessionID?, number: UInt64, failure: MessagingError?,
    decide: @escaping (TurnContext) throws(MessagingError) -> Result<any Sendable, MessagingError>,
    completion: @escaping () -> Void
  ) {
    self.session = session
    self.number = number
    self.failure = failure
    self.decide = decide
    self.completion = completion
  }

  /// Does what must be done once, whether the turn goes well or not.
  func complete() {
    completion?()
    completion = nil
  }
}

extension Result where Failure == MessagingError {
  fileprivate var failure: MessagingError? { if case .failure(let error) = self { error } else { nil } }
}
