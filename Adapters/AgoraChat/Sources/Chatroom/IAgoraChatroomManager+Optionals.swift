internal import Foundation

/// Calls of 3.x whose arguments may be nil there. A nil id is refused as an empty one is.
extension IAgoraChatroomManager {
  /// The 3.x form of `add(_:delegateQueue:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func add(_ aDelegate: (any AgoraChatroomManagerDelegate)!, delegateQueue aQueue: DispatchQueue?) {
    if let aDelegate { add(aDelegate, delegateQueue: aQueue) }
  }

  /// The 3.x form of `remove(_:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func remove(_ aDelegate: (any AgoraChatroomManagerDelegate)!) {
    if let aDelegate { remove(aDelegate) }
  }

  /// The 3.x form of `createChatroom(withSubject:description:invitees:message:maxMembersCount:error:)`, whose list has any type.
  @_disfavoredOverload
  @discardableResult
  public func createChatroom(
    withSubject aSubject: String!, description aDescription: String!, invitees aInvitees: [Any]!,
    message aMessage: String!, maxMembersCount aMaxMembersCount: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom! {
    let invitees: [String]? = aInvitees?.map { $0 as? String ?? "" }
    return createChatroom(
      withSubject: aSubject, description: aDescription, invitees: invitees, message: aMessage,
      maxMembersCount: aMaxMembersCount, error: pError)
  }

  /// The 3.x form of `createChatroom(withSubject:description:invitees:message:maxMembersCount:completion:)`, whose list has any type.
  @_disfavoredOverload
  public func createChatroom(
    withSubject aSubject: String!, description aDescription: String!, invitees aInvitees: [Any]!,
    message aMessage: String!, maxMembersCount aMaxMembersCount: Int,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)!
  ) {
    let invitees: [String]? = aInvitees?.map { $0 as? String ?? "" }
    createChatroom(
      withSubject: aSubject, description: aDescription, invitees: invitees, message: aMessage,
      maxMembersCount: aMaxMembersCount, completion: aCompletionBlock)
  }

  /// The 3.x form of `joinChatroom(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func joinChatroom(_ aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom!
  {
    joinChatroom(aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `joinChatroom(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func joinChatroom(
    _ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    joinChatroom(aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `leaveChatroom(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func leaveChatroom(_ aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    leaveChatroom(aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `leaveChatroom(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func leaveChatroom(_ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    leaveChatroom(aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `destroyChatroom(_:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func destroyChatroom(_ aChatroomId: String!) -> AgoraChatError? {
    destroyChatroom(aChatroomId ?? "")
  }

  /// The 3.x form of `destroyChatroom(_:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func destroyChatroom(_ aChatroomId: String!, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    destroyChatroom(aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `removeMembers(_:fromChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func removeMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    removeMembers((aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `removeMembers(_:fromChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func removeMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    removeMembers(
      (aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `getChatroomSpecificationFromServer(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomSpecificationFromServer(
    withId aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom? {
    getChatroomSpecificationFromServer(withId: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `getChatroomSpecificationFromServer(withId:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getChatroomSpecificationFromServer(
    withId aChatroomId: String!, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    getChatroomSpecificationFromServer(withId: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `getChatroomMemberListFromServer(withId:cursor:pageSize:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomMemberListFromServer(
    withId aChatroomId: String!, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>? {
    getChatroomMemberListFromServer(withId: aChatroomId ?? "", cursor: aCursor, pageSize: aPageSize, error: pError)
  }

  /// The 3.x form of `getChatroomMemberListFromServer(withId:cursor:pageSize:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getChatroomMemberListFromServer(
    withId aChatroomId: String!, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?
  ) {
    getChatroomMemberListFromServer(
      withId: aChatroomId ?? "", cursor: aCursor, pageSize: aPageSize, completion: aCompletionBlock)
  }

  /// The 3.x form of `getChatroomAnnouncement(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomAnnouncement(withId aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> String?
  {
    getChatroomAnnouncement(withId: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `getChatroomAnnouncement(withId:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func getChatroomAnnouncement(
    withId aChatroomId: String!, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    getChatroomAnnouncement(withId: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `updateSubject(_:forChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func updateSubject(
    _ aSubject: String?, forChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom! {
    updateSubject(aSubject, forChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `updateSubject(_:forChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateSubject(
    _ aSubject: String?, forChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    updateSubject(aSubject, forChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `updateDescription(_:forChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func updateDescription(
    _ aDescription: String?, forChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    updateDescription(aDescription, forChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `updateDescription(_:forChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateDescription(
    _ aDescription: String?, forChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    updateDescription(aDescription, forChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `updateChatroomAnnouncement(withId:announcement:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func updateChatroomAnnouncement(
    withId aChatroomId: String!, announcement aAnnouncement: String?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    updateChatroomAnnouncement(withId: aChatroomId ?? "", announcement: aAnnouncement, error: pError)
  }

  /// The 3.x form of `updateChatroomAnnouncement(withId:announcement:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateChatroomAnnouncement(
    withId aChatroomId: String!, announcement aAnnouncement: String?,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    updateChatroomAnnouncement(withId: aChatroomId ?? "", announcement: aAnnouncement, completion: aCompletionBlock)
  }

  /// The 3.x form of `updateChatroomOwner(_:newOwner:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func updateChatroomOwner(
    _ aChatroomId: String!, newOwner aNewOwner: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    updateChatroomOwner(aChatroomId ?? "", newOwner: aNewOwner ?? "", error: pError)
  }

  /// The 3.x form of `updateChatroomOwner(_:newOwner:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateChatroomOwner(
    _ aChatroomId: String!, newOwner aNewOwner: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    updateChatroomOwner(aChatroomId ?? "", newOwner: aNewOwner ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `addAdmin(_:toChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func addAdmin(
    _ aAdmin: String!, toChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    addAdmin(aAdmin ?? "", toChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `addAdmin(_:toChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func addAdmin(
    _ aAdmin: String!, toChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    addAdmin(aAdmin ?? "", toChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `removeAdmin(_:fromChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func removeAdmin(
    _ aAdmin: String!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    removeAdmin(aAdmin ?? "", fromChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `removeAdmin(_:fromChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func removeAdmin(
    _ aAdmin: String!, fromChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    removeAdmin(aAdmin ?? "", fromChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `blockMembers(_:fromChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func blockMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    blockMembers((aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `blockMembers(_:fromChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func blockMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    blockMembers(
      (aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `unblockMembers(_:fromChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func unblockMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    unblockMembers((aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `unblockMembers(_:fromChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func unblockMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    unblockMembers(
      (aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `muteMembers(_:muteMilliseconds:fromChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func muteMembers(
    _ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String!,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    muteMembers(
      (aMuteMembers ?? []).compactMap { $0 as? String }, muteMilliseconds: aMuteMilliseconds,
      fromChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `muteMembers(_:muteMilliseconds:fromChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func muteMembers(
    _ aMuteMembers: [Any]!, muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    muteMembers(
      (aMuteMembers ?? []).compactMap { $0 as? String }, muteMilliseconds: aMuteMilliseconds,
      fromChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `unmuteMembers(_:fromChatroom:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func unmuteMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom? {
    unmuteMembers((aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", error: pError)
  }

  /// The 3.x form of `unmuteMembers(_:fromChatroom:completion:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func unmuteMembers(
    _ aMembers: [Any]!, fromChatroom aChatroomId: String!,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?
  ) {
    unmuteMembers(
      (aMembers ?? []).compactMap { $0 as? String }, fromChatroom: aChatroomId ?? "", completion: aCompletionBlock)
  }

  /// The 3.x form of `getChatroomBlacklistFromServer(withId:pageNumber:pageSize:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomBlacklistFromServer(
    withId aChatroomId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]? {
    getChatroomBlacklistFromServer(withId: aChatroomId ?? "", pageNumber: aPageNum, pageSize: aPageSize, error: pError)
  }

  /// The 3.x form of `getChatroomBlacklistFromServer(withId:pageNumber:pageSize:completion:)`, whose arguments may be
  /// nil.
  @_disfavoredOverload
  public func getChatroomBlacklistFromServer(
    withId aChatroomId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    getChatroomBlacklistFromServer(
      withId: aChatroomId ?? "", pageNumber: aPageNum, pageSize: aPageSize, completion: aCompletionBlock)
  }

  /// The 3.x form of `getChatroomMuteListFromServer(withId:pageNumber:pageSize:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func getChatroomMuteListFromServer(
    withId aChatroomId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]? {
    getChatroomMuteListFromServer(withId: aChatroomId ?? "", pageNumber: aPageNum, pageSize: aPageSize, error: pError)
  }

  /// The 3.x form of `getChatroomMuteListFromServer(withId:pageNumber:pageSize:completion:)`, whose arguments may be
  /// nil.
  @_disfavoredOverload
  public func getChatroomMuteListFromServer(
    withId aChatroomId: String!, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?
  ) {
    getChatroomMuteListFromServer(
      withId: aChatroomId ?? "", pageNumber: aPageNum, pageSize: aPageSize, completion: aCompletionBlock)
  }
}
