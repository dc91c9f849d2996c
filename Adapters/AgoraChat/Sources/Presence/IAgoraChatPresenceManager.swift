public import Foundation

/// Manages presence: the kinds of devices on which users are online, and the descriptions that they publish.
/// Subscriptions belong to the account and outlast its logins.
///
/// Errors of all calls: 300 (not connected), 201 (no login), 101 (no valid user name). Completions run on the environment's
/// callback queue.
public protocol IAgoraChatPresenceManager: NSObjectProtocol {
  /// Publishes a description of this account's presence. It stays until another one is published.
  ///
  /// Errors: 1100 (more than 4,096 bytes).
  ///
  /// - parameter aDescription: The description; nil or an empty one takes the former back.
  /// - parameter aCompletion: Receives nil, or the error.
  func publishPresence(withDescription aDescription: String?, completion aCompletion: ((AgoraChatError?) -> Void)?)
  /// Subscribes to the presence of users, or renews subscriptions.
  ///
  /// Errors: 1100 (not 1 to 100 users, an expiry that is not 1 second to 30 days, more than 3,000 subscriptions), 1101 (this
  /// account among the users), 204 (none of the users exists).
  ///
  /// - parameter members: The users.
  /// - parameter expiry: The time for which the subscriptions last, in seconds.
  /// - parameter aCompletion: Receives the present state of those of the users that exist, or the error.
  func subscribe(
    _ members: [String], expiry: Int, completion aCompletion: (([AgoraChatPresence]?, AgoraChatError?) -> Void)?)
  /// Ends subscriptions.
  ///
  /// Errors: 1100 (not 1 to 100 users).
  ///
  /// - parameter members: The users.
  /// - parameter aCompletion: Receives nil, or the error.
  func unsubscribe(_ members: [String], completion aCompletion: ((AgoraChatError?) -> Void)?)
  /// Fetches a page of the users to whose presence this account is subscribed.
  ///
  /// Errors: 1100 (not 1 to 500 users a page).
  ///
  /// - parameter pageNum: The number of the page, from 1 on; 0 is the first one, too.
  /// - parameter pageSize: The number of users on a page.
  /// - parameter aCompletion: Receives the users, or the error.
  func fetchSubscribedMembers(
    withPageNum pageNum: UInt, pageSize: UInt, completion aCompletion: (([String]?, AgoraChatError?) -> Void)?)
  /// Fetches the presence of users, subscribed to or not. Those that do not exist are offline.
  ///
  /// Errors: 1100 (not 1 to 100 users).
  ///
  /// - parameter members: The users.
  /// - parameter aCompletion: Receives one presence for each of them, or the error.
  func fetchPresenceStatus(
    _ members: [String], completion aCompletion: (([AgoraChatPresence]?, AgoraChatError?) -> Void)?)
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on; nil for the environment's callback queue.
  func add(_ aDelegate: any AgoraChatPresenceManagerDelegate, delegateQueue aQueue: DispatchQueue?)
  /// Removes a delegate.
  func remove(_ aDelegate: any AgoraChatPresenceManagerDelegate)
}

extension IAgoraChatPresenceManager {
  /// Publishes a description of this account's presence.
  public func publishPresence(withDescription aDescription: String?) {
    publishPresence(withDescription: aDescription, completion: nil)
  }
  /// Subscribes to the presence of users.
  public func subscribe(_ members: [String], expiry: Int) { subscribe(members, expiry: expiry, completion: nil) }
  /// Ends subscriptions.
  public func unsubscribe(_ members: [String]) { unsubscribe(members, completion: nil) }
  /// Fetches a page of subscribed users.
  public func fetchSubscribedMembers(withPageNum pageNum: UInt, pageSize: UInt) {
    fetchSubscribedMembers(withPageNum: pageNum, pageSize: pageSize, completion: nil)
  }
  /// Fetches the presence of users.
  public func fetchPresenceStatus(_ members: [String]) { fetchPresenceStatus(members, completion: nil) }
}
