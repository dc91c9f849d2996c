internal import ParlanceCore

/// The table of calls. Each kind is paired with the type that has its check and its decision; a kind without them does not compile.
extension CallKind {
  /// The type of the calls of this kind, which the hub decides; nil for messages, which it decides together (`HubStep.submission`).
  var decision: (any DecidedCall.Type)? {
    switch self {
    case .connect: ConnectCall.self
    case .disconnect: DisconnectCall.self
    case .snapshot: SnapshotCall.self
    case .endSession: EndSessionCall.self
    case .time: TimeCall.self
    case .renewToken: RenewTokenCall.self
    case .standing: StandingCall.self

    case .submit: nil
    case .pull: PullCall.self
    case .revoke: RevokeCall.self
    case .history: HistoryCall.self
    case .deleteMessages: DeleteMessagesCall.self
    case .clearHistory: ClearHistoryCall.self

    case .readDirect: ReadDirectCall.self
    case .delivered: DeliveredCall.self
    case .readGroup: ReadGroupCall.self
    case .markRead: MarkReadCall.self
    case .receiptCounts: ReceiptCountsCall.self
    case .receiptDetail: ReceiptDetailCall.self

    case .createGroup: CreateGroupCall.self
    case .dismissGroup: DismissGroupCall.self
    case .leaveGroup: LeaveGroupCall.self
    case .joinGroup: JoinGroupCall.self
    case .addMembers: AddMembersCall.self
    case .removeMembers: RemoveMembersCall.self
    case .updateGroup: UpdateGroupCall.self
    case .setRole: SetRoleCall.self
    case .transferGroup: TransferGroupCall.self
    case .muteMembers: MuteMembersCall.self
    case .updateMember: UpdateMemberCall.self
    case .groupInformation: GroupInformationCall.self
    case .groupMembers: GroupMembersCall.self
    case .listGroups: ListGroupsCall.self

    case .enterRoom: EnterRoomCall.self
    case .leaveRoom: LeaveRoomCall.self
    case .dismissRoom: DismissRoomCall.self
    case .removeRoomMembers: RemoveRoomMembersCall.self
    case .roomMembers: RoomMembersCall.self
    case .updateRoom: UpdateRoomCall.self
    case .transferRoom: TransferRoomCall.self
    case .changeRoomStandings: ChangeRoomStandingsCall.self
    case .roomStandings: RoomStandingsCall.self

    case .queryPresence: QueryPresenceCall.self
    case .watchPresence: WatchPresenceCall.self
    case .unwatchPresence: UnwatchPresenceCall.self
    case .subscribe: SubscribeCall.self
    case .unsubscribe: UnsubscribeCall.self
    case .subscribers: SubscribersCall.self
    case .subscriberCounts: SubscriberCountsCall.self
    case .attributes: AttributesCall.self
    case .changeAttributes: ChangeAttributesCall.self

    case .beginUpload: BeginUploadCall.self
    case .appendUpload: AppendUploadCall.self
    case .finishUpload: FinishUploadCall.self
    case .discardUpload: DiscardUploadCall.self
    case .mediaInformation: MediaInformationCall.self
    case .readMedia: ReadMediaCall.self
    case .uploadAccess: UploadAccessCall.self

    case .addReaction: AddReactionCall.self
    case .removeReaction: RemoveReactionCall.self
    case .reactions: ReactionsCall.self
    case .reactionPage: ReactionPageCall.self
    case .editMessage: EditMessageCall.self
    case .pinMessage: PinMessageCall.self
    case .unpinMessage: UnpinMessageCall.self
    case .pinnedMessages: PinnedMessagesCall.self
    case .replies: RepliesCall.self
    case .messagesByID: MessagesByIDCall.self
    case .requestFriend: RequestFriendCall.self
    case .answerFriend: AnswerFriendCall.self
    case .removeFriend: RemoveFriendCall.self
    case .updateContact: UpdateContactCall.self
    case .contacts: ContactsCall.self
    case .changeConversationSettings: ChangeConversationSettingsCall.self
    case .listConversations: ListConversationsCall.self
    case .listedConversation: ListedConversationCall.self
    case .delistConversations: DelistConversationsCall.self
    case .saveItem: SaveItemCall.self
    case .savedItems: SavedItemsCall.self
    case .updateSavedItem: UpdateSavedItemCall.self
    case .removeSavedItems: RemoveSavedItemsCall.self
    case .updateProfile: UpdateProfileCall.self
    case .profiles: ProfilesCall.self
    case .publishStatus: PublishStatusCall.self
    case .subscribeStatuses: SubscribeStatusesCall.self
    case .unsubscribeStatuses: UnsubscribeStatusesCall.self
    case .statusSubscriptions: StatusSubscriptionsCall.self
    case .statuses: StatusesCall.self
    case .updatePushSettings: UpdatePushSettingsCall.self
    case .pushSettings: PushSettingsCall.self
    case .updateConversationPushSettings: UpdateConversationPushSettingsCall.self
    case .searchHistory: SearchHistoryCall.self
    case .noteBackup: NoteBackupCall.self
    case .notedBackup: NotedBackupCall.self
    case .reportMessage: ReportMessageCall.self
    case .wordList: WordListCall.self
    case .registerPushToken: RegisterPushTokenCall.self
    case .unregisterPushToken: UnregisterPushTokenCall.self
    case .sendInvitation: SendInvitationCall.self
    case .cancelInvitation: CancelInvitationCall.self
    case .answerInvitation: AnswerInvitationCall.self
    case .confirmInvitation: ConfirmInvitationCall.self
    case .createThread: CreateThreadCall.self
    case .joinThread: JoinThreadCall.self
    case .leaveThread: LeaveThreadCall.self
    case .renameThread: RenameThreadCall.self
    case .removeThreadMember: RemoveThreadMemberCall.self
    case .destroyThread: DestroyThreadCall.self
    case .thread: ThreadCall.self
    case .threads: ThreadsCall.self
    case .threadMembers: ThreadMembersCall.self
    case .lastThreadMessages: LastThreadMessagesCall.self
    case .setBadgeCount: SetBadgeCountCall.self
    }
  }
}
