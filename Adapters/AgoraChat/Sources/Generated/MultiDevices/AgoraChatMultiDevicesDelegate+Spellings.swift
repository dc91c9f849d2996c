// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatMultiDevicesDelegateSpellings: NSObjectProtocol {
  /// A spelling of `multiDevicesContactEventDidReceive(_:username:ext:)`.
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String)
  /// A spelling of `multiDevicesContactEventDidReceive(_:username:ext:)`.
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String)
  /// A spelling of `multiDevicesContactEventDidReceive(_:username:ext:)`.
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String?)
  /// A spelling of `multiDevicesGroupEventDidReceive(_:groupId:ext:)`.
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any)
  /// A spelling of `multiDevicesGroupEventDidReceive(_:groupId:ext:)`.
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any)
  /// A spelling of `multiDevicesGroupEventDidReceive(_:groupId:ext:)`.
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any?)
  /// A spelling of `multiDevicesChatThreadEventDidReceive(_:threadId:ext:)`.
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any)
  /// A spelling of `multiDevicesChatThreadEventDidReceive(_:threadId:ext:)`.
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any)
  /// A spelling of `multiDevicesChatThreadEventDidReceive(_:threadId:ext:)`.
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any?)
  /// A spelling of `multiDevicesUndisturbEventNotifyFormOtherDeviceData(_:)`.
  func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String)
  /// A spelling of `multiDevicesMessageBeRemoved(_:deviceId:)`.
  func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String?)
  /// A spelling of `multiDevicesMessageBeRemoved(_:deviceId:)`.
  func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String?)
  /// A spelling of `multiDevicesMessageBeRemoved(_:deviceId:)`.
  func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String)
  /// A spelling of `multiDevicesConversationEvent(_:conversationId:conversationType:)`.
  func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String?, conversationType: AgoraChatConversationType)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatMultiDevicesDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `multiDevicesContactEventDidReceive(_:username:ext:)`.
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String?)
  /// A spelling of `multiDevicesContactEventDidReceive(_:username:ext:)`.
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String)
  /// A spelling of `multiDevicesGroupEventDidReceive(_:groupId:ext:)`.
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any?)
  /// A spelling of `multiDevicesGroupEventDidReceive(_:groupId:ext:)`.
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any)
  /// A spelling of `multiDevicesChatThreadEventDidReceive(_:threadId:ext:)`.
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any?)
  /// A spelling of `multiDevicesChatThreadEventDidReceive(_:threadId:ext:)`.
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any)
  /// A spelling of `multiDevicesUndisturbEventNotifyFormOtherDeviceData(_:)`.
  func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String!)
  /// A spelling of `multiDevicesMessageBeRemoved(_:deviceId:)`.
  func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String)
  /// A spelling of `multiDevicesMessageBeRemoved(_:deviceId:)`.
  func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String?)
  /// A spelling of `multiDevicesConversationEvent(_:conversationId:conversationType:)`.
  func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String!, conversationType: AgoraChatConversationType)
}

/// Methods with `!` at these positions among the parameters that allow it: second.
public protocol AgoraChatMultiDevicesDelegateUnwrappedSecond: NSObjectProtocol {
  /// A spelling of `multiDevicesContactEventDidReceive(_:username:ext:)`.
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String!)
  /// A spelling of `multiDevicesContactEventDidReceive(_:username:ext:)`.
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String!)
  /// A spelling of `multiDevicesGroupEventDidReceive(_:groupId:ext:)`.
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any!)
  /// A spelling of `multiDevicesGroupEventDidReceive(_:groupId:ext:)`.
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any!)
  /// A spelling of `multiDevicesChatThreadEventDidReceive(_:threadId:ext:)`.
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any!)
  /// A spelling of `multiDevicesChatThreadEventDidReceive(_:threadId:ext:)`.
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any!)
  /// A spelling of `multiDevicesMessageBeRemoved(_:deviceId:)`.
  func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String!)
  /// A spelling of `multiDevicesMessageBeRemoved(_:deviceId:)`.
  func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second.
public protocol AgoraChatMultiDevicesDelegateUnwrappedFirstSecond: NSObjectProtocol {
  /// A spelling of `multiDevicesContactEventDidReceive(_:username:ext:)`.
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String!)
  /// A spelling of `multiDevicesGroupEventDidReceive(_:groupId:ext:)`.
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any!)
  /// A spelling of `multiDevicesChatThreadEventDidReceive(_:threadId:ext:)`.
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any!)
  /// A spelling of `multiDevicesMessageBeRemoved(_:deviceId:)`.
  func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String!)
}
