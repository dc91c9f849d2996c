import Foundation
import NIMSDK
import PhoneApps

// Friends, blocks and presence.

extension NIMPhone {
  /// Takes over the friends and the blocked accounts of the local database.
  func refreshContacts() {
    let (friends, blocked) = (sdk.userManager.myFriends() ?? [], sdk.userManager.myBlackList() ?? [])
    screen.setContacts(friends: friends.compactMap(\.userId), blocked: blocked.compactMap(\.userId))
  }

  func befriend(_ account: String, _ words: String, _ outcome: Outcome) {
    request(.request, "request", account, words, outcome) { $0.asked = true }
  }

  func answerFriend(_ account: String, _ accepts: Bool, _ outcome: Outcome) {
    request(accepts ? .verify : .reject, accepts ? "verify" : "reject", account, nil, outcome) { $0.request = nil }
  }

  private func request(
    _ operation: NIMUserOperation, _ name: String, _ account: String, _ words: String?, _ outcome: Outcome,
    then change: @escaping (inout ContactSnapshot) -> Void
  ) {
    screen.code(
      [
        "let request = NIMUserRequest()", "request.userId = \(CodeText.literal(account))",
        "request.operation = .\(name)",
      ] + (words.map { ["request.message = \(CodeText.literal($0))"] } ?? [])
        + ["NIMSDK.shared().userManager.requestFriend(request) { error in }"])
    let request = NIMUserRequest()
    (request.userId, request.operation, request.message) = (account, operation, words)
    sdk.userManager.requestFriend(request) { [weak self] error in
      if error == nil { self?.screen.changeContact(account, change) }
      self?.ended("requestFriend(_:completion:)", error, outcome)
    }
  }

  func unfriend(_ account: String, _ outcome: Outcome) {
    screen.code(["NIMSDK.shared().userManager.deleteFriend(\(CodeText.literal(account))) { error in }"])
    sdk.userManager.deleteFriend(account) { [weak self] error in
      self?.ended("deleteFriend(_:completion:)", error, outcome)
    }
  }

  func block(_ account: String, _ isOn: Bool, _ outcome: Outcome) {
    let name = CodeText.literal(account)
    if isOn {
      screen.code(["NIMSDK.shared().userManager.add(toBlackList: \(name)) { error in }"])
      sdk.userManager.add(toBlackList: account) { [weak self] error in
        self?.ended("add(toBlackList:completion:)", error, outcome)
      }
    } else {
      screen.code(["NIMSDK.shared().userManager.remove(fromBlackBlackList: \(name)) { error in }"])
      sdk.userManager.remove(fromBlackBlackList: account) { [weak self] error in
        self?.ended("remove(fromBlackBlackList:completion:)", error, outcome)
      }
    }
  }

  private func ended(_ call: String, _ error: (any Error)?, _ outcome: Outcome) {
    screen.callback(call, [Words.error(error)])
    refreshContacts()
    outcome.finish(error)
  }

  // MARK: presence

  func watch(_ account: String, _ isOn: Bool, _ outcome: Outcome) {
    let call = isOn ? "subscribeEvent" : "unSubscribeEvent"
    screen.code([
      "let request = NIMSubscribeRequest()", "request.type = NIMSubscribeSystemEventType.online.rawValue",
      "request.expiry = 86_400", "request.publishers = [\(CodeText.literal(account))]", "request.syncEnabled = true",
      "NIMSDK.shared().subscribeManager.\(call)(request) { error, failed in }",
    ])
    let request = NIMSubscribeRequest()
    request.type = NIMSubscribeSystemEventType.online.rawValue
    request.expiry = 86_400
    request.publishers = [account]
    request.syncEnabled = true
    let done: NIMEventSubscribeResponseBlock = { [weak self] error, failed in
      self?.screen.callback("\(call)(_:completion:)", [Words.error(error), "failed: \(failed?.count ?? 0)"])
      if error == nil, !isOn { self?.screen.changeContact(account) { ($0.online, $0.status) = (nil, nil) } }
      outcome.finish(error)
    }
    if isOn {
      sdk.subscribeManager.subscribeEvent(request, completion: done)
    } else {
      sdk.subscribeManager.unSubscribeEvent(request, completion: done)
    }
  }

  func publishStatus(_ text: String, _ outcome: Outcome) {
    screen.code([
      "let event = NIMSubscribeEvent()", "event.value = 10_001", "event.setExt(\(CodeText.literal(text)))",
      "event.sendToOnlineUsersOnly = false", "NIMSDK.shared().subscribeManager.publishEvent(event) { error, event in }",
    ])
    let event = NIMSubscribeEvent()
    // The values up to 10,000 are the vendor's.
    event.value = 10_001
    event.setExt(text)
    event.sendToOnlineUsersOnly = false
    sdk.subscribeManager.publishEvent(event) { [weak self] error, _ in
      self?.screen.callback("publishEvent(_:completion:)", [Words.error(error)])
      outcome.finish(error)
    }
  }
}

extension NIMPhone: @MainActor NIMUserManagerDelegate {
  func onFriendChanged(_ user: NIMUser) {
    let account = user.userId ?? ""
    let (wasFriend, isFriend) = (screen.contacts[account]?.friend ?? false, sdk.userManager.isMyFriend(account))
    screen.callback("onFriendChanged(_:)", [account, "isMyFriend: \(isFriend)"])
    refreshContacts()
    if isFriend != wasFriend { screen.note(isFriend ? .added : .removed, of: account) }
  }

  func onBlackListChanged() {
    screen.callback("onBlackListChanged()")
    refreshContacts()
  }
}

extension NIMPhone: @MainActor NIMEventSubscribeManagerDelegate {
  func onRecvSubscribeEvents(_ events: [Any]) {
    let events = events.compactMap { $0 as? NIMSubscribeEvent }
    screen.callback(
      "onRecvSubscribeEvents(_:)",
      events.map { event in
        let (clients, text) = (Self.clients(of: event), event.ext(.typeUnknown) ?? "")
        return "\(event.from ?? "") value: \(event.value), clients: \(clients)" + (text.isEmpty ? "" : ", \"\(text)\"")
      })
    for event in events {
      let isOnline = Self.clients(of: event) > 0
      screen.changeContact(event.from ?? "") { ($0.online, $0.status) = (isOnline, event.ext(.typeUnknown)) }
    }
  }

  /// The number of clients with which the account of an event is online.
  private static func clients(of event: NIMSubscribeEvent) -> Int {
    (event.subscribeInfo as? NIMSubscribeOnlineInfo)?.senderClientTypes.count ?? 0
  }
}

extension NIMPhone {
  /// Takes over what another account asks or answers.
  func onReceive(_ notification: NIMSystemNotification) {
    let account = notification.sourceID ?? ""
    let operation = (notification.attachment as? NIMUserAddAttachment)?.operationType
    screen.callback(
      "onReceive(_:)",
      ["sourceID: \(account)", "type: \(notification.type)", "operationType: \(operation.map { "\($0)" } ?? "nil")"])
    switch operation {
    case .request: screen.note(.requested(notification.postscript ?? ""), of: account)
    case .reject: screen.note(.declined, of: account)
    // A friendship that begins or ends is reported by onFriendChanged, too.
    default: break
    }
  }
}
