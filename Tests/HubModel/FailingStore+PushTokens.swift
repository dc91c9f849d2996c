package import ParlanceCore

extension FailingStore {
  package func pushTokens(account: AccountNumber) throws(MessagingError) -> [PushTokenRecord] {
    try enter().pushTokens(account: account)
  }
  package func pushToken(service: String, token: String) throws(MessagingError) -> PushTokenRecord? {
    try enter().pushToken(service: service, token: token)
  }
  package func save(_ token: PushTokenRecord) throws(MessagingError) { try enter().save(token) }
  package func removePushToken(service: String, token: String) throws(MessagingError) {
    try enter().removePushToken(service: service, token: token)
  }
}
