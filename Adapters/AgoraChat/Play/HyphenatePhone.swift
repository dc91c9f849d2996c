import Foundation
import HyphenateChat
import Parlance
import PhoneApps

/// A chat app written against the same SDK under the names of its other brand, in the way of 3.x: it logs in with a
/// call that waits, recalls messages as objects, and sends receipts for messages.
@MainActor
final class HyphenatePhone: AgoraPhone {
  override class var profile: PhoneProfile {
    PhoneProfile(
      id: "hyphenate", style: "Hyphenate", module: "HyphenateChat", account: "hugo", person: "Hugo",
      deviceStyle: "AgoraChat", suiteStyle: ".hyphenate")
  }

  override var prefix: String { "EM" }
  override var shared: String { "EMClient.shared()" }
  override var messageClass: String { "EMMessage" }
  override var groupChat: String { "EMChatTypeGroupChat" }
  override var words: String { "EMConnectionState \(connection)" }
  override func conversationType(_ place: Place) -> String {
    place.isGroup ? "EMConversationTypeGroupChat" : "EMConversationTypeChat"
  }

  override func logIn(_ outcome: Outcome) {
    screen.code(["let error = EMClient.shared().login(withUsername: \(CodeText.literal(account)), password: \"\")"])
    let error: EMError? = client.login(withUsername: account, password: "")
    if error == nil { connection = .connected }
    screen.callback("login(withUsername:password:)", [Self.words(error)])
    if error == nil { refreshLists() }
    finish(outcome, error)
  }

  override func logOut(_ outcome: Outcome) {
    screen.code(["let error = EMClient.shared().logout(true)"])
    let error: EMError? = client.logout(true)
    connection = .disconnected
    screen.callback("logout(_:)", [Self.words(error)])
    finish(outcome, error)
  }

  override func revoke(_ id: String, in place: Place, _ outcome: Outcome) {
    screen.code(lookup(id) + ["\(manager)?.recall(message) { message, error in }"])
    guard let message = stored(id, outcome) else { return }
    client.chatManager.recall(message) { [weak self] (_: EMMessage?, error: EMError?) in
      self?.recalled(id, place, error, "recall(_:completion:)", outcome)
    }
  }

  override func read(_ id: String, in place: Place, _ outcome: Outcome) {
    guard !place.isGroup else { return super.read(id, in: place, outcome) }
    screen.code(lookup(id) + ["\(manager)?.sendMessageReadAck(message) { message, error in }"])
    guard let message = stored(id, outcome) else { return }
    client.chatManager.sendMessageReadAck(message) { [weak self] (_: EMMessage?, error: EMError?) in
      self?.screen.callback("sendMessageReadAck(_:completion:)", [Self.words(error)])
      self?.finish(outcome, error)
    }
  }
}
