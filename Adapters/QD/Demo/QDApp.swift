import DemoApps
import Foundation
import Parlance
import QD_IMSDK

/// A chat app written against QD.
@MainActor
final class QDApp: NSObject, DemoApp {
  let style = "QD"
  let account: String
  /// The messages that its screen shows, by id.
  var messages: [String: QDMessage] = [:]
  let client: QDClient
  private let recorder: any Recorder

  /// An app, not logged in.
  init(account: String, environment: MessagingEnvironment, recorder: any Recorder) {
    self.account = account
    self.recorder = recorder
    client = QDClient(environment: environment, device: "\(account)-phone")
    super.init()
    client.chatManager.add(self)
    client.groupManager.add(self)
  }

  /// Notes that a callback fired.
  func note(_ name: String, _ fields: [String]) { recorder.record(Callback(name, fields), of: self.name) }

  /// Returns a completion that notes its error.
  private func completion(_ name: String) -> ((any Error)?) -> Void {
    { [weak self] error in self?.note(name, [Wording.error(error)]) }
  }

  /// The name under which the scenes know a message.
  func label(_ id: String) -> String { recorder.label(id) }

  // MARK: what its user does

  func goOnline() {
    client.loginManager.login(withAccount: account, password: "") { [weak self] _, error in
      self?.note("login(withAccount:password:completion:)", [Wording.error(error)])
    }
  }

  func goOffline() { client.loginManager.logout(completion("logout(_:)")) }

  func send(_ outgoing: Outgoing, to place: Place) throws -> String {
    let message = QDMessage()
    if let file = outgoing.file {
      message.messageObject = object(file)
    } else {
      message.text = outgoing.text
    }
    if !outgoing.shared.isEmpty { message.remoteExt = outgoing.shared }
    if outgoing.hasOwnFields {
      message.title = "Order"
      message.msgFlag = 4
    }
    let session =
      switch place {
      case .direct(let peer): QDSession(peer, type: .P2P)
      case .group(let group): QDSession(group.id, type: .group)
      }
    messages[message.messageId] = message
    try client.chatManager.send(message, to: session)
    return message.messageId
  }

  func acknowledge(_ id: String) {
    guard let message = messages[id] else { return }
    client.chatManager.sendMessageReceipt(message, completion: completion("sendMessageReceipt(_:completion:)"))
  }

  func takeBack(_ id: String) {
    guard let message = messages[id] else { return }
    client.chatManager.revokeMessage(message) { [weak self] error in
      guard let self else { return }
      note(
        "revokeMessage(_:completion:)",
        [Wording.error(error), isStored(message) ? "still stored" : "gone"])
    }
  }
}
