internal import Foundation
internal import Parlance

/// The lists of a chat room, as far as this account may see them.
struct RoomLists: Sendable {
  /// This account's role; an account that is not in the chat room is ordinary as well.
  let role: Member.Role
  let admins: [String]
  /// The users who may not write now, may not enter, and are on the white list; nil for an account that is neither the
  /// owner nor an admin.
  let muted, blocked, allowed: [String]?

  init(_ standings: [RoomStanding], of account: AccountID, at time: Timestamp) {
    func names(_ isIn: (RoomStanding) -> Bool) -> [String] { standings.filter(isIn).map(\.account.name) }
    role = standings.first { $0.account == account }?.role ?? .ordinary
    admins = names { $0.role == .manager }
    let seesAll = role > .ordinary
    muted = seesAll ? names { $0.isMuted(at: time) } : nil
    blocked = seesAll ? names { $0.isBlocked } : nil
    allowed = seesAll ? names { $0.isAllowed } : nil
  }
}

/// The changes that the chat room manager makes, and its questions.
struct RoomCalls: Sendable {
  let core: ClientCore

  private func request(_ make: @escaping (Device, @escaping (MessagingError?) -> Void) -> Void) -> Call<Void> {
    { device, done in make(device) { done($0.map { .failure($0) } ?? .success(())) } }
  }

  // MARK: changes

  func update(_ property: String, _ value: String?, _ id: String) -> Call<Void> {
    request { $0.updateRoom(id, [property: value ?? ""], completion: $1) }
  }

  func transfer(_ id: String, to owner: String) -> Call<Void> {
    request { $0.transferRoom(id, to: AccountID(owner), completion: $1) }
  }

  func change(_ users: [String], _ change: RoomStandingChange, _ id: String) -> Call<Void> {
    request { $0.changeStandings(of: users.map { AccountID($0) }, inRoom: id, change, completion: $1) }
  }

  /// - parameter milliseconds: The length; -1 for a mute without an end. Other lengths below 1 are refused.
  func mute(_ users: [String], milliseconds: Int, _ id: String) -> Call<Void> {
    { device, done throws(MessagingError) in
      guard milliseconds == -1 || milliseconds > 0 else {
        throw MessagingError(.invalidArgument, "mute for \(milliseconds) ms")
      }
      let end = milliseconds == -1 ? nil : device.now.advanced(byMilliseconds: Int64(milliseconds))
      try change(users, .onlyMuted(until: end), id)(device, done)
    }
  }

  // MARK: questions

  private func fetchStandings<Value>(
    _ id: String, _ answer: @escaping (Device, RoomInfo, [RoomStanding]) throws(MessagingError) -> Value
  ) -> Call<Value> {
    { device, done in
      device.fetchStandings(ofRoom: id) { result in
        do throws(MessagingError) {
          let (room, standings) = try result.get()
          done(.success(try answer(device, room, standings)))
        } catch {
          done(.failure(error))
        }
      }
    }
  }

  func lists(_ id: String) -> Call<RoomLists> {
    fetchStandings(id) { device, _, standings in RoomLists(standings, of: device.account, at: device.now) }
  }

  /// Fetches a chat room without its members.
  func room(_ id: String) -> Call<AgoraChatroom> {
    fetchStandings(id) { [core] device, room, standings in
      let lists = RoomLists(standings, of: device.account, at: device.now)
      core.note(room, lists.role, device)
      let isKnown = lists.role > .ordinary || device.rooms.contains(room.id)
      return AgoraChatroom(room, members: nil, role: isKnown ? lists.role : nil, lists: lists)
    }
  }

  /// Fetches a list that only the owner and admins may see.
  func list(_ list: @escaping (RoomLists) -> [String]?, _ id: String) -> Call<[String]> {
    fetchStandings(id) { device, _, standings throws(MessagingError) in
      guard let names = list(RoomLists(standings, of: device.account, at: device.now)) else {
        throw MessagingError(.forbidden)
      }
      return names
    }
  }

  /// Fetches a page of a list that only the owner and admins may see.
  func list(
    _ list: @escaping (RoomLists) -> [String]?, _ id: String, page: Int, size: Int
  ) -> Call<[String]> {
    { device, done throws(MessagingError) in
      try self.list(list, id)(device) { result in
        do throws(MessagingError) {
          done(.success(try result.get().page(page, from: 1, size: size)))
        } catch {
          done(.failure(error))
        }
      }
    }
  }

  private func own(_ id: String, _ answer: @escaping (RoomStanding, Timestamp) -> Bool) -> Call<Bool> {
    fetchStandings(id) { device, _, standings in
      standings.contains { $0.account == device.account && answer($0, device.now) }
    }
  }

  func isAllowed(_ id: String) -> Call<Bool> { own(id) { standing, _ in standing.isAllowed } }

  func isMuted(_ id: String) -> Call<Bool> { own(id) { $0.isMuted(at: $1) } }
}
