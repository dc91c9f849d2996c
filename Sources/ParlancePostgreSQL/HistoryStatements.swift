#if Cluster
  internal import ParlanceCore

  /// The statements about many events of a stream.
  enum HistoryStatements {
    private static let columns = EventStatements.columns

    /// The position at which the newest entries between two positions begin, and whether there are older ones.
    static let window = PostgreSQLStatement(
      "event_window", [.int, .int, .int, .int],
      """
      SELECT page.start, EXISTS(
        SELECT 1 FROM event WHERE event.stream = $1 AND event.sequence > $2
          AND event.sequence < CASE WHEN $4 = 0 THEN page.stop + 1 ELSE page.start END)
      FROM (
        SELECT stop, CASE WHEN stop - $2 <= $4 THEN $2 + 1 ELSE coalesce(
          (SELECT event.sequence FROM event WHERE event.stream = $1 AND event.sequence > $2 AND event.sequence <= stop
            ORDER BY event.sequence DESC OFFSET greatest($4 - 1, 0) LIMIT 1),
          $2 + 1) END AS start
        FROM (SELECT least(last_sequence, $3) AS stop FROM stream WHERE number = $1) AS bounds
        OFFSET 0) AS page
      """)
    /// Entries up to the one with which they become larger than a size, and the number there would be without it.
    static let page = PostgreSQLStatement(
      "event_page", [.int, .int, .int, .int, .int],
      """
      SELECT \(columns), event.count FROM (
        SELECT page.*, count(*) OVER () AS count,
          sum(octet_length(payload)) OVER (ORDER BY sequence ROWS UNBOUNDED PRECEDING) - octet_length(payload) AS before
        FROM (
          SELECT * FROM event WHERE stream = $1 AND sequence >= $2 AND sequence <= $3 ORDER BY sequence LIMIT $4) AS page
        ) AS event
      WHERE event.before <= $5 ORDER BY event.sequence
      """)
    /// The kind `message`; a content of the kind `notification` does not count, and one option says what counts.
    static let unreadCount = PostgreSQLStatement(
      "event_unread_count", [.int, .int, .int, .int, .int],
      """
      SELECT count(*) FROM (SELECT least($3, last_sequence + 1) AS stop FROM stream WHERE number = $1 OFFSET 0) AS bounds
        JOIN event ON event.stream = $1 AND event.sequence > greatest(0, $2, bounds.stop - 1 - least($5, bounds.stop))
          AND event.sequence < bounds.stop
      WHERE event.kind = 1 AND event.sender <> $4 AND event.content_kind <> \(MessageKind.notification.rawValue)
        AND event.options & \(MessageOptions.countsAsUnread.rawValue) <> 0
        AND event.options & \(MessageOptions.addressed.rawValue) = 0
      """)
    /// Entries of one kind. Without its own condition in the statement, the index could not be used.
    static let ofKind = PostgreSQLStatement(
      "event_of_kind", [.int, .int, .int, .int, .int],
      """
      SELECT \(columns) FROM event
      WHERE stream = $1 AND kind = $2 AND kind IN (5, 8, 9, 10) AND sequence > $3 AND sequence < $4
      ORDER BY sequence DESC LIMIT $5
      """)
    // Without contents: of most entries they are not wanted.
    private static let past = "SELECT sequence, kind, time, options, content_kind, octet_length(payload) FROM event"
    private static let between = "stream = $1 AND sequence >= $2 AND sequence <= $3"
    static let pastFrom = PostgreSQLStatement(
      "event_past_from", [.int, .int, .int, .int], "\(past) WHERE \(between) ORDER BY sequence LIMIT $4")
    static let pastDownFrom = PostgreSQLStatement(
      "event_past_down_from", [.int, .int, .int, .int],
      "\(past) WHERE \(between) ORDER BY sequence DESC LIMIT $4")
    static let byPositions = PostgreSQLStatement(
      "event_by_positions", [.int, .ints],
      "SELECT \(columns) FROM event WHERE stream = $1 AND sequence = ANY($2) ORDER BY sequence")
    /// The positions between which a time lies, found by halving: times grow with positions, so no index on times is
    /// needed. Up to the first nothing is later, from the second on everything is.
    static let boundary = PostgreSQLStatement(
      "event_boundary", [.int, .int],
      """
      WITH RECURSIVE step(low, high, last) AS (
        SELECT CASE WHEN $2 >= last_time THEN last_sequence ELSE 0 END, last_sequence + 1, last_sequence
        FROM stream WHERE number = $1
        UNION ALL
        SELECT CASE WHEN found.sequence < step.high AND found.time <= $2 THEN found.sequence ELSE step.low END,
          CASE WHEN found.sequence < step.high AND found.time <= $2 THEN step.high
            ELSE step.low + (step.high - step.low) / 2 END,
          step.last
        FROM step LEFT JOIN LATERAL (
          SELECT sequence, time FROM event
          WHERE stream = $1 AND sequence >= step.low + (step.high - step.low) / 2 ORDER BY sequence LIMIT 1
          ) AS found ON true
        WHERE step.low + 1 < step.high)
      SELECT low, high, last FROM step WHERE low + 1 >= high
      """)

    static let all = [
      window, page, unreadCount, ofKind, pastFrom, pastDownFrom, byPositions, boundary,
    ]
  }
#endif
