internal import Foundation
internal import Parlance

/// The chatroom manager of one client.
final class ChatroomManager: NSObject, NIMChatroomManager {
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMChatroomManagerDelegate) {
    core.chatroomDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMChatroomManagerDelegate) { core.chatroomDelegates.remove(delegate) }

  func enterChatroom(
    _ request: NIMChatroomEnterRequest, completion: (((any Error)?, NIMChatroom?, NIMChatroomMember?) -> Void)?
  ) {
    let id = request.roomId
    let answer = { [core] (error: (any Error)?, entered: (NIMChatroom, NIMChatroomMember)?) in
      core.reportRoom(id, error == nil ? .enterOK : .enterFailed)
      completion?(error, entered?.0, entered?.1)
    }
    if let mode = request.mode, core.device.map({ $0.account != AccountID(mode.username ?? "") }) ?? true {
      do {
        return core.enter(try IndependentRoom(request, mode), answer)
      } catch {
        return core.afterCallbacks { answer(error, nil) }
      }
    }
    core.fetch(answer) { [core] device, completion in
      guard !id.isEmpty else { throw NSError.invalidParameter("empty chatroom id") }
      let appearance = try request.appearance()
      // The chatroom is entered once: a connection of its own ends.
      core.leaveIndependently(id)
      core.afterCallbacks { core.reportRoom(id, .entering) }
      device.enterRoom(id, as: appearance) { result in
        completion(
          result.nim(in: .room(id)).map { (NIMChatroom($0.room), NIMChatroomMember($0.member, at: core.now)) })
      }
    }
  }

  func chatroomAuthMode(_ roomId: String) -> Int {
    (core.client(inRoom: roomId).room?.authType ?? .default).rawValue
  }

  func exitChatroom(_ roomId: String, completion: (((any Error)?) -> Void)?) {
    if core.leaveIndependently(roomId, completion: { completion?(nil) }) { return }
    core.request(completion) { device, completion in device.leaveRoom(roomId) { completion($0?.nim) } }
  }

  func fetchMessageHistory(
    _ roomId: String, option: NIMHistoryMessageSearchOption, result: NIMFetchChatroomHistoryBlock?
  ) {
    let core = core.client(inRoom: roomId)
    core.fetch(result) { device, completion in
      let isAscending = option.order == .asc
      var query = try HistoryQuery(
        in: .room(roomId), start: isAscending ? option.startTime : 0, end: isAscending ? 0 : option.startTime,
        anchor: nil, order: option.order, limit: option.limit, stores: false)
      query.kinds = try MessageKind.kinds(of: option.messageTypes)
      device.fetchHistory(query) { completion($0.nim.map { core.objects($0, order: option.order) }) }
    }
  }

  func fetchChatroomInfo(_ roomId: String, completion: (((any Error)?, NIMChatroom?) -> Void)?) {
    core.client(inRoom: roomId).fetch(completion) { device, completion in
      device.fetchRoom(roomId) { completion($0.nim.map { NIMChatroom($0.room) }) }
    }
  }

  func fetchChatroomMembers(
    _ request: NIMChatroomMemberRequest, completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?
  ) {
    let type = request.type
    let limit = request.limit == 0 ? Limits.history : request.limit
    let last = request.lastMember
    fetchMembers(request.roomId, completion) { members in
      let fitting = members.filter { member in
        switch type {
        case .temp, .unRegularReversedOrder: member.isOnline && !member.isFixed
        case .regularOnline: member.isOnline && member.isFixed
        default: member.isFixed
        }
      }.sorted {
        ($1.enterTimeInterval, $0.userId ?? "") < ($0.enterTimeInterval, $1.userId ?? "")
      }
      let ordered = type == .unRegularReversedOrder ? fitting.reversed() : fitting
      return Array(ordered.behind(last, oldestFirst: type == .unRegularReversedOrder).prefix(Int(clamping: limit)))
    }
  }

  func fetchChatroomMembers(
    byIds request: NIMChatroomMembersByIdsRequest, completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?
  ) {
    // Names are compared as the engine does, without regard to case.
    let wanted = Set(request.userIds.map { AccountID($0) })
    fetchMembers(request.roomId, completion) { members in
      members.filter { $0.userId.map { wanted.contains(AccountID($0)) } ?? false }
    }
  }

  /// Fetches those who are in a chatroom, and those of whom it keeps something.
  private func fetchMembers(
    _ roomId: String, _ completion: (((any Error)?, [NIMChatroomMember]?) -> Void)?,
    _ choose: @escaping ([NIMChatroomMember]) -> [NIMChatroomMember]
  ) {
    let core = core.client(inRoom: roomId)
    core.fetch(completion) { device, completion in
      device.fetchRoom(roomId) { result in
        guard case .success(let room) = result else { return completion(result.nim.map { _ in [] }) }
        device.fetchStandings(ofRoom: roomId) { result in
          let now = core.now
          completion(
            result.nim.map { reply in
              let standings = Dictionary(reply.standings.map { ($0.account, $0) }) { $1 }
              let there = Set(room.members.map(\.account))
              let away = reply.standings.filter { !there.contains($0.account) }
              return choose(
                room.members.map { NIMChatroomMember($0, standings[$0.account], at: now) }
                  + away.map { NIMChatroomMember($0, at: now) })
            })
        }
      }
    }
  }
}

