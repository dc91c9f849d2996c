import Foundation
import NIMSDK
import Parlance
import PhoneApps

/// A chat app written against NIM.
@MainActor
final class NIMPhone: NSObject, ChatApp {
  static let profile = PhoneProfile(
    id: "nim", style: "NIM", module: "NIMSDK", account: "nina", person: "Nina", deviceStyle: "NIM",
    suiteStyle: ".nim",
    lacks: [PhoneLack(what: .edit, words: "NIM 9 cannot change a message.", wordsZh: "NIM 9 不能编辑消息。")])

  let screen: PhoneScreen
  let sdk: NIMSDK
  /// The step of the login that was reported last.
  var step = NIMLoginStep.logout
  /// The messages that the screen shows, by id.
  var messages: [String: NIMMessage] = [:]
  /// The shares of transfers that are done, by message.
  var progress: [String: Float] = [:]
  /// The ends of sending and of fetching, by message.
  var sending: [String: Outcome] = [:]
  var fetching: [String: [Outcome]] = [:]
  /// The quick comments on the messages that have some, as the local database had them last.
  var comments: [String: [NIMQuickComment]] = [:]
  let account: String
  private let token: String

  /// Creates the app, not logged in.
  init(_ context: AppContext) {
    screen = context.screen
    account = context.profile.account
    token = context.token
    let config = NIMSDKConfig()
    config.teamReceiptEnabled = true
    config.shouldConsiderRevokedMessageUnreadCount = true
    sdk = NIMSDK(environment: context.environment, device: context.device, config: config)
    super.init()
    sdk.register(with: NIMSDKOption(appKey: "parlance-play"))
    sdk.loginManager.add(self)
    sdk.chatManager.add(self)
    sdk.conversationManager.add(self)
    sdk.teamManager.add(self)
    sdk.systemNotificationManager.add(self)
    sdk.chatExtendManager.add(self)
    sdk.userManager.add(self)
    sdk.subscribeManager.add(self)
  }

  var isLoggedIn: Bool { sdk.loginManager.isLogined() }
  var words: String { "NIMLoginStep.\(step)" }

  // MARK: login

  func logIn(_ outcome: Outcome) {
    let arguments = "\(CodeText.literal(account)), token: \(CodeText.literal(token))"
    screen.code(["NIMSDK.shared().loginManager.login(\(arguments)) { error in }"])
    sdk.loginManager.login(account, token: token) { [weak self] error in
      self?.screen.callback("login(_:token:completion:)", [Words.error(error)])
      if error == nil { self?.refreshLists() }
      outcome.finish(error)
    }
  }

  /// Shows the contacts and the teams that the local database has.
  private func refreshLists() {
    refreshContacts()
    for team in sdk.teamManager.allMyTeams() ?? [] { refreshGroup(team.teamId ?? "") }
  }

  func logOut(_ outcome: Outcome) {
    screen.code(["NIMSDK.shared().loginManager.logout { error in }"])
    sdk.loginManager.logout { [weak self] error in
      self?.step = .logout
      self?.screen.callback("logout(_:)", [Words.error(error)])
      outcome.finish(error)
    }
  }

  // MARK: conversations

  /// The vendor's name for a conversation.
  static func session(_ place: Place) -> NIMSession {
    NIMSession(place.name, type: place.isGroup ? .team : .P2P)
  }

  /// The conversation that a session is; nil for chatrooms, of which the app has none.
  static func place(_ session: NIMSession?) -> Place? {
    switch session?.sessionType {
    case .P2P: .direct(session?.sessionId ?? "")
    case .team: .group(session?.sessionId ?? "")
    default: nil
    }
  }

  /// The line that names a conversation.
  static func sessionLine(_ place: Place) -> String {
    "let session = NIMSession(\(CodeText.literal(place.name)), type: .\(place.isGroup ? "team" : "P2P"))"
  }

  func unreadCount(_ place: Place) -> Int {
    sdk.conversationManager.recentSession(by: Self.session(place))?.unreadCount ?? 0
  }

