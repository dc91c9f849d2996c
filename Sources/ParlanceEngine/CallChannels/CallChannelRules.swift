internal import ParlanceCore

extension CreateCallChannelCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallChannel {
    try turn.callChannels.create(self, context)
  }
}

extension JoinCallChannelCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallChannel {
    try turn.callChannels.join(self, context)
  }
}

extension LeaveCallChannelCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    if closes { try turn.callChannels.close(self, context) } else { try turn.callChannels.leave(self, context) }
    return Done()
  }
}

extension ExtendCallChannelCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallChannel {
    try turn.callChannels.extend(self, context)
  }
}

extension InviteToCallChannelCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallChannelReach {
    try turn.callChannels.invite(self, context)
  }
}

extension WithdrawCallChannelInvitationCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    try turn.callChannels.withdraw(self, context)
    return Done()
  }
}

extension AnswerCallChannelInvitationCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallChannel {
    try turn.callChannels.answer(self, context)
  }
}

extension ControlCallChannelCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    try turn.callChannels.control(self, context)
    return Done()
  }
}

extension StartCallCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> StartedCall {
    try turn.callChannels.start(self, context)
  }
}

extension CallChannelCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallChannel {
    try turn.callChannels.channel(self)
  }
}

extension CallChannelsCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallChannelsReply {
    try turn.callChannels.channels(self, context)
  }
}

extension TakeCallChannelEventsCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    try turn.callChannels.noteTaken(number, context)
    return Done()
  }
}

/// Call channels: the accounts in them, and invitations into them.
///
/// Channels are kept in a fixed number of shelves (`CallShelf`), so that each change is decided on what all hubs of a store know. A member
/// stays one when its link is lost or its app is closed, until the membership expires; its device renews it while it is connected. Events
/// for accounts that are not connected are kept with the account if their cause asks for it.
struct CallChannelRules: TurnPart {
  let turn: TurnContext

  /// A channel on its shelf.
  struct Place {
    var shelf: KeptValue<CallShelf>
    let number: UInt64
    let index: Int
    var channel: KeptCallChannel
  }

  // MARK: channels

  fileprivate func create(
    _ call: CreateCallChannelCall, _ context: LoginContext
  ) throws(MessagingError) -> CallChannel {
    let (shelf, number, channel) = try newChannel(call, by: context.account)
    try insert(channel, shelf, number, by: context.account)
    return try channel.shown(turn)
  }

  /// Makes a channel that is not kept yet, and finds its shelf.
  private func newChannel(
    _ call: CreateCallChannelCall, by account: AccountRecord
  ) throws(MessagingError) -> (KeptValue<CallShelf>, UInt64, KeptCallChannel) {
    if let name = call.name {
      let number = CallShelf.number(ofName: name)
      let shelf = try shelf(number)
      guard !shelf.value.channels.contains(where: { $0.name == name && $0.origin == nil }) else {
        throw MessagingError(.groupExists, name)
      }
      return (shelf, number, try newChannel(on: shelf, number, call, by: account))
    }
    var random = SystemRandomness()
    let first = UInt64.random(in: 0..<CallShelf.count, using: &random)
    for step in 0..<CallShelf.count {
      let number = (first + step) % CallShelf.count
      let shelf = try shelf(number)
      if shelf.value.channels.count >= mostOnShelf { continue }
      return (shelf, number, try newChannel(on: shelf, number, call, by: account))
    }
    throw tooManyChannels
  }

  private var mostOnShelf: Int { max(1, limits.callChannels / Int(CallShelf.count)) }
  private var tooManyChannels: MessagingError {
    MessagingError(.limitExceeded, "limit \(limits.callChannels) call channels")
  }

