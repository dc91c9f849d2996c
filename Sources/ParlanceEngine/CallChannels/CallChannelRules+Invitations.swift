internal import ParlanceCore

/// The translation between invitations into channels and invitations to calls (`InvitationRules`): an invitation of either kind rings the
/// devices that take only the other kind, and the first answer counts.
///
/// A device that takes only invitations to calls sees an invitation into a channel as one whose id the hub made up; its answer counts as
/// that of its account. For an invitation to a call the hub makes a channel once the callee has a device that takes only channels, and
/// reports the answer of such a device to the caller's device, which decides what becomes of the invitation. A device that takes both
/// kinds sees each invitation as it was made.
extension CallChannelRules {
  // MARK: an invitation into a channel

  /// Returns the id under which devices that take only invitations to calls know an invitation.
  private func signalID(of invitation: KeptCallInvitation, in channel: KeptCallChannel) -> CallInvitationID {
    CallInvitationID(channel.origin ?? "\(channel.id).\(invitation.number)")
  }

  /// Rings the devices of an invited account that take only invitations to calls.
  ///
  /// - returns: A Boolean value that indicates whether there are any.
  func signalInvitation(
    _ invitation: KeptCallInvitation, in channel: KeptCallChannel, by context: LoginContext
  ) throws(MessagingError) -> Bool {
    let phones = phones(of: invitation.account, in: channel)
    guard !phones.isEmpty else { return false }
    let account = try turn.lookup.account(number: invitation.account)
    signal(
      .invited(content: invitation.text, channel: channel.name ?? channel.id, expiry: channel.expiry),
      of: invitation, in: channel, context.account, account, by: CallDevice(context.login), to: phones)
    return true
  }

  /// Passes a step of an invitation to devices of one of its accounts.
  ///
  /// - parameter device: The device that took the step; nil if none did.
  func signal(
    _ step: CallStep, of invitation: KeptCallInvitation, in channel: KeptCallChannel, _ inviter: AccountRecord,
    _ account: AccountRecord, by device: CallDevice?, to phones: [SessionID]
  ) {
    guard !invitation.isWithheld else { return }
    let signal = CallSignal(
      id: signalID(of: invitation, in: channel), caller: inviter.id, callee: account.id,
      device: device?.id ?? DeviceID("hub"), style: device?.style ?? "", time: now, step: step)
    for phone in phones { push(signal, to: phone) }
  }

  private func push(_ signal: CallSignal, to session: SessionID) {
    turn.noteAnswer(bytes: 128 + signal.step.textSize)
    turn.effects.push(.callSignal(signal), to: session)
  }

  /// Returns the logins of an account that take invitations to calls: for a channel that an account created, only those that take no
  /// channels.
  func phones(of account: AccountNumber, in channel: KeptCallChannel) -> [SessionID] {
    directory.sessions(of: account).filter {
      let capabilities = $0.terms.capabilities
      return capabilities.contains(.callInvitations) && (channel.origin != nil || !capabilities.contains(.callChannels))
    }.map(\.id)
  }

  /// Handles the answer of a device that takes invitations to calls.
  ///
  /// - returns: Where the answer went; nil if the invitation is not into a channel, or its caller's devices are to decide.
  func take(_ call: AnswerInvitationCall, _ context: LoginContext) throws(MessagingError) -> CallRoute? {
    guard let caller = try turn.erasure.registered(call.caller) else { return nil }
    if var place = try place(ofInvitation: call.id, by: caller), place.channel.invitations.first?.state == .open,
      place.channel.invitations.first?.account == context.account.number
    {
      if call.answer != .received {
        try settle(
          &place, 0, accepts: call.answer == .accepted, text: call.response, keeps: false, context, isSignalled: true)
      }
      return nil
    }
    let parts = call.id.split(separator: ".")
    guard parts.count == 2, let number = Int64(parts[1]), var place = try placeIfAny(String(parts[0])),
      let index = place.channel.invitations.firstIndex(where: { $0.number == number })
    else { return nil }
    let invitation = place.channel.invitations[index]
    guard invitation.inviter == caller.number, invitation.account == context.account.number, !invitation.isWithheld
    else { return nil }
    let channel = place.channel
    let device = CallDevice(context.login)
    switch invitation.state {
    case .open where call.answer == .received: break
    case .open:
      try settle(
        &place, index, accepts: call.answer == .accepted, text: call.response, keeps: false, context,
        isSignalled: false)
      if call.answer == .accepted {
        confirm(invitation, in: channel, caller, context, device, to: phones(of: context.account.number, in: channel))
      }
    case .accepted:
      confirm(invitation, in: channel, caller, context, invitation.answerer ?? device, to: [context.session])
    case .refused:
      guard invitation.answerer != device else { break }
      push(
        CallSignal(
          id: signalID(of: invitation, in: channel), caller: caller.id, callee: context.account.id, device: "hub",
          style: "", time: now, step: .cancelled), to: context.session)
    }
    return CallRoute(time: now, presence: .online)
  }

