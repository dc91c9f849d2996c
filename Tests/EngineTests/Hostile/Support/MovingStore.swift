import ParlanceCore
import TestNumbers

@testable import ParlanceEngine

/// A store in which another hub changes a conversation between a turn's decision and its entries.
final class MovingStore: ForwardingStore {
  /// Conversations that are changed before the next entries are appended.
  private var moving: [StreamNumber] = []
  /// Conversations that are changed before they are changed next.
  private var movingChanges: Set<StreamNumber> = []
  /// The number of times that a turn was refused because it decided on an older version.
  private(set) var moves = 0

  /// Changes a conversation, which brings nothing but another version, before the next entries: as often as it is named.
  func moveNext(_ streams: StreamNumber...) { moving += streams }

  func stopMoving() { moving.removeAll() }

  /// Changes a conversation so before it is changed next.
  func moveNextChange(of stream: StreamNumber) { movingChanges.insert(stream) }

  /// In the transaction that is to be rolled back, so that nothing of it stays.
  private func move(_ stream: StreamNumber) throws(MessagingError) {
    guard let version = try base.stream(number: stream)?.version else { return }
    _ = try base.change(ConversationChangeRecord(stream: stream, version: version))
  }

  override func change(_ change: ConversationChangeRecord) throws(MessagingError) -> Int64? {
    if movingChanges.remove(change.stream) != nil { try move(change.stream) }
    let version = try base.change(change)
    if version == nil { moves += 1 }
    return version
  }

  override func append(_ drafts: [EventDraft]) throws(MessagingError) -> [AppendOutcome] {
    if !moving.isEmpty { try move(moving.removeFirst()) }
    let outcomes = try base.append(drafts)
    if outcomes.contains(.moved) { moves += 1 }
    return outcomes
  }
}

/// A store that counts the pages of entries that are read.
final class ReadingStore: ForwardingStore {
  private(set) var pages = 0

  override func events(_ question: PageQuestion) throws(MessagingError) -> EventPage {
    pages += 1
    return try base.events(question)
  }
}

/// A store whose transactions fail when a test says so.
final class FailingStore: ForwardingStore {
  /// The ways in which a transaction can fail.
  enum Failure {
    case begin
    case append
    case commit
  }

  /// The failure of every transaction until it is nil: the hub has turns of its own, any of which may come first.
  var failure: Failure?
  private static let error = MessagingError(.storageFailed, "/secret/hub.sqlite: disk I/O error")

  private func fail(_ failure: Failure) throws(MessagingError) {
    if self.failure == failure { throw Self.error }
  }

  override func begin() throws(MessagingError) {
    try fail(.begin)
    try base.begin()
  }

  override func append(_ drafts: [EventDraft]) throws(MessagingError) -> [AppendOutcome] {
    try fail(.append)
    return try base.append(drafts)
  }

  override func commit() throws(MessagingError) {
    do throws(MessagingError) {
      try fail(.commit)
    } catch {
      // As the stores do.
      base.rollback()
      throw error
    }
    try base.commit()
  }
}

/// A store that records what pruning removes.
final class PruningStore: ForwardingStore {
  /// The number of entries that each step deleted.
  private(set) var steps: [Int] = []
  /// The stream whose entries are counted.
  var stream: StreamNumber = 0

  private func count() throws(MessagingError) -> Int {
    try base.events(PageQuestion(stream: stream, after: 0)).events.count
  }

  override func prune(_ limits: PruningLimits, rows limit: Int) throws(MessagingError) -> Bool {
    let before = try count()
    let isDone = try base.prune(limits, rows: limit)
    steps.append(before - (try count()))
    return isDone
  }
}
