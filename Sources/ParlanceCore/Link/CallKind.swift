/// The numbers of the calls on the wire. A number is never given to another call.
package enum CallKind: UInt8, Sendable, CaseIterable {
  case connect = 1
  case disconnect = 2
  case snapshot = 3
  case endSession = 4
  case time = 5
  case renewToken = 6
  case standing = 7

  case submit = 10
  case pull = 11
  case revoke = 12
  case history = 13
  case deleteMessages = 14
  case clearHistory = 15

  case readDirect = 20
  case delivered = 21
  case readGroup = 22
  case markRead = 23
  case receiptCounts = 24
  case receiptDetail = 25

  case createGroup = 30
  case dismissGroup = 31
  case leaveGroup = 32
  case joinGroup = 33
  case addMembers = 34
  case removeMembers = 35
  case updateGroup = 36
  case setRole = 37
  case transferGroup = 38
  case muteMembers = 39
  case updateMember = 40
  case groupInformation = 41
  case groupMembers = 42
  case listGroups = 43
  case applyToGroup = 44
  case answerGroupRequest = 45
  case withdrawGroupRequest = 46
  case groupRequests = 47

  case enterRoom = 50
  case leaveRoom = 51
  case dismissRoom = 52
  case removeRoomMembers = 53
  case roomMembers = 54
  case updateRoom = 55
  case transferRoom = 56
  case changeRoomStandings = 57
  case roomStandings = 58
  case rooms = 207
  case createRoom = 208

  case queryPresence = 60
  case watchPresence = 61
  case unwatchPresence = 62
  case subscribe = 63
  case unsubscribe = 64
  case subscribers = 65
  case subscriberCounts = 66
  case attributes = 67
  case changeAttributes = 68

  case setRoomEntries = 70
  case removeRoomEntries = 71
  case roomEntries = 72

  case beginUpload = 80
  case appendUpload = 81
  case finishUpload = 82
  case discardUpload = 83
  case mediaInformation = 84
  case readMedia = 85
  case uploadAccess = 86

  case addReaction = 90
  case removeReaction = 91
  case reactions = 92
  case reactionPage = 93
  case editMessage = 94

  case pinMessage = 96
  case unpinMessage = 97
  case pinnedMessages = 98

  case replies = 99
  case requestFriend = 100
  case answerFriend = 101
  case removeFriend = 102
  case updateContact = 103
  case contacts = 104

  case changeConversationSettings = 110
  case listConversations = 111
  case listedConversation = 112
  case delistConversations = 113

  case saveItem = 115
  case savedItems = 116
  case updateSavedItem = 117
  case removeSavedItems = 118

  case messagesByID = 119

  case updateProfile = 120
  case profiles = 121

  case publishStatus = 125
  case subscribeStatuses = 126
  case unsubscribeStatuses = 127
  case statusSubscriptions = 128
  case statuses = 129
  case updatePushSettings = 130
  case pushSettings = 131
  case updateConversationPushSettings = 132

  case searchHistory = 140
  case noteBackup = 145
  case notedBackup = 146
  case reportMessage = 147
  case wordList = 148

  case registerPushToken = 154
  case unregisterPushToken = 155

  case sendInvitation = 156
  case cancelInvitation = 157
  case answerInvitation = 158
  case confirmInvitation = 159

  case createThread = 160
  case joinThread = 161
  case leaveThread = 162
  case renameThread = 163
  case removeThreadMember = 164
  case destroyThread = 165
  case thread = 166
  case threads = 167
  case threadMembers = 168
  case lastThreadMessages = 169

  case setBadgeCount = 171

  case blockMembers = 172
  case allowMembers = 173
  case blockedMembers = 174
  case setMemberAttributes = 175
  case memberAttributes = 176
  case addGroupFile = 177
  case removeGroupFile = 178
  case groupFiles = 179

  case publicGroups = 206
  case blockGroup = 209

  case createCallChannel = 180
  case joinCallChannel = 181
  case leaveCallChannel = 182
  case extendCallChannel = 183
  case inviteToCallChannel = 184
  case withdrawCallChannelInvitation = 185
  case answerCallChannelInvitation = 186
  case controlCallChannel = 187
  case startCall = 188
  case callChannel = 189
  case callChannels = 190
  case takeCallChannelEvents = 191

  case updateRoomMember = 192
  case muteRoomTag = 193
  case bulletins = 200
}

extension CallKind {
  /// The type of the calls of this kind.
  package var type: any HubCall.Type {
    switch self {
    case .connect: ConnectCall.self
    case .disconnect: DisconnectCall.self
    case .snapshot: SnapshotCall.self
    case .endSession: EndSessionCall.self
    case .time: TimeCall.self
    case .renewToken: RenewTokenCall.self
    case .standing: StandingCall.self

    case .submit: SubmitCall.self
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
    case .applyToGroup: ApplyToGroupCall.self
    case .answerGroupRequest: AnswerGroupRequestCall.self
    case .withdrawGroupRequest: WithdrawGroupRequestCall.self
    case .groupRequests: GroupRequestsCall.self

    case .enterRoom: EnterRoomCall.self
    case .leaveRoom: LeaveRoomCall.self
    case .dismissRoom: DismissRoomCall.self
    case .removeRoomMembers: RemoveRoomMembersCall.self
    case .roomMembers: RoomMembersCall.self
    case .updateRoom: UpdateRoomCall.self
    case .transferRoom: TransferRoomCall.self
    case .changeRoomStandings: ChangeRoomStandingsCall.self
    case .roomStandings: RoomStandingsCall.self
    case .setRoomEntries: SetRoomEntriesCall.self
    case .removeRoomEntries: RemoveRoomEntriesCall.self
    case .roomEntries: RoomEntriesCall.self
    case .updateRoomMember: UpdateRoomMemberCall.self
    case .muteRoomTag: MuteRoomTagCall.self

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
    case .blockMembers: BlockMembersCall.self
    case .allowMembers: AllowMembersCall.self
    case .blockedMembers: BlockedMembersCall.self
    case .setMemberAttributes: SetMemberAttributesCall.self
    case .memberAttributes: MemberAttributesCall.self
    case .addGroupFile: AddGroupFileCall.self
    case .removeGroupFile: RemoveGroupFileCall.self
    case .groupFiles: GroupFilesCall.self
    case .publicGroups: PublicGroupsCall.self
    case .rooms: RoomsCall.self
    case .createRoom: CreateRoomCall.self
    case .blockGroup: BlockGroupCall.self
    case .createCallChannel: CreateCallChannelCall.self
    case .joinCallChannel: JoinCallChannelCall.self
    case .leaveCallChannel: LeaveCallChannelCall.self
    case .extendCallChannel: ExtendCallChannelCall.self
    case .inviteToCallChannel: InviteToCallChannelCall.self
    case .withdrawCallChannelInvitation: WithdrawCallChannelInvitationCall.self
    case .answerCallChannelInvitation: AnswerCallChannelInvitationCall.self
    case .controlCallChannel: ControlCallChannelCall.self
    case .startCall: StartCallCall.self
    case .callChannel: CallChannelCall.self
    case .callChannels: CallChannelsCall.self
    case .takeCallChannelEvents: TakeCallChannelEventsCall.self
    case .bulletins: BulletinsCall.self
    }
  }
}
