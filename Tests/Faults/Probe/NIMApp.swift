import Foundation
import NIMSDK
import Parlance

/// An app written against NIM.
///
/// Safe to share: it is touched on the callback queue alone.
final class NIMApp: NSObject, App, @unchecked Sendable {
  static let style = "NIM"
  // Its messages are not edited.
  static let marks: [Mark] = [.reaction, .pin, .block, .friend, .conversationPin]
  let notes: Notes
  private let sdk: NIMSDK

  init(_ notes: Notes, _ environment: MessagingEnvironment) {
    self.notes = notes
    sdk = NIMSDK(environment: environment, device: notes.label, config: NIMSDKConfig())
    super.init()
    sdk.register(withAppID: "faults", cerName: nil)
    sdk.loginManager.add(self)
    sdk.chatManager.add(self)
  }

  func login(_ done: @escaping (String?) -> Void) {
    sdk.loginManager.login(notes.account.name, token: "") { [self] error in
      notes.loginEnded(Self.name(error))
      done(Self.name(error))
    }
  }

  func logout(_ done: @escaping () -> Void) {
    sdk.loginManager.logout { [self] _ in
      notes.loggedOut()
      done()
    }
  }

  func send(_ text: String, isFile: Bool, to place: ConversationID) {
    let message = NIMMessage()
    if isFile {
      let file = NIMFileObject(data: Data(FileBytes.of(text)), extension: "bin")
      file.displayName = text
      message.messageObject = file
    } else {
      message.text = text
    }
    let entry = Notes.Entry(place: place, id: message.messageId)
    notes.submitted(entry, text)
    do {
      try sdk.chatManager.send(message, to: Self.session(place))
    } catch {
      notes.ended(entry, text, Self.name(error))
    }
  }

  func revoke(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void) {
    let end = notes.begin("revoke", entry, done)
    guard let message = find(entry) else { return end("messageNotStored") }
    sdk.chatManager.revokeMessage(message) { end(Self.name($0)) }
  }

  func read(_ entry: Notes.Entry, _ done: @escaping (String?) -> Void) {
    let end = notes.begin("read", entry, done)
    guard let message = find(entry) else { return end("messageNotStored") }
    sdk.chatManager.send(NIMMessageReceipt(message: message)) { end(Self.name($0)) }
  }

  func set(_ mark: Mark, on entry: Notes.Entry, _ value: String, _ done: @escaping (String?) -> Void) {
    let end = notes.begin(mark, entry, value, done)
    if mark == .block { return sdk.userManager.add(toBlackList: entry.place.name) { end(Self.name($0)) } }
    let manager = sdk.chatExtendManager
    if mark == .friend {
      let request = NIMUserRequest()
      request.userId = entry.place.name
      request.operation = .add
      return sdk.userManager.requestFriend(request) { end(Self.name($0)) }
    }
    if mark == .conversationPin {
      let params = NIMAddStickTopSessionParams(session: Self.session(entry.place))
      return manager.addStickTopSession(params) { error, _ in end(Self.name(error)) }
    }
    guard let message = find(entry) else { return end("messageNotStored") }
    if mark == .pin {
      return manager.addMessagePin(manager.pinItem(for: message)) { error, _ in end(Self.name(error)) }
    }
    let comment = NIMQuickComment()
    comment.replyType = Int64(value.dropFirst()) ?? 0
    manager.add(comment, to: message) { end(Self.name($0)) }
  }

  func rows(in place: ConversationID) -> [Row] {
    (sdk.conversationManager.messages(in: Self.session(place), message: nil, limit: 10_000) ?? [])
      .filter { $0.messageType != .notification }
      .map { message in
        let state: Row.State =
          switch message.deliveryState {
          case .failed: .failed
          case .delivering: .pending
          case .deliveried: .succeeded
          }
        return Row(
          id: message.messageId, state: message.isReceivedMsg ? .succeeded : state, text: Self.text(message),
          isReadByPeer: message.isRemoteRead)
      }
  }

  private func find(_ entry: Notes.Entry) -> NIMMessage? {
    sdk.conversationManager.messages(in: Self.session(entry.place), messageIds: [entry.id])?.first
  }

  private static func name(_ error: (any Error)?) -> String? { error.map { "\(($0 as NSError).code)" } }

  private static func text(_ message: NIMMessage) -> String {
    (message.messageObject as? NIMFileObject)?.displayName ?? message.text ?? ""
  }

  private static func session(_ place: ConversationID) -> NIMSession {
    NIMSession(place.name, type: place.kind == .group ? .team : .P2P)
  }

  private static func place(_ session: NIMSession?) -> ConversationID {
    guard let session else { return .direct("") }
    return session.sessionType == .team ? .group(session.sessionId) : .direct(AccountID(session.sessionId))
  }
}

extension NIMApp: NIMLoginManagerDelegate {
  func onLogin(_ step: NIMLoginStep) { if step == .syncOK { notes.synchronized() } }

  func onAutoLoginFailed(_ error: any Error) { if notes.isLoggedIn { notes.loginEnded(Self.name(error)) } }
}

extension NIMApp: NIMChatManagerDelegate {
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    let entry = Notes.Entry(place: Self.place(message.session), id: message.messageId)
    notes.ended(entry, Self.text(message), Self.name(error))
  }

  func onRecvMessages(_ messages: [NIMMessage]) {
    for message in messages where message.messageType != .notification {
      notes.received(
        Notes.Entry(place: Self.place(message.session), id: message.messageId), sender: message.from ?? "",
        Self.text(message))
    }
  }

  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {
    for receipt in receipts { notes.write("receipt", Self.place(receipt.session).word, "\(receipt.timestamp)") }
  }

  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
    let place = Self.place(notification.session)
    // NIM's apps do not learn the ID of a message that the device does not have.
    guard let message = notification.message else { return notes.write("revoked-unseen", place.word) }
    notes.revoked(Notes.Entry(place: place, id: message.messageId))
  }
}
