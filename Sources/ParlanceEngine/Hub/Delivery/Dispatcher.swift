internal import ParlanceCore

/// The delivery of what turns decided to the links of those concerned; what concerns logins of other hubs goes to the
/// bus.
final class Dispatcher {
  private let bus: any Bus
  private var sessions: [SessionID: HubSession] = [:]
  /// Sessions that have something in this turn, in the order in which they first had.
  private var touched: [HubSession] = []
  private var remote: [BusMessage] = []

  init(bus: any Bus) { self.bus = bus }

  /// Sets the handler for the messages of other hubs.
  func subscribe(_ handler: @escaping @Sendable ([BusMessage]) -> Void) { bus.subscribe(handler) }

  func attach(_ session: HubSession) { sessions[session.id] = session }
  func detach(_ session: HubSession) { sessions[session.id] = nil }
  var sessionCount: Int { sessions.count }
  /// Refuses the messages of a session until its device knows that one of them could not be taken.
  func holdMessages(of session: SessionID) { sessions[session]?.holdsMessages = true }
  func isAttached(_ session: SessionID) -> Bool { sessions[session] != nil }

  func deliver(_ items: [TurnOutput.Item]) {
    for item in items {
      switch item {
      case .frame(let id, let frame):
        if let session = sessions[id] { put(frame, session) } else { remote.append(.frame(id, frame)) }
      case .announcement(let announcement):
        if !deliver(announcement) { remote.append(.announcement(announcement)) }
      }
    }
  }

  /// Takes what another hub decided.
  func deliver(_ messages: [BusMessage]) {
    for message in messages {
      switch message {
      case .frame(let id, let frame): if let session = sessions[id] { put(frame, session) }
      case .announcement(let announcement): _ = deliver(announcement)
      }
    }
  }

  /// - returns: A Boolean value that indicates whether everyone concerned is here.
  private func deliver(_ announcement: Announcement) -> Bool {
    var isComplete = true
    for recipient in announcement.audience where recipient.session != announcement.except {
      guard let session = sessions[recipient.session] else {
        isComplete = false
        continue
      }
      put(.event(event(announcement, for: recipient.account)), session)
    }
    return isComplete
  }

  /// Returns an entry as one account sees it.
  private func event(_ announcement: Announcement, for account: Int64) -> StreamEvent {
    let stream = announcement.naming.stream(for: account)
    let (sequence, time) = (announcement.sequence, announcement.time)
    if account == announcement.hiddenFrom {
      return StreamEvent(stream: stream, sequence: sequence, time: time, payload: .nothing)
    }
    if case .revocation(var revocation, let isRoaming) = announcement.payload.value,
      case .conversation(let name) = stream
    {
      revocation.conversation = name
      return StreamEvent(
        stream: stream, sequence: sequence, time: time, payload: .revocation(revocation, isRoaming: isRoaming))
    }
    if case .reaction(var change) = announcement.payload.value, case .conversation(let name) = stream {
      change.conversation = name
      return StreamEvent(stream: stream, sequence: sequence, time: time, payload: .reaction(change))
    }
    return StreamEvent(stream: stream, sequence: sequence, time: time, sharing: announcement.payload)
  }

  private func put(_ frame: InboundFrame, _ session: HubSession) {
    guard !session.isTooSlow else { return }
    if session.outgoing.isEmpty { touched.append(session) }
    session.outgoing.append(frame)
  }

  /// Hands everything out. A session whose link does not take what it was given before is closed: its device fetches
  /// what it missed when it is back.
  func flush(_ limits: HubLimits) {
    let messages = remote
    remote.removeAll(keepingCapacity: true)
    if !messages.isEmpty { bus.publish(messages) }
    let sessions = touched
    touched.removeAll(keepingCapacity: true)
    for session in sessions {
      let frames = session.outgoing
      session.outgoing.removeAll(keepingCapacity: true)
      session.outlet.deliver(frames)
      let backlog = session.outlet.backlog
      if backlog.frames > limits.backlogFrames || backlog.bytes > limits.backlogBytes {
        session.isTooSlow = true
        session.outlet.close(reason: .tooSlow)
      }
    }
  }
}
