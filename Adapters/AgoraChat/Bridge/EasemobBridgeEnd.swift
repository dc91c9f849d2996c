#if Server
  internal import AgoraChatMoving
  package import ParlanceBridge
  package import ParlanceCore
  package import ParlanceGateway
  package import ParlanceMoving

  /// The end of a bridge at Easemob or Agora Chat: callbacks come in, and requests of the REST API go out.
  package final class EasemobBridgeEnd: BridgeEnd {
    package static let name = "easemob"

    package let callbackPath: String
    package let callbackPatience: Int64
    package let historyDelay: Int64
    let checks: EasemobCallbackChecks
    let settings: FetchSettings
    private let hourInterval: Int64
    /// The least time between requests of one kind, in milliseconds.
    private let interval: Int64
    /// The requests, with the token that they need.
    private let requests: Lock<EasemobFetcher>

    private static let settings = [
      "endpoint", "client-id", "client-secret-file", "callback-secret-file", "callback-path", "callback-age",
      "callback-patience", "rate", "history-time-zone", "history-delay", "history-rate",
    ]
    /// The shortest path for callbacks, in bytes: it is a secret, too.
    private static let pathMinimum = 24

    package init(_ settings: FaceSettings) throws(MessagingError) {
      try settings.check(names: Self.settings)
      func needed(_ name: String, _ words: String) throws(MessagingError) -> String {
        guard let text = try settings.text(name) else {
          throw MessagingError(.invalidArgument, "\"\(name)\" is missing: \(words)")
        }
        return text
      }
      func secrets(_ name: String, _ words: String) throws(MessagingError) -> [String] {
        guard let secrets = try settings.secrets(name) else {
          throw MessagingError(.invalidArgument, "\"\(name)\" is missing: the file of \(words)")
        }
        return secrets
      }
      let address = try needed("endpoint", "the address of the app, https://HOST/ORG/APP")
      // The scheme, the host, the organization and the app.
      let parts = address.split(separator: "/").map(String.init)
      guard parts.count == 4, ["https:", "http:"].contains(parts[0]) else {
        throw MessagingError(.invalidArgument, "\"endpoint\" is the address of the app, https://HOST/ORG/APP")
      }
      callbackPath = try needed("callback-path", "a path that cannot be guessed")
      let isPlain = callbackPath.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./".utf8.contains(byte)
        }
      }
      guard callbackPath.hasPrefix("/"), callbackPath.utf8.count >= Self.pathMinimum, isPlain else {
        throw MessagingError(
          .invalidArgument,
          "\"callback-path\" is a slash and at least \(Self.pathMinimum - 1) letters and digits that cannot be guessed: "
            + "the vendor's signature does not cover a callback's content")
      }
      let id = try needed("client-id", "the id with which a back end gets tokens")
      let secret = try secrets("client-secret-file", "the client's secret")[0]
      let age = try settings.number("callback-age", in: 1...720) ?? 24
      checks = EasemobCallbackChecks(
        appKey: "\(parts[2])#\(parts[3])", secrets: try secrets("callback-secret-file", "the rule's secret"),
        age: age * 3_600_000)
      // The vendor's aim is half a minute for nearly all callbacks.
      callbackPatience = (try settings.number("callback-patience", in: 0...3600) ?? 60) * 1000
      historyDelay = (try settings.number("history-delay", in: 0...259_200) ?? 7200) * 1000
      hourInterval = 60_000 / (try settings.number("history-rate", in: 1...600) ?? 10) + 100
      // Half of the vendor's limit unless another number is given: the app's own back end has requests, too.
      let rate = try settings.number("rate", in: 1...1000) ?? 50
      interval = 1000 / rate
      var walk = FetchSettings(
        endpoint: "\(parts[0])//\(parts[1])/\(parts[2])/\(parts[3])", key: id, secret: secret, accounts: [], until: 0,
        rate: rate, zone: try settings.number("history-time-zone", in: -12...14) ?? 8)
      walk.onlyMessages = true
      self.settings = walk
      requests = Lock(EasemobFetcher(walk))
    }

    // Members come and go one by one, also those of a new group: the vendor refuses a request for all if it does for one.
    package var accountsOfCreation: Int { 0 }
    package var accountsOfChange: Int { 1 }

    package var markerSecret: [UInt8] { Array("parlance bridge\n\(settings.secret)".utf8) }

    // MARK: callbacks

    package func read(_ callback: HTTPRequest, at time: Timestamp) throws(BridgeRefusal) -> BridgeCallback {
      guard let node = try? JSONParser.parse(callback.body, replacesHalfPairs: true) else {
        throw BridgeRefusal(403, "not JSON")
      }
      let id = try checks.check(node, at: time)
      return Self.callback(node, id, callback.body)
    }

    /// Returns the records of a callback that was checked.
    static func callback(_ node: JSONNode, _ id: String, _ body: [UInt8]) -> BridgeCallback {
      var output = ConvertedRecords(source: name)
      var converter = AgoraChatExport()
      do throws(RecordError) {
        try converter.convert(node, into: &output)
        let kinds = Array(repeating: BridgeWord.word(kind(of: node)), count: output.skippedCount)
        return BridgeCallback(name: id, records: output.records, leftOut: kinds)
      } catch {
        return BridgeCallback(
          name: id, records: [], damage: (String(decoding: body, as: UTF8.self), error.description))
      }
    }

    /// Returns the word under which a callback that has nothing for the hub is counted.
    private static func kind(of node: JSONNode) -> String {
      let operation = (node["operation"] ?? node["payload"]?["operation"])?.text
      if let operation { return "group.\(operation.lowercased())" }
      return node["chat_type"]?.text ?? node["status"]?.text ?? node["eventType"]?.text ?? "unknown"
    }

    package func group(in record: ArchiveRecord) -> (name: String?, owner: String?) {
      let info = record.members["body"]?["content"]?["info"]
      let owner = info?["owner"]?.text.map { EasemobName.account($0, appKey: checks.appKey) }
      return (info?["title"]?.text, owner.map(JSONNode.text)?.identifier)
    }

    // MARK: requests

    package var fileHosts: [String] { MediaSettings.hosts(ofEndpoint: settings.endpoint) }

    package func login(at time: Timestamp) -> FetchMessage? {
      requests.withLock { $0.isLoggedIn ? nil : $0.login(at: time) }
    }

    package func take(login response: OutgoingResponse) -> Bool {
      guard let answer = try? JSONParser.parse(response.body) else { return false }
      return requests.withLock { $0.take(login: answer) && $0.isLoggedIn }
    }

    package func forgetLogin(of message: FetchMessage) { requests.withLock { $0.forgetLogin(of: message) } }

    package func message(for request: FetchRequest, at time: Timestamp) -> FetchMessage {
      requests.withLock { $0.message(for: request, at: time) }
    }

    package func pace(of request: FetchRequest) -> (name: String, interval: Int64) {
      if request.path.hasPrefix("messages/") {
        // Messages to groups have a fifth of the rate of others.
        return (request.path, request.path == "messages/chatgroups" ? 5 * interval : interval)
      }
      let area = request.path.prefix { $0 != "/" }
      return ("\(request.method ?? "GET") \(area)", interval)
    }

    // MARK: history

    package func fetcher(since: Int64, until: Int64, accounts: [String]) -> (any ArchiveFetcher)? {
      var walk = settings
      (walk.since, walk.until) = (since, until)
      return EasemobFetcher(walk, hourInterval: hourInterval)
    }

    package func makeConverter() -> any NodeConverter { AgoraChatExport() }
  }
#endif
