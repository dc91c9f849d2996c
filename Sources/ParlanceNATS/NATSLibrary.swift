#if Cluster
  internal import CNATS

  /// The library's threads, which all connections of the process share and which end with it.
  ///
  /// They are not ended with the last connection: what the library still does then, for a moment, would meet what it does for
  /// the next one.
  enum NATSLibrary {
    private static let isOpen: Bool = {
      nats_Open(-1)
      // One thread hands messages over, so that they come in the order of their sender whatever their subjects.
      nats_SetMessageDeliveryPoolSize(1)
      return true
    }()

    /// Begins to use the library.
    static func open() { _ = isOpen }

    /// Ends the use by the current thread, which is about to end; it is not a thread of the library.
    static func leaveThread() { nats_ReleaseThreadMemory() }
  }
#endif
