// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class RoomSpelling0: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "didDismiss", "chatroomSpecificationDidUpdate", "chatroomMuteListDidUpdate added",
      "chatroomMuteListDidUpdate removed", "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed",
      "chatroomAllMemberMuteChanged", "chatroomAdminListDidUpdate added", "chatroomAdminListDidUpdate removed",
      "chatroomOwnerDidUpdate", "chatroomAnnouncementDidUpdate", "chatroomAttributesDidUpdated",
      "chatroomAttributesDidRemoved",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String) { note("userDidLeave", aChatroom, aUsername) }
  func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
  func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom) { note("chatroomSpecificationDidUpdate", aChatroom) }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom, isAllMemberMuted aMuted: Bool) {
    note("chatroomAllMemberMuteChanged", aChatroom, aMuted)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String?) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
  func chatroomAttributesDidUpdated(_ roomId: String, attributeMap: [String: String], from fromId: String) {
    note("chatroomAttributesDidUpdated", roomId, attributeMap, fromId)
  }
  func chatroomAttributesDidRemoved(_ roomId: String, attributes: [String], from fromId: String) {
    note("chatroomAttributesDidRemoved", roomId, attributes, fromId)
  }
}

final class RoomSpelling1: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "didDismiss", "chatroomSpecificationDidUpdate", "chatroomMuteListDidUpdate added",
      "chatroomMuteListDidUpdate removed", "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed",
      "chatroomAllMemberMuteChanged", "chatroomAdminListDidUpdate added", "chatroomAdminListDidUpdate removed",
      "chatroomOwnerDidUpdate", "chatroomAnnouncementDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String?) { note("userDidLeave", aChatroom, aUsername) }
  func didDismiss(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
  func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom?) { note("chatroomSpecificationDidUpdate", aChatroom) }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]?) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]?) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]?) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom?, isAllMemberMuted aMuted: Bool) {
    note("chatroomAllMemberMuteChanged", aChatroom, aMuted)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String?) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String?) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String?) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String!) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
}

final class RoomSpelling2: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "didDismiss", "chatroomSpecificationDidUpdate", "chatroomMuteListDidUpdate added",
      "chatroomMuteListDidUpdate removed", "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed",
      "chatroomAllMemberMuteChanged", "chatroomAdminListDidUpdate added", "chatroomAdminListDidUpdate removed",
      "chatroomOwnerDidUpdate", "chatroomAnnouncementDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String!) { note("userDidLeave", aChatroom, aUsername) }
  func didDismiss(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
  func chatroomSpecificationDidUpdate(_ aChatroom: AgoraChatroom!) { note("chatroomSpecificationDidUpdate", aChatroom) }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [String]!) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [String]!) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [String]!) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomAllMemberMuteChanged(_ aChatroom: AgoraChatroom!, isAllMemberMuted aMuted: Bool) {
    note("chatroomAllMemberMuteChanged", aChatroom, aMuted)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, addedAdmin aAdmin: String!) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom, removedAdmin aAdmin: String!) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String!) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
}

final class RoomSpelling3: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "didDismiss", "chatroomMuteListDidUpdate added",
      "chatroomMuteListDidUpdate removed", "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed",
      "chatroomAdminListDidUpdate added", "chatroomAdminListDidUpdate removed", "chatroomOwnerDidUpdate",
      "chatroomAnnouncementDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String!) { note("userDidLeave", aChatroom, aUsername) }
  func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String!) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String!) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String?) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
}

final class RoomSpelling4: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "didDismiss", "chatroomMuteListDidUpdate added",
      "chatroomMuteListDidUpdate removed", "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed",
      "chatroomAdminListDidUpdate added", "chatroomAdminListDidUpdate removed", "chatroomOwnerDidUpdate",
      "chatroomAnnouncementDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String?) { note("userDidLeave", aChatroom, aUsername) }
  func didReceiveKicked(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]?) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]?) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]?) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String?) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String?) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String?) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String?) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
}

final class RoomSpelling5: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "didDismiss", "chatroomMuteListDidUpdate added",
      "chatroomMuteListDidUpdate removed", "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed",
      "chatroomAdminListDidUpdate added", "chatroomAdminListDidUpdate removed", "chatroomOwnerDidUpdate",
      "chatroomAnnouncementDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String) { note("userDidLeave", aChatroom, aUsername) }
  func didReceiveKicked(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom, removedMutedMembers aMutes: [Any]!) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, addedWhiteListMembers aMembers: [Any]!) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom, removedWhiteListMembers aMembers: [Any]!) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, addedAdmin aAdmin: String) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom?, removedAdmin aAdmin: String) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String?, oldOwner aOldOwner: String) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String!) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
}

