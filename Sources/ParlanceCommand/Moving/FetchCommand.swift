#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import ParlanceTokens
  internal import ShippedSources

  #if canImport(FoundationNetworking)
    internal import FoundationNetworking
  #endif

  /// The settings of `parlance fetch`.
  struct FetchOptions: Hashable, Sendable {
    /// The word for the service.
    var service: String
    var output: String
    var endpoint: String
    var key: String
    var secretFile: String
    var accountsFile: String?
    var roomsFile: String?
    var since: Int64
    var until: Int64
    var rate: Int64?
    var zone: Int64

    static let syntax = CommandSyntax(
      name: "fetch",
      summary: "Fetch a service's accounts and messages for convert; a later run goes on. SERVICE is one of: "
        + ShippedSources.fetched.map(\.name).joined(separator: ", ") + ".",
      options: [
        .value(
          "output", "FILE", "The file of answers, also -o, to which a later run appends; files are beside it. Required."
        ),
        .value("endpoint", "URL", "The address of the API, of an app if it has one; the service's own unless given."),
        .value("key", "KEY", "The app's key. Required."),
        .value("secret-file", "FILE", "The file of the app's secret, which its owner alone may read. Required."),
        .value("accounts", "FILE", "The names of the accounts, one a line. Required unless the service lists them."),
        .value("rooms", "FILE", "The ids of the rooms, one a line."),
        .value("since", "MS", "The time of the first messages, in milliseconds since 1970; all unless given."),
        .value("until", "MS", "The time before which messages are fetched, in milliseconds since 1970. Required."),
        .value("zone", "HOURS", "The offset of the service's hours from UTC, from -12 to 14; 8 unless given."),
        .value("rate", "NUMBER", "The most requests a second; half of the service's limit unless given."), .help,
      ], words: "SERVICE")

    init(_ values: OptionValues) throws(UsageError) {
      let names = ShippedSources.fetched.map(\.name)
      guard let service = values.words.first, values.words.count == 1 else {
        throw UsageError("fetch needs one service (\(names.joined(separator: ", "))).")
      }
      guard let source = ShippedSources.fetched.first(where: { $0.name == service }) else {
        throw UsageError("\"\(service)\" is not a service", service, among: names)
      }
      func needed(_ name: String) throws(UsageError) -> String {
        guard let text = values.text(name), !text.isEmpty else { throw UsageError("fetch needs --\(name).") }
        return text
      }
      func number(_ name: String, _ range: ClosedRange<Int64>) throws(UsageError) -> Int64? {
        guard let text = values.text(name) else { return nil }
        guard let number = Int64(text), range.contains(number) else {
          throw UsageError("--\(name) is a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
      }
      self.service = service
      output = try needed("output")
      key = try needed("key")
      secretFile = try needed("secret-file")
      accountsFile = source.listsAccounts ? values.text("accounts") : try needed("accounts")
      roomsFile = values.text("rooms")
      let address = values.text("endpoint") ?? source.endpoint
      endpoint = String(address.hasSuffix("/") ? address.dropLast() : address[...])
      guard let url = URL(string: endpoint), url.scheme == "https" || url.scheme == "http", url.host != nil else {
        throw UsageError("--endpoint is an address that begins with https:// or http://.")
      }
      since = try number("since", 0...ArchiveShape.latestTime) ?? 0
      _ = try needed("until")
      until = try number("until", 0...ArchiveShape.latestTime) ?? 0
      guard since < until else { throw UsageError("--since is before --until.") }
      rate = try number("rate", 1...1000)
      zone = try number("zone", -12...14) ?? 8
    }
  }

  /// `parlance fetch`.
  enum FetchCommand {
    private static let answerLimit = 64 << 20

    /// Fetches what the file of answers does not have.
    ///
    /// - returns: The counts.
    static func run(_ options: FetchOptions, clock: some MessagingClock) throws(CommandFailure) -> String {
      guard let source = ShippedSources.fetched.first(where: { $0.name == options.service }) else {
        throw CommandFailure("The service is unknown.")
      }
      let secret: String
      do throws(TokenError) {
        let file = try KeyFile(options.secretFile)
        try file.checkMode(holdsSecret: true)
        guard file.lines.count == 1, let line = file.lines.first else {
          throw TokenError(.invalidKey, "\(options.secretFile): it has one secret")
        }
        secret = String(decoding: line, as: UTF8.self)
      } catch {
        throw CommandFailure("\(error)")
      }
      do throws(MessagingError) {
        var fetcher = source.make(
          FetchSettings(
            endpoint: options.endpoint, key: options.key, secret: secret, accounts: try names(options.accountsFile),
            rooms: try names(options.roomsFile), since: options.since, until: options.until, rate: options.rate,
            zone: options.zone))
        let session = RequestSession()
        let surroundings = FetchRun.Surroundings(
          now: { clock.now() }, wait: { Thread.sleep(forTimeInterval: Double($0) / 1000) },
          send: { (message) throws(MessagingError) in try send(message, session) },
          save: { [isPlain = options.endpoint.hasPrefix("http:")] (file, path) throws(MessagingError) in
            try FetchDownload.save(file, to: path, allowsPlainHTTP: isPlain)
          })
        return try FetchRun.run(&fetcher, output: options.output, surroundings).text
      } catch {
        throw CommandFailure(error.description)
      }
    }

    /// Reads names, one a line; none without a file.
    private static func names(_ path: String?) throws(MessagingError) -> [String] {
      guard let path else { return [] }
      let reader = try LineReader(path: path)
      var (names, known): ([String], Set<String>) = ([], [])
      while let line = try reader.next() {
        guard case .text(let bytes) = line, let name = String(validating: bytes, as: UTF8.self),
          name.utf8.count <= ArchiveShape.idLimit
        else { throw MessagingError(.malformedData, "\(path):\(reader.number): not a name") }
        if known.insert(name).inserted { names.append(name) }
      }
      guard !names.isEmpty else { throw MessagingError(.malformedData, "\(path) has no names") }
      return names
    }

    /// Sends a request of a fetcher.
    private static func send(
      _ message: FetchMessage, _ session: RequestSession
    ) throws(MessagingError) -> [UInt8] {
      guard let url = URL(string: message.address) else {
        throw MessagingError(.invalidArgument, "\(message.address) is not a valid address")
      }
      var request = URLRequest(url: url)
      request.httpMethod = message.method
      for (name, value) in message.headers { request.setValue(value, forHTTPHeaderField: name) }
      if !message.body.isEmpty { request.httpBody = Data(message.body) }
      let (data, status): (Data, Int)
      do throws(RequestSession.Failure) {
        (data, status) = try session.send(request)
      } catch {
        throw MessagingError(.notConnected, "\(url.host ?? ""): \(error.words)")
      }
      guard status == 200 || message.takesRefusals && (400..<600).contains(status) else {
        throw MessagingError(.notConnected, "\(url.host ?? "") answers with the status \(status)")
      }
      guard data.count <= answerLimit else {
        throw MessagingError(.limitExceeded, "the answer has \(data.count) bytes")
      }
      return Array(data)
    }
  }
#endif