  private func confirm(
    _ invitation: KeptCallInvitation, in channel: KeptCallChannel, _ caller: AccountRecord, _ context: LoginContext,
    _ device: CallDevice, to sessions: [SessionID]
  ) {
    let signal = CallSignal(
      id: signalID(of: invitation, in: channel), caller: caller.id, callee: context.account.id, device: device.id,
      style: device.style, time: now, step: .confirmed(device: device.id, style: device.style))
    for session in sessions { push(signal, to: session) }
  }

  // MARK: an invitation to a call

  private static func name(ofInvitation id: String, by caller: AccountRecord) -> String { "\(caller.number):\(id)" }

  /// Returns the channel that was made for an invitation to a call.
  private func place(ofInvitation id: String, by caller: AccountRecord) throws(MessagingError) -> Place? {
    let number = CallShelf.number(ofName: Self.name(ofInvitation: id, by: caller))
    let shelf = try shelf(number)
    let index = shelf.value.channels.firstIndex { $0.origin == id && $0.creator == caller.number }
    return index.map { Place(shelf: shelf, number: number, index: $0, channel: shelf.value.channels[$0]) }
  }

  /// Rings the devices of a callee that take only channels, once each, or reports the answer of one of them to the caller.
  ///
  /// - parameter route: The route of the invitation to the callee's other devices.
  /// - returns: The route, whose presence is `online` if a device that takes only channels was rung or answered.
  func ring(
    _ call: SendInvitationCall, _ route: CallRoute, _ context: LoginContext
  ) throws(MessagingError) -> CallRoute {
    let caller = context.account
    guard let callee = try turn.lookup.account(call.callee),
      try !turn.lookup.directConversation(caller, callee, isToBeWritten: false).isBlocked(caller.number)
    else { return route }
    let known = try place(ofInvitation: call.id, by: caller)
    let devices = directory.sessions(of: callee.number).filter {
      $0.terms.capabilities.contains(.callChannels) && !$0.terms.capabilities.contains(.callInvitations)
    }
    var found = known
    if found == nil, !devices.isEmpty { found = try makePlace(for: call, callee, context) }
    guard var place = found, var invitation = place.channel.invitations.first, invitation.account == callee.number
    else { return route }
    switch invitation.state {
    case .open:
      let new = devices.filter { !invitation.notified.contains(CallDevice($0)) }
      if !new.isEmpty {
        let notified = invitation.notified + new.map { CallDevice($0) }
        invitation.notified = Array(notified.suffix(limits.loginsPerAccount))
        place.channel.invitations[0] = invitation
        try save(place)
        let event = try event(
          .invited, place.channel, by: caller, target: callee.id, request: call.id, text: call.content)
        for login in new { push(event, 0, to: login.id) }
      }
      guard let device = devices.first else { return route }
      tellCaller(.received, nil, CallDevice(device), of: call.id, callee, context)
    case .accepted, .refused:
      guard let device = invitation.answerer else { return route }
      tellCaller(
        invitation.state == .accepted ? .accepted : .refused, invitation.text, device, of: call.id, callee, context)
    }
    return CallRoute(time: route.time, presence: .online)
  }

  private func tellCaller(
    _ answer: CallAnswer, _ response: String?, _ device: CallDevice, of id: String, _ callee: AccountRecord,
    _ context: LoginContext
  ) {
    push(
      CallSignal(
        id: CallInvitationID(id), caller: context.account.id, callee: callee.id, device: device.id,
        style: device.style, time: now, step: .answered(answer, response: response)), to: context.session)
  }

  /// Makes the channel for an invitation to a call; nil if there are too many.
  private func makePlace(
    for call: SendInvitationCall, _ callee: AccountRecord, _ context: LoginContext
  ) throws(MessagingError) -> Place? {
    let caller = context.account
    let number = CallShelf.number(ofName: Self.name(ofInvitation: call.id, by: caller))
    do throws(MessagingError) {
      let shelf = try shelf(number)
      var channel = try newChannel(
        on: shelf, number, CreateCallChannelCall(name: call.channel, medium: .custom, attachment: nil), by: caller)
      channel.origin = call.id
      channel.expiry = now.advanced(byMilliseconds: call.lifetime)
      channel.invitations = [
        KeptCallInvitation(
          number: channel.next, request: call.id, inviter: caller.number, account: callee.number, text: call.content,
          isWithheld: false)
      ]
      channel.next += 1
      try insert(channel, shelf, number, by: caller)
      return try placeIfAny(channel.id)
    } catch {
      guard error.code == .limitExceeded else { throw error }
      return nil
    }
  }

  /// Ends the channel that was made for an invitation which its caller took back, or which is over.
  func take(_ call: CancelInvitationCall, _ context: LoginContext) throws(MessagingError) {
    guard let place = try place(ofInvitation: call.id, by: context.account) else { return }
    try remove(place)
    try reportEnd(of: place.channel, by: context.account, text: nil, keeps: false)
  }
}
