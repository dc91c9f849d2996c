// The lists that a further capability joins: `Capability`, and `Scenario.subjects`. What else it needs has files of its own: the protocol
// of its drivers, its observations (`CapabilityObservation`), the calls of `Client`, and its scenarios.

/// The abilities of a style's public API, as far as scenarios need to know them.
///
/// A style that lacks one is still tested where others have it: the scenario then asserts what its user sees.
public enum Capability: String, Hashable, Sendable, CaseIterable {
  /// The app chooses a message's id before it is sent (`OutgoingMessage.id`).
  case choosesIDs
  /// The app is notified when a message leaves, before it is notified of the outcome.
  case announcesSending
  /// A receiver can notify the peer of a direct conversation that it read (`ReceiptDriver`).
  case directReceipts
  /// A receipt of a direct conversation is for one message alone; one that covers more is delivered message by message.
  case receiptsForOneMessage
  /// A sender can ask for receipts of a message in a group, and read them (`GroupReceiptDriver`).
  case requestsGroupReceipts
  /// Group receipts also show how many have not read and who, and the client knows it without asking.
  case reportsNonReaders
  /// The counts of own messages can be asked for again (`ReadCountRefreshingDriver`).
  case refreshesReadCounts
  /// A sender is notified that a member read a group message, as a receipt without counts.
  case hearsOfGroupReads
  /// A member can notify the senders of group messages that they were read (`GroupAcknowledgingDriver`).
  case acknowledgesGroupMessages
  /// An acknowledgement of one group message covers the earlier ones of the group as well.
  case acknowledgesGroupsUpToMessage
  /// Messages can be taken back (`RevocationDriver`), and the app is notified when others do.
  case revokes
  /// The app attaches words to a revocation (`RevocationWords`).
  case revocationWords
  /// A revocation shows the words of the revoker's app.
  case showsRevocationWords
  /// The device that takes a message back is notified as the receivers are, besides its completion.
  case revokerIsTold
  /// Reactions are added to messages and removed (`ReactionDriver`), and the app is notified when others do.
  case reacts
  /// The text of a message that was sent can be changed (`EditDriver`), and the app is notified when others do.
  case edits
  /// A message can be pinned for everyone in its conversation (`MessagePinDriver`), and the app is notified when others do.
  case pinsMessages
  /// Instructions between apps (`CommandDriver`).
  case commands
  /// A message states whether it counts as unread.
  case marksUncounted
  /// Unread counts are shown (`UnreadDriver`).
  case countsUnread
  /// The app marks a conversation as read (`ReadMarkingDriver`).
  case marksRead
  /// A client can be set to count a revoked message no longer (`ClientOptions.recountsRevoked`).
  case recountsRevoked
  /// A revoked message that was unread counts no longer, whatever the settings.
  case alwaysRecountsRevoked
  /// Messages can be deleted from the local database alone (`LocalDeletionDriver`).
  case deletesLocally
  /// A conversation can be pinned for all devices of the account (`PinningDriver`).
  case pinsConversations
  /// Groups are created, joined and left by the app (`GroupDriver`).
  case managesGroups
  /// Places on the map can be sent and shown (`OutgoingMessage.content`).
  case locations
  /// Tips, which are remarks in a conversation, are shown as such.
  case tips
  /// Tips can be sent.
  case sendsTips
  /// Content of an app's own format can be sent and shown.
  case customContent
  /// Bytes can be sent and shown.
  case data
  /// Rooms are entered and left by the app (`RoomDriver`).
  case rooms
  /// A failed message can be sent again under its id (`ResendingDriver`).
  case resends
  /// Pictures, sound, videos and files can be sent and fetched (`MediaDriver`).
  case media
  /// A small picture that stands for a received one can be fetched (`ThumbnailDriver`).
  case thumbnails
  /// Pictures are sent with a small one that the app made (`ThumbnailSendingDriver`).
  case sendsThumbnails
  /// The file of a received message can be sent in a further one, without being uploaded again
  /// (`MediaForwardingDriver`).
  case forwardsMedia
  /// Accounts become friends by a request and its answer, and the app is notified of both (`FriendDriver`).
  case befriends
  /// Accounts can be blocked (`BlockingDriver`), whose direct messages do not arrive any more.
  case blocks
  /// A direct message to an account that has blocked its sender fails (`Refusal.blocked`); otherwise it is accepted.
  case learnsOfBlocks
  /// Accounts have profiles, which others fetch (`ProfileDriver`).
  case profiles
  /// The app is notified of changes of its friends' profiles.
  case followsProfiles
  /// The app subscribes to others, is notified as they come and go, and publishes a description of its own
  /// (`StatusDriver`).
  case subscribesToStatuses
  /// The app sets the part of each day in which its account is not notified (`PushSettingsDriver`).
  case setsQuietHours
  /// The app is notified of what its account does on its other devices.
  case hearsOwnActions
  /// The app searches the history that the hub keeps (`HistorySearchDriver`).
  case searchesHistory
  /// The app invites accounts to calls, is invited, accepts, refuses and cancels (`CallInvitationDriver`).
  case invitesToCalls
  /// The app makes calls in channels, is invited into them, accepts, refuses and cancels (`CallChannelDriver`).
  case callsInChannels
  /// The app creates and joins threads of its groups, and is notified of them (`ThreadDriver`).
  case opensThreads
  /// A message of a group is sent to some of its members (`OutgoingMessage.addressees`).
  case addressesMembers
  /// A message of a room is sent to some of those in it (`OutgoingMessage.addressees`).
  case addressesOccupants
  /// The owner of a room silences and blocks those in it (`RoomManagementDriver`).
  case managesRooms
  /// A member blocks a group (`GroupBlockDriver`), so that it receives no messages of it.
  case blocksGroups
  /// Accounts ask to join groups, are asked when they are invited, and the app is notified of both (`GroupRequestDriver`).
  case asksForMembership
  /// The app announces, mutes, names managers and gives its groups away, and is notified when others do
  /// (`GroupAdministrationDriver`).
  case administersGroups
  /// The app keeps lists of its groups: who may not join, who may write although all are muted, attributes of members, and
  /// shared files (`GroupListDriver`).
  case keepsGroupLists
  /// The app announces in its rooms, names managers, removes those in them, and keeps entries (`RoomAdministrationDriver`).
  case administersRooms
  /// The app creates groups that anyone may join, finds those of others, and joins them (`OpenGroupDriver`).
  case joinsOpenGroups
  /// The app lists the groups that anyone may join or ask to join (`PublicGroupListDriver`).
  case listsPublicGroups
  /// The app lists the members of its groups and those in its rooms, page by page (`MemberListDriver`).
  case listsMembers
  /// The app lists the hub's rooms (`RoomListDriver`).
  case listsRooms
  /// The app creates rooms, if its account may (`RoomCreationDriver`).
  case createsRooms
  /// The app mutes all in its rooms, and keeps a list of accounts that may still write (`RoomAllowListDriver`).
  case allowsInRooms
  /// The app shows tags and a place in rooms, and writes to those with a tag or near a place (`RoomAppearanceDriver`).
  case appearsInRooms
  /// The owner of a room makes accounts regular members, which are listed while they are away, too (`RegularMemberDriver`).
  case keepsRegularMembers
  /// The app is notified of the operator's texts to all accounts.
  case hearsBulletins

