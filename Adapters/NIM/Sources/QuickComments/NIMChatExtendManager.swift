public import Foundation
internal import Parlance

/// Methods that receive quick comments. Every method is optional; all are called on the environment's callback queue.
public protocol NIMChatExtendManagerDelegate: NSObjectProtocol {
  /// Another account, or this one from another client, commented on a message of the local database.
  func onRecvQuickComment(_ comment: NIMQuickComment)
  /// A comment on a message of the local database was deleted, by another account or from another client.
  func onRemove(_ comment: NIMQuickComment)
}

extension NIMChatExtendManagerDelegate {
  public func onRecvQuickComment(_ comment: NIMQuickComment) {}
  public func onRemove(_ comment: NIMQuickComment) {}
}

#if canImport(ObjectiveC)
  /// The quick comments on messages: an `NSArray` of `NIMQuickComment` for each.
  public typealias NIMQuickCommentsOfMessages = NSMapTable<NIMMessage, NSArray>
  /// The quick comments on a message, by their numbers: an `NSArray` of `NIMQuickComment` for each.
  public typealias NIMQuickCommentsOfNumbers = NSMapTable<NSNumber, NSArray>
#else
  /// The quick comments on messages: an `NSArray` of `NIMQuickComment` for each. Foundation has no `NSMapTable` here.
  public typealias NIMQuickCommentsOfMessages = [NIMMessage: NSArray]
  /// The quick comments on a message, by their numbers: an `NSArray` of `NIMQuickComment` for each. Foundation has no
  /// `NSMapTable` here.
  public typealias NIMQuickCommentsOfNumbers = [NSNumber: NSArray]
#endif

/// Manages quick comments on messages.
public protocol NIMChatExtendManager: NSObjectProtocol {
  /// Adds a quick comment of this account to a message of a P2P session or a team. The others receive it, and this
  /// account's other clients.
  ///
  /// Errors: local `invalidParam` (a message that was never in a session), `notSupported` (a chatroom's message),
  /// `userInfoNeeded`; remote 417 (this account has made this comment already), 404 (no such message, or revoked), 419
  /// (too many different comments, or `ext` too long), 804 (not in the team), 415 (no connection).
  func add(_ comment: NIMQuickComment, to message: NIMMessage, completion: (((any Error)?) -> Void)?)
  /// Deletes a quick comment of this account.
  ///
  /// Errors: local `invalidParam` (a comment without a message), `notSupported` (a chatroom's message),
  /// `userInfoNeeded`; remote 403 (another account's comment), 404 (no such comment or message), 804, 415.
  func delete(_ comment: NIMQuickComment, completion: (((any Error)?) -> Void)?)
  /// Fetches the quick comments on at most 20 messages from the server; the local database follows.
  ///
  /// - parameter messages: The messages, of P2P sessions and teams.
  /// - parameter completion: Receives the comments on each message, and the messages for which there are none because
  ///   the server does not have them or this account may not read them; or an error: local `invalidParam` (no messages,
  ///   or more than 20), `userInfoNeeded`, remote 415.
  func fetchQuickComments(
    _ messages: [NIMMessage],
    completion: @escaping ((any Error)?, NIMQuickCommentsOfMessages?, [NIMMessage]?) -> Void)
  /// Looks up the quick comments on a message in the local database.
  ///
  /// - parameter message: A message of the local database.
  /// - parameter completion: Receives the comments by their numbers, or an error: local `invalidParam` (a message that
  ///   is not in the local database), `userInfoNeeded`.
  func quickComments(
    by message: NIMMessage, completion: @escaping ((any Error)?, NIMQuickCommentsOfNumbers?) -> Void)
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMChatExtendManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMChatExtendManagerDelegate)
}

extension NIMChatExtendManager {
  /// Adds a quick comment of this account to a message.
  public func add(_ comment: NIMQuickComment, to message: NIMMessage) { add(comment, to: message, completion: nil) }
  /// Deletes a quick comment of this account.
  public func delete(_ comment: NIMQuickComment) { delete(comment, completion: nil) }
}

/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion continues in the background have none.
extension NIMChatExtendManager {
  /// Fetches the quick comments on at most 20 messages from the server; the messages without any follow in the tuple.
  public nonisolated(nonsending) func fetchQuickComments(
    _ messages: [NIMMessage]
  ) async throws -> (NIMQuickCommentsOfMessages, [NIMMessage]) {
    try await waitedForTwo { fetchQuickComments(messages, completion: $0) }
  }
  /// Looks up the quick comments on a message in the local database.
  public nonisolated(nonsending) func quickComments(by message: NIMMessage) async throws -> NIMQuickCommentsOfNumbers {
    try await waited { quickComments(by: message, completion: $0) }
  }
}
