public import Foundation

/// Enters chat rooms, manages them, and fetches who is in them.
///
/// Methods with an `error` wait for the server and may be called on any thread; the error is nil after a success. The
/// others return at once, and their completions run on the environment's callback queue.
///
/// Errors: 705 (no such chat room), 702 (not in it), 703 (not allowed), 704 (full), 707 (blocked), 204 (no such user), 110 (an
/// invalid parameter), 300 (not connected), 201 (no login).
public protocol IAgoraChatroomManager: NSObjectProtocol {
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on; nil for the environment's callback queue, the main one unless set.
  func add(_ aDelegate: any AgoraChatroomManagerDelegate, delegateQueue aQueue: DispatchQueue?)
  /// Adds a delegate to be called on the environment's callback queue; nil has no effect.
  func add(_ aDelegate: (any AgoraChatroomManagerDelegate)!)
  /// Removes a delegate.
  func remove(_ aDelegate: any AgoraChatroomManagerDelegate)
  /// Fetches a page of the chat rooms from the server, by id.
  ///
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of chat rooms of a page, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  /// - returns: The page; its count is that of its chat rooms.
  @discardableResult
  func getChatroomsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatPageResult<AgoraChatroom>?
  /// Fetches a page of the chat rooms from the server, by id.
  func getChatroomsFromServer(
    withPage aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatPageResult<AgoraChatroom>?, AgoraChatError?) -> Void)?)
  /// Fetches all chat rooms from the server, by id.
  func getAllChatroomsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> [Any]!
  /// Fetches all chat rooms from the server, by id.
  func getAllChatroomsFromServer(completion aCompletionBlock: (([Any]?, AgoraChatError?) -> Void)!)
  /// Fetches all chat rooms from the server: the former form.
  func asyncGetAllChatrooms(
    fromServer aSuccessBlock: (([Any]?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)
  /// Creates a chat room that this account owns. Super admins of the app may. The account is not in it before it enters it.
  ///
  /// - parameter aSubject: The name.
  /// - parameter aDescription: The description.
  /// - parameter aInvitees: nil or empty. Users are in chat rooms with their devices, which enter by themselves: 111 for any others.
  /// - parameter aMessage: Not used.
  /// - parameter aMaxMembersCount: The maximum number of users in it at the same time; 0 for no limit.
  /// - parameter pError: Receives the error; nil after a success. 703 for an account that is not a super admin.
  @discardableResult
  func createChatroom(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, maxMembersCount aMaxMembersCount: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Creates a chat room that this account owns. Super admins of the app may. The account is not in it before it enters it.
  func createChatroom(
    withSubject aSubject: String?, description aDescription: String?, invitees aInvitees: [String]?,
    message aMessage: String?, maxMembersCount aMaxMembersCount: Int,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Enters a chat room.
  @discardableResult
  func joinChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatroom!
  /// Enters a chat room.
  func joinChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Enters a chat room.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter ext: Data for its members.
  /// - parameter leaveOtherRooms: A Boolean value that indicates whether to leave the device's other chat rooms, once
  ///   it has entered this one.
  /// - parameter aCompletionBlock: Receives the chat room, or the error.
  func joinChatroom(
    _ aChatroomId: String, ext: String?, leaveOtherRooms: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Leaves a chat room.
  func leaveChatroom(_ aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
  /// Leaves a chat room.
  func leaveChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Destroys a chat room; only its owner may. Waits for the server.
  ///
  /// - returns: The error; nil if it succeeded.
  @discardableResult
  func destroyChatroom(_ aChatroomId: String) -> AgoraChatError?
  /// Destroys a chat room; only its owner may.
  func destroyChatroom(_ aChatroomId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?)
  /// Removes users from a chat room, which they may enter again: the owner may remove anyone else, admins ordinary
  /// members.
  @discardableResult
  func removeMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Removes users from a chat room, which they may enter again: the owner may remove anyone else, admins ordinary
  /// members.
  func removeMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Fetches a chat room from the server.
  @discardableResult
  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom?
  /// Fetches a chat room from the server.
  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Fetches a chat room from the server, with its members if requested.
  func getChatroomSpecificationFromServer(
    withId aChatroomId: String, fetchMembers aFetchMembers: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Fetches from the server the names of the members who are neither the owner nor admins.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter aCursor: The cursor of the part before; nil or empty for the first.
  /// - parameter aPageSize: The maximum number of names, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatCursorResult<NSString>?
  /// Fetches from the server the names of the members who are neither the owner nor admins.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter aCursor: The cursor of the part before; nil or empty for the first.
  /// - parameter aPageSize: The maximum number of names, at least 1.
  /// - parameter aCompletionBlock: Receives the names, with the cursor of the next part, which is nil at the end; or
  ///   the error.
  func getChatroomMemberListFromServer(
    withId aChatroomId: String, cursor aCursor: String?, pageSize aPageSize: Int,
    completion aCompletionBlock: ((AgoraChatCursorResult<NSString>?, AgoraChatError?) -> Void)?)
  /// Fetches the announcement from the server; empty if there is none.
  @discardableResult
  func getChatroomAnnouncement(
    withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> String?
  /// Fetches the announcement from the server; empty if there is none.
  func getChatroomAnnouncement(
    withId aChatroomId: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?)
  /// Changes the name; the owner and admins may.
  @discardableResult
  func updateSubject(
    _ aSubject: String?, forChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom!
  /// Changes the name; the owner and admins may.
  func updateSubject(
    _ aSubject: String?, forChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Changes the description; the owner and admins may.
  @discardableResult
  func updateDescription(
    _ aDescription: String?, forChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Changes the description; the owner and admins may.
  func updateDescription(
    _ aDescription: String?, forChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Changes the announcement; the owner and admins may.
  @discardableResult
  func updateChatroomAnnouncement(
    withId aChatroomId: String, announcement aAnnouncement: String?,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Changes the announcement; the owner and admins may.
  func updateChatroomAnnouncement(
    withId aChatroomId: String, announcement aAnnouncement: String?,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Transfers a chat room to another member; its owner may, and becomes an ordinary member.
  @discardableResult
  func updateChatroomOwner(
    _ aChatroomId: String, newOwner aNewOwner: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Transfers a chat room to another member; its owner may, and becomes an ordinary member.
  func updateChatroomOwner(
    _ aChatroomId: String, newOwner aNewOwner: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Makes a user an admin, in the chat room or not; the owner may.
  @discardableResult
  func addAdmin(_ aAdmin: String, toChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom?
  /// Makes a user an admin, in the chat room or not; the owner may.
  func addAdmin(
    _ aAdmin: String, toChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Makes an admin an ordinary member; the owner may.
  @discardableResult
  func removeAdmin(
    _ aAdmin: String, fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Makes an admin an ordinary member; the owner may.
  func removeAdmin(
    _ aAdmin: String, fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Removes users from a chat room, who may not enter again: the owner may block anyone else, admins ordinary members,
  /// in it or not.
  @discardableResult
  func blockMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Removes users from a chat room, who may not enter again: the owner may block anyone else, admins ordinary members,
  /// in it or not.
  func blockMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Lets blocked users enter a chat room again; the owner and admins may.
  @discardableResult
  func unblockMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Lets blocked users enter a chat room again; the owner and admins may.
  func unblockMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Mutes users: the owner may mute anyone else, admins ordinary members, in it or not.
  ///
  /// - parameter aMuteMembers: The users' names.
  /// - parameter aMuteMilliseconds: The duration in milliseconds; -1 for no end.
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Mutes users: the owner may mute anyone else, admins ordinary members, in it or not.
  ///
  /// - parameter aMuteMembers: The users' names.
  /// - parameter aMuteMilliseconds: The duration in milliseconds; -1 for no end.
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter aCompletionBlock: Receives the chat room, or the error.
  func muteMembers(
    _ aMuteMembers: [String], muteMilliseconds aMuteMilliseconds: Int, fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Unmutes users: the owner may unmute anyone else, admins ordinary members, in it or not.
  @discardableResult
  func unmuteMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Unmutes users: the owner may unmute anyone else, admins ordinary members, in it or not.
  func unmuteMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Mutes all but the owner, the admins and the users on the white list; the owner and admins may.
  @discardableResult
  func muteAllMembers(fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom?
  /// Mutes all but the owner, the admins and the users on the white list; the owner and admins may.
  func muteAllMembers(
    fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Ends the mute of all; the owner and admins may.
  @discardableResult
  func unmuteAllMembers(fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatroom?
  /// Ends the mute of all; the owner and admins may.
  func unmuteAllMembers(
    fromChatroom aChatroomId: String, completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Lets users write although they, or all, are muted: the owner may allow anyone else, admins ordinary members.
  @discardableResult
  func addWhiteListMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Lets users write although they, or all, are muted: the owner may allow anyone else, admins ordinary members.
  func addWhiteListMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Takes users off the white list: the owner may take anyone else off, admins ordinary members.
  @discardableResult
  func removeWhiteListMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatroom?
  /// Takes users off the white list: the owner may take anyone else off, admins ordinary members.
  func removeWhiteListMembers(
    _ aMembers: [String], fromChatroom aChatroomId: String,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)?)
  /// Fetches the users who may not enter a chat room; the owner and admins may.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of users, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getChatroomBlacklistFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]?
  /// Fetches the users who may not enter a chat room; the owner and admins may.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of users, at least 1.
  /// - parameter aCompletionBlock: Receives the users' names, or the error.
  func getChatroomBlacklistFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)
  /// Fetches the users who are muted now; the owner and admins may.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of users, at least 1.
  /// - parameter pError: Receives the error; nil after a success.
  @discardableResult
  func getChatroomMuteListFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [String]?
  /// Fetches the users who are muted now; the owner and admins may.
  ///
  /// - parameter aChatroomId: The chat room's id.
  /// - parameter aPageNum: The number of the page, from 1.
  /// - parameter aPageSize: The maximum number of users, at least 1.
  /// - parameter aCompletionBlock: Receives the users' names, or the error.
  func getChatroomMuteListFromServer(
    withId aChatroomId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)
  /// Fetches the users on the white list; the owner and admins may.
  @discardableResult
  func getChatroomWhiteListFromServer(withId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> [String]?
  /// Fetches the users on the white list; the owner and admins may.
  func getChatroomWhiteListFromServer(
    withId aChatroomId: String, completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?)
  /// Fetches whether this account is on the white list of a chat room.
  @discardableResult
  func isMemberInWhiteListFromServer(
    withChatroomId aChatroomId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> Bool
  /// Fetches whether this account is on the white list of a chat room.
  func isMemberInWhiteListFromServer(
    withChatroomId aChatroomId: String, completion aCompletionBlock: ((Bool, AgoraChatError?) -> Void)?)
  /// Fetches whether this account is muted in a chat room.
  func isMemberInMuteListFromServer(
    withChatroomId aChatroomId: String, completion aCompletionBlock: ((Bool, AgoraChatError?) -> Void)?)
  /// Fetches a chat room from the server: the former form.
  @discardableResult
  func fetchChatroomInfo(
    _ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    error pError: UnsafeMutablePointer<AgoraChatError?>!
  ) -> AgoraChatroom!
  /// Fetches a chat room from the server: the former form.
  func getChatroomSpecificationFromServer(
    byID aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    completion aCompletionBlock: ((AgoraChatroom?, AgoraChatError?) -> Void)!)
  /// Enters a chat room: the former form.
  func asyncJoinChatroom(
    _ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!)
  /// Leaves a chat room: the former form. The completion receives a chat room with its id alone.
  func asyncLeaveChatroom(
    _ aChatroomId: String!, success aSuccessBlock: ((AgoraChatroom?) -> Void)!,
    failure aFailureBlock: ((AgoraChatError?) -> Void)!)
  /// Fetches a chat room from the server: the former form.
  func asyncFetchChatroomInfo(
    _ aChatroomId: String!, includeMembersList aIncludeMembersList: Bool,
    success aSuccessBlock: ((AgoraChatroom?) -> Void)!, failure aFailureBlock: ((AgoraChatError?) -> Void)!)
  /// Sets attributes of a chat room, except those that another user set. Those in the chat room may, or the owner and
  /// admins alone where apps of other SDKs limit it to them.
  ///
  /// - parameter roomId: The chat room's id.
  /// - parameter keyValues: 1 to 10 attributes: values of at most 4,096 characters by keys of 1 to 128.
  /// - parameter autoDelete: Removes them as soon as this account is no longer in the chat room.
  /// - parameter completionBlock: Receives the error, which is 7 if some were set, and the errors of those that were not, by
  ///   key: 703 for one that another user set, 4 where the chat room has 100.
  func setChatroomAttributes(
    _ roomId: String, attributes keyValues: [String: String], autoDelete: Bool,
    completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?)
  /// Sets an attribute of a chat room, unless another user set it.
  func setChatroomAttribute(
    _ roomId: String, key: String, value: String, autoDelete: Bool, completionBlock: ((AgoraChatError?) -> Void)?)
  /// Sets attributes of a chat room, also those that another user set.
  func setChatroomAttributesForced(
    _ roomId: String, attributes keyValues: [String: String], autoDelete: Bool,
    completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?)
  /// Sets an attribute of a chat room, also one that another user set.
  func setChatroomAttributeForced(
    _ roomId: String, key: String, value: String, autoDelete: Bool, completionBlock: ((AgoraChatError?) -> Void)?)
  /// Removes attributes of a chat room, except those that another user set.
  ///
  /// - parameter roomId: The chat room's id.
  /// - parameter keyValues: 1 to 10 keys.
  /// - parameter completionBlock: Receives the error, which is 7 if some were removed, and the errors of those that were
  ///   not, by key: 703 for one that another user set, 110 for one that does not exist.
  func removeChatroomAttributes(
    _ roomId: String, attributes keyValues: [String],
    completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?)
  /// Removes an attribute of a chat room, unless another user set it.
  func removeChatroomAttribute(_ roomId: String, key: String, completionBlock: ((AgoraChatError?) -> Void)?)
  /// Removes attributes of a chat room, also those that another user set.
  func removeChatroomAttributesForced(
    _ roomId: String, attributes keyValues: [String],
    completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?)
  /// Removes an attribute of a chat room, also one that another user set.
  func removeChatroomAttributeForced(_ roomId: String, key: String, completionBlock: ((AgoraChatError?) -> Void)?)
  /// Fetches attributes of a chat room from the server; those in it may.
  ///
  /// - parameter roomId: The chat room's id.
  /// - parameter keys: The keys; nil or empty for all attributes.
  /// - parameter completionBlock: Receives the error, or the values by their keys.
  func fetchChatroomAttributes(
    _ roomId: String, keys: [String]?, completion completionBlock: ((AgoraChatError?, [String: String]?) -> Void)?)
  /// Fetches all attributes of a chat room from the server; those in it may.
  func fetchChatroomAllAttributes(
    _ roomId: String, completion completionBlock: ((AgoraChatError?, [String: String]?) -> Void)?)
}
