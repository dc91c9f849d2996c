internal import ParlanceCore

/// The call channels in which the account is, and the events of channels, of which each is reported once.
final class DeviceCallChannels: DeviceComponent {
  unowned let core: DeviceCore
  /// The number of the last event, of those that the hub keeps for the account, that this device has; nil until the hub said where to
  /// begin.
  private var taken: Int64?
  /// The channels in which the account is, as they were reported.
  private var known: [String: CallChannel] = [:]
  /// The question to which an answer is awaited; answers to earlier ones are too old.
  private var question = 0
  /// The time of this device's clock of the next question about the channels; nil if none is due.
  private var nextLook: Timestamp?
  /// The time for which the clock was asked.
  private var scheduledLook: Timestamp?

  /// The milliseconds between two questions, while the account is in a channel.
  private static let interval: Int64 = 120_000

  init(_ core: DeviceCore) { self.core = core }

  // MARK: events

  func receive(_ numbered: NumberedCallChannelEvent) {
    guard core.configuration.takesCallChannels else { return }
    let number = numbered.number
    if number > 0 {
      // Until the hub has answered the first question, the answer has it.
      guard let taken, number > taken else { return }
      guard number == taken + 1 else { return ask() }
      note(taken: number)
    }
    let event = numbered.event
    switch event.kind {
    case .joined:
      if let member = event.member { known[event.channel.id]?.add(member) }
    case .left: known[event.channel.id]?.members.removeAll { $0.account == event.actor }
    case .closed: forget(event.channel.id)
    case .invited, .cancelled, .accepted, .refused, .control: break
    }
    report(.event(event))
  }

  private func report(_ update: CallChannelUpdate) { core.turn.report(.callChannel(update), basis: .memory) }

  private func note(taken number: Int64) {
    taken = number
    core.request(TakeCallChannelEventsCall(number: number))
  }

  // MARK: the channels

  /// Notes that this device is in a channel.
  func noteJoined(_ channel: CallChannel) {
    known[channel.id] = channel
    nextLook = nextLook ?? core.clock.now().advanced(byMilliseconds: Self.interval)
  }

  /// Notes that the account is not in a channel.
  func forget(_ id: String) {
    known[id] = nil
    if known.isEmpty { nextLook = nil }
  }

  func connected() {
    guard core.configuration.takesCallChannels else { return }
    ask()
  }

  private func ask() {
    question += 1
    let number = question
    let isFirst = taken == nil
    // The device goes on without the answer, and asks again for one that is late.
    core.request(CallChannelsCall(taken: taken), for: { .copy($0) }) { core, result in
      guard case .success(let reply) = result, number == core.callChannels.question else { return }
      core.callChannels.take(reply, isFirst: isFirst)
    }
  }

  private func take(_ reply: CallChannelsReply, isFirst: Bool) {
    let missed = reply.missed.filter { $0.number > taken ?? .min }.map(\.event)
    if reply.last != taken ?? 0 { note(taken: reply.last) } else { taken = reply.last }
    if !missed.isEmpty { report(.missed(missed)) }
    let before = known
    known = [:]
    for channel in reply.channels { known[channel.id] = channel }
    let new = reply.channels.filter { before[$0.id] == nil }
    // At a login they are reported together; later, another device of the account joined one.
    if isFirst || before.isEmpty {
      if !new.isEmpty { report(.channels(reply.channels)) }
    } else {
      for channel in new { report(.members(channel)) }
    }
    for channel in before.values.sorted(by: { $0.id < $1.id }) {
      guard let now = known[channel.id] else {
        var gone = channel
        gone.members = []
        report(.members(gone))
        continue
      }
      if now.places != channel.places { report(.members(now)) }
    }
    nextLook = known.isEmpty ? nil : core.clock.now().advanced(byMilliseconds: Self.interval)
  }

  // MARK: the clock

  /// Asks about the channels if that is due, at a time for which the clock was asked.
  func look(scheduledFor time: Timestamp) {
    if scheduledLook == time { scheduledLook = nil }
    guard let next = nextLook, next <= core.clock.now() else { return }
    // Without a link the next login asks.
    guard core.connection.isConnected else { return nextLook = nil }
    nextLook = core.clock.now().advanced(byMilliseconds: Self.interval)
    ask()
  }

  /// Returns when the clock is to call for the next question; nil if none is due, or the clock was asked.
  func nextCheck() -> Timestamp? {
    guard let next = nextLook else { return nil }
    if let scheduled = scheduledLook, scheduled <= next { return nil }
    scheduledLook = next
    return next
  }
}

extension CallChannel {
  fileprivate mutating func add(_ member: CallChannelMember) {
    members.removeAll { $0.account == member.account }
    members.append(member)
  }

  /// The numbers of the members, by account.
  fileprivate var places: [AccountID: UInt64] {
    Dictionary(members.map { ($0.account, $0.number) }) { $1 }
  }
}
