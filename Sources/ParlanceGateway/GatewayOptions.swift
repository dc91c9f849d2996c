#if Server
  internal import ParlanceCore
  internal import ParlanceTokens

  /// The address and the options of a gateway.
  public struct GatewayOptions: Hashable, Sendable {
    /// The address on which it listens, such as `127.0.0.1`, `0.0.0.0` or `::1`.
    public var host = "127.0.0.1"
    /// The port on which it listens; 0 for one that the system chooses.
    public var port = 0
    /// The path of a file with the certificate and those above it, in PEM; nil for no TLS.
    public var certificate: String?
    /// The path of a file with the certificate's private key, in PEM; nil if it is in the certificate's file. Only its owner
    /// may be able to read it; a file of root's may be readable by a group of this process.
    public var privateKey: String?
    /// A Boolean value that indicates whether a private key that others can read is accepted, as containers often provide it.
    public var allowsReadableKey = false
    /// The origins of pages whose scripts may use the gateway in a browser, such as `https://app.example`, beside pages from
    /// the gateway's own address. Requests of others are refused with 403.
    public var allowedOrigins: Set<String> = []
    /// The names by which a gateway without tokens may be requested, beside addresses and `localhost`. Requests for other names
    /// are refused with 421, since a page from elsewhere may reach the gateway by a name of its own.
    public var hostNames: Set<String> = []
    /// The limits of its connections.
    public var limits = GatewayLimits()
    /// A Boolean value that indicates whether requests are refused unless `Host` is a loopback address or name: a page from
    /// elsewhere may reach a loopback address by a name of its own, and the browser takes both for the same origin then.
    package var isForLoopbackNamesOnly = false

    /// Returns the names and pages with which requests may come.
    ///
    /// - parameter needTokens: A Boolean value that indicates whether every request must have a token.
    func visitorRules(needTokens: Bool) -> VisitorRules {
      // By the address at which it listens, if that is a name, it may be asked, too.
      let names = Set(hostNames.map { $0.lowercased() } + [host.lowercased()])
      return VisitorRules(
        names: isForLoopbackNamesOnly ? .loopback : needTokens ? .all : .listed(names),
        origins: Set(allowedOrigins.map { $0.lowercased() }))
    }

    /// Refuses a private key that others can read.
    ///
    /// - throws: `invalidArgument`, naming the file and its mode.
    func checkPrivateKey() throws(MessagingError) {
      guard let certificate else { return }
      do throws(TokenError) {
        try KeyFile(privateKey ?? certificate, allowsReadable: allowsReadableKey).checkMode(holdsSecret: true)
      } catch {
        throw MessagingError(.invalidArgument, "\(error)")
      }
    }

    /// Creates the options of a gateway on the loopback interface, without TLS.
    public init() {}
  }
#endif
