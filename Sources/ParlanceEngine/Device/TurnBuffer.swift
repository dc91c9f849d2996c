internal import ParlanceCore

/// The collection of what one turn has to write last, to send and to report, until its transaction is over; without
/// I/O.
///
/// | state | until |
/// |---|---|
/// | *empty* | `begin`, or the first thing to send or to report: collecting |
/// | *collecting*, in a transaction or not | `take`: empty, and all of it leaves; `abandon`: what failed is left |
struct TurnBuffer {
  /// The transaction of the turn; nil before anything is written.
  enum Transaction { case durable, other }

  private(set) var transaction: Transaction?
  /// The frames that go to the hub.
  private(set) var frames: [OutboundFrame] = []
  /// The callbacks that go to the app.
  var callbacks = Callbacks()
  /// Received messages of one conversation, to be delivered together.
  private(set) var run: [Message] = []
  /// Conversations to be saved.
  private(set) var changed: [DeviceConversation] = []
  /// Files of the device's own that go once the transaction is committed.
  private(set) var files: [String] = []
  /// Received messages whose senders asked for a delivery receipt, by conversation.
  private(set) var delivered: [ConversationID: [MessageID]] = [:]

  /// A Boolean value that indicates whether the number of unread notices may have changed.
  private var changesNotices = false

  /// A Boolean value that indicates whether something waits that the app or the hub is to see.
  var isUrgent: Bool {
    transaction != nil || !callbacks.isEmpty || !frames.isEmpty || !run.isEmpty || !changed.isEmpty
  }

  // MARK: collecting

  /// Notes that a transaction was begun.
  mutating func began(isDurable: Bool) { transaction = isDurable ? .durable : .other }

  /// Notes that the transaction was committed.
  mutating func committed() { transaction = nil }

  mutating func send(_ frame: OutboundFrame) { frames.append(frame) }

  mutating func change(_ conversation: DeviceConversation) {
    guard !conversation.isDirty else { return }
    conversation.isDirty = true
    changed.append(conversation)
  }

  /// Notes that the conversations were saved.
  mutating func saved() {
    for conversation in changed { conversation.isDirty = false }
    changed.removeAll(keepingCapacity: true)
  }

  /// Delivers a received message, together with those before it of its conversation.
  mutating func receive(_ message: Message) {
    if let first = run.first, first.conversation != message.conversation { finishRun() }
    run.append(message)
  }

  /// Ends the messages that are delivered together.
  mutating func finishRun() {
    guard !run.isEmpty else { return }
    callbacks.report(.received(run), basis: .journal)
    run.removeAll()
  }

  /// Reports an event after the messages received so far.
  mutating func report(_ event: DeviceEvent, basis: Callbacks.Basis = .transaction) {
    finishRun()
    callbacks.report(event, basis: basis)
  }

  /// Reports the end of a call after the messages received so far.
  ///
  /// - parameter isImmediate: The caller waits on its own thread.
  mutating func end(isImmediate: Bool = false, _ body: @escaping () -> Void) {
    finishRun()
    callbacks.end(isImmediate: isImmediate, body)
  }

  /// Notes that the number of unread notices may have changed.
  mutating func changeNotices() { changesNotices = true }

  /// Returns whether it may have, once.
  mutating func takeNoticeChange() -> Bool {
    defer { changesNotices = false }
    return changesNotices
  }

  /// Notes that a file of the device's own is no longer needed.
  mutating func remove(_ file: String) { files.append(file) }

  /// Notes that a file is needed again.
  mutating func keep(_ file: String) { if !files.isEmpty { files.removeAll { $0 == file } } }

  /// Notes that a sender is to be notified that this device has received its message.
  mutating func noteDelivery(of ids: [MessageID], in conversation: ConversationID) {
    delivered[conversation, default: []] += ids
  }

  /// Takes out the senders that are to be notified, in a fixed order.
  mutating func takeDeliveries() -> [(conversation: ConversationID, ids: [MessageID])] {
    defer { delivered.removeAll(keepingCapacity: true) }
    return delivered.sorted { $0.key.name < $1.key.name }.map { ($0.key, $0.value) }
  }

  // MARK: the end

  /// Takes out everything of a turn that is over.
  mutating func take() -> (frames: [OutboundFrame], callbacks: Callbacks) {
    defer {
      frames.removeAll(keepingCapacity: false)
      callbacks = Callbacks()
    }
    return (frames, callbacks)
  }

  /// Takes out the files to remove after the commit.
  mutating func takeFiles() -> [String] {
    defer { files.removeAll() }
    return files
  }

  /// Takes out the frames that were not handed to the link: they belong to a login that is over, or to a transaction
  /// that failed.
  mutating func takeFrames() -> [OutboundFrame] {
    defer { frames.removeAll() }
    return frames
  }

  /// Nothing of the turn was written, so no event is reported that rests on it. The ends of calls are: what they asked
  /// for was carried out, or not, at the hub, whatever happened here.
  mutating func abandon() {
    transaction = nil
    files.removeAll()
    run.removeAll()
    delivered.removeAll()
    changesNotices = false
    for conversation in changed { conversation.isDirty = false }
    changed.removeAll()
    callbacks.removeUncommitted()
  }
}
