internal import Foundation
internal import Parlance

/// A chatroom that is entered without the login of the SDK, and what its app said when it entered.
struct IndependentRoom {
  let id: String
  /// The account or the visitor that enters.
  let identity: Identity
  /// The way in which the login is checked.
  let authType: NIMChatroomLoginAuthType
  let token: String
  /// The text that goes with the token if no delegate supplies one; nil for none.
  let loginExtension: String?
  let appKey: String
  /// Supplies a dynamic token if no delegate does.
  let tokenHandler: NIMProvideChatroomDynamicTokenHandler
  let appearance: RoomAppearance

  enum Identity {
    case account(AccountID)
    case visitor(RoomVisitor)
  }

  /// - parameter request: The app's request, whose `mode` is set.
  /// - throws: Local error `invalidParam` without a chatroom, for a name that accounts cannot have, for a visitor without a
  ///   nickname and a picture, or for the check of the app's server without an extension.
  init(_ request: NIMChatroomEnterRequest, _ mode: NIMChatroomIndependentMode) throws {
    guard !request.roomId.isEmpty else { throw NSError.invalidParameter("empty chatroom id") }
    id = request.roomId
    appearance = try request.appearance()
    if let name = mode.username, !name.isEmpty {
      guard AccountID(name).isValid else { throw NSError.invalidParameter("username") }
      identity = .account(AccountID(name))
    } else {
      guard let nickname = request.roomNickname, let avatar = request.roomAvatar, !nickname.isEmpty, !avatar.isEmpty
      else { throw NSError.invalidParameter("a visitor needs roomNickname and roomAvatar") }
      let name = mode.anonName?.isEmpty == false ? mode.anonName : nil
      identity = .visitor(RoomVisitor(name: name ?? nickname, avatar: avatar))
    }
    let text = request.loginExt?.isEmpty == false ? request.loginExt : nil
    guard request.loginAuthType != .thirdPart || text != nil else { throw NSError.invalidParameter("loginExt") }
    authType = request.loginAuthType
    token = mode.token ?? ""
    loginExtension = text
    appKey = mode.chatroomAppKey ?? ""
    tokenHandler = request.dynamicTokenHandler
  }
}

extension ClientCore {
  /// Returns the client that is in a chatroom: that of the chatroom's own connection, or else this one.
  func client(inRoom id: String?) -> ClientCore { id.flatMap { id in rooms.withLock { $0[id] } } ?? self }

  /// Returns the client that has a session.
  func client(of session: NIMSession?) -> ClientCore {
    session?.sessionType == .chatroom ? client(inRoom: session?.sessionId) : self
  }

  /// Enters a chatroom with a connection of its own, in place of one that it has.
  func enter(_ room: IndependentRoom, _ answer: @escaping ((any Error)?, (NIMChatroom, NIMChatroomMember)?) -> Void) {
    afterCallbacks { [self] in
      guard let handler = NIMChatroomIndependentMode.addressesHandler else { return connect(room, answer) }
      // An app may answer on any queue.
      handler(room.id) { [weak self] error, addresses in
        self?.afterCallbacks { [weak self] in
          guard let self else { return }
          guard error == nil, addresses?.isEmpty == false else {
            let reason = error.map { String(describing: $0) } ?? "no addresses"
            return answer(NIMErrorCode.local(.requestChatroomAddressesFailed).error(reason), nil)
          }
          connect(room, answer)
        }
      }
    }
  }

  private func connect(
    _ room: IndependentRoom, _ answer: @escaping ((any Error)?, (NIMChatroom, NIMChatroomMember)?) -> Void
  ) {
    // The chatroom is entered once: what the login of the SDK received of it comes over the new connection.
    if let device, device.rooms.contains(room.id) { device.leaveRoom(room.id) { _ in } }
    leaveIndependently(room.id)
    let client = ClientCore(room, of: self)
    let login: Login
    do {
      login = try client.open(room)
    } catch {
      return answer(error.nimError, nil)
    }
    rooms.withLock { $0[room.id] = client }
    reportRoom(room.id, .entering)
    func fail(_ error: MessagingError) {
      forget(client, inRoom: room.id)
      client.slot.leave(login)
      answer(error.nim(in: .room(room.id)), nil)
    }
    login.device.connect(token: room.token) { error in
      if let error { return fail(error) }
      login.establish()
      login.device.enterRoom(room.id, as: room.appearance) { result in
        switch result {
        case .failure(let error): fail(error)
        case .success(let entered):
          answer(nil, (NIMChatroom(entered.room), NIMChatroomMember(entered.member, at: client.now)))
        }
      }
    }
  }

  /// Leaves a chatroom that has a connection of its own, and ends the connection.
  ///
  /// - returns: A Boolean value that indicates whether it has one.
  @discardableResult
  func leaveIndependently(_ id: String, completion: @escaping () -> Void = {}) -> Bool {
    guard let client = rooms.withLock({ $0.removeValue(forKey: id) }) else { return false }
    guard let login = client.slot.current else {
      afterCallbacks(completion)
      return true
    }
    login.device.leaveRoom(id) { _ in }
    // Nothing of the chatroom is reported any more, whatever becomes of the call.
    client.slot.leave(login) { _ in completion() }
    return true
  }

