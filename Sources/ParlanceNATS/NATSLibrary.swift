#if Cluster
  internal import CNATS
  internal import ParlanceCore

  /// The library's threads, which all connections of the process share.
  enum NATSLibrary {
    private static let users = Lock(0)
    /// The longest wait for the library's threads, in milliseconds.
    private static let patience: Int64 = 10_000

    /// Begins to use the library.
    static func open() {
      users.withLock { count in
        if count == 0 {
          nats_Open(-1)
          // One thread hands messages over, so that they come in the order of their sender whatever their subjects.
          nats_SetMessageDeliveryPoolSize(1)
        }
        count += 1
      }
    }

    /// Ends it; the last one returns when the library's threads have ended.
    ///
    /// Called on no thread of the library.
    static func close() {
      nats_ReleaseThreadMemory()
      users.withLock { count in
        count -= 1
        if count == 0 { nats_CloseAndWait(patience) }
      }
    }
  }
#endif
