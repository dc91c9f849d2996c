#if Server
  /// A kind of record in an archive.
  package enum ArchiveKind: String, CaseIterable, Hashable, Sendable {
    case account, profile, contact, block, group, member, room, conversation, message, edit, revocation, reaction, pin,
      media
  }
#endif
