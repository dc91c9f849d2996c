internal import Foundation
internal import Parlance

/// The user manager of one client.
final class UserManager: NSObject, NIMUserManager {
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMUserManagerDelegate) {
    core.userDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMUserManagerDelegate) { core.userDelegates.remove(delegate) }

  // MARK: friends

  func requestFriend(_ request: NIMUserRequest, completion: (((any Error)?) -> Void)?) {
    let (operation, message) = (request.operation, request.message)
    change(request.userId, completion) { device, account, end in
      switch operation {
      case .add: device.requestFriend(account, message: message, isImmediate: true, completion: end)
      case .request: device.requestFriend(account, message: message, completion: end)
      case .verify: device.answerFriendRequest(of: account, accepts: true, message: message, completion: end)
      case .reject: device.answerFriendRequest(of: account, accepts: false, message: message, completion: end)
      }
    }
  }

  func deleteFriend(_ userId: String, completion: (((any Error)?) -> Void)?) {
    deleteFriend(userId, removeAlias: false, completion: completion)
  }

  func deleteFriend(_ userId: String, removeAlias remove: Bool, completion: (((any Error)?) -> Void)?) {
    change(userId, completion) { $0.removeFriend($1, forgetsNotes: remove, completion: $2) }
  }

  func myFriends() -> [NIMUser]? { users(\.isFriend) }
  func isMyFriend(_ userId: String) -> Bool { core.contact(userId)?.isFriend == true }

  func update(_ user: NIMUser, completion: (((any Error)?) -> Void)?) {
    let update = ContactUpdate(alias: user.alias, custom: user.ext)
    if let alias = update.alias, alias.count > Limits.alias {
      return core.complete(completion, NSError.invalidParameter("alias exceeds \(Limits.alias) characters"))
    }
    self.update(user.userId ?? "", update, completion)
  }

  func userInfo(_ userId: String) -> NIMUser? {
    guard core.device != nil else { return nil }
    return NIMUser(AccountID(userId), core: core)
  }

  // MARK: lists

  func add(toBlackList userId: String, completion: @escaping ((any Error)?) -> Void) {
    update(userId, ContactUpdate(isBlocked: true), completion)
  }

  func remove(fromBlackBlackList userId: String, completion: @escaping ((any Error)?) -> Void) {
    update(userId, ContactUpdate(isBlocked: false), completion)
  }

  func isUser(inBlackList userId: String) -> Bool { core.contact(userId)?.isBlocked == true }
  func myBlackList() -> [NIMUser]? { users(\.isBlocked) }

  func updateNotifyState(_ notify: Bool, forUser userId: String, completion: (((any Error)?) -> Void)?) {
    update(userId, ContactUpdate(isMuted: !notify), completion)
  }

  func notify(forNewMsg userId: String) -> Bool { core.contact(userId)?.isMuted != true }
  func myMuteUserList() -> [NIMUser]? { users(\.isMuted) }

  // MARK: parts

  private func users(_ isListed: (Contact) -> Bool) -> [NIMUser]? {
    core.device?.contacts().filter(isListed).map { NIMUser($0, core: core) }
  }

  private func update(_ userId: String, _ update: ContactUpdate, _ completion: (((any Error)?) -> Void)?) {
    change(userId, completion) { $0.updateContact($1, update, completion: $2) }
  }

  private func change(
    _ userId: String, _ completion: (((any Error)?) -> Void)?,
    _ body: (Device, AccountID, @escaping (Result<Contact, MessagingError>) -> Void) -> Void
  ) {
    core.request(completion) { device, completion in
      body(device, AccountID(userId)) { result in
        if case .failure(let error) = result { completion(error.nim) } else { completion(nil) }
      }
    }
  }
}

extension ClientCore {
  /// Another account as this device knows it.
  func contact(_ userId: String) -> Contact? { device?.contact(AccountID(userId)) }

  /// Reports a change of a contact; what another account did came as a system notification before.
  func contactChanged(_ change: ContactChange) {
    switch change.action {
    case .added, .approved, .removed, .updated:
      if userDelegates.isEmpty { return }
      let user = NIMUser(change.contact, core: self)
      userDelegates.notify { $0.onFriendChanged(user) }
    case .blocked, .unblocked: userDelegates.notify { $0.onBlackListChanged() }
    case .muted, .unmuted: userDelegates.notify { $0.onMuteListChanged() }
    case .requested, .declined: break
    @unknown default: break
    }
  }
}
