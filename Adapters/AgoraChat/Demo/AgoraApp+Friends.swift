import AgoraChat
import DemoApps
import Foundation

extension AgoraApp: Befriender {
  func ask(_ account: String) {
    client.contactManager?.addContact(
      account, message: nil, completion: ended("addContact(_:message:completion:)"))
  }

  func grant(_ account: String) {
    client.contactManager?.approveFriendRequest(
      fromUser: account, completion: ended("approveFriendRequest(fromUser:completion:)"))
  }

  func leave(_ account: String) {
    client.contactManager?.deleteContact(
      account, isDeleteConversation: false, completion: ended("deleteContact(_:isDeleteConversation:completion:)"))
  }

  func setBlocked(_ isBlocked: Bool, _ account: String) {
    if isBlocked {
      client.contactManager?.addUser(toBlackList: account, completion: ended("addUser(toBlackList:completion:)"))
    } else {
      client.contactManager?.removeUser(
        fromBlackList: account, completion: ended("removeUser(fromBlackList:completion:)"))
    }
  }

  private func ended(_ name: String) -> (String?, AgoraChatError?) -> Void {
    { [weak self] _, error in self?.note(name, [AgoraWording.error(error)]) }
  }

  func callbacks(for step: FriendStep) -> [Callback] {
    func done(_ call: String) -> Callback { Callback(call, "error nil") }
    switch step {
    case .asked: return [done("addContact(_:message:completion:)")]
    case .wasAsked(let account): return [Callback("friendRequestDidReceive(fromUser:message:)", account)]
    case .granted(let account):
      return [
        Callback("friendshipDidAdd(byUser:)", account), done("approveFriendRequest(fromUser:completion:)"),
      ]
    case .wasGranted(let account):
      return [
        Callback("friendRequestDidApprove(byUser:)", account), Callback("friendshipDidAdd(byUser:)", account),
      ]
    case .blocked: return [done("addUser(toBlackList:completion:)")]
    case .unblocked: return [done("removeUser(fromBlackList:completion:)")]
    case .wroteInVain(let label):
      let error = AgoraWording.error(AgoraChatError(description: "blocked", code: .userPermissionDenied))
      return [
        Callback("messageStatusDidChange(_:error:)", label, error, "failed"),
        Callback("send(_:progress:completion:)", label, error),
      ]
    case .left(let account):
      return [
        Callback("friendshipDidRemove(byUser:)", account),
        done("deleteContact(_:isDeleteConversation:completion:)"),
      ]
    case .wasLeft(let account): return [Callback("friendshipDidRemove(byUser:)", account)]
    }
  }
}

extension AgoraApp: @MainActor AgoraChatContactManagerDelegate {
  func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String?) {
    note("friendRequestDidReceive(fromUser:message:)", [aUsername])
  }
  func friendRequestDidApprove(byUser aUsername: String) { note("friendRequestDidApprove(byUser:)", [aUsername]) }
  func friendRequestDidDecline(byUser aUsername: String) { note("friendRequestDidDecline(byUser:)", [aUsername]) }
  func friendshipDidAdd(byUser aUsername: String) { note("friendshipDidAdd(byUser:)", [aUsername]) }
  func friendshipDidRemove(byUser aUsername: String) { note("friendshipDidRemove(byUser:)", [aUsername]) }
}
