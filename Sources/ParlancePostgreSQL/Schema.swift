#if Cluster
  /// One step in the growth of the database; once released it is never edited.
  struct PostgreSQLMigration: Sendable {
    /// The version that the database has afterwards.
    let version: Int
    let sql: String
  }

  /// The tables of a hub.
  ///
  /// Names, keys and ids are stored as their bytes in UTF-8: they are compared by them, and may have any character.
  enum PostgreSQLSchema {
    /// The schema that has the tables, for a database may have others.
    static let name = "parlance"

    /// In the order of their versions.
    static let migrations = [
      PostgreSQLMigration(
        version: 1,
        sql: """
          CREATE TABLE gateway(
            id bigint PRIMARY KEY, turn bigint NOT NULL, newest bigint NOT NULL) WITH (fillfactor = 20);
          CREATE TABLE counter(kind bigint PRIMARY KEY, value bigint NOT NULL) WITH (fillfactor = 20);
          INSERT INTO counter VALUES(1, 0), (2, 0), (3, 0);
          CREATE TABLE generation(
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id bigint NOT NULL UNIQUE, begun bigint NOT NULL);

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
          CREATE INDEX event_of_revocation ON event(stream, sequence) WHERE kind = 5;
          CREATE INDEX event_by_arrival ON event(kind, arrival) WHERE arrival IS NOT NULL;

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
          CREATE TABLE reaction(
            row bigint GENERATED ALWAYS AS IDENTITY, stream bigint NOT NULL, sequence bigint NOT NULL,
            account bigint NOT NULL, time bigint NOT NULL, text bytea NOT NULL, note bytea,
            PRIMARY KEY(stream, sequence, text, account));
          CREATE INDEX event_of_reaction ON event(stream, sequence) WHERE kind = 8;
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
            account bigint NOT NULL, begun bigint NOT NULL, id bytea PRIMARY KEY, options bytea NOT NULL);
          CREATE INDEX upload_by_account ON upload(account);
          CREATE INDEX upload_by_time ON upload(begun, id);
          CREATE TABLE media(
            account bigint NOT NULL, expires bigint, is_released boolean NOT NULL, id bytea PRIMARY KEY,
            sha256 bytea NOT NULL, descriptor bytea NOT NULL);
          CREATE INDEX media_by_content ON media(sha256) WHERE NOT is_released;
          CREATE INDEX media_by_expiry ON media(expires, id) WHERE expires IS NOT NULL AND NOT is_released;
          CREATE TABLE media_use(
            stream bigint NOT NULL, sequence bigint NOT NULL, media bytea NOT NULL, PRIMARY KEY(stream, sequence, media));
          CREATE INDEX media_use_by_media ON media_use(media);

          CREATE TABLE notice(number bigint PRIMARY KEY, time bigint NOT NULL, payload bytea NOT NULL);
          CREATE TABLE notice_consumer(
            identity bigint NOT NULL, kinds bigint NOT NULL, position bigint NOT NULL, name bytea PRIMARY KEY);
          CREATE TABLE push_token(
            account bigint NOT NULL, registered bigint NOT NULL, service bytea NOT NULL, token bytea NOT NULL,
            topic bytea NOT NULL, environment bytea NOT NULL, PRIMARY KEY(service, token));
          CREATE INDEX push_token_by_account ON push_token(account, service, token);
          """)
    ]
  }
#endif
