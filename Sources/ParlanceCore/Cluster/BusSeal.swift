/// Encryption and authentication of a bus's packets, so that others on its network can neither read nor forge them: a bus
/// seals each packet that it sends, and opens each that it receives.
package protocol BusSeal: AnyObject, Sendable {
  /// The number of bytes by which a packet grows.
  var overhead: Int { get }
  /// Seals a packet.
  ///
  /// - parameter sender: The number of the hub that sends it.
  /// - parameter receiver: The number of the hub that is to receive it; `zero` for all.
  /// - returns: The packet as it leaves; nil if it cannot be sealed.
  func seal(_ packet: [UInt8], from sender: HubNumber, to receiver: HubNumber) -> [UInt8]?
  /// Opens a packet that came.
  ///
  /// - parameter receiver: The number of the hub that received it.
  /// - returns: The packet as it was before it was sealed.
  /// - throws: The reason for which nothing of it is to be used.
  func open(_ packet: [UInt8], as receiver: HubNumber) throws(BusSealFailure) -> [UInt8]
}

/// A reason for which a packet is not taken.
package enum BusSealFailure: Error, Hashable, Sendable {
  /// No hub that has the key sealed this packet as it is.
  case forged
  /// It came before, is of a run that is over, or is for another hub.
  case replayed
}
