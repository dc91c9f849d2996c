#if Server
  /// The limits of a gateway's connections, beside those of its hub (`HubLimits`).
  public struct GatewayLimits: Hashable, Sendable {
    /// The most connections, those that are not logged in included. More are closed with 4013.
    public var connections = 20_000
    /// The most connections of one address. More are closed with 4013.
    public var connectionsPerAddress = 10_000
    /// The most connections that are no device's that is logged in: requests over HTTP, handshakes, logins. Of more of them the
    /// oldest that are not being answered are disconnected, once they had `otherConnectionTime`; before that, the new ones.
    public var otherConnections = 4096
    /// The most such connections of one address. More are treated alike.
    public var otherConnectionsPerAddress = 2048
    /// The time for which such a connection keeps its place whoever comes, in seconds.
    public var otherConnectionTime = 2
    /// The most bytes that are kept of what such connections send, all together. Of more of them the oldest are disconnected.
    public var otherConnectionBytes = 64 * 1024 * 1024
    /// The requests in a second that are read of an account's devices, over all its connections. Those of a faster one wait
    /// before the gateway.
    public var requestsPerSecond = 5000
    /// The requests that such devices may send at once, after a pause.
    public var requestBurst = 10_000
    /// The largest packet that a device may send, in bytes. A larger one closes the connection with 1009.
    public var packetSize = 4 * 1024 * 1024
    /// The largest packet before the login, in bytes. A larger one closes the connection with 1009.
    public var loginPacketSize = 64 * 1024
    /// The most requests that a device may send before the login is answered. More close the connection with 1008.
    public var loginRequests = 64
    /// The most bytes that wait for devices to take them, or that are kept of packets on their way, all together. Of more of
    /// them the connections that took nothing for the longest time are disconnected.
    public var queuedBytes = 256 * 1024 * 1024
    /// The time that a connection has to log in, in seconds; it is closed with 1008 afterwards.
    public var loginTime = 15
    /// The time without anything from a device after which the gateway asks whether it is there, in seconds.
    public var heartbeat = 30
    /// The time without anything from a device after which its connection is given up, in seconds.
    public var silence = 45
    /// The time that connections have to take what is left when the gateway stops, in seconds.
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
