#if Server
  /// An event that waits for the other side.
  package struct BridgeItem: Hashable, Sendable {
    /// Its number, in the order of arrival.
    package var number: Int64
    /// The side from which it comes.
    package var side: BridgeSide
    /// The name of the event, which no other one of its side has.
    package var key: String
    /// The line in which it waits: the other items of the line wait behind it.
    package var line: String
    package var event: BridgeEvent
    /// The time of arrival, in milliseconds since 1970.
    package var received: Int64
    /// The number of attempts that failed.
    package var attempts: Int
    /// The number of those that failed while others succeeded.
    package var strikes: Int
    /// The time of the last failure; 0 for none.
    package var failed: Int64
    /// The failure's code; nil for none.
    package var code: String?
    package var reason: String?
    /// The results of earlier steps, by name.
    package var progress: [String: String]
  }

  /// A message that both sides have, or will have.
  package struct BridgeLink: Hashable, Sendable {
    /// The id at the service by which apps know it; nil while it is unknown.
    package var theirs: String?
    /// The id at the hub.
    package var ours: String
    /// The side where it was written.
    package var origin: BridgeSide
    package var line: String
    package var sender: String
    /// The number that the service gave it; nil while it is unknown.
    package var serverID: String?
    /// The service's time of the message; nil while it is unknown.
    package var serverTime: Int64?
    /// The position in the hub's stream; nil while it is unknown.
    package var sequence: Int64?
    /// The side from which it was taken back first; nil if it was not.
    package var recalled: BridgeSide?

    package init(ours: String, origin: BridgeSide, line: String, sender: String) {
      self.ours = ours
      self.origin = origin
      self.line = line
      self.sender = sender
    }
  }
#endif
