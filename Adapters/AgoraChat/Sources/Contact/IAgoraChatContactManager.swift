public import Foundation

/// Manages the contacts and the block list.
///
/// Methods that return an error or take a pointer for one wait for the server and may be called on any thread; the error
/// is nil after a success. The others return at once, and their completions run on the environment's callback queue.
///
/// Errors: 101 and 105 (no valid user name), 204 (no such user), 110 (this account itself), 300 (not connected), 201 (no
/// login).
public protocol IAgoraChatContactManager: NSObjectProtocol {
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on; nil for the environment's callback queue, the main one unless set.
  func add(_ aDelegate: any AgoraChatContactManagerDelegate, delegateQueue aQueue: DispatchQueue?)
  /// Removes a delegate.
  func removeDelegate(_ aDelegate: Any)

  // MARK: contacts

  /// Returns the names of the contacts, as this device knows them; nil without a login.
  @discardableResult
  func getContacts() -> [String]!
  /// Returns the contacts, as this device knows them; nil without a login.
  @discardableResult
  func getAllContacts() -> [AgoraChatContact]?
  /// Returns a contact, as this device knows it; nil if the account is not a contact.
  @discardableResult
  func getContact(_ userId: String) -> AgoraChatContact?
  /// Changes the name that this account gives a contact; nil or an empty one removes it.
  ///
  /// Errors: 221 for an account that is not a contact.
  func setContactRemark(
    _ userId: String, remark: String?, completion aCompletionBlock: ((AgoraChatContact?, AgoraChatError?) -> Void)?)
  /// Fetches the contacts.
  func getAllContactsFromServer(completion aCompletionBlock: (([AgoraChatContact]?, AgoraChatError?) -> Void)?)
  /// Fetches a part of the contacts.
  ///
  /// - parameter cursor: The cursor of the part before; nil or empty for the first one.
  /// - parameter pageSize: The maximum number of contacts, 1 to 50.
  /// - parameter aCompletionBlock: Receives the part with the cursor of the next one, or the error.
  func getContactsFromServer(
    withCursor cursor: String?, pageSize: UInt,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<AgoraChatContact>?, AgoraChatError?) -> Void)
  /// Fetches the names of the contacts.
  func getContactsFromServer(completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)!)
  /// Fetches the names of the contacts.
  @discardableResult
  func getContactsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]!
  /// Asks an account to become a contact. One that has blocked this account does not receive the request.
  ///
  /// - parameter aUsername: The account.
  /// - parameter aMessage: Words for it.
  @discardableResult
  func addContact(_ aUsername: String, message aMessage: String?) -> AgoraChatError!
  /// Asks an account to become a contact. One that has blocked this account does not receive the request.
  ///
  /// - parameter aUsername: The account.
  /// - parameter aMessage: Words for it.
  /// - parameter aCompletionBlock: Receives the account, or the error.
  func addContact(
    _ aUsername: String, message aMessage: String?, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Removes a contact, for both accounts, and its remark.
  ///
  /// - parameter aUsername: The account.
  /// - parameter aIsDeleteConversation: Deletes the conversation with it from this device's database, too.
  @discardableResult
  func deleteContact(_ aUsername: String, isDeleteConversation aIsDeleteConversation: Bool) -> AgoraChatError!
  /// Removes a contact, for both accounts, and its remark.
  ///
  /// - parameter aUsername: The account.
  /// - parameter aIsDeleteConversation: Deletes the conversation with it from this device's database, too.
  /// - parameter aCompletionBlock: Receives the account, or the error.
  func deleteContact(
    _ aUsername: String, isDeleteConversation aIsDeleteConversation: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Grants an account's request.
  ///
  /// Errors: 1000 if there is no request and the account is not a contact.
  func approveFriendRequest(
    fromUser aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Declines an account's request.
  ///
  /// Errors: 1000 if there is no request.
  func declineFriendRequest(
    fromUser aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Grants an account's request; returns 1000 if there is no request and the account is not a contact.
  @discardableResult
  func acceptInvitation(forUsername aUsername: String) -> AgoraChatError!
  /// Declines an account's request; returns 1000 if there is no request.
  @discardableResult
  func declineInvitation(forUsername aUsername: String) -> AgoraChatError!

  // MARK: the block list

  /// Returns the names on the block list, as this device knows it; nil without a login.
  @discardableResult
  func getBlackList() -> [String]!
  /// Fetches the names on the block list.
  func getBlackListFromServer(completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)
  /// Fetches the names on the block list.
  @discardableResult
  func getBlackListFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]!
  /// Blocks an account: its messages to this one fail with 210, and do not arrive.
  @discardableResult
  func addUser(toBlackList aUsername: String) -> AgoraChatError!
  /// Blocks an account: its messages to this one fail with 210, and do not arrive.
  func addUser(toBlackList aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Unblocks an account.
  @discardableResult
  func removeUser(fromBlackList aUsername: String) -> AgoraChatError!
  /// Unblocks an account.
  func removeUser(fromBlackList aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)

  // MARK: the account's other devices

  /// Returns the ids of this account on its other devices that are connected, each as `account/device`; nil after a failure.
  ///
  /// Errors: 201 without a login.
  @discardableResult
  func getSelfIdsOnOtherPlatformWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]!
  /// Passes the ids of this account on its other devices to a completion.
  func getSelfIdsOnOtherPlatform(completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)
}
