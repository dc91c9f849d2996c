package import ParlanceCore

/// The link between a device and a hub of the same process.
package final class InProcessLink: Link {
  private struct State {
    weak var receiver: (any LinkReceiver)?
    var session: UncheckedBox<HubSession>?
    /// Counts the sessions; what an earlier one still has to say is dropped.
    var generation = 0
    var isReachable = true
    var isClosed = false
    /// The hub takes no more for now.
    var isPaused = false
    /// The frames that wait for the hub to go on.
    var held: [OutboundFrame] = []

    /// Ends the session, if there is one.
    mutating func endSession() -> UncheckedBox<HubSession>? {
      defer { session = nil }
      generation += 1
      isPaused = false
      held.removeAll()
      return session
    }
  }

  private let loop: HubLoop
  /// Encodes and decodes every frame on its way, as a link over a network does; nil to pass them as they are.
  private let coder: LoopbackCoder?
  private let locate: @Sendable (MediaDescriptor) -> String?
  private let state = Lock(State())

  /// - parameter encodesFrames: Every frame is encoded and decoded on its way.
  /// - parameter locate: Finds the address of a file that the hub has.
  package init(
    loop: HubLoop, encodesFrames: Bool = false,
    locate: @escaping @Sendable (MediaDescriptor) -> String? = { _ in nil }
  ) {
    self.loop = loop
    self.locate = locate
    coder = encodesFrames ? LoopbackCoder() : nil
  }

  package func attach(_ receiver: any LinkReceiver) {
    state.withLock { $0.receiver = receiver }
  }

  // MARK: the device's side

  package func submit(_ frames: [OutboundFrame]) {
    let session: UncheckedBox<HubSession>? = state.withLock { state in
      guard state.isReachable, !state.isClosed else { return nil }
      if state.isPaused {
        state.held += frames
        return nil
      }
      if let session = state.session { return session }
      let session = UncheckedBox(loop.makeSession(outlet: Outlet(self, state.generation)))
      state.session = session
      return session
    }
    guard let session else { return }
    if let coder {
      loop.submit(coder.transmit(frames, now: loop.now), from: session.value)
    } else {
      loop.submit(frames, from: session.value)
    }
  }

  package var isReachable: Bool { state.withLock { $0.isReachable } }

  package func interrupt() {
    if let session = state.withLock({ $0.endSession() }) { loop.close(session.value) }
  }

  package func close() {
    let session = state.withLock { state in
      state.isClosed = true
      return state.endSession()
    }
    if let session { loop.close(session.value) }
  }

  package func address(of media: MediaDescriptor) -> String? { locate(media) }

  package func setReachable(_ isReachable: Bool) {
    let (receiver, session) = state.withLock { state -> ((any LinkReceiver)?, UncheckedBox<HubSession>?) in
      guard state.isReachable != isReachable, !state.isClosed else { return (nil, nil) }
      state.isReachable = isReachable
      return (state.receiver, state.endSession())
    }
    if let session { loop.close(session.value) }
    receiver?.linkDidChange(isReachable: isReachable)
  }

  // MARK: the hub's side

  private func deliver(_ frames: [InboundFrame], _ generation: Int) {
    let receiver = state.withLock { $0.generation == generation ? $0.receiver : nil }
    receiver?.receive(coder?.transmit(frames) ?? frames)
  }

  private func setPaused(_ isPaused: Bool, _ generation: Int) {
    let held: [OutboundFrame] = state.withLock { state in
      guard state.generation == generation else { return [] }
      state.isPaused = isPaused
      defer { if !isPaused { state.held.removeAll() } }
      return isPaused ? [] : state.held
    }
    if !held.isEmpty { submit(held) }
  }

  /// Takes the end of a session by the hub; the link is there again at once.
  private func endSession(_ generation: Int) {
    let (receiver, session) = state.withLock { state -> ((any LinkReceiver)?, UncheckedBox<HubSession>?) in
      guard state.generation == generation else { return (nil, nil) }
      return (state.receiver, state.endSession())
    }
    guard let session else { return }
    loop.close(session.value)
    receiver?.linkDidChange(isReachable: false)
    receiver?.linkDidChange(isReachable: true)
  }

  /// The hub's way to one session of the link.
  private final class Outlet: SessionOutlet {
    private weak var link: InProcessLink?
    private let generation: Int

    init(_ link: InProcessLink, _ generation: Int) {
      self.link = link
      self.generation = generation
    }

    func deliver(_ frames: [InboundFrame]) { link?.deliver(frames, generation) }
    /// A device of the same process has taken what it was given.
    var backlog: SessionBacklog { SessionBacklog() }
    func setPaused(_ isPaused: Bool) { link?.setPaused(isPaused, generation) }
    func close(reason: SessionCloseReason) { link?.endSession(generation) }
  }
}

/// Carries a reference to where it may be used.
struct UncheckedBox<Value>: @unchecked Sendable {
  // Safe to share: the value is a hub's session, which the hub's loop guards; others pass it on.
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Makes links to a hub of the same process.
package struct InProcessLinks: LinkFactory {
  private let loop: HubLoop
  private let encodesFrames: Bool
  private let locate: @Sendable (MediaDescriptor) -> String?

  /// - parameter encodesFrames: Every frame is encoded and decoded on its way.
  /// - parameter locate: Finds the address of a file that the hub has.
  package init(
    loop: HubLoop, encodesFrames: Bool, locate: @escaping @Sendable (MediaDescriptor) -> String?
  ) {
    self.loop = loop
    self.encodesFrames = encodesFrames
    self.locate = locate
  }

  package func makeLink() -> any Link { InProcessLink(loop: loop, encodesFrames: encodesFrames, locate: locate) }
}
