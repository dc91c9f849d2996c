// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatMultiDevicesDelegateSpellings where Self: AgoraChatMultiDevicesDelegate {
  @_disfavoredOverload
  public func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesContactEventDidReceive(
      aEvent, username: aUsername as String?, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedSecond).multiDevicesContactEventDidReceive(
      aEvent, username: aUsername, ext: aExt as String?)
  }
  @_disfavoredOverload
  public func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String?
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesContactEventDidReceive(
      aEvent, username: aUsername, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesGroupEventDidReceive(
      aEvent, groupId: aGroupId as String?, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedSecond).multiDevicesGroupEventDidReceive(
      aEvent, groupId: aGroupId, ext: aExt as Any?)
  }
  @_disfavoredOverload
  public func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any?
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesGroupEventDidReceive(
      aEvent, groupId: aGroupId, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesChatThreadEventDidReceive(
      aEvent, threadId: aThreadId as String?, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedSecond).multiDevicesChatThreadEventDidReceive(
      aEvent, threadId: aThreadId, ext: aExt as Any?)
  }
  @_disfavoredOverload
  public func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any?
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesChatThreadEventDidReceive(
      aEvent, threadId: aThreadId, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String) {}
  @_disfavoredOverload
  public func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String?) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedSecond).multiDevicesMessageBeRemoved(
      conversationId, deviceId: deviceId)
  }
  @_disfavoredOverload
  public func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String?) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesMessageBeRemoved(
      conversationId, deviceId: deviceId ?? "")
  }
  @_disfavoredOverload
  public func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesMessageBeRemoved(
      conversationId, deviceId: deviceId)
  }
  @_disfavoredOverload
  public func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String?, conversationType: AgoraChatConversationType
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesConversationEvent(
      event, conversationId: conversationId, conversationType: conversationType)
  }
}
