/// The course of one download, without I/O: the next steps after each event.
///
/// The bytes that were asked for and not written yet are never more than `window` chunks.
package struct DownloadMachine: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// Ask the hub what there is.
    case ask
    /// Make the place where the bytes go.
    case prepare
    case request(offset: Int64, count: Int)
    case write([UInt8])
    /// Everything is written.
    case finish
    case reportProgress(Int64)
    case fail(MessagingError)
  }

  private enum State: Hashable, Sendable { case waiting, asking, preparing, streaming, finishing, over }

  private let chunk: Int
  private let window: Int
  private var state = State.waiting
  /// The length, once known.
  package private(set) var size: Int64?
  private var isPrepared = false
  private var isLinkUp = false
  private var requested: Int64 = 0
  private var received: Int64 = 0
  /// The number of bytes that are safe in their place.
  package private(set) var written: Int64 = 0

  package init(chunk: Int, window: Int) {
    self.chunk = chunk
    self.window = window
  }

  /// Bytes that were asked for and are not written yet.
  package var inFlight: Int64 { requested - written }

  /// Starts when the link is up.
  package mutating func start() -> [Action] {
    isLinkUp = true
    guard state == .waiting else { return advance() }
    if isPrepared {
      state = .streaming
      return advance()
    }
    state = .asking
    return [.ask]
  }

  /// Handles the loss of the link: the missing bytes are requested again when it is back.
  package mutating func interrupt() {
    isLinkUp = false
    requested = received
    if state == .asking { state = .waiting }
  }

  /// Handles the hub's answer about what there is.
  package mutating func found(size: Int64) -> [Action] {
    guard state == .asking else { return [] }
    guard size >= 0 else { return fail(MessagingError(.malformedData)) }
    self.size = size
    state = .preparing
    return [.prepare]
  }

  /// Notes that the place is made.
  ///
  /// - parameter present: The number of bytes that an earlier download left there.
  package mutating func prepared(present: Int64 = 0) -> [Action] {
    guard state == .preparing, let size else { return [] }
    guard (0...size).contains(present) else { return fail(MessagingError(.malformedData)) }
    isPrepared = true
    state = .streaming
    (requested, received, written) = (present, present, present)
    return (present > 0 ? [.reportProgress(present)] : []) + advance()
  }

  /// Starts over: the bytes that an earlier download left were not the beginning of this one.
  package mutating func startOver() -> [Action] {
    guard state == .finishing else { return [] }
    state = .preparing
    return [.prepare]
  }

  /// Takes bytes that came.
  package mutating func got(offset: Int64, _ bytes: [UInt8]) -> [Action] {
    guard state == .streaming, offset == received, let size else { return [] }
    guard bytes.count == Int(min(Int64(chunk), size - received)) else { return fail(MessagingError(.malformedData)) }
    received += Int64(bytes.count)
    return [.write(bytes)]
  }

  /// Notes that bytes are in their place.
  package mutating func wrote(_ count: Int) -> [Action] {
    guard state == .streaming else { return [] }
    written += Int64(count)
    return [.reportProgress(written)] + advance()
  }

  /// Ends the download, completed or not.
  package mutating func end() { state = .over }

  private mutating func fail(_ error: MessagingError) -> [Action] {
    state = .over
    return [.fail(error)]
  }

  private mutating func advance() -> [Action] {
    guard state == .streaming, let size else { return [] }
    if written == size {
      state = .finishing
      return [.finish]
    }
    var actions: [Action] = []
    while isLinkUp && requested < size && requested - written < Int64(chunk * window) {
      let count = Int(min(Int64(chunk), size - requested))
      actions.append(.request(offset: requested, count: count))
      requested += Int64(count)
    }
    return actions
  }
}
