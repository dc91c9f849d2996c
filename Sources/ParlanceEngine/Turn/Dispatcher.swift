internal import ParlanceCore

/// The delivery of what turns decided to the links of those concerned; what concerns logins of other hubs goes to the
/// bus.
final class Dispatcher {
  let bus: any Bus
  private var sessions: [SessionID: HubSession] = [:]
  /// Sessions that have something in this turn, in the order in which they first had.
  private var touched: [HubSession] = []
  /// The messages for other hubs, by their numbers.
  private var remote: [HubNumber: [BusMessage]] = [:]
  private var handler: (@Sendable ([BusMessage]) -> Void)?
  /// The number of this hub; `zero` for one that is alone.
  private var hub: HubNumber = .zero

  private var frameCount: UInt64 = 0
  private var recentFrames = RecentNumbers()

  init(bus: any Bus) { self.bus = bus }

  /// Sets the handler for the messages of other hubs.
  ///
  /// - parameter hub: The number of this hub; `zero` for one that is alone.
  func subscribe(as hub: HubNumber, _ handler: @escaping @Sendable ([BusMessage]) -> Void) {
    self.hub = hub
    self.handler = handler
    bus.subscribe(as: hub, handler)
  }

  /// Changes the number under which the messages of other hubs reach this one.
  func resubscribe(as hub: HubNumber) {
    self.hub = hub
    if let handler { bus.subscribe(as: hub, handler) }
  }

  var isBusConnected: Bool { bus.isConnected }
  /// The number of times that messages of other hubs may have been lost.
  var busLossCount: Int { bus.lossCount }
  func closeBus() { bus.close() }

  func attach(_ session: HubSession) { sessions[session.id] = session }
  /// The sessions of this hub.
  var attachedSessions: [HubSession] { sessions.values.sorted { $0.id.number < $1.id.number } }
  func detach(_ session: HubSession) { sessions[session.id] = nil }
  var sessionCount: Int { sessions.count }
  /// Refuses the messages of a session until its device knows that one of them could not be taken.
  func holdMessages(of session: SessionID) { sessions[session]?.holdsMessages = true }
  func isAttached(_ session: SessionID) -> Bool { sessions[session] != nil }
  /// The place up to which a stream's entries were pushed to a session of this hub; 0 if none was.
  func place(of session: SessionID, in stream: StreamName) -> Int64 { sessions[session]?.place(in: stream) ?? 0 }

  func deliver(_ items: [TurnOutput.Item]) {
    for item in items {
      switch item {
      case .frame(let id, let frame):
        if let session = sessions[id] { put(frame, session) } else { send(frame, to: id) }
      case .announcement(let announcement): deliver(announcement)
      }
    }
  }

  /// Delivers a frame to a session of this hub, if it is still there.
  func deliver(_ frame: InboundFrame, to id: SessionID) {
    if let session = sessions[id] { put(frame, session) }
  }

  private func send(_ frame: InboundFrame, to id: SessionID) {
    frameCount &+= 1
    send(.frame(id, frame, number: UInt64(hub.rawValue) << 40 | frameCount & (1 << 40 - 1)), to: id.hub)
  }

  /// Tells all other hubs.
  func tellAll(_ message: BusMessage) { send(message, to: .zero) }
  /// Tells another hub.
  func tell(_ hub: HubNumber, _ message: BusMessage) { send(message, to: hub) }

  private func send(_ message: BusMessage, to hub: HubNumber) {
    // One whose link is gone is nowhere else.
    if hub != self.hub || hub == .zero { remote[hub, default: []].append(message) }
  }

  /// Takes what another hub decided.
  func deliver(_ messages: [BusMessage]) {
    for message in messages {
      switch message {
      case .frame(let id, let frame, let number):
        // A bus may say a thing twice, and unlike an entry this has no place by which a device knows it.
        if recentFrames.insert(number) { deliver(frame, to: id) }
      case .announcement(let announcement): deliverHere(announcement)
      // These take a turn.
      case .entry, .changed: break
      }
    }
  }

  private func deliver(_ announcement: Announcement) {
    let elsewhere = deliverHere(announcement)
    guard !elsewhere.isEmpty else { return }
    let hub = elsewhere[0].session.hub
    if elsewhere.allSatisfy({ $0.session.hub == hub }) {
      return send(.announcement(announcement.limited(to: elsewhere)), to: hub)
    }
    for (hub, audience) in Dictionary(grouping: elsewhere, by: \.session.hub).sorted(by: { $0.key < $1.key }) {
      send(.announcement(announcement.limited(to: audience)), to: hub)
    }
  }

  /// - returns: Those of the audience whose links are at other hubs.
  @discardableResult private func deliverHere(_ announcement: Announcement) -> [Recipient] {
    var elsewhere: [Recipient] = []
    // Made once for all accounts that receive the same.
    var common: InboundFrame?
    for recipient in announcement.audience where recipient.session != announcement.except {
      guard let session = sessions[recipient.session] else {
        elsewhere.append(recipient)
        continue
      }
      let isCommon = announcement.naming.isCommon && recipient.account != announcement.hiddenFrom
      let frame = (isCommon ? common : nil) ?? .event(event(announcement, for: recipient.account))
      if isCommon { common = frame }
      put(frame, session)
    }
    return elsewhere
  }

  /// Returns an entry as one account sees it.
  private func event(_ announcement: Announcement, for account: AccountNumber) -> StreamEvent {
    StreamEvent(
      stream: announcement.naming.stream(for: account), sequence: announcement.sequence, time: announcement.time,
      sharing: account == announcement.hiddenFrom ? SharedPayload(.nothing) : announcement.payload)
  }

  private func put(_ frame: InboundFrame, _ session: HubSession) {
    guard !session.isTooSlow else { return }
    if hub != .zero, case .event(let event) = frame, !session.advance(to: event.sequence, of: event.stream) { return }
    if session.outgoing.isEmpty {
      touched.append(session)
      // The usual number of frames of a turn, so that they are not copied as they become more.
      session.outgoing.reserveCapacity(8)
    }
    session.outgoing.append(frame)
  }

  /// Hands everything out. A session whose link does not take what it was given before is closed: its device fetches
  /// what it missed when it is back.
  func flush(_ limits: HubLimits) {
    if !remote.isEmpty {
      let messages = remote
      remote.removeAll(keepingCapacity: true)
      for (hub, messages) in messages.sorted(by: { $0.key < $1.key }) { bus.publish(messages, to: hub) }
    }
    let sessions = touched
    touched.removeAll(keepingCapacity: true)
    for session in sessions {
      session.outlet.deliver(session.takeOutgoing())
      let backlog = session.outlet.backlog
      if backlog.frames > limits.backlogFrames || backlog.bytes > limits.backlogBytes {
        session.isTooSlow = true
        session.outlet.close(reason: .tooSlow)
      }
    }
  }
}

/// The numbers that came last, to notice those that come again.
struct RecentNumbers {
  private static let limit = 4096
  private var young: Set<UInt64> = []
  private var old: Set<UInt64> = []

  /// - returns: A Boolean value that indicates whether the number is new.
  mutating func insert(_ number: UInt64) -> Bool {
    guard !young.contains(number), !old.contains(number) else { return false }
    young.insert(number)
    if young.count == Self.limit {
      old = young
      young = []
    }
    return true
  }
}