  private func forget(_ client: ClientCore, inRoom id: String) {
    rooms.withLock { if $0[id] === client { $0[id] = nil } }
  }

  // MARK: the client of one chatroom

  /// Opens the device of a chatroom's own connection.
  private func open(_ room: IndependentRoom) throws -> Login {
    do throws(MessagingError) {
      return try slot.open(
        roomConfiguration(room), isAwaited: true, details: LoginNotes(config)
      ) { (_) throws(MessagingError) in
      } failure: {
        $0
      } handler: { [weak self] login, events in
        self?.handle(events, of: login)
      }
    } catch {
      throw error.nim
    }
  }

  private func roomConfiguration(_ room: IndependentRoom) -> DeviceConfiguration {
    // Another connection of this client to the same chatroom takes its place, and none to another.
    let device = DeviceID(hexadecimal(SHA256.value(of: Array("\(deviceID) \(room.id)".utf8))))
    var configuration: DeviceConfiguration
    switch room.identity {
    case .account(let account):
      configuration = DeviceConfiguration(style: Self.style, account: account, device: device)
      configuration.login.scope = .rooms
      configuration.loginExtension = room.loginExtension
    case .visitor(let visitor):
      configuration = DeviceConfiguration(style: Self.style, visitor: visitor, device: device)
    }
    configuration.login.followsRoomMembers = false
    configuration.hooks = roomHooks(room)
    return configuration
  }

  private func roomHooks(_ room: IndependentRoom) -> DeviceConfiguration.Hooks {
    var hooks = DeviceConfiguration.Hooks()
    hooks.reconnectPause = { [weak self] in self?.reconnectPause }
    if config.delegate != nil { hooks.ignoresMessage = { [weak self] in self?.ignores($0) ?? false } }
    guard case .account(let account) = room.identity else { return hooks }
    let (id, appKey) = (room.id, room.appKey)
    if config.delegate != nil {
      hooks.loginExtension = { [weak self] in
        let text = self?.config.delegate?.dynamicChatRoomLoginExt(forAccount: account.name, room: id, appKey: appKey)
        return text?.isEmpty == false ? text : nil
      }
    }
    if room.authType == .dynamicToken {
      let handler = UncheckedHandler(call: room.tokenHandler)
      hooks.token = { [weak self] in
        var token = self?.config.delegate?.dynamicChatRoomToken(forAccount: account.name, room: id, appKey: appKey)
        if token?.isEmpty ?? true { token = handler.call(id, account.name) }
        return token?.isEmpty == false ? token : nil
      }
    }
    return hooks
  }

  /// Reports what happens on a chatroom's own connection; called on the callback queue.
  func handle(_ events: [DeviceEvent], of login: Login, in room: IndependentRoom) {
    guard slot.current === login else { return }
    for event in events {
      switch event {
      case .connection(let change): connectionChanged(change, of: login, in: room)
      case .sending(let message): sending(message)
      case .uploading(let id, let conversation, let part, let progress):
        uploading(id, in: conversation, part, progress)
      case .sent(let message, let error): sent(message, error)
      case .received(let messages): received(messages)
      case .revoked(let reported): revoked(reported)
      case .roomEnteredAgain(let entered): reportRoom(entered.id, .enterOK)
      case .roomRemoved(let id, let reason, _, let whileAway):
        end(login)
        roomRemoved(id, reason, whileAway: whileAway)
      case .roomMemberChanged(let entered, let member, let previous):
        memberChanged(member, from: previous, in: entered.id)
      // Nothing else concerns one chatroom, or NIM reports it in messages.
      default: break
      }
    }
  }

  private func connectionChanged(_ change: ConnectionChange, of login: Login, in room: IndependentRoom) {
    switch change {
    case .connecting: if login.phase == .standing { reportRoom(room.id, .entering) }
    case .lost: reportRoom(room.id, .loseConnection)
    case .refused(let error): if login.phase == .standing { fail(login, error, in: room) }
    case .ended(.tokenExpired): fail(login, MessagingError(.tokenExpired), in: room)
    case .ended(let reason):
      end(login)
      var kickReason = NIMChatroomKickReason.byManager
      if case .replaced = reason { kickReason = .byConflictLogin }
      let result = NIMChatroomBeKickedResult(roomId: room.id, reason: kickReason)
      chatroomDelegates.notify { $0.chatroomBeKicked(result) }
    default: break
    }
  }

  private func fail(_ login: Login, _ error: MessagingError, in room: IndependentRoom) {
    end(login)
    reportRoom(room.id, .enterFailed)
    let error = error.nim(in: .room(room.id))
    chatroomDelegates.notify { $0.chatroom(room.id, autoLoginFailed: error) }
  }

  /// Ends the chatroom's connection: the client of the SDK has none to it from now on.
  private func end(_ login: Login) {
    if let room { parent?.forget(self, inRoom: room.id) }
    slot.leave(login)
  }
}

/// The app's handler, which is called on the callback queue alone.
private struct UncheckedHandler: @unchecked Sendable {
  let call: NIMProvideChatroomDynamicTokenHandler
}
