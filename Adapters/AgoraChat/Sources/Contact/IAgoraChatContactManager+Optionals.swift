public import Foundation

/// Calls of 3.x whose arguments may be nil there. A nil name is refused as an empty one is.
extension IAgoraChatContactManager {
  /// The 3.x form of `add(_:delegateQueue:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func add(_ aDelegate: (any AgoraChatContactManagerDelegate)!, delegateQueue aQueue: DispatchQueue?) {
    if let aDelegate { add(aDelegate, delegateQueue: aQueue) }
  }

  /// The 3.x form of `getContactsFromServer(completion:)`.
  @_disfavoredOverload
  public func getContactsFromServer(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!) {
    let completion: (([Any]?, AgoraChatError?) -> Void)? = aCompletionBlock
    getContactsFromServer { (names: [String]?, error: AgoraChatError?) in completion?(names, error) }
  }

  /// The 3.x form of `addContact(_:message:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func addContact(_ aUsername: String!, message aMessage: String!) -> AgoraChatError! {
    addContact(aUsername ?? "", message: aMessage as String?)
  }

  /// The 3.x form of `addContact(_:message:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func addContact(
    _ aUsername: String!, message aMessage: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!
  ) {
    addContact(aUsername ?? "", message: aMessage as String?, completion: aCompletionBlock)
  }

  /// The 3.x form of `deleteContact(_:isDeleteConversation:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func deleteContact(_ aUsername: String!, isDeleteConversation aIsDeleteConversation: Bool) -> AgoraChatError! {
    deleteContact(aUsername ?? "", isDeleteConversation: aIsDeleteConversation)
  }

  /// The 3.x form of `deleteContact(_:isDeleteConversation:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func deleteContact(
    _ aUsername: String!, isDeleteConversation aIsDeleteConversation: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!
  ) {
    deleteContact(aUsername ?? "", isDeleteConversation: aIsDeleteConversation, completion: aCompletionBlock)
  }

  /// The 3.x form of `approveFriendRequest(fromUser:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func approveFriendRequest(
    fromUser aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!
  ) {
    approveFriendRequest(fromUser: aUsername ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `declineFriendRequest(fromUser:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func declineFriendRequest(
    fromUser aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!
  ) {
    declineFriendRequest(fromUser: aUsername ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `acceptInvitation(forUsername:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func acceptInvitation(forUsername aUsername: String!) -> AgoraChatError! {
    acceptInvitation(forUsername: aUsername ?? "")
  }

  /// The 3.x form of `declineInvitation(forUsername:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func declineInvitation(forUsername aUsername: String!) -> AgoraChatError! {
    declineInvitation(forUsername: aUsername ?? "")
  }

  /// The 3.x form of `getBlackListFromServer(completion:)`.
  @_disfavoredOverload
  public func getBlackListFromServer(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!) {
    let completion: (([Any]?, AgoraChatError?) -> Void)? = aCompletionBlock
    getBlackListFromServer { (names: [String]?, error: AgoraChatError?) in completion?(names, error) }
  }

  /// The 3.x form of `addUser(toBlackList:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func addUser(
    toBlackList aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!
  ) {
    addUser(toBlackList: aUsername ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `removeUser(fromBlackList:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func removeUser(fromBlackList aUsername: String!) -> AgoraChatError! {
    removeUser(fromBlackList: aUsername ?? "")
  }

  /// The 3.x form of `removeUser(fromBlackList:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func removeUser(
    fromBlackList aUsername: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)!
  ) {
    removeUser(fromBlackList: aUsername ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `getSelfIdsOnOtherPlatform(completion:)`.
  @_disfavoredOverload
  public func getSelfIdsOnOtherPlatform(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!) {
    let completion: (([Any]?, AgoraChatError?) -> Void)? = aCompletionBlock
    getSelfIdsOnOtherPlatform { (ids: [String]?, error: AgoraChatError?) in completion?(ids, error) }
  }
}
