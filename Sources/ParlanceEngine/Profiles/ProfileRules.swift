internal import ParlanceCore

extension UpdateProfileCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Profile {
    try turn.profiles.updateProfile(update, of: context.account)
  }
}

extension ProfilesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ProfilePage {
    try turn.profiles.profiles(of: accounts)
  }
}

/// Profiles: an account writes its own, and all read it.
struct ProfileRules: TurnPart {
  let turn: TurnContext

  /// Changes a profile.
  ///
  /// - parameter time: The time of the change; nil for now.
  func updateProfile(
    _ update: ProfileUpdate, of account: AccountRecord, at time: Timestamp? = nil
  ) throws(MessagingError) -> Profile {
    var kept = try keptProfile(of: account)
    let before = kept.value
    kept.value.apply(update)
    guard kept.value != before else { return before }
    guard kept.value.textSize <= limits.profileSize else {
      throw MessagingError(.messageTooLarge, "profile: limit \(limits.profileSize) bytes")
    }
    guard kept.value.extensions.count <= 16 else { throw MessagingError(.limitExceeded, "limit 16 styles") }
    kept.value.updated = time.map { max($0, before.updated) } ?? now
    try turn.keptValues.save(kept, .profile, of: account)
    try turn.entries.appendAccountEvent(.profileChanged(kept.value), to: account)
    for friend in try friends(of: account) {
      try turn.entries.appendAccountEvent(.profileChanged(kept.value), to: friend)
    }
    // The device knows what changed before it is answered.
    try turn.entries.finishAppends()
    return kept.value
  }

  /// Registers an account with its profile: both, or neither.
  ///
  /// - throws: `accountExists`; the refusal of the profile.
  func register(_ account: AccountID, _ profile: ProfileUpdate) throws(MessagingError) {
    var call = UpdateProfileCall(update: profile)
    // Whatever is wrong with the profile is found before the account is created.
    try call.check(Border(settings))
    try turn.lookup.createAccount(account)
    if profile != ProfileUpdate() { _ = try turn.administration.carryOut(call, as: account) }
  }

  /// Returns the profile of an account, also one that was erased; nil if nothing is set.
  func exportedProfile(of account: AccountRecord) throws(MessagingError) -> Profile? {
    let profile = try keptProfile(of: account).value
    return profile == Profile(account: account.id, updated: profile.updated) ? nil : profile
  }

  private func keptProfile(of account: AccountRecord) throws(MessagingError) -> KeptValue<Profile> {
    var kept = try turn.keptValues.kept(.profile, of: account, initial: Profile(account: account.id))
    // As the account is registered.
    kept.value.account = account.id
    return kept
  }

  /// Returns an account's friends, as many as are notified of a change.
  private func friends(of account: AccountRecord) throws(MessagingError) -> [AccountRecord] {
    var friends: [AccountRecord] = []
    let streams = try store.contactStreams(account: account.number, after: .zero, limit: limits.notifiedFriends)
    for number in streams {
      guard let record = try store.stream(number: number) else { continue }
      let conversation = try turn.lookup.directConversation(record)
      guard conversation.relation.areFriends, let peer = conversation.peer(of: account.number) else { continue }
      friends.append(peer)
    }
    return friends
  }

  /// Returns the profiles of accounts, as many as one request may have; at least one.
  func profiles(of accounts: [AccountID]) throws(MessagingError) -> ProfilePage {
    var budget = WorkBudget(limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    var page = ProfilePage(profiles: [], count: 0)
    for id in accounts {
      if page.count > 0 && budget.isSpent { break }
      page.count += 1
      guard let account = try turn.lookup.account(id) else { continue }
      let profile = try keptProfile(of: account).value
      budget.use(rows: 1, bytes: 64 + profile.textSize)
      page.profiles.append(profile)
    }
    return page
  }
}
