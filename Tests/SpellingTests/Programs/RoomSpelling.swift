// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class RoomSpelling0: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave", "didDismiss"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String) { note("userDidLeave", aChatroom, aUsername) }
  func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
}

final class RoomSpelling1: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave", "didDismiss"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String?) { note("userDidLeave", aChatroom, aUsername) }
  func didDismiss(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
}

final class RoomSpelling2: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave", "didDismiss"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String!) { note("userDidLeave", aChatroom, aUsername) }
  func didDismiss(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
}

final class RoomSpelling3: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave", "didDismiss"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String!) { note("userDidLeave", aChatroom, aUsername) }
  func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
}

final class RoomSpelling4: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave", "didDismiss"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String?) { note("userDidLeave", aChatroom, aUsername) }
  func didReceiveKicked(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
}

final class RoomSpelling5: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave", "didDismiss"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String) { note("userDidLeave", aChatroom, aUsername) }
  func didReceiveKicked(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason) {
    note("didDismiss", aChatroom, aReason)
  }
}

final class RoomSpelling6: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String) { note("userDidLeave", aChatroom, aUsername) }
}

final class RoomSpelling7: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String?) { note("userDidLeave", aChatroom, aUsername) }
}

final class RoomSpelling8: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String!) { note("userDidLeave", aChatroom, aUsername) }
}

final class RoomSpelling9: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String) {
    note("userDidLeave", aChatroom, aUsername)
  }
}

final class RoomSpelling10: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?) {
    note("userDidLeave", aChatroom, aUsername)
  }
}

final class RoomSpelling11: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!) {
    note("userDidLeave", aChatroom, aUsername)
  }
}

final class RoomSpelling12: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!) {
    note("userDidLeave", aChatroom, aUsername)
  }
}

final class RoomSpelling13: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?) {
    note("userDidLeave", aChatroom, aUsername)
  }
}

final class RoomSpelling14: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String) {
    note("userDidLeave", aChatroom, aUsername)
  }
}

final class RoomSpelling15: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String) {
    note("userDidLeave", aChatroom, aUsername)
  }
}

final class RoomSpelling16: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?) {
    note("userDidLeave", aChatroom, aUsername)
  }
}

final class RoomSpelling17: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin", "userDidLeave"] }
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!) {
    note("userDidLeave", aChatroom, aUsername)
  }
}

final class RoomSpelling18: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
}

final class RoomSpelling19: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
}

final class RoomSpelling20: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
}

final class RoomSpelling21: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
}

final class RoomSpelling22: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
}

final class RoomSpelling23: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
}

final class RoomSpelling24: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String?) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
}

final class RoomSpelling25: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String!) {
    note("userDidJoin", aChatroom, aUsername, ext)
  }
}

final class RoomSpelling26: Recorder, AgoraChatroomManagerDelegate {
  override var events: Set<String> { ["userDidJoin"] }
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String) {
    note("userDidJoin", aChatroom, aUsername, ext)
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
