internal import ParlanceCore

// The lists of the hub's side, which a capability joins here and nowhere else: its rules, what it keeps of an account, what an
// erasure does with that, its calls, and what sessions of rooms alone may do with them. The compiler asks for the rows of kept values
// and of calls. Those of a device's side are in `DeviceComponents`, those of what is stored in `StoredCapabilities` and beside each
// database.

/// The parts that all rules share.
extension TurnContext {
  var steps: TurnSteps { TurnSteps(turn: self) }
  var effects: TurnEffects { TurnEffects(turn: self) }
  var entries: TurnEntries { TurnEntries(turn: self) }
  var access: MessageAccessRules { MessageAccessRules(turn: self) }
  var audience: TurnAudience { TurnAudience(turn: self) }
  var keptValues: KeptValues { KeptValues(turn: self) }
  package var lookup: TurnLookup { TurnLookup(turn: self) }
  var visibility: VisibilityRules { VisibilityRules(turn: self) }
}

/// The stores of all capabilities. Only this file can read them: each capability's rules get the store of their own (`ownStore`),
/// and ask the rules of another capability for what that one stores.
struct CapabilityStores {
  fileprivate let all: any HubStore

  init(_ all: any HubStore) { self.all = all }
}

/// The rules of each capability.
extension TurnContext {
  var administration: AdministrationRules { AdministrationRules(turn: self) }
  var attributes: AttributeRules { AttributeRules(turn: self, ownStore: stores.all) }
  var backups: BackupRules { BackupRules(turn: self) }
  var badges: BadgeRules { BadgeRules(turn: self, ownStore: stores.all) }
  var broadcasts: BroadcastRules { BroadcastRules(turn: self) }
  var bulletins: BulletinRules { BulletinRules(turn: self) }
  var callChannels: CallChannelRules { CallChannelRules(turn: self) }
  var cluster: ClusterRules { ClusterRules(turn: self) }
  var contacts: ContactRules { ContactRules(turn: self) }
  var conversationList: ConversationListRules { ConversationListRules(turn: self, ownStore: stores.all) }
  var conversationSettings: ConversationSettingsRules { ConversationSettingsRules(turn: self, ownStore: stores.all) }
  var edits: EditRules { EditRules(turn: self) }
  var erasure: ErasureRules { ErasureRules(turn: self) }
  var exports: ExportRules { ExportRules(turn: self) }
  var faces: FaceRules { FaceRules(turn: self, ownStore: stores.all) }
  var freeNames: FreeNameRules { FreeNameRules(turn: self) }
  var groupDetails: GroupDetailRules { GroupDetailRules(turn: self) }
  package var groups: GroupRules { GroupRules(turn: self) }
  var groupRequests: GroupRequestRules { GroupRequestRules(turn: self) }
  var history: HistoryRules { HistoryRules(turn: self, ownStore: stores.all) }
  package var imports: ImportRules { ImportRules(turn: self) }
  var invitations: InvitationRules { InvitationRules(turn: self) }
  var media: MediaRules { MediaRules(turn: self, ownStore: stores.all) }
  var messageChecks: MessageCheckRules { MessageCheckRules(turn: self) }
  var messagePins: MessagePinRules { MessagePinRules(turn: self, ownStore: stores.all) }
  var ownActions: OwnActionRules { OwnActionRules(turn: self) }
  var presence: PresenceRules { PresenceRules(turn: self) }
  var profiles: ProfileRules { ProfileRules(turn: self) }
  var pulls: PullRules { PullRules(turn: self) }
  var pushSettings: PushSettingsRules { PushSettingsRules(turn: self) }
  var pushTokens: PushTokenRules { PushTokenRules(turn: self, ownStore: stores.all) }
  var reactions: ReactionRules { ReactionRules(turn: self, ownStore: stores.all) }
  var receipts: ReceiptRules { ReceiptRules(turn: self, ownStore: stores.all) }
  var replies: ReplyRules { ReplyRules(turn: self, ownStore: stores.all) }
  var reports: ReportRules { ReportRules(turn: self, ownStore: stores.all) }
  package var revocations: RevocationRules { RevocationRules(turn: self) }
  var roomEntries: RoomEntryRules { RoomEntryRules(turn: self) }
  package var rooms: RoomRules { RoomRules(turn: self) }
  var roomMembers: RoomMemberRules { RoomMemberRules(turn: self) }
  package var roomManagement: RoomManagementRules { RoomManagementRules(turn: self) }
  var scopes: ScopeRules { ScopeRules(turn: self) }
  var savedItems: SavedItemRules { SavedItemRules(turn: self, ownStore: stores.all) }
  var search: SearchRules { SearchRules(turn: self) }
  var serviceEvents: ServiceEventRules { ServiceEventRules(turn: self, ownStore: stores.all) }
  var sessionLog: SessionLogRules { SessionLogRules(turn: self) }
  package var sessions: SessionRules { SessionRules(turn: self) }
  var standing: StandingRules { StandingRules(turn: self) }
  var statuses: StatusRules { StatusRules(turn: self) }
  var streamHeads: StreamHeadRules { StreamHeadRules(turn: self) }
  var submissions: SubmissionRules { SubmissionRules(turn: self) }
  var subscriptions: SubscriptionRules { SubscriptionRules(turn: self) }
  var threads: ThreadRules { ThreadRules(turn: self) }
  var tokenExpiry: TokenExpiryRules { TokenExpiryRules(turn: self) }
  var unreadCounts: UnreadCountRules { UnreadCountRules(turn: self) }
  var words: WordRules { WordRules(turn: self) }
}

