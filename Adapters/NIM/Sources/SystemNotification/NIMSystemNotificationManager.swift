public import Foundation
internal import Parlance

/// Methods that receive notifications. Every method is optional; all are called on the environment's callback queue.
public protocol NIMSystemNotificationManagerDelegate: NSObjectProtocol {
  /// A system notification arrived: somebody adds this account as a friend, asks for it, answers, or ends it.
  func onReceive(_ notification: NIMSystemNotification)
  /// A custom notification of another account arrived; commands of other SDKs arrive as such too.
  func onReceive(_ notification: NIMCustomSystemNotification)
}

extension NIMSystemNotificationManagerDelegate {
  public func onReceive(_ notification: NIMSystemNotification) {}
  public func onReceive(_ notification: NIMCustomSystemNotification) {}
}

/// Sends and receives custom notifications.
public protocol NIMSystemNotificationManager: NSObjectProtocol {
  /// Sends a custom notification to a P2P session or a team. The completion runs once the server accepted or refused
  /// it.
  ///
  /// Content that is another SDK's command to revoke a message follows the rules of every revocation.
  ///
  /// Errors: local `notSupported` (session type), `userInfoNeeded` (not logged in); remote 804, 404; for a command to
  /// revoke a message 403 (another's message), 508 (too late).
  func sendCustomNotification(
    _ notification: NIMCustomSystemNotification, to session: NIMSession, completion: (((any Error)?) -> Void)?)
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMSystemNotificationManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMSystemNotificationManagerDelegate)
}

extension NIMSystemNotificationManager {
  /// Sends a custom notification to a P2P session or a team.
  public func sendCustomNotification(_ notification: NIMCustomSystemNotification, to session: NIMSession) {
    sendCustomNotification(notification, to: session, completion: nil)
  }
}

/// The system notification manager of one client.
final class SystemNotificationManager: NSObject, NIMSystemNotificationManager {
  private let core: NIMCore

  init(_ core: NIMCore) { self.core = core }

  func add(_ delegate: any NIMSystemNotificationManagerDelegate) {
    core.notificationDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMSystemNotificationManagerDelegate) { core.notificationDelegates.remove(delegate) }

  func sendCustomNotification(
    _ notification: NIMCustomSystemNotification, to session: NIMSession, completion: (((any Error)?) -> Void)?
  ) {
    core.perform(completion) { [core] device, completion in
      let conversation = try session.requireConversation()
      guard conversation.kind != .room else { throw NSError.notSupported("custom notifications in chatrooms") }
      // Whoever is online when the link is back need not be the same.
      guard device.isConnected || !notification.sendToOnlineUsersOnly else { throw MessagingError(.notConnected).nim }
      let id = MessageID.generate(at: device.now)
      let draft = MessageDraft(
        id: id, conversation: conversation, body: CustomNotificationCoding.body(of: notification.content ?? ""),
        options: notification.sendToOnlineUsersOnly ? [.onlineOnly, .synchronizes] : [.roams, .synchronizes])
      let command = NIMCore.PendingCommand(account: device.account) { completion($0 as NSError?) }
      try core.commands.insert(command, for: id)
      do {
        try device.send(draft)
      } catch {
        core.commands.remove(id)
        throw error
      }
    }
  }
}

extension NIMCore {
  /// Reports commands, except those that this account sent from another client.
  func receivedCommands(_ messages: [Message]) {
    guard !notificationDelegates.isEmpty else { return }
    let account = account
    for message in messages where message.sender != account {
      let notification = NIMCustomSystemNotification(message, account: account)
      notificationDelegates.notify { $0.onReceive(notification) }
    }
  }
}
