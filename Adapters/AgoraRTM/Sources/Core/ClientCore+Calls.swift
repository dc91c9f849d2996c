import Parlance

/// Invitations to calls.
extension ClientCore {
  /// The app's object for them.
  var callKit: AgoraRtmCallKit? {
    get { state.withLock { $0.callKit } }
    set { state.withLock { $0.callKit = newValue } }
  }

  func send(
    _ object: AgoraRtmLocalInvitation, _ completion: @escaping (AgoraRtmInvitationApiCallErrorCode) -> Void
  ) {
    if let code = object.begin() { return afterCallbacks { completion(code) } }
    let login = isShutDown ? nil : login
    // Events of the invitation wait until its object is noted.
    let sent: Result<Void, MessagingError> =
      login?.details.withLock { details in
        Result { () throws(MessagingError) in
          guard let login, details.phase == .connected else { throw MessagingError(.notLoggedIn) }
          let invitation = try login.device.inviteToCall(
            AccountID(object.calleeId), content: object.content, channel: object.channelId,
            lifetime: Limits.invitationLifetime, patience: Limits.invitationPatience)
          object.adopt(invitation)
          details.localInvitations[invitation.id] = object
        }
      } ?? .failure(MessagingError(.notLoggedIn))
    switch sent {
    case .success: afterCallbacks { completion(.ok) }
    case .failure(let error) where error.code == .invalidArgument || error.code == .limitExceeded:
      object.withdraw()
      // The user's own id is one that cannot be invited.
      afterCallbacks { completion(error.code == .limitExceeded ? .notStarted : .invalidAugment) }
    case .failure:
      object.move(to: .failure)
      afterCallbacks { [self] in
        report { $1.rtmCallKit($0, localInvitationFailure: object, errorCode: .notLoggedIn) }
        completion(.ok)
      }
    }
  }

  func cancel(
    _ object: AgoraRtmLocalInvitation, _ completion: @escaping (AgoraRtmInvitationApiCallErrorCode) -> Void
  ) {
    guard object.state != .idle else { return afterCallbacks { completion(.notStarted) } }
    change(completion) { device throws(MessagingError) in
      guard let invitation = object.invitation else { throw MessagingError(.requestNotFound) }
      try device.cancelCallInvitation(invitation)
    }
  }

  func answer(
    _ object: AgoraRtmRemoteInvitation, accepts: Bool,
    _ completion: @escaping (AgoraRtmInvitationApiCallErrorCode) -> Void
  ) {
    if let code = object.answer(accepts: accepts) { return afterCallbacks { completion(code) } }
    guard let invitation = object.invitation else { return afterCallbacks { completion(.invalidAugment) } }
    change(completion) { device throws(MessagingError) in
      if accepts {
        try device.acceptCallInvitation(invitation, response: object.response)
      } else {
        try device.refuseCallInvitation(invitation, response: object.response)
      }
    }
  }

  /// Does something with an invitation that was on its way; whatever the engine does not know any more is over.
  private func change(
    _ completion: @escaping (AgoraRtmInvitationApiCallErrorCode) -> Void,
    _ body: (Device) throws(MessagingError) -> Void
  ) {
    let answer = { (error: MessagingError?) in
      guard let error else { return completion(.ok) }
      completion(error.code == .alreadyInProgress ? .alreadyAccept : .alreadyEnd)
    }
    slot.change(answer) { login throws(MessagingError) in
      guard !isShutDown, login.isEstablished else { throw MessagingError(.notLoggedIn) }
      try body(login.device)
    }
  }

  // MARK: events, on the callback queue

  /// Calls the delegate, if there is one.
  private func report(_ body: (AgoraRtmCallKit, any AgoraRtmCallDelegate) -> Void) {
    if let callKit, let delegate = callKit.callDelegate { body(callKit, delegate) }
  }

  func report(_ update: CallInvitationUpdate, _ login: Login) {
    if update.invitation.caller == login.account {
      reportLocal(update, login)
    } else {
      reportRemote(update, login)
    }
  }