/// The rules of what an account has so much of that an erasure removes it in several turns.
extension TurnContext {
  var erasing: [any ErasingRules] { [savedItems] }
}

/// The kinds of kept values, by the keys of their streams.
enum KeptValueKind: String, CaseIterable {
  case profile = "p"
  case statuses = "s"
  case subscriptions = "f"
  case savedItems = "i"
  case pushSettings = "n"
  case backup = "b"
  case standing = "x"
  case calls = "v"
  case createdRooms = "rooms"
  case roomCards = "cards"

  func key(_ account: AccountNumber) -> StreamKey { .kept("\(rawValue):\(account)") }

  /// Returns the value that the first step of an erasure leaves; nil for those that a later step empties (`ErasingRules`), and for
  /// the standing, which says that the account was erased.
  func erased(_ account: AccountRecord) -> (any WireValue)? {
    switch self {
    case .profile: Profile(account: account.id)
    case .statuses: [PublishedStatus]()
    case .subscriptions: [StatusSubscription]()
    case .savedItems: nil
    case .pushSettings: KeptPushSettings()
    case .backup: [MessageBackup]()
    case .standing: nil
    case .calls: AccountCalls()
    case .createdRooms, .roomCards: RoomStreams()
    }
  }
}

/// The table of calls. Each kind is paired with the type that has its check and its decision; a kind without them does not compile.
extension CallKind {
  /// The type of the calls of this kind, with what the hub does with them: `type`, as a test makes sure.
  var decision: any DecidedCall.Type {
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

extension CallKind {
  /// The use of calls of this kind that a session of rooms alone may make.
  var roomAccess: RoomAccess {
    switch self {
    case .connect, .disconnect, .time, .enterRoom, .mediaInformation, .readMedia: .free

    case .leaveRoom, .roomMembers, .roomStandings, .roomEntries, .history, .pull, .messagesByID, .attributes: .read

    case .submit, .revoke, .reportMessage, .changeAttributes, .dismissRoom, .removeRoomMembers, .updateRoom,
      .transferRoom, .changeRoomStandings, .setRoomEntries, .removeRoomEntries, .updateRoomMember, .muteRoomTag:
      .write

    case .renewToken, .rooms, .createRoom, .beginUpload, .appendUpload, .finishUpload, .discardUpload, .uploadAccess:
      .account

    case .snapshot, .endSession, .standing, .deleteMessages, .clearHistory, .readDirect, .delivered, .readGroup,
      .markRead, .receiptCounts, .receiptDetail, .createGroup, .dismissGroup, .leaveGroup, .joinGroup, .addMembers,
      .removeMembers, .updateGroup, .setRole, .transferGroup, .muteMembers, .updateMember, .groupInformation,
      .groupMembers, .listGroups, .applyToGroup, .answerGroupRequest, .withdrawGroupRequest, .groupRequests,
      .queryPresence, .watchPresence, .unwatchPresence, .subscribe, .unsubscribe, .subscribers, .subscriberCounts,
      .addReaction, .removeReaction, .reactions, .reactionPage, .editMessage, .pinMessage, .unpinMessage,
      .pinnedMessages, .replies, .requestFriend, .answerFriend, .removeFriend, .updateContact, .contacts,
      .changeConversationSettings, .listConversations, .listedConversation, .delistConversations, .saveItem,
      .savedItems, .updateSavedItem, .removeSavedItems, .updateProfile, .profiles, .publishStatus, .subscribeStatuses,
      .unsubscribeStatuses, .statusSubscriptions, .statuses, .updatePushSettings, .pushSettings,
      .updateConversationPushSettings, .searchHistory, .noteBackup, .notedBackup, .wordList, .registerPushToken,
      .unregisterPushToken, .sendInvitation, .cancelInvitation, .answerInvitation, .confirmInvitation, .createThread,
      .joinThread, .leaveThread, .renameThread, .removeThreadMember, .destroyThread, .thread, .threads, .threadMembers,
      .lastThreadMessages, .setBadgeCount, .blockMembers, .allowMembers, .blockedMembers, .setMemberAttributes,
      .memberAttributes, .addGroupFile, .removeGroupFile, .groupFiles, .publicGroups, .blockGroup, .createCallChannel,
      .joinCallChannel, .leaveCallChannel, .extendCallChannel, .inviteToCallChannel, .withdrawCallChannelInvitation,
      .answerCallChannelInvitation, .controlCallChannel, .startCall, .callChannel, .callChannels,
      .takeCallChannelEvents, .bulletins:
      .none
    }
  }
}
