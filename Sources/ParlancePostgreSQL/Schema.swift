#if Cluster
  /// One step in the growth of the database; once released it is never edited.
  struct PostgreSQLMigration: Sendable {
    /// The version that the database has afterwards.
    let version: Int
    let sql: String
  }

  /// The list that a capability joins if a hub stores something of it, beside that of the migrations below. Its tables and its
  /// statements stand in a file of its own.
  extension PostgreSQLStatement {
    /// Those that read and write the hub's tables.
    static let hub: [PostgreSQLStatement] =
      GatewayStatements.all + ClusterStatements.all + GenerationStatements.all + AccountStatements.all
      + StreamStatements.all + AppendStatements.all + EventStatements.all + PastStatements.all + HistoryStatements.all
      + MemberStatements.all + ReceiptStatements.all + ReactionStatements.all + EditStatements.all + PinStatements.all
      + SavedItemStatements.all + ReportStatements.all + ReplyStatements.all + AttributeStatements.all
      + ConversationSettingsStatements.all + PruningStatements.all + MediaStatements.all + ServiceEventStatements.all
      + PushTokenStatements.all + BadgeStatements.all + FaceStatements.all + UnreadStatements.all

    static let all = [begin, commit, rollback] + hub
  }

  /// The tables of a hub.
  ///
  /// Names, keys and ids are stored as their bytes in UTF-8: they are compared by them, and may have any character.
  enum PostgreSQLSchema {
    /// The schema that has the tables, for a database may have others.
    static let name = "parlance"

    /// The tables of the first version. Those of a capability are declared beside its statements.
    private static let tables = [
      gateways, live, accounts, streams, members, receipts, reactions, pins, replies, savedItems, history, pruning,
      attributes, conversationSettings, media, serviceEvents, pushTokens, badges, reports, faces, blobs, imports,
    ]

    /// In the order of their versions.
    static let migrations = [PostgreSQLMigration(version: 1, sql: tables.joined(separator: "\n"))]
  }
#endif
