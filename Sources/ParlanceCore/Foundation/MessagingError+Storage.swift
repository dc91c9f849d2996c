extension MessagingError {
  /// A Boolean value that indicates whether a store did not do what it was asked, so that nothing is known of what was
  /// asked with it.
  package var isStorageFailure: Bool { isTemporaryStorageFailure || code == .storageDamaged }

  /// A Boolean value that indicates whether the store may do later what it was asked: its disk is full, locked or
  /// failed. Damage is not mended by waiting.
  package var isTemporaryStorageFailure: Bool {
    code == .storageFailed || code == .storageFull || code == .storageLocked
  }

  /// A Boolean value that indicates whether a hub that says so may do later what it was asked: its store failed for
  /// now, or the request came too late.
  package var mayPass: Bool { isTemporaryStorageFailure || code == .timeout }

  /// A Boolean value that indicates whether what a device sends from its outbox is to be sent again after this: the link or
  /// the login is gone, which come back, or it may pass. One rule for all of it: texts, commands, files, whichever way their
  /// bytes take.
  package var leavesOpen: Bool { mayPass || code == .notConnected || code == .notLoggedIn }
}
