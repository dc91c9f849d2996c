/// A failure in neutral words; each adapter translates the code into its vendor's.
///
/// Message texts and tokens never appear in an error.
public struct MessagingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure. Open: later versions may add some, so switch with a default.
  public struct Code: RawRepresentable, Hashable, Sendable, CaseIterable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// An argument is empty, too long or malformed.
    public static let invalidArgument = Code("invalidArgument")
    /// The device has no login.
    public static let notLoggedIn = Code("notLoggedIn")
    /// The device is logged in already.
    public static let alreadyLoggedIn = Code("alreadyLoggedIn")
    /// The same operation is still under way.
    public static let alreadyInProgress = Code("alreadyInProgress")
    /// The hub cannot be reached now.
    public static let notConnected = Code("notConnected")
    /// No answer came in time.
    public static let timeout = Code("timeout")
    /// The token was refused.
    public static let invalidToken = Code("invalidToken")
    /// The token has expired.
    public static let tokenExpired = Code("tokenExpired")
    /// There is no such account.
    public static let accountNotFound = Code("accountNotFound")
    /// The account exists already.
    public static let accountExists = Code("accountExists")
    /// The account may not log in.
    public static let accountBlocked = Code("accountBlocked")
    /// The login was ended, because another one took its place or by order.
    public static let sessionEnded = Code("sessionEnded")
    /// The account may not do this.
    public static let forbidden = Code("forbidden")
    /// There is no such group.
    public static let groupNotFound = Code("groupNotFound")
    /// The group exists already.
    public static let groupExists = Code("groupExists")
    /// There is no such room.
    public static let roomNotFound = Code("roomNotFound")
    /// The account is not a member of the group, or not in the room.
    public static let notMember = Code("notMember")
    /// The account is a member already.
    public static let alreadyMember = Code("alreadyMember")
    /// The group has as many members as it may have, or there are as many accounts in the room as may be.
    public static let groupFull = Code("groupFull")
    /// The account is a member of as many groups as it may be.
    public static let tooManyGroups = Code("tooManyGroups")
    /// The member may not write in this group or room.
    public static let muted = Code("muted")
    /// Part of a request for many succeeded.
    public static let partialSuccess = Code("partialSuccess")
    /// Group receipts are switched off at the hub.
    public static let receiptsDisabled = Code("receiptsDisabled")
    /// The group is too large for receipts.
    public static let groupTooLargeForReceipts = Code("groupTooLargeForReceipts")
    /// The hub knows no such message in this conversation.
    public static let messageNotFound = Code("messageNotFound")
    /// The local database has no such message.
    public static let messageNotStored = Code("messageNotStored")
    /// A message of this id exists already.
    public static let messageExists = Code("messageExists")
    /// The account has reacted to the message with this text already.
    public static let reactionExists = Code("reactionExists")
    /// The account has not reacted to the message with this text.
    public static let reactionNotFound = Code("reactionNotFound")
    /// The message is larger than the limit.
    public static let messageTooLarge = Code("messageTooLarge")
    /// The message was sent by someone else.
    public static let notOwnMessage = Code("notOwnMessage")
    /// The message is older than the time within which it could be revoked.
    public static let revokeWindowElapsed = Code("revokeWindowElapsed")
    /// Calls come faster than allowed.
    public static let rateLimited = Code("rateLimited")
    /// A limit on a number of things is reached.
    public static let limitExceeded = Code("limitExceeded")
    /// The operation was cancelled by the caller.
    public static let cancelled = Code("cancelled")
    /// This cannot be done with this kind of conversation or message.
    public static let unsupported = Code("unsupported")
    /// A database could not be read or written; `detail` names the file.
    public static let storageFailed = Code("storageFailed")
    /// A database is damaged; `detail` names the file, which is kept as it is.
    public static let storageDamaged = Code("storageDamaged")
    /// A database or folder is in use by another process; `detail` names it.
    public static let storageLocked = Code("storageLocked")
    /// The disk is full; `detail` names the file.
    public static let storageFull = Code("storageFull")
    /// There is no such file; `detail` names it.
    public static let fileNotFound = Code("fileNotFound")
    /// The file is a folder, or may not be read; `detail` names it.
    public static let fileNotReadable = Code("fileNotReadable")
    /// The file has no content; `detail` names it.
    public static let fileEmpty = Code("fileEmpty")
    /// The file is larger than the limit.
    public static let fileTooLarge = Code("fileTooLarge")
    /// The file changed while it was uploaded; `detail` names it.
    public static let fileChanged = Code("fileChanged")
    /// There is a file already where one was to be written; `detail` names it.
    public static let fileExists = Code("fileExists")
    /// The file cannot be written there; `detail` names it.
    public static let fileNotWritable = Code("fileNotWritable")
    /// The hub has no media of this id.
    public static let mediaNotFound = Code("mediaNotFound")
    /// The hub had media of this id, until they expired.
    public static let mediaExpired = Code("mediaExpired")
    /// The bytes that arrived are not those that were uploaded.
    public static let mediaDamaged = Code("mediaDamaged")
    /// There is no such upload or download, or it is over.
    public static let transferNotFound = Code("transferNotFound")
    /// The other account has blocked this one.
    public static let blocked = Code("blocked")
    /// The other account made no request to become a friend, or it was answered; there is no such invitation to a call, or
    /// it is over.
    public static let requestNotFound = Code("requestNotFound")
    /// The text of a message has a word that the hub's operator does not allow.
    public static let contentForbidden = Code("contentForbidden")
    /// The service that was asked does not allow the message; `detail` is its reason, a number or words of its own.
    public static let messageRefused = Code("messageRefused")
    /// There is no such thread.
    public static let threadNotFound = Code("threadNotFound")
    /// There is a thread about the message already.
    public static let threadExists = Code("threadExists")
    /// The invitation into a call channel was accepted already.
    public static let invitationAccepted = Code("invitationAccepted")
    /// The invitation into a call channel was refused already.
    public static let invitationRefused = Code("invitationRefused")
    /// Another member of the call channel has the number.
    public static let numberInUse = Code("numberInUse")
    /// The account is in the call channel with another device.
    public static let joinedElsewhere = Code("joinedElsewhere")
    /// Bytes cannot be understood: a peer sent them, or a file has them, which was cut off or changed.
    public static let malformedData = Code("malformedData")

    /// All codes of this version.
    public static let allCases: [Code] = [
      .invalidArgument, .notLoggedIn, .alreadyLoggedIn, .alreadyInProgress, .notConnected, .timeout, .invalidToken,
      .tokenExpired, .accountNotFound, .accountExists, .accountBlocked, .sessionEnded, .forbidden, .groupNotFound,
      .groupExists, .roomNotFound, .notMember, .alreadyMember, .groupFull, .muted, .partialSuccess, .receiptsDisabled,
      .groupTooLargeForReceipts, .messageNotFound, .messageNotStored, .messageExists, .messageTooLarge,
      .notOwnMessage, .revokeWindowElapsed, .rateLimited, .limitExceeded, .cancelled, .unsupported, .storageFailed,
      .storageDamaged, .storageLocked, .storageFull, .malformedData, .fileNotFound, .fileNotReadable, .fileEmpty,
      .fileTooLarge, .fileChanged, .fileExists, .fileNotWritable, .mediaNotFound, .mediaExpired, .mediaDamaged,
      .transferNotFound, .reactionExists, .reactionNotFound, .blocked, .requestNotFound,
      .contentForbidden, .messageRefused, .threadNotFound, .threadExists, .tooManyGroups, .invitationAccepted,
      .invitationRefused, .numberInUse, .joinedElsewhere,
    ]
  }

  /// The kind of failure.
  public var code: Code
  /// The subject of the failure, for a log: an id, a file's path, a limit. Never a message's text or a token.
  public var detail: String

  /// Creates an error.
  public init(_ code: Code, _ detail: String = "") {
    self.code = code
    self.detail = detail
  }

  public var description: String { detail.isEmpty ? code.rawValue : "\(code.rawValue): \(detail)" }
}
