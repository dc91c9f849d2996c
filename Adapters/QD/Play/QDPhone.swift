import Foundation
import Parlance
import PhoneApps
import QD_IMSDK

/// A chat app written against QD.
@MainActor
final class QDPhone: NSObject, ChatApp {
  static let profile = PhoneProfile(
    id: "qd", style: "QD", module: "QD_IMSDK", account: "quinn", person: "Quinn", deviceStyle: "QD",
    suiteStyle: ".qd",
    lacks: [
      PhoneLack(what: .react, words: "QD's API has no reactions.", wordsZh: "QD 的 API 没有表情回应。"),
      PhoneLack(what: .edit, words: "QD's API cannot change a message.", wordsZh: "QD 的 API 不能编辑消息。"),
      PhoneLack(what: .pin, words: "QD's API cannot pin a message.", wordsZh: "QD 的 API 不能置顶消息。"),
    ]
      + .of([.befriend, .answerFriend, .unfriend], "QD's API has no friends.", "QD 的 API 没有好友。")
      + .of([.block], "QD's API has no block list.", "QD 的 API 没有黑名单。")
      + .of([.watch, .publishStatus], "QD's API has no presence of other accounts.", "QD 的 API 没有其他账号的在线状态。")
      + .of(
        [.renameGroup, .announce, .manager, .mute, .giveAway],
        "QD's API adds and removes a group's members; it changes nothing else of a group.",
        "QD 的 API 可以添加和移除群成员，不能修改群组的其他内容。")
  )

  let screen: PhoneScreen
  let client: QDClient
  /// The step of the login that was reported last.
  var step: QDLoginStep?
  /// The messages that the screen shows, by id.
  var messages: [String: QDMessage] = [:]
  /// The shares of transfers that are done, by message.
  var progress: [String: Float] = [:]
  /// The ends of sending and of fetching, by message.
  var sending: [String: Outcome] = [:]
  var fetching: [String: [Outcome]] = [:]
  /// The ids of this account's messages to groups that at least one member has read.
  var readInGroup: Set<String> = []
  private let account: String

  /// Creates the app, not logged in.
  init(_ context: AppContext) {
    screen = context.screen
    account = context.profile.account
    client = QDClient(environment: context.environment, device: context.device)
    super.init()
    client.loginManager.add(self)
    client.chatManager.add(self)
    client.conversationManager.add(self)
    client.groupManager.add(self)
  }

  var isLoggedIn: Bool { client.loginManager.isLogined() }
  var words: String { step.map { "QDLoginStep.\($0)" } ?? "not logged in" }

  // MARK: login

  func logIn(_ outcome: Outcome) {
    screen.code([
      "QDClient.shared().loginManager.login(withAccount: \(CodeText.literal(account)), password: \"\") { token, error in }"
    ])
    client.loginManager.login(withAccount: account, password: "") { [weak self] token, error in
      self?.screen.callback(
        "login(withAccount:password:completion:)", ["token: \(token == nil ? "nil" : "there")", Words.error(error)])
      if error == nil { self?.refreshGroups() }
      outcome.finish(error)
    }
  }

  func logOut(_ outcome: Outcome) {
    screen.code(["QDClient.shared().loginManager.logout { error in }"])
    client.loginManager.logout { [weak self] error in
      self?.step = nil
      self?.screen.callback("logout(_:)", [Words.error(error)])
      outcome.finish(error)
    }
  }

  // MARK: conversations

  /// The vendor's name for a conversation.
  static func session(_ place: Place) -> QDSession { QDSession(place.name, type: place.isGroup ? .group : .P2P) }

  /// The conversation that a session is; nil for chatrooms, of which the app has none.
  static func place(_ session: QDSession) -> Place? {
    switch session.sessionType {
    case .P2P: .direct(session.sessionId)
    case .group: .group(session.sessionId)
    default: nil
    }
  }

  /// The line that names a conversation.
  static func sessionLine(_ place: Place) -> String {
    "let session = QDSession(\(CodeText.literal(place.name)), type: .\(place.isGroup ? "group" : "P2P"))"
  }

  func unreadCount(_ place: Place) -> Int {
    client.conversationManager.recentSession(by: Self.session(place))?.unreadCount ?? 0
  }

  func open(_ place: Place, _ outcome: Outcome) {
    screen.code([
      Self.sessionLine(place),
      "QDClient.shared().conversationManager.markAllMessagesRead(in: session) { error in }",
    ])
    client.conversationManager.markAllMessagesRead(in: Self.session(place)) { [weak self] error in
      self?.screen.callback("markAllMessagesRead(in:completion:)", [Words.error(error)])
      outcome.finish(error)
    }
  }

  func restore(_ place: Place) {
    screen.code([
      Self.sessionLine(place),
      "let messages = QDClient.shared().chatManager.messages(in: session, message: nil, limit: \(PhoneScreen.limit))",
    ])
    let list = client.chatManager.messages(in: Self.session(place), message: nil, limit: PhoneScreen.limit)
    for message in list { messages[message.messageId] = message }
    screen.restore(list.map(\.messageId), in: place)
  }

  // MARK: sending

  func send(_ text: String, to place: Place, _ outcome: Outcome) {
    let message = QDMessage()
    message.text = text
    send(message, ["message.text = \(CodeText.literal(text))"], to: place, outcome)
  }

  func send(_ file: PickedFile, to place: Place, _ outcome: Outcome) {
    let message = QDMessage()
    let name: String
    switch file.kind {
    case .image:
      let object = QDImageObject(sourcePath: file.path)
      object.fileName = file.name
      message.messageObject = object
      name = "QDImageObject"
    case .audio:
      let object = QDAudioObject(sourcePath: file.path)
      object.fileName = file.name
      message.messageObject = object
      name = "QDAudioObject"
    case .video:
      let object = QDVideoObject(sourcePath: file.path)
      object.fileName = file.name
      message.messageObject = object
      name = "QDVideoObject"
    case .file:
      let object = QDFileObject(sourcePath: file.path)
      object.fileName = file.name
      message.messageObject = object
      name = "QDFileObject"
    }
    let lines = [
      "let object = \(name)(sourcePath: \(CodeText.literal(file.path)))",
      "object.fileName = \(CodeText.literal(file.name))", "message.messageObject = object",
    ]
    send(message, lines, to: place, outcome)
  }

  private func send(_ message: QDMessage, _ lines: [String], to place: Place, _ outcome: Outcome) {
    screen.code(
      ["let message = QDMessage()"] + lines + [
        Self.sessionLine(place), "try QDClient.shared().chatManager.send(message, to: session)",
      ])
    let id = message.messageId
    messages[id] = message
    sending[id] = outcome
    outcome.message = id
    do {
      try client.chatManager.send(message, to: Self.session(place))
      screen.show(id, in: place)
    } catch {
      messages[id] = nil
      sending[id] = nil
      outcome.finish(error)
    }
  }
}
