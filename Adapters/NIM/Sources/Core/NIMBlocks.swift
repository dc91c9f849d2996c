// The blocks of the vendor's headers, by their names: apps write them in declarations of their own.

// MARK: teams

/// Receives nil, or an error.
public typealias NIMTeamHandler = ((any Error)?) -> Void
/// Receives a team's id and those who could not be made members, or an error.
public typealias NIMTeamCreateHandler = ((any Error)?, String?, [String]?) -> Void
/// Receives teams, or an error.
public typealias NIMTeamSearchHandler = ((any Error)?, [NIMTeam]?) -> Void
/// Receives members, or an error.
public typealias NIMTeamMemberHandler = ((any Error)?, [NIMTeamMember]?) -> Void
/// Receives a team, or an error.
public typealias NIMTeamFetchInfoHandler = ((any Error)?, NIMTeam?) -> Void
/// Receives the state of the application, or an error.
public typealias NIMTeamApplyHandler = ((any Error)?, NIMTeamApplyStatus) -> Void
/// Receives texts by name, or an error.
public typealias NIMTeamFetchInviterAccidsHandler = ((any Error)?, [String: String]?) -> Void
/// Receives teams, or an error.
public typealias NIMTeamFetchTeamsHandler = ((any Error)?, [NIMTeam]?) -> Void
/// Receives teams and the ids of those that were not found, or an error.
public typealias NIMTeamFetchTeamInfoListHandler = ((any Error)?, [NIMTeam]?, [String]?) -> Void

// MARK: chatrooms

/// Receives nil, or an error.
public typealias NIMChatroomHandler = ((any Error)?) -> Void
/// Receives a member, or an error.
public typealias NIMChatroomMemberHandler = ((any Error)?, NIMChatroomMember?) -> Void
/// Receives a chatroom and a member, or an error.
public typealias NIMChatroomEnterHandler = ((any Error)?, NIMChatroom?, NIMChatroomMember?) -> Void
/// Receives a chatroom, or an error.
public typealias NIMChatroomInfoHandler = ((any Error)?, NIMChatroom?) -> Void
/// Receives members, or an error.
public typealias NIMChatroomMembersHandler = ((any Error)?, [NIMChatroomMember]?) -> Void
/// Receives a count, or an error.
public typealias NIMChatroomMembersCountHandler = ((any Error)?, UInt64) -> Void
/// Receives a list of texts by name, or an error.
public typealias NIMChatroomQueueInfoHandler = ((any Error)?, [[String: String]]?) -> Void
/// Receives texts by name, or an error.
public typealias NIMChatroomQueueRemoveHandler = ((any Error)?, [String: String]?) -> Void
/// Receives texts, or an error.
public typealias NIMChatroomQueueBatchUpdateHandler = ((any Error)?, [String]?) -> Void
/// Receives messages, or an error.
public typealias NIMGetMessagesByTagsHandler = ((any Error)?, [NIMMessage]?) -> Void
/// Returns the token of an account for a chatroom.
public typealias NIMProvideChatroomDynamicTokenHandler = (String?, String?) -> String?
/// Receives texts, or an error.
public typealias NIMRequestChatroomAddressesCallback = ((any Error)?, [String]?) -> Void

// MARK: login

/// Receives nil, or an error.
public typealias NIMLoginHandler = ((any Error)?) -> Void
/// Receives the time, or an error.
public typealias NIMLoginGetServerTimeHandle = ((any Error)?, NIMServerTime) -> Void

// MARK: messages and sessions

