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
    core.request(completion) { connection, done throws(MessagingError) in
      try connection.sendReceipt(for: message, completion: done)
    }
  }

  func revokeMessage(_ message: QDMessage, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { connection, done in
      let conversation = message.neutral?.conversation ?? message.session.conversation
      connection.device.revoke(
        MessageID(message.messageId), in: conversation, request: RevocationRequest(), completion: done)
    }
  }

  func save(_ message: QDMessage, for session: QDSession, completion: (((any Error)?) -> Void)?) {
    core.perform(completion) { connection throws(MessagingError) in try connection.save(message, for: session) }
  }

  func allRecentSessions() -> [QDRecentSession]? { core.connection?.recentSessions() }

  func updateRecentLocalExt(_ ext: [AnyHashable: Any]?, recentSession: QDRecentSession) {
    core.perform(nil) { connection throws(MessagingError) in
      try connection.setLocalExtension(ext, of: recentSession)
    }
  }

  func messages(in session: QDSession, message: QDMessage?, limit: Int) -> [QDMessage] {
    guard let connection = core.connection, limit > 0 else { return [] }
    let query = MessageQuery(
      in: session.conversation, anchor: message.map { connection.anchor(at: $0) }, limit: limit)
    return connection.device.messages(query).map { connection.object(for: $0) }
  }

  func messages(in session: QDSession, messageIds: [String]) -> [QDMessage]? {
    guard let connection = core.connection else { return nil }
    return messageIds.compactMap { connection.device.message(MessageID($0), in: session.conversation) }
      .sorted { ($0.time, $0.row) < ($1.time, $1.row) }
      .map { connection.object(for: $0) }
  }

  func add(_ delegate: any QDChatManagerDelegate) { core.chatDelegates.add(delegate) { [weak delegate] in delegate } }
  func remove(_ delegate: any QDChatManagerDelegate) { core.chatDelegates.remove(delegate) }
  func addChatDeleage(_ delegate: any QDChatManagerDelegate) { add(delegate) }
  func removeChatDelegate(_ delegate: any QDChatManagerDelegate) { remove(delegate) }
}
