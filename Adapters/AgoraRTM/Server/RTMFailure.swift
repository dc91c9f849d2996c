#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// A refusal of a request: HTTP's status, and a word for programs.
  ///
  /// The vendor documents the statuses alone; the words are this face's.
  struct RTMFailure: Error, Hashable {
    var status: Int
    var code: String
    /// Never a message's text, a token or a secret.
    var text: String

    init(_ status: Int, _ code: String, _ text: String) {
      self.status = status
      self.code = code
      self.text = text
    }

    static func invalid(_ text: String) -> RTMFailure { RTMFailure(400, "invalid_argument", text) }
    static func forbidden(_ text: String) -> RTMFailure { RTMFailure(403, "forbidden", text) }
    static let unauthorized = RTMFailure(401, "unauthorized", "the credentials are missing or wrong")
    static let notFound = RTMFailure(404, "not_found", "there is no such query, or it has expired")
    static let tooFast = RTMFailure(429, "too_often", "too many requests")
    static let tooMuch = RTMFailure(408, "timeout", "the query reads too many messages")
    static let busy = RTMFailure(503, "busy", "too many requests wait for receivers")

    var members: [String: JSONValue] {
      ["result": "failed", "code": .string(code), "message": .string(text)]
    }
  }

  extension RTMFailure {
    /// The vendor's form of an error of the engine.
    init(_ error: MessagingError) {
      let (status, code) = Self.form(of: error)
      self.init(status, code, error.isStorageFailure ? error.code.rawValue : error.description)
    }

    private static func form(of error: MessagingError) -> (status: Int, code: String) {
      if error.isStorageFailure { return (503, "busy") }
      return switch error.code {
      case .invalidArgument, .messageTooLarge, .malformedData, .messageExists: (400, "invalid_argument")
      case .invalidToken, .tokenExpired: (401, "unauthorized")
      case .forbidden, .blocked, .muted, .accountBlocked, .contentForbidden, .messageRefused, .notMember, .unsupported:
        (403, "forbidden")
      case .accountNotFound: (404, "user_not_found")
      case .groupNotFound, .roomNotFound: (404, "channel_not_found")
      case .rateLimited, .limitExceeded: (429, "too_often")
      default: (500, "internal_error")
      }
    }
  }

  /// Does something at the hub, and turns its refusal into the vendor's.
  func asking<Value>(_ body: () throws(MessagingError) -> Value) throws(RTMFailure) -> Value {
    do throws(MessagingError) {
      return try body()
    } catch {
      throw RTMFailure(error)
    }
  }
#endif
