import Dispatch
import Foundation
import Parlance
import TestSupport
import Testing

@testable import AgoraChat

/// A client, and its delegates' calls about groups and rooms, in order.
///
/// Safe to share: the log locks itself, and the client is.
final class Phone: NSObject, @unchecked Sendable {
  let client: AgoraChatClient
  let account: String
  private let device: String
  private let log = Lock(Log())

  private struct Log {
    var entries: [String] = []
    /// The pending wait: its turn, and the number of entries that it waits for; nil without one.
    var waiter: (turn: Int, count: Int, continuation: CheckedContinuation<Void, Never>)?
    var turn = 0

    /// Ends the wait if there is enough, or if it has taken too long.
    mutating func release(ofTurn turn: Int? = nil) -> CheckedContinuation<Void, Never>? {
      guard let waiter, turn.map({ $0 == waiter.turn }) ?? (entries.count >= waiter.count) else { return nil }
      self.waiter = nil
      return waiter.continuation
    }
  }

  init(_ environment: MessagingEnvironment, _ account: String, device: String = "phone") {
    client = AgoraChatClient(environment: environment, device: DeviceID(device))
    self.account = account
    self.device = device
    super.init()
    client.groupManager?.add(self, delegateQueue: nil)
    client.roomManager?.add(self, delegateQueue: nil)
    logIn()
  }

  var groups: any IAgoraChatGroupManager {
    get throws { try #require(client.groupManager) }
  }
  var rooms: any IAgoraChatroomManager {
    get throws { try #require(client.roomManager) }
  }

  func logIn() {
    #expect(client.login(withUsername: account, password: "secret") == nil)
  }

  func logOut() {
    #expect(client.logout(false) == nil)
  }

  func note(_ entry: String) {
    let waiting = log.withLock { log in
      log.entries.append(entry)
      return log.release()
    }
    waiting?.resume()
  }

  /// Waits until the log has as many entries as expected, or the deadline passes; then takes and compares them.
  func expect(_ entries: String..., sourceLocation: SourceLocation = #_sourceLocation) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let (turn, ready) = log.withLock { log in
        log.turn += 1
        log.waiter = (log.turn, entries.count, continuation)
        return (log.turn, log.release())
      }
      ready?.resume()
      DispatchQueue.global().asyncAfter(deadline: .now() + TestDeadline.seconds) { [self] in
        log.withLock { $0.release(ofTurn: turn) }?.resume()
      }
    }
    let told = log.withLock { log in
      defer { log.entries.removeAll() }
      return log.entries
    }
    #expect(told == entries, "\(account)'s \(device)", sourceLocation: sourceLocation)
  }
}

