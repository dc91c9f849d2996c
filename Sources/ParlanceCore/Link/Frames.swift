/// From a device to the hub.
package struct OutboundFrame: Sendable {
  /// The device's own number for the request; the reply carries it.
  package var number: UInt64
  package var call: any HubCall
  /// The time that the device waits for the answer, in milliseconds from its sending: the hub need not begin
  /// afterwards.
  package var patience: Int64
  /// The number of its bytes; an estimate where it was never encoded.
  package var size: Int

  package init(number: UInt64, call: any HubCall, patience: Int64 = OutboundFrame.usualPatience, size: Int? = nil) {
    self.number = number
    self.call = call
    self.patience = patience
    self.size = size ?? call.approximateSize
  }

  package static let usualPatience: Int64 = 60_000
}

/// From the hub to a device.
///
/// The rare kinds are indirect, so that replies and entries, which are nearly all, are small wherever they wait.
package enum InboundFrame: Sendable {
  /// The answer to a request: the call's `Reply`, or the error.
  case reply(UInt64, Result<any Sendable, MessagingError>)
  case event(StreamEvent)
  /// A message that is not in a stream.
  indirect case transient(ConversationID, Timestamp, MessageEvent)
  indirect case otherDevices([OnlineDevice], OnlineChange)
  indirect case roomMembersChanged(RoomInfo, entered: [Member], left: [AccountID])
  indirect case roomRemoved(String, GroupDeparture, actor: AccountID)
  indirect case presence(PresenceUpdate)
  indirect case ended(SessionEnd)
  /// The token of the login expires at a time of the hub's.
  case tokenWillExpire(Timestamp)
  /// The operator's list of words is another one now, of a number.
  case wordListChanged(version: Int64)
  /// A step of an invitation to a call of this account, or of one that this account made.
  indirect case callSignal(CallSignal)
  /// Something happened in a call channel, or to an invitation into one.
  indirect case callChannel(NumberedCallChannelEvent)
  /// The messages of a thread changed.
  indirect case threadMessages(ThreadEvent)
  /// A bulletin was sent; the device asks for those that are for it. Its number is 0 if another hub sent it.
  case bulletinsChanged(last: BulletinNumber)
  /// A back end passes a text to the devices of this account.
  indirect case operatorText(OperatorText)
}

/// A connection that passes frames between one device and the hub, in order, each way.
package protocol Link: AnyObject, Sendable {
  /// Sets the receiver at the device's end; called once, before anything else.
  func attach(_ receiver: any LinkReceiver)
  /// Takes frames; returns at once.
  func submit(_ frames: [OutboundFrame])
  /// Ends the session; the next frame begins another.
  func interrupt()
  /// A Boolean value that indicates whether frames pass now.
  var isReachable: Bool { get }
  /// Ends the session; nothing comes afterwards.
  func close()
  /// Sets the pause between attempts to reach the hub, in milliseconds, the one that is under way too; nil for the link's
  /// own.
  func setPause(_ milliseconds: Int64?)
  /// Tries to reach the hub now, if the link waits to try again: the app has something to send, or the system a network. A hub
  /// that asked to be left alone for a while is left alone, and a pause that the device chose stays.
  func hasten()
  /// Breaks or restores the link, as a network would; for tests. What is on its way is lost.
  func setReachable(_ isReachable: Bool)
  /// A Boolean value that indicates whether the link brings the tokens itself, in place of those that the device shows.
  var bringsTokens: Bool { get }
  /// Returns an address at which the app can open media that the hub has; nil if there is none.
  func address(of media: MediaDescriptor) -> String?
  /// Returns the media at an address that the hub gave to any client; nil if the link cannot read it.
  func media(at address: String) -> MediaID?
  /// The way for the bytes of media beside the link; nil if there is none.
  var mediaTransport: (any MediaTransport)? { get }
}

extension Link {
  package var mediaTransport: (any MediaTransport)? { nil }
  /// The address of a file says nothing of the media in it.
  package func media(at address: String) -> MediaID? { nil }
}

extension Link {
  package var bringsTokens: Bool { false }
  /// A link within the process makes no attempts.
  package func setPause(_ milliseconds: Int64?) {}
  package func hasten() {}
}

/// A device's end of a link.
///
/// A link calls it on the queue on which the device's turns run, and one call after the other: each call ends a turn of the
/// device, and turns that ended at once would hand over their frames and callbacks in any order.
package protocol LinkReceiver: AnyObject, Sendable {
  /// Takes the frames that the hub sent in one turn.
  func receive(_ frames: [InboundFrame])
  /// Notes that the hub can be reached now, or no longer.
  func linkDidChange(isReachable: Bool)
}

/// Makes links to one hub.
package protocol LinkFactory: Sendable {
  func makeLink() -> any Link
}
