package import ParlanceCore

/// The hub's end of one device's link.
///
/// Touched only in the hub's turns.
package final class HubSession {
  /// Where frames for the device go at the end of a turn.
  let deliver: ([InboundFrame]) -> Void
  /// Frames of the current turn.
  var outgoing: [InboundFrame] = []
  /// The link is gone; frames that were still on their way to the hub come from nobody any more.
  var isClosed = false
  /// Who is logged in; nil before and after.
  var login: Login?
  /// Conversations by the name that this account gives them.
  var conversations: [ConversationID: HubConversation] = [:]
  /// Accounts of whose coming and going it is told.
  var watched: Set<AccountID> = []
  /// The streams of what it attends.
  var attended: Set<Int64> = []
  /// Bytes of uploads that are being written.
  var mediaBytes = 0

  struct Login {
    var account: AccountRecord
    var device: DeviceRecord
    var platform: Platform
    var tag: String?
    var exclusivity: String?
    var since: Timestamp
    /// That of a later login is higher.
    var number: Int64
    /// The account's own stream.
    var stream: Int64
    /// Groups are heard without being attended.
    var followsGroups = true
    /// What waits for the device while it is away; everything if nil.
    var waiting: WaitingLimits?

    var onlineDevice: OnlineDevice {
      OnlineDevice(id: device.id, platform: platform, style: device.style, tag: tag, since: since)
    }
  }

  package init(deliver: @escaping ([InboundFrame]) -> Void) { self.deliver = deliver }
}
