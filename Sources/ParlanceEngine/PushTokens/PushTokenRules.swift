internal import ParlanceCore

extension RegisterPushTokenCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    var token = try pushToken()
    token.device = PushTokenDevice(context.login.device)
    try turn.pushTokens.savePushToken(token, for: context.account)
    return Done()
  }
}

extension UnregisterPushTokenCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    try turn.pushTokens.removePushTokens(of: PushTokenDevice(context.login.device), service, of: context.account)
    return Done()
  }
}

extension PushTokenDevice {
  fileprivate init(_ device: DeviceRecord) { self.init(style: device.style, id: device.id) }
}

/// The addresses to which push notifications for accounts go.
struct PushTokenRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubPushTokenStore

  init(turn: TurnContext, ownStore: any HubPushTokenStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// Registers a token. It belongs to this account alone from now on: an installation whose user changed does not notify the
  /// one before.
  func savePushToken(_ token: PushToken, for id: AccountID) throws(MessagingError) {
    try savePushToken(token, for: try turn.lookup.existingAccount(id))
  }

  /// Registers a token. A device has one at each service: another one takes its place.
  fileprivate func savePushToken(_ token: PushToken, for account: AccountRecord) throws(MessagingError) {
    let service = token.service.rawValue
    var device = token.device
    if device == nil, let known = try ownStore.pushToken(service: service, token: token.token),
      known.account == account.number
    {
      // If the operator changes a device's token, it still belongs to the device.
      device = known.owner
    }
    try ownStore.save(
      PushTokenRecord(
        account: account.number, service: service, token: token.token, topic: token.topic,
        environment: token.environment?.rawValue ?? "", registered: now, style: device?.style ?? "",
        device: device?.id.string ?? ""))
    var others = try ownStore.pushTokens(account: account.number).filter {
      $0.service != service || $0.token != token.token
    }
    if let device {
      for former in others where former.service == service && former.owner == device { try remove(former) }
      others.removeAll { $0.service == service && $0.owner == device }
    }
    let surplus = others.count + 1 - PushToken.limit
    guard surplus > 0 else { return }
    for oldest in others.sorted(by: { $0.registered < $1.registered }).prefix(surplus) { try remove(oldest) }
  }

  /// Returns the tokens of an account. Those of services that are no longer known are left out.
  func pushTokens(of id: AccountID) throws(MessagingError) -> [PushToken] {
    try ownStore.pushTokens(account: try turn.lookup.existingAccount(id).number).compactMap { record in
      guard let service = PushToken.Service(rawValue: record.service) else { return nil }
      let environment = PushToken.Environment(rawValue: record.environment)
      guard environment != nil || record.environment.isEmpty else { return nil }
      return PushToken(
        service: service, token: record.token, topic: record.topic, environment: environment,
        registered: record.registered, device: record.owner)
    }
  }

  /// Removes a token of an account, if it is the account's.
  ///
  /// - parameter time: The time at which it was registered last; one that was registered again since stays. Nil for any.
  func removePushToken(
    _ token: String, _ service: PushToken.Service, of id: AccountID, registered time: Timestamp?
  ) throws(MessagingError) {
    let account = try turn.lookup.existingAccount(id)
    guard let record = try ownStore.pushToken(service: service.rawValue, token: token),
      record.account == account.number, time == nil || time == record.registered
    else { return }
    try remove(record)
  }

  /// Removes the tokens that a device of an account registered.
  ///
  /// - parameter service: The service; nil for all.
  fileprivate func removePushTokens(
    of device: PushTokenDevice, _ service: String?, of account: AccountRecord
  ) throws(MessagingError) {
    for record in try ownStore.pushTokens(account: account.number)
    where record.owner == device && (service == nil || record.service == service) {
      try remove(record)
    }
  }

  /// Removes all tokens of an account.
  func removePushTokens(of account: AccountNumber) throws(MessagingError) {
    for record in try ownStore.pushTokens(account: account) { try remove(record) }
  }

  private func remove(_ record: PushTokenRecord) throws(MessagingError) {
    try ownStore.removePushToken(service: record.service, token: record.token)
  }
}

extension PushTokenRecord {
  /// The device that registered the token; nil if the operator did.
  fileprivate var owner: PushTokenDevice? {
    device.isEmpty ? nil : PushTokenDevice(style: style, id: DeviceID(device))
  }
}