  /// - throws: `limitExceeded` if the shelf is full.
  func newChannel(
    on shelf: KeptValue<CallShelf>, _ number: UInt64, _ call: CreateCallChannelCall, by account: AccountRecord
  ) throws(MessagingError) -> KeptCallChannel {
    guard shelf.value.channels.count < mostOnShelf else { throw tooManyChannels }
    var random = SystemRandomness()
    var id = ""
    repeat {
      // Fifteen digits: few enough for a double, too many to be guessed.
      let part = UInt64.random(in: 2_000_000_000_000...12_000_000_000_000, using: &random)
      id = String(part * CallShelf.count + number)
    } while shelf.value.channels.contains(where: { $0.id == id })
    return KeptCallChannel(
      id: id, name: call.name, medium: call.medium, attachment: call.attachment, creator: account.number, created: now,
      expiry: now.advanced(byMilliseconds: limits.callChannelLifetime))
  }

  /// Keeps a new channel.
  ///
  /// - throws: `limitExceeded` if the account has as many channels as it may have; then nothing was kept.
  func insert(
    _ channel: KeptCallChannel, _ shelf: KeptValue<CallShelf>, _ number: UInt64, by account: AccountRecord
  ) throws(MessagingError) {
    try note(channel.id, of: account)
    var shelf = shelf
    shelf.value.channels.append(channel)
    try save(shelf, number)
  }

  fileprivate func join(_ call: JoinCallChannelCall, _ context: LoginContext) throws(MessagingError) -> CallChannel {
    var place = try place(call.id)
    let member = try enter(&place.channel, call.entry, context)
    try note(call.id, of: context.account)
    try save(place)
    try reportJoin(of: member, call.entry, in: place.channel, keeps: call.keeps, context)
    return try place.channel.shown(turn)
  }

  private func enter(
    _ channel: inout KeptCallChannel, _ entry: CallChannelEntry, _ context: LoginContext
  ) throws(MessagingError) -> KeptCallMember {
    let (account, device) = (context.account.number, CallDevice(context.login))
    if let known = channel.member(account) {
      throw MessagingError(known.device == device ? .alreadyMember : .joinedElsewhere)
    }
    guard channel.members.count < limits.callMembers else {
      throw MessagingError(.groupFull, "limit \(limits.callMembers) members")
    }
    var number = entry.number
    if number != 0 {
      guard !channel.members.contains(where: { $0.number == number }) else { throw MessagingError(.numberInUse) }
    } else {
      var random = SystemRandomness()
      repeat {
        number = UInt64.random(in: 1...UInt64(Int32.max), using: &random)
      } while channel.members.contains(where: { $0.number == number })
    }
    let member = KeptCallMember(
      account: account, device: device, number: number, joined: now,
      expiry: now.advanced(byMilliseconds: limits.callMemberLifetime))
    channel.members.append(member)
    prolong(&channel)
    return member
  }

  /// Moves the expiry of a channel that is used, unless most of its time is left.
  private func prolong(_ channel: inout KeptCallChannel) {
    let lifetime = limits.callChannelLifetime
    if channel.expiry < now.advanced(byMilliseconds: lifetime / 2) {
      channel.expiry = now.advanced(byMilliseconds: lifetime)
    }
  }

  private func reportJoin(
    of member: KeptCallMember, _ entry: CallChannelEntry, in channel: KeptCallChannel, keeps: Bool,
    _ context: LoginContext
  ) throws(MessagingError) {
    var event = try event(.joined, channel, by: context.account, text: entry.text)
    event.member = try member.shown(turn)
    try notify(channel.others(than: context.account), event, keeps: keeps)
  }

  fileprivate func leave(_ call: LeaveCallChannelCall, _ context: LoginContext) throws(MessagingError) {
    var place = try place(call.id)
    try checkMember(of: place.channel, context)
    place.channel.members.removeAll { $0.account == context.account.number }
    try save(place)
    try notify(
      place.channel.others(than: context.account),
      try event(.left, place.channel, by: context.account, text: call.text), keeps: call.keeps)
  }

  fileprivate func close(_ call: LeaveCallChannelCall, _ context: LoginContext) throws(MessagingError) {
    let place = try place(call.id)
    let account = context.account.number
    guard place.channel.creator == account || place.channel.member(account) != nil else {
      throw MessagingError(.notMember)
    }
    try remove(place)
    try reportEnd(of: place.channel, by: context.account, text: call.text, keeps: call.keeps)
  }

