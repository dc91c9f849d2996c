// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatMultiDevicesDelegateUnwrappedFirstSecond where Self: AgoraChatMultiDevicesDelegate {
  @_disfavoredOverload
  public func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String!
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesContactEventDidReceive(
      aEvent, username: aUsername, ext: aExt ?? "")
  }
  @_disfavoredOverload
  public func multiDevicesGroupEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any!
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesGroupEventDidReceive(
      aEvent, groupId: aGroupId, ext: aExt ?? [String]())
  }
  @_disfavoredOverload
  public func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any!
  ) {
    (self as any AgoraChatMultiDevicesDelegateUnwrappedFirst).multiDevicesChatThreadEventDidReceive(
      aEvent, threadId: aThreadId, ext: aExt ?? [String]())
  }
  @_disfavoredOverload
  public func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String!) {}
}
