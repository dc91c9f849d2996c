import DemoApps
import Foundation
import NIMSDK
import Parlance

/// A chat app written against NIM.
@MainActor
final class NIMApp: NSObject, GroupFounder {
  let style = "NIM"
  let reacts = true
  let account: String
  /// The id of the team that it created.
  private(set) var foundedGroup: String?
  /// The messages that its screen shows, by id.
  var messages: [String: NIMMessage] = [:]
  let sdk: NIMSDK
  private let recorder: any Recorder

  /// An app, not logged in.
  init(account: String, environment: MessagingEnvironment, recorder: any Recorder) {
    self.account = account
    self.recorder = recorder
    let config = NIMSDKConfig()
    config.teamReceiptEnabled = true
    sdk = NIMSDK(environment: environment, device: "\(account)-phone", config: config)
    super.init()
    sdk.register(with: NIMSDKOption(appKey: "parlance-demo"))
    sdk.chatManager.add(self)
    sdk.teamManager.add(self)
    sdk.userManager.add(self)
    sdk.systemNotificationManager.add(self)
    sdk.chatExtendManager.add(self)
  }

  /// Notes that a callback fired.
  func note(_ name: String, _ fields: [String]) { recorder.record(Callback(name, fields), of: self.name) }

  /// Returns a completion that notes its error.
  func completion(_ name: String) -> ((any Error)?) -> Void {
    { [weak self] error in self?.note(name, [Wording.error(error)]) }
  }

  /// The name under which the scenes know a message.
  func label(_ id: String) -> String { recorder.label(id) }

  // MARK: what its user does

  func goOnline() {
    sdk.loginManager.login(account, token: "", completion: completion("login(_:token:completion:)"))
  }

  func goOffline() { sdk.loginManager.logout(completion("logout(_:)")) }

  func send(_ outgoing: Outgoing, to place: Place) throws -> String {
    let message = NIMMessage()
    if let file = outgoing.file {
      message.messageObject = object(file)
    } else {
      message.text = outgoing.text
    }
    if !outgoing.shared.isEmpty { message.remoteExt = outgoing.shared }
    if outgoing.hasOwnFields { message.messageSubType = 7 }
    let session: NIMSession
    switch place {
    case .direct(let peer): session = NIMSession(peer, type: .P2P)
    case .group(let group):
      session = NIMSession(group.id, type: .team)
      let setting = NIMMessageSetting()
      setting.teamReceiptEnabled = true
      message.setting = setting
    }
    messages[message.messageId] = message
    try sdk.chatManager.send(message, to: session)
    return message.messageId
  }

  func acknowledge(_ id: String) {
    guard let message = messages[id] else { return }
    let receipt = NIMMessageReceipt(message: message)
    if message.session?.sessionType == .P2P {
      sdk.chatManager.send(receipt, completion: completion("send(_:completion:)"))
    } else {
      sdk.chatManager.sendTeamMessageReceipts([receipt]) { [weak self] error, failed in
        self?.note("sendTeamMessageReceipts(_:completion:)", [Wording.error(error), "\(failed?.count ?? 0) failed"])
      }
    }
  }

  func takeBack(_ id: String) {
    guard let message = messages[id] else { return }
    sdk.chatManager.revokeMessage(message, completion: completion("revokeMessage(_:completion:)"))
  }

  func like(_ id: String) {
    guard let message = messages[id] else { return }
    let comment = NIMQuickComment()
    comment.replyType = 1
    sdk.chatExtendManager.add(comment, to: message, completion: completion("add(_:to:completion:)"))
  }

  func foundGroup(named name: String, members: [String]) {
    foundedGroup = nil
    let option = NIMCreateTeamOption()
    option.name = name
    (option.type, option.beInviteMode) = (.advanced, .noAuth)
    sdk.teamManager.createTeam(option, users: members) { [weak self] error, id, failed in
      self?.foundedGroup = id
      self?.note("createTeam(_:users:completion:)", [Wording.error(error), "\(failed?.count ?? 0) failed"])
    }
  }

  func makeManager(_ account: String, of group: Group) {
    sdk.teamManager.addManagers(
      toTeam: group.id, users: [account], completion: completion("addManagers(toTeam:users:completion:)"))
  }
}
