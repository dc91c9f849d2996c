#if Server
  /// The limits of a gateway's connections, beside those of its hub (`HubLimits`).
  public struct GatewayLimits: Hashable, Sendable {
    /// The most connections, those that are not logged in included. More are closed with 4013.
    public var connections = 20_000
    /// The most connections of one address. More are closed with 4013.
    public var connectionsPerAddress = 10_000
    /// The most connections without a logged-in device: requests over HTTP, handshakes, logins. Beyond it the oldest ones that
    /// are not being answered are disconnected, after `otherConnectionTime`; before that, the new ones.
    public var otherConnections = 4096
    /// The most such connections of one address. Beyond it the same rule applies.
    public var otherConnectionsPerAddress = 2048
    /// The time for which such a connection is never dropped for a newer one, in seconds.
    public var otherConnectionTime = 2
    /// The most bytes that are kept of the data from all such connections together. Beyond it the oldest are disconnected.
    public var otherConnectionBytes = 64 * 1024 * 1024
    /// The most requests per second that are read from an account's devices, over all its connections. Beyond it reading is
    /// delayed.
    public var requestsPerSecond = 5000
    /// The requests that such devices may send at once, after a pause.
    public var requestBurst = 10_000
    /// The largest packet that a device may send, in bytes. A larger one closes the connection with 1009.
    public var packetSize = 4 * 1024 * 1024
    /// The largest packet before the login, in bytes. A larger one closes the connection with 1009.
    public var loginPacketSize = 64 * 1024
    /// The most requests that a device may send before the login is answered. More close the connection with 1008.
    public var loginRequests = 64
    /// The most bytes that wait to be sent to devices, or that are kept of incomplete packets, all together. Beyond it the
    /// connections that took nothing for the longest time are disconnected.
    public var queuedBytes = 256 * 1024 * 1024
    /// The time that a connection has to log in, in seconds; it is closed with 1008 afterwards.
    public var loginTime = 15
    /// The time without data from a device after which the gateway sends a ping, in seconds.
    public var heartbeat = 30
    /// The time without data from a device after which its connection is dropped, in seconds.
    public var silence = 45
    /// The time that connections have to receive the remaining data when the gateway stops, in seconds.
    public var farewell = 5
    /// The time that a handshake of TLS and the header of a request have to arrive, in seconds; the connection is closed
    /// afterwards.
    public var headerTime = 10
    /// The time for which a connection over HTTP is kept without a request, in seconds.
    public var idleTime = 60
    /// The largest body of a request over HTTP, in bytes. A larger one is refused with 413.
    public var bodySize = 256 * 1024
    /// The time that the body of a request over HTTP has to arrive, or, of an upload's, some more of it, in seconds; it is
    /// refused with 408 afterwards.
    public var bodyTime = 10
    /// The time after which a request over HTTP is answered with 503 if it has no answer yet, in seconds.
    public var answerTime = 30
    /// The most uploads over HTTP at a time; each takes some hundred kilobytes of memory. More are refused with 503.
    public var uploads = 128
    /// The most requests over HTTP that wait for their answer, beside those of probes. More are refused with 503.
    public var requests = 256
    /// The most files that are sent over HTTP at a time. More are refused with 503.
    public var downloads = 512

    /// The longest header of a request, in bytes; a token is part of it. The same for all gateways of a process.
    public static let headerSize = 12 * 1024

    /// Creates the default limits.
    public init() {}
  }
#endif
