internal import Dispatch
package import ParlanceCore

/// The part of the hub that waits for disks: everything done to blobs, in order, on a queue of its own.
///
/// What the database says of media is decided in the hub's turns; this does what they ask and comes back with the
/// outcome in a later turn.
package final class HubMedia: @unchecked Sendable {
  // Safe to share: `blobs` and `pinned` are touched on the queue only; `enqueue` is set once, before the first use; the
  // rest belongs to the hub's turns.
  private let blobs: any BlobStore
  private let queue = DispatchQueue(label: "parlance.hub.media", qos: .utility)
  private var enqueue: (@Sendable (MediaOutcome) -> Void)?
  /// Content that a finished upload has and no id refers to yet; counted.
  private var pinned: [String: Int] = [:]

  // The current turn's, carried out once it is over.
  private var unpins: [String] = []
  private var deletions: [String] = []
  private var discards: [MediaID] = []
  var isSwept = false
  /// When the next media expire; nil if that is to be looked up.
  var nextExpiry: Timestamp?

  package init(blobs: any BlobStore) { self.blobs = blobs }

  /// Says where outcomes go; called once, before anything else.
  func attach(_ enqueue: @escaping @Sendable (MediaOutcome) -> Void) { self.enqueue = enqueue }

  /// Does something to the blobs, and decides on the outcome in a turn of the hub.
  ///
  /// - parameter decide: Runs in that turn if it went well.
  /// - parameter settle: Runs in that turn whatever happened, even if the turn fails.
  func perform<Value: Sendable>(
    for session: HubSession?, _ number: UInt64,
    _ work: @escaping @Sendable (HubMedia, any BlobStore) throws(MessagingError) -> Value,
    then decide: @escaping (Hub, Value) throws(MessagingError) -> MediaReply,
    settle: @escaping (Result<Value, MessagingError>) -> Void = { _ in }
  ) {
    let job = MediaJob(session: session, number: number, decide: decide, settle: settle)
    queue.async { [self] in
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

  /// Lets it go at the end of the turn.
  func unpin(_ sha256: String) { unpins.append(sha256) }
  /// Deletes content at the end of the turn, unless another upload has it by then.
  func delete(_ sha256: String) { deletions.append(sha256) }
  /// Forgets an upload at the end of the turn.
  func discard(_ upload: MediaID) { discards.append(upload) }

  /// Carries out what a turn asked for.
  ///
  /// - parameter isDurable: What the turn wrote stands; otherwise nothing of it is deleted.
  func endTurn(isDurable: Bool) {
    guard !unpins.isEmpty || !deletions.isEmpty || !discards.isEmpty else { return }
    let (unpins, deletions, discards) = (unpins, isDurable ? deletions : [], isDurable ? discards : [])
    self.unpins.removeAll()
    self.deletions.removeAll()
    self.discards.removeAll()
    queue.async { [self] in
      for name in unpins {
        pinned[name, default: 1] -= 1
        if pinned[name] == 0 { pinned[name] = nil }
      }
      // What cannot be deleted now is found by the sweep of the next start.
      for name in deletions where pinned[name] == nil { try? blobs.delete(name) }
      for upload in discards { try? blobs.discard(upload) }
    }
  }

  /// Waits until everything asked for so far is done.
  package func drain() { queue.sync {} }
}

/// What is to be done with the outcome of something done to blobs.
private final class MediaJob<Value: Sendable>: @unchecked Sendable {
  // Safe to send: the session and the closures are only touched in the hub's turns; others pass them on.
  private let session: HubSession?
  private let number: UInt64
  private let decide: (Hub, Value) throws(MessagingError) -> MediaReply
  private let settle: (Result<Value, MessagingError>) -> Void

  init(
    session: HubSession?, number: UInt64, decide: @escaping (Hub, Value) throws(MessagingError) -> MediaReply,
    settle: @escaping (Result<Value, MessagingError>) -> Void
  ) {
    self.session = session
    self.number = number
    self.decide = decide
    self.settle = settle
  }

  func outcome(_ result: Result<Value, MessagingError>) -> MediaOutcome {
    MediaOutcome(
      session: session, number: number,
      decide: { [self] hub throws(MessagingError) in
        switch result {
        case .success(let value): .success(try decide(hub, value))
        case .failure(let error): .failure(error)
        }
      }, settling: { [self] in settle(result) })
  }
}

/// What came of something done to blobs, for a turn of the hub.
package final class MediaOutcome: @unchecked Sendable {
  // Safe to send: all of it is only touched in the hub's turns; others pass it on.
  let session: HubSession?
  let number: UInt64
  let decide: (Hub) throws(MessagingError) -> Result<MediaReply, MessagingError>
  private var settling: (() -> Void)?

  init(
    session: HubSession?, number: UInt64,
    decide: @escaping (Hub) throws(MessagingError) -> Result<MediaReply, MessagingError>,
    settling: @escaping () -> Void
  ) {
    self.session = session
    self.number = number
    self.decide = decide
    self.settling = settling
  }

  /// Does what must be done once, whether the turn goes well or not.
  func settle() {
    settling?()
    settling = nil
  }
}
