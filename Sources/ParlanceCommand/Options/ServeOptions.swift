#if Server
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The settings of `parlance serve`.
  struct ServeOptions: Hashable, Sendable {
    /// The files of a certificate, with those that lead to its root, and of its private key; both in PEM.
    struct TLSFiles: Hashable, Sendable {
      var certificate: String
      var key: String
    }

    /// The app's back end that is notified of events.
    struct Webhook: Hashable, Sendable {
      var url: String
      /// The file of the secret with which events are signed.
      var secret: String
      /// The types of events of which the back end is notified.
      var events = GatewayWebhook.EventType.usual
      /// A Boolean value that indicates whether events lack what users wrote.
      var leavesContentOut = false
    }

    /// The bus between gateways that share a database.
    struct NATS: Hashable, Sendable {
      /// The addresses of its servers.
      var url: String
      /// The name that the gateways of one database have in common.
      var cluster = "main"
      /// The file with certificates of authorities in PEM, in place of the system's.
      var authorities: String?
      /// The time after which the others remove the logins of a gateway that is gone, in seconds.
      var lease = 10
      /// The file of the key that the gateways share; nil if packets are not sealed, so that any client of the servers can read
      /// and write them.
      var key: String?
    }

    /// The folder of the hub's data; of media alone if the database is in PostgreSQL, and nil if media are there, too.
    var data: String?
    /// The address of the hub's database in PostgreSQL; nil if it is a file in the folder.
    var postgres: String?
    /// The folder of media that all gateways of that database have; nil if media are in the database.
    var media: String?
    /// The bytes that the uploads of one account may have together; nil for any number.
    var mediaQuota: Int64?
    /// The bus to other gateways on the database; nil for a gateway that is alone.
    var nats: NATS?
    var listen = ListenAddress.standard
    /// The files for TLS; nil for connections in the clear.
    var tls: TLSFiles?
    /// The file of the keys that verify tokens; nil if everybody may log in under every name.
    var tokenKey: String?
    /// The origins of pages whose scripts may use the gateway.
    var allowedOrigins: Set<String> = []
    /// The names by which a gateway without tokens may be asked.
    var hostNames: Set<String> = []
    /// A Boolean value that indicates whether other users may be able to read the files of keys.
    var allowsReadableKeys = false
    /// A Boolean value that indicates whether other machines may connect without tokens or TLS.
    var isInsecure = false
    /// A Boolean value that indicates whether accounts come into being when they first log in.
    var allowsRegistration = false
    /// A Boolean value that indicates whether apps may enter and read rooms without an account.
    var admitsVisitors = false
    /// A Boolean value that indicates whether the hub keeps a log of logins and of who enters and leaves rooms.
    var logsSessions = false
    /// A Boolean value that indicates whether everybody on this machine may use the API for app back ends.
    var opensAPI = false
    /// The back end that is notified of events; nil for none.
    var webhook: Webhook?
    /// A Boolean value that indicates whether push notifications are logged.
    var logsPushes = false
    /// The account at APNs; nil if no notifications go there.
    var apns: APNsOptions?
    /// The names of the server APIs that the gateway speaks beside its own.
    var faces: [String] = []
    /// The file with the settings of the faces.
    var faceSettings: String?
    /// The least important level of the log's lines.
    var logLevel = EventLevel.notice

    static let syntax = CommandSyntax(
      name: "serve", summary: "Run a hub for apps on other machines.",
      options: [
        .value("data", "DIR", "The folder of the hub's data; made if it is missing. Required without --postgres."),
        .value("postgres", "URL", "The hub's database in PostgreSQL; media are there, too, without --data."),
        .value("media", "DIR", "The folder of media that all gateways of the database have; with --postgres alone."),
        .value("media-quota", "BYTES", "What the uploads of one account may have together; no limit unless given."),
        .value("nats", "URLS", "The NATS servers between gateways on one database; with --postgres, without --data."),
        .value("nats-ca", "FILE", "The authorities for tls:// addresses, in PEM; the system's unless given."),
        .value("bus-key", "FILE", "The key that these gateways share, which keeps others at NATS out."),
        .flag("insecure-bus", "Let everybody who reaches NATS read messages and send some; in place of --bus-key."),
        .value("cluster", "NAME", "The name of the gateways on that database at NATS; main unless given."),
        .value(
          "lease", "SECONDS",
          "The time after which others take out the logins of a gateway that is gone; 10 unless given."),
        .value("listen", "HOST:PORT", "The address to listen at; \(ListenAddress.standard) unless given."),
        .value("tls-cert", "FILE", "The certificate for TLS, in PEM, with those that lead to its root."),
        .value("tls-key", "FILE", "The certificate's private key, in PEM."),
        .value("token-key", "FILE", "The keys that verify tokens: a JSON Web Key Set, a PEM file or a secret."),
        .value("allow-origin", "ORIGINS", "The pages that may use the gateway in a browser, with commas between."),
        .value("host-name", "NAMES", "The names for a gateway without --token-key, beside addresses and localhost."),
        .flag("allow-readable-keys", "Take files of keys that other users can read, as containers may have them."),
        .value("config", "FILE", "A JSON object of these options by name; arguments go before it."),
        .flag("insecure", "Let other machines connect without tokens or TLS."),
        .flag("open-registration", "Let accounts come into being when they first log in."),
        .flag("admit-visitors", "Let apps enter and read rooms without an account, and without a token."),
        .flag("session-log", "Keep a log of logins and of who enters and leaves rooms, which back ends can read."),
        .flag("open-api", "Let everybody on this machine use the API under /v1, without tokens."),
        .value("webhook", "URL", "The address at the app's back end that is notified of events."),
        .value("webhook-secret", "FILE", "The secret that signs them; two lines while one takes the other's place."),
        .choice(
          "webhook-events", "TYPES", GatewayWebhook.EventType.allCases.map(\.rawValue),
          "Their types, with commas between; all unless given.", isList: true),
        .flag("webhook-without-content", "Leave texts and other contents out of them."),
        .choice("push", "KIND", ["log"], "Log each push notification, without its text: log."),
        .value("apns-key", "FILE", "The key for push notifications over APNs, in PEM; with the two that follow."),
        .value("apns-key-id", "ID", "The key's identifier."),
        .value("apns-team", "ID", "The identifier of the team whose key it is."),
        .value("apns-host", "URL", "A server in the place of APNs."),
        .value(
          "apns-apps", "NAMES", "Apps by certificate, NAME=BUNDLE or NAME=BUNDLE:sandbox, with commas between."),
        .value(
          "face", "NAMES", "The server APIs of vendors that the gateway speaks, with commas between."),
        .value("face-settings", "FILE", "A JSON object with the settings of each face by its name."),
        .choice(
          "log-level", "LEVEL", EventLevel.allCases.map(\.name),
          "The least important lines to log: \(levelNames); notice unless given."),
        .help,
      ])

    private static let levelNames = EventLevel.allCases.map(\.name).joined(separator: ", ")

    init(data: String?) { self.data = data }

    /// Makes the settings of the arguments and of the file that they name.
    init(_ arguments: OptionValues) throws(UsageError) {
      var values = arguments
      if let path = arguments.text("config") {
        values.merge(try SettingsFile.read(path, for: Self.syntax)) { argument, _ in argument }
      }
      postgres = try Self.postgres(values)
      data = values.text("data")
      guard data?.isEmpty == false || (data == nil && postgres != nil) else {
        throw UsageError("serve needs --data, the folder of the hub's data, or --postgres.")
      }
      media = values.text("media")
      guard media == nil || (data == nil && media?.isEmpty == false) else {
        throw UsageError("--media names a folder for a gateway with --postgres and without --data.")
      }
      if let text = values.text("media-quota") {
        guard let quota = Int64(text), quota > 0 else {
          throw UsageError("--media-quota is a number of bytes above 0.")
        }
        mediaQuota = quota
      }
      nats = try Self.nats(values)
      guard nats == nil || (postgres != nil && data == nil) else {
        throw UsageError("--nats is for gateways with --postgres and without --data.")
      }
      if let text = values.text("listen") { listen = try ListenAddress(text) }
      switch (values.text("tls-cert"), values.text("tls-key")) {
      case (let certificate?, let key?): tls = TLSFiles(certificate: certificate, key: key)
      case (nil, nil): break
      default: throw UsageError("--tls-cert and --tls-key are given together or not at all.")
      }
      tokenKey = values.text("token-key")
      allowedOrigins = try Self.list(values, "allow-origin") { text in
        let host = ["http://", "https://"].first { text.hasPrefix($0) }.map { text.dropFirst($0.count) }
        return host.map { !$0.isEmpty && !$0.contains("/") } ?? false
      }
      hostNames = try Self.list(values, "host-name") { !$0.contains { "/:@ ".contains($0) } }
      isInsecure = values.flag("insecure")
      allowsReadableKeys = values.flag("allow-readable-keys")
      allowsRegistration = values.flag("open-registration")
      admitsVisitors = values.flag("admit-visitors")
      logsSessions = values.flag("session-log")
      opensAPI = values.flag("open-api")
      webhook = try Self.webhook(values)
      if let kind = values.text("push") {
        guard kind == "log" else { throw UsageError("\"\(kind)\" is not a kind of --push", kind, among: ["log"]) }
        logsPushes = true
      }
      apns = try Self.apns(values)
      apns?.allowsReadableKey = allowsReadableKeys
      if let text = values.text("face") {
        faces = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard faces.allSatisfy({ !$0.isEmpty }), Set(faces).count == faces.count else {
          throw UsageError("--face has names with commas between, each once.")
        }
      }
      faceSettings = values.text("face-settings")
      guard faces.isEmpty == (faceSettings == nil) else {
        throw UsageError("--face and --face-settings are given together or not at all.")
      }
      if let name = values.text("log-level") {
        guard let level = EventLevel.allCases.first(where: { $0.name == name }) else {
          throw UsageError("\"\(name)\" is not a level of the log", name, among: EventLevel.allCases.map(\.name))
        }
        logLevel = level
      }
      try checkExposure()
    }

    /// Reads values with commas between.
    private static func list(
      _ values: OptionValues, _ name: String, _ isValue: (String) -> Bool
    ) throws(UsageError) -> Set<String> {
      guard let text = values.text(name) else { return [] }
      let entries = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      if let wrong = entries.first(where: { $0.isEmpty || !isValue($0) }) {
        let form = name == "allow-origin" ? "an origin such as https://app.example" : "a name such as chat.example"
        throw UsageError("\"\(wrong)\" in --\(name) is not \(form).")
      }
      return Set(entries)
    }

    /// Returns the address of the database.
    static func postgres(_ values: OptionValues) throws(UsageError) -> String? {
      guard let url = values.text("postgres") else { return nil }
      #if Cluster
        // The address is not repeated: it may have a password.
        guard url.hasPrefix("postgresql://") || url.hasPrefix("postgres://") else {
          throw UsageError("The address for --postgres has the form postgresql://USER@HOST:PORT/DATABASE.")
        }
        return url
      #else
        throw UsageError("--postgres needs a build with the trait Cluster; this one cannot use PostgreSQL.")
      #endif
    }

    private static func nats(_ values: OptionValues) throws(UsageError) -> NATS? {
      guard let url = values.text("nats") else {
        for name in ["nats-ca", "bus-key", "cluster", "lease"] where values.text(name) != nil {
          throw UsageError("--\(name) is for a gateway with --nats.")
        }
        guard !values.flag("insecure-bus") else { throw UsageError("--insecure-bus is for a gateway with --nats.") }
        return nil
      }
      #if Cluster
        var nats = NATS(url: url, cluster: values.text("cluster") ?? "main", authorities: values.text("nats-ca"))
        nats.key = values.text("bus-key")
        switch (nats.key, values.flag("insecure-bus")) {
        case (nil, false):
          throw UsageError(
            "--nats needs --bus-key, the file of the key that the gateways share: without it everybody who reaches NATS "
              + "reads messages and sends some in any name; or --insecure-bus.")
        case (.some, true): throw UsageError("--insecure-bus is for a gateway without --bus-key.")
        default: break
        }
        if let text = values.text("lease") {
          guard let lease = Int(text), (1...600).contains(lease) else {
            throw UsageError("--lease is a number of seconds from 1 to 600.")
          }
          nats.lease = lease
        }
        return nats
      #else
        throw UsageError("--nats needs a build with the trait Cluster; this one cannot use NATS.")
      #endif
    }

    private static func webhook(_ values: OptionValues) throws(UsageError) -> Webhook? {
      guard let url = values.text("webhook") else {
        for name in ["webhook-secret", "webhook-events"] where values.text(name) != nil {
          throw UsageError("--\(name) is for a gateway with --webhook.")
        }
        guard !values.flag("webhook-without-content") else {
          throw UsageError("--webhook-without-content is for a gateway with --webhook.")
        }
        return nil
      }
      guard let secret = values.text("webhook-secret") else {
        throw UsageError("--webhook needs --webhook-secret, the file of the secret that signs events.")
      }
      var webhook = Webhook(url: url, secret: secret)
      webhook.leavesContentOut = values.flag("webhook-without-content")
      if let text = values.text("webhook-events") {
        webhook.events = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard let type = GatewayWebhook.EventType(rawValue: String(name)) else {
            throw UsageError(
              "\"\(name)\" is not a type of event", String(name),
              among: GatewayWebhook.EventType.allCases.map(\.rawValue))
          }
          webhook.events.insert(type)
        }
      }
      return webhook
    }

    private static func apns(_ values: OptionValues) throws(UsageError) -> APNsOptions? {
      let all = "--apns-key, --apns-key-id and --apns-team"
      switch (values.text("apns-key"), values.text("apns-key-id"), values.text("apns-team")) {
      case (let key?, let keyID?, let team?):
        var options = APNsOptions(key: key, keyID: keyID, teamID: team)
        options.host = values.text("apns-host")
        options.apps = try apps(values.text("apns-apps"))
        if let mistake = options.mistake { throw UsageError("\(mistake).") }
        return options
      case (nil, nil, nil):
        for name in ["apns-host", "apns-apps"] where values.text(name) != nil {
          throw UsageError("--\(name) needs \(all).")
        }
        return nil
      default: throw UsageError("\(all) are given together or not at all.")
      }
    }

    /// Reads apps by the names under which tokens are registered.
    private static func apps(_ text: String?) throws(UsageError) -> [String: APNsOptions.App] {
      var apps: [String: APNsOptions.App] = [:]
      for entry in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
        let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
        let values = parts.last?.split(separator: ":", omittingEmptySubsequences: false) ?? []
        guard parts.count == 2, (1...2).contains(values.count),
          let environment = PushToken.Environment(rawValue: values.count == 2 ? String(values[1]) : "production")
        else { throw UsageError("\"\(entry)\" in --apns-apps is not NAME=BUNDLE or NAME=BUNDLE:sandbox.") }
        guard apps[String(parts[0])] == nil else {
          throw UsageError("--apns-apps has \"\(parts[0])\" twice.")
        }
        apps[String(parts[0])] = APNsOptions.App(topic: String(values[0]), environment: environment)
      }
      return apps
    }

    /// Refuses to let other machines in by mistake.
    private func checkExposure() throws(UsageError) {
      if opensAPI {
        guard tokenKey == nil, faces.isEmpty else {
          throw UsageError("--open-api is for a gateway without --token-key and --face.")
        }
        guard listen.isLoopback else {
          throw UsageError("--open-api needs a loopback address, which \(listen) is not.")
        }
      }
      guard !listen.isLoopback, !isInsecure else { return }
      var missing: [String] = []
      if tokenKey == nil, faces.isEmpty { missing.append("--token-key") }
      if tls == nil { missing.append("--tls-cert with --tls-key") }
      guard !missing.isEmpty else { return }
      throw UsageError(
        "Other machines can connect to \(listen), which needs \(missing.joined(separator: " and ")), or --insecure.")
    }
  }
#endif
