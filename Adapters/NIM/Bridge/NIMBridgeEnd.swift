#if Server
  internal import NIMMoving
  package import ParlanceBridge
  package import ParlanceCore
  package import ParlanceGateway
  package import ParlanceMoving
  internal import ParlanceTokens

  /// The end of a bridge at NetEase NIM: copies of events come in, and requests of the server API go out.
  package final class NIMBridgeEnd: BridgeEnd {
    package static let name = "nim"

    package let callbackPath: String
    let checks: NIMCopyChecks
    private let secret: String
    private let requests: NIMFetcher
    private let settings: FetchSettings
    /// The least time between requests of one endpoint, in milliseconds.
    private let interval: Int64

    package init(_ settings: FaceSettings) throws(MessagingError) {
      try settings.check(names: [
        "app-key", "app-secret-file", "endpoint", "rate", "callback-path", "callback-age",
      ])
      guard let key = try settings.text("app-key") else {
        throw MessagingError(.invalidArgument, "\"app-key\" is missing: the key of the app")
      }
      guard let secrets = try settings.secrets("app-secret-file"), let secret = secrets.first else {
        throw MessagingError(.invalidArgument, "\"app-secret-file\" is missing: the file of the app's secret")
      }
      let endpoint = try settings.text("endpoint") ?? NIMFetcher.source.endpoint
      guard endpoint.hasPrefix("https://") || endpoint.hasPrefix("http://") else {
        throw MessagingError(.invalidArgument, "\"endpoint\" is an address that begins with https:// or http://")
      }
      callbackPath = try settings.text("callback-path") ?? "/copies"
      guard callbackPath.hasPrefix("/"), callbackPath.utf8.count > 1 else {
        throw MessagingError(.invalidArgument, "\"callback-path\" begins with a slash")
      }
      let age = try settings.number("callback-age", in: 1...720) ?? 24
      checks = NIMCopyChecks(key: key, secrets: secrets, age: age * 3_600_000)
      // Half of the vendor's limit for an endpoint unless another number is given: the app's own back end has requests, too.
      interval = 1000 / (try settings.number("rate", in: 1...1000) ?? 50)
      self.secret = secret
      let address = endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint
      self.settings = FetchSettings(endpoint: address, key: key, secret: secret, accounts: [], until: 0)
      requests = NIMFetcher(self.settings)
    }

    package var markerSecret: [UInt8] { Array("parlance bridge\n\(secret)".utf8) }

    package func read(_ callback: HTTPRequest, at time: Timestamp) throws(BridgeRefusal) -> BridgeCallback {
      try checks.check(callback, at: time)
      return Self.callback(of: callback.body)
    }

    /// Returns the records of a copy whose headers were checked.
    static func callback(of body: [UInt8]) -> BridgeCallback {
      var output = ConvertedRecords(source: name)
      var converter = NIMExport()
      let text = String(decoding: body, as: UTF8.self)
      do throws(RecordError) {
        let node = try converter.parse(body)
        guard node["eventType"] != nil else { throw RecordError("\"eventType\" is missing") }
        try converter.convert(node, into: &output)
        let type = node["eventType"].flatMap { $0.text ?? $0.integer.map { String($0) } } ?? ""
        let kinds = Array(repeating: BridgeWord.word("eventType\(type)"), count: output.skippedCount)
        let damage = output.damages.first.map { (text: text, reason: $0.description) }
        return BridgeCallback(records: output.records, leftOut: kinds, damage: damage)
      } catch {
        return BridgeCallback(records: [], damage: (text, error.description))
      }
    }

    package func group(in record: ArchiveRecord) -> (name: String?, owner: String?) {
      let info = record.members["body"]?["content"]?["data"].map { $0.parsed["tinfo"]?.parsed } ?? nil
      return (info?["3"]?.text, info?["5"]?.identifier)
    }

    package var fileHosts: [String] { MediaSettings.hosts(ofEndpoint: settings.endpoint) }

    package func message(for request: FetchRequest, at time: Timestamp) -> FetchMessage {
      requests.message(for: request, at: time)
    }

    package func pace(of request: FetchRequest) -> (name: String, interval: Int64) {
      // All calls about teams share one limit.
      (request.path.hasPrefix("team/") ? "team" : request.path, interval)
    }

    package func fetcher(since: Int64, until: Int64, accounts: [String]) -> (any ArchiveFetcher)? {
      var walk = settings
      (walk.since, walk.until, walk.accounts) = (since, until, accounts)
      (walk.onlyMessages, walk.rate) = (true, 1000 / interval)
      return NIMFetcher(walk)
    }

    package func makeConverter() -> any NodeConverter { NIMExport() }
  }

  extension JSONNode {
    /// The value in a text of JSON; another value as it is.
    var parsed: JSONNode { text.flatMap { try? JSONParser.parse(Array($0.utf8)) } ?? self }
  }
#endif