  /// Closes a channel for the operator, in the name of its creator.
  func close(_ id: String) throws(MessagingError) {
    let place = try place(id)
    try remove(place)
    let creator = try turn.lookup.account(number: place.channel.creator)
    try reportEnd(of: place.channel, by: creator, text: nil, keeps: false, notifiesActor: true)
  }

  /// Notifies those who are in a channel that ended, and those who are invited.
  ///
  /// - parameter notifiesActor: Notifies the actor as well, since the channel expired, or the operator closed it in the actor's name.
  func reportEnd(
    of channel: KeptCallChannel, by actor: AccountRecord, text: String?, keeps: Bool, notifiesActor: Bool = false
  ) throws(MessagingError) {
    let members = notifiesActor ? channel.members.map(\.account) : channel.others(than: actor)
    try notify(members, try event(.closed, channel, by: actor, text: text), keeps: keeps)
    for invitation in channel.invitations {
      switch invitation.state {
      // An account that joined without an answer is notified as a member.
      case .open where channel.member(invitation.account) == nil:
        try reportCancellation(of: invitation, in: channel, text: text, keeps: keeps)
      case .accepted where channel.origin != nil && channel.member(invitation.account) == nil:
        try notify(
          [invitation.account], try event(.closed, channel, by: actor, text: text), keeps: keeps, isRung: true)
      case .open, .accepted, .refused: break
      }
    }
  }

  fileprivate func extend(
    _ call: ExtendCallChannelCall, _ context: LoginContext
  ) throws(MessagingError) -> CallChannel {
    var place = try place(call.id)
    let account = context.account.number
    guard place.channel.creator == account || place.channel.member(account) != nil else {
      throw MessagingError(.notMember)
    }
    place.channel.expiry = now.advanced(byMilliseconds: limits.callChannelLifetime)
    try save(place)
    return try place.channel.shown(turn)
  }

  fileprivate func control(_ call: ControlCallChannelCall, _ context: LoginContext) throws(MessagingError) {
    let channel = try place(call.id).channel
    try checkMember(of: channel, context)
    var others = channel.others(than: context.account)
    if let id = call.account {
      let account = try turn.lookup.existingAccount(id)
      guard others.contains(account.number) else { throw MessagingError(.notMember, id.name) }
      others = [account.number]
    }
    try notify(others, try event(.control, channel, by: context.account, text: call.text), keeps: false)
  }

  fileprivate func channel(_ call: CallChannelCall) throws(MessagingError) -> CallChannel {
    guard let name = call.name else { return try place(call.id).channel.shown(turn) }
    let channels = try shelf(CallShelf.number(ofName: name)).value.channels
    guard let channel = channels.first(where: { $0.name == name && $0.origin == nil }) else {
      throw MessagingError(.roomNotFound, name)
    }
    return try channel.shown(turn)
  }

