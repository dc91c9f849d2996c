internal import ParlanceCore

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

/// The rules of each capability.
extension TurnContext {
  var administration: AdministrationRules { AdministrationRules(turn: self) }
  var attributes: AttributeRules { AttributeRules(turn: self) }
  var backups: BackupRules { BackupRules(turn: self) }
  var badges: BadgeRules { BadgeRules(turn: self) }
  var broadcasts: BroadcastRules { BroadcastRules(turn: self) }
  var cluster: ClusterRules { ClusterRules(turn: self) }
  var contacts: ContactRules { ContactRules(turn: self) }
  var conversationList: ConversationListRules { ConversationListRules(turn: self) }
  var conversationSettings: ConversationSettingsRules { ConversationSettingsRules(turn: self) }
  var edits: EditRules { EditRules(turn: self) }
  var erasure: ErasureRules { ErasureRules(turn: self) }
  var exports: ExportRules { ExportRules(turn: self) }
  var faces: FaceRules { FaceRules(turn: self) }
  var freeNames: FreeNameRules { FreeNameRules(turn: self) }
  package var groups: GroupRules { GroupRules(turn: self) }
  var history: HistoryRules { HistoryRules(turn: self) }
  var imports: ImportRules { ImportRules(turn: self) }
  var invitations: InvitationRules { InvitationRules(turn: self) }
  var media: MediaRules { MediaRules(turn: self) }
  var messageChecks: MessageCheckRules { MessageCheckRules(turn: self) }
  var messagePins: MessagePinRules { MessagePinRules(turn: self) }
  var notices: NoticeRules { NoticeRules(turn: self) }
  var ownActions: OwnActionRules { OwnActionRules(turn: self) }
  var presence: PresenceRules { PresenceRules(turn: self) }
  var profiles: ProfileRules { ProfileRules(turn: self) }
  var pulls: PullRules { PullRules(turn: self) }
  var pushSettings: PushSettingsRules { PushSettingsRules(turn: self) }
  var pushTokens: PushTokenRules { PushTokenRules(turn: self) }
  var reactions: ReactionRules { ReactionRules(turn: self) }
  var receipts: ReceiptRules { ReceiptRules(turn: self) }
  var replies: ReplyRules { ReplyRules(turn: self) }
  var reports: ReportRules { ReportRules(turn: self) }
  package var revocations: RevocationRules { RevocationRules(turn: self) }
  package var rooms: RoomRules { RoomRules(turn: self) }
  package var roomManagement: RoomManagementRules { RoomManagementRules(turn: self) }
  var savedItems: SavedItemRules { SavedItemRules(turn: self) }
  var search: SearchRules { SearchRules(turn: self) }
  package var sessions: SessionRules { SessionRules(turn: self) }
  var standing: StandingRules { StandingRules(turn: self) }
  var statuses: StatusRules { StatusRules(turn: self) }
  var streamHeads: StreamHeadRules { StreamHeadRules(turn: self) }
  var submissions: SubmissionRules { SubmissionRules(turn: self) }
  var subscriptions: SubscriptionRules { SubscriptionRules(turn: self) }
  var threads: ThreadRules { ThreadRules(turn: self) }
  var tokenExpiry: TokenExpiryRules { TokenExpiryRules(turn: self) }
  var words: WordRules { WordRules(turn: self) }
}
