import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: GroupAdministrationDriver {
  func announce(_ text: String, inGroup id: String) async throws {
    try await act("updateGroupAnnouncement") { driver, completion in
      driver.client.groupManager.updateGroupAnnouncement(withId: id, announcement: text) { completion($1) }
    }
  }

  func setManager(_ isManager: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("change an admin") { driver, completion in
      if isManager {
        driver.client.groupManager.addAdmin(account.name, toGroup: id) { completion($1) }
      } else {
        driver.client.groupManager.removeAdmin(account.name, fromGroup: id) { completion($1) }
      }
    }
  }

  func setOwner(_ account: AccountID, ofGroup id: String) async throws {
    try await act("updateGroupOwner") { driver, completion in
      driver.client.groupManager.updateGroupOwner(id, newOwner: account.name) { completion($1) }
    }
  }

  func setMuted(_ isMuted: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("change a mute") { driver, completion in
      if isMuted {
        driver.client.groupManager.muteMembers([account.name], muteMilliseconds: -1, fromGroup: id) { completion($1) }
      } else {
        driver.client.groupManager.unmuteMembers([account.name], fromGroup: id) { completion($1) }
      }
    }
  }

  func setAllMuted(_ isMuted: Bool, inGroup id: String) async throws {
    try await act("change the mute of all") { driver, completion in
      if isMuted {
        driver.client.groupManager.muteAllMembers(fromGroup: id) { completion($1) }
      } else {
        driver.client.groupManager.unmuteAllMembers(fromGroup: id) { completion($1) }
      }
    }
  }

  func dismissGroup(_ id: String) async throws {
    try await act("destroyGroup") { driver, completion in
      driver.client.groupManager.destroyGroup(id, finishCompletion: completion)
    }
  }
}

extension AgoraDriver: GroupListDriver {
  func mute(_ account: AccountID, forSeconds seconds: Int, inGroup id: String) async throws {
    try await act("muteMembers") { driver, completion in
      driver.client.groupManager.muteMembers([account.name], muteMilliseconds: seconds * 1000, fromGroup: id) {
        completion($1)
      }
    }
  }

  func setBlocked(_ isBlocked: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("change a block") { driver, completion in
      if isBlocked {
        driver.client.groupManager.blockMembers([account.name], fromGroup: id) { completion($1) }
      } else {
        driver.client.groupManager.unblockMembers([account.name], fromGroup: id) { completion($1) }
      }
    }
  }

  func setAllowed(_ isAllowed: Bool, _ account: AccountID, inGroup id: String) async throws {
    try await act("change the white list") { driver, completion in
      if isAllowed {
        driver.client.groupManager.addWhiteListMembers([account.name], fromGroup: id) { completion($1) }
      } else {
        driver.client.groupManager.removeWhiteListMembers([account.name], fromGroup: id) { completion($1) }
      }
    }
  }

  func setOwnAttributes(_ attributes: [String: String], inGroup id: String) async throws {
    try await act("setMemberAttribute") { driver, completion in
      driver.client.groupManager.setMemberAttribute(
        id, userId: driver.context.account.name, attributes: attributes, completion: completion)
    }
  }

  func attributes(of account: AccountID, inGroup id: String) async throws -> [String: String] {
    try await log.request("fetchMemberAttribute") { (reply: Reply<[String: String]>) in
      self.client.groupManager.fetchMemberAttribute(id, userId: account.name) { attributes, error in
        if let error { reply.fail(Self.error(error)) } else { reply.succeed(attributes ?? [:]) }
      }
    }
  }

  func share(path: String, inGroup id: String) async throws -> String {
    try await log.request("uploadGroupSharedFile") { (reply: Reply<String>) in
      self.client.groupManager.uploadGroupSharedFile(withId: id, filePath: path, progress: nil) { file, error in
        if let file { return reply.succeed(file.fileId) }
        reply.fail(error.map(Self.error) ?? ConformanceFailure("neither a file nor an error"))
      }
    }
  }

  func sharedFiles(ofGroup id: String) async throws -> [String] {
    try await log.request("getGroupFileList") { (reply: Reply<[String]>) in
      self.client.groupManager.getGroupFileList(withId: id, pageNumber: 1, pageSize: 20) { files, error in
        if let error { reply.fail(Self.error(error)) } else { reply.succeed((files ?? []).map(\.fileId)) }
      }
    }
  }

  func fetchShared(_ file: String, ofGroup id: String) async throws -> [UInt8] {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("fetched-\(UUID().uuidString)")
    // What is left behind is the system's to clean: it is in a temporary folder.
    defer { try? FileManager.default.removeItem(at: path) }
    try await act("downloadGroupSharedFile") { driver, completion in
      driver.client.groupManager.downloadGroupSharedFile(
        withId: id, filePath: path.path, sharedFileId: file, progress: nil
      ) { completion($1) }
    }
    return [UInt8](try Data(contentsOf: path))
  }