  /// Returns all channels, for the operator.
  func all() throws(MessagingError) -> [CallChannel] {
    var channels: [CallChannel] = []
    for number in 0..<CallShelf.count {
      for channel in try shelf(number).value.channels { channels.append(try channel.shown(turn)) }
    }
    return channels.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  // MARK: invitations

  fileprivate func start(_ call: StartCallCall, _ context: LoginContext) throws(MessagingError) -> StartedCall {
    let account = try invitee(call.account, context)
    let (shelf, number, new) = try newChannel(call.channel, by: context.account)
    var channel = new
    _ = try enter(&channel, CallChannelEntry(number: call.number), context)
    let invitation = try add(call.request, call.text, to: account, &channel, context)
    try insert(channel, shelf, number, by: context.account)
    let reach = try ring(invitation, in: channel, account, call.push, keeps: call.keeps, context)
    return StartedCall(channel: try channel.shown(turn), reach: reach)
  }

  fileprivate func invite(
    _ call: InviteToCallChannelCall, _ context: LoginContext
  ) throws(MessagingError) -> CallChannelReach {
    var place = try place(call.id)
    try checkMember(of: place.channel, context)
    let account = try invitee(call.account, context)
    guard place.channel.member(account.number) == nil else { throw MessagingError(.alreadyMember) }
    if let known = place.channel.invitation(call.request, from: context.account.number, to: account.number),
      place.channel.invitations[known].state == .open
    {
      throw MessagingError(.alreadyInProgress)
    }
    let invitation = try add(call.request, call.text, to: account, &place.channel, context)
    try save(place)
    return try ring(invitation, in: place.channel, account, call.push, keeps: call.keeps, context)
  }

  private func invitee(_ id: AccountID, _ context: LoginContext) throws(MessagingError) -> AccountRecord {
    let account = try turn.lookup.existingAccount(id)
    guard account.number != context.account.number else { throw MessagingError(.invalidArgument, "own account") }
    return account
  }

  private func add(
    _ request: String, _ text: String?, to account: AccountRecord, _ channel: inout KeptCallChannel,
    _ context: LoginContext
  ) throws(MessagingError) -> KeptCallInvitation {
    if channel.invitations.count >= limits.callInvitations {
      // The oldest answered one goes.
      guard let index = channel.invitations.firstIndex(where: { $0.state != .open }) else {
        throw MessagingError(.limitExceeded, "limit \(limits.callInvitations) invitations")
      }
      channel.invitations.remove(at: index)
    }
    let conversation = try turn.lookup.directConversation(context.account, account, isToBeWritten: false)
    let invitation = KeptCallInvitation(
      number: channel.next, request: request, inviter: context.account.number, account: account.number, text: text,
      isWithheld: conversation.isBlocked(context.account.number))
    channel.next += 1
    channel.invitations.append(invitation)
    return invitation
  }

  /// Notifies the invited account. One that has blocked the inviter is not, and looks as if it were away.
  private func ring(
    _ invitation: KeptCallInvitation, in channel: KeptCallChannel, _ account: AccountRecord, _ push: CallChannelPush?,
    keeps: Bool, _ context: LoginContext
  ) throws(MessagingError) -> CallChannelReach {
    guard !invitation.isWithheld else { return .offline }
    var event = try event(
      .invited, channel, by: context.account, target: account.id, request: invitation.request, text: invitation.text)
    event.push = push
    try notify([account.number], event, keeps: keeps)
    let hasPhones = try signalInvitation(invitation, in: channel, by: context)
    if hasPhones || !takers(in: account.number).isEmpty { return .online }
    guard let push, push.isWanted else { return .offline }
    guard turn.pushes, try notifyAbsent(account, push, context) else { return .unreachable }
    return .offline
  }

  /// - returns: A Boolean value that indicates whether the account's settings let it be notified.
  private func notifyAbsent(
    _ account: AccountRecord, _ push: CallChannelPush, _ context: LoginContext
  ) throws(MessagingError) -> Bool {
    let conversation = try turn.lookup.directConversation(context.account, account, isToBeWritten: false)
    let before = turn.output.notifications.count
    let text = [push.title, push.text].compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: "\n")
    let id = MessageID.generate(at: now)
    try turn.pushSettings.notifyAbsent(of: conversation, of: context.account.number) { account in
      PushNotification(
        subject: .call, recipient: account.id, messageID: id, conversation: conversation.name(for: account.number),
        sender: context.account.id, text: text.isEmpty ? nil : text, payload: push.payload, showsSender: false,
        countsAsUnread: push.countsAsUnread)
    }
    return turn.output.notifications.count > before
  }

