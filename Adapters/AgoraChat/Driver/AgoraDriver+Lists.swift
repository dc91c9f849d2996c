import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: OpenGroupDriver, PublicGroupListDriver {
  func createGroup(name: String, isOpen: Bool) async throws -> String {
    try await log.request("createGroup") { (reply: Reply<String>) in
      let options = AgoraChatGroupOptions()
      options.style = isOpen ? .publicOpenJoin : .privateOnlyOwnerInvite
      self.client.groupManager.createGroup(
        withSubject: name, description: nil, invitees: nil, message: nil, setting: options
      ) { group, error in
        if let group { return reply.succeed(group.groupId) }
        reply.fail(error.map(Self.error) ?? ConformanceFailure("neither a group nor an error"))
      }
    }
  }

  func nameOfOpenGroup(_ id: String) async throws -> String {
    try await log.request("searchPublicGroup") { (reply: Reply<String>) in
      self.client.groupManager.searchPublicGroup(withId: id) { group, error in
        if let group { return reply.succeed(group.groupName ?? "") }
        reply.fail(error.map(Self.error) ?? ConformanceFailure("neither a group nor an error"))
      }
    }
  }

  func joinOpenGroup(_ id: String) async throws {
    try await act("joinPublicGroup") { driver, completion in
      driver.client.groupManager.joinPublicGroup(id) { completion($1) }
    }
  }

  func publicGroups(pageSize: Int) async throws -> [[String]] {
    try await pages { cursor in
      try await self.log.request("getPublicGroupsFromServer") { (reply: Reply<Page<String>>) in
        self.client.groupManager.getPublicGroupsFromServer(withCursor: cursor, pageSize: pageSize) { result, error in
          if let error { return reply.fail(Self.error(error)) }
          reply.succeed(Page((result?.list ?? []).compactMap(\.groupId), result?.cursor))
        }
      }
    }
  }
}

extension AgoraDriver: MemberListDriver {
  func ordinaryMembers(ofGroup id: String, pageSize: Int) async throws -> [[AccountID]] {
    try await pages { cursor in
      try await self.log.request("getGroupMemberListFromServer") { (reply: Reply<Page<AccountID>>) in
        self.client.groupManager.getGroupMemberListFromServer(withId: id, cursor: cursor, pageSize: pageSize) {
          result, error in
          if let error { reply.fail(Self.error(error)) } else { reply.succeed(Self.page(result)) }
        }
      }
    }
  }

  func ordinaryMembers(ofRoom id: String, pageSize: Int) async throws -> [[AccountID]] {
    try await pages { cursor in
      try await self.log.request("getChatroomMemberListFromServer") { (reply: Reply<Page<AccountID>>) in
        self.client.roomManager.getChatroomMemberListFromServer(withId: id, cursor: cursor, pageSize: pageSize) {
          result, error in
          if let error { reply.fail(Self.error(error)) } else { reply.succeed(Self.page(result)) }
        }
      }
    }
  }

  private static func page(_ result: AgoraChatCursorResult<NSString>?) -> Page<AccountID> {
    Page((result?.list ?? []).map { AccountID("\($0)") }, result?.cursor)
  }
}

extension AgoraDriver: RoomListDriver, RoomCreationDriver, RoomAllowListDriver {
  func rooms(pageSize: Int) async throws -> [[String]] {
    var pages: [[String]] = []
    // The pages have numbers, from 1; the first one without chat rooms is behind the last.
    while true {
      let number = pages.count + 1
      let page: [String] = try await log.request("getChatroomsFromServer") { (reply: Reply<[String]>) in
        self.client.roomManager.getChatroomsFromServer(withPage: number, pageSize: pageSize) { result, error in
          if let error { return reply.fail(Self.error(error)) }
          reply.succeed((result?.list ?? []).compactMap(\.chatroomId))
        }
      }
      if page.isEmpty { return pages }
      pages.append(page)
    }
  }

  func createRoom(name: String, limit: Int?) async throws -> String {
    try await log.request("createChatroom") { (reply: Reply<String>) in
      self.client.roomManager.createChatroom(
        withSubject: name, description: nil, invitees: nil, message: nil, maxMembersCount: limit ?? 0
      ) { room, error in
        if let id = room?.chatroomId { return reply.succeed(id) }
        reply.fail(error.map(Self.error) ?? ConformanceFailure("neither a chat room nor an error"))
      }
    }
  }

  func setAllMuted(_ isMuted: Bool, inRoom id: String) async throws {
    try await act("change the mute of all") { driver, completion in
      if isMuted {
        driver.client.roomManager.muteAllMembers(fromChatroom: id) { completion($1) }
      } else {
        driver.client.roomManager.unmuteAllMembers(fromChatroom: id) { completion($1) }
      }
    }
  }

  func setAllowed(_ isAllowed: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await act("change the white list") { driver, completion in
      if isAllowed {
        driver.client.roomManager.addWhiteListMembers([account.name], fromChatroom: id) { completion($1) }
      } else {
        driver.client.roomManager.removeWhiteListMembers([account.name], fromChatroom: id) { completion($1) }
      }
    }
  }
}

/// A part of a list, and the cursor of the next one; nil at the end.
private struct Page<Element: Sendable>: Sendable {
  var elements: [Element]
  var next: String?

  init(_ elements: [Element], _ cursor: String?) {
    self.elements = elements
    next = cursor?.isEmpty == false ? cursor : nil
  }
}

extension AgoraDriver {
  /// Fetches the pages of a list, until one has no cursor.
  private func pages<Element: Sendable>(_ fetch: (String?) async throws -> Page<Element>) async throws -> [[Element]] {
    var pages: [[Element]] = []
    var cursor: String?
    repeat {
      let page = try await fetch(cursor)
      pages.append(page.elements)
      cursor = page.next
    } while cursor != nil
    return pages
  }
}
