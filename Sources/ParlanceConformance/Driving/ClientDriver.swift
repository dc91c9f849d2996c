public import Parlance

/// Drives one client of a style through its public API, as an app would, and reports what callbacks said.
///
/// A driver calls the API on the callback queue only (`ObservationLog.request`, `CallbackQueue.perform`), holds on to
/// the message objects as an app's message list does, and decodes what it sees to neutral values without judging it.
/// Errors of the API are thrown as `VendorError`.
public protocol ClientDriver: AnyObject, Sendable {
  /// The context from which it was made.
  var context: ClientContext { get }
  /// Logs in; returns when the API reports that it is done.
  func login(token: String) async throws
  /// Logs out; returns when the API reports that it is done.
  func logout() async throws
  /// Hands a message to the API and returns its id, without waiting for its outcome.
  func submit(_ message: OutgoingMessage, to conversation: ConversationID) async throws -> MessageID
  /// Returns the newest messages of a conversation in the local database, oldest first.
  func history(_ conversation: ConversationID, limit: Int) async throws -> [StoredMessage]
  /// Returns whether a message that was submitted waits for the hub's answer.
  func isPending(_ id: MessageID, in conversation: ConversationID) async throws -> Bool
}

extension ClientDriver {
  /// The client's log.
  public var log: ObservationLog { context.log }
  /// The queue on which the API is called.
  public var queue: CallbackQueue { context.log.queue }

  /// Makes a call that answers at once, on the callback queue; an error of it becomes a `VendorError`.
  public func perform<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    do { return try await queue.perform(body) } catch { throw VendorError.orFailure(error) }
  }
}

/// The calls of `Capability.directReceipts`.
public protocol ReceiptDriver: ClientDriver {
  /// Notifies the peer that everything up to a received message was read.
  func acknowledge(_ id: MessageID, in conversation: ConversationID) async throws
  /// Returns whether an own message shows itself as read by the peer.
  func isReadByPeer(_ id: MessageID, in conversation: ConversationID) async throws -> Bool
}

/// The calls of `Capability.requestsGroupReceipts`.
public protocol GroupReceiptDriver: ClientDriver {
  /// Returns how many have read an own message, as the client knows without asking.
  func readCounts(_ id: MessageID, in conversation: ConversationID) async throws -> ReadCounts?
  /// Returns the accounts that have read an own message, asked from the hub.
  func fetchReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists
  /// Returns the accounts that have read an own message, as the client knows without asking; nil without
  /// `Capability.reportsNonReaders`.
  func localReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists?
}

/// The calls of `Capability.refreshesReadCounts`.
public protocol ReadCountRefreshingDriver: GroupReceiptDriver {
  /// Asks for the counts of own messages; the answer comes as observations.
  func refreshReadCounts(_ ids: [MessageID], in conversation: ConversationID) async throws
}

/// The calls of `Capability.acknowledgesGroupMessages`.
public protocol GroupAcknowledgingDriver: ClientDriver {
  /// Notifies the senders that messages were read; returns those for which it failed.
  func acknowledgeGroup(_ ids: [MessageID], in conversation: ConversationID) async throws -> [MessageID]
}

/// The calls of `Capability.revokes`.
public protocol RevocationDriver: ClientDriver {
  /// Takes a message back.
  ///
  /// - parameter id: The message's id.
  /// - parameter conversation: The conversation that it is in.
  /// - parameter words: The words that go with it; ignored by styles without `Capability.revocationWords`.
  /// - returns: A Boolean value that indicates whether the local database still had the message during the completion.
  func revoke(
    _ id: MessageID, in conversation: ConversationID, words: RevocationWords?
  ) async throws -> Bool
}

/// The calls of `Capability.reacts`.
public protocol ReactionDriver: ClientDriver {
  /// Adds a reaction to a message.
  func addReaction(_ text: String, to id: MessageID, in conversation: ConversationID) async throws
  /// Removes an own reaction from a message.
  func removeReaction(_ text: String, from id: MessageID, in conversation: ConversationID) async throws
  /// Returns the reactions to a message, as the client knows without asking: the accounts by the texts.
  func localReactions(_ id: MessageID, in conversation: ConversationID) async throws -> [String: Set<AccountID>]
  /// Returns the reactions to a message, asked from the hub: the accounts by the texts.
  func fetchReactions(_ id: MessageID, in conversation: ConversationID) async throws -> [String: Set<AccountID>]
}

