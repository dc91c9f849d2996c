// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatMultiDevicesDelegateCalls where Self: AgoraChatMultiDevicesDelegate {
  @_disfavoredOverload
  public func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String?
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedSecond).multiDevicesContactEventDidReceive(
      aEvent, username: aUsername, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any?
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedSecond).multiDevicesGroupEventDidReceive(
      aEvent, groupId: aGroupId, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any?
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedSecond).multiDevicesChatThreadEventDidReceive(
      aEvent, threadId: aThreadId, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String?) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesUndisturbEventNotifyFormOtherDeviceData(
      undisturbData)
  }
  @_disfavoredOverload
  public func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesMessageBeRemoved(
      conversationId, deviceId: deviceId as String?)
  }
  @_disfavoredOverload
  public func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String, conversationType: AgoraChatConversationType
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesConversationEvent(
      event, conversationId: conversationId as String?, conversationType: conversationType)
  }
}
