/// The operations of a hub's operator, wherever the hub is. Each call waits until it is durable.
package protocol AdministrationPort: Sendable {
  func createAccount(_ account: AccountID) throws(MessagingError)
  func createGroup(
    id: String?, name: String, owner: AccountID, members: [AccountID]
  ) throws(MessagingError) -> String
  func createRoom(id: String?, name: String, owner: AccountID) throws(MessagingError) -> String
  func revoke(
    _ id: MessageID, sender: AccountID?, scope: Revocation.Scope, request: RevocationRequest
  ) throws(MessagingError)
  func endSessions(of account: AccountID, reason: String) throws(MessagingError)
  func settings() throws(MessagingError) -> HubSettings
  func updateSettings(_ change: (inout HubSettings) -> Void) throws(MessagingError)
}