/// The calls of `Capability.edits`.
public protocol EditDriver: ClientDriver {
  /// Changes the text of a message.
  ///
  /// - returns: The message as the completion handed it out.
  func edit(_ id: MessageID, in conversation: ConversationID, to text: String) async throws -> ObservedEdit
}

/// The calls of `Capability.pinsMessages`.
public protocol MessagePinDriver: ClientDriver {
  /// Pins a message, or takes its pin off.
  func setPinned(_ isPinned: Bool, _ id: MessageID, in conversation: ConversationID) async throws
  /// Returns the account that pinned a message, as the client knows without asking; nil if it is not pinned.
  func localPin(_ id: MessageID, in conversation: ConversationID) async throws -> AccountID?
  /// Returns the pinned messages of a conversation, asked from the hub where the style has such a call.
  func loadPins(in conversation: ConversationID) async throws -> Set<MessageID>
}

/// The calls of `Capability.commands`.
public protocol CommandDriver: ClientDriver {
  /// Sends a command; returns when it was accepted.
  ///
  /// - parameter command: The command to send.
  /// - parameter attributes: A JSON object that goes with it, which every style can read; nil for none.
  /// - parameter conversation: The conversation that it goes to.
  func sendCommand(
    _ command: CommandContent, attributes: String?, to conversation: ConversationID
  ) async throws
}

/// The calls of `Capability.countsUnread`.
public protocol UnreadDriver: ClientDriver {
  /// Returns the number of messages of a conversation that count as unread.
  func unreadCount(_ conversation: ConversationID) async throws -> Int
}

/// The calls of `Capability.marksRead`.
public protocol ReadMarkingDriver: UnreadDriver {
  /// Marks a conversation as read.
  func markRead(_ conversation: ConversationID) async throws
}

/// The calls of `Capability.deletesLocally`.
public protocol LocalDeletionDriver: ClientDriver {
  /// Deletes a message from the local database.
  func deleteLocally(_ id: MessageID, in conversation: ConversationID) async throws
}

/// The calls of `Capability.pinsConversations`.
public protocol PinningDriver: ClientDriver {
  /// Pins a conversation, or takes the pin off; returns when that is done.
  func setPinned(_ isPinned: Bool, _ conversation: ConversationID) async throws
  /// Returns whether the client shows a conversation as pinned, as it knows without asking.
  func isPinned(_ conversation: ConversationID) async throws -> Bool
}

/// The calls of `Capability.managesGroups`.
public protocol GroupDriver: ClientDriver {
  /// Creates a group with members; returns its id.
  func createGroup(name: String, members: [AccountID]) async throws -> String
  /// Adds members.
  func addMembers(_ accounts: [AccountID], toGroup id: String) async throws
  /// Removes members.
  func removeMembers(_ accounts: [AccountID], fromGroup id: String) async throws
  /// Leaves a group.
  func leaveGroup(_ id: String) async throws
}

/// The calls of `Capability.asksForMembership`. What others do comes as observations.
public protocol GroupRequestDriver: GroupDriver {
  /// Creates a group that takes applications and asks whom it invites; returns its id.
  func createAskingGroup(name: String) async throws -> String
  /// Asks to join a group.
  func apply(toGroup id: String, message: String) async throws
  /// Answers the application of an account.
  func answerApplication(of account: AccountID, toGroup id: String, accepts: Bool, message: String) async throws
  /// Invites an account.
  func invite(_ account: AccountID, toGroup id: String, message: String) async throws
  /// Answers an invitation.
  func answerInvitation(of account: AccountID, toGroup id: String, accepts: Bool, message: String) async throws
}

