#if Cluster
  internal import Foundation
  package import ParlanceCore

  /// A connection of a bus, its end, or a stranger on it.
  package enum NATSBusChange: Equatable, Sendable {
    /// A packet was discarded that no gateway of this cluster sent now. Reported once for each connection, and counted.
    case refused(BusSealFailure)
    /// Messages pass, over the server at an address.
    case connected(String)
    /// No messages pass, for a reason. Reported once until there is a connection again.
    case disconnected(String)
  }

  /// The shared part of a bus.
  struct NATSBusState {
    var queue: BusQueue
    var counts = BusCounts()
    /// Set once the hub has subscribed.
    var handler: (@Sendable ([BusMessage]) -> Void)?
    /// The number under which others reach this gateway.
    var gateway: HubNumber = .zero
    var isClosed = false
    var isConnected = false
    /// The connection, until it is closed.
    var connection: NATSConnection?
    /// The number of attempts to connect so far.
    var attempt = 0
    /// The reason for which the connection of the last attempt ended, once it has.
    var end: String?
    /// A Boolean value that indicates whether a packet was refused since the connection was made.
    var hasReportedRefusal = false
    /// The bus's thread.
    var thread: pthread_t?
    /// The thread that is within the handler.
    var delivering: pthread_t?

    init(queue: BusQueue) { self.queue = queue }
  }
#endif
