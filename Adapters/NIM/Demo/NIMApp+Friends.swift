import DemoApps
import Foundation
import NIMSDK

extension NIMApp: Befriender {
  func ask(_ account: String) { request(.request, account) }
  func grant(_ account: String) { request(.verify, account) }

  private func request(_ operation: NIMUserOperation, _ account: String) {
    let request = NIMUserRequest()
    request.userId = account
    request.operation = operation
    sdk.userManager.requestFriend(request, completion: completion("requestFriend(_:completion:)"))
  }

  func leave(_ account: String) {
    sdk.userManager.deleteFriend(account, completion: completion("deleteFriend(_:completion:)"))
  }

  func setBlocked(_ isBlocked: Bool, _ account: String) {
    if isBlocked {
      sdk.userManager.add(toBlackList: account, completion: completion("add(toBlackList:completion:)"))
    } else {
      sdk.userManager.remove(
        fromBlackBlackList: account, completion: completion("remove(fromBlackBlackList:completion:)"))
    }
  }

  func callbacks(for step: FriendStep) -> [Callback] {
    func done(_ call: String) -> Callback { Callback(call, "error nil") }
    func changed(_ account: String) -> Callback { Callback("onFriendChanged", account) }
    func notified(_ operation: String, _ account: String) -> Callback {
      Callback("onReceive(_: NIMSystemNotification)", operation, "from \(account)")
    }
    return switch step {
    case .asked: [done("requestFriend(_:completion:)")]
    case .wasAsked(let account): [notified("request", account)]
    case .granted(let account): [changed(account), done("requestFriend(_:completion:)")]
    case .wasGranted(let account): [notified("verify", account), changed(account)]
    case .blocked: [Callback("onBlackListChanged"), done("add(toBlackList:completion:)")]
    case .unblocked: [Callback("onBlackListChanged"), done("remove(fromBlackBlackList:completion:)")]
    // NIM says so at the message alone, unless the app wants it to fail.
    case .wroteInVain(let label): [Callback("send(_:didCompleteWithError:)", label, "error nil", "deliveried")]
    case .left(let account): [changed(account), done("deleteFriend(_:completion:)")]
    case .wasLeft(let account): [notified("deleteFriend", account), changed(account)]
    }
  }
}

extension NIMApp: @MainActor NIMUserManagerDelegate {
  func onFriendChanged(_ user: NIMUser) { note("onFriendChanged", [user.userId ?? ""]) }
  func onBlackListChanged() { note("onBlackListChanged", []) }
}

extension NIMApp: @MainActor NIMSystemNotificationManagerDelegate {
  func onReceive(_ notification: NIMSystemNotification) {
    let attachment = notification.attachment as? NIMUserAddAttachment
    let operation = attachment.map { "\($0.operationType)" } ?? "\(notification.type)"
    note("onReceive(_: NIMSystemNotification)", [operation, "from \(notification.sourceID ?? "")"])
  }
}
