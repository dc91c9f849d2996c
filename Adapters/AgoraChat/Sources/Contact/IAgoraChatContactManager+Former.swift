internal import Foundation

/// The former forms of calls in 3.x.
extension IAgoraChatContactManager {
  /// Adds a delegate that is called on the environment's callback queue.
  public func add(_ aDelegate: (any AgoraChatContactManagerDelegate)!) {
    if let aDelegate { add(aDelegate, delegateQueue: nil) }
  }

  /// Returns the names of the contacts, as this device knows them; nil without a login.
  @discardableResult
  public func getContactsFromDB() -> [Any]! { getContacts() }

  /// Returns the names on the block list, as this device knows it; nil without a login.
  @discardableResult
  public func getBlackListFromDB() -> [Any]! { getBlackList() }

  /// Blocks an account.
  ///
  /// - parameter aUsername: The account.
  /// - parameter aBoth: Without effect: this account may go on writing to the one that it blocks.
  @discardableResult
  public func addUser(toBlackList aUsername: String!, relationshipBoth aBoth: Bool) -> AgoraChatError! {
    addUser(toBlackList: aUsername ?? "")
  }

  /// Removes a contact, and the conversation with it from this device's database.
  @discardableResult
  public func deleteContact(_ aUsername: String!) -> AgoraChatError! {
    deleteContact(aUsername ?? "", isDeleteConversation: true)
  }

  /// Removes a contact, and the conversation with it from this device's database.
  public func deleteContact(
    _ aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!
  ) {
    deleteContact(aUsername ?? "", isDeleteConversation: true, completion: aCompletionBlock)
  }

  /// Fetches the names of the contacts.
  public func asyncGetContacts(
    fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    let report = Self.report(aSuccessBlock, aFailureBlock)
    getContactsFromServer { report($0, $1) }
  }

  /// Fetches the names on the block list.
  public func asyncGetBlackList(
    fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    let report = Self.report(aSuccessBlock, aFailureBlock)
    getBlackListFromServer { report($0, $1) }
  }

  /// Asks an account to become a contact.
  public func asyncAddContact(
    _ aUsername: String!, message aMessage: String!, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    addContact(aUsername ?? "", message: aMessage, completion: Self.outcome(aSuccessBlock, aFailureBlock))
  }

  /// Removes a contact, and the conversation with it from this device's database.
  public func asyncDeleteContact(
    _ aUsername: String!, success aSuccessBlock: (() -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    deleteContact(
      aUsername ?? "", isDeleteConversation: true, completion: Self.outcome(aSuccessBlock, aFailureBlock))
  }

  /// Blocks an account.
  ///
  /// - parameter aUsername: The account.
  /// - parameter aBoth: Without effect: this account may go on writing to the one that it blocks.
  /// - parameter aSuccessBlock: Runs after a success.
  /// - parameter aFailureBlock: Receives the error.
  public func asyncAddUser(
    toBlackList aUsername: String!, relationshipBoth aBoth: Bool, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    addUser(toBlackList: aUsername ?? "", completion: Self.outcome(aSuccessBlock, aFailureBlock))
  }

  /// Unblocks an account.
  public func asyncRemoveUser(
    fromBlackList aUsername: String!, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    removeUser(fromBlackList: aUsername ?? "", completion: Self.outcome(aSuccessBlock, aFailureBlock))
  }

  /// Grants an account's request.
  public func asyncAcceptInvitation(
    forUsername aUsername: String!, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    approveFriendRequest(fromUser: aUsername ?? "", completion: Self.outcome(aSuccessBlock, aFailureBlock))
  }

  /// Declines an account's request.
  public func asyncDeclineInvitation(
    forUsername aUsername: String!, success aSuccessBlock: (() -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!
  ) {
    declineFriendRequest(fromUser: aUsername ?? "", completion: Self.outcome(aSuccessBlock, aFailureBlock))
  }

  private static func report(
    _ success: (([Any]?) -> Void)?, _ failure: ((AgoraChatError?) -> Void)?
  ) -> ([String]?, AgoraChatError?) -> Void {
    { names, error in if let error { failure?(error) } else { success?(names) } }
  }

  private static func outcome(
    _ success: (() -> Void)?, _ failure: ((AgoraChatError?) -> Void)?
  ) -> (String?, AgoraChatError?) -> Void {
    { _, error in if let error { failure?(error) } else { success?() } }
  }
}