  // What a style has that others are free of.

  /// An account has one device of the style at a time: a further login ends the former, and what the account writes
  /// with other styles is not shown.
  case oneDeviceOnly
  /// A message waits only for an account of which no device is connected: a login does not receive what another device
  /// of its account received before it.
  case waitsForAbsentAccountsOnly
  /// A group's messages arrive only while the app has joined it (`GroupJoiningDriver`); nothing of it waits.
  case joinsGroupsToHear
  /// Messages carry no attributes.
  case plainMessages
  /// Tips are not shown at all, not even as texts.
  case hidesTips
  /// Logging in without the network goes on for ten seconds before it fails.
  case loginWaitsForNetwork
  /// Logins are allowed once in a while only, so that the world's clock has to go on before each.
  case limitsLogins
  /// Messages that were not accepted when the process ended are dropped.
  case dropsUnsent
  /// Media are pictures and files only: recordings and films are sent and shown as files.
  case mediaAreImagesOrFiles

  /// The capabilities that are restrictions of a style, which other styles do not have.
  public static let burdens: Set<Capability> = [
    .oneDeviceOnly, .waitsForAbsentAccountsOnly, .joinsGroupsToHear, .plainMessages, .hidesTips, .loginWaitsForNetwork,
    .limitsLogins, .dropsUnsent, .mediaAreImagesOrFiles,
  ]
}

extension Scenario {
  /// Every scenario of the kit.
  public static var all: [Scenario] { subjects.flatMap(\.scenarios) }

  /// The scenarios by subject, under the names of their lists.
  package static var subjects: [(name: String, scenarios: [Scenario])] {
    [
      ("texts", texts), ("contents", contents), ("media", media), ("order", order), ("devices", devices),
      ("sessions", sessions), ("attributes", attributes), ("commands", commands), ("receipts", receipts),
      ("groupReceipts", groupReceipts), ("revocation", revocation), ("revocationEdges", revocationEdges),
      ("commandRevocation", commandRevocation), ("reactions", reactions), ("edits", edits),
      ("messagePins", messagePins), ("deletion", deletion),
      ("pins", pins),
      ("unread", unread),
      ("durability", durability), ("badInput", badInput), ("network", network), ("groups", groups),
      ("contacts", contacts), ("profiles", profiles), ("statuses", statuses), ("pushSettings", pushSettings),
      ("callInvitations", callInvitations), ("ownActions", ownActions),
      ("searches", searches), ("moderation", moderation), ("threads", threads), ("addressees", addressees),
      ("roomManagement", roomManagement), ("groupRequests", groupRequests),
      ("groupAdministration", groupAdministration), ("groupLists", groupLists),
      ("roomAdministration", roomAdministration),
      ("publicGroups", publicGroups), ("memberLists", memberLists), ("roomLists", roomLists),
      ("roomAppearances", roomAppearances),
      ("bulletins", bulletins),
      ("poorerStyles", poorerStyles),
    ]
  }
}
