internal import ParlanceCore

/// The operator's decisions on logins: bans, and refused tokens. Every login and every renewal of a token is checked here.
struct StandingRules: TurnPart {
  let turn: TurnContext

  /// The key of what holds for all accounts.
  private static var allKey: StreamKey { .kept("x:all") }

  // MARK: asking

  /// Returns what the operator decided on an account; the cache remembers it.
  func standing(of account: AccountRecord) throws(MessagingError) -> AccountStanding {
    if let known = turn.cache.standing(of: account.number) { return known }
    let standing = try keptStanding(of: account).value
    turn.cache.remember(standing, of: account.number)
    return standing
  }

  func keptStanding(of account: AccountRecord) throws(MessagingError) -> KeptValue<AccountStanding> {
    try turn.keptValues.kept(.standing, of: account, initial: AccountStanding())
  }

  /// Returns the ban that holds for an account now; nil if there is none.
  func ban(of account: AccountRecord) throws(MessagingError) -> AccountBan? {
    try standing(of: account).ban.flatMap { $0.holds(at: turn.clockTime) ? $0 : nil }
  }

  /// Checks that an account may log in, or go on.
  ///
  /// - parameter issued: The time at which its token was issued; nil if that is not known.
  /// - throws: `accountNotFound` for one that was erased, `accountBlocked` for one that is banned, `tokenExpired` for a token
  ///   that is too old, `invalidToken` for one that says nothing of its age where that is asked for.
  func checkMayLogIn(_ account: AccountRecord, issued: Timestamp?) throws(MessagingError) {
    guard try standing(of: account).erased == nil else { throw MessagingError(.accountNotFound) }
    if let ban = try ban(of: account) {
      throw MessagingError(.accountBlocked, ban.until.map { "until \($0.milliseconds)" } ?? "")
    }
    try checkAge(of: account, issued: issued)
  }

  /// Checks the age of a token.
  ///
  /// - parameter account: The account; nil for one that is not registered yet.
  func checkAge(of account: AccountRecord?, issued: Timestamp?) throws(MessagingError) {
    guard turn.checksTokens else { return }
    let own = try account.map { account throws(MessagingError) in try standing(of: account).tokensSince } ?? .zero
    let since = max(own, try refusedTokens() ?? .zero)
    guard since > .zero else { return }
    guard let issued else { throw MessagingError(.invalidToken, "the token does not say when it was issued") }
    guard issued >= since else { throw MessagingError(.tokenExpired, "tokens issued before \(since.milliseconds)") }
  }

  /// Checks a token that is shown for something other than a login, of an account that need not exist.
  func checkBearer(_ name: AccountID, issued: Timestamp?) throws(MessagingError) {
    let account = try name.canonical.flatMap { id throws(MessagingError) in try turn.erasure.registered(id) }
    if let account, try ban(of: account) != nil { throw MessagingError(.accountBlocked) }
    try checkAge(of: account, issued: issued)
  }

  // MARK: deciding

  /// Stores what was decided on an account. Other hubs learn of it with their next turn, and a login that another one decides
  /// meanwhile is decided again.
  func save(_ kept: KeptValue<AccountStanding>, of account: AccountRecord) throws(MessagingError) {
    try turn.keptValues.save(kept, .standing, of: account)
    turn.cache.remember(kept.value, of: account.number)
    shared?.note(.account(account.number))
  }

  /// Bans an account in place of a ban before, and ends its logins.
  ///
  /// - returns: The ban; its beginning is that of the one before if that holds.
  func ban(_ id: AccountID, until: Timestamp?, reason: String) throws(MessagingError) -> AccountBan {
    guard reason.utf8.count <= 1024 else { throw MessagingError(.invalidArgument, "reason: limit 1024 bytes") }
    if let until, until <= turn.clockTime { throw MessagingError(.invalidArgument, "until is in the past") }
    let account = try turn.lookup.existingAccount(id)
    var kept = try keptStanding(of: account)
    let ban = AccountBan(since: try self.ban(of: account)?.since ?? now, until: until, reason: reason)
    kept.value.ban = ban
    try save(kept, of: account)
    try turn.sessions.endSessions(of: account.id, reason: reason)
    turn.serviceEvents.note(.accountBanned) { .accountBanned(account.id, ban) }
    return ban
  }

  /// Lifts the ban of an account, if there is one.
  func unban(_ id: AccountID) throws(MessagingError) {
    let account = try turn.lookup.existingAccount(id)
    var kept = try keptStanding(of: account)
    guard let ban = kept.value.ban else { return }
    kept.value.ban = nil
    try save(kept, of: account)
    if ban.holds(at: turn.clockTime) { turn.serviceEvents.note(.accountUnbanned) { .accountUnbanned(account.id) } }
  }

  // MARK: mutes

  /// Changes the mutes of an account.
  ///
  /// - parameter changes: For each kind of conversation that changes the time at which the mute ends; nil lifts it.
  /// - returns: The mutes that hold then.
  func changeMutes(
    of id: AccountID, _ changes: [ConversationKind: Timestamp?]
  ) throws(MessagingError) -> AccountMutes {
    let account = try turn.lookup.existingAccount(id)
    var kept = try keptStanding(of: account)
    var mutes = kept.value.mutes.holding(at: turn.clockTime)
    for (kind, end) in changes { mutes[kind] = end }
    mutes = mutes.holding(at: turn.clockTime)
    guard mutes != kept.value.mutes else { return mutes }
    kept.value.mutes = mutes
    try save(kept, of: account)
    return mutes
  }