final class RoomSpelling6: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomAdminListDidUpdate added",
      "chatroomAdminListDidUpdate removed", "chatroomOwnerDidUpdate", "chatroomAnnouncementDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String) { note("userDidLeave", aChatroom, aUsername) }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]!) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]!) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]!) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom, announcement aAnnouncement: String) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
}

final class RoomSpelling7: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomAdminListDidUpdate added",
      "chatroomAdminListDidUpdate removed", "chatroomOwnerDidUpdate", "chatroomAnnouncementDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String?) { note("userDidLeave", aChatroom, aUsername) }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]?) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]?) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]?) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String?) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String?) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String?) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom?, announcement aAnnouncement: String) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
}

final class RoomSpelling8: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomAdminListDidUpdate added",
      "chatroomAdminListDidUpdate removed", "chatroomOwnerDidUpdate", "chatroomAnnouncementDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String!) { note("userDidLeave", aChatroom, aUsername) }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [Any]) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [Any]) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [Any]) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, addedAdmin aAdmin: String!) {
    note("chatroomAdminListDidUpdate added", aChatroom, aAdmin)
  }
  func chatroomAdminListDidUpdate(_ aChatroom: AgoraChatroom!, removedAdmin aAdmin: String!) {
    note("chatroomAdminListDidUpdate removed", aChatroom, aAdmin)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
  func chatroomAnnouncementDidUpdate(_ aChatroom: AgoraChatroom!, announcement aAnnouncement: String) {
    note("chatroomAnnouncementDidUpdate", aChatroom, aAnnouncement)
  }
}

final class RoomSpelling9: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomOwnerDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String) {
    note("userDidLeave", aChatroom, aUsername)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]!) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]!) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]!) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling10: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomOwnerDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?) {
    note("userDidLeave", aChatroom, aUsername)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]?) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]?) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]?) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String?) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling11: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomOwnerDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!) {
    note("userDidLeave", aChatroom, aUsername)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom?, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom?, removedMutedMembers aMutes: [String]) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, addedWhiteListMembers aMembers: [String]) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom?, removedWhiteListMembers aMembers: [String]) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String!, oldOwner aOldOwner: String) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling12: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomOwnerDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!) {
    note("userDidLeave", aChatroom, aUsername)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String], muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling13: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomOwnerDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?) {
    note("userDidLeave", aChatroom, aUsername)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String]?, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]?) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]?) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]?) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String?) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling14: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomOwnerDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String) {
    note("userDidLeave", aChatroom, aUsername)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [String]!, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [String]!) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [String]!) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [String]!) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling15: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomOwnerDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String) {
    note("userDidLeave", aChatroom, aUsername)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any], muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling16: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomOwnerDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?) {
    note("userDidLeave", aChatroom, aUsername)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any]?, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]?) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]?) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]?) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String?) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling17: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> {
    [
      "userDidJoin", "userDidLeave", "chatroomMuteListDidUpdate added", "chatroomMuteListDidUpdate removed",
      "chatroomWhiteListDidUpdate added", "chatroomWhiteListDidUpdate removed", "chatroomOwnerDidUpdate",
    ]
  }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!) {
    note("userDidLeave", aChatroom, aUsername)
  }
  func chatroomMuteListDidUpdate(
    _ aChatroom: AgoraChatroom!, addedMutedMembers aMutes: [Any]!, muteExpire aMuteExpire: Int
  ) { note("chatroomMuteListDidUpdate added", aChatroom, aMutes, aMuteExpire) }
  func chatroomMuteListDidUpdate(_ aChatroom: AgoraChatroom!, removedMutedMembers aMutes: [Any]!) {
    note("chatroomMuteListDidUpdate removed", aChatroom, aMutes)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, addedWhiteListMembers aMembers: [Any]!) {
    note("chatroomWhiteListDidUpdate added", aChatroom, aMembers)
  }
  func chatroomWhiteListDidUpdate(_ aChatroom: AgoraChatroom!, removedWhiteListMembers aMembers: [Any]!) {
    note("chatroomWhiteListDidUpdate removed", aChatroom, aMembers)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom?, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling18: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "chatroomOwnerDidUpdate"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling19: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "chatroomOwnerDidUpdate"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String?) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling20: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "chatroomOwnerDidUpdate"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling21: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "chatroomOwnerDidUpdate"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling22: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "chatroomOwnerDidUpdate"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String?) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling23: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "chatroomOwnerDidUpdate"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String?, oldOwner aOldOwner: String) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling24: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "chatroomOwnerDidUpdate"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling25: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "chatroomOwnerDidUpdate"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String?) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling26: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "chatroomOwnerDidUpdate"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func chatroomOwnerDidUpdate(_ aChatroom: AgoraChatroom!, newOwner aNewOwner: String!, oldOwner aOldOwner: String!) {
    note("chatroomOwnerDidUpdate", aChatroom, aNewOwner, aOldOwner)
  }
}