  fileprivate func withdraw(
    _ call: WithdrawCallChannelInvitationCall, _ context: LoginContext
  ) throws(MessagingError) {
    var place = try place(call.id)
    guard let account = try turn.lookup.account(call.account) else { throw MessagingError(.requestNotFound) }
    let index = try openInvitation(call.request, from: context.account.number, to: account.number, in: place.channel)
    let invitation = place.channel.invitations.remove(at: index)
    try save(place)
    try reportCancellation(of: invitation, in: place.channel, text: call.text, keeps: call.keeps)
  }

  private func openInvitation(
    _ request: String, from inviter: AccountNumber, to account: AccountNumber, in channel: KeptCallChannel
  ) throws(MessagingError) -> Int {
    guard let index = channel.invitation(request, from: inviter, to: account) else {
      throw MessagingError(.requestNotFound)
    }
    switch channel.invitations[index].state {
    case .open: return index
    case .accepted: throw MessagingError(.invitationAccepted)
    case .refused: throw MessagingError(.invitationRefused)
    }
  }

  private func reportCancellation(
    of invitation: KeptCallInvitation, in channel: KeptCallChannel, text: String?, keeps: Bool
  ) throws(MessagingError) {
    guard !invitation.isWithheld else { return }
    let inviter = try turn.lookup.account(number: invitation.inviter)
    let account = try turn.lookup.account(number: invitation.account)
    let event = try event(
      .cancelled, channel, by: inviter, target: account.id, request: invitation.request, text: text)
    try notify([invitation.account], event, keeps: keeps, isRung: channel.origin != nil)
    // Of an invitation to a call, the caller's devices say it.
    guard channel.origin == nil else { return }
    let phones = phones(of: account.number, in: channel)
    signal(.cancelled, of: invitation, in: channel, inviter, account, by: nil, to: phones)
  }

  fileprivate func answer(
    _ call: AnswerCallChannelInvitationCall, _ context: LoginContext
  ) throws(MessagingError) -> CallChannel {
    var place = try place(call.id)
    guard let inviter = try turn.erasure.registered(call.inviter) else { throw MessagingError(.requestNotFound) }
    let index = try openInvitation(call.request, from: inviter.number, to: context.account.number, in: place.channel)
    var member: KeptCallMember?
    if call.accepts, let entry = call.entry {
      member = try enter(&place.channel, entry, context)
      try note(call.id, of: context.account)
    }
    try settle(
      &place, index, accepts: call.accepts, text: call.text, keeps: call.keeps, context, isSignalled: false)
    if let member, let entry = call.entry {
      try reportJoin(of: member, entry, in: place.channel, keeps: call.keeps, context)
    }
    return try place.channel.shown(turn)
  }

  /// Answers an invitation, and notifies its inviter and the account's other devices.
  ///
  /// - parameter isSignalled: The answer goes to the inviter's devices on another way, too.
  func settle(
    _ place: inout Place, _ index: Int, accepts: Bool, text: String?, keeps: Bool, _ context: LoginContext,
    isSignalled: Bool
  ) throws(MessagingError) {
    let device = CallDevice(context.login)
    place.channel.invitations[index].state = accepts ? .accepted : .refused
    place.channel.invitations[index].answerer = device
    place.channel.invitations[index].text = text
    if place.channel.origin != nil, place.channel.members.isEmpty {
      // The channel was made for this invitation: keep it long enough for the accounts to join.
      place.channel.expiry = max(place.channel.expiry, now.advanced(byMilliseconds: limits.longestInvitation))
    }
    try save(place)
    let (channel, invitation) = (place.channel, place.channel.invitations[index])
    let inviter = try turn.lookup.account(number: invitation.inviter)
    var event = try event(
      accepts ? .accepted : .refused, channel, by: context.account, target: inviter.id, request: invitation.request,
      text: text)
    try notify([inviter.number], event, keeps: keeps, isRung: channel.origin != nil)
    try forgetMissed(invitation.request, of: channel.id, context.account)
    event.isOwn = true
    for session in takers(in: context.account.number, isRung: channel.origin != nil) where session != context.session {
      push(event, 0, to: session)
    }
    guard !isSignalled else { return }
    signal(
      .answered(accepts ? .accepted : .refused, response: nil), of: invitation, in: channel, inviter, context.account,
      by: device, to: phones(of: context.account.number, in: channel).filter { $0 != context.session })
    guard channel.origin != nil else { return }
    signal(
      .answered(accepts ? .accepted : .refused, response: text), of: invitation, in: channel, inviter, context.account,
      by: device, to: phones(of: inviter.number, in: channel))
  }

