import NIMSDK

/// Every method of every delegate.
final class NIMSpellings: NSObject, NIMChatManagerDelegate, NIMConversationManagerDelegate, NIMLoginManagerDelegate,
  NIMTeamManagerDelegate, NIMChatroomManagerDelegate, NIMSystemNotificationManagerDelegate,
  NIMChatExtendManagerDelegate, NIMUserManagerDelegate, NIMEventSubscribeManagerDelegate, NIMIndexManagerDelegate,
  NIMMsgIndexProduceDelegate, NIMApnsManagerDelegate, NIMSDKConfigDelegate, NIMDatabaseHandleExceptionProtocol,
  NIMExportMessageDelegate, NIMImportMessageDelegate, NIMMediaManagerDelegate, NIMSignalManagerDelegate,
  NIMBroadcastManagerDelegate, NIMPassThroughManagerDelegate
{
  func playAudio(_ filePath: String, didBeganWithError error: (any Error)?) {}
  func playAudio(_ filePath: String, didCompletedWithError error: (any Error)?) {}
  func playAudio(_ filePath: String, progress value: Float) {}
  func stopPlayAudio(_ filePath: String, didCompletedWithError error: (any Error)?) {}
  func playAudioInterruptionBegin() {}
  func playAudioInterruptionEnd() {}
  func recordAudio(_ filePath: String?, didBeganWithError error: (any Error)?) {}
  func recordAudio(_ filePath: String?, didCompletedWithError error: (any Error)?) {}
  func recordAudioDidCancelled() {}
  func recordAudioProgress(_ currentTime: TimeInterval) {}
  func recordAudioInterruptionBegin() {}
  func recordAudioInterruptionEnd() {}

  func shouldIgnoreNotification(_ notification: NIMNotificationObject) -> Bool { false }
  func shouldIgnore(_ message: NIMMessage) -> Bool { false }
  func dynamicToken(forAccount account: String) -> String? { nil }
  func dynamicLoginExt(forAccount account: String) -> String? { nil }
  func tokenCallback(_ url: String) -> String { "" }
  func dynamicChatRoomToken(forAccount account: String, room roomId: String, appKey: String) -> String? { nil }
  func dynamicChatRoomLoginExt(forAccount account: String, room roomId: String, appKey: String) -> String? { nil }
  func onChatroomCdnTrack(_ trackInfo: NIMChatroomCdnTrackInfo, forRoom roomID: String) {}
  func handle(_ exception: NIMDatabaseException) {}
  func onOtherClientChangedPushNotificationMultiportConfig() {}
  func produceText(_ message: NIMMessage) -> String? { nil }
  func produceTexts(_ message: NIMMessage) -> [NIMIndexText]? { nil }

  func shouldExport(_ message: NIMMessage) -> Bool { true }
  func onMessageWillExport(_ message: NIMMessage) {}
  func shouldImport(_ message: NIMMessage) -> Bool { true }
  func onMessageWillImport(_ message: NIMMessage) {}

  func onRecvQuickComment(_ comment: NIMQuickComment) {}
  func onRemove(_ comment: NIMQuickComment) {}
  func onNotifyAddMessagePin(_ item: NIMMessagePinItem) {}
  func onNotifyRemoveMessagePin(_ item: NIMMessagePinItem) {}
  func onNotifyUpdateMessagePin(_ item: NIMMessagePinItem) {}
  func onNotifySyncStickTopSessions(_ response: NIMSyncStickTopSessionResponse) {}
  func onNotifyAddStickTopSession(_ newInfo: NIMStickTopSessionInfo) {}
  func onNotifyRemoveStickTopSession(_ removedInfo: NIMStickTopSessionInfo) {}
  func onNotifyUpdateStickTopSession(_ updatedInfo: NIMStickTopSessionInfo) {}

  func willSend(_ message: NIMMessage) {}
  func uploadAttachmentSuccess(_ urlString: String, for message: NIMMessage) {}
  func send(_ message: NIMMessage, progress: Float) {}
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {}
  func onRecvMessages(_ messages: [NIMMessage]) {}
  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {}
  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {}
  func fetchMessageAttachment(_ message: NIMMessage, progress: Float) {}
  func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {}

  func didAdd(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {}
  func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {}
  func didRemove(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {}
  func didUpdateUnreadCountDic(_ unreadCountDic: [AnyHashable: Any]) {}
  func didServerSessionUpdated(_ recentSession: NIMRecentSession?) {}
  func didLoadAllRecentSessionCompletion() {}
  func onRecvIncompleteSessionInfos(_ infos: [NIMIncompleteSessionInfo]?) {}
  func messagesDeleted(in session: NIMSession) {}
  func allMessagesDeleted() {}
  func allMessagesCleared(in session: NIMSession, step: NIMClearMessagesStatus) {}
  func allMessagesRead() {}
  func messagesRead(of type: NIMSessionType) {}
  func onRecvMessageDeleted(_ message: NIMMessage, ext: String?) {}
  func onRecvMessagesDeleted(_ messages: [NIMMessage], exts: [String: String]?) {}
  func onMarkMessageReadComplete(in session: NIMSession, error: (any Error)?) {}
  func onBatchMarkMessagesRead(in sessions: [NIMSession]) {}
  func onRecvAllRemoteMessages(inSessionDeleted info: NIMSessionDeleteAllRemoteMessagesInfo) {}

  func onKick(_ code: NIMKickReason, clientType: NIMLoginClientType) {}
  func onKickout(_ result: NIMLoginKickoutResult) {}
  func onLogin(_ step: NIMLoginStep) {}
  func onAutoLoginFailed(_ error: any Error) {}
  func onMultiLoginClientsChanged() {}
  func onMultiLoginClientsChanged(with type: NIMMultiLoginType) {}
  func onTeamUsersSyncFinished(_ success: Bool) {}
  func onSuperTeamUsersSyncFinished(_ success: Bool) {}
  func provideDynamicToken(forAccount account: String) -> String { "" }
  func reconnectDelay() -> Int32 { -1 }
  func onDataReady() {}

  func onTeamAdded(_ team: NIMTeam) {}
  func onTeamUpdated(_ team: NIMTeam) {}
  func onTeamRemoved(_ team: NIMTeam) {}
  func onTeamMemberChanged(_ team: NIMTeam) {}
  func onTeamMemberUpdated(_ team: NIMTeam, withMembers memberIDs: [String]?) {}
  func onTeamMemberRemoved(_ team: NIMTeam, withMembers memberIDs: [String]?) {}

  func chatroomBeKicked(_ result: NIMChatroomBeKickedResult) {}
  func chatroom(_ roomId: String, connectionStateChanged state: NIMChatroomConnectionState) {}

  func onReceive(_ notification: NIMCustomSystemNotification) {}
  func onReceive(_ notification: NIMSystemNotification) {}
  func onSystemNotificationCountChanged(_ unreadCount: Int) {}

  func onFriendChanged(_ user: NIMUser) {}
  func onUserInfoChanged(_ user: NIMUser) {}
  func onBlackListChanged() {}
  func onMuteListChanged() {}

  func onRecvSubscribeEvents(_ events: [Any]) {}

  func nimSignalingOnlineNotify(_ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo) {}
  func nimSignalingMultiClientSyncNotify(
    _ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo
  ) {}
  func nimSignalingOfflineNotify(_ notifyResponse: [NIMSignalingNotifyInfo]) {}
  func nimSignalingChannelsSyncNotify(_ notifyResponse: [NIMSignalingChannelDetailedInfo]) {}
  func nimSignalingMembersSyncNotify(_ notifyResponse: NIMSignalingChannelDetailedInfo) {}

  func tagsUpdate(_ event: NIMChatroomTagsUpdateEvent) {}
  func chatroom(_ roomId: String, autoLoginFailed error: any Error) {}

  func onReceive(_ broadcastMessage: NIMBroadcastMessage) {}

  func didReceivedPassThroughMsg(_ recvData: NIMPassThroughMsgData?) {}
}

/// Uses the delegate as each of its protocols: the compiler shows the conformances that are used.
func uses(_ delegate: NIMSpellings) -> [Any] {
  [
    delegate as any NIMChatManagerDelegate,
    delegate as any NIMConversationManagerDelegate,
    delegate as any NIMLoginManagerDelegate,
    delegate as any NIMTeamManagerDelegate,
    delegate as any NIMChatroomManagerDelegate,
    delegate as any NIMSystemNotificationManagerDelegate, delegate as any NIMChatExtendManagerDelegate,
    delegate as any NIMUserManagerDelegate, delegate as any NIMEventSubscribeManagerDelegate,
    delegate as any NIMApnsManagerDelegate, delegate as any NIMIndexManagerDelegate,
    delegate as any NIMMsgIndexProduceDelegate, delegate as any NIMSDKConfigDelegate,
    delegate as any NIMDatabaseHandleExceptionProtocol,
    delegate as any NIMExportMessageDelegate, delegate as any NIMImportMessageDelegate,
    delegate as any NIMMediaManagerDelegate, delegate as any NIMSignalManagerDelegate,
    delegate as any NIMBroadcastManagerDelegate, delegate as any NIMPassThroughManagerDelegate,
  ]
}

/// The modules that the vendor's framework re-exports: this file imports nothing else.
typealias NIMBringsAlong = (URL, Data, DispatchQueue)
