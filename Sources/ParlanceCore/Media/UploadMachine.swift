/// The course of one upload, without I/O: the next steps after each event.
///
/// Some chunks are on their way at a time, never more than `window`; they are read and sent in order.
package struct UploadMachine: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// Ask the hub how much it has.
    case begin
    /// Read a chunk; the run says to which attempt it belongs.
    case read(offset: Int64, count: Int, run: Int)
    case send(offset: Int64, bytes: [UInt8])
    /// The hub has all bytes.
    case finish
    case reportProgress(Int64)
    case fail(MessagingError)
  }

  private enum State: Hashable, Sendable { case waiting, beginning, streaming, finishing, over }

  package let size: Int64
  private let chunk: Int
  private let window: Int
  private var state = State.waiting
  /// The offset of the next chunk to read.
  private var next: Int64 = 0
  /// The number of bytes that the hub has.
  package private(set) var acknowledged: Int64 = 0
  /// Chunks that are being read or sent.
  package private(set) var inFlight = 0
  /// Grows with each attempt, to distinguish the results of earlier ones.
  private var run = 0
  /// The number of times in a row that the hub had something else than it said.
  private var contradictions = 0

  package init(size: Int64, chunk: Int, window: Int) {
    self.size = size
    self.chunk = chunk
    self.window = window
  }

  /// Starts when the link is up.
  package mutating func start() -> [Action] {
    guard state == .waiting else { return [] }
    state = .beginning
    return [.begin]
  }

  /// Handles the loss of the link: the hub is asked again when it is back.
  package mutating func interrupt() {
    guard state != .over else { return }
    state = .waiting
    run += 1
    inFlight = 0
  }

  /// Handles the hub's answer about how much it has.
  package mutating func began(received: Int64) -> [Action] {
    guard state == .beginning else { return [] }
    guard (0...size).contains(received) else { return fail(MessagingError(.malformedData)) }
    state = .streaming
    acknowledged = received
    next = received
    return advance()
  }

  /// Takes a chunk that was read.
  package mutating func read(offset: Int64, _ bytes: [UInt8], count: Int, run: Int) -> [Action] {
    guard state == .streaming, run == self.run else { return [] }
    // A file that became shorter cannot be uploaded as it was announced.
    guard bytes.count == count else { return fail(MessagingError(.fileChanged)) }
    return [.send(offset: offset, bytes: bytes)]
  }

  /// Notes that the hub took a chunk.
  package mutating func took(upTo received: Int64) -> [Action] {
    guard state == .streaming else { return [] }
    inFlight -= 1
    let expected = min(acknowledged + Int64(chunk), size)
    guard received == expected else {
      contradictions += 1
      guard contradictions < 3 else { return fail(MessagingError(.malformedData)) }
      interrupt()
      return start()
    }
    contradictions = 0
    acknowledged = received
    return [.reportProgress(received)] + advance()
  }

  /// Ends the upload, completed or not.
  package mutating func end() { state = .over }

  private mutating func fail(_ error: MessagingError) -> [Action] {
    state = .over
    return [.fail(error)]
  }

  private mutating func advance() -> [Action] {
    if acknowledged == size {
      state = .finishing
      return [.finish]
    }
    var actions: [Action] = []
    while inFlight < window && next < size {
      let count = Int(min(Int64(chunk), size - next))
      actions.append(.read(offset: next, count: count, run: run))
      next += Int64(count)
      inFlight += 1
    }
    return actions
  }
}
