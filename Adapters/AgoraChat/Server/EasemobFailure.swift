#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// A refusal of a request: HTTP's status, the vendor's name of the error, and a text for people.
  struct EasemobFailure: Error {
    var status: Int
    /// The vendor's name of the error; empty for those of presence, which have none.
    var name: String
    /// Never a message's text, a password, a token or a secret.
    var text: String

    init(_ status: Int, _ name: String, _ text: String) {
      self.status = status
      self.name = name
      self.text = text
    }

    static func illegal(_ text: String) -> EasemobFailure { EasemobFailure(400, "illegal_argument", text) }
    static func forbidden(_ text: String) -> EasemobFailure { EasemobFailure(403, "forbidden_op", text) }
    static func recall(_ status: Int, _ text: String) -> EasemobFailure {
      EasemobFailure(status, "message_recall_error", text)
    }
    static func presence(_ text: String) -> EasemobFailure { EasemobFailure(400, "", text) }
    static func unauthorized(_ text: String) -> EasemobFailure { EasemobFailure(401, "unauthorized", text) }
    static let badToken = EasemobFailure(401, "auth_bad_access_token", "Unable to authenticate")
    static let notFound = EasemobFailure(404, "service_resource_not_found", "Service resource not found")
    /// The refusal of adding users to a group that does not exist: its text distinguishes it from that of an unknown user.
    static func unknownGroup(_ id: String) -> EasemobFailure {
      EasemobFailure(404, "resource_not_found", "grpID \(id) does not exist!")
    }
    static let mediaType = EasemobFailure(415, "web_application", "Unsupported Media Type")
    static let wrongRequest = EasemobFailure(500, "unsupported_service_operation", "there is no such operation")
    static let tooFast = EasemobFailure(429, "reach_limit", "This request has reached api limit")

    /// The members of the answer.
    func members(at time: Timestamp) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "exception": .string(name.isEmpty ? "parlance" : "parlance.\(name)"), "error_description": .string(text),
        "timestamp": JSONValue(time), "duration": 0,
      ]
      if !name.isEmpty { members["error"] = .string(name) }
      return members
    }
  }

  extension EasemobFailure {
    /// The vendor's form of an error of the engine.
    init(_ error: MessagingError) {
      let (status, name, fixed) = Self.form(of: error.code)
      self.init(status, name, fixed ?? error.forBackEnd)
    }

    private static func form(of code: MessagingError.Code) -> (status: Int, name: String, text: String?) {
      switch code {
      case .invalidArgument, .groupExists, .malformedData, .fileEmpty, .fileExists, .messageExists, .reactionExists,
        .threadExists, .requestNotFound, .reactionNotFound:
        (400, "illegal_argument", nil)
      case .messageTooLarge: (400, "illegal_argument", "message is too large")
      case .accountExists: (400, "duplicate_unique_property_exists", nil)
      case .invalidToken, .tokenExpired: (401, "auth_bad_access_token", "Unable to authenticate")
      case .forbidden, .notOwnMessage, .notMember, .alreadyMember, .groupFull, .tooManyGroups, .muted, .accountBlocked,
        .blocked, .contentForbidden, .messageRefused, .unsupported, .receiptsDisabled, .groupTooLargeForReceipts,
        .partialSuccess:
        (403, "forbidden_op", nil)
      case .limitExceeded: (403, "exceed_limit", nil)
      case .revokeWindowElapsed: (403, "message_recall_error", "exceed recall time limit")
      case .accountNotFound, .groupNotFound, .roomNotFound, .threadNotFound, .messageNotFound, .messageNotStored,
        .mediaNotFound, .fileNotFound, .transferNotFound:
        (404, "service_resource_not_found", "Service resource not found")
      case .mediaExpired: (404, "file_expired", "the file is expired")
      case .fileTooLarge: (413, "request_entity_too_large", "Request Entity Too Large")
      case .rateLimited: (429, "reach_limit", "This request has reached api limit")
      default: (500, "web_application", nil)
      }
    }
  }

  extension MessagingError {
    /// The error's text for a back end: the causes of failures of the store are the operator's alone.
    fileprivate var forBackEnd: String { isStorageFailure ? code.rawValue : description }
  }

  /// Does something at the hub, and turns its refusal into the vendor's.
  func asking<Value>(_ body: () throws(MessagingError) -> Value) throws(EasemobFailure) -> Value {
    do throws(MessagingError) {
      return try body()
    } catch {
      throw EasemobFailure(error)
    }
  }
#endif