/// The calls of `Capability.joinsOpenGroups`.
public protocol OpenGroupDriver: GroupDriver {
  /// Creates a group without further members, which anyone may join if `isOpen`; returns its id.
  func createGroup(name: String, isOpen: Bool) async throws -> String
  /// Fetches the name of an open group in which this account is not.
  func nameOfOpenGroup(_ id: String) async throws -> String
  /// Joins an open group.
  func joinOpenGroup(_ id: String) async throws
}

/// The calls of `Capability.listsPublicGroups`.
public protocol PublicGroupListDriver: ClientDriver {
  /// Returns the ids of the groups that anyone may join or ask to join, page by page.
  func publicGroups(pageSize: Int) async throws -> [[String]]
}

/// The calls of `Capability.listsMembers`.
public protocol MemberListDriver: ClientDriver {
  /// Returns the members of a group, page by page, without its owner and its managers.
  func ordinaryMembers(ofGroup id: String, pageSize: Int) async throws -> [[AccountID]]
  /// Returns the accounts in a room, page by page, without its owner and its managers.
  func ordinaryMembers(ofRoom id: String, pageSize: Int) async throws -> [[AccountID]]
}

/// The calls of `Capability.befriends`.
public protocol FriendDriver: ClientDriver {
  /// Asks an account to become a friend.
  func requestFriend(_ account: AccountID, message: String) async throws
  /// Answers an account's request.
  func answerRequest(of account: AccountID, accepts: Bool) async throws
  /// Ends a friendship.
  func removeFriend(_ account: AccountID) async throws
  /// Returns the friends, as the client knows them without asking.
  func friends() async throws -> Set<AccountID>
}

/// The calls of `Capability.profiles`.
public protocol ProfileDriver: ClientDriver {
  /// Replaces the account's profile.
  ///
  /// - parameter profile: The new profile; its extensions and its time do not count.
  /// - parameter text: The text that the app adds in its style's own field.
  func setProfile(_ profile: Profile, text: String?) async throws
  /// Fetches the profile of an account, without extensions and time, and the text in the style's own field; nil where
  /// there is no such account.
  func profile(of account: AccountID) async throws -> (profile: Profile, text: String?)?
}

/// The calls of `Capability.setsQuietHours`.
public protocol PushSettingsDriver: ClientDriver {
  /// Makes a part of each day one in which the account is not notified, or none.
  ///
  /// - parameter hours: The part, in full hours of this machine's time zone; its distance from UTC does not count.
  func setQuietHours(_ hours: QuietInterval?) async throws
  /// Returns the part, with 0 as its distance from UTC; nil if there is none.
  func quietHours() async throws -> QuietInterval?
}

/// The calls of `Capability.searchesHistory`.
public protocol HistorySearchDriver: ClientDriver {
  /// Returns the texts of the messages in a conversation of the hub's history that contain a word, the newest first.
  func searchHistory(_ word: String, in conversation: ConversationID) async throws -> [String]
}

/// The calls of `Capability.opensThreads`.
public protocol ThreadDriver: ClientDriver {
  /// Creates a thread about a message of a group; returns its id.
  func createThread(named name: String, about message: MessageID, inGroup group: String) async throws -> String
  /// Joins a thread.
  func joinThread(_ id: String) async throws
  /// Renames a thread.
  func renameThread(_ id: String, to name: String) async throws
  /// Removes a member from a thread.
  func removeMember(_ account: AccountID, fromThread id: String) async throws
}

/// The calls of `Capability.blocks`.
public protocol BlockingDriver: ClientDriver {
  /// Blocks an account, or no longer.
  func setBlocked(_ isBlocked: Bool, _ account: AccountID) async throws
  /// Returns the accounts that are blocked, as the client knows them without asking.
  func blockedAccounts() async throws -> Set<AccountID>
}

/// The calls of `Capability.joinsGroupsToHear`.
public protocol GroupJoiningDriver: ClientDriver {
  /// Joins a group of which the account is a member.
  func joinGroup(_ id: String) async throws
}

