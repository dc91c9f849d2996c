/// The invitations to calls of one device, of its account and to it; without I/O.
///
/// The hub keeps nothing of an invitation: it checks each step and passes it on. So the two ends keep the state, each for
/// itself, on the hub's time, and no step needs a store or a state that gateways share. A step may be lost: a gateway
/// that ends, a bus that forgets, a link that breaks. Therefore each end repeats its last step every few seconds until
/// the other one has gone on, and what is repeated is answered again. The reply to a step says whether the other account
/// is still connected, by which each end learns that the other is gone.
///
/// | outgoing | until |
/// |---|---|
/// | *sent* | a device of the callee has it: ringing; the patience is over: over |
/// | *ringing* | a device accepts: accepted; refused, cancelled, expired, callee offline: over |
/// | *accepted* | forgotten some time after it would have expired; each acceptance is answered by which device was first |
/// | *over* | forgotten likewise; a callee that still answers is notified that it is over |
///
/// | incoming | until |
/// |---|---|
/// | *ringing* | accepted here: accepting; refused here: refused; cancelled, answered elsewhere, expired, caller offline: over |
/// | *accepting* | the caller confirms this device: over, accepted; another one, no confirmation in time, cancelled: over |
/// | *refused* | forgotten some time after it would have expired; each repetition is answered |
/// | *over* | forgotten likewise |
package struct CallInvitations {
  package enum Action: Hashable, Sendable {
    /// Passes the invitation to the callee, with the milliseconds that it has left.
    case send(CallInvitation, lifetime: Int64)
    case cancel(CallInvitation)
    case answer(CallInvitation, CallAnswer, response: String?)
    case confirm(CallInvitation, device: DeviceID, style: String)
    case report(CallInvitationUpdate)
  }

  /// The milliseconds between two repetitions of a step.
  package static let interval: Int64 = 5000
  /// The milliseconds between two repetitions of an acceptance, and those for which its confirmation is waited for.
  package static let acceptanceInterval: Int64 = 2000
  package static let confirmationPatience: Int64 = 5000
  /// The maximum number of invitations that are open, each way. More of this account fail, more to it are passed over.
  package static let limit = 100
  /// The maximum number of open invitations of one caller; more are passed over, so that none keeps others from ringing.
  package static let callerLimit = 10
  /// The maximum number of invitations that are remembered, each way, with those that are over.
  private static let memory = 300
  /// The milliseconds for which an invitation is remembered that has expired.
  private static let afterlife: Int64 = 30_000

  struct Outgoing {
    enum State: Hashable {
      case sent
      case ringing
      case accepted(device: DeviceID, style: String)
      case over
    }

    var invitation: CallInvitation
    var state = State.sent
    /// The time until which a device of the callee is to have it.
    var receiptDeadline: Timestamp
    var nextStep: Timestamp
    /// The presence of the callee, as the hub said last.
    var presence: PresenceState?

    var isOpen: Bool { state == .sent || state == .ringing }
  }

  struct Incoming {
    enum State: Hashable {
      case ringing
      case accepting(response: String?, until: Timestamp)
      case refused(response: String?)
      case over
    }

    var invitation: CallInvitation
    var state = State.ringing
    var nextStep: Timestamp

    var isOpen: Bool {
      switch state {
      case .ringing, .accepting: true
      case .refused, .over: false
      }
    }
  }

  /// Two callers may use one id.
  struct IncomingKey: Hashable {
    var caller: AccountID
    var id: CallInvitationID
  }

  let device: DeviceID
  let style: String
  var outgoing: [CallInvitationID: Outgoing] = [:]
  var incoming: [IncomingKey: Incoming] = [:]

  /// - parameter device: This device, as the hub names it to others.
  /// - parameter style: Its style.
  package init(device: DeviceID, style: String) {
    self.device = device
    self.style = style
  }

  // MARK: both ways

  /// Handles a step that the hub passed on.
  ///
  /// - parameter account: The account of this device.
  package mutating func receive(_ signal: CallSignal, account: AccountID, at now: Timestamp) -> [Action] {
    let due = tick(at: now)
    if signal.caller == account, signal.callee != account { return due + receiveAnswer(signal, at: now) }
    if signal.callee == account, signal.caller != account { return due + receiveIncoming(signal, at: now) }
    return due
  }

  /// Does what is due.
  package mutating func tick(at now: Timestamp) -> [Action] {
    var actions: [Action] = []
    for id in outgoing.keys.sorted(by: { $0.string < $1.string }) { actions += tickOutgoing(id, at: now) }
    for key in incoming.keys.sorted(by: { ($0.id.string, $0.caller) < ($1.id.string, $1.caller) }) {
      actions += tickIncoming(key, at: now)
    }
    forget(at: now)
    return actions
  }

  /// Repeats the steps of all open invitations: the device is connected again.
  package mutating func connected(at now: Timestamp) -> [Action] {
    for id in outgoing.keys { outgoing[id]?.nextStep = now }
    for key in incoming.keys { incoming[key]?.nextStep = now }
    return tick(at: now)
  }

  /// Ends everything with the login.
  ///
  /// - returns: The reports, and the steps that notify the callees if there is still time.
  package mutating func end() -> [Action] {
    defer {
      outgoing.removeAll()
      incoming.removeAll()
    }
    var actions: [Action] = []
    for entry in outgoing.values.sorted(by: { $0.invitation.id.string < $1.invitation.id.string }) where entry.isOpen {
      actions += [.cancel(entry.invitation), .report(CallInvitationUpdate(entry.invitation, .failed(.loggedOut)))]
    }
    for entry in incoming.values.sorted(by: { $0.invitation.id.string < $1.invitation.id.string }) where entry.isOpen {
      actions.append(.report(CallInvitationUpdate(entry.invitation, .failed(.loggedOut))))
    }
    return actions
  }

  /// The time at which something is due; nil if nothing is open.
  package var nextDeadline: Timestamp? {
    var next: Timestamp?
    func note(_ time: Timestamp) { next = min(next ?? time, time) }
    for entry in outgoing.values where entry.isOpen {
      note(min(entry.nextStep, entry.invitation.expiry))
      if entry.state == .sent { note(entry.receiptDeadline) }
    }
    for entry in incoming.values {
      switch entry.state {
      case .ringing: note(min(entry.nextStep, entry.invitation.expiry))
      case .accepting(_, let deadline): note(min(entry.nextStep, deadline))
      case .refused, .over: break
      }
    }
    return next
  }

  /// Forgets what is over and has expired, and the oldest of what is over where there is too much of it.
  private mutating func forget(at now: Timestamp) {
    func isForgotten(_ expiry: Timestamp) -> Bool { now.milliseconds(since: expiry) > Self.afterlife }
    outgoing = outgoing.filter { $0.value.isOpen || !isForgotten($0.value.invitation.expiry) }
    incoming = incoming.filter { $0.value.isOpen || !isForgotten($0.value.invitation.expiry) }
    if outgoing.count > Self.memory {
      let over = outgoing.filter { !$0.value.isOpen }
        .sorted { $0.value.invitation.expiry < $1.value.invitation.expiry }
      for entry in over.prefix(outgoing.count - Self.memory) { outgoing[entry.key] = nil }
    }
    if incoming.count > Self.memory {
      let over = incoming.filter { !$0.value.isOpen }
        .sorted { $0.value.invitation.expiry < $1.value.invitation.expiry }
      for entry in over.prefix(incoming.count - Self.memory) { incoming[entry.key] = nil }
    }
  }
}
