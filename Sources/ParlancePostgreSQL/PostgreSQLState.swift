#if Cluster
  internal import ParlanceCore

  /// The meaning of the server's error codes ("PostgreSQL Error Codes" in its documentation).
  enum PostgreSQLState {
    static func meaning(of state: String) -> MessagingError.Code {
      switch state {
      // Full disks and quotas.
      case "53100": .storageFull
      // Damaged tables and indexes.
      case "XX001", "XX002": .storageDamaged
      // Another session was quicker: unique keys, serialization, deadlocks, locks.
      case "23505", "40001", "40P01", "55P03": .storageLocked
      default: .storageFailed
      }
    }
  }
#endif
