import AcmeMessenger
import Parlance
import ParlanceConformance

extension AcmeDriver: RoomDriver, RoomListDriver, RoomCreationDriver, RoomAppearanceDriver {
  func enterRoom(_ id: String) async throws {
    try await act("enterRoom") { $0.enterRoom(id, completion: $1) }
  }

  func enterRoom(_ id: String, as appearance: RoomAppearance) async throws {
    try await act("enterRoom") { $0.enterRoom(id, as: appearance, completion: $1) }
  }

  func leaveRoom(_ id: String) async throws {
    try await act("leaveRoom") { $0.leaveRoom(id, completion: $1) }
  }

  func rooms(pageSize: Int) async throws -> [[String]] {
    try await pages { next in
      try await self.fetch("fetchRooms") { $0.fetchRooms(after: next, limit: pageSize, completion: $1) }
    }.map { $0.map(\.id) }
  }

  func createRoom(name: String, limit: Int?) async throws -> String {
    try await fetch("createRoom") { $0.createRoom(named: name, limit: limit, completion: $1) }
  }

  func submit(_ text: String, toRoom id: String, tagged tag: String?, at place: RoomLocation?) async throws -> MessageID
  {
    try await perform {
      var options = AcmeSendOptions()
      options.tag = tag
      options.place = place
      return MessageID(try self.messenger.send(.text(text), to: .room(id), options))
    }
  }

  func accounts(inRoom id: String, tagged tag: String) async throws -> Set<AccountID> {
    Set(try await fetch("fetchMembers") { $0.fetchMembers(ofRoom: id, tagged: tag, completion: $1) })
  }

  func acmeDidLeaveRoom(_ id: String, _ reason: GroupDeparture) {
    let exit: RoomExit =
      switch reason {
      case .removed, .blocked: .removed
      case .dismissed: .closed
      case .left: .other
      }
    log.record(ObservedRoomExit(room: id, exit: exit), raw: "didLeaveRoom \(id) \(reason)")
  }
}

extension AcmeDriver: RoomManagementDriver, RoomAllowListDriver, RegularMemberDriver {
  func setMuted(_ isMuted: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await change(account, inRoom: id, .muted(isMuted))
  }

  func setBlocked(_ isBlocked: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await change(account, inRoom: id, .blocked(isBlocked))
  }

  func setAllMuted(_ isMuted: Bool, inRoom id: String) async throws {
    try await act("setAllMuted") { $0.setAllMuted(isMuted, inRoom: id, completion: $1) }
  }

  func setAllowed(_ isAllowed: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await change(account, inRoom: id, .allowed(isAllowed))
  }

  func setRegular(_ isRegular: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await change(account, inRoom: id, .regular(isRegular))
  }

  func regularMembers(ofRoom id: String) async throws -> Set<AccountID> {
    Set(try await fetch("fetchRegularMembers") { $0.fetchRegularMembers(ofRoom: id, completion: $1) })
  }

  private func change(_ account: AccountID, inRoom id: String, _ change: RoomStandingChange) async throws {
    try await act("change \(change)") { $0.change(account, inRoom: id, change, completion: $1) }
  }
}

extension AcmeDriver: RoomAdministrationDriver {
  func announce(_ text: String, inRoom id: String) async throws {
    try await act("announce") { $0.announce(text, inRoom: id, completion: $1) }
  }

  func announcement(ofRoom id: String) async throws -> String? {
    try await fetch("fetchAnnouncement") { $0.fetchAnnouncement(ofRoom: id, completion: $1) }
  }

  func setManager(_ isManager: Bool, _ account: AccountID, inRoom id: String) async throws {
    try await change(account, inRoom: id, .manager(isManager))
  }

  func remove(_ account: AccountID, fromRoom id: String) async throws {
    try await act("remove") { $0.remove(account, fromRoom: id, completion: $1) }
  }

  func setEntry(_ key: String, _ value: String, isTransient: Bool, inRoom id: String) async throws {
    try await act("setEntry") {
      $0.setEntry(key, value, isTransient: isTransient, inRoom: id, completion: $1)
    }
  }

  func entries(ofRoom id: String) async throws -> [String: String] {
    try await fetch("fetchEntries") { $0.fetchEntries(ofRoom: id, completion: $1) }
  }
}
