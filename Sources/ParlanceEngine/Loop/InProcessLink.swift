package import ParlanceCore

/// The link between a device and a hub of the same process.
package final class InProcessLink: Link {
  private struct State {
    weak var receiver: (any LinkReceiver)?
    var session: UncheckedBox<HubSession>?
    var isReachable = true
    var isClosed = false
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
      let session = UncheckedBox(makeSession())
      state.session = session
      return session
    }
    if let session { loop.enqueue(.frames(session.value, frames)) }
  }

  private func makeSession() -> HubSession {
    HubSession { [weak self] frames in self?.deliver(frames) }
  }

  private func deliver(_ frames: [InboundFrame]) {
    let receiver = state.withLock { $0.isReachable && !$0.isClosed ? $0.receiver : nil }
    receiver?.receive(frames)
  }

  /// Breaks or restores the link, as a network would: what is on its way is lost.
  package func setReachable(_ isReachable: Bool) {
    let (receiver, session) = state.withLock { state -> ((any LinkReceiver)?, UncheckedBox<HubSession>?) in
      guard state.isReachable != isReachable, !state.isClosed else { return (nil, nil) }
      state.isReachable = isReachable
      defer { state.session = nil }
      return (state.receiver, state.session)
    }
    if let session { loop.enqueue(.closed(session.value)) }
    receiver?.linkDidChange(isReachable: isReachable)
  }

  /// Whether frames pass.
  package var isReachable: Bool { state.withLock { $0.isReachable } }

  package func interrupt() {
    let session = state.withLock { state in
      defer { state.session = nil }
      return state.session
    }
    if let session { loop.enqueue(.closed(session.value)) }
  }

  package func close() {
    let session = state.withLock { state in
      state.isClosed = true
      defer { state.session = nil }
      return state.session
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
