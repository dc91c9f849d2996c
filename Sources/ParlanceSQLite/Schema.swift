/// The parts of a kind of database.
struct Schema {
  /// For errors.
  var name: String
  /// The number in the file's header that distinguishes the kinds of database.
  var applicationID: Int64
  /// A Boolean value that indicates whether deletions are to make the file shorter.
  var givesSpaceBack = false
  /// In the order of their versions.
  var migrations: [Migration]
  /// The statements of capabilities. Those that nearly every message needs are properties of the store.
  var statements: [any StatementGroup.Type] = []
}

/// The lists that a capability joins if a hub or a device stores something of it: with its tables, or a migration, and its
/// statements. Both stand in a file of its own.
extension Schema {
  static let hub = Schema(
    name: "hub", applicationID: 0x5041_5248, givesSpaceBack: true,
    migrations: [
      Migration(version: 1, sql: hubTables.joined(separator: "\n"))
    ],
    statements: [
      HubAttributeStatements.self, HubBadgeStatements.self, HubFaceStatements.self, HubPinStatements.self,
      HubPushTokenStatements.self, HubReplyStatements.self, HubReportStatements.self, HubSavedItemStatements.self,
      HubUnreadStatements.self,
    ])

  /// The tables of the first version.
  private static let hubTables = [
    hubAccounts, hubStreams, hubHistory, hubMembers, hubReceipts, hubReactions, hubPins, hubReplies, hubSavedItems,
    hubAttributes, hubConversationSettings, hubMedia, hubServiceEvents, hubPushTokens, hubBadges, hubReports, hubFaces,
  ]

  static let device = Schema(
    name: "device", applicationID: 0x5041_5244,
    migrations: [
      Migration(version: 1, sql: deviceTables.joined(separator: "\n"))
    ],
    statements: [
      DeviceArchiveStatements.self, DeviceContactStatements.self, DeviceNoticeStatements.self,
      DeviceProfileStatements.self, DeviceReceiptStatements.self, DeviceReplyStatements.self,
      DeviceRevocationStatements.self, DeviceThreadStatements.self, DeviceUnreadStatements.self,
    ])

  /// The tables of the first version.
  private static let deviceTables = [
    deviceConversations, deviceMessages, deviceOutbox, deviceReceipts, deviceReplies, deviceReactions,
    deviceRevocations, deviceThreads, deviceMedia, deviceContacts, deviceProfiles, deviceNotices, deviceSearch,
  ]
}
