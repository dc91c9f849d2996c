package import ParlanceCore

/// The hub's end of one device's link. The rules never see it: they know the session by its id.
///
/// `queue` is guarded by the hub's loop; the rest is touched in the hub's turns only.
package final class HubSession {
  package let id: SessionID
  let outlet: any SessionOutlet
  /// The link is gone; frames that were still on their way to the hub are discarded.
  var isClosed = false
  /// The link was asked to close and is not gone yet: nothing more is sent to it.
  var isTooSlow = false
  /// A message could not be stored, so later ones are refused too until the device knows, so that none overtakes it.
  var holdsMessages = false
  /// The place up to which each stream's entries were pushed, where hubs share a store: there an entry may be announced twice, or
  /// come late over the bus.
  private var places: [StreamName: Int64] = [:]
  /// Frames of the current turn.
  var outgoing: [InboundFrame] = []
  /// The requests that wait to be decided.
  var queue = RequestQueue()

  /// - parameter id: An id that no other session of any hub has; random unless given.
  package init(id: SessionID = SessionID(hub: .zero), outlet: any SessionOutlet) {
    self.id = id
    self.outlet = outlet
  }

  /// Returns the frames of the turn, and leaves none.
  func takeOutgoing() -> [InboundFrame] {
    defer { outgoing = [] }
    return outgoing
  }

  /// The place up to which a stream's entries were pushed; 0 if none was.
  func place(in stream: StreamName) -> Int64 { places[stream] ?? 0 }

  /// Notes that an entry is pushed.
  ///
  /// - returns: A Boolean value that indicates whether it may be: pushes of a stream never go back. An entry that comes behind
  ///   a later one is in the gap that its device saw, and fetches.
  func advance(to sequence: Int64, of stream: StreamName) -> Bool {
    guard sequence > place(in: stream) else { return false }
    places[stream] = sequence
    return true
  }
}

/// The amount of one session that waits for the hub.
struct RequestQueue {
  var frames = 0
  var bytes = 0
  var isPaused = false
  /// The session sent on though its link was asked to pause, and is over.
  var isOverrun = false
}

/// A receiver of the frames of a session.
package protocol SessionOutlet: AnyObject {
  /// Takes what one turn has for the device; returns at once.
  func deliver(_ frames: [InboundFrame])
  /// The frames that were taken and are not on their way to the device yet.
  var backlog: SessionBacklog { get }
  /// Asks the link to hold requests back, or to go on.
  func setPaused(_ isPaused: Bool)
  /// Ends the link; the device may connect again.
  func close(reason: SessionCloseReason)
}

package struct SessionBacklog: Hashable, Sendable {
  package var frames: Int
  package var bytes: Int

  package init(frames: Int = 0, bytes: Int = 0) {
    self.frames = frames
    self.bytes = bytes
  }
}

/// The reason why the hub ends a link.
package enum SessionCloseReason: Hashable, Sendable {
  /// The device does not take the frames that the hub has for it.
  case tooSlow
  /// The device sends more than the hub takes.
  case tooMuch
  /// The hub is no longer a member of its cluster; another one serves the device.
  case expelled
}
