import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: FriendDriver, BlockingDriver {
  func requestFriend(_ account: AccountID, message: String) async throws {
    try await request(.request, account, message)
  }

  func answerRequest(of account: AccountID, accepts: Bool) async throws {
    try await request(accepts ? .verify : .reject, account, nil)
  }

  private func request(_ operation: NIMUserOperation, _ account: AccountID, _ message: String?) async throws {
    try await act("requestFriend") { driver, completion in
      let request = NIMUserRequest()
      request.userId = account.name
      request.operation = operation
      request.message = message
      driver.sdk.userManager.requestFriend(request, completion: completion)
    }
  }

  func removeFriend(_ account: AccountID) async throws {
    try await act("deleteFriend") { $0.sdk.userManager.deleteFriend(account.name, completion: $1) }
  }

  func friends() async throws -> Set<AccountID> {
    try await perform { Self.accounts(self.sdk.userManager.myFriends()) }
  }

  func setBlocked(_ isBlocked: Bool, _ account: AccountID) async throws {
    try await act("black list") { driver, completion in
      let users = driver.sdk.userManager
      if isBlocked {
        users.add(toBlackList: account.name, completion: completion)
      } else {
        users.remove(fromBlackBlackList: account.name, completion: completion)
      }
    }
  }

  func blockedAccounts() async throws -> Set<AccountID> {
    try await perform { Self.accounts(self.sdk.userManager.myBlackList()) }
  }

  private static func accounts(_ users: [NIMUser]?) -> Set<AccountID> {
    Set((users ?? []).compactMap { $0.userId.map { AccountID($0) } })
  }

  func onReceive(_ notification: NIMSystemNotification) {
    let account = AccountID(notification.sourceID ?? "")
    if let step = groupStep(notification, account) {
      return log.record(
        ObservedGroupRequest(group: notification.targetID ?? "", step: step),
        raw: "onReceive system notification \(step)")
    }
    let step: ContactStep? =
      switch (notification.attachment as? NIMUserAddAttachment)?.operationType {
      case .request: .requested(notification.postscript)
      case .verify: .approved
      case .reject: .declined
      case .add, nil: nil
      }
    guard let step else { return }
    log.record(
      ObservedContactStep(account: account, step: step), raw: "onReceive system notification \(step) of \(account)")
  }
}

extension NIMDriver: NIMUserManagerDelegate {
  func onFriendChanged(_ user: NIMUser) {
    let id = user.userId ?? ""
    let isFriend = sdk.userManager.isMyFriend(id)
    log.record(
      ObservedContactStep(account: AccountID(id), step: isFriend ? .added : .removed),
      raw: "onFriendChanged \(id) \(isFriend)")
  }
}
