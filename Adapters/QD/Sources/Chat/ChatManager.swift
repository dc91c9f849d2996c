import Foundation
import Parlance

/// The chat manager of one client.
final class ChatManager: NSObject, QDIMChatManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func send(_ message: QDMessage, to session: QDSession) throws {
    do throws(MessagingError) {
      try core.connected().send(message, to: session)
    } catch {
      throw error.qd
    }
  }

  func fetchMessageAttachment(_ message: QDMessage) throws {
    do throws(MessagingError) {
      try core.connected().fetchAttachment(of: message)
    } catch {
      throw error.qd
    }
  }

  func sendMessageReceipt(_ message: QDMessage, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { login, done throws(MessagingError) in
      try login.sendReceipt(for: message, completion: done)
    }
  }

  func revokeMessage(_ message: QDMessage, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { login, done in
      let conversation = message.neutral?.conversation ?? message.session.conversation
      login.device.revoke(
        MessageID(message.messageId), in: conversation, request: RevocationRequest(), completion: done)
    }
  }

  func save(_ message: QDMessage, for session: QDSession, completion: (((any Error)?) -> Void)?) {
    core.change(completion) { login throws(MessagingError) in try login.save(message, for: session) }
  }

  func allRecentSessions() -> [QDRecentSession]? { core.login?.recentSessions() }

  func updateRecentLocalExt(_ ext: [AnyHashable: Any]?, recentSession: QDRecentSession) {
    core.change(nil) { login throws(MessagingError) in
      try login.setLocalExtension(ext, of: recentSession)
    }
  }

  func messages(in session: QDSession, message: QDMessage?, limit: Int) -> [QDMessage] {
    guard let login = core.login, limit > 0 else { return [] }
    let query = MessageQuery(
      in: session.conversation, anchor: message.map { login.anchor(at: $0) }, limit: limit)
    return login.device.messages(query).map { login.object(for: $0) }
  }

  func messages(in session: QDSession, messageIds: [String]) -> [QDMessage]? {
    guard let login = core.login else { return nil }
    return messageIds.compactMap { login.device.message(MessageID($0), in: session.conversation) }
      .sorted { ($0.time, $0.row) < ($1.time, $1.row) }
      .map { login.object(for: $0) }
  }

  func add(_ delegate: any QDChatManagerDelegate) { core.chatDelegates.add(delegate) { [weak delegate] in delegate } }
  func remove(_ delegate: any QDChatManagerDelegate) { core.chatDelegates.remove(delegate) }
  func addChatDeleage(_ delegate: any QDChatManagerDelegate) { add(delegate) }
  func removeChatDelegate(_ delegate: any QDChatManagerDelegate) { remove(delegate) }
}
