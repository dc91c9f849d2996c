// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class MultiDevicesSpelling0: Recorder, AgoraChatMultiDevicesDelegate {
  override var events: Set<String> {
    [
      "multiDevicesContactEventDidReceive", "multiDevicesGroupEventDidReceive", "multiDevicesChatThreadEventDidReceive",
      "multiDevicesUndisturbEventNotifyFormOtherDeviceData", "multiDevicesMessageBeRemoved",
      "multiDevicesConversationEvent",
    ]
  }
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String?
  ) { note("multiDevicesContactEventDidReceive", aEvent, aUsername, aExt) }
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any?)
  { note("multiDevicesGroupEventDidReceive", aEvent, aGroupId, aExt) }
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any?
  ) { note("multiDevicesChatThreadEventDidReceive", aEvent, aThreadId, aExt) }
  func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String?) {
    note("multiDevicesUndisturbEventNotifyFormOtherDeviceData", undisturbData)
  }
  func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String) {
    note("multiDevicesMessageBeRemoved", conversationId, deviceId)
  }
  func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String, conversationType: AgoraChatConversationType
  ) { note("multiDevicesConversationEvent", event, conversationId, conversationType) }
}

final class MultiDevicesSpelling1: Recorder, AgoraChatMultiDevicesDelegate {
  override var events: Set<String> {
    [
      "multiDevicesContactEventDidReceive", "multiDevicesGroupEventDidReceive", "multiDevicesChatThreadEventDidReceive",
      "multiDevicesUndisturbEventNotifyFormOtherDeviceData", "multiDevicesMessageBeRemoved",
      "multiDevicesConversationEvent",
    ]
  }
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String!
  ) { note("multiDevicesContactEventDidReceive", aEvent, aUsername, aExt) }
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any!)
  { note("multiDevicesGroupEventDidReceive", aEvent, aGroupId, aExt) }
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any!
  ) { note("multiDevicesChatThreadEventDidReceive", aEvent, aThreadId, aExt) }
  func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String!) {
    note("multiDevicesUndisturbEventNotifyFormOtherDeviceData", undisturbData)
  }
  func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String?) {
    note("multiDevicesMessageBeRemoved", conversationId, deviceId)
  }
  func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String?, conversationType: AgoraChatConversationType
  ) { note("multiDevicesConversationEvent", event, conversationId, conversationType) }
}

final class MultiDevicesSpelling2: Recorder, AgoraChatMultiDevicesDelegate {
  override var events: Set<String> {
    [
      "multiDevicesContactEventDidReceive", "multiDevicesGroupEventDidReceive", "multiDevicesChatThreadEventDidReceive",
      "multiDevicesUndisturbEventNotifyFormOtherDeviceData", "multiDevicesMessageBeRemoved",
      "multiDevicesConversationEvent",
    ]
  }
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String, ext aExt: String
  ) { note("multiDevicesContactEventDidReceive", aEvent, aUsername, aExt) }
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any) {
    note("multiDevicesGroupEventDidReceive", aEvent, aGroupId, aExt)
  }
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String, ext aExt: Any
  ) { note("multiDevicesChatThreadEventDidReceive", aEvent, aThreadId, aExt) }
  func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String) {
    note("multiDevicesUndisturbEventNotifyFormOtherDeviceData", undisturbData)
  }
  func multiDevicesMessageBeRemoved(_ conversationId: String, deviceId: String!) {
    note("multiDevicesMessageBeRemoved", conversationId, deviceId)
  }
  func multiDevicesConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, conversationId: String!, conversationType: AgoraChatConversationType
  ) { note("multiDevicesConversationEvent", event, conversationId, conversationType) }
}

final class MultiDevicesSpelling3: Recorder, AgoraChatMultiDevicesDelegate {
  override var events: Set<String> {
    [
      "multiDevicesContactEventDidReceive", "multiDevicesGroupEventDidReceive", "multiDevicesChatThreadEventDidReceive",
      "multiDevicesMessageBeRemoved",
    ]
  }
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String
  ) { note("multiDevicesContactEventDidReceive", aEvent, aUsername, aExt) }
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any)
  { note("multiDevicesGroupEventDidReceive", aEvent, aGroupId, aExt) }
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any
  ) { note("multiDevicesChatThreadEventDidReceive", aEvent, aThreadId, aExt) }
  func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String!) {
    note("multiDevicesMessageBeRemoved", conversationId, deviceId)
  }
}

