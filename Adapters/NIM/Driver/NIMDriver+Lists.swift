import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: OpenGroupDriver {
  func createGroup(name: String, isOpen: Bool) async throws -> String {
    try await log.request("createTeam") { (reply: Reply<String>) in
      let option = NIMCreateTeamOption()
      (option.name, option.type) = (name, .advanced)
      option.joinMode = isOpen ? .noAuth : .rejectAll
      self.sdk.teamManager.createTeam(option, users: []) { error, id, _ in
        if let id { reply.succeed(id) } else { reply.fail(Self.some(error)) }
      }
    }
  }

  func nameOfOpenGroup(_ id: String) async throws -> String {
    try await log.request("fetchTeamInfo") { (reply: Reply<String>) in
      self.sdk.teamManager.fetchTeamInfo(id) { error, team in
        if let team { reply.succeed(team.teamName ?? "") } else { reply.fail(Self.some(error)) }
      }
    }
  }

  func joinOpenGroup(_ id: String) async throws {
    try await log.request("applyToTeam") { (reply: Reply<Void>) in
      self.sdk.teamManager.apply(toTeam: id, message: "") { error, status in
        if let error { return reply.fail(error) }
        // An application to a team that anyone may join is granted at once: the account is a member.
        if status == .alreadyInTeam { return reply.succeed(()) }
        reply.fail(ConformanceFailure("an open team asks for an answer"))
      }
    }
  }
}

extension NIMDriver: MemberListDriver {
  /// A member of a list, as the next page is asked for.
  private struct Listed: Sendable {
    var account: AccountID
    var isOrdinary = true
    var entered: TimeInterval = 0
  }

  /// Only super teams have pages of members.
  func ordinaryMembers(ofGroup id: String, pageSize: Int) async throws -> [[AccountID]] {
    var pages: [[AccountID]] = []
    while true {
      let offset = pages.count * pageSize
      let page: [Listed] = try await log.request("fetchTeamMembers") { (reply: Reply<[Listed]>) in
        let option = NIMTeamFetchMemberOption()
        (option.offset, option.count, option.fromServer) = (offset, pageSize, true)
        self.sdk.superTeamManager.fetchTeamMembers(id, option: option) { error, members in
          guard let members else { return reply.fail(Self.some(error)) }
          reply.succeed(
            members.map { Listed(account: AccountID($0.userId ?? ""), isOrdinary: $0.type == .normal) })
        }
      }
      if page.isEmpty { return pages }
      pages.append(page.filter(\.isOrdinary).map(\.account))
    }
  }

  func ordinaryMembers(ofRoom id: String, pageSize: Int) async throws -> [[AccountID]] {
    var pages: [[AccountID]] = []
    var last: Listed?
    while true {
      let page: [Listed] = try await log.request("fetchChatroomMembers") { [last] (reply: Reply<[Listed]>) in
        let request = NIMChatroomMemberRequest()
        (request.roomId, request.type, request.limit) = (id, .temp, UInt(pageSize))
        if let last {
          let member = NIMChatroomMember()
          (member.userId, member.enterTimeInterval) = (last.account.name, last.entered)
          request.lastMember = member
        }
        self.sdk.chatroomManager.fetchChatroomMembers(request) { error, members in
          guard let members else { return reply.fail(Self.some(error)) }
          reply.succeed(
            members.map { Listed(account: AccountID($0.userId ?? ""), entered: $0.enterTimeInterval) })
        }
      }
      if page.isEmpty { return pages }
      pages.append(page.map(\.account))
      last = page.last
    }
  }
}