  // MARK: a device's view

  /// Renews the memberships of a device, and returns the channels in which its account is, with what was kept for it.
  fileprivate func channels(
    _ call: CallChannelsCall, _ context: LoginContext
  ) throws(MessagingError) -> CallChannelsReply {
    let account = context.account
    var kept = try calls(of: account)
    let device = CallDevice(context.login)
    var reply = CallChannelsReply(channels: [], missed: [], last: kept.value.last)
    var ids: [String] = []
    for id in kept.value.channels {
      guard var place = try placeIfAny(id) else { continue }
      let index = place.channel.members.firstIndex { $0.account == account.number }
      if index != nil || place.channel.creator == account.number { ids.append(id) }
      guard let index else { continue }
      if place.channel.members[index].device == device {
        place.channel.members[index].expiry = now.advanced(byMilliseconds: limits.callMemberLifetime)
        prolong(&place.channel)
        try save(place)
      }
      reply.channels.append(try place.channel.shown(turn))
    }
    if ids != kept.value.channels {
      kept.value.channels = ids
      try turn.keptValues.save(kept, .calls, of: account)
    }
    let cursor = call.taken.map { min($0, kept.value.last) } ?? kept.value.taken.last { $0.device == device }?.number
    let floor = cursor ?? kept.value.taken.map(\.number).max() ?? 0
    for missed in kept.value.missed where !isTooOld(missed.event.time) {
      // A device that never asked has what came before it if no other device took it, and all that came since.
      let isNew = cursor == nil && missed.event.time >= context.login.device.registered
      guard missed.number > floor || isNew else { continue }
      var event = missed.event
      event.isChannelOver = try placeIfAny(event.channel.id) == nil
      reply.missed.append(NumberedCallChannelEvent(missed.number, event))
    }
    turn.noteAnswer(bytes: reply.missed.reduce(64 * reply.channels.count) { $0 + $1.event.approximateSize })
    return reply
  }

  private func isTooOld(_ time: Timestamp) -> Bool {
    time <= now.advanced(byMilliseconds: -limits.callEventLifetime)
  }

  /// Notes that a device has the events up to a number.
  fileprivate func noteTaken(_ number: Int64, _ context: LoginContext) throws(MessagingError) {
    var kept = try calls(of: context.account)
    let device = CallDevice(context.login)
    let number = min(max(0, number), kept.value.last)
    guard kept.value.taken.last(where: { $0.device == device })?.number != number else { return }
    kept.value.taken.removeAll { $0.device == device }
    kept.value.taken.append(CallCursor(device: device, number: number))
    if kept.value.taken.count > limits.loginsPerAccount { kept.value.taken.removeFirst() }
    try turn.keptValues.save(kept, .calls, of: context.account)
  }

  private func calls(of account: AccountRecord) throws(MessagingError) -> KeptValue<AccountCalls> {
    try turn.keptValues.kept(.calls, of: account, initial: AccountCalls())
  }

  /// Notes that an account created a channel or is in it.
  ///
  /// - throws: `limitExceeded` if it has as many as it may have.
  private func note(_ id: String, of account: AccountRecord) throws(MessagingError) {
    var kept = try calls(of: account)
    guard !kept.value.channels.contains(id) else { return }
    if kept.value.channels.count >= limits.callChannelsPerAccount {
      var ids: [String] = []
      for id in kept.value.channels {
        guard let channel = try placeIfAny(id)?.channel else { continue }
        if channel.creator == account.number || channel.member(account.number) != nil { ids.append(id) }
      }
      kept.value.channels = ids
    }
    guard kept.value.channels.count < limits.callChannelsPerAccount else {
      throw MessagingError(.limitExceeded, "limit \(limits.callChannelsPerAccount) call channels")
    }
    kept.value.channels.append(id)
    try turn.keptValues.save(kept, .calls, of: account)
  }