final class MultiDevicesSpelling4: Recorder, AgoraChatMultiDevicesDelegate {
  override var events: Set<String> {
    [
      "multiDevicesContactEventDidReceive", "multiDevicesGroupEventDidReceive", "multiDevicesChatThreadEventDidReceive",
      "multiDevicesMessageBeRemoved",
    ]
  }
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String!
  ) { note("multiDevicesContactEventDidReceive", aEvent, aUsername, aExt) }
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any!)
  { note("multiDevicesGroupEventDidReceive", aEvent, aGroupId, aExt) }
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any!
  ) { note("multiDevicesChatThreadEventDidReceive", aEvent, aThreadId, aExt) }
  func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String?) {
    note("multiDevicesMessageBeRemoved", conversationId, deviceId)
  }
}

final class MultiDevicesSpelling5: Recorder, AgoraChatMultiDevicesDelegate {
  override var events: Set<String> {
    [
      "multiDevicesContactEventDidReceive", "multiDevicesGroupEventDidReceive", "multiDevicesChatThreadEventDidReceive",
      "multiDevicesMessageBeRemoved",
    ]
  }
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String?, ext aExt: String?
  ) { note("multiDevicesContactEventDidReceive", aEvent, aUsername, aExt) }
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String?, ext aExt: Any?)
  { note("multiDevicesGroupEventDidReceive", aEvent, aGroupId, aExt) }
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String?, ext aExt: Any?
  ) { note("multiDevicesChatThreadEventDidReceive", aEvent, aThreadId, aExt) }
  func multiDevicesMessageBeRemoved(_ conversationId: String?, deviceId: String) {
    note("multiDevicesMessageBeRemoved", conversationId, deviceId)
  }
}

final class MultiDevicesSpelling6: Recorder, AgoraChatMultiDevicesDelegate {
  override var events: Set<String> {
    [
      "multiDevicesContactEventDidReceive", "multiDevicesGroupEventDidReceive", "multiDevicesChatThreadEventDidReceive",
      "multiDevicesMessageBeRemoved",
    ]
  }
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String?
  ) { note("multiDevicesContactEventDidReceive", aEvent, aUsername, aExt) }
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any?)
  { note("multiDevicesGroupEventDidReceive", aEvent, aGroupId, aExt) }
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any?
  ) { note("multiDevicesChatThreadEventDidReceive", aEvent, aThreadId, aExt) }
  func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String) {
    note("multiDevicesMessageBeRemoved", conversationId, deviceId)
  }
}

final class MultiDevicesSpelling7: Recorder, AgoraChatMultiDevicesDelegate {
  override var events: Set<String> {
    [
      "multiDevicesContactEventDidReceive", "multiDevicesGroupEventDidReceive", "multiDevicesChatThreadEventDidReceive",
      "multiDevicesMessageBeRemoved",
    ]
  }
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String!
  ) { note("multiDevicesContactEventDidReceive", aEvent, aUsername, aExt) }
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any!)
  { note("multiDevicesGroupEventDidReceive", aEvent, aGroupId, aExt) }
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any!
  ) { note("multiDevicesChatThreadEventDidReceive", aEvent, aThreadId, aExt) }
  func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String?) {
    note("multiDevicesMessageBeRemoved", conversationId, deviceId)
  }
}

final class MultiDevicesSpelling8: Recorder, AgoraChatMultiDevicesDelegate {
  override var events: Set<String> {
    [
      "multiDevicesContactEventDidReceive", "multiDevicesGroupEventDidReceive", "multiDevicesChatThreadEventDidReceive",
      "multiDevicesMessageBeRemoved",
    ]
  }
  func multiDevicesContactEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, username aUsername: String!, ext aExt: String
  ) { note("multiDevicesContactEventDidReceive", aEvent, aUsername, aExt) }
  func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String!, ext aExt: Any)
  { note("multiDevicesGroupEventDidReceive", aEvent, aGroupId, aExt) }
  func multiDevicesChatThreadEventDidReceive(
    _ aEvent: AgoraChatMultiDevicesEvent, threadId aThreadId: String!, ext aExt: Any
  ) { note("multiDevicesChatThreadEventDidReceive", aEvent, aThreadId, aExt) }
  func multiDevicesMessageBeRemoved(_ conversationId: String!, deviceId: String!) {
    note("multiDevicesMessageBeRemoved", conversationId, deviceId)
  }
}

let everyMultiDevicesSpelling: [@Sendable () -> any Recorder & AgoraChatMultiDevicesDelegate] = [
  { MultiDevicesSpelling0() },
  { MultiDevicesSpelling1() },
  { MultiDevicesSpelling2() },
  { MultiDevicesSpelling3() },
  { MultiDevicesSpelling4() },
  { MultiDevicesSpelling5() },
  { MultiDevicesSpelling6() },
  { MultiDevicesSpelling7() },
  { MultiDevicesSpelling8() },
]