extension NIMChatroomMember {
  /// A Boolean value that indicates whether the chatroom lists the member whether it is there or not.
  fileprivate var isFixed: Bool { type != .guest && type != .anonymousGuest }
}

extension MessageKind {
  /// The kinds of NIM's message types.
  ///
  /// - throws: Local error `notSupported` for a type that the engine does not have.
  static func kinds(of types: [NSNumber]) throws -> Set<MessageKind> {
    var kinds: Set<MessageKind> = []
    for type in types {
      switch NIMMessageType(rawValue: type.intValue) {
      case .text: kinds.insert(.text)
      case .image: kinds.insert(.image)
      case .audio: kinds.insert(.audio)
      case .video: kinds.insert(.video)
      case .file: kinds.insert(.file)
      case .location: kinds.insert(.location)
      case .tip: kinds.insert(.tip)
      case .notification: kinds.insert(.notification)
      case .custom: kinds.formUnion([.custom, .data])
      default: throw NSError.notSupported("message type \(type)")
      }
    }
    return kinds
  }
}

extension ClientCore {
  /// Reports the state of the connection to a chatroom.
  func reportRoom(_ id: String, _ state: NIMChatroomConnectionState) {
    chatroomDelegates.notify { $0.chatroom(id, connectionStateChanged: state) }
  }

  /// The link broke, and with it those of the chatrooms.
  func roomsLost() {
    for id in device?.rooms ?? [] { reportRoom(id, .loseConnection) }
  }

  /// This account is no longer in a chatroom.
  ///
  /// - parameter whileAway: The client learned it when it was to enter the chatroom again, which failed.
  func roomRemoved(_ id: String, _ reason: GroupDeparture, whileAway: Bool) {
    if whileAway, reason != .left {
      let code: MessagingError.Code =
        switch reason {
        case .blocked: .blocked
        case .dismissed: .roomNotFound
        // Others took the last places.
        default: .groupFull
        }
      let error = MessagingError(code, id).nim(in: .room(id))
      reportRoom(id, .enterFailed)
      return chatroomDelegates.notify { $0.chatroom(id, autoLoginFailed: error) }
    }
    let kickReason: NIMChatroomKickReason
    switch reason {
    case .removed: kickReason = .byManager
    case .dismissed: kickReason = .invalidRoom
    // Left by another of the account's clients.
    case .left: kickReason = .byConflictLogin
    case .blocked: kickReason = .blacklist
    @unknown default: kickReason = .byManager
    }
    let result = NIMChatroomBeKickedResult(roomId: id, reason: kickReason)
    chatroomDelegates.notify { $0.chatroomBeKicked(result) }
  }
}