/// The calls of `Capability.rooms`.
public protocol RoomDriver: ClientDriver {
  /// Enters a room.
  func enterRoom(_ id: String) async throws
  /// Leaves a room.
  func leaveRoom(_ id: String) async throws
}

/// The calls of `Capability.listsRooms`.
public protocol RoomListDriver: RoomDriver {
  /// Returns the ids of the hub's rooms, page by page.
  func rooms(pageSize: Int) async throws -> [[String]]
}

/// The calls of `Capability.createsRooms`.
public protocol RoomCreationDriver: RoomDriver {
  /// Creates a room that this account owns, and is not in; returns its id.
  ///
  /// - parameter name: The room's name.
  /// - parameter limit: The maximum number of accounts in it at the same time; nil for any number.
  func createRoom(name: String, limit: Int?) async throws -> String
}

/// The calls of `Capability.blocksGroups`.
public protocol GroupBlockDriver: ClientDriver {
  /// Blocks a group for this account, or ends that.
  func setBlocked(_ isBlocked: Bool, group id: String) async throws
}

/// The calls of `Capability.managesRooms`.
public protocol RoomManagementDriver: RoomDriver {
  /// Forbids an account to write in a room, or allows it again.
  func setMuted(_ isMuted: Bool, _ account: AccountID, inRoom id: String) async throws
  /// Takes an account out of a room, into which it may not come again; or lets it.
  func setBlocked(_ isBlocked: Bool, _ account: AccountID, inRoom id: String) async throws
}

/// The calls of `Capability.allowsInRooms`.
public protocol RoomAllowListDriver: RoomManagementDriver {
  /// Forbids all ordinary accounts to write in a room, or allows it again.
  func setAllMuted(_ isMuted: Bool, inRoom id: String) async throws
  /// Lets an account write although all are muted, or no longer.
  func setAllowed(_ isAllowed: Bool, _ account: AccountID, inRoom id: String) async throws
}

/// The calls of `Capability.appearsInRooms`.
public protocol RoomAppearanceDriver: RoomDriver {
  /// Enters a room with the tags, the place and the reach of an appearance; the rest of it does not count.
  func enterRoom(_ id: String, as appearance: RoomAppearance) async throws
  /// Hands a text for some of those in a room to the API and returns its id, without waiting for its outcome.
  ///
  /// - parameter text: The text.
  /// - parameter id: The room.
  /// - parameter tag: The tag that they have; nil for any.
  /// - parameter place: The place that they are near; nil for any.
  func submit(_ text: String, toRoom id: String, tagged tag: String?, at place: RoomLocation?) async throws -> MessageID
  /// Returns the accounts in a room that have a tag.
  func accounts(inRoom id: String, tagged tag: String) async throws -> Set<AccountID>
}

/// The calls of `Capability.keepsRegularMembers`.
public protocol RegularMemberDriver: RoomManagementDriver {
  /// Makes an account a regular member of a room, which the room lists while it is away, too, or an ordinary one again.
  func setRegular(_ isRegular: Bool, _ account: AccountID, inRoom id: String) async throws
  /// Returns the regular members of a room, without its owner and its managers.
  func regularMembers(ofRoom id: String) async throws -> Set<AccountID>
}

/// The calls of `Capability.administersGroups`. What others change comes as observations.
public protocol GroupAdministrationDriver: GroupDriver {
  /// Changes a group's announcement.
  func announce(_ text: String, inGroup id: String) async throws
  /// Makes a member a manager, or an ordinary member again.
  func setManager(_ isManager: Bool, _ account: AccountID, inGroup id: String) async throws
  /// Makes another member the owner; this account stays a member.
  func setOwner(_ account: AccountID, ofGroup id: String) async throws
  /// Forbids a member to write in a group, or allows it again.
  func setMuted(_ isMuted: Bool, _ account: AccountID, inGroup id: String) async throws
  /// Forbids all ordinary members to write, or allows it again.
  func setAllMuted(_ isMuted: Bool, inGroup id: String) async throws
  /// Dismisses a group.
  func dismissGroup(_ id: String) async throws
}