  private func reportLocal(_ update: CallInvitationUpdate, _ login: Login) {
    let id = update.invitation.id
    let known = login.details.withLock { details in
      update.change == .received ? details.localInvitations[id] : details.localInvitations.removeValue(forKey: id)
    }
    guard let object = known else { return }
    switch update.change {
    case .received:
      object.move(to: .receivedByRemote)
      report { $1.rtmCallKit($0, localInvitationReceivedByPeer: object) }
    case .accepted(let response):
      object.move(to: .acceptedByRemote, response: response)
      report { $1.rtmCallKit($0, localInvitationAccepted: object, withResponse: response) }
    case .refused(let response):
      object.move(to: .refusedByRemote, response: response)
      report { $1.rtmCallKit($0, localInvitationRefused: object, withResponse: response) }
    // The engine reports these two to callees.
    case .cancelled, .invited, .answeredElsewhere:
      object.move(to: .canceled)
      report { $1.rtmCallKit($0, localInvitationCanceled: object) }
    case .failed(let reason): fail(object, AgoraRtmLocalInvitationErrorCode(reason))
    }
  }

  private func reportRemote(_ update: CallInvitationUpdate, _ login: Login) {
    let key = RemoteInvitationKey(update.invitation)
    if update.change == .invited {
      let object = AgoraRtmRemoteInvitation(update.invitation)
      login.details.withLock { $0.remoteInvitations[key] = object }
      return report { $1.rtmCallKit($0, remoteInvitationReceived: object) }
    }
    guard let object = login.details.withLock({ $0.remoteInvitations.removeValue(forKey: key) }) else { return }
    switch update.change {
    case .accepted:
      object.move(to: .accepted)
      report { $1.rtmCallKit($0, remoteInvitationAccepted: object) }
    case .refused:
      object.move(to: .refused)
      report { $1.rtmCallKit($0, remoteInvitationRefused: object) }
    case .cancelled, .answeredElsewhere, .invited, .received:
      object.move(to: .canceled)
      report { $1.rtmCallKit($0, remoteInvitationCanceled: object) }
    case .failed(let reason): fail(object, AgoraRtmRemoteInvitationErrorCode(reason))
    }
  }

  private func fail(_ object: AgoraRtmLocalInvitation, _ code: AgoraRtmLocalInvitationErrorCode) {
    object.move(to: .failure)
    report { $1.rtmCallKit($0, localInvitationFailure: object, errorCode: code) }
  }

  private func fail(_ object: AgoraRtmRemoteInvitation, _ code: AgoraRtmRemoteInvitationErrorCode) {
    object.move(to: .failure)
    report { $1.rtmCallKit($0, remoteInvitationFailure: object, errorCode: code) }
  }

  /// Fails the invitations of a login that is over.
  func failInvitations(of ended: LoginNotes) {
    for (_, object) in ended.localInvitations.sorted(by: { $0.key.string < $1.key.string }) {
      fail(object, AgoraRtmLocalInvitationErrorCode(.loggedOut))
    }
    for (_, object) in ended.remoteInvitations.sorted(by: { $0.key.id.string < $1.key.id.string }) {
      fail(object, AgoraRtmRemoteInvitationErrorCode(.loggedOut))
    }
  }
}

/// Names an invitation to this user: two callers may use one id.
struct RemoteInvitationKey: Hashable {
  let caller: AccountID
  let id: CallInvitationID

  init(_ invitation: CallInvitation) {
    caller = invitation.caller
    id = invitation.id
  }
}

extension AgoraRtmLocalInvitationErrorCode {
  init(_ reason: CallInvitationFailure) {
    switch reason {
    case .calleeOffline: self = .remoteOffline
    case .expired: self = .expire
    case .loggedOut: self = .notLoggedIn
    // The service did not pass it on; the last two are reported to callees.
    case .noReceipt, .refused, .callerOffline, .unconfirmed: self = .remoteNoResponse
    }
  }
}

extension AgoraRtmRemoteInvitationErrorCode {
  init(_ reason: CallInvitationFailure) {
    switch reason {
    case .callerOffline, .loggedOut: self = .localOffline
    case .expired: self = .expire
    // The service did not pass the answer on; the last two are reported to callers.
    case .unconfirmed, .refused, .calleeOffline, .noReceipt: self = .acceptFailure
    }
  }
}
