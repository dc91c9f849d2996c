#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceBridge
  internal import ParlanceCore
  internal import ParlanceGateway
  internal import ParlanceMoving
  internal import ParlanceTokens
  internal import ShippedSources

  /// `parlance bridge`.
  enum BridgeCommand {
    private static let database = "bridge.sqlite"

    /// Runs the bridge until SIGTERM or SIGINT, or prints or changes what it keeps, whether it runs or not.
    static func run(_ options: BridgeOptions, clock: some MessagingClock) throws(CommandFailure) -> String {
      do throws(MessagingError) {
        if options.action == .run {
          try serve(options)
          return ""
        }
        let path = URL(fileURLWithPath: options.data).appendingPathComponent(database).path
        guard FileManager.default.fileExists(atPath: path) else {
          throw MessagingError(.fileNotFound, "\(path): the bridge has not run here")
        }
        return try answer(options, try BridgeStore(path: path), clock.now().milliseconds)
      } catch {
        throw CommandFailure(error.description)
      }
    }

    private static func answer(
      _ options: BridgeOptions, _ store: BridgeStore, _ now: Int64
    ) throws(MessagingError) -> String {
      switch options.action {
      case .run: return ""
      case .status:
        let status = try BridgeStatus(store, at: now)
        return options.printsJSON ? status.json.jsonText() + "\n" : status.text(at: now)
      case .listDead:
        var (text, last): (String, Int64) = ("", 0)
        while true {
          let items = try store.dead(after: last)
          guard let end = items.last?.number else { return text }
          last = end
          for item in items {
            let from = item.side == .hub ? "out" : "in"
            let words = [String(item.number), from, item.event.kind, item.code ?? "", item.reason ?? "", item.key]
            text += words.joined(separator: "  ") + "\n"
          }
        }
      case .retryDead(let numbers): return "\(try store.retry(numbers, at: now)) events are tried again\n"
      case .dropDead(let numbers): return "\(try store.drop(numbers, at: now)) events are removed\n"
      case .move(let accounts, let blocks):
        try declare(accounts, .moved, store, now) { blocks ? .block(account: $0) : nil }
        return "\(accounts.count) accounts are moved\n"
      case .moveBack(let accounts, let unblocks):
        try declare(accounts, .both, store, now) { unblocks ? .unblock(account: $0) : nil }
        return "\(accounts.count) accounts are back\n"
      }
    }

    /// Stores the state of accounts, and queues the request to the service that goes with it.
    ///
    /// - parameter request: Returns the request for an account; nil if there is none.
    private static func declare(
      _ accounts: [String], _ state: BridgeStore.AccountState, _ store: BridgeStore, _ now: Int64,
      _ request: (String) -> BridgeEvent?
    ) throws(MessagingError) {
      try store.database.transaction { () throws(MessagingError) in
        for account in accounts {
          try store.setState(state, of: account, at: now)
          guard let event = request(account) else { continue }
          let name = AccountID(account).folded
          // Both requests for an account are in one line: the later one holds.
          try store.append(event, key: "\(event.kind):\(name):\(now)", line: "block:\(name)", from: .hub, at: now)
        }
      }
    }

    // MARK: the process

    private static func serve(_ options: BridgeOptions) throws(MessagingError) {
      let log = EventLog(descriptor: STDERR_FILENO, level: options.logLevel)
      defer { _ = log.flush(within: 2) }
      let stop = StopSignal()
      guard let name = options.service, let type = ShippedSources.bridged.first(where: { $0.name == name }),
        let path = options.settings
      else { throw MessagingError(.invalidArgument, "the service is unknown") }
      guard let members = try FaceFile.members(path)[name]?.object else {
        throw MessagingError(.invalidArgument, "\(path): there is no object \"\(name)\"")
      }
      let end = try type.init(
        FaceSettings(
          members: members, folder: URL(fileURLWithPath: path).deletingLastPathComponent().path,
          allowsReadableFiles: options.allowsReadableKeys))
      let hub = try HubEnd(
        address: options.gateway, secrets: try lines(options.webhookSecret ?? "", options), token: token(options))
      var server = BridgeServer.Settings(
        options: gatewayOptions(options), database: try folder(options.data).appendingPathComponent(database).path)
      server.onlyCounts = options.onlyCounts
      server.fetchInterval = options.fetchInterval
      server.files = options.files
      if let accounts = options.accounts { server.accounts = try names(accounts) }
      let bridge = try BridgeServer(server, end: end, log: log.engineLog)
      bridge.start(hub)
      let address = ListenAddress(host: options.listen.host, port: UInt16(bridge.port))
      let scheme = options.certificate == nil ? "http" : "https"
      FileHandle.standardOutput.write(
        Data("callbacks at \(scheme)://\(address)\(end.callbackPath), events at \(BridgeServer.webhookPath)\n".utf8))
      stop.wait()
      bridge.stop()
    }

    private static func gatewayOptions(_ options: BridgeOptions) -> GatewayOptions {
      var gateway = GatewayOptions()
      (gateway.host, gateway.port) = (options.listen.host, Int(options.listen.port))
      (gateway.certificate, gateway.privateKey) = (options.certificate, options.key)
      gateway.allowsReadableKey = options.allowsReadableKeys
      return gateway
    }

    /// Returns the folder, which its owner alone may read.
    private static func folder(_ path: String) throws(MessagingError) -> URL {
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw MessagingError(.fileNotWritable, path)
      }
      return folder
    }

    private static func lines(_ path: String, _ options: BridgeOptions) throws(MessagingError) -> [[UInt8]] {
      do throws(TokenError) {
        let file = try KeyFile(path, allowsReadable: options.allowsReadableKeys)
        try file.checkMode(holdsSecret: true)
        return file.lines
      } catch {
        throw MessagingError(.invalidArgument, "\(error)")
      }
    }

    /// Returns the source of the token: its file, which is read for each request, so that a new one can take its place; or the
    /// environment.
    private static func token(_ options: BridgeOptions) throws(MessagingError) -> @Sendable () -> String? {
      guard let path = options.tokenFile else {
        let token = ProcessInfo.processInfo.environment[AdminTarget.tokenVariable]
        return { token }
      }
      _ = try lines(path, options)
      return { [options] in
        ((try? lines(path, options))?.first).map { String(decoding: $0, as: UTF8.self) }
      }
    }

    private static func names(_ path: String) throws(MessagingError) -> [String] {
      let reader = try LineReader(path: path)
      var names: [String] = []
      while let line = try reader.next() {
        guard case .text(let bytes) = line, let name = String(validating: bytes, as: UTF8.self) else {
          throw MessagingError(.malformedData, "\(path):\(reader.number): not a name")
        }
        names.append(name)
      }
      return names
    }
  }

  extension BridgeStatus {
    /// The status for people. The lag is that of the last message, by the clocks of both sides.
    func text(at now: Int64) -> String {
      func age(_ time: Int64?) -> String { time.map { "\(max(0, now - $0) / 1000) s ago" } ?? "never" }
      var lines = [
        "in   waiting \(incoming), the oldest for \(incomingAge / 1000) s; last callback \(age(lastCallback))",
        "out  waiting \(outgoing), the oldest for \(outgoingAge / 1000) s; last event \(age(lastWebhook))",
        "set aside  \(dead)", "last fetch  \(age(lastFetch))",
      ]
      if let lag { lines.append("lag of the last message  \(lag) ms") }
      for (name, count) in accounts.sorted(by: { $0.key < $1.key }) { lines.append("accounts \(name)  \(count)") }
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) { lines.append("\(name)  \(count)") }
      return lines.map { $0 + "\n" }.joined()
    }

    var json: JSONNode {
      func object(_ counts: [String: Int64]) -> JSONNode { .object(counts.mapValues(JSONNode.integer)) }
      var members: [String: JSONNode] = [
        "in": ["waiting": .integer(incoming), "oldestMilliseconds": .integer(incomingAge)],
        "out": ["waiting": .integer(outgoing), "oldestMilliseconds": .integer(outgoingAge)],
        "setAside": .integer(dead), "accounts": object(accounts), "counts": object(counts),
      ]
      members["lastCallback"] = lastCallback.map(JSONNode.integer)
      members["lastEvent"] = lastWebhook.map(JSONNode.integer)
      members["lastFetch"] = lastFetch.map(JSONNode.integer)
      members["lagMilliseconds"] = lag.map(JSONNode.integer)
      return .object(members)
    }
  }
#endif
