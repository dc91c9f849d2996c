#if Cluster
  package import ParlanceCore

  extension PostgreSQLHubStore {
    package func upload(_ id: MediaID) throws(MessagingError) -> UploadRecord? {
      let rows = try rows(MediaStatements.upload, [.text(id.string)])
      guard !rows.isEmpty else { return nil }
      return UploadRecord(
        id: id, account: rows.number(0, 0), begun: rows.timestamp(0, 1), size: rows.int64(0, 2),
        options: rows.bytes(0, 3))
    }

    package func save(_ upload: UploadRecord) throws(MessagingError) {
      try run(
        MediaStatements.saveUpload,
        [
          .text(upload.id.string), .int(upload.account), .time(upload.begun), .int(upload.size),
          .bytes(upload.options),
        ])
    }

    package func removeUpload(_ id: MediaID) throws(MessagingError) {
      try run(MediaStatements.removeUpload, [.text(id.string)])
    }

    package func uploadCount(account: AccountNumber) throws(MessagingError) -> Int {
      Int(try rows(MediaStatements.uploadCount, [.int(account)]).int64(0, 0))
    }

    package func mediaSize(account: AccountNumber) throws(MessagingError) -> Int64 {
      try rows(MediaStatements.mediaSize, [.int(account)]).int64(0, 0)
    }

    package func uploads(begunBefore time: Timestamp, limit: Int) throws(MessagingError) -> [MediaID] {
      ids(try rows(MediaStatements.oldUploads, [.time(time), .int(Int64(max(0, limit)))]))
    }

    private func ids(_ rows: PostgreSQLRows) -> [MediaID] { (0..<rows.count).map { MediaID(rows.text($0, 0)) } }

    package func media(_ id: MediaID) throws(MessagingError) -> MediaRecord? {
      let rows = try rows(MediaStatements.media, [.text(id.string)])
      return rows.isEmpty ? nil : record(rows, 0)
    }

    private func record(_ rows: PostgreSQLRows, _ row: Int) -> MediaRecord {
      MediaRecord(
        id: MediaID(rows.text(row, 0)), account: rows.number(row, 1), sha256: rows.text(row, 2),
        expires: rows.isNull(row, 3) ? nil : rows.timestamp(row, 3), isReleased: rows.flag(row, 4),
        size: rows.int64(row, 5), descriptor: rows.bytes(row, 6))
    }

    package func insert(_ media: MediaRecord) throws(MessagingError) {
      let rows = try rows(
        MediaStatements.insert,
        [
          .text(media.id.string), .int(media.account), .text(media.sha256), media.expires.map { .time($0) } ?? .null,
          .flag(media.isReleased), .int(media.size), .bytes(media.descriptor),
        ], writes: true)
      guard !rows.isEmpty else { throw fail(MessagingError(.storageFailed, "the media id exists")) }
    }

    package func isReferenced(sha256: String) throws(MessagingError) -> Bool {
      try !rows(MediaStatements.isReferenced, [.text(sha256)]).isEmpty
    }

    package func release(_ id: MediaID) throws(MessagingError) -> Bool {
      try !rows(MediaStatements.release, [.text(id.string)], writes: true).isEmpty
    }

    package func media(expiringUpTo time: Timestamp, limit: Int) throws(MessagingError) -> [MediaRecord] {
      let rows = try rows(MediaStatements.expiring, [.time(time), .int(Int64(max(0, limit)))])
      return (0..<rows.count).map { record(rows, $0) }
    }

    package func nextMediaExpiry() throws(MessagingError) -> Timestamp? {
      let rows = try rows(MediaStatements.nextExpiry, [])
      return rows.isEmpty ? nil : rows.timestamp(0, 0)
    }

    package func addUse(of media: MediaID, by message: EventPlace) throws(MessagingError) {
      try run(MediaStatements.addUse, [.int(message.stream), .int(message.sequence), .text(media.string)])
    }

    package func removeUses(by message: EventPlace) throws(MessagingError) -> [MediaID] {
      ids(try rows(MediaStatements.removeUses, [.int(message.stream), .int(message.sequence)], writes: true))
    }
  }

  /// The statements about media.
  enum MediaStatements {
    static let upload = PostgreSQLStatement(
      "upload", [.bytes], "SELECT account, begun, size, options FROM upload WHERE id = $1")
    static let saveUpload = PostgreSQLStatement(
      "upload_save", [.bytes, .int, .int, .int, .bytes],
      """
      INSERT INTO upload(id, account, begun, size, options) VALUES($1, $2, $3, $4, $5)
      ON CONFLICT(id) DO UPDATE SET
        account = excluded.account, begun = excluded.begun, size = excluded.size, options = excluded.options
      """)
    static let removeUpload = PostgreSQLStatement("upload_remove", [.bytes], "DELETE FROM upload WHERE id = $1")
    static let uploadCount = PostgreSQLStatement(
      "upload_count", [.int], "SELECT count(*) FROM upload WHERE account = $1")
    /// By indexes that have the sizes.
    static let mediaSize = PostgreSQLStatement(
      "media_size", [.int],
      """
      SELECT least(
        (SELECT coalesce(sum(size), 0) FROM media WHERE account = $1 AND NOT is_released)
          + (SELECT coalesce(sum(size), 0) FROM upload WHERE account = $1), \(Int64.max))::bigint
      """)
    static let oldUploads = PostgreSQLStatement(
      "upload_old", [.int, .int], "SELECT id FROM upload WHERE begun < $1 ORDER BY begun, id LIMIT $2")

    private static let columns = "id, account, sha256, expires, is_released, size, descriptor"
    static let media = PostgreSQLStatement("media", [.bytes], "SELECT \(columns) FROM media WHERE id = $1")
    static let insert = PostgreSQLStatement(
      "media_insert", [.bytes, .int, .bytes, .int, .flag, .int, .bytes],
      "INSERT INTO media(\(columns)) VALUES($1, $2, $3, $4, $5, $6, $7) ON CONFLICT(id) DO NOTHING RETURNING 1")
    static let isReferenced = PostgreSQLStatement(
      "media_is_referenced", [.bytes], "SELECT 1 FROM media WHERE sha256 = $1 AND NOT is_released LIMIT 1")
    static let release = PostgreSQLStatement(
      "media_release", [.bytes],
      "UPDATE media SET is_released = true WHERE id = $1 AND NOT is_released RETURNING 1")
    static let expiring = PostgreSQLStatement(
      "media_expiring", [.int, .int],
      """
      SELECT \(columns) FROM media WHERE expires <= $1 AND expires IS NOT NULL AND NOT is_released
      ORDER BY expires, id LIMIT $2
      """)
    static let nextExpiry = PostgreSQLStatement(
      "media_next_expiry", [],
      "SELECT expires FROM media WHERE expires IS NOT NULL AND NOT is_released ORDER BY expires, id LIMIT 1")
    static let addUse = PostgreSQLStatement(
      "media_use_add", [.int, .int, .bytes],
      """
      INSERT INTO media_use(stream, sequence, media) VALUES($1, $2, $3)
      ON CONFLICT(stream, sequence, media) DO NOTHING
      """)
    /// Answers what no other message refers to; the table is looked at as it was before.
    static let removeUses = PostgreSQLStatement(
      "media_use_remove", [.int, .int],
      """
      WITH gone AS (DELETE FROM media_use WHERE stream = $1 AND sequence = $2 RETURNING media)
      SELECT media FROM gone WHERE (
        SELECT 1 FROM media_use AS other
        WHERE other.media = gone.media AND (other.stream <> $1 OR other.sequence <> $2) LIMIT 1) IS NULL
      ORDER BY media
      """)

    static let all = [
      upload, saveUpload, removeUpload, uploadCount, mediaSize, oldUploads, media, insert, isReferenced, release,
      expiring, nextExpiry, addUse, removeUses,
    ]
  }

  extension PostgreSQLSchema {
    /// Uploads, media, and the messages that refer to media. Sizes add up to what an account has.
    static let media = """
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
      """
  }
#endif