/// The calls of `Capability.keepsGroupLists`. What others change comes as observations.
public protocol GroupListDriver: GroupAdministrationDriver {
  /// Forbids a member to write in a group for a time.
  func mute(_ account: AccountID, forSeconds seconds: Int, inGroup id: String) async throws
  /// Takes an account out of a group, into which it may not come again; or lets it.
  func setBlocked(_ isBlocked: Bool, _ account: AccountID, inGroup id: String) async throws
  /// Lets a member write although all are muted, or no longer.
  func setAllowed(_ isAllowed: Bool, _ account: AccountID, inGroup id: String) async throws
  /// Sets attributes of this account in a group.
  func setOwnAttributes(_ attributes: [String: String], inGroup id: String) async throws
  /// Returns the attributes of a member.
  func attributes(of account: AccountID, inGroup id: String) async throws -> [String: String]
  /// Adds a file of the device's disk to the shared files of a group; returns its id.
  func share(path: String, inGroup id: String) async throws -> String
  /// Returns the ids of the shared files of a group.
  func sharedFiles(ofGroup id: String) async throws -> [String]
  /// Downloads a shared file and returns its bytes.
  func fetchShared(_ file: String, ofGroup id: String) async throws -> [UInt8]
  /// Removes a shared file.
  func unshare(_ file: String, inGroup id: String) async throws
}

/// The calls of `Capability.administersRooms`.
public protocol RoomAdministrationDriver: RoomManagementDriver {
  /// Changes a room's announcement.
  func announce(_ text: String, inRoom id: String) async throws
  /// Fetches a room's announcement; nil if it has none.
  func announcement(ofRoom id: String) async throws -> String?
  /// Makes an account a manager of a room, or an ordinary one again.
  func setManager(_ isManager: Bool, _ account: AccountID, inRoom id: String) async throws
  /// Takes an account out of a room, into which it may come again. The account's app is notified (`ObservedRoomExit`).
  func remove(_ account: AccountID, fromRoom id: String) async throws
  /// Sets an entry of a room: an element of its queue, or an attribute.
  ///
  /// - parameter key: The entry's key.
  /// - parameter value: Its text.
  /// - parameter isTransient: A Boolean value that indicates whether the entry goes when this account leaves.
  /// - parameter id: The room.
  func setEntry(_ key: String, _ value: String, isTransient: Bool, inRoom id: String) async throws
  /// Fetches the entries of a room.
  func entries(ofRoom id: String) async throws -> [String: String]
}

/// The calls of `Capability.resends`.
public protocol ResendingDriver: ClientDriver {
  /// Sends a failed message again.
  func resend(_ id: MessageID, in conversation: ConversationID) async throws
}

/// The calls of `Capability.invitesToCalls`. What becomes of an invitation comes as observations.
public protocol CallInvitationDriver: ClientDriver {
  /// Invites an account.
  func inviteToCall(_ account: AccountID, content: String?, channel: String?) async throws
  /// Takes the last invitation to an account back.
  func cancelInvitation(to account: AccountID) async throws
  /// Accepts or refuses the last invitation of an account.
  func answerInvitation(of account: AccountID, accepts: Bool, response: String?) async throws
}

/// The calls of `Capability.callsInChannels`. What becomes of an invitation comes as observations.
public protocol CallChannelDriver: ClientDriver {
  /// Creates a channel, joins it, and invites an account into it.
  func startCall(to account: AccountID, content: String?, channel: String?) async throws
  /// Takes the last invitation of an account into a channel back.
  func cancelCall(to account: AccountID) async throws
  /// Accepts or refuses the last invitation of an account into a channel.
  func answerCall(of account: AccountID, accepts: Bool, response: String?) async throws
}

/// The calls of `Capability.subscribesToStatuses`.
public protocol StatusDriver: ClientDriver {
  /// Subscribes to the status of an account for a day. Reports come as observations.
  func subscribeToStatus(of account: AccountID) async throws
  /// Ends the subscription to an account.
  func unsubscribeFromStatus(of account: AccountID) async throws
  /// Publishes a description of the own account, which stays until another one is published.
  func publishStatus(_ text: String) async throws
}
