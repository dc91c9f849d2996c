#if Cluster
  /// The statements about the content of media.
  enum BlobStatements {
    static let received = PostgreSQLStatement(
      "blob_received", [.bytes], "SELECT received FROM blob_upload WHERE id = $1")
    static let beginUpload = PostgreSQLStatement(
      "blob_begin", [.bytes, .bytes, .bytes],
      """
      INSERT INTO blob_upload(id, content, received, md5, sha256_state)
      VALUES($1, nextval('blob_content'), 0, $2, $3) ON CONFLICT(id) DO NOTHING
      """)
    static let lockUpload = PostgreSQLStatement(
      "blob_lock_upload", [.bytes],
      "SELECT content, received, md5, sha256_state, sha256 FROM blob_upload WHERE id = $1 FOR UPDATE")
    static let addPiece = PostgreSQLStatement(
      "blob_add_piece", [.int, .int, .bytes], "INSERT INTO blob_piece(content, start, bytes) VALUES($1, $2, $3)")
    static let saveUpload = PostgreSQLStatement(
      "blob_save_upload", [.bytes, .int, .bytes, .bytes],
      "UPDATE blob_upload SET received = $2, md5 = $3, sha256_state = $4 WHERE id = $1")
    static let storedSize = PostgreSQLStatement(
      "blob_stored_size", [.int],
      "SELECT coalesce(sum(octet_length(bytes)), 0)::bigint FROM blob_piece WHERE content = $1")

    /// Apart from the locks of the tables' migrations, whose keys are of one number, too: names are random.
    static let lockName = PostgreSQLStatement("blob_lock_name", [.int], "SELECT pg_advisory_xact_lock($1)")
    static let removeOlder = PostgreSQLStatement(
      "blob_remove_older", [.bytes],
      """
      WITH gone AS (DELETE FROM blob WHERE sha256 = $1 RETURNING content)
      INSERT INTO blob_garbage(content) SELECT content FROM gone
      """)
    static let insert = PostgreSQLStatement(
      "blob_insert", [.bytes, .int, .int], "INSERT INTO blob(sha256, content, size) VALUES($1, $2, $3)")
    static let finishUpload = PostgreSQLStatement(
      "blob_finish_upload", [.bytes, .bytes], "UPDATE blob_upload SET sha256 = $2 WHERE id = $1")
    static let discard = PostgreSQLStatement(
      "blob_discard", [.bytes],
      """
      WITH gone AS (DELETE FROM blob_upload WHERE id = $1 RETURNING content, sha256)
      INSERT INTO blob_garbage(content) SELECT content FROM gone WHERE sha256 IS NULL
      """)

    /// An upload that became the blob keeps it until the hub has registered it, which removes the hub's own row of the
    /// upload and makes that of the media at once.
    static let delete = PostgreSQLStatement(
      "blob_delete", [.bytes],
      """
      WITH gone AS (
        DELETE FROM blob WHERE sha256 = $1
          AND NOT EXISTS(SELECT 1 FROM media WHERE media.sha256 = $1 AND NOT media.is_released)
          AND NOT EXISTS(
            SELECT 1 FROM blob_upload JOIN upload ON upload.id = blob_upload.id
            WHERE blob_upload.sha256 = $1 AND blob_upload.sha256 IS NOT NULL)
        RETURNING content),
      forgotten AS (
        DELETE FROM blob_upload USING gone WHERE blob_upload.sha256 = $1 AND blob_upload.sha256 IS NOT NULL)
      INSERT INTO blob_garbage(content) SELECT content FROM gone RETURNING content
      """)

    /// Answers the size, and the part of each piece; one row without a piece if there is none in the range.
    static let read = PostgreSQLStatement(
      "blob_read", [.bytes, .int, .int],
      """
      SELECT blob.size, substring(piece.bytes FROM least(greatest($2 - piece.start, 0), 1073741823)::integer + 1
        FOR least($2 + $3 - greatest(piece.start, $2), 1073741823)::integer)
      FROM blob LEFT JOIN blob_piece AS piece ON piece.content = blob.content AND piece.start < $2 + $3
        AND piece.start >= coalesce((
          SELECT start FROM blob_piece WHERE content = blob.content AND start <= $2 ORDER BY start DESC LIMIT 1), 0)
      WHERE blob.sha256 = $1 ORDER BY piece.start
      """)
    static let contains = PostgreSQLStatement("blob_contains", [.bytes], "SELECT 1 FROM blob WHERE sha256 = $1")
    static let uploads = PostgreSQLStatement(
      "blob_uploads", [.bytes, .int], "SELECT id FROM blob_upload WHERE id > $1 ORDER BY id LIMIT $2")
    static let blobs = PostgreSQLStatement(
      "blobs", [.bytes, .int], "SELECT sha256 FROM blob WHERE sha256 > $1 ORDER BY sha256 LIMIT $2")

    /// Removes pieces of one content that no other connection is removing, and its row when none is left. Returns the content.
    static let removeGarbage = PostgreSQLStatement(
      "blob_remove_garbage", [.int],
      """
      WITH old AS MATERIALIZED (
        SELECT content FROM blob_garbage ORDER BY content LIMIT 1 FOR UPDATE SKIP LOCKED),
      pieces AS MATERIALIZED (
        SELECT piece.content, piece.start FROM old
        JOIN blob_piece AS piece ON piece.content = old.content ORDER BY piece.start LIMIT $1),
      removed AS (
        DELETE FROM blob_piece USING pieces
        WHERE blob_piece.content = pieces.content AND blob_piece.start = pieces.start),
      done AS (
        DELETE FROM blob_garbage USING old
        WHERE blob_garbage.content = old.content AND (SELECT count(*) FROM pieces) < $1)
      SELECT content FROM old
      """)

    /// Locks some content whose file is to be removed.
    static let lockGarbage = PostgreSQLStatement(
      "blob_lock_garbage", [], "SELECT content FROM blob_garbage ORDER BY content LIMIT 1 FOR UPDATE SKIP LOCKED")
    static let forgetGarbage = PostgreSQLStatement(
      "blob_forget_garbage", [.int], "DELETE FROM blob_garbage WHERE content = $1")

    static let all = [
      received, beginUpload, lockUpload, addPiece, saveUpload, storedSize, lockName, removeOlder, insert, finishUpload,
      discard, delete, read, contains, uploads, blobs, removeGarbage,
      lockGarbage, forgetGarbage,
    ]
  }

  extension PostgreSQLSchema {
    /// The content of media, in pieces that follow one another. The pieces of what is gone are removed a few at a time.
    static let blobs = """
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
  }
#endif
