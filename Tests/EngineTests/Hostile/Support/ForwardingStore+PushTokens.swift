import ParlanceCore

extension ForwardingStore {
  func pushTokens(account: AccountNumber) throws(MessagingError) -> [PushTokenRecord] {
    try base.pushTokens(account: account)
  }
  func pushToken(service: String, token: String) throws(MessagingError) -> PushTokenRecord? {
    try base.pushToken(service: service, token: token)
  }
  func save(_ token: PushTokenRecord) throws(MessagingError) { try base.save(token) }
  func removePushToken(service: String, token: String) throws(MessagingError) {
    try base.removePushToken(service: service, token: token)
  }
}