extension Phone: AgoraChatGroupManagerDelegate {
  func groupInvitationDidReceive(
    _ aGroupId: String, groupName aGroupName: String, inviter aInviter: String, message aMessage: String?
  ) {
    note("\(aInviter) invites to \(aGroupName) of \(aGroupId): \(aMessage ?? "-")")
  }
  func groupInvitationDidDecline(_ aGroup: AgoraChatGroup, invitee aInvitee: String, reason aReason: String?) {
    note("\(aInvitee) declined: \(aReason ?? "-")")
  }
  func joinGroupRequestDidReceive(_ aGroup: AgoraChatGroup, user aUsername: String, reason aReason: String?) {
    note("\(aUsername) asks to join \(aGroup.groupName ?? ""): \(aReason ?? "-")")
  }
  func joinGroupRequestDidDecline(
    _ aGroupId: String, reason aReason: String?, decliner aDecliner: String?, applicant aApplicant: String
  ) {
    note("\(aDecliner ?? "-") does not let \(aApplicant) into \(aGroupId): \(aReason ?? "-")")
  }
  func joinGroupRequestDidApprove(_ aGroup: AgoraChatGroup) { note("let into \(aGroup.groupName ?? "")") }
  func groupInvitationDidAccept(_ aGroup: AgoraChatGroup, invitee aInvitee: String) { note("\(aInvitee) accepted") }
  func didJoin(_ aGroup: AgoraChatGroup, inviter aInviter: String, message aMessage: String?) {
    note("joined \(aGroup.groupName ?? "") by \(aInviter): \(aMessage ?? "-")")
  }
  func didLeave(_ aGroup: AgoraChatGroup, reason aReason: AgoraChatGroupLeaveReason) {
    note("left \(aGroup.groupName ?? ""): \(aReason)")
  }
  func groupListDidUpdate(_ aGroupList: [AgoraChatGroup]) { note("list of \(aGroupList.count)") }
  func groupMuteListDidUpdate(
    _ aGroup: AgoraChatGroup, addedMutedMembers aMutedMembers: [String], muteExpire aMuteExpire: Int
  ) {
    note("muted \(aMutedMembers.joined(separator: " ")) until \(aMuteExpire)")
  }
  func groupMuteListDidUpdate(_ aGroup: AgoraChatGroup, removedMutedMembers aMutedMembers: [String]) {
    note("unmuted \(aMutedMembers.joined(separator: " "))")
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, addedWhiteListMembers aMembers: [String]) {
    note("white \(aMembers.joined(separator: " "))")
  }
  func groupWhiteListDidUpdate(_ aGroup: AgoraChatGroup, removedWhiteListMembers aMembers: [String]) {
    note("not white \(aMembers.joined(separator: " "))")
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, addedSharedFile aSharedFile: AgoraChatGroupSharedFile) {
    note("file \(aSharedFile.fileName ?? "") of \(aSharedFile.fileOwner ?? "")")
  }
  func groupFileListDidUpdate(_ aGroup: AgoraChatGroup, removedSharedFile aFileId: String) {
    note("no file \(aFileId)")
  }
  func groupStateChanged(_ aGroup: AgoraChatGroup!, isDisabled aDisabled: Bool) { note("disabled \(aDisabled)") }
  func onAttributesChangedOfGroupMember(
    _ groupId: String, userId: String, attributes: [String: String]?, operatorId: String
  ) {
    let values = (attributes ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    note("\(userId) has \(values.joined(separator: " ")) of \(operatorId)")
  }
  func groupAllMemberMuteChanged(_ aGroup: AgoraChatGroup, isAllMemberMuted aMuted: Bool) {
    note("all muted \(aMuted)")
  }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, addedAdmin aAdmin: String) { note("admin \(aAdmin)") }
  func groupAdminListDidUpdate(_ aGroup: AgoraChatGroup, removedAdmin aAdmin: String) { note("no admin \(aAdmin)") }
  func groupOwnerDidUpdate(_ aGroup: AgoraChatGroup, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note("owner \(aNewOwner), not \(aOldOwner)")
  }
  func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String) { note("\(aUsername) came") }
  func userDidLeave(_ aGroup: AgoraChatGroup, user aUsername: String) { note("\(aUsername) went") }
  func groupAnnouncementDidUpdate(_ aGroup: AgoraChatGroup, announcement aAnnouncement: String?) {
    note("announced \(aAnnouncement ?? "-")")
  }
  func groupSpecificationDidUpdate(_ aGroup: AgoraChatGroup!) {
    note("is \(aGroup.groupName ?? ""), \(aGroup.description), \(aGroup.settings.ext ?? "-")")
  }
}

extension Phone: AgoraChatroomManagerDelegate {
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?) {
    note("\(aUsername) entered, the \(aChatroom.occupantsCount). of \(aChatroom.subject ?? ""): \(ext ?? "-")")
  }
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String) { note("\(aUsername) exited") }
  func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    note("out of \(aChatroom.chatroomId ?? ""): \(aReason)")
  }
  func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom) {
    note("room is \(aChatroom.subject ?? ""), \(aChatroom.description)")
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int
  ) {
    note("room muted \(aMutes.joined(separator: " ")) until \(aMuteExpire)")
  }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]) {
    note("room unmuted \(aMutes.joined(separator: " "))")
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]) {
    note("room allowed \(aMembers.joined(separator: " "))")
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]) {
    note("room disallowed \(aMembers.joined(separator: " "))")
  }
  func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom, isAllMemberMuted aMuted: Bool) {
    note("room all muted \(aMuted) \(aChatroom.isMuteAllMembers)")
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String) {
    note("room admin \(aAdmin) for \(aChatroom.permissionType)")
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String) {
    note("room no admin \(aAdmin) for \(aChatroom.permissionType)")
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note("room owner \(aNewOwner), not \(aOldOwner), for \(aChatroom.permissionType)")
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String?) {
    note("room announced \(aAnnouncement ?? "-")")
  }
  func chatroomAttributesDidUpdated(_ roomId: String, attributeMap: [String: String], from fromId: String) {
    let words = attributeMap.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    note("\(roomId) has \(words.joined(separator: " ")) of \(fromId)")
  }
  func chatroomAttributesDidRemoved(_ roomId: String, attributes: [String], from fromId: String) {
    note("\(roomId) lost \(attributes.joined(separator: " ")) of \(fromId)")
  }
}

/// The number of an error; 0 for none.
func code(_ error: AgoraChatError?) -> Int { error?.code.rawValue ?? 0 }