  /// Keeps an event for the account's devices that are not connected.
  ///
  /// - returns: Its number.
  private func keep(_ event: CallChannelEvent, for account: AccountRecord) throws(MessagingError) -> Int64 {
    var kept = try calls(of: account)
    kept.value.last += 1
    kept.value.missed.removeAll { isTooOld($0.event.time) }
    kept.value.missed.append(KeptCallEvent(number: kept.value.last, event: event))
    if kept.value.missed.count > limits.callEvents {
      kept.value.missed.removeFirst(kept.value.missed.count - limits.callEvents)
    }
    var size = kept.value.missed.reduce(0) { $0 + $1.event.approximateSize }
    while size > limits.callEventsSize, kept.value.missed.count > 1 {
      size -= kept.value.missed.removeFirst().event.approximateSize
    }
    try turn.keptValues.save(kept, .calls, of: account)
    return kept.value.last
  }

  /// Forgets an invitation that was kept for an account which answered it.
  private func forgetMissed(
    _ request: String, of channel: String, _ account: AccountRecord
  ) throws(MessagingError) {
    var kept = try calls(of: account)
    let count = kept.value.missed.count
    kept.value.missed.removeAll {
      $0.event.kind == .invited && $0.event.request == request && $0.event.channel.id == channel
    }
    if kept.value.missed.count < count { try turn.keptValues.save(kept, .calls, of: account) }
  }

  // MARK: places

  /// Returns a shelf, without what has expired.
  func shelf(_ number: UInt64) throws(MessagingError) -> KeptValue<CallShelf> {
    let shelf: KeptValue<CallShelf> = try turn.keptValues.kept(CallShelf.key(number), initial: CallShelf())
    guard let next = shelf.value.nextExpiry, next <= now else { return shelf }
    try expire(shelf, number)
    return try turn.keptValues.kept(CallShelf.key(number), initial: CallShelf())
  }

  /// Ends the channels and memberships of a shelf that have expired.
  private func expire(_ shelf: KeptValue<CallShelf>, _ number: UInt64) throws(MessagingError) {
    var shelf = shelf
    let ended = shelf.value.channels.filter { $0.expiry <= now }
    shelf.value.channels.removeAll { $0.expiry <= now }
    var lost: [(channel: KeptCallChannel, members: [KeptCallMember])] = []
    for index in shelf.value.channels.indices {
      let gone = shelf.value.channels[index].members.filter { $0.expiry <= now }
      guard !gone.isEmpty else { continue }
      shelf.value.channels[index].members.removeAll { $0.expiry <= now }
      lost.append((shelf.value.channels[index], gone))
    }
    try save(shelf, number)
    for channel in ended {
      let creator = try turn.lookup.account(number: channel.creator)
      try reportEnd(of: channel, by: creator, text: nil, keeps: false, notifiesActor: true)
    }
    for (channel, members) in lost {
      for member in members {
        let account = try turn.lookup.account(number: member.account)
        try notify(channel.others(than: account), try event(.left, channel, by: account), keeps: false)
      }
    }
  }

  /// Ends what has expired on any shelf.
  ///
  /// - returns: The time at which the next part expires; nil if there is none.
  func expireAll() throws(MessagingError) -> Timestamp? {
    var next: Timestamp?
    for number in 0..<CallShelf.count {
      guard let expiry = try shelf(number).value.nextExpiry else { continue }
      next = min(next ?? expiry, expiry)
    }
    return next
  }

  func save(_ shelf: KeptValue<CallShelf>, _ number: UInt64) throws(MessagingError) {
    try turn.keptValues.save(shelf, CallShelf.key(number))
    guard let next = shelf.value.nextExpiry else { return }
    turn.output.callExpiry = min(turn.output.callExpiry ?? next, next)
  }

