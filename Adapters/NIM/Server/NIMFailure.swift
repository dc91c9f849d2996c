#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// A code of the vendor's server API.
  enum NIMCode: Int64, Sendable {
    case done = 200
    case banned = 301
    case wrongToken = 302
    case forbidden = 403
    case notFound = 404
    case tooLong = 405
    case badParameter = 414
    case tooFast = 416
    case repeated = 417
    case quantity = 419
    case muted = 423
    case `internal` = 500
    case busy = 503
    case recallTooLate = 508
    case notAvailable = 514
    case teamFull = 801
    case noPermission = 802
    case teamNotFound = 803
    case notMember = 804
    case tooManyTeams = 806
    case alreadyMember = 809
    case partlyInvited = 813
    case noReceipts = 814
    case blacklisted = 7101
  }

  /// A refusal of a request: HTTP's status stays 200, and the answer has the code and a text for people.
  struct NIMFailure: Error {
    var code: NIMCode
    /// Never a message's text, a token or a secret.
    var text: String

    init(_ code: NIMCode, _ text: String) {
      self.code = code
      self.text = text
    }

    var members: [String: JSONValue] { ["code": .number(JSONNumber(code.rawValue)), "desc": .string(text)] }
  }

  extension NIMFailure {
    /// The vendor's form of an error of the engine.
    init(_ error: MessagingError) { self.init(Self.code(of: error.code), error.forBackEnd) }

    private static func code(of code: MessagingError.Code) -> NIMCode {
      switch code {
      case .invalidArgument, .accountExists, .groupExists, .malformedData, .fileEmpty, .fileExists: .badParameter
      case .accountNotFound, .roomNotFound, .messageNotFound, .messageNotStored, .mediaNotFound, .mediaExpired,
        .requestNotFound, .reactionNotFound, .threadNotFound, .fileNotFound, .transferNotFound:
        .notFound
      case .groupNotFound: .teamNotFound
      case .notMember: .notMember
      case .alreadyMember: .alreadyMember
      case .groupFull: .teamFull
      case .tooManyGroups: .tooManyTeams
      case .forbidden, .notOwnMessage: .noPermission
      case .muted: .muted
      case .accountBlocked: .banned
      case .invalidToken, .tokenExpired: .wrongToken
      case .blocked: .blacklisted
      case .messageTooLarge, .fileTooLarge: .tooLong
      case .messageExists, .reactionExists, .threadExists, .alreadyInProgress, .alreadyLoggedIn: .repeated
      case .limitExceeded: .quantity
      case .rateLimited: .tooFast
      case .revokeWindowElapsed: .recallTooLate
      case .receiptsDisabled, .groupTooLargeForReceipts: .noReceipts
      case .partialSuccess: .partlyInvited
      case .contentForbidden, .messageRefused, .unsupported: .forbidden
      case .storageLocked, .storageFull, .timeout, .cancelled, .notConnected, .notLoggedIn, .sessionEnded: .busy
      default: .internal
      }
    }
  }

  extension MessagingError {
    /// The error's text for a back end: the causes of failures of the store are the operator's alone.
    fileprivate var forBackEnd: String { isStorageFailure ? code.rawValue : description }
  }

  /// Does something at the hub, and turns its refusal into the vendor's.
  func asking<Value>(_ body: () throws(MessagingError) -> Value) throws(NIMFailure) -> Value {
    do throws(MessagingError) {
      return try body()
    } catch {
      throw NIMFailure(error)
    }
  }
#endif
