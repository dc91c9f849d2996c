import AgoraChatAndroid
import Foundation
import Parlance
import PhoneApps

/// A chat app written against Agora Chat's Android SDK of 2016, as ported from Java.
@MainActor
final class AndroidPhone: ChatApp {
  static let profile = PhoneProfile(
    id: "android", style: "Agora Chat Android", module: "AgoraChatAndroid", account: "andy", person: "Andy",
    deviceStyle: "AgoraChatAndroid",
    suiteStyle: ".agoraChatAndroid",
    lacks: [
      PhoneLack(
        what: .groupRead, words: "Agora Chat of 2016 has read receipts in direct chats only.",
        wordsZh: "2016 年的 Agora Chat 只在单聊中有已读回执。"),
      PhoneLack(what: .react, words: "Agora Chat of 2016 has no reactions.", wordsZh: "2016 年的 Agora Chat 没有表情回应。"),
      PhoneLack(
        what: .edit, words: "Agora Chat of 2016 cannot change a message.", wordsZh: "2016 年的 Agora Chat 不能编辑消息。"),
      PhoneLack(what: .pin, words: "Agora Chat of 2016 cannot pin a message.", wordsZh: "2016 年的 Agora Chat 不能置顶消息。"),
    ]
      + .of(
        [.befriend, .answerFriend, .unfriend, .block],
        "Friends and blocks of Agora Chat of 2016 are not part of this API.", "此 API 不含 2016 年 Agora Chat 的好友和黑名单。")
      + .of(
        [.watch, .publishStatus], "Agora Chat of 2016 has no presence of other accounts.",
        "2016 年的 Agora Chat 没有其他账号的在线状态。")
      + .of(
        [.renameGroup, .announce, .manager, .mute, .giveAway],
        "This API adds and removes a group's members; it changes nothing else of a group.",
        "此 API 可以添加和移除群成员，不能修改群组的其他内容。")
  )

  let screen: PhoneScreen
  let manager: AgoraChatManager
  let groups: AgoraGroupManager
  /// The messages that the screen shows, by id.
  var messages: [String: AgoraMessage] = [:]
  /// The shares of transfers that are done, in percent, by message.
  var progress: [String: Int] = [:]
  var isLoggedIn = false
  var words = "not logged in"
  private let account: String

  /// Creates the app, not logged in.
  init(_ context: AppContext) {
    screen = context.screen
    account = context.profile.account
    manager = AgoraChatManager(environment: context.environment, device: context.device)
    groups = AgoraGroupManager(manager)
    manager.registerEventListener(self)
    manager.addConnectionListener(self)
    groups.addGroupChangeListener(self)
  }

  /// A callback as a closure, for which Java has anonymous classes.
  final class CallBack: @MainActor AgoraCallBack {
    private let end: @MainActor (VendorProblem?) -> Void
    private let progress: @MainActor (Int) -> Void

    init(
      progress: @escaping @MainActor (Int) -> Void = { _ in }, _ end: @escaping @MainActor (VendorProblem?) -> Void
    ) {
      self.progress = progress
      self.end = end
    }

    @MainActor func onSuccess() { end(nil) }
    @MainActor func onProgress(_ progress: Int, _ status: String) { self.progress(progress) }
    @MainActor func onError(_ code: Int, _ error: String) { end(VendorProblem(error, code: "\(code)")) }
  }

  /// Makes a callback that is listed, and ends an action.
  func callBack(
    _ call: String, _ fields: [String] = [], _ outcome: Outcome, then: @escaping @MainActor (VendorProblem?) -> Void
  ) -> CallBack {
    CallBack { [weak self] share in
      self?.screen.callback("onProgress(_:_:)", [call] + fields + ["\(share)"])
      if let id = outcome.message ?? fields.first { self?.progress[id] = share < 100 ? share : nil }
    } _: { [weak self] problem in
      if let problem {
        self?.screen.callback("onError(_:_:)", [call] + fields + [problem.code, problem.text])
      } else {
        self?.screen.callback("onSuccess()", [call] + fields)
      }
      then(problem)
      outcome.finish(problem)
    }
  }

  // MARK: login

