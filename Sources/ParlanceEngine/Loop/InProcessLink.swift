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

    /// Ends the session, if there is one.
    mutating func endSession() -> UncheckedBox<HubSession>? {
      defer { session = nil }
      generation += 1
      return session
    }
  }

  private let loop: EngineLoop
  private let state = Lock(State())

  package init(loop: EngineLoop) { self.loop = loop }

  /// Says who listens at the device's end; called once, before anything else.
  package func attach(_ receiver: any LinkReceiver) {
    state.withLock { $0.receiver = receiver }
  }

  package func submit(_ frames: [OutboundFrame]) {
    let session: UncheckedBox<HubSession>? = state.withLock { state in
      guard state.isReachable, !state.isClosed else { return nil }
      if let session = state.session { return session }
      let session = UncheckedBox(makeSession(state.generation))
      state.session = session
      return session
    }
    if let session { loop.enqueue(.frames(session.value, frames)) }
  }

  private func makeSession(_ generation: Int) -> HubSession {
    HubSession { [weak self] frames in self?.deliver(frames, generation) }
  }

  private func deliver(_ frames: [InboundFrame], _ generation: Int) {
    let receiver = state.withLock { $0.generation == generation ? $0.receiver : nil }
    receiver?.receive(frames)
  }

  /// Breaks or restores the link, as a network would: what is on its way is lost.
  package func setReachable(_ isReachable: Bool) {
    let (receiver, session) = state.withLock { state -> ((any LinkReceiver)?, UncheckedBox<HubSession>?) in
      guard state.isReachable != isReachable, !state.isClosed else { return (nil, nil) }
      state.isReachable = isReachable
      return (state.receiver, state.endSession())
    }
    if let session { loop.enqueue(.closed(session.value)) }
    receiver?.linkDidChange(isReachable: isReachable)
  }

  package var isReachable: Bool { state.withLock { $0.isReachable } }

  package func interrupt() {
    let session = state.withLock { $0.endSession() }
    if let session { loop.enqueue(.closed(session.value)) }
  }

  package func close() {
    let session = state.withLock { state in
      state.isClosed = true
      return state.endSession()
    }
    if let session { loop.enqueue(.closed(session.value)) }
  }
}

/// Carries a reference to where it may be used.
struct UncheckedBox<Value>: @unchecked Sendable {
  // Safe to share: the value is a hub's session, which only the hub's turns touch; others pass it on.
  let value: Value
  init(_ value: Value) { self.value = value }
}