  func open(_ place: Place, _ outcome: Outcome) {
    screen.code([
      Self.sessionLine(place), "NIMSDK.shared().conversationManager.markAllMessagesRead(in: session) { error in }",
    ])
    sdk.conversationManager.markAllMessagesRead(in: Self.session(place)) { [weak self] error in
      self?.screen.callback("markAllMessagesRead(in:completion:)", [Words.error(error)])
      outcome.finish(error)
    }
  }

  func restore(_ place: Place) {
    screen.code([
      Self.sessionLine(place),
      "let messages = NIMSDK.shared().conversationManager.messages(in: session, message: nil, limit: \(PhoneScreen.limit))",
      "for message in messages ?? [] {",
      "  NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in }",
      "}",
    ])
    let list = sdk.conversationManager.messages(in: Self.session(place), message: nil, limit: PhoneScreen.limit) ?? []
    for message in list {
      messages[message.messageId] = message
      loadComments(on: message)
    }
    screen.restore(list.map(\.messageId), in: place)
  }

  func loadPast(_ place: Place, _ outcome: Outcome) {
    screen.code([
      Self.sessionLine(place), "let option = NIMHistoryMessageSearchOption()", "option.limit = 100",
      "option.sync = true",
      "NIMSDK.shared().conversationManager.fetchMessageHistory(session, option: option) { error, messages in }",
    ])
    let option = NIMHistoryMessageSearchOption()
    option.limit = 100
    option.sync = true
    sdk.conversationManager.fetchMessageHistory(Self.session(place), option: option) { [weak self] error, found in
      // The newest one comes first.
      let list = Array((found ?? []).reversed())
      for message in list { self?.messages[message.messageId] = message }
      self?.screen.callback(
        "fetchMessageHistory(_:option:result:)", [Words.error(error), "messages: \(list.count)"])
      self?.screen.restore(list.map(\.messageId), in: place)
      outcome.finish(error)
    }
  }

  // MARK: sending

  func send(_ text: String, to place: Place, _ outcome: Outcome) {
    let message = NIMMessage()
    message.text = text
    send(message, ["let message = NIMMessage()", "message.text = \(CodeText.literal(text))"], to: place, outcome)
  }

  func send(_ file: PickedFile, to place: Place, _ outcome: Outcome) {
    let message = NIMMessage()
    let path = CodeText.literal(file.path)
    var lines = ["let message = NIMMessage()"]
    switch file.kind {
    case .image:
      let object = NIMImageObject(filepath: file.path)
      object.displayName = file.name
      message.messageObject = object
      lines.append("let object = NIMImageObject(filepath: \(path))")
    case .file:
      let object = NIMFileObject(sourcePath: file.path)
      object.displayName = file.name
      message.messageObject = object
      lines.append("let object = NIMFileObject(sourcePath: \(path))")
    case .audio:
      let object = NIMAudioObject(sourcePath: file.path)
      object.displayName = file.name
      message.messageObject = object
      lines.append("let object = NIMAudioObject(sourcePath: \(path))")
    case .video:
      let object = NIMVideoObject(sourcePath: file.path)
      object.displayName = file.name
      message.messageObject = object
      lines.append("let object = NIMVideoObject(sourcePath: \(path))")
    }
    lines += ["object.displayName = \(CodeText.literal(file.name))", "message.messageObject = object"]
    send(message, lines, to: place, outcome)
  }

  private func send(_ message: NIMMessage, _ made: [String], to place: Place, _ outcome: Outcome) {
    var lines = made
    if place.isGroup {
      let setting = NIMMessageSetting()
      setting.teamReceiptEnabled = true
      message.setting = setting
      lines += [
        "let setting = NIMMessageSetting()", "setting.teamReceiptEnabled = true", "message.setting = setting",
      ]
    }
    screen.code(lines + [Self.sessionLine(place), "try NIMSDK.shared().chatManager.send(message, to: session)"])
    messages[message.messageId] = message
    sending[message.messageId] = outcome
    outcome.message = message.messageId
    do {
      try sdk.chatManager.send(message, to: Self.session(place))
      screen.show(message.messageId, in: place)
    } catch {
      messages[message.messageId] = nil
      sending[message.messageId] = nil
      outcome.finish(error)
    }
  }
}
