#if Server
  internal import Dispatch
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway
  internal import ParlanceTokens

  #if Cluster
    internal import ParlanceNATS
    internal import ParlancePostgreSQL
  #endif

  /// `parlance serve`.
  enum Serve {
    /// Runs the service until SIGTERM or SIGINT.
    static func run(_ options: ServeOptions, _ faces: [any ServerFace.Type] = []) throws(CommandFailure) {
      let log = EventLog(descriptor: STDERR_FILENO, level: options.logLevel)
      defer { _ = log.flush(within: 2) }
      let stop = StopSignal()
      let reload = ReloadSignal()
      do throws(MessagingError) {
        var settings = HubSettings()
        settings.registersAtLogin = options.allowsRegistration
        settings.admitsVisitors = options.admitsVisitors
        settings.mediaQuota = options.mediaQuota
        let keys = try tokenKeys(options)
        let faces = FaceSet(try FaceFile.faces(options, faces))
        let webhook = try webhook(options)
        let apns = try options.apns.map { (options) throws(MessagingError) in
          try APNsSender(options, log: log.engineLog)
        }
        // After the hub, whose last notifications are counted.
        defer { apns?.stop() }
        let environment = try environment(
          options, settings, pushNotifier: pushNotifier(options, apns, log), keys: keys, faces: faces, reload: reload,
          log: log.engineLog)
        defer { environment.shutDown() }
        if options.logsSessions { try environment.hubLoop().logSessions(Set(SessionLogEntry.Kind.allCases)) }
        let api = keys.map(GatewayAPI.tokens) ?? (options.opensAPI ? .open : .off)
        let gateway = try GatewayServer(
          environment, options: gatewayOptions(options), api: api, webhook: webhook, push: apns, log: log.engineLog,
          furtherRoutes: try faces.start(environment, log: log.engineLog))
        // The one line that a script waits for.
        let scheme = options.tls == nil ? "ws" : "wss"
        let address = ListenAddress(host: options.listen.host, port: UInt16(gateway.port))
        FileHandle.standardOutput.write(Data("listening on \(scheme)://\(address)\n".utf8))
        stop.wait()
        gateway.stop()
        faces.stop()
      } catch {
        throw CommandFailure(error.description)
      }
    }

    /// Opens the hub, with its database and its media in the folder or in PostgreSQL.
    private static func environment(
      _ options: ServeOptions, _ settings: HubSettings, pushNotifier: (any PushNotifier)?, keys: TokenKeySet?,
      faces: FaceSet, reload: ReloadSignal, log: @escaping EngineLog
    ) throws(MessagingError) -> MessagingEnvironment {
      let tokenCheck = tokenCheck(keys, faces, SystemClock())
      let folder = URL(fileURLWithPath: options.data ?? "", isDirectory: true)
      #if Cluster
        if let url = options.postgres, options.data == nil {
          let folder = options.media.map { BlobFolder($0, files: SystemFiles()) }
          let blobs = PostgreSQLBlobPlace(url: url, folder: folder)
          guard let nats = options.nats else {
            return try MessagingEnvironment.served(
              settings: settings, pushNotifier: pushNotifier, tokenCheck: tokenCheck, log: log,
              hubStore: try PostgreSQLHubStore(url: url), blobs: blobs)
          }
          var natsOptions = NATSOptions(url: nats.url, cluster: nats.cluster)
          natsOptions.certificateAuthorities = nats.authorities
          let cipher = try nats.key.map { (path) throws(MessagingError) in
            BusCipher(try busKeys(path, options), cluster: nats.cluster)
          }
          if let cipher, let path = nats.key { reload.perform { replaceKeys(of: cipher, path, options, log) } }
          let bus = try NATSBus(natsOptions, seal: cipher) { log(EngineLogEntry($0)) }
          let store = try PostgreSQLHubStore(url: url, use: .cluster)
          return try MessagingEnvironment.clustered(
            clock: store.clock, settings: settings, store: store, bus: bus, lease: Int64(nats.lease) * 1000,
            blobs: blobs,
            pushNotifier: pushNotifier,
            tokenCheck: self.tokenCheck(keys, faces, store.clock), log: log)
        }
        if let url = options.postgres {
          let database = folder.appendingPathComponent(MessagingEnvironment.hubDatabaseName).path
          guard !FileManager.default.fileExists(atPath: database) else {
            throw MessagingError(
              .invalidArgument, "\(database) is a hub's database, which would not be used with --postgres")
          }
          return try MessagingEnvironment.embedded(
            at: folder, settings: settings, pushNotifier: pushNotifier, tokenCheck: tokenCheck, log: log
          ) { () throws(MessagingError) in try PostgreSQLHubStore(url: url) }
        }
      #endif
      return try MessagingEnvironment.embedded(
        at: folder, settings: settings, pushNotifier: pushNotifier, tokenCheck: tokenCheck, log: log)
    }

    /// Returns the check of tokens; nil if anyone may log in.
    private static func tokenCheck(
      _ keys: TokenKeySet?, _ faces: FaceSet, _ clock: any MessagingClock
    ) -> TokenCheck? {
      let check = keys?.tokenCheck(clock: clock)
      return faces.isEmpty ? check : faces.tokenCheck(or: check)
    }

    private static func tokenKeys(_ options: ServeOptions) throws(MessagingError) -> TokenKeySet? {
      guard let path = options.tokenKey else { return nil }
      do throws(TokenError) {
        return try TokenKeySet(contentsOf: path, allowsReadable: options.allowsReadableKeys)
      } catch {
        throw MessagingError(.invalidArgument, "\(error)")
      }
    }

    private static func webhook(_ options: ServeOptions) throws(MessagingError) -> GatewayWebhook? {
      guard let option = options.webhook else { return nil }
      var webhook = try GatewayWebhook(
        url: option.url, secretsAt: option.secret, allowsInsecure: options.isInsecure,
        allowsReadable: options.allowsReadableKeys)
      webhook.events = option.events
      webhook.includesContent = !option.leavesContentOut
      return webhook
    }

    /// Returns the receiver of push notifications; nil if there is none.
    private static func pushNotifier(
      _ options: ServeOptions, _ apns: APNsSender?, _ log: EventLog
    ) -> (any PushNotifier)? {
      var notifiers: [any PushNotifier] = []
      if options.logsPushes { notifiers.append(LogPushNotifier(log: log)) }
      if let apns { notifiers.append(apns) }
      return notifiers.isEmpty ? nil : CombinedPushNotifier(notifiers)
    }

    private static func gatewayOptions(_ options: ServeOptions) -> GatewayOptions {
      var gateway = GatewayOptions()
      gateway.host = options.listen.host
      gateway.port = Int(options.listen.port)
      gateway.certificate = options.tls?.certificate
      gateway.privateKey = options.tls?.key
      gateway.allowedOrigins = options.allowedOrigins
      gateway.hostNames = options.hostNames
      gateway.allowsReadableKey = options.allowsReadableKeys
      return gateway
    }
  }

  #if Cluster
    extension Serve {
      private static func busKeys(_ path: String, _ options: ServeOptions) throws(MessagingError) -> BusKeys {
        do throws(TokenError) {
          return try BusKeys(contentsOf: path, allowsReadable: options.allowsReadableKeys)
        } catch {
          throw MessagingError(.invalidArgument, "\(error)")
        }
      }

      /// Reads the keys of the bus again. Those that there are stay if the file cannot be used.
      private static func replaceKeys(
        of cipher: BusCipher, _ path: String, _ options: ServeOptions, _ log: EngineLog
      ) {
        do throws(MessagingError) {
          cipher.replaceKeys(try busKeys(path, options))
          log(EngineLogEntry(level: .notice, event: "bus.keys", detail: "read again"))
        } catch {
          log(EngineLogEntry(level: .error, event: "bus.keys", detail: error.detail))
        }
      }
    }

    extension EngineLogEntry {
      /// The line of the log about a connection of the bus, or its end.
      fileprivate init(_ change: NATSBusChange) {
        switch change {
        case .connected(let place): self.init(level: .notice, event: "bus.connected", detail: place)
        case .disconnected(let reason): self.init(level: .error, event: "bus.disconnected", detail: reason)
        case .refused(let failure):
          let reason =
            switch failure {
            case .forged: "a packet that no gateway with the key of this one sealed"
            case .replayed: "a packet that came before, or is of an earlier run"
            }
          self.init(level: .error, event: "bus.refused", detail: "\(reason); more are counted, not reported")
        }
      }
    }
  #endif

  /// Waits for SIGTERM or SIGINT, which end the process no longer by themselves.
  final class StopSignal {
    private let arrived = DispatchSemaphore(value: 0)
    private var sources: [any DispatchSourceSignal] = []

    init() {
      for number in [SIGTERM, SIGINT] {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { [arrived] in arrived.signal() }
        source.resume()
        sources.append(source)
      }
    }

    func wait() { arrived.wait() }
  }

  /// Does something at each SIGHUP. Without anything to do the signal ends the process, as ever.
  private final class ReloadSignal {
    private var source: (any DispatchSourceSignal)?

    func perform(_ action: @escaping @Sendable () -> Void) {
      signal(SIGHUP, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: SIGHUP, queue: .global())
      source.setEventHandler(handler: action)
      source.resume()
      self.source = source
    }
  }
#endif
