internal import Foundation
internal import ParlanceCore
internal import ParlanceEngine
#if Remote
  internal import ParlanceRemote
#endif

extension MessagingEnvironment {
  /// The parts of an open environment.
  struct Engine: Sendable {
    let devices: DeviceLoop
    let links: any LinkFactory
    let administration: any AdministrationPort
    /// The hub; nil if it is behind a gateway.
    let hub: HubLoop?
    /// The folder, unless everything is in memory.
    let folder: LockedFolder?
    /// Devices keep their databases in memory although the hub has a folder.
    let keepsDevicesInMemory: Bool
    let media: MediaFiles

    /// Creates an engine whose hub is a part of it.
    init(
      _ ports: Hub.Ports, settings: HubSettings, link: EnvironmentLink, folder: LockedFolder? = nil,
      keepsDevicesInMemory: Bool, media: MediaFiles
    ) throws(MessagingError) {
      let queue = DeviceLoop.makeQueue()
      let statistics = EngineStatistics()
      let hub = HubLoop(
        hub: try Hub(ports, settings: settings), clock: ports.clock, queue: queue, statistics: statistics)
      devices = DeviceLoop(queue: queue, statistics: statistics)
      links = InProcessLinks(loop: hub, encodesFrames: link == .loopback, locate: media.locate)
      administration = hub
      self.hub = hub
      self.folder = folder
      self.keepsDevicesInMemory = keepsDevicesInMemory
      self.media = media
    }

    #if Remote
      /// Creates an engine whose hub is behind a gateway.
      ///
      /// - parameter clock: The clock that times pauses, deadlines and pings of links.
      init(
        _ request: WebSocketRequest, token: (@Sendable (AccountID) -> String)?, folder: LockedFolder?,
        media: MediaFiles, clock: any MessagingClock
      ) {
        let queue = DeviceLoop.makeQueue()
        devices = DeviceLoop(queue: queue)
        links = RemoteLinks(request, queue: queue, clock: clock, token: token)
        administration = GatewayAdministration()
        hub = nil
        self.folder = folder
        keepsDevicesInMemory = folder == nil
        self.media = media
      }
    #endif

    func shutDown() {
      devices.stop()
      if let hub {
        hub.stop()
        devices.stop()
        hub.closeHub()
      }
      media.drain()
      folder?.unlock()
    }
  }
}

#if Remote
  /// The administration of a hub behind a gateway, which is not reached from here.
  private struct GatewayAdministration: AdministrationPort {
    private var refusal: MessagingError {
      MessagingError(.unsupported, "the hub is behind a gateway: use the gateway's own administration")
    }

    func createAccount(_ account: AccountID) throws(MessagingError) { throw refusal }
    func createGroup(
      id: String?, name: String, owner: AccountID, members: [AccountID], isLarge: Bool
    ) throws(MessagingError) -> String { throw refusal }
    func createRoom(
      id: String?, name: String, owner: AccountID, properties: [String: String]
    ) throws(MessagingError) -> String { throw refusal }
    func setCreatesRooms(_ createsRooms: Bool, _ account: AccountID) throws(MessagingError) { throw refusal }
    func setDisabled(_ isDisabled: Bool, group id: String) throws(MessagingError) -> GroupInfo { throw refusal }
    func revoke(
      _ id: MessageID, sender: AccountID?, scope: Revocation.Scope, request: RevocationRequest
    ) throws(MessagingError) { throw refusal }
    func broadcastToRooms(
      _ body: MessageBody, from sender: AccountID, id: MessageID?
    ) throws(MessagingError) -> Int { throw refusal }
    func endSessions(of account: AccountID, reason: String) throws(MessagingError) { throw refusal }
    func ban(
      _ account: AccountID, until: Timestamp?, reason: String
    ) throws(MessagingError) -> AccountBan { throw refusal }
    func unban(_ account: AccountID) throws(MessagingError) { throw refusal }
    func changeMutes(
      of account: AccountID, _ changes: [ConversationKind: Timestamp?]
    ) throws(MessagingError) -> AccountMutes { throw refusal }
    func mutes(of account: AccountID) throws(MessagingError) -> AccountMutes { throw refusal }
    func refuseTokens(
      of account: AccountID?, before time: Timestamp?
    ) throws(MessagingError) -> Timestamp { throw refusal }
    func eraseAccount(
      _ id: AccountID, messages: ErasedMessages, freesName: Bool
    ) throws(MessagingError) -> Int { throw refusal }
    func wordList() throws(MessagingError) -> WordList { throw refusal }
    func setWords(_ words: [FilteredWord]) throws(MessagingError) -> WordList { throw refusal }
    func reports(after cursor: Int64, limit: Int) throws(MessagingError) -> MessageReportPage { throw refusal }
    func report(_ number: Int64) throws(MessagingError) -> MessageReport { throw refusal }
    func closeReport(_ number: Int64, note: String) throws(MessagingError) -> MessageReport { throw refusal }
    func sendBulletin(_ draft: BulletinDraft) throws(MessagingError) -> Bulletin { throw refusal }
    func bulletin(_ id: Int64) throws(MessagingError) -> Bulletin { throw refusal }
    func bulletins(before id: Int64?, kept: Bool?, limit: Int) throws(MessagingError) -> BulletinPage { throw refusal }
    func deleteBulletin(_ id: Int64) throws(MessagingError) { throw refusal }
    func notify(
      _ account: AccountID, _ text: String, from sender: AccountID?
    ) throws(MessagingError) -> Int { throw refusal }
    func settings() throws(MessagingError) -> HubSettings { throw refusal }
    func updateSettings(_ change: (inout HubSettings) -> Void) throws(MessagingError) { throw refusal }
  }
#endif