  /// Returns the mutes of an account that hold now.
  func mutes(of account: AccountRecord) throws(MessagingError) -> AccountMutes {
    try standing(of: account).mutes.holding(at: turn.clockTime)
  }

  /// Checks that an account may write in conversations of a kind at all.
  ///
  /// - throws: `muted`.
  func checkMayWrite(_ account: AccountRecord, in kind: ConversationKind) throws(MessagingError) {
    guard let end = try standing(of: account).mutes[kind], turn.clockTime < end else { return }
    throw MessagingError(.muted, MessagingError.accountIsMuted)
  }

  /// The number of accounts that a page of muted ones looks at.
  private static let lookedAt: Int64 = 2000

  /// Returns accounts that are muted, in the order of their registration.
  ///
  /// A page may have less than it could though others follow.
  func mutedAccounts(after position: AccountNumber, limit: Int) throws(MessagingError) -> MutedAccounts {
    var page = MutedAccounts(entries: [], next: nil)
    var number = max(.zero, position)
    let last = number.advanced(by: Self.lookedAt)
    while let record = try store.account(number: number.successor) {
      guard number < last, page.entries.count < limit else {
        page.next = number
        return page
      }
      number = record.number
      let kept = try keptStanding(of: record).value
      let mutes = kept.mutes.holding(at: turn.clockTime)
      if kept.erased == nil, !mutes.isEmpty { page.entries.append(MutedAccounts.Entry(record.id, mutes)) }
    }
    return page
  }

  // MARK: rooms

  /// Lets an account create rooms, or no longer.
  func setCreatesRooms(_ createsRooms: Bool, _ id: AccountID) throws(MessagingError) {
    let account = try turn.lookup.existingAccount(id)
    var kept = try keptStanding(of: account)
    guard kept.value.createsRooms != createsRooms else { return }
    kept.value.createsRooms = createsRooms
    try save(kept, of: account)
  }

  /// Returns accounts that may create rooms, in the order of their registration.
  ///
  /// A page may have less than it could though others follow.
  func roomCreators(
    after position: AccountNumber, limit: Int
  ) throws(MessagingError) -> (accounts: [AccountID], next: AccountNumber?) {
    var accounts: [AccountID] = []
    var number = max(.zero, position)
    let last = number.advanced(by: Self.lookedAt)
    while let record = try store.account(number: number.successor) {
      guard number < last, accounts.count < limit else { return (accounts, number) }
      number = record.number
      let kept = try keptStanding(of: record).value
      if kept.erased == nil, kept.createsRooms { accounts.append(record.id) }
    }
    return (accounts, nil)
  }

  // MARK: tokens

  /// Refuses the tokens of an account that were issued before a time, and ends its logins. A time before the one that holds
  /// changes nothing.
  ///
  /// - parameter time: The time; nil for now.
  /// - returns: The time that holds.
  func refuseTokens(of id: AccountID, before time: Timestamp?) throws(MessagingError) -> Timestamp {
    let account = try turn.lookup.existingAccount(id)
    var kept = try keptStanding(of: account)
    kept.value.tokensSince = max(kept.value.tokensSince, try refusalTime(time))
    try save(kept, of: account)
    for session in turn.sessions.allSessions(of: account.number) {
      try turn.sessions.end(session.id, telling: .tokenExpired)
    }
    return kept.value.tokensSince
  }

  /// Refuses the tokens of all accounts that were issued before a time; logins end with `endSessions(after:from:)`.
  ///
  /// - returns: The time that holds, and the number of the next login.
  func refuseAllTokens(before time: Timestamp?) throws(MessagingError) -> (time: Timestamp, login: LoginNumber) {
    var kept = try turn.keptValues.kept(Self.allKey, initial: AccountStanding())
    kept.value.tokensSince = max(kept.value.tokensSince, try refusalTime(time))
    let stream = try turn.keptValues.save(kept, Self.allKey)
    // A login that another hub decides meanwhile is decided again.
    shared?.note(.stream(stream))
    return (kept.value.tokensSince, directory.nextLogin(at: now))
  }

  /// Returns the time before which the tokens of an account are refused; nil for none.
  func tokensSince(of account: AccountRecord) throws(MessagingError) -> Timestamp? {
    let time = max(try standing(of: account).tokensSince, try refusedTokens() ?? .zero)
    return time > .zero ? time : nil
  }

  private func refusalTime(_ time: Timestamp?) throws(MessagingError) -> Timestamp {
    guard turn.checksTokens else { throw MessagingError(.unsupported, "the hub does not check tokens") }
    let time = time ?? turn.clockTime
    guard time <= turn.clockTime else { throw MessagingError(.invalidArgument, "the time is in the future") }
    return time
  }

  /// Returns the time before which tokens of all accounts are refused; nil for none.
  func refusedTokens() throws(MessagingError) -> Timestamp? {
    let time = try turn.keptValues.kept(Self.allKey, initial: AccountStanding()).value.tokensSince
    return time > .zero ? time : nil
  }

  /// The maximum number of accounts whose logins one turn ends.
  private static let endedAccounts: Int64 = 500

  /// Ends logins of the accounts behind a number, since their tokens are refused.
  ///
  /// - parameter login: The logins before this number end.
  /// - returns: The number to go on behind; nil at the end.
  func endLogins(
    ofAccountsAfter number: AccountNumber, before login: LoginNumber
  ) throws(MessagingError) -> AccountNumber? {
    var account = number
    for _ in 0..<Self.endedAccounts {
      account = account.successor
      for session in turn.sessions.allSessions(of: account) where session.number < login {
        try turn.sessions.end(session.id, telling: .tokenExpired)
      }
    }
    return try store.account(number: account) == nil ? nil : account
  }
}
