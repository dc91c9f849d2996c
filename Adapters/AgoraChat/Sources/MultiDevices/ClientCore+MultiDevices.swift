internal import Foundation
internal import Parlance

/// Notifies the delegates of what the account's other devices do.
extension ClientCore {
  /// Calls the delegates by the spelling from which all others follow.
  private func reportDevices(_ device: Device, _ body: @escaping (any AgoraChatMultiDevicesDelegateCalls) -> Void) {
    multiDevicesDelegates.notify(from: device) { body($0) }
  }

  func reportOwnAction(_ action: OwnAction, _ device: Device) {
    guard !multiDevicesDelegates.isEmpty, let conversation = action.conversation else { return }
    let id = conversation.name
    if let event = AgoraChatMultiDevicesEvent(ofContacts: action.kind) {
      return reportDevices(device) { $0.multiDevicesContactEventDidReceive(event, username: id, ext: nil) }
    }
    if let event = AgoraChatMultiDevicesEvent(ofGroups: action.kind) {
      let users = action.accounts.map(\.name)
      return reportDevices(device) {
        $0.multiDevicesGroupEventDidReceive(event, groupId: id, ext: users.isEmpty ? nil : users)
      }
    }
    if let event = AgoraChatMultiDevicesEvent(ofThreads: action.kind) {
      let users = action.accounts.map(\.name)
      return reportDevices(device) {
        $0.multiDevicesChatThreadEventDidReceive(event, threadId: id, ext: users.isEmpty ? nil : users)
      }
    }
    if let event = AgoraChatMultiDevicesEvent(ofConversations: action.kind) {
      return reportConversationEvent(event, conversation, device)
    }
    switch action.kind {
    case .messagesDeleted, .historyCleared:
      let actor = action.device?.string ?? ""
      reportDevices(device) { $0.multiDevicesMessageBeRemoved(id, deviceId: actor) }
    case .contactMuted, .contactUnmuted:
      let isMuted = action.kind == .contactMuted
      reportConversationEvent(.conversationMuteInfoChanged, conversation, device)
      reportSilentMode(isMuted ? .none : .all, until: 0, conversation, device)
    default: break
    }
  }

  /// Reports a change of push settings, which has the values that the action behind it lacks.
  func reportPushSettings(_ change: PushSettingsChange, _ device: Device) {
    guard !multiDevicesDelegates.isEmpty else { return }
    switch change {
    case .account(let settings):
      let mode = AgoraChatSilentModeResult(settings, at: device.now)
      reportSilentMode(mode.remindType, until: mode.expireTimestamp, nil, device)
    case .conversation(let settings):
      let mode = AgoraChatSilentModeResult(settings, at: device.now)
      reportConversationEvent(.conversationMuteInfoChanged, settings.conversation, device)
      reportSilentMode(mode.remindType, until: mode.expireTimestamp, settings.conversation, device)
    @unknown default: break
    }
  }

  private func reportConversationEvent(
    _ event: AgoraChatMultiDevicesEvent, _ conversation: ConversationID, _ device: Device
  ) {
    let type = AgoraChatConversationType(conversation.kind)
    reportDevices(device) {
      $0.multiDevicesConversationEvent(event, conversationId: conversation.name, conversationType: type)
    }
  }

  private func reportSilentMode(
    _ remindType: AgoraChatPushRemindType, until end: TimeInterval, _ conversation: ConversationID?, _ device: Device
  ) {
    var values: [String: Any] = ["remindType": remindType.rawValue, "expireTimestamp": Int64(end)]
    if let conversation {
      values["conversationID"] = conversation.name
      values["conversationType"] = AgoraChatConversationType(conversation.kind).rawValue
    }
    // Numbers and names alone, which JSON always has.
    let data = try? JSONObject.text(of: values)
    reportDevices(device) { $0.multiDevicesUndisturbEventNotifyFormOtherDeviceData(data) }
  }
}

extension AgoraChatMultiDevicesEvent {
  init?(ofContacts kind: OwnAction.Kind) {
    switch kind {
    case .contactRemoved: self = .contactRemove
    case .requestAccepted: self = .contactAccept
    case .requestDeclined: self = .contactDecline
    case .contactBlocked: self = .contactBan
    case .contactUnblocked: self = .contactAllow
    default: return nil
    }
  }

  init?(ofGroups kind: OwnAction.Kind) {
    switch kind {
    case .groupCreated: self = .groupCreate
    case .groupDismissed: self = .groupDestroy
    case .groupJoined: self = .groupJoin
    case .groupLeft: self = .groupLeave
    case .membersAdded, .membersInvited: self = .groupInvite
    case .groupApplied: self = .groupApply
    case .applicationAccepted: self = .groupApplyAccept
    case .applicationDeclined: self = .groupApplyDecline
    case .invitationAccepted: self = .groupInviteAccept
    case .invitationDeclined: self = .groupInviteDecline
    case .membersRemoved: self = .groupKick
    case .ownerAssigned: self = .groupAssignOwner
    case .managersAdded: self = .groupAddAdmin
    case .managersRemoved: self = .groupRemoveAdmin
    case .membersMuted: self = .groupAddMute
    case .membersUnmuted: self = .groupRemoveMute
    case .groupMuted: self = .groupAllBan
    case .groupUnmuted: self = .groupRemoveAllBan
    case .groupBlocked: self = .groupBlock
    case .groupUnblocked: self = .groupUnBlock
    case .membersBlocked: self = .groupBan
    case .membersUnblocked: self = .groupAllow
    case .membersAllowed: self = .groupAddWhiteList
    case .membersDisallowed: self = .groupRemoveWhiteList
    case .memberAttributesChanged: self = .groupMemberAttributesChanged
    default: return nil
    }
  }

  init?(ofThreads kind: OwnAction.Kind) {
    switch kind {
    case .threadCreated: self = .chatThreadCreate
    case .threadDestroyed: self = .chatThreadDestroy
    case .threadJoined: self = .chatThreadJoin
    case .threadLeft: self = .chatThreadLeave
    case .threadRenamed: self = .chatThreadUpdate
    case .threadMemberRemoved: self = .chatThreadKick
    default: return nil
    }
  }

  init?(ofConversations kind: OwnAction.Kind) {
    switch kind {
    case .conversationPinned: self = .conversationPinned
    case .conversationUnpinned: self = .conversationUnpinned
    case .conversationDelisted: self = .conversationDelete
    case .conversationMarked: self = .conversationUpdateMark
    default: return nil
    }
  }
}
