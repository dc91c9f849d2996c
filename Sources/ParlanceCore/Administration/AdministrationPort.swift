/// The operations of a hub's operator, wherever the hub is. Each call waits until it is durable.
package protocol AdministrationPort: Sendable {
  func createAccount(_ account: AccountID) throws(MessagingError)
  func createGroup(
    id: String?, name: String, owner: AccountID, members: [AccountID], isLarge: Bool
  ) throws(MessagingError) -> String
  func createRoom(
    id: String?, name: String, owner: AccountID, properties: [String: String]
  ) throws(MessagingError) -> String
  func setCreatesRooms(_ createsRooms: Bool, _ account: AccountID) throws(MessagingError)
  func setDisabled(_ isDisabled: Bool, group id: String) throws(MessagingError) -> GroupInfo
  func revoke(
    _ id: MessageID, sender: AccountID?, scope: Revocation.Scope, request: RevocationRequest
  ) throws(MessagingError)
  func broadcastToRooms(
    _ body: MessageBody, from sender: AccountID, id: MessageID?
  ) throws(MessagingError) -> Int
  func endSessions(of account: AccountID, reason: String) throws(MessagingError)
  func ban(_ account: AccountID, until: Timestamp?, reason: String) throws(MessagingError) -> AccountBan
  func unban(_ account: AccountID) throws(MessagingError)
  func changeMutes(
    of account: AccountID, _ changes: [ConversationKind: Timestamp?]
  ) throws(MessagingError) -> AccountMutes
  func mutes(of account: AccountID) throws(MessagingError) -> AccountMutes
  func refuseTokens(of account: AccountID?, before time: Timestamp?) throws(MessagingError) -> Timestamp
  func eraseAccount(
    _ id: AccountID, messages: ErasedMessages, freesName: Bool
  ) throws(MessagingError) -> Int
  func wordList() throws(MessagingError) -> WordList
  func setWords(_ words: [FilteredWord]) throws(MessagingError) -> WordList
  func reports(after cursor: Int64, limit: Int) throws(MessagingError) -> MessageReportPage
  func report(_ number: Int64) throws(MessagingError) -> MessageReport
  func closeReport(_ number: Int64, note: String) throws(MessagingError) -> MessageReport
  func sendBulletin(_ draft: BulletinDraft) throws(MessagingError) -> Bulletin
  func bulletin(_ id: Int64) throws(MessagingError) -> Bulletin
  func bulletins(before id: Int64?, kept: Bool?, limit: Int) throws(MessagingError) -> BulletinPage
  func deleteBulletin(_ id: Int64) throws(MessagingError)
  func notify(_ account: AccountID, _ text: String, from sender: AccountID?) throws(MessagingError) -> Int
  func settings() throws(MessagingError) -> HubSettings
  func updateSettings(_ change: (inout HubSettings) -> Void) throws(MessagingError)
}
