/// The work of a bus since it began.
package struct BusCounts: Equatable, Sendable {
  /// Messages that were handed to the network.
  package var publishedMessages: Int64 = 0
  /// Packets that were handed to the network.
  package var publishedPackets: Int64 = 0
  /// Bytes of those packets.
  package var publishedBytes: Int64 = 0
  /// Messages of others that were handed to the hub.
  package var receivedMessages: Int64 = 0
  /// Packets that came from others, malformed ones included.
  package var receivedPackets: Int64 = 0
  /// Bytes of those packets.
  package var receivedBytes: Int64 = 0
  /// Messages that were discarded: too many waited, or the connection broke while they were sent.
  package var dropped: Int64 = 0
  /// Messages that were discarded because the network carries none of that size.
  package var oversized: Int64 = 0
  /// Packets of others that could not be understood.
  package var malformed: Int64 = 0
  /// Packets of others that were discarded because they came faster than they were taken.
  package var missed: Int64 = 0
  /// Packets that were discarded because no hub with the key sealed them.
  package var forged: Int64 = 0
  /// Packets that were discarded because they came before, or are of a run that is over.
  package var replayed: Int64 = 0
  /// Connections that were made.
  package var connections: Int64 = 0

  package init() {}
}
