// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class ContactSpelling0: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> {
    [
      "friendRequestDidApprove", "friendRequestDidDecline", "friendshipDidRemove", "friendshipDidAdd",
      "friendRequestDidReceive",
    ]
  }
  func friendRequestDidApprove(byUser aUsername: String) { note("friendRequestDidApprove", aUsername) }
  func friendRequestDidDecline(byUser aUsername: String) { note("friendRequestDidDecline", aUsername) }
  func friendshipDidRemove(byUser aUsername: String) { note("friendshipDidRemove", aUsername) }
  func friendshipDidAdd(byUser aUsername: String) { note("friendshipDidAdd", aUsername) }
  func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String?) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling1: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> {
    [
      "friendRequestDidApprove", "friendRequestDidDecline", "friendshipDidRemove", "friendshipDidAdd",
      "friendRequestDidReceive",
    ]
  }
  func friendRequestDidApprove(byUser aUsername: String?) { note("friendRequestDidApprove", aUsername) }
  func friendRequestDidDecline(byUser aUsername: String?) { note("friendRequestDidDecline", aUsername) }
  func friendshipDidRemove(byUser aUsername: String?) { note("friendshipDidRemove", aUsername) }
  func friendshipDidAdd(byUser aUsername: String?) { note("friendshipDidAdd", aUsername) }
  func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String!) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling2: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> {
    [
      "friendRequestDidApprove", "friendRequestDidDecline", "friendshipDidRemove", "friendshipDidAdd",
      "friendRequestDidReceive",
    ]
  }
  func friendRequestDidApprove(byUser aUsername: String!) { note("friendRequestDidApprove", aUsername) }
  func friendRequestDidDecline(byUser aUsername: String!) { note("friendRequestDidDecline", aUsername) }
  func friendshipDidRemove(byUser aUsername: String!) { note("friendshipDidRemove", aUsername) }
  func friendshipDidAdd(byUser aUsername: String!) { note("friendshipDidAdd", aUsername) }
  func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String!) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling3: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> {
    [
      "friendRequestDidApprove", "friendRequestDidDecline", "friendshipDidRemove", "friendshipDidAdd",
      "friendRequestDidReceive",
    ]
  }
  func didReceiveAgreed(fromUsername aUsername: String) { note("friendRequestDidApprove", aUsername) }
  func didReceiveDeclined(fromUsername aUsername: String) { note("friendRequestDidDecline", aUsername) }
  func didReceiveDeleted(fromUsername aUsername: String) { note("friendshipDidRemove", aUsername) }
  func didReceiveAdded(fromUsername aUsername: String) { note("friendshipDidAdd", aUsername) }
  func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String?) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling4: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> {
    [
      "friendRequestDidApprove", "friendRequestDidDecline", "friendshipDidRemove", "friendshipDidAdd",
      "friendRequestDidReceive",
    ]
  }
  func didReceiveAgreed(fromUsername aUsername: String?) { note("friendRequestDidApprove", aUsername) }
  func didReceiveDeclined(fromUsername aUsername: String?) { note("friendRequestDidDecline", aUsername) }
  func didReceiveDeleted(fromUsername aUsername: String?) { note("friendshipDidRemove", aUsername) }
  func didReceiveAdded(fromUsername aUsername: String?) { note("friendshipDidAdd", aUsername) }
  func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String?) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling5: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> {
    [
      "friendRequestDidApprove", "friendRequestDidDecline", "friendshipDidRemove", "friendshipDidAdd",
      "friendRequestDidReceive",
    ]
  }
  func didReceiveAgreed(fromUsername aUsername: String!) { note("friendRequestDidApprove", aUsername) }
  func didReceiveDeclined(fromUsername aUsername: String!) { note("friendRequestDidDecline", aUsername) }
  func didReceiveDeleted(fromUsername aUsername: String!) { note("friendshipDidRemove", aUsername) }
  func didReceiveAdded(fromUsername aUsername: String!) { note("friendshipDidAdd", aUsername) }
  func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String!) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling6: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String?) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling7: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String!) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling8: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String!) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling9: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String?) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling10: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String?) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling11: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String!) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling12: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling13: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func friendRequestDidReceive(fromUser aUsername: String?, message aMessage: String) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling14: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func friendRequestDidReceive(fromUser aUsername: String!, message aMessage: String) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling15: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func didReceiveFriendInvitation(fromUsername aUsername: String, message aMessage: String) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling16: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func didReceiveFriendInvitation(fromUsername aUsername: String?, message aMessage: String) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

final class ContactSpelling17: Recorder, AgoraChatContactManagerDelegate {
  override var events: Set<String> { ["friendRequestDidReceive"] }
  func didReceiveFriendInvitation(fromUsername aUsername: String!, message aMessage: String) {
    note("friendRequestDidReceive", aUsername, aMessage)
  }
}

let everyContactSpelling: [@Sendable () -> any Recorder & AgoraChatContactManagerDelegate] = [
  { ContactSpelling0() },
  { ContactSpelling1() },
  { ContactSpelling2() },
  { ContactSpelling3() },
  { ContactSpelling4() },
  { ContactSpelling5() },
  { ContactSpelling6() },
  { ContactSpelling7() },
  { ContactSpelling8() },
  { ContactSpelling9() },
  { ContactSpelling10() },
  { ContactSpelling11() },
  { ContactSpelling12() },
  { ContactSpelling13() },
  { ContactSpelling14() },
  { ContactSpelling15() },
  { ContactSpelling16() },
  { ContactSpelling17() },
]
