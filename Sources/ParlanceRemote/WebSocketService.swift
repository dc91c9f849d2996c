#if Remote && os(Linux)
  internal import CWebSockets
  internal import Foundation
  internal import ParlanceCore

  /// A connection of the service, or what becomes one.
  protocol ServiceClient: AnyObject {
    /// Handles an event of the library, on the service thread.
    ///
    /// - returns: The library's answer: 0 to go on, -1 to close.
    func handle(
      _ reason: lws_callback_reasons, _ connection: OpaquePointer?, _ pointer: UnsafeMutableRawPointer?, _ length: Int
    ) -> Int32
  }

  /// The other end of a connection, and what is asked of it.
  struct ServiceTarget {
    /// The address, with a host, a port and a path.
    var url: URL
    var certificateAuthorities: URL?
    /// The subprotocol of a WebSocket.
    var subprotocol: String?
    /// The method of a request over HTTP; nil for a WebSocket.
    var method: String?
  }

  /// The thread that serves all sockets of the process, and the library's context that belongs to it.
  final class WebSocketService: @unchecked Sendable {
    // Safe to share: `commands` is guarded by its lock; the sockets, the hosts and the context are touched on the
    // service thread only, but for the waking, which the library allows from any.
    static let shared = WebSocketService()

    private let context: OpaquePointer?
    private let commands = Lock<[@Sendable () -> Void]>([])
    /// The connections that have not ended, by number. The library keeps the number alone.
    private var clients: [Int: any ServiceClient] = [:]
    private var last = 0
    /// The library's hosts, one for each set of authorities.
    private var hosts: [String: OpaquePointer] = [:]
    /// The library keeps a pointer to them.
    private let protocols: UnsafeMutablePointer<lws_protocols>

    /// The largest number of files for which the library makes tables.
    private static let mostFiles = 1 << 20

    private init() {
      lws_set_log_level(0, nil)
      protocols = .allocate(capacity: 2)
      protocols.initialize(repeating: lws_protocols(), count: 2)
      protocols[0].name = UnsafePointer(strdup("link"))
      protocols[0].callback = serviceCallback
      protocols[0].rx_buffer_size = 8 << 10
      protocols[0].tx_packet_size = 1 << 20
      var info = lws_context_creation_info()
      info.port = -1  // CONTEXT_PORT_NO_LISTEN
      info.protocols = UnsafePointer(protocols)
      info.options = UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS) | Self.tlsOption
      info.pt_serv_buf_size = 16 << 10
      if sysconf(Int32(_SC_OPEN_MAX)) > Self.mostFiles { info.fd_limit_per_thread = UInt32(Self.mostFiles) }
      context = lws_create_context(&info)
      guard context != nil else { return }
      let thread = Thread { [self] in run() }
      thread.name = "parlance.sockets"
      thread.start()
    }

    /// Initializes the TLS library (`LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT`).
    private static let tlsOption: UInt64 = 1 << 12

    private func run() {
      while lws_service(context, 0) >= 0 {
        for command in commands.withLock({ commands in
          defer { commands.removeAll() }; return commands
        }) { command() }
      }
    }

    /// Runs something on the service thread.
    func perform(_ command: @escaping @Sendable () -> Void) {
      let wakes = commands.withLock { commands in
        commands.append(command)
        return commands.count == 1
      }
      if wakes, let context { lws_cancel_service(context) }
    }

    /// Returns a copy for the library, which is to be freed.
    private static func copy(_ text: String) -> UnsafeMutablePointer<CChar>? { strdup(text) }

    // MARK: on the service thread

    /// Takes one that is to be connected.
    ///
    /// - returns: Its number.
    func add(_ client: any ServiceClient) -> Int {
      last += 1
      clients[last] = client
      return last
    }

    func remove(_ number: Int) { clients[number] = nil }

    func client(of connection: OpaquePointer?) -> (any ServiceClient)? {
      guard let connection else { return nil }
      return clients[Int(bitPattern: lws_get_opaque_user_data(connection))]
    }

    /// Begins a connection.
    ///
    /// - returns: The connection; nil if it failed at once.
    func connect(_ number: Int, _ target: ServiceTarget, to address: String) -> OpaquePointer? {
      guard let context, let host = host(for: target.certificateAuthorities),
        let parts = URLComponents(url: target.url, resolvingAgainstBaseURL: false), let name = parts.host,
        let port = parts.port
      else { return nil }
      let path = parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
      let isSecure = parts.scheme == "wss" || parts.scheme == "https"
      var flags: UInt32 = LCCSCF_HTTP_NO_FOLLOW_REDIRECT.rawValue
      if isSecure { flags |= LCCSCF_USE_SSL.rawValue }
      let texts = [address, path, name, target.subprotocol, "link", "http/1.1", target.method].map {
        $0.flatMap(Self.copy)
      }
      defer { for text in texts { free(text) } }
      let pointers = texts.map { UnsafePointer<CChar>($0) }
      var info = lws_client_connect_info()
      info.context = context
      info.vhost = host
      info.address = pointers[0]
      info.port = Int32(port)
      info.ssl_connection = Int32(flags)
      info.path = pointers[1]
      info.host = pointers[2]
      info.protocol = pointers[3]
      info.local_protocol_name = pointers[4]
      info.alpn = pointers[5]
      info.method = pointers[6]
      info.ietf_version_or_minus_one = -1
      info.opaque_user_data = UnsafeMutableRawPointer(bitPattern: number)
      return lws_client_connect_via_info(&info)
    }

    /// Returns the library's host for a file of authorities; nil if there can be none.
    private func host(for authorities: URL?) -> OpaquePointer? {
      let key = authorities?.path ?? ""
      if let known = hosts[key] { return known }
      // Addresses are given as numbers, so a proxy of the environment has no place.
      let texts = ["authorities " + key, key, "localhost:0"].map(Self.copy)
      defer { for text in texts { free(text) } }
      var info = lws_context_creation_info()
      info.port = -1
      info.protocols = UnsafePointer(protocols)
      info.options = Self.tlsOption
      info.vhost_name = UnsafePointer(texts[0])
      info.http_proxy_address = UnsafePointer(texts[2])
      if authorities != nil {
        info.options |= UInt64(LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS)
        info.client_ssl_ca_filepath = UnsafePointer(texts[1])
      }
      guard let host = lws_create_vhost(context, &info) else { return nil }
      hosts[key] = host
      return host
    }
  }

  /// Takes the library's events, on the service thread.
  private func serviceCallback(
    _ connection: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ length: Int
  ) -> Int32 {
    guard let client = WebSocketService.shared.client(of: connection) else {
      return lws_callback_http_dummy(connection, reason, user, input, length)
    }
    return client.handle(reason, connection, input, length)
  }
#endif