  func logIn(_ outcome: Outcome) {
    screen.code(["AgoraChatManager.getInstance().login(\(CodeText.literal(account)), \"\", callback)"])
    manager.login(
      account, "",
      callBack("login", [], outcome) { [weak self] problem in
        guard problem == nil else { return }
        self?.isLoggedIn = true
        self?.words = "onConnected"
        self?.refreshGroups()
      })
  }

  func logOut(_ outcome: Outcome) {
    screen.code(["AgoraChatManager.getInstance().logout(callback)"])
    manager.logout(
      callBack("logout", [], outcome) { [weak self] _ in
        self?.isLoggedIn = false
        self?.words = "not logged in"
      })
  }

  // MARK: conversations

  /// The vendor's object for a conversation.
  func conversation(_ place: Place) -> AgoraConversation { manager.getConversation(place.name, place.isGroup) }

  /// The line that gets a conversation.
  func conversationLine(_ place: Place) -> String {
    "let conversation = AgoraChatManager.getInstance().getConversation(\(CodeText.literal(place.name)), \(place.isGroup))"
  }

  /// The conversation that a message belongs to; nil for chat rooms, of which the app has none.
  func place(_ message: AgoraMessage) -> Place? {
    switch message.getChatType() {
    case .Chat: .direct(message.direct == .RECEIVE ? message.getFrom() : message.getTo())
    case .GroupChat: .group(message.getTo())
    case .ChatRoom: nil
    }
  }

  func unreadCount(_ place: Place) -> Int { isLoggedIn ? conversation(place).getUnreadMsgCount() : 0 }

  func open(_ place: Place, _ outcome: Outcome) {
    screen.code([conversationLine(place), "conversation.markAllMessagesAsRead()"])
    conversation(place).markAllMessagesAsRead()
    outcome.succeed()
  }

  func restore(_ place: Place) {
    screen.code([
      conversationLine(place), "let messages = conversation.loadMoreMsgFromDB(\"\", \(PhoneScreen.limit))",
    ])
    let list = conversation(place).loadMoreMsgFromDB("", PhoneScreen.limit)
    for message in list { messages[message.getMsgId()] = message }
    screen.restore(list.map { $0.getMsgId() }, in: place)
  }

  /// Listeners are held until they are removed.
  func end() {
    manager.unregisterEventListener(self)
    manager.removeConnectionListener(self)
    groups.removeGroupChangeListener(self)
  }

  // MARK: sending

  func send(_ text: String, to place: Place, _ outcome: Outcome) {
    let (content, name) = (CodeText.literal(text), CodeText.literal(place.name))
    send(
      .createTxtSendMessage(text, place.name),
      ["let message = AgoraMessage.createTxtSendMessage(\(content), \(name))"], to: place, outcome)
  }

  func send(_ file: PickedFile, to place: Place, _ outcome: Outcome) {
    let (path, name) = (CodeText.literal(file.path), CodeText.literal(place.name))
    let message: AgoraMessage
    var line: String
    switch file.kind {
    case .image:
      message = .createImageSendMessage(file.path, true, place.name)
      line = "createImageSendMessage(\(path), true, \(name))"
    case .audio:
      message = .createVoiceSendMessage(file.path, 1, place.name)
      line = "createVoiceSendMessage(\(path), 1, \(name))"
    case .video:
      message = .createVideoSendMessage(file.path, "", 1, place.name)
      line = "createVideoSendMessage(\(path), \"\", 1, \(name))"
    case .file:
      message = .createFileSendMessage(file.path, place.name)
      line = "createFileSendMessage(\(path), \(name))"
    }
    line = "let message = AgoraMessage.\(line)"
    send(message, [line], to: place, outcome)
  }

  private func send(_ message: AgoraMessage, _ made: [String], to place: Place, _ outcome: Outcome) {
    var lines = made
    if place.isGroup {
      message.setChatType(ChatType.GroupChat)
      lines.append("message.setChatType(ChatType.GroupChat)")
    }
    screen.code(lines + ["AgoraChatManager.getInstance().sendMessage(message, callback)"])
    let id = message.getMsgId()
    outcome.message = id
    messages[id] = message
    screen.show(id, in: place)
    manager.sendMessage(
      message, callBack("sendMessage", [id], outcome) { [weak self] _ in self?.progress[id] = nil })
  }
}
