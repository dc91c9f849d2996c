public import Foundation
internal import Parlance

/// Methods that receive notifications. Every method is optional; all are called on the environment's callback queue.
public protocol NIMSystemNotificationManagerDelegate: NSObjectProtocol {
  /// A system notification arrived: an account adds this one as a friend, requests it, answers a request, or ends the
  /// friendship; or a team is applied to, this account is invited, or one declined.
  func onReceive(_ notification: NIMSystemNotification)
  /// The number of unread system notifications in the list changed. Called after `onReceive(_:)`, once for notifications
  /// that arrive together, and after each call that changes the number.
  func onSystemNotificationCountChanged(_ unreadCount: Int)
  /// A custom notification of another account arrived; commands of other SDKs arrive as such too.
  func onReceive(_ notification: NIMCustomSystemNotification)
}

extension NIMSystemNotificationManagerDelegate {
  public func onReceive(_ notification: NIMSystemNotification) {}
  public func onSystemNotificationCountChanged(_ unreadCount: Int) {}
  public func onReceive(_ notification: NIMCustomSystemNotification) {}
}

/// Keeps the list of system notifications, and sends and receives custom ones.
///
/// The list is that of this client: it has what the client received, at most the newest 10,000, with marks of its own.
/// Custom notifications are in no list. Without a login the list is nil, counts are 0 and changes have no effect.
public protocol NIMSystemNotificationManager: NSObjectProtocol {
  /// Returns system notifications of the list, newest first.
  ///
  /// - parameter notification: The notification behind which to begin, toward older ones; nil for the newest ones. It need
  ///   not be in the list any more.
  /// - parameter limit: The largest number of notifications.
  /// - returns: nil without a login.
  func fetchSystemNotifications(_ notification: NIMSystemNotification?, limit: Int) -> [NIMSystemNotification]?
  /// Returns those system notifications of the list that a filter chooses, newest first; of all without one.
  ///
  /// - parameter notification: The notification behind which to begin, toward older ones; nil for the newest ones.
  /// - parameter limit: The largest number of notifications.
  /// - parameter filter: The notifications to return.
  /// - returns: nil without a login.
  func fetchSystemNotifications(
    _ notification: NIMSystemNotification?, limit: Int, filter: NIMSystemNotificationFilter?
  ) -> [NIMSystemNotification]?
  /// Returns the number of unread system notifications.
  func allUnreadCount() -> Int
  /// Returns the number of unread system notifications that a filter chooses; of all without one.
  func allUnreadCount(_ filter: NIMSystemNotificationFilter?) -> Int
  /// Deletes a system notification from the list.
  func delete(_ notification: NIMSystemNotification)
  /// Deletes all system notifications from the list.
  func deleteAllNotifications()
  /// Deletes the system notifications that a filter chooses from the list; all without one.
  func deleteAllNotifications(_ filter: NIMSystemNotificationFilter?)
  /// Marks a system notification as read, in the list and in the object.
  func markNotifications(asRead notification: NIMSystemNotification)
  /// Marks all system notifications as read.
  func markAllNotificationsAsRead()
  /// Marks the system notifications that a filter chooses as read; all without one.
  func markAllNotifications(asRead filter: NIMSystemNotificationFilter?)
  /// Sends a custom notification to a P2P session or a team. The completion runs once the server accepted or refused
  /// it.
  ///
  /// Content that is another SDK's command to revoke a message follows the rules of every revocation.
  ///
  /// Errors: local `notSupported` (session type), `userInfoNeeded` (not logged in), `invalidParam` (a text or payload of the
  /// push that is too long); remote 804, 404; for a command to
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
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMSystemNotificationManagerDelegate) {
    core.notificationDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMSystemNotificationManagerDelegate) { core.notificationDelegates.remove(delegate) }

  func sendCustomNotification(
    _ notification: NIMCustomSystemNotification, to session: NIMSession, completion: (((any Error)?) -> Void)?
  ) {
    core.request(completion) { [core] device, completion in
      let conversation = try core.conversation(of: session).unlessChatroom("custom notifications in chatrooms")
      // Not queued: other accounts may be online by the time the connection is restored.
      guard device.isConnected || !notification.sendToOnlineUsersOnly else { throw MessagingError(.notConnected).nim }
      let id = MessageID.generate(at: device.now)
      let draft = MessageDraft(
        id: id, conversation: conversation, body: try notification.body(), options: notification.options)
      let command = ClientCore.PendingCommand(account: device.account) { completion($0 as NSError?) }
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

extension ClientCore {
  /// Reports commands, except those that this account sent from another client.
  func receivedCommands(_ messages: [Message]) {
    guard !notificationDelegates.isEmpty else { return }
    let account = account
    for message in messages where message.sender != account {
      let notification = NIMCustomSystemNotification(
        message, account: account, in: session(of: message.conversation))
      notificationDelegates.notify { $0.onReceive(notification) }
    }
  }
}
