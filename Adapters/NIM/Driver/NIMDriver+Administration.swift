import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: GroupAdministrationDriver {
  func announce(_ text: String, inGroup id: String) async throws {
    try await act("updateTeamAnnouncement") { driver, completion in
      driver.sdk.teamManager.updateTeamAnnouncement(text, teamId: id, completion: completion)
    }
  }

  func setManager(_ isManager: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("change a manager") { driver, completion in
      if isManager {
        driver.sdk.teamManager.addManagers(toTeam: id, users: [account.name], completion: completion)
      } else {
        driver.sdk.teamManager.removeManagers(fromTeam: id, users: [account.name], completion: completion)
      }
    }
  }

  func setOwner(_ account: AccountID, ofGroup id: String) async throws {
    try await act("transferManager") { driver, completion in
      driver.sdk.teamManager.transferManager(
        withTeam: id, newOwnerId: account.name, isLeave: false, completion: completion)
    }
  }

  func setMuted(_ isMuted: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("updateMuteState") { driver, completion in
      driver.sdk.teamManager.updateMuteState(isMuted, userId: account.name, inTeam: id, completion: completion)
    }
  }

  func setAllMuted(_ isMuted: Bool, inGroup id: String) async throws {
    try await act("updateMuteState of all") { driver, completion in
      driver.sdk.teamManager.updateMuteState(isMuted, inTeam: id, completion: completion)
    }
  }

  func dismissGroup(_ id: String) async throws {
    try await act("dismissTeam") { driver, completion in
      driver.sdk.teamManager.dismissTeam(id, completion: completion)
    }
  }
}

extension NIMDriver: RoomAdministrationDriver {
  func announce(_ text: String, inRoom id: String) async throws {
    try await act("updateChatroomInfo") { driver, completion in
      let request = NIMChatroomUpdateRequest()
      request.roomId = id
      request.updateInfo = [NSNumber(value: NIMChatroomUpdateTag.announcement.rawValue): text]
      request.needNotify = true
      driver.sdk.chatroomManager.updateChatroomInfo(request, completion: completion)
    }
  }

  func announcement(ofRoom id: String) async throws -> String? {
    try await log.request("fetchChatroomInfo") { (reply: Reply<String?>) in
      self.sdk.chatroomManager.fetchChatroomInfo(id) { error, room in
        if let room { reply.succeed(room.announcement) } else { reply.fail(Self.some(error)) }
      }
    }
  }

  func setManager(_ isManager: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await act("markMemberManager") { driver, completion in
      let request = NIMChatroomMemberUpdateRequest()
      (request.roomId, request.userId, request.enable) = (id, account.name, isManager)
      driver.sdk.chatroomManager.markMemberManager(request, completion: completion)
    }
  }

  func remove(_ account: AccountID, fromRoom id: String) async throws {
    try await act("kickMember") { driver, completion in
      let request = NIMChatroomMemberKickRequest()
      (request.roomId, request.userId) = (id, account.name)
      driver.sdk.chatroomManager.kickMember(request, completion: completion)
    }
  }

  func setEntry(_ key: String, _ value: String, isTransient: Bool, inRoom id: String) async throws {
    try await act("updateChatroomQueueObject") { driver, completion in
      let request = NIMChatroomQueueUpdateRequest()
      (request.roomId, request.key, request.value, request.transient) = (id, key, value, isTransient)
      driver.sdk.chatroomManager.updateChatroomQueueObject(request, completion: completion)
    }
  }

  func entries(ofRoom id: String) async throws -> [String: String] {
    try await log.request("fetchChatroomQueue") { (reply: Reply<[String: String]>) in
      self.sdk.chatroomManager.fetchChatroomQueue(id) { error, elements in
        if let error { return reply.fail(error) }
        reply.succeed((elements ?? []).reduce(into: [:]) { $0.merge($1) { _, last in last } })
      }
    }
  }
}

extension NIMDriver: NIMChatroomManagerDelegate {
  func chatroomBeKicked(_ result: NIMChatroomBeKickedResult) {
    let exit: RoomExit =
      switch result.reason {
      case .byManager, .blacklist: .removed
      case .invalidRoom: .closed
      case .byConflictLogin: .other
      }
    log.record(
      ObservedRoomExit(room: result.roomId, exit: exit),
      raw: "chatroomBeKicked \(result.roomId) \(result.reason.rawValue)")
  }
}
