import AgoraChatAndroid
import DemoApps
import Parlance

/// A chat app written against Agora Chat's Android SDK, as ported from Java.
@MainActor
final class AgoraAndroidApp: DemoApp {
  let style = "Android"
  let account: String
  let hasGroupReceipts = false
  let revocationWay = RevocationWay.command
  /// The messages that its screen shows, by id.
  var messages: [String: AgoraMessage] = [:]
  let manager: AgoraChatManager
  let groups: AgoraGroupManager
  private let recorder: any Recorder

  /// An app, not logged in.
  init(account: String, environment: MessagingEnvironment, recorder: any Recorder) {
    self.account = account
    self.recorder = recorder
    manager = AgoraChatManager(environment: environment, device: "\(account)-phone")
    groups = AgoraGroupManager(manager)
    manager.registerEventListener(
      self, [.EventNewMessage, .EventOfflineMessage, .EventNewCMDMessage, .EventReadAck])
    groups.addGroupChangeListener(self)
  }

  /// Notes that a callback fired.
  func note(_ name: String, _ fields: [String]) { recorder.record(Callback(name, fields), of: self.name) }

  /// The name under which the scenes know a message.
  func label(_ id: String) -> String { recorder.label(id) }

  /// Returns a callback that notes its outcome.
  func callBack(_ name: String, _ after: @escaping @MainActor () -> [String] = { [] }) -> any AgoraCallBack {
    Outcome { [weak self] method, code in self?.note("\(name) \(method)", (code == 0 ? [] : ["\(code)"]) + after()) }
  }

  // MARK: what its user does

  func goOnline() { manager.login(account, "", callBack("login")) }

  func goOffline() { manager.logout(callBack("logout")) }

  func send(_ outgoing: Outgoing, to place: Place) throws -> String {
    let receiver =
      switch place {
      case .direct(let peer): peer
      case .group(let group): group.id
      }
    let message = outgoing.file.map { self.message($0, receiver) } ?? .createTxtSendMessage(outgoing.text, receiver)
    if case .group = place { message.setChatType(ChatType.GroupChat) }
    for (key, value) in outgoing.shared {
      switch value {
      case let number as Int: message.setAttribute(key, number)
      case let text as String: message.setAttribute(key, text)
      case let list as [String]: message.setAttribute(key, list)
      default: break
      }
    }
    messages[message.getMsgId()] = message
    let label = label(message.getMsgId())
    manager.sendMessage(message, callBack("sendMessage") { [label] + ["\(message.status)"] })
    return message.getMsgId()
  }

  func acknowledge(_ id: String) {
    guard let message = messages[id], message.getChatType() == .Chat else { return }
    do {
      try manager.ackMessageRead(message.getFrom(), id)
    } catch {
      note("ackMessageRead", ["\(error.getErrorCode())"])
    }
  }

  func takeBack(_ id: String) {
    guard let message = messages[id] else { return }
    let command = AgoraMessage.createSendMessage(.CMD)
    command.setChatType(message.getChatType())
    command.setReceipt(conversation(of: message))
    command.addBody(CmdMessageBody("REVOKE_FLAG"))
    command.setAttribute("msgId", id)
    manager.sendMessage(
      command,
      callBack("sendMessage REVOKE_FLAG") { [weak self] in
        guard let self else { return [] }
        let fields = [isStored(id) ? "still stored" : "gone"]
        // The vendor leaves the sender's own copy to its app.
        manager.getConversation(conversation(of: message)).removeMessage(id)
        return fields
      })
  }

  func isStored(_ id: String) -> Bool { manager.getMessage(id) != nil }

  /// The name of the conversation to which a message belongs.
  func conversation(of message: AgoraMessage) -> String {
    message.getChatType() == .Chat && message.direct == .RECEIVE ? message.getFrom() : message.getTo()
  }

  /// A callback as a closure, for which Java has anonymous classes.
  private final class Outcome: @MainActor AgoraCallBack {
    private let end: @MainActor (_ method: String, _ code: Int) -> Void
    init(_ end: @escaping @MainActor (String, Int) -> Void) { self.end = end }
    @MainActor func onSuccess() { end("onSuccess", 0) }
    /// The app shows no bar; how often this is called depends on the file and the link.
    @MainActor func onProgress(_ progress: Int, _ status: String) {}
    @MainActor func onError(_ code: Int, _ error: String) { end("onError", code) }
  }
}