  func save(_ place: Place) throws(MessagingError) {
    var shelf = place.shelf
    shelf.value.channels[place.index] = place.channel
    try save(shelf, place.number)
  }

  func remove(_ place: Place) throws(MessagingError) {
    var shelf = place.shelf
    shelf.value.channels.remove(at: place.index)
    try save(shelf, place.number)
  }

  func placeIfAny(_ id: String) throws(MessagingError) -> Place? {
    guard let number = CallShelf.number(ofID: id) else { return nil }
    let shelf = try shelf(number)
    guard let index = shelf.value.channels.firstIndex(where: { $0.id == id }) else { return nil }
    return Place(shelf: shelf, number: number, index: index, channel: shelf.value.channels[index])
  }

  /// - throws: `roomNotFound` if there is no such channel.
  private func place(_ id: String) throws(MessagingError) -> Place {
    guard let place = try placeIfAny(id) else { throw MessagingError(.roomNotFound) }
    return place
  }

  /// - throws: `notMember` for an account that is not in the channel, `joinedElsewhere` if it is with another device.
  private func checkMember(of channel: KeptCallChannel, _ context: LoginContext) throws(MessagingError) {
    guard let member = channel.member(context.account.number) else { throw MessagingError(.notMember) }
    guard member.device == CallDevice(context.login) else { throw MessagingError(.joinedElsewhere) }
  }

  // MARK: what is shown

  func event(
    _ kind: CallChannelEvent.Kind, _ channel: KeptCallChannel, by actor: AccountRecord, target: AccountID? = nil,
    request: String? = nil, text: String? = nil
  ) throws(MessagingError) -> CallChannelEvent {
    CallChannelEvent(
      kind: kind, channel: try channel.shown(turn, withMembers: false), actor: actor.id, target: target,
      request: request, text: text, time: now)
  }

  /// Returns the logins of an account that take call channels.
  ///
  /// - parameter isRung: Only those that take no invitations to calls.
  private func takers(in account: AccountNumber, isRung: Bool = false) -> [SessionID] {
    directory.sessions(of: account).filter {
      let capabilities = $0.terms.capabilities
      return capabilities.contains(.callChannels) && !(isRung && capabilities.contains(.callInvitations))
    }.map(\.id)
  }

  private func notify(
    _ accounts: [AccountNumber], _ event: CallChannelEvent, keeps: Bool, isRung: Bool = false
  ) throws(MessagingError) {
    for account in accounts.sorted() {
      let number = keeps ? try keep(event, for: try turn.lookup.account(number: account)) : 0
      for session in takers(in: account, isRung: isRung) { push(event, number, to: session) }
    }
  }

  func push(_ event: CallChannelEvent, _ number: Int64, to session: SessionID) {
    // A frame that is lost on its way to another hub would leave a device ringing.
    turn.keepsRemoteFrames = true
    turn.noteAnswer(bytes: event.approximateSize)
    turn.effects.push(.callChannel(NumberedCallChannelEvent(number, event)), to: session)
  }
}

extension KeptCallChannel {
  /// The channel as accounts see it.
  func shown(_ turn: TurnContext, withMembers: Bool = true) throws(MessagingError) -> CallChannel {
    var shown = CallChannel(
      id: id, name: name, medium: medium, attachment: attachment,
      creator: try turn.lookup.account(number: creator).id, created: created, expiry: expiry)
    if withMembers { for member in members { shown.members.append(try member.shown(turn)) } }
    return shown
  }

  /// Returns the accounts in it but one.
  fileprivate func others(than account: AccountRecord) -> [AccountNumber] {
    members.map(\.account).filter { $0 != account.number }
  }
}

extension KeptCallMember {
  fileprivate func shown(_ turn: TurnContext) throws(MessagingError) -> CallChannelMember {
    CallChannelMember(
      account: try turn.lookup.account(number: account).id, number: number, joined: joined, expiry: expiry)
  }
}
