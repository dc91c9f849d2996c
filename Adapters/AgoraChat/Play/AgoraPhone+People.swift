import AgoraChat
import Foundation
import PhoneApps

// What other people do, and their presence, of which generations before 1.0 have none.

extension AgoraPhone: @MainActor AgoraChatContactManagerDelegate {
  func friendRequestDidReceive(fromUser aUsername: String, message aMessage: String?) {
    noteFriend("friendRequestDidReceive(fromUser:message:)", aUsername, .requested(aMessage ?? ""))
  }

  func friendRequestDidApprove(byUser aUsername: String) {
    noteFriend("friendRequestDidApprove(byUser:)", aUsername, nil)
  }

  func friendRequestDidDecline(byUser aUsername: String) {
    noteFriend("friendRequestDidDecline(byUser:)", aUsername, .declined)
  }

  func friendshipDidAdd(byUser aUsername: String) { noteFriend("friendshipDidAdd(byUser:)", aUsername, .added) }

  func friendshipDidRemove(byUser aUsername: String) {
    noteFriend("friendshipDidRemove(byUser:)", aUsername, .removed)
  }
}

extension AgoraPhone: @MainActor AgoraChatPresenceManagerDelegate {
  func presenceStatusDidChanged(_ presences: [AgoraChatPresence]) {
    screen.callback("presenceStatusDidChanged(_:)", presences.map { Self.words($0) })
    show(presences)
  }

  private static func words(_ presence: AgoraChatPresence) -> String {
    let devices = (presence.statusDetails ?? []).map { "\($0.device) \($0.status)" }.joined(separator: ", ")
    let text = presence.statusDescription ?? ""
    return "\(presence.publisher): \(devices.isEmpty ? "no device" : devices)" + (text.isEmpty ? "" : ", \"\(text)\"")
  }

  private func show(_ presences: [AgoraChatPresence]) {
    // An account's own devices are notified of its status, too.
    for presence in presences where presence.publisher != account {
      let isOnline = presence.statusDetails?.contains { $0.status == 1 } ?? false
      screen.changeContact(presence.publisher) { ($0.online, $0.status) = (isOnline, presence.statusDescription) }
    }
  }

  func watch(_ account: String, _ isOn: Bool, _ outcome: Outcome) {
    let name = CodeText.literal(account)
    if isOn {
      screen.code(["\(shared).presenceManager?.subscribe([\(name)], expiry: 86_400) { presences, error in }"])
      client.presenceManager?.subscribe([account], expiry: 86_400) { [weak self] presences, error in
        self?.screen.callback("subscribe(_:expiry:completion:)", [Self.words(error)])
        self?.show(presences ?? [])
        self?.finish(outcome, error)
      }
    } else {
      screen.code(["\(shared).presenceManager?.unsubscribe([\(name)]) { error in }"])
      client.presenceManager?.unsubscribe([account]) { [weak self] error in
        self?.screen.callback("unsubscribe(_:completion:)", [Self.words(error)])
        if error == nil { self?.screen.changeContact(account) { ($0.online, $0.status) = (nil, nil) } }
        self?.finish(outcome, error)
      }
    }
  }

  func publishStatus(_ text: String, _ outcome: Outcome) {
    let argument = CodeText.literal(text)
    screen.code(["\(shared).presenceManager?.publishPresence(withDescription: \(argument)) { error in }"])
    client.presenceManager?.publishPresence(withDescription: text) { [weak self] error in
      self?.screen.callback("publishPresence(withDescription:completion:)", [Self.words(error)])
      self?.finish(outcome, error)
    }
  }
}
