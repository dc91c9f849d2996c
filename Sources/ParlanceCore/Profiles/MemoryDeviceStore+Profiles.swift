/// The copies of profiles in a device's store in memory.
private struct MemoryProfiles: MemoryPart {
  var byAccount: [AccountID: Profile] = [:]
}

extension MemoryDeviceStore {
  private var knownProfiles: [AccountID: Profile] {
    get { parts[MemoryProfiles.self].byAccount }
    _modify { yield &parts[MemoryProfiles.self].byAccount }
  }

  package func profile(_ account: AccountID) throws(MessagingError) -> Profile? { knownProfiles[account] }

  package func profiles() throws(MessagingError) -> [Profile] {
    knownProfiles.values.sorted { $0.account.folded.utf8.lexicographicallyPrecedes($1.account.folded.utf8) }
  }

  package func save(_ profile: Profile) throws(MessagingError) {
    let known = knownProfiles[profile.account]
    // Under the name as it is shown now.
    knownProfiles[profile.account] = nil
    knownProfiles[profile.account] = profile
    undo.note { store in
      store.knownProfiles[profile.account] = nil
      if let known { store.knownProfiles[known.account] = known }
    }
  }
}
