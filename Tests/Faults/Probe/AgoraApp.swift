import AgoraChat
import Foundation
import Parlance

/// An app written against Agora Chat.
///
/// Safe to share: it is touched on the callback queue alone.
final class AgoraApp: NSObject, App, @unchecked Sendable {
  static let style = "AgoraChat"
  static let marks = Mark.allCases.filter { $0 != .friend }
  let notes: Notes
  private let client: AgoraChatClient

  init(_ notes: Notes, _ environment: MessagingEnvironment) {
    self.notes = notes
    client = AgoraChatClient(environment: environment, device: DeviceID(notes.label))
    super.init()
    client.initializeSDK(with: AgoraChatOptions(appkey: "faults#test"))
    client.add(self, delegateQueue: nil)
    client.chatManager.add(self, delegateQueue: nil)
  }

  func login(_ done: @escaping (String?) -> Void) {
    client.login(withUsername: notes.account.name, token: "") { [self] _, error in
      notes.loginEnded(Self.name(error))
      done(Self.name(error))
    }
  }

  func logout(_ done: @escaping () -> Void) {
    client.logout(false) { [self] _ in
      notes.loggedOut()
      done()
    }
  }

  func send(_ text: String, isFile: Bool, to place: ConversationID) {
    let body: AgoraChatMessageBody =
      isFile
      ? AgoraChatFileMessageBody(data: Data(FileBytes.of(text)), displayName: text)
      : AgoraChatTextMessageBody(text: text)
    let message = AgoraChatMessage(
      conversationID: place.name, from: notes.account.name, to: place.name, body: body, ext: nil)
    message.chatType = place.kind == .group ? .groupChat : .chat
    let entry = Notes.Entry(place: place, id: message.messageId)
    notes.submitted(entry, text)
    client.chatManager.send(message, progress: nil) { [self] _, error in
      // A message that never became one of a login has no delegate to notify.
      if client.currentUsername == nil { notes.ended(entry, text, Self.name(error)) }
    }
  }

  func revoke(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void) {
    let end = notes.begin("revoke", entry, done)
    client.chatManager.recallMessage(withMessageId: entry.id) { end(Self.name($0)) }
  }

  func read(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void) {
    let end = notes.begin("read", entry, done)
    client.chatManager.sendMessageReadAck(entry.id, toUser: entry.place.name) { end(Self.name($0)) }
  }

  func set(_ mark: Mark, on entry: Notes.Entry, _ value: String, _ done: @escaping (String?) -> Void) {
    let end = notes.begin(mark, entry, value, done)
    switch mark {
    case .reaction: client.chatManager.addReaction(value, toMessage: entry.id) { end(Self.name($0)) }
    case .pin: client.chatManager.pinMessage(entry.id) { _, error in end(Self.name(error)) }
    case .edit:
      client.chatManager.modifyMessage(entry.id, body: AgoraChatTextMessageBody(text: value)) { error, _ in
        end(Self.name(error))
      }
    case .block:
      client.contactManager.addUser(toBlackList: entry.place.name) { _, error in end(Self.name(error)) }
    case .conversationPin:
      client.chatManager.pinConversation(entry.place.name, isPinned: true) { end(Self.name($0)) }
    // A friendship begins there with the other account's answer, and that account never answers.
    case .friend: end("unsupported")
    }
  }

  func rows(in place: ConversationID) -> [Row] {
    let conversation = client.chatManager.getConversation(
      place.name, type: place.kind == .group ? .groupChat : .chat, createIfNotExist: true)
    let messages = conversation?.loadMessagesStart(fromId: nil, count: 10_000, searchDirection: .up) ?? []
    return messages.map { message in
      let state: Row.State =
        switch message.status {
        case .failed: .failed
        case .pending, .delivering: .pending
        case .succeed: .succeeded
        }
      return Row(
        id: message.messageId, state: message.direction == .receive ? .succeeded : state, text: Self.text(message),
        isReadByPeer: message.isReadAcked)
    }
  }

  private static func name(_ error: AgoraChatError?) -> String? { error.map { "\($0.code.rawValue)" } }

  private static func text(_ message: AgoraChatMessage) -> String {
    switch message.body {
    case let text as AgoraChatTextMessageBody: text.text
    case let file as AgoraChatFileMessageBody: file.displayName
    default: ""
    }
  }

  private static func entry(_ message: AgoraChatMessage) -> Notes.Entry {
    let place: ConversationID =
      message.chatType == .groupChat
      ? .group(message.conversationId) : .direct(AccountID(message.conversationId))
    return Notes.Entry(place: place, id: message.messageId)
  }
}

extension AgoraApp: AgoraChatClientDelegate {
  func onOfflineMessageSyncFinish() { notes.synchronized() }

  func userAccountDidForced(toLogout aError: AgoraChatError?) {
    if notes.isLoggedIn { notes.loginEnded(Self.name(aError) ?? "forced") }
  }
}

extension AgoraApp: AgoraChatManagerDelegate {
  func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) {
    notes.ended(Self.entry(aMessage), Self.text(aMessage), Self.name(aError))
  }

  func messagesDidReceive(_ aMessages: [AgoraChatMessage]) {
    for message in aMessages { notes.received(Self.entry(message), sender: message.from, Self.text(message)) }
  }

  func messagesDidRead(_ aMessages: [AgoraChatMessage]) {
    for message in aMessages { notes.write("receipt", Self.entry(message).place.word, message.messageId) }
  }

  func messagesInfoDidRecall(_ aRecallMessagesInfo: [AgoraChatRecallMessageInfo]) {
    for info in aRecallMessagesInfo {
      let place: ConversationID =
        info.conversationId == Party.team ? .group(Party.team) : .direct(AccountID(info.conversationId))
      notes.revoked(Notes.Entry(place: place, id: info.recallMessageId))
    }
  }
}