/// Returns whether a message is left out.
public typealias NIMHistoryMessageFilterBlock = (NIMMessage) -> Bool
/// Receives nil, or an error.
public typealias NIMSendMessageReceiptBlock = ((any Error)?) -> Void
/// Receives receipts, or an error.
public typealias NIMSendTeamMessageReceiptsBlock = ((any Error)?, [NIMMessageReceipt]?) -> Void
/// Receives nil, or an error.
public typealias NIMRevokeMessageBlock = ((any Error)?) -> Void
/// Receives the readers of a message, or an error.
public typealias NIMQueryReceiptDetailBlock = ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void
/// Receives nil, or an error.
public typealias NIMChatManagerBlock = ((any Error)?) -> Void
/// Receives messages, or an error.
public typealias NIMRetrieveServerMessagesBlock = ((any Error)?, [NIMMessage]?) -> Void
/// Receives nil, or an error.
public typealias NIMBatchDeleteMessagesBlock = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMUpdateMessageBlock = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMRemoveRemoteMessageBlock = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMRemoveRemoteSessionBlock = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMSessionDeleteAllRemoteMessagesCompletionBlock = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMDeleteRemoteMessagesCompletionBlock = ((any Error)?) -> Void
/// Receives messages, or an error.
public typealias NIMSearchMessageBlock = ((any Error)?, [NIMMessage]?) -> Void
/// Receives messages by session, or an error.
public typealias NIMGlobalSearchMessageBlock = ((any Error)?, [NIMSession: [NIMMessage]]?) -> Void
/// Receives a part of the whole, from 0 to 1.
public typealias NIMExportMessageProgress = (Float) -> Void
/// Receives a text, or an error.
public typealias NIMExportMessageComletion = ((any Error)?, String?) -> Void
/// Receives a part of the whole, from 0 to 1.
public typealias NIMImportMessageProgress = (Float) -> Void
/// Receives nil, or an error.
public typealias NIMImportMessageCompletion = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMUpdateMigrateMessageCompletion = ((any Error)?) -> Void
/// Receives a text and a text, or an error.
public typealias NIMFetchMigrateMessageCompletion = ((any Error)?, String?, String?) -> Void
/// Receives the sessions that failed, and the first error.
public typealias NIMUpdateIncompleteSessionsBlock = ((any Error)?, [NIMImportedRecentSession]?) -> Void
/// Receives sessions that lack messages, or an error.
public typealias NIMIncompleteSessionsBlock = ((any Error)?, [NIMIncompleteSessionInfo]?) -> Void
/// Receives recent sessions and a flag, or an error.
public typealias NIMFetchRecentSessionsHistoryBlock = ((any Error)?, [NIMRecentSession]?, Bool) -> Void
/// Receives a recent session, or an error.
public typealias NIMFetchRecentSessionHistoryBlock = ((any Error)?, NIMRecentSession?) -> Void
/// Receives nil, or an error.
public typealias NIMRemoteRecentSessionBlock = ((any Error)?) -> Void
/// Receives sessions, or an error.
public typealias NIMBatchSendACKSessionsBlock = ((any Error)?, [NIMSession]?) -> Void
/// Receives nil, or an error.
public typealias NIMSendACKSessionsBlock = ((any Error)?) -> Void
/// Receives a flag and messages, or an error.
public typealias NIMGetMessagesDynamicallyBlock = ((any Error)?, Bool, [NIMMessage]?) -> Void
/// Receives a text, or an error.
public typealias NIMAudioToTextBlock = ((any Error)?, String?) -> Void
/// Receives recent sessions, or an error.
public typealias NIMLoadRecentSessionsCompletion = ((any Error)?, [NIMRecentSession]?) -> Void

// MARK: files

/// Receives files of the SDK's own folder, or an error.
public typealias NIMResourceSearchHandler = ((any Error)?, [NIMCacheQueryResult]?) -> Void
/// Receives a size in bytes, or an error.
public typealias NIMResourceDeleteHandler = ((any Error)?, Int64) -> Void
/// Receives a text, or an error.
public typealias NIMUploadCompleteBlock = (String?, (any Error)?) -> Void
/// Receives a text and a number, or an error.
public typealias NIMFileQuickTransferCompleteBlock = (String?, Int, (any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMDownloadCompleteBlock = ((any Error)?) -> Void
/// Receives a text, or an error.
public typealias NIMFetchURLCompletion = ((any Error)?, String?) -> Void
/// Receives nil, or an error.
public typealias NIMDocTranscodingDeleteCompleteBlock = ((any Error)?) -> Void
/// Receives a text, or an error.
public typealias NIMArchiveLogsHandler = (any Error, String) -> Void
/// Receives a text, or an error.
public typealias NIMUploadLogsHandler = (any Error, String) -> Void

// MARK: other services

/// Receives nil, or an error.
public typealias NIMSignalingOperationBlock = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMUserBlock = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMSystemNotificationHandler = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMApnsHandler = ((any Error)?) -> Void
/// Returns the number of unread messages that the app shows.
public typealias NIMBadgeHandler = () -> UInt
/// Receives an event that was published, or an error.
public typealias NIMEventSubscribeBlock = ((any Error)?, NIMSubscribeEvent?) -> Void
/// Receives the publishers (`String`) that failed, or an error.
public typealias NIMEventSubscribeResponseBlock = ((any Error)?, [Any]?) -> Void
/// Receives subscriptions (`NIMSubscribeResult`), or an error.
public typealias NIMEventSubscribeQueryBlock = ((any Error)?, [Any]?) -> Void
/// Receives a text, or an error.
public typealias NIMRedPacketTokenFetchBlock = ((any Error)?, String?) -> Void
/// Receives the record of a session that is stuck to the top, or an error.
public typealias NIMAddStickTopSessionCompletion = ((any Error)?, NIMStickTopSessionInfo?) -> Void
/// Receives the record of a session that was stuck to the top, or an error.
public typealias NIMRemoveStickTopSessionCompletion = ((any Error)?, NIMStickTopSessionInfo?) -> Void
/// Receives the record of a session that is stuck to the top, or an error.
public typealias NIMUpdateStickTopSessionCompletion = ((any Error)?, NIMStickTopSessionInfo?) -> Void
/// Receives the records of the sessions that are stuck to the top, or an error.
public typealias NIMLoadStickTopSessionInfosCompletion = ((any Error)?, [NIMSession: NIMStickTopSessionInfo]?) -> Void
/// Receives nil, or an error.
public typealias NIMQuickCommentHandler = ((any Error)?) -> Void
/// Receives a number, or an error.
public typealias NIMRemoveCollectBlock = ((any Error)?, Int) -> Void
/// Receives nil, or an error.
public typealias NIMMsgIndexQueryMsgBlock = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMSyncMsgIndexBlock = ((any Error)?) -> Void
/// Receives nil, or an error.
public typealias NIMResetMsgIndexBlock = ((any Error)?) -> Void
