#if Server
  internal import ParlanceCore
  internal import ParlanceTokens

  extension HTTPError {
    static func unknownField(_ name: String) -> HTTPError {
      HTTPError(400, "unknownField", "\"\(shortened(name))\" is not known here.")
    }

    static func wrongField(_ name: String, _ words: String) -> HTTPError {
      HTTPError(400, "invalidArgument", "\"\(shortened(name))\" \(words).")
    }

    /// Returns a name as far as a message should have it.
    private static func shortened(_ name: String) -> String { name.count > 64 ? name.prefix(64) + "…" : name }

    /// A request without a token, or with a malformed one.
    static var unauthorized: HTTPError { authentication("The request needs a token.", hint: "") }

    static var invalidToken: HTTPError {
      authentication("The token is not valid.", hint: ", error=\"invalid_token\"")
    }

    private static func authentication(_ message: String, hint: String) -> HTTPError {
      var error = HTTPError(401, "unauthorized", message)
      error.headers = [HTTPParameter(name: "www-authenticate", value: "Bearer realm=\"parlance\"\(hint)")]
      return error
    }

    /// A request with a token that gives another right.
    static func wrongScope(_ scope: TokenClaims.Scope) -> HTTPError {
      HTTPError(403, "forbidden", "The token is not of the scope \(scope.rawValue).")
    }

    /// Creates the refusal for an error of the hub. What an operator alone should see is left out.
    init(_ error: MessagingError) {
      let (status, sentence) = Self.meanings[error.code] ?? (500, "The request failed.")
      // The details of a store are paths.
      let detail = error.isStorageFailure || error.detail.isEmpty ? "" : " (\(error.detail))"
      self.init(status, error.code.rawValue, sentence + detail)
    }

    /// The status and the sentence of every code.
    static let meanings: [MessagingError.Code: (status: Int, sentence: String)] = [
      .invalidArgument: (400, "A value is empty, too long or malformed."),
      .malformedData: (400, "The data cannot be understood."),
      .notLoggedIn: (401, "There is no login."),
      .invalidToken: (401, "The token was refused."),
      .tokenExpired: (401, "The token has expired."),
      .forbidden: (403, "The account may not do this."),
      .accountBlocked: (403, "The account may not log in."),
      .notMember: (403, "The account is not a member of the group, or not in the room."),
      .muted: (403, "The account may not write there."),
      .notOwnMessage: (403, "The message was sent by someone else."),
      .accountNotFound: (404, "There is no such account."),
      .groupNotFound: (404, "There is no such group."),
      .roomNotFound: (404, "There is no such room."),
      .messageNotFound: (404, "There is no such message."),
      .messageNotStored: (404, "There is no such message."),
      .mediaNotFound: (404, "There is no such file."),
      .fileNotFound: (404, "There is no such file."),
      .transferNotFound: (404, "There is no such transfer."),
      .mediaExpired: (410, "The file has expired."),
      .alreadyLoggedIn: (409, "There is a login already."),
      .alreadyInProgress: (409, "The same is under way already."),
      .accountExists: (409, "The account exists already."),
      .sessionEnded: (409, "The login was ended."),
      .groupExists: (409, "A group or room has this id already, or had it."),
      .alreadyMember: (409, "The account is a member already."),
      .groupFull: (409, "The group has as many members as it may have."),
      .tooManyGroups: (409, "The account is a member of as many groups as it may be."),
      .messageExists: (409, "Another message has this id."),
      .partialSuccess: (409, "A part of it succeeded."),
      .receiptsDisabled: (409, "Group receipts are switched off."),
      .groupTooLargeForReceipts: (409, "The group is too large for receipts."),
      .revokeWindowElapsed: (409, "The message is too old to be revoked."),
      .blocked: (409, "The other account has blocked this one."),
      .invitationAccepted: (409, "The invitation was accepted already."),
      .invitationRefused: (409, "The invitation was refused already."),
      .numberInUse: (409, "Another member has this number."),
      .joinedElsewhere: (409, "The account is in the channel with another device."),
      .requestNotFound: (404, "There is no such request."),
      .contentForbidden: (409, "The text has a word that is not allowed."),
      .messageRefused: (403, "The service does not allow the message."),
      .threadNotFound: (404, "There is no such thread."),
      .threadExists: (409, "There is a thread about the message already."),
      .limitExceeded: (409, "A limit is reached."),
      .fileChanged: (409, "The file changed."),
      .fileExists: (409, "There is a file already."),
      .reactionExists: (409, "The account has reacted with this text already."),
      .reactionNotFound: (404, "There is no such reaction."),
      .messageTooLarge: (413, "The message is too large."),
      .fileTooLarge: (413, "The file is too large."),
      .rateLimited: (429, "Requests come faster than allowed."),
      .storageDamaged: (500, "The hub's storage is damaged."),
      .storageFailed: (500, "The hub's storage failed."),
      .fileNotReadable: (500, "The file cannot be read."),
      .fileEmpty: (500, "The file is empty."),
      .fileNotWritable: (500, "The file cannot be written."),
      .mediaDamaged: (500, "The file is damaged."),
      .unsupported: (501, "This cannot be done."),
      .notConnected: (503, "The hub cannot be reached."),
      .timeout: (503, "The hub did not answer in time."),
      .cancelled: (503, "The request was cancelled."),
      .storageLocked: (503, "The hub's storage is in use."),
      .storageFull: (507, "The hub's disk is full."),
    ]
  }
#endif
