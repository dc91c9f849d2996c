#if Server
  package import Parlance
  package import ParlanceCore
  internal import ParlanceTokens

  /// A vendor's server API that a gateway speaks beside its own, so that a back end written for it keeps its calls.
  ///
  /// A face translates requests into operations of the hub, and decides nothing. It is made before the hub is opened, since
  /// the hub asks it about tokens; it begins with the gateway.
  package protocol ServerFace: AnyObject, Sendable {
    /// The name by which the command and the settings file know it.
    static var name: String { get }

    /// Creates the face.
    ///
    /// - throws: `invalidArgument` if a setting is missing, unknown or malformed, or a file of a secret cannot be used.
    init(_ settings: FaceSettings) throws(MessagingError)

    /// Checks a token that the face may have issued.
    ///
    /// - returns: The grant; nil if the face knows nothing of the account, so that others may decide.
    /// - throws: `invalidToken` or another refusal.
    func grant(_ request: TokenRequest, _ host: FaceHost) throws(MessagingError) -> TokenGrant?

    /// Begins, when the hub is open. Called once.
    ///
    /// - returns: The requests that it answers.
    /// - throws: `invalidArgument` for a setting that cannot be used; one of the storage codes.
    func start(_ host: FaceHost, log: EngineLog?) throws(MessagingError) -> [HTTPRoute]

    /// Returns what asks the face's back end whether messages may be sent; nil if it is not asked. Called once, after the start.
    ///
    /// - throws: `invalidArgument` for an address that cannot be used.
    func messageCheck(_ host: FaceHost, log: EngineLog?) throws(MessagingError) -> MessageCheck?

    /// Returns the vendor's form of a refusal of the gateway itself: a body is too large, or not of the length that it says (413, 411,
    /// 400), too many requests are under way, or an answer takes too long (503, 408).
    func response(to refusal: HTTPError, at time: Timestamp) -> HTTPResponse

    /// The requests of the vendor's server API, and what becomes of them.
    static var requests: [FaceRequest] { get }
  }

  extension ServerFace {
    package func messageCheck(_ host: FaceHost, log: EngineLog?) throws(MessagingError) -> MessageCheck? { nil }
    package func response(to refusal: HTTPError, at time: Timestamp) -> HTTPResponse { HTTPResponse(refusal) }
  }

  /// A request of a vendor's server API, and what becomes of it.
  package struct FaceRequest: Hashable, Sendable {
    package var path: String
    /// The reason why it is refused; nil if it works.
    package var refusal: String?

    package init(_ path: String, refusal: String?) {
      self.path = path
      self.refusal = refusal
    }
  }

  /// The names and files with which a face is set up.
  package struct FaceSettings: Sendable {
    /// The members of the face's object in the settings file.
    package var members: [String: JSONValue]
    /// The folder of the settings file: paths are relative to it.
    package var folder: String
    /// A Boolean value that indicates whether files of secrets that others can read are accepted.
    package var allowsReadableFiles: Bool

    package init(members: [String: JSONValue], folder: String, allowsReadableFiles: Bool) {
      self.members = members
      self.folder = folder
      self.allowsReadableFiles = allowsReadableFiles
    }

    /// Refuses settings that the face does not have.
    package func check(names: [String]) throws(MessagingError) {
      if let wrong = members.keys.sorted().first(where: { !names.contains($0) }) {
        throw MessagingError(
          .invalidArgument, "\"\(wrong)\" is not a setting of the face; there are \(names.joined(separator: ", "))")
      }
    }

    /// Returns a text; nil if there is none.
    package func text(_ name: String) throws(MessagingError) -> String? {
      guard let value = members[name] else { return nil }
      guard let text = value.string, !text.isEmpty else {
        throw MessagingError(.invalidArgument, "the value of \"\(name)\" is a text")
      }
      return text
    }

    /// Returns a number; nil if there is none.
    package func number(_ name: String, in range: ClosedRange<Int64>) throws(MessagingError) -> Int64? {
      guard let value = members[name] else { return nil }
      guard let number = value.integer, range.contains(number) else {
        throw MessagingError(
          .invalidArgument, "the value of \"\(name)\" is a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }

    /// Returns a Boolean value; nil if there is none.
    package func flag(_ name: String) throws(MessagingError) -> Bool? {
      guard let value = members[name] else { return nil }
      guard let flag = value.bool else {
        throw MessagingError(.invalidArgument, "the value of \"\(name)\" is true or false")
      }
      return flag
    }

    /// Returns the secrets in a file: a line for each, two while one takes the other's place.
    ///
    /// - throws: `invalidArgument` if the file cannot be read, has no secret, or may be read by other users.
    package func secrets(_ name: String) throws(MessagingError) -> [String]? {
      guard let path = try text(name) else { return nil }
      let whole = path.hasPrefix("/") ? path : folder + "/" + path
      do throws(TokenError) {
        let file = try KeyFile(whole, allowsReadable: allowsReadableFiles)
        try file.checkMode(holdsSecret: true)
        let lines = file.lines.map { String(decoding: $0, as: UTF8.self) }
        guard (1...2).contains(lines.count) else {
          throw TokenError(.invalidKey, "\(whole): it has one secret, or two while one replaces the other")
        }
        return lines
      } catch {
        throw MessagingError(.invalidArgument, "\(error)")
      }
    }
  }
#endif
