#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The one app whose requests a face answers, and what its settings say.
  struct EasemobApp: Sendable {
    let organization: String
    let name: String
    let clientID: String
    /// The secrets of the client; two while one takes the other's place.
    let secrets: [String]
    /// A Boolean value that indicates whether users may be registered without a token.
    let isOpen: Bool
    /// The address of the gateway for URLs in answers and callbacks; nil for that of the request.
    let address: String?
    /// The offset of the hours of the history from UTC, in hours.
    let timeZone: Int64
    /// The time from the beginning of an hour until its history is offered, in seconds.
    let historyDelay: Int64
    let callbackURL: String?
    let callbackSecret: String
    let callbackTries: Int
    let presend: Presend
    let limitsRates: Bool

    /// The way in which the back end is asked whether messages may be sent.
    struct Presend {
      /// The address; nil if it is not asked.
      var url: String?
      /// The longest time for its answer, in milliseconds.
      var timeout = 200
      /// A Boolean value that indicates whether a message is sent about which there is no answer.
      var allowsUnanswered = true
      /// A Boolean value that indicates whether the payload has the body among `bodies`, and is not the body itself.
      var hasBodies = false
    }

    static let settings = [
      "org", "app", "client-id", "client-secret-file", "open-registration", "url", "history-time-zone", "history-delay",
      "callback-url", "callback-secret-file", "callback-tries", "presend-url", "presend-timeout", "presend-fallback",
      "presend-bodies", "rate-limits",
    ]

    init(_ settings: FaceSettings) throws(MessagingError) {
      try settings.check(names: Self.settings)
      func needed(_ name: String, _ words: String) throws(MessagingError) -> String {
        guard let text = try settings.text(name) else {
          throw MessagingError(.invalidArgument, "\"\(name)\" is missing: \(words)")
        }
        return text
      }
      organization = try needed("org", "the organization in the paths of requests")
      name = try needed("app", "the app in the paths of requests")
      clientID = try needed("client-id", "the id with which a back end gets tokens")
      guard let secrets = try settings.secrets("client-secret-file") else {
        throw MessagingError(.invalidArgument, "\"client-secret-file\" is missing: the file of the client's secret")
      }
      self.secrets = secrets
      for part in [organization, name] where part.contains(where: { "/#?{}%".contains($0) }) {
        throw MessagingError(.invalidArgument, "\"org\" and \"app\" are parts of paths")
      }
      isOpen = try settings.flag("open-registration") ?? false
      address = try settings.text("url").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      timeZone = try settings.number("history-time-zone", in: -12...14) ?? 8
      historyDelay = try settings.number("history-delay", in: 0...86_400) ?? 7200
      callbackURL = try settings.text("callback-url")
      callbackSecret = try settings.secrets("callback-secret-file")?.first ?? ""
      var presend = Presend()
      presend.url = try settings.text("presend-url")
      presend.timeout = Int(try settings.number("presend-timeout", in: 50...10_000) ?? 200)
      let fallback = try settings.text("presend-fallback") ?? "pass"
      guard ["pass", "block"].contains(fallback) else {
        throw MessagingError(.invalidArgument, "the value of \"presend-fallback\" is \"pass\" or \"block\"")
      }
      presend.allowsUnanswered = fallback == "pass"
      presend.hasBodies = try settings.flag("presend-bodies") ?? false
      self.presend = presend
      guard callbackURL == nil && presend.url == nil || !callbackSecret.isEmpty else {
        throw MessagingError(.invalidArgument, "\"callback-secret-file\" is missing: callbacks are signed with it")
      }
      callbackTries = Int(try settings.number("callback-tries", in: 1...100) ?? 2)
      limitsRates = try settings.flag("rate-limits") ?? true
    }

    /// The vendor's key of the app.
    var key: String { "\(organization)#\(name)" }
    /// The vendor's id of the app, which is the same at every gateway.
    var uuid: String { Self.uuid(of: MD5.value(of: Array(key.utf8))) }
    var path: String { "/\(organization)/\(name)" }

    /// Returns an id of the app's entities in the form of a UUID.
    func uuid(of text: String) -> String { Self.uuid(of: MD5.value(of: Array("\(key)\n\(text)".utf8))) }

    /// Writes 16 bytes as a UUID.
    static func uuid(of bytes: [UInt8]) -> String {
      let digits = Array(hexadecimal(bytes))
      let ends = [0, 8, 12, 16, 20, 32]
      return zip(ends, ends.dropFirst()).map { String(digits[$0..<$1]) }.joined(separator: "-")
    }
  }

  /// The ids of messages that a back end sends: decimal numbers of 64 bits, as the vendor's are.
  final class EasemobNumbers: Sendable {
    private let last = Lock<Int64>(0)

    /// Returns a new id. Those of one gateway differ; those of several do by their random digits.
    func next(at time: Timestamp) -> MessageID {
      var source = SystemRandomness()
      let random = Int64.random(in: 0..<1 << 21, using: &source)
      return MessageID(
        String(
          last.withLock { last in
            last = max(last + 1, min(max(time.milliseconds, 0), 1 << 42 - 1) << 21 | random)
            return last
          }))
    }
  }
#endif
