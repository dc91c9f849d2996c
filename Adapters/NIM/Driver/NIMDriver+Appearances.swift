import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: RoomAppearanceDriver {
  func enterRoom(_ id: String, as appearance: RoomAppearance) async throws {
    let tags = try appearance.tags.map { try Self.json($0) }
    try await act("enterChatroom with tags") { driver, completion in
      let request = NIMChatroomEnterRequest()
      (request.roomId, request.tags) = (id, tags)
      if let place = appearance.location {
        request.locationX = NSDecimalNumber(value: place.x)
        request.locationY = NSDecimalNumber(value: place.y)
        request.locationZ = NSDecimalNumber(value: place.z)
      }
      if let reach = appearance.reach { request.distance = NSDecimalNumber(value: reach) }
      driver.sdk.chatroomManager.enterChatroom(request) { error, _, _ in completion(error) }
    }
  }

  func submit(_ text: String, toRoom id: String, tagged tag: String?, at place: RoomLocation?) async throws -> MessageID
  {
    let condition = try tag.map { try Self.json(["tag": $0]) }
    return try await perform {
      let message = NIMMessage()
      message.text = text
      message.notifyTargetTags = condition
      if let place {
        message.locationX = NSNumber(value: place.x)
        message.locationY = NSNumber(value: place.y)
        message.locationZ = NSNumber(value: place.z)
      }
      try self.sdk.chatManager.send(message, to: self.session(.room(id)))
      self.shown[MessageID(message.messageId)] = message
      return MessageID(message.messageId)
    }
  }

  func accounts(inRoom id: String, tagged tag: String) async throws -> Set<AccountID> {
    try await log.request("fetchChatroomMembersByTag") { (reply: Reply<Set<AccountID>>) in
      let request = NIMChatroomFetchMembersByTagRequest()
      (request.roomId, request.tag) = (id, tag)
      self.sdk.chatroomManager.fetchChatroomMembers(byTag: request) { error, members in
        guard let members else { return reply.fail(Self.some(error)) }
        reply.succeed(Set(members.map { AccountID($0.userId ?? "") }))
      }
    }
  }

  private static func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}

extension NIMDriver: RegularMemberDriver {
  func setRegular(_ isRegular: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await act("markNormalMember") { driver, completion in
      let request = NIMChatroomMemberUpdateRequest()
      (request.roomId, request.userId, request.enable) = (id, account.name, isRegular)
      driver.sdk.chatroomManager.markNormalMember(request, completion: completion)
    }
  }

  func regularMembers(ofRoom id: String) async throws -> Set<AccountID> {
    try await log.request("fetchChatroomMembers of a kind") { (reply: Reply<Set<AccountID>>) in
      let request = NIMChatroomMemberRequest()
      (request.roomId, request.type, request.limit) = (id, .regular, 100)
      self.sdk.chatroomManager.fetchChatroomMembers(request) { error, members in
        guard let members else { return reply.fail(Self.some(error)) }
        reply.succeed(Set(members.filter { $0.type == .normal }.map { AccountID($0.userId ?? "") }))
      }
    }
  }
}