  func unshare(_ file: String, inGroup id: String) async throws {
    try await act("removeGroupSharedFile") { driver, completion in
      driver.client.groupManager.removeGroupSharedFile(withId: id, sharedFileId: file) { completion($1) }
    }
  }
}

extension AgoraDriver: RoomAdministrationDriver {
  func announce(_ text: String, inRoom id: String) async throws {
    try await act("updateChatroomAnnouncement") { driver, completion in
      driver.client.roomManager.updateChatroomAnnouncement(withId: id, announcement: text) { completion($1) }
    }
  }

  func announcement(ofRoom id: String) async throws -> String? {
    try await log.request("getChatroomAnnouncement") { (reply: Reply<String?>) in
      self.client.roomManager.getChatroomAnnouncement(withId: id) { text, error in
        if let error { reply.fail(Self.error(error)) } else { reply.succeed(text) }
      }
    }
  }

  func setManager(_ isManager: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await act("change an admin") { driver, completion in
      if isManager {
        driver.client.roomManager.addAdmin(account.name, toChatroom: id) { completion($1) }
      } else {
        driver.client.roomManager.removeAdmin(account.name, fromChatroom: id) { completion($1) }
      }
    }
  }

  func remove(_ account: AccountID, fromRoom id: String) async throws {
    try await act("removeMembers") { driver, completion in
      driver.client.roomManager.removeMembers([account.name], fromChatroom: id) { completion($1) }
    }
  }

  func setEntry(_ key: String, _ value: String, isTransient: Bool, inRoom id: String) async throws {
    try await act("setChatroomAttribute") { driver, completion in
      driver.client.roomManager.setChatroomAttribute(
        id, key: key, value: value, autoDelete: isTransient, completionBlock: completion)
    }
  }

  func entries(ofRoom id: String) async throws -> [String: String] {
    try await log.request("fetchChatroomAllAttributes") { (reply: Reply<[String: String]>) in
      self.client.roomManager.fetchChatroomAllAttributes(id) { error, attributes in
        if let error { reply.fail(Self.error(error)) } else { reply.succeed(attributes ?? [:]) }
      }
    }
  }
}

/// Notes what is changed about groups and rooms, in one spelling for all generations.
final class AgoraWatcher: NSObject, AgoraChatGroupManagerDelegate, AgoraChatroomManagerDelegate {
  private let log: ObservationLog

  init(_ log: ObservationLog) { self.log = log }

  private func note(_ change: GroupChange, _ group: String?, _ call: String) {
    log.record(ObservedGroupChange(group: group ?? "", change: change), raw: "\(call) \(group ?? "-") \(change)")
  }

  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?) {
    note(.announcement(aAnnouncement ?? ""), aGroup.groupId, "groupAnnouncementDidUpdate")
  }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note(.owner(AccountID(aNewOwner)), aGroup.groupId, "groupOwnerDidUpdate")
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String) {
    note(.manager(AccountID(aAdmin), true), aGroup.groupId, "groupAdminListDidUpdate")
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String) {
    note(.manager(AccountID(aAdmin), false), aGroup.groupId, "groupAdminListDidUpdate")
  }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) {
    for name in aMutedMembers { note(.muted(AccountID(name), true), aGroup.groupId, "groupMuteListDidUpdate") }
  }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]) {
    for name in aMutedMembers { note(.muted(AccountID(name), false), aGroup.groupId, "groupMuteListDidUpdate") }
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]) {
    for name in aMembers { note(.allowed(AccountID(name), true), aGroup.groupId, "groupWhiteListDidUpdate") }
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]) {
    for name in aMembers { note(.allowed(AccountID(name), false), aGroup.groupId, "groupWhiteListDidUpdate") }
  }
  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool) {
    note(.allMuted(aMuted), aGroup.groupId, "groupAllMemberMuteChanged")
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile) {
    note(.shared(aSharedFile.fileName), aGroup.groupId, "groupFileListDidUpdate")
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String) {
    note(.unshared(aFileId), aGroup.groupId, "groupFileListDidUpdate")
  }
  func groupStateChanged(_ aGroup: AgoraChatGroup, isDisabled aDisabled: Bool) {
    note(.disabled(aDisabled), aGroup.groupId, "groupStateChanged")
  }
  func onAttributesChangedOfGroupMember(
    _ groupId: String, userId: String, attributes: [String: String]?, operatorId: String
  ) {
    note(.attributes(AccountID(userId), attributes ?? [:]), groupId, "onAttributesChangedOfGroupMember")
  }

  func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    let exit: RoomExit =
      switch aReason {
      case .beRemoved: .removed
      case .destroyed: .closed
      case .offline: .other
      }
    log.record(
      ObservedRoomExit(room: aChatroom.chatroomId ?? "", exit: exit),
      raw: "didDismiss \(aChatroom.chatroomId ?? "-") \(aReason.rawValue)")
  }
}
