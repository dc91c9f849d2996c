internal import ParlanceCore

/// The addresses to which push notifications for accounts go.
extension HubTurn {
  /// Registers a token. It belongs to this account alone from now on: an installation whose user changed does not notify the
  /// one before.
  func savePushToken(_ token: PushToken, for id: AccountID) throws(MessagingError) {
    let account = try existingAccount(id)
    try store.save(
      PushTokenRecord(
        account: account.number, service: token.service.rawValue, token: token.token, topic: token.topic,
        environment: token.environment.rawValue, registered: now))
    let all = try store.pushTokens(account: account.number)
    guard all.count > PushToken.limit else { return }
    let others = all.filter { $0.service != token.service.rawValue || $0.token != token.token }
    for oldest in others.sorted(by: { $0.registered < $1.registered }).prefix(all.count - PushToken.limit) {
      try store.removePushToken(service: oldest.service, token: oldest.token)
    }
  }

  /// Returns the tokens of an account. Those of services that are not known any more are left out.
  func pushTokens(of id: AccountID) throws(MessagingError) -> [PushToken] {
    try store.pushTokens(account: try existingAccount(id).number).compactMap { record in
      guard let service = PushToken.Service(rawValue: record.service),
        let environment = PushToken.Environment(rawValue: record.environment)
      else { return nil }
      return PushToken(
        service: service, token: record.token, topic: record.topic, environment: environment,
        registered: record.registered)
    }
  }

  /// Removes a token of an account, if it is the account's.
  ///
  /// - parameter time: The time at which it was registered last; one that was registered again since stays. Nil for any.
  func removePushToken(
    _ token: String, _ service: PushToken.Service, of id: AccountID, registered time: Timestamp?
  ) throws(MessagingError) {
    let account = try existingAccount(id)
    guard let record = try store.pushToken(service: service.rawValue, token: token),
      record.account == account.number, time == nil || time == record.registered
    else { return }
    try store.removePushToken(service: service.rawValue, token: token)
  }
}
