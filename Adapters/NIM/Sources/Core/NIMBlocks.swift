// The blocks of the vendor's headers, by their names: apps write them in declarations of their own.

// MARK: teams

/// Gets nil, or an error.
public typealias NIMTeamHandler = ((any Error)?) -> Void
/// Gets a team's id and those who could not be made members, or an error.
public typealias NIMTeamCreateHandler = ((any Error)?, String?, [String]?) -> Void
/// Gets teams, or an error.
public typealias NIMTeamSearchHandler = ((any Error)?, [NIMTeam]?) -> Void
/// Gets members, or an error.
public typealias NIMTeamMemberHandler = ((any Error)?, [NIMTeamMember]?) -> Void
/// Gets a team, or an error.
public typealias NIMTeamFetchInfoHandler = ((any Error)?, NIMTeam?) -> Void
/// Gets the state of the application, or an error.
public typealias NIMTeamApplyHandler = ((any Error)?, NIMTeamApplyStatus) -> Void
/// Gets texts by name, or an error.
public typealias NIMTeamFetchInviterAccidsHandler = ((any Error)?, [String: String]?) -> Void
/// Gets teams, or an error.
public typealias NIMTeamFetchTeamsHandler = ((any Error)?, [NIMTeam]?) -> Void
/// Gets teams and the ids of those that were not found, or an error.
public typealias NIMTeamFetchTeamInfoListHandler = ((any Error)?, [NIMTeam]?, [String]?) -> Void

// MARK: chatrooms

/// Gets nil, or an error.
public typealias NIMChatroomHandler = ((any Error)?) -> Void
/// Gets a member, or an error.
public typealias NIMChatroomMemberHandler = ((any Error)?, NIMChatroomMember?) -> Void
/// Gets a chatroom and a member, or an error.
public typealias NIMChatroomEnterHandler = ((any Error)?, NIMChatroom?, NIMChatroomMember?) -> Void
/// Gets a chatroom, or an error.
public typealias NIMChatroomInfoHandler = ((any Error)?, NIMChatroom?) -> Void
/// Gets members, or an error.
public typealias NIMChatroomMembersHandler = ((any Error)?, [NIMChatroomMember]?) -> Void
/// Gets a count, or an error.
public typealias NIMChatroomMembersCountHandler = ((any Error)?, UInt64) -> Void
/// Gets a list of texts by name, or an error.
public typealias NIMChatroomQueueInfoHandler = ((any Error)?, [[String: String]]?) -> Void
/// Gets texts by name, or an error.
public typealias NIMChatroomQueueRemoveHandler = ((any Error)?, [String: String]?) -> Void
/// Gets texts, or an error.
public typealias NIMChatroomQueueBatchUpdateHandler = ((any Error)?, [String]?) -> Void
/// Gets messages, or an error.
public typealias NIMGetMessagesByTagsHandler = ((any Error)?, [NIMMessage]?) -> Void
/// Returns the token of an account for a chatroom.
public typealias NIMProvideChatroomDynamicTokenHandler = (String?, String?) -> String?
/// Gets texts, or an error.
public typealias NIMRequestChatroomAddressesCallback = ((any Error)?, [String]?) -> Void

// MARK: login

/// Gets nil, or an error.
public typealias NIMLoginHandler = ((any Error)?) -> Void
/// Gets the time, or an error.
public typealias NIMLoginGetServerTimeHandle = ((any Error)?, NIMServerTime) -> Void

// MARK: messages and sessions

