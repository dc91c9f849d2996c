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
      + PushTokenStatements.all + BadgeStatements.all + FaceStatements.all

    static let all = [begin, commit, rollback] + hub
  }

  /// The tables of a hub.
  ///
  /// Names, keys and ids are stored as their bytes in UTF-8: they are compared by them, and may have any character.
  enum PostgreSQLSchema {
    /// The schema that has the tables, for a database may have others.
    static let name = "parlance"

    /// The content of media, in pieces that follow one another. The pieces of what is gone are removed a few at a time.
    private static let blobs = """
      CREATE SEQUENCE blob_content;
      CREATE TABLE blob(sha256 bytea PRIMARY KEY, content bigint NOT NULL UNIQUE, size bigint NOT NULL);
      CREATE TABLE blob_upload(
        content bigint NOT NULL UNIQUE, received bigint NOT NULL, id bytea PRIMARY KEY, md5 bytea NOT NULL,
        sha256_state bytea NOT NULL, sha256 bytea) WITH (fillfactor = 50);
      CREATE INDEX blob_upload_by_sha256 ON blob_upload(sha256) WHERE sha256 IS NOT NULL;
      CREATE TABLE blob_piece(
        content bigint NOT NULL, start bigint NOT NULL, bytes bytea NOT NULL, PRIMARY KEY(content, start));
      ALTER TABLE blob_piece ALTER COLUMN bytes SET STORAGE EXTERNAL;
      CREATE TABLE blob_garbage(content bigint PRIMARY KEY);
      """

    /// The import of another database, and the last imported key of each table.
    private static let imports = """
      CREATE TABLE import(source bytea NOT NULL, is_complete boolean NOT NULL);
      CREATE TABLE import_position(rows bigint NOT NULL, name bytea PRIMARY KEY, key bytea NOT NULL);
      """

    /// The reports of messages.
    private static let reports = """
      CREATE TABLE report(
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream bigint NOT NULL, sequence bigint NOT NULL,
        reporter bigint NOT NULL, sender bigint NOT NULL, time bigint NOT NULL, message_time bigint NOT NULL,
        closed bigint, content_kind bigint NOT NULL, message_id bytea NOT NULL, text bytea NOT NULL, tag bytea NOT NULL,
        reason bytea NOT NULL, note bytea, UNIQUE(stream, sequence, reporter));
      CREATE INDEX report_open ON report(number) WHERE closed IS NULL;
      CREATE INDEX report_closed ON report(number) WHERE closed IS NOT NULL;
      CREATE INDEX report_by_reporter ON report(reporter) WHERE closed IS NULL;
      """

    /// The numbers on the icons of devices, from which push notifications count on.
    private static let badges = """
      CREATE TABLE badge(
        account bigint NOT NULL, count bigint NOT NULL, updated bigint NOT NULL, style bytea NOT NULL,
        device bytea NOT NULL, PRIMARY KEY(account, style, device)) WITH (fillfactor = 70);
      """

    /// The values of server faces.
    private static let faces = """
      CREATE TABLE face_value(
        expires bigint, face bytea NOT NULL, key bytea NOT NULL, value bytea NOT NULL, PRIMARY KEY(face, key));
      CREATE INDEX face_value_by_expiry ON face_value(expires) WHERE expires IS NOT NULL;
      """

    /// The indexes by which the conversations of an account are found by the times of their newest entries, and its groups
    /// alone: members of groups have properties.
    private static let activity = """
      CREATE INDEX stream_of_lower ON stream((\(lowerAccount)), last_time, number) WHERE kind = 1;
      CREATE INDEX stream_of_higher ON stream((\(higherAccount)), last_time, number) WHERE kind = 1;
      CREATE INDEX member_of_group ON member(account, stream) WHERE octet_length(profile) > 0;
      """

    /// The accounts of a direct conversation, whose key is `d:lower:higher`, as the indexes have them.
    static let lowerAccount = "substring(encode(key, 'escape') from '^d:([0-9]+):')::bigint"
    static let higherAccount = "substring(encode(key, 'escape') from '^d:[0-9]+:([0-9]+)$')::bigint"

    /// In the order of their versions.
    static let migrations = [
      PostgreSQLMigration(
        version: 1,
        sql: """
          CREATE TABLE gateway(
            id bigint PRIMARY KEY, number bigint UNIQUE, turn bigint NOT NULL, newest bigint NOT NULL, expires bigint,
            seen bigint) WITH (fillfactor = 20);
          CREATE SEQUENCE gateway_number MAXVALUE 16777215 CYCLE;
          CREATE TABLE counter(kind bigint PRIMARY KEY, value bigint NOT NULL) WITH (fillfactor = 20);
          INSERT INTO counter VALUES(1, 0), (2, 0), (3, 0);
          CREATE TABLE generation(
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id bigint NOT NULL UNIQUE, begun bigint NOT NULL);

          CREATE TABLE live(
            kind bigint NOT NULL, version bigint NOT NULL, key bytea NOT NULL, value bytea, PRIMARY KEY(kind, key));
          CREATE INDEX live_by_version ON live(version);
          CREATE TABLE live_counter(kind bigint PRIMARY KEY, value bigint NOT NULL) WITH (fillfactor = 20);
          INSERT INTO live_counter VALUES(1, 0), (2, 0);
          CREATE INDEX live_gone ON live(version) WHERE value IS NULL;
          CREATE TABLE live_frame(
            row bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, version bigint NOT NULL, hub bigint NOT NULL,
            session bigint NOT NULL, packet bytea NOT NULL);
          CREATE INDEX live_frame_by_hub ON live_frame(hub, version);

          CREATE TABLE account(number bigint PRIMARY KEY, name bytea NOT NULL, folded bytea NOT NULL UNIQUE);
          CREATE TABLE device(
            row bigint GENERATED ALWAYS AS IDENTITY, account bigint NOT NULL, registered bigint NOT NULL,
            last_seen bigint NOT NULL, style bytea NOT NULL, id bytea NOT NULL, PRIMARY KEY(account, style, id));
          CREATE INDEX device_by_time ON device(last_seen);

          CREATE TABLE stream(
            number bigint PRIMARY KEY, last_sequence bigint NOT NULL, last_number bigint NOT NULL,
            last_time bigint NOT NULL, version bigint NOT NULL, kind smallint NOT NULL, key bytea NOT NULL UNIQUE,
            profile bytea NOT NULL) WITH (fillfactor = 70);
          CREATE TABLE sender_count(
            stream bigint NOT NULL, account bigint NOT NULL, sent bigint NOT NULL, PRIMARY KEY(stream, account))
            WITH (fillfactor = 70);
          CREATE SEQUENCE event_arrival;
          CREATE TABLE event(
            stream bigint NOT NULL, sequence bigint NOT NULL, time bigint NOT NULL, sender bigint NOT NULL,
            number bigint NOT NULL, sender_number bigint NOT NULL, options integer NOT NULL, kind smallint NOT NULL,
            platform smallint NOT NULL, content_kind smallint NOT NULL, id bytea, payload bytea NOT NULL, arrival bigint,
            PRIMARY KEY(stream, sequence));
          CREATE UNIQUE INDEX event_by_id ON event(id, stream) WHERE id IS NOT NULL;
          CREATE INDEX event_by_kind ON event(stream, kind, sequence) WHERE kind IN (5, 8, 9, 10);
          CREATE INDEX event_by_arrival ON event(kind, arrival) WHERE arrival IS NOT NULL;
          CREATE INDEX event_by_time ON event USING brin(time) WITH (pages_per_range = 16, autosummarize = on);

          CREATE TABLE member(
            stream bigint NOT NULL, account bigint NOT NULL, joined_sequence bigint NOT NULL,
            acknowledged bigint NOT NULL, read bigint NOT NULL, cleared bigint NOT NULL, role smallint NOT NULL,
            profile bytea NOT NULL, PRIMARY KEY(stream, account)) WITH (fillfactor = 70);
          CREATE INDEX member_by_account ON member(account, stream);
          CREATE TABLE receipt_roster(
            stream bigint NOT NULL, sequence bigint NOT NULL, accounts bytea NOT NULL, PRIMARY KEY(stream, sequence));
          CREATE TABLE receipt_reader(
            row bigint GENERATED ALWAYS AS IDENTITY, stream bigint NOT NULL, sequence bigint NOT NULL,
            account bigint NOT NULL, time bigint NOT NULL, note bytea, PRIMARY KEY(stream, sequence, account));
          CREATE TABLE receipt_delivery(
            stream bigint NOT NULL, sequence bigint NOT NULL, account bigint NOT NULL,
            PRIMARY KEY(stream, sequence, account));
          CREATE TABLE reaction(
            row bigint GENERATED ALWAYS AS IDENTITY, stream bigint NOT NULL, sequence bigint NOT NULL,
            account bigint NOT NULL, time bigint NOT NULL, text bytea NOT NULL, note bytea,
            PRIMARY KEY(stream, sequence, text, account));
          CREATE TABLE message_pin(
            stream bigint NOT NULL, sequence bigint NOT NULL, account bigint NOT NULL, note bytea, time bigint NOT NULL,
            updated bigint NOT NULL, PRIMARY KEY(stream, sequence));
          CREATE TABLE message_reply(
            stream bigint NOT NULL, sequence bigint NOT NULL, thread bigint NOT NULL, PRIMARY KEY(stream, sequence));
          CREATE INDEX message_reply_by_thread ON message_reply(stream, thread, sequence);
          CREATE TABLE saved_item(
            stream bigint NOT NULL, time bigint NOT NULL, type bigint NOT NULL, updated bigint NOT NULL,
            data bytea NOT NULL, note bytea, unique_id bytea, PRIMARY KEY(stream, time));
          CREATE INDEX saved_item_by_type ON saved_item(stream, type, time);
          CREATE UNIQUE INDEX saved_item_by_name ON saved_item(stream, unique_id) WHERE unique_id IS NOT NULL;
          CREATE TABLE hidden(
            stream bigint NOT NULL, sequence bigint NOT NULL, account bigint NOT NULL,
            PRIMARY KEY(stream, sequence, account));
          CREATE TABLE discarded(
            row bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream bigint NOT NULL, sequence bigint NOT NULL);
          CREATE TABLE attribute(
            stream bigint NOT NULL, updater bigint NOT NULL, time bigint NOT NULL, key bytea NOT NULL,
            value bytea NOT NULL, PRIMARY KEY(stream, key));

          CREATE TABLE conversation_settings(
            account bigint NOT NULL, stream bigint NOT NULL, pinned bigint, pin_updated bigint NOT NULL,
            marks bigint NOT NULL, updated bigint NOT NULL, delisted bigint NOT NULL, pin_note bytea, note bytea,
            PRIMARY KEY(account, stream)) WITH (fillfactor = 70);

          CREATE TABLE upload(
            account bigint NOT NULL, begun bigint NOT NULL, id bytea PRIMARY KEY, options bytea NOT NULL,
            size bigint NOT NULL);
          CREATE INDEX upload_by_account ON upload(account, size);
          CREATE INDEX upload_by_time ON upload(begun, id);
          CREATE TABLE media(
            account bigint NOT NULL, expires bigint, is_released boolean NOT NULL, id bytea PRIMARY KEY,
            sha256 bytea NOT NULL, descriptor bytea NOT NULL, size bigint NOT NULL);
          CREATE INDEX media_by_account ON media(account, size) WHERE NOT is_released;
          CREATE INDEX media_by_content ON media(sha256) WHERE NOT is_released;
          CREATE INDEX media_by_expiry ON media(expires, id) WHERE expires IS NOT NULL AND NOT is_released;
          CREATE TABLE media_use(
            stream bigint NOT NULL, sequence bigint NOT NULL, media bytea NOT NULL, PRIMARY KEY(stream, sequence, media));
          CREATE INDEX media_use_by_media ON media_use(media);

          CREATE TABLE service_event(number bigint PRIMARY KEY, time bigint NOT NULL, payload bytea NOT NULL);
          CREATE TABLE service_event_consumer(
            identity bigint NOT NULL, kinds bigint NOT NULL, position bigint NOT NULL, name bytea PRIMARY KEY);
          CREATE TABLE push_token(
            account bigint NOT NULL, registered bigint NOT NULL, service bytea NOT NULL, token bytea NOT NULL,
            topic bytea NOT NULL, environment bytea NOT NULL, style bytea NOT NULL, device bytea NOT NULL,
            PRIMARY KEY(service, token));
          CREATE INDEX push_token_by_account ON push_token(account, service, token);

          \(badges)

          \(reports)

          \(faces)

          \(activity)

          \(blobs)

          \(imports)
          """)
    ]
  }
#endif
