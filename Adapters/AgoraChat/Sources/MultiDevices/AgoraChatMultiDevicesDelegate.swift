public import Foundation

/// Receives what this account does on its other devices. Every method is optional.
///
/// Each is called on the queue that the delegate was added with. The device that acts is notified by its completion instead. A
/// device that was offline is notified of missed events afterwards, once and in their order; a new device of the account
/// is not notified of earlier events.
///
/// ``AgoraChatMultiDevicesDelegateCalls`` describes the methods. The other protocols from which this one inherits have
/// their spellings; see ``AgoraChatManagerDelegate``.
public protocol AgoraChatMultiDevicesDelegate: AgoraChatMultiDevicesDelegateCalls,
  AgoraChatMultiDevicesDelegateSpellings, AgoraChatMultiDevicesDelegateUnwrappedFirst,
  AgoraChatMultiDevicesDelegateUnwrappedSecond, AgoraChatMultiDevicesDelegateUnwrappedFirstSecond
{}

/// The methods of 1.3.1.
public protocol AgoraChatMultiDevicesDelegateCalls: NSObjectProtocol {
  /// Another device changed a contact.
  ///
  /// - parameter aEvent: The event, from `contactRemove` to `contactAllow`.
  /// - parameter aUsername: The contact.
  /// - parameter aExt: nil.
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String?)
  /// Another device changed a group, or this account's place in it.
  ///
  /// - parameter aEvent: The event, from `groupCreate` to `groupRemoveAllBan`.
  /// - parameter aGroupId: The group.
  /// - parameter aExt: The users whom it concerns, `[String]`; nil if there are none besides this account.
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any?)
  /// Another device changed a thread, or this account's place in one.
  ///
  /// - parameter aEvent: The event, from `chatThreadCreate` to `chatThreadKick`.
  /// - parameter aThreadId: The thread.
  /// - parameter aExt: The users whom it concerns, `[String]`; nil if there are none besides this account.
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any?)
  /// Another device changed the silent mode of the account or of a conversation.
  ///
  /// - parameter undisturbData: The silent mode as it is now, a JSON object with the properties of
  ///   ``AgoraChatSilentModeResult``: `remindType` and `expireTimestamp`, and for conversations `conversationID` and
  ///   `conversationType`, by their numbers.
  func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String?)
  /// Another device removed messages of a conversation from this account's history at the server.
  ///
  /// - parameter conversationId: The conversation.
  /// - parameter deviceId: The device: `AgoraChatDeviceConfig.deviceUUID`.
  func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String)
  /// Another device changed the account's settings of a conversation, or took it off the server's list.
  ///
  /// - parameter event: The event, from `conversationPinned` to `conversationMuteInfoChanged`.
  /// - parameter conversationId: The conversation.
  /// - parameter conversationType: The kind of conversation.
  func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String, conversationType: AgoraChatConversationType)
}
