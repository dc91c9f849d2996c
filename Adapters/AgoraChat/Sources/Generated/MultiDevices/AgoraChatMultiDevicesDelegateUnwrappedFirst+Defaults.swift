// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatMultiDevicesDelegateUnwrappedFirst where Self: AgoraChatMultiDevicesDelegate {
  @_disfavoredOverload
  public func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String?
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirstSecond).multiDevicesContactEventDidReceive(
      aEvent, username: aUsername, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String
  ) {}
  @_disfavoredOverload
  public func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any?
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirstSecond).multiDevicesGroupEventDidReceive(
      aEvent, groupId: aGroupId, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any
  ) {}
  @_disfavoredOverload
  public func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any?
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirstSecond).multiDevicesChatThreadEventDidReceive(
      aEvent, threadId: aThreadId, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any
  ) {}
  @_disfavoredOverload
  public func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String!) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesUndisturbEventNotifyFormOtherDeviceData(
      undisturbData ?? "")
  }
  @_disfavoredOverload
  public func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesMessageBeRemoved(
      conversationId, deviceId: deviceId as String?)
  }
  @_disfavoredOverload
  public func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String?) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirstSecond).multiDevicesMessageBeRemoved(
      conversationId, deviceId: deviceId)
  }
  @_disfavoredOverload
  public func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String!, conversationType: AgoraChatConversationType
  ) {}
}