final class RoomSpelling27: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String) { note("userDidJoin", aChatroom, aUsername) }
}

final class RoomSpelling28: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?) { note("userDidJoin", aChatroom, aUsername) }
}

final class RoomSpelling29: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!) { note("userDidJoin", aChatroom, aUsername) }
}

final class RoomSpelling30: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!) { note("userDidJoin", aChatroom, aUsername) }
}

final class RoomSpelling31: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?) { note("userDidJoin", aChatroom, aUsername) }
}

final class RoomSpelling32: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String) { note("userDidJoin", aChatroom, aUsername) }
}

final class RoomSpelling33: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String) { note("userDidJoin", aChatroom, aUsername) }
}

final class RoomSpelling34: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?) { note("userDidJoin", aChatroom, aUsername) }
}

final class RoomSpelling35: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!) { note("userDidJoin", aChatroom, aUsername) }
}

final class RoomSpelling36: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String) {
    note("userDidJoin", aChatroom, aUsername)
  }
}

final class RoomSpelling37: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?) {
    note("userDidJoin", aChatroom, aUsername)
  }
}

final class RoomSpelling38: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!) {
    note("userDidJoin", aChatroom, aUsername)
  }
}

final class RoomSpelling39: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!) {
    note("userDidJoin", aChatroom, aUsername)
  }
}

final class RoomSpelling40: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?) {
    note("userDidJoin", aChatroom, aUsername)
  }
}

final class RoomSpelling41: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String) {
    note("userDidJoin", aChatroom, aUsername)
  }
}

final class RoomSpelling42: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String) {
    note("userDidJoin", aChatroom, aUsername)
  }
}

final class RoomSpelling43: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?) {
    note("userDidJoin", aChatroom, aUsername)
  }
}

final class RoomSpelling44: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!) {
    note("userDidJoin", aChatroom, aUsername)
  }
}

let everyRoomSpelling: [@Sendable () -> any Recorder & AgoraChatroomManagerDelegate] = [
  { RoomSpelling0() },
  { RoomSpelling1() },
  { RoomSpelling2() },
  { RoomSpelling3() },
  { RoomSpelling4() },
  { RoomSpelling5() },
  { RoomSpelling6() },
  { RoomSpelling7() },
  { RoomSpelling8() },
  { RoomSpelling9() },
  { RoomSpelling10() },
  { RoomSpelling11() },
  { RoomSpelling12() },
  { RoomSpelling13() },
  { RoomSpelling14() },
  { RoomSpelling15() },
  { RoomSpelling16() },
  { RoomSpelling17() },
  { RoomSpelling18() },
  { RoomSpelling19() },
  { RoomSpelling20() },
  { RoomSpelling21() },
  { RoomSpelling22() },
  { RoomSpelling23() },
  { RoomSpelling24() },
  { RoomSpelling25() },
  { RoomSpelling26() },
  { RoomSpelling27() },
  { RoomSpelling28() },
  { RoomSpelling29() },
  { RoomSpelling30() },
  { RoomSpelling31() },
  { RoomSpelling32() },
  { RoomSpelling33() },
  { RoomSpelling34() },
  { RoomSpelling35() },
  { RoomSpelling36() },
  { RoomSpelling37() },
  { RoomSpelling38() },
  { RoomSpelling39() },
  { RoomSpelling40() },
  { RoomSpelling41() },
  { RoomSpelling42() },
  { RoomSpelling43() },
  { RoomSpelling44() },
]