/// Returns whether a message is kept.
public typealias NIMHistoryMessageFilterBlock = (NIMMessage) -> Bool
/// Gets nil, or an error.
public typealias NIMSendMessageReceiptBlock = ((any Error)?) -> Void
/// Gets receipts, or an error.
public typealias NIMSendTeamMessageReceiptsBlock = ((any Error)?, [NIMMessageReceipt]?) -> Void
/// Gets nil, or an error.
public typealias NIMRevokeMessageBlock = ((any Error)?) -> Void
/// Gets the readers of a message, or an error.
public typealias NIMQueryReceiptDetailBlock = ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void
/// Gets nil, or an error.
public typealias NIMChatManagerBlock = ((any Error)?) -> Void
/// Gets messages, or an error.
public typealias NIMRetrieveServerMessagesBlock = ((any Error)?, [NIMMessage]?) -> Void
/// Gets nil, or an error.
public typealias NIMBatchDeleteMessagesBlock = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMUpdateMessageBlock = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMRemoveRemoteMessageBlock = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMRemoveRemoteSessionBlock = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMSessionDeleteAllRemoteMessagesCompletionBlock = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMDeleteRemoteMessagesCompletionBlock = ((any Error)?) -> Void
/// Gets messages, or an error.
public typealias NIMSearchMessageBlock = ((any Error)?, [NIMMessage]?) -> Void
/// Gets messages by session, or an error.
public typealias NIMGlobalSearchMessageBlock = ((any Error)?, [NIMSession: [NIMMessage]]?) -> Void
/// Gets a part of the whole, from 0 to 1.
public typealias NIMExportMessageProgress = (Float) -> Void
/// Gets a text, or an error.
public typealias NIMExportMessageComletion = ((any Error)?, String?) -> Void
/// Gets a part of the whole, from 0 to 1.
public typealias NIMImportMessageProgress = (Float) -> Void
/// Gets nil, or an error.
public typealias NIMImportMessageCompletion = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMUpdateMigrateMessageCompletion = ((any Error)?) -> Void
/// Gets a text and a text, or an error.
public typealias NIMFetchMigrateMessageCompletion = ((any Error)?, String?, String?) -> Void
/// Gets recent sessions and a flag, or an error.
public typealias NIMFetchRecentSessionsHistoryBlock = ((any Error)?, [NIMRecentSession]?, Bool) -> Void
/// Gets a recent session, or an error.
public typealias NIMFetchRecentSessionHistoryBlock = ((any Error)?, NIMRecentSession?) -> Void
/// Gets nil, or an error.
public typealias NIMRemoteRecentSessionBlock = ((any Error)?) -> Void
/// Gets sessions, or an error.
public typealias NIMBatchSendACKSessionsBlock = ((any Error)?, [NIMSession]?) -> Void
/// Gets nil, or an error.
public typealias NIMSendACKSessionsBlock = ((any Error)?) -> Void
/// Gets a flag and messages, or an error.
public typealias NIMGetMessagesDynamicallyBlock = ((any Error)?, Bool, [NIMMessage]?) -> Void
/// Gets a text, or an error.
public typealias NIMAudioToTextBlock = ((any Error)?, String?) -> Void
/// Gets recent sessions, or an error.
public typealias NIMLoadRecentSessionsCompletion = ((any Error)?, [NIMRecentSession]?) -> Void

// MARK: files

/// Gets a size in bytes, or an error.
public typealias NIMResourceDeleteHandler = ((any Error)?, Int64) -> Void
/// Gets a text, or an error.
public typealias NIMUploadCompleteBlock = (String?, (any Error)?) -> Void
/// Gets a text and a number, or an error.
public typealias NIMFileQuickTransferCompleteBlock = (String?, Int, (any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMDownloadCompleteBlock = ((any Error)?) -> Void
/// Gets a text, or an error.
public typealias NIMFetchURLCompletion = ((any Error)?, String?) -> Void
/// Gets nil, or an error.
public typealias NIMDocTranscodingDeleteCompleteBlock = ((any Error)?) -> Void
/// Gets a text, or an error.
public typealias NIMArchiveLogsHandler = (any Error, String) -> Void
/// Gets a text, or an error.
public typealias NIMUploadLogsHandler = (any Error, String) -> Void

// MARK: other services

/// Gets nil, or an error.
public typealias NIMSignalingOperationBlock = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMUserBlock = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMSystemNotificationHandler = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMApnsHandler = ((any Error)?) -> Void
/// Returns the number of unread messages that the app shows.
public typealias NIMBadgeHandler = () -> UInt
/// Gets a list, or an error.
public typealias NIMEventSubscribeResponseBlock = ((any Error)?, [Any]?) -> Void
/// Gets a list, or an error.
public typealias NIMEventSubscribeQueryBlock = ((any Error)?, [Any]?) -> Void
/// Gets a text, or an error.
public typealias NIMRedPacketTokenFetchBlock = ((any Error)?, String?) -> Void
/// Gets nil, or an error.
public typealias NIMQuickCommentHandler = ((any Error)?) -> Void
/// Gets a number, or an error.
public typealias NIMRemoveCollectBlock = ((any Error)?, Int) -> Void
/// Gets nil, or an error.
public typealias NIMMsgIndexQueryMsgBlock = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMSyncMsgIndexBlock = ((any Error)?) -> Void
/// Gets nil, or an error.
public typealias NIMResetMsgIndexBlock = ((any Error)?) -> Void
