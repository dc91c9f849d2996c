// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatMultiDevicesDelegateUnwrappedSecond where Self: AgoraChatMultiDevicesDelegate {
  @_disfavoredOverload
  public func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String!
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesContactEventDidReceive(
      aEvent, username: aUsername, ext: aExt ?? "")
  }
  @_disfavoredOverload
  public func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String!
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesContactEventDidReceive(
      aEvent, username: aUsername, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any!
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesGroupEventDidReceive(
      aEvent, groupId: aGroupId, ext: aExt ?? [String]())
  }
  @_disfavoredOverload
  public func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any!
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesGroupEventDidReceive(
      aEvent, groupId: aGroupId, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any!
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesChatThreadEventDidReceive(
      aEvent, threadId: aThreadId, ext: aExt ?? [String]())
  }
  @_disfavoredOverload
  public func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any!
  ) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesChatThreadEventDidReceive(
      aEvent, threadId: aThreadId, ext: aExt)
  }
  @_disfavoredOverload
  public func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String!) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedSecond).multiDevicesMessageBeRemoved(
      conversationId as String?, deviceId: deviceId)
  }
  @_disfavoredOverload
  public func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String!) {
    (self as any AgoraChatMultiDevicesDelegateSpellings).multiDevicesMessageBeRemoved(
      conversationId, deviceId: deviceId)
  }
}
