#if Server
  internal import Foundation
  internal import ParlanceBridge
  internal import ParlanceCore
  internal import ParlanceGateway
  internal import ParlanceMoving
  internal import ShippedSources

  /// The settings of `parlance bridge`.
  struct BridgeOptions: Hashable, Sendable {
    /// The actions of the command.
    enum Action: Hashable, Sendable {
      /// Runs the bridge.
      case run
      case status
      case listDead
      /// Tries events again that were set aside; nil for all.
      case retryDead([Int64]?)
      case dropDead([Int64]?)
      case move([String], blocks: Bool)
      /// Accounts use the service again.
      case moveBack([String], unblocks: Bool)
    }

    var action: Action
    /// The folder of the bridge's data.
    var data: String
    var service: String?
    var settings: String?
    var listen = ListenAddress(host: "127.0.0.1", port: 7789)
    var certificate: String?
    var key: String?
    var gateway: String
    /// The file of a token of the scope `admin`; nil if the variable has it, or the gateway's API is open.
    var tokenFile: String?
    var webhookSecret: String?
    var accounts: String?
    /// The time between two fetches, in milliseconds.
    var fetchInterval: Int64 = 3_600_000
    /// The places from which the files of the service's messages are fetched.
    var files = MediaSettings()
    var onlyCounts = false
    var isInsecure = false
    var allowsReadableKeys = false
    var printsJSON = false
    var logLevel = EventLevel.notice

    private static var services: String { ShippedSources.bridged.map { $0.name }.joined(separator: ", ") }

    static let syntax = CommandSyntax(
      name: "bridge",
      summary:
        "Join a gateway and the service that is left. ACTION: run, status, dead list|retry|drop, move|return ACCOUNT.",
      options: [
        .value("data", "DIR", "The folder of the bridge's data; made if it is missing. Required."),
        .value("service", "NAME", "The service, one of: \(services). Required to run."),
        .value("settings", "FILE", "A JSON object with an object for the service, by its name. Required to run."),
        .value("gateway", "URL", "The gateway's address; \(AdminTarget.standardEndpoint) unless given."),
        .value("admin-token-file", "FILE", "A token; that of \(AdminTarget.tokenVariable) unless given."),
        .value("webhook-secret", "FILE", "The secret with which the gateway signs events. Required to run."),
        .value("listen", "HOST:PORT", "The address for callbacks and events; 127.0.0.1:7789 unless given."),
        .value("tls-cert", "FILE", "The certificate for TLS, in PEM, with those that lead to its root."),
        .value("tls-key", "FILE", "The certificate's private key, in PEM."),
        .value("accounts", "FILE", "Names of accounts whose messages are fetched after a gap, one a line."),
        .value("fetch-every", "MINUTES", "The time between fetches of what callbacks did not bring; 60 unless given."),
        .values("media-host", "HOST", "Fetch messages' files from this host, too: HOST or HOST:PORT; several times."),
        .flag("media-http", "Fetch files also from addresses that begin with http://."),
        .flag("media-private", "Fetch files also from hosts with addresses of private networks, and this machine."),
        .flag("dry-run", "Count events, and send nothing."),
        .flag("block", "With move: ask the service to end the accounts' logins there."),
        .flag("unblock", "With return: ask the service to accept the accounts' logins again."),
        .flag("all", "With dead retry and dead drop: all events that were set aside."),
        .flag("insecure", "Listen for other machines without TLS, behind a proxy that has it."),
        .flag("allow-readable-keys", "Take files of secrets that other users can read, as containers may have them."),
        .value("config", "FILE", "A JSON object of these options by name; arguments go before it."),
        .flag("json", "Print the status as JSON."),
        .choice(
          "log-level", "LEVEL", EventLevel.allCases.map(\.name),
          "The least important lines to log; notice unless given."),
        .help,
      ], words: "[ACTION]")

    init(_ arguments: OptionValues) throws(UsageError) {
      var values = arguments
      if let path = arguments.text("config") {
        values.merge(try SettingsFile.read(path, for: Self.syntax)) { argument, _ in argument }
      }
      action = try Self.action(values)
      guard let data = values.text("data"), !data.isEmpty else { throw UsageError("bridge needs --data.") }
      self.data = data
      gateway = values.text("gateway") ?? AdminTarget.standardEndpoint
      printsJSON = values.flag("json")
      (service, settings) = (values.text("service"), values.text("settings"))
      (tokenFile, webhookSecret) = (values.text("admin-token-file"), values.text("webhook-secret"))
      (certificate, key) = (values.text("tls-cert"), values.text("tls-key"))
      accounts = values.text("accounts")
      files.hosts = try ArchiveImportOptions.hosts(values.text("media-host"))
      (files.allowsPlainHTTP, files.allowsPrivateNetworks) = (values.flag("media-http"), values.flag("media-private"))
      (onlyCounts, isInsecure) = (values.flag("dry-run"), values.flag("insecure"))
      allowsReadableKeys = values.flag("allow-readable-keys")
      if let text = values.text("listen") { listen = try ListenAddress(text) }
      if let text = values.text("fetch-every") {
        guard let minutes = Int64(text), (1...10_080).contains(minutes) else {
          throw UsageError("--fetch-every is a number of minutes from 1 to 10080.")
        }
        fetchInterval = minutes * 60_000
      }
      if let name = values.text("log-level") {
        guard let level = EventLevel.allCases.first(where: { $0.name == name }) else {
          throw UsageError("\"\(name)\" is not a level of the log", name, among: EventLevel.allCases.map(\.name))
        }
        logLevel = level
      }
      if action == .run { try checkRun() }
    }

    private func checkRun() throws(UsageError) {
      let names = ShippedSources.bridged.map { $0.name }
      guard let service else { throw UsageError("bridge needs --service (\(names.joined(separator: ", "))).") }
      guard names.contains(service) else { throw UsageError("\"\(service)\" is not a service", service, among: names) }
      guard settings != nil else { throw UsageError("bridge needs --settings, the file of the service's settings.") }
      guard webhookSecret != nil else {
        throw UsageError("bridge needs --webhook-secret, the file of the secret that signs the gateway's events.")
      }
      guard (certificate == nil) == (key == nil) else {
        throw UsageError("--tls-cert and --tls-key are given together or not at all.")
      }
      guard certificate != nil || isInsecure || listen.isLoopback else {
        throw UsageError("--listen is open to other machines; give --tls-cert, or --insecure behind a proxy with TLS.")
      }
    }

    private static func action(_ values: OptionValues) throws(UsageError) -> Action {
      var words = values.words[...]
      switch words.popFirst() {
      case nil, "run"?:
        guard words.isEmpty else { throw UsageError("bridge run takes no names.") }
        return .run
      case "status"?:
        guard words.isEmpty else { throw UsageError("bridge status takes no names.") }
        return .status
      case "dead"?:
        let verb = words.popFirst() ?? "list"
        if verb == "list", words.isEmpty { return .listDead }
        guard verb == "retry" || verb == "drop" else {
          throw UsageError("bridge dead takes list, retry or drop.")
        }
        var numbers: [Int64] = []
        for word in words {
          guard let number = Int64(word) else { throw UsageError("\"\(word)\" is not a number of bridge dead list.") }
          numbers.append(number)
        }
        guard numbers.isEmpty == values.flag("all") else {
          throw UsageError("bridge dead \(verb) needs the numbers of events, or --all.")
        }
        let wanted = values.flag("all") ? nil : numbers
        return verb == "retry" ? .retryDead(wanted) : .dropDead(wanted)
      case "move"?:
        guard !words.isEmpty else { throw UsageError("bridge move needs names of accounts.") }
        return .move(Array(words), blocks: values.flag("block"))
      case "return"?:
        guard !words.isEmpty else { throw UsageError("bridge return needs names of accounts.") }
        return .moveBack(Array(words), unblocks: values.flag("unblock"))
      case let word?:
        throw UsageError("\"\(word)\" is not an action", word, among: ["run", "status", "dead", "move", "return"])
      }
    }
  }
#endif
