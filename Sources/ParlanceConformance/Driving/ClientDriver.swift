public import Parlance

/// Drives one client of a style through its public API, as an app would, and reports what callbacks said.
///
/// A driver calls the API on the callback queue only (`ObservationLog.request`, `CallbackQueue.perform`), holds on to
/// the message objects as an app's message list does, and decodes what it sees to neutral values without judging it.
/// Errors of the API are thrown as `VendorError`.
public protocol ClientDriver: AnyObject, Sendable {
  /// What it was made of.
  var context: ClientContext { get }
  /// Logs in; returns when the API says so.
  func login(token: String) async throws
  /// Logs out; returns when the API says so.
  func logout() async throws
  /// Hands a message to the API and returns its id, without waiting for its outcome.
  func submit(_ message: OutgoingMessage, to conversation: ConversationID) async throws -> MessageID
  /// The newest messages of a conversation in the local database, oldest first.
  func history(_ conversation: ConversationID, limit: Int) async throws -> [StoredMessage]
  /// Whether a message that was submitted waits for the hub's answer.
  func isPending(_ id: MessageID, in conversation: ConversationID) async throws -> Bool
}

extension ClientDriver {
  /// The client's log.
  public var log: ObservationLog { context.log }
  /// The queue on which the API is called.
  public var queue: CallbackQueue { context.log.queue }

  /// Makes a call that answers at once, on the callback queue; what it throws becomes a `VendorError`.
  public func perform<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    do { return try await queue.perform(body) } catch { throw VendorError.orFailure(error) }
  }
}

/// `Capability.directReceipts`.
public protocol ReceiptDriver: ClientDriver {
  /// Tells the peer that everything up to a received message was read.
  func acknowledge(_ id: MessageID, in conversation: ConversationID) async throws
  /// Whether an own message shows itself as read by the peer.
  func isReadByPeer(_ id: MessageID, in conversation: ConversationID) async throws -> Bool
}

/// `Capability.requestsGroupReceipts`.
public protocol GroupReceiptDriver: ClientDriver {
  /// How many have read an own message, as the client knows without asking.
  func readCounts(_ id: MessageID, in conversation: ConversationID) async throws -> ReadCounts?
  /// Who has read an own message, asked from the hub.
  func fetchReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists
  /// Who has read an own message, as the client knows without asking; nil without `Capability.tellsNonReaders`.
  func localReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists?
}

/// `Capability.refreshesReadCounts`.
public protocol ReadCountRefreshingDriver: GroupReceiptDriver {
  /// Asks for the counts of own messages; the answer comes as observations.
  func refreshReadCounts(_ ids: [MessageID], in conversation: ConversationID) async throws
}

/// `Capability.acknowledgesGroupMessages`.
public protocol GroupAcknowledgingDriver: ClientDriver {
  /// Tells the senders that messages were read; returns those for which it failed.
  func acknowledgeGroup(_ ids: [MessageID], in conversation: ConversationID) async throws -> [MessageID]
}

/// `Capability.revokes`.
public protocol RevocationDriver: ClientDriver {
  /// Takes a message back.
  ///
  /// - parameter words: What to say with it; ignored by styles without `Capability.revocationWords`.
  /// - returns: Whether the local database still had the message during the completion.
  func revoke(
    _ id: MessageID, in conversation: ConversationID, words: RevocationWords?
  ) async throws -> Bool
}

/// `Capability.commands`.
public protocol CommandDriver: ClientDriver {
  /// Sends a command; returns when it was accepted.
  ///
  /// - parameter attributes: A JSON object that goes with it, which every style can read; nil for none.
  func sendCommand(
    _ command: CommandContent, attributes: String?, to conversation: ConversationID
  ) async throws
}

/// `Capability.countsUnread`.
public protocol UnreadDriver: ClientDriver {
  /// How many messages of a conversation count as unread.
  func unreadCount(_ conversation: ConversationID) async throws -> Int
}

/// `Capability.marksRead`.
public protocol ReadMarkingDriver: UnreadDriver {
  /// Marks a conversation as read.
  func markRead(_ conversation: ConversationID) async throws
}

/// `Capability.deletesLocally`.
public protocol LocalDeletionDriver: ClientDriver {
  /// Deletes a message from the local database.
  func deleteLocally(_ id: MessageID, in conversation: ConversationID) async throws
}

/// `Capability.managesGroups`.
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

/// `Capability.joinsGroupsToHear`.
public protocol GroupJoiningDriver: ClientDriver {
  /// Joins a group of which the account is a member.
  func joinGroup(_ id: String) async throws
}

/// `Capability.rooms`.
public protocol RoomDriver: ClientDriver {
  /// Enters a room.
  func enterRoom(_ id: String) async throws
  /// Leaves a room.
  func leaveRoom(_ id: String) async throws
}

/// `Capability.resends`.
public protocol ResendingDriver: ClientDriver {
  /// Sends a failed message again.
  func resend(_ id: MessageID, in conversation: ConversationID) async throws
}
