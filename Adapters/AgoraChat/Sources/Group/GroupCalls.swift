internal import Foundation
internal import Parlance

/// One call of a device, which both the method that waits and the one with a completion make.
typealias Call<Value> = (Device, @escaping (Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void

/// The calls of the group manager.
struct GroupCalls: Sendable {
  let core: ClientCore

  /// The group as this device knows it after a change.
  ///
  /// - parameter blocked: The block list; nil if it was not asked for.
  /// - parameter files: The shared files; nil if they were not asked for.
  func object(
    _ id: String, _ device: Device, blocked: [String]? = nil, files: [GroupFile]? = nil
  ) -> AgoraChatGroup {
    let group = device.group(id) ?? GroupInfo(id: id, name: "", owner: AccountID(""))
    return AgoraChatGroup(group, members: device.members(ofGroup: id) ?? [], blocked: blocked, files: files, core: core)
  }

  /// A change that is done or refused, answered with the group.
  func change(
    _ id: String, _ make: @escaping (Device, @escaping (MessagingError?) -> Void) -> Void
  ) -> Call<AgoraChatGroup> {
    { device, done in
      make(device) { error in done(error.map { .failure($0) } ?? .success(object(id, device))) }
    }
  }

  // MARK: changes

  func create(
    _ subject: String?, _ description: String?, _ invitees: [String]?, _ message: String?,
    _ options: AgoraChatGroupOptions?
  ) -> Call<AgoraChatGroup> {
    { device, done in
      let options = options ?? AgoraChatGroupOptions()
      device.createGroup(
        options.group(named: subject, description: description, owner: device.account),
        members: (invitees ?? []).map { AccountID($0) }, note: message
      ) { result in done(result.map { object($0.group.id, device) }) }
    }
  }

  func add(_ users: [String], _ id: String, _ message: String?) -> Call<AgoraChatGroup> {
    { device, done in
      device.addMembers(users.map { AccountID($0) }, toGroup: id, note: message) { result in
        done(result.map { _ in object(id, device) })
      }
    }
  }

  func remove(_ users: [String], _ id: String) -> Call<AgoraChatGroup> {
    change(id) { $0.removeMembers(users.map { AccountID($0) }, fromGroup: id, completion: $1) }
  }

  func update(_ property: String, _ value: String?, _ id: String) -> Call<AgoraChatGroup> {
    change(id) { $0.updateGroup(id, [property: value ?? ""], completion: $1) }
  }

  func setPush(_ isOn: Bool, _ id: String) -> Call<AgoraChatGroup> {
    { device, done in
      device.setPush(isOn, forGroups: [id]) { result in done(result.map { _ in object(id, device) }) }
    }
  }

  func transfer(_ id: String, to owner: String) -> Call<AgoraChatGroup> {
    change(id) { $0.transferGroup(id, to: AccountID(owner), leaves: false, completion: $1) }
  }

  func setRole(_ role: Member.Role, _ user: String, _ id: String) -> Call<AgoraChatGroup> {
    change(id) { $0.setRole(role, of: [AccountID(user)], inGroup: id, completion: $1) }
  }

  /// - parameter milliseconds: For how long; -1 for ever, other negative lengths and none at all make no sense.
  func mute(_ users: [String], milliseconds: Int, _ id: String) -> Call<AgoraChatGroup> {
    { device, done throws(MessagingError) in
      guard milliseconds > 0 || milliseconds == -1 else {
        throw MessagingError(.invalidArgument, "mute for \(milliseconds) ms")
      }
      let until = milliseconds == -1 ? nil : device.now.advanced(byMilliseconds: Int64(milliseconds))
      device.setMuted(true, users.map { AccountID($0) }, inGroup: id, until: until) { error in
        done(error.map { .failure($0) } ?? .success(object(id, device)))
      }
    }
  }

  func unmute(_ users: [String], _ id: String) -> Call<AgoraChatGroup> {
    change(id) { $0.setMuted(false, users.map { AccountID($0) }, inGroup: id, completion: $1) }
  }

  func join(_ id: String) -> Call<AgoraChatGroup> { change(id) { $0.joinGroup(id, completion: $1) } }

  // MARK: requests to become a member

  /// Asks to join a group; one that anyone may join makes the account a member at once.
  func apply(_ id: String, _ message: String?) -> Call<AgoraChatGroup> {
    { device, done in
      device.applyToGroup(id, message: message) { result in
        done(
          result.map { reply in
            reply.isMember ? object(id, device) : AgoraChatGroup(reply.group, core: core)
          })
      }
    }
  }

  func answer(applicant: String, accepts: Bool, _ id: String, _ message: String? = nil) -> Call<AgoraChatGroup> {
    { device, done in
      device.answerApplication(of: AccountID(applicant), toGroup: id, accepts: accepts, message: message) { result in
        done(result.map { _ in object(id, device) })
      }
    }
  }

  /// - parameter inviter: The account whose invitation is answered; that of anyone if it is empty.
  func answer(inviter: String, accepts: Bool, _ id: String, _ message: String? = nil) -> Call<AgoraChatGroup> {
    { device, done in
      device.answerInvitation(
        toGroup: id, of: inviter.isEmpty ? nil : AccountID(inviter), accepts: accepts, message: message
      ) { result in
        done(result.map { group in accepts ? object(id, device) : AgoraChatGroup(group, core: core) })
      }
    }
  }

  func leave(_ id: String) -> Call<Void> {
    { device, done in device.leaveGroup(id) { done($0.map { .failure($0) } ?? .success(())) } }
  }

  func destroy(_ id: String) -> Call<Void> {
    { device, done in device.dismissGroup(id) { done($0.map { .failure($0) } ?? .success(())) } }
  }

  // MARK: questions

  private func fetchGroup<Value>(
    _ id: String, _ answer: @escaping (Device, GroupInfo, [Member]) throws(MessagingError) -> Value
  ) -> Call<Value> {
    { device, done in
      device.fetchGroup(id) { result in
        do throws(MessagingError) {
          let (group, members) = try result.get()
          done(.success(try answer(device, group, members)))
        } catch {
          done(.failure(error))
        }
      }
    }
  }

  /// Fetches the members, which are visible to members only.
  func fetchMembers<Value>(
    _ id: String, _ answer: @escaping (Device, [Member]) throws(MessagingError) -> Value
  ) -> Call<Value> {
    fetchGroup(id) { device, _, members throws(MessagingError) in
      guard !members.isEmpty else { throw MessagingError(.notMember) }
      return try answer(device, members)
    }
  }

  func specification(_ id: String) -> Call<AgoraChatGroup> {
    fetchGroup(id) { device, group, members in
      core.listGroupsAgain([group.id], device)
      return AgoraChatGroup(group, members: members, core: core)
    }
  }

  func publicGroups(_ cursor: String?, _ size: Int) -> Call<AgoraChatCursorResult<AgoraChatGroup>> {
    { device, done in
      let cursor = cursor.flatMap { $0.isEmpty ? nil : $0 }
      device.fetchPublicGroups(after: cursor, limit: size) { result in
        done(
          result.map { part in
            AgoraChatCursorResult(list: part.groups.map { AgoraChatGroup($0, core: core) }, andCursor: part.next)
          })
      }
    }
  }

  /// Fetches a public group. A group that the hub shows to members only does not exist for others.
  func publicGroup(_ id: String) -> Call<AgoraChatGroup> {
    { device, done throws(MessagingError) in
      let call = fetchGroup(id) { _, group, members throws(MessagingError) in
        let object = AgoraChatGroup(group, members: members, core: core)
        guard object.isPublic else { throw MessagingError(.groupNotFound) }
        return object
      }
      try call(device) { result in
        done(result.mapError { $0.code == .notMember ? MessagingError(.groupNotFound) : $0 })
      }
    }
  }

  func members(_ id: String, _ cursor: String?, _ size: Int) -> Call<AgoraChatCursorResult<NSString>> {
    fetchMembers(id) { _, members throws(MessagingError) in
      try members.filter { $0.role == .ordinary }.map(\.account.name).part(after: cursor, size: size)
    }
  }

  /// Fetches the members who may not write now.
  func muted(_ id: String, _ page: Int, _ size: Int) -> Call<[Member]> {
    fetchMembers(id) { device, members throws(MessagingError) in
      let now = device.now
      return try members.filter { $0.isMuted(at: now) }.page(page, from: 1, size: size)
    }
  }

  func mutedNames(_ id: String, _ page: Int, _ size: Int) -> Call<[String]> {
    { device, done throws(MessagingError) in
      try muted(id, page, size)(device) { done($0.map { $0.map(\.account.name) }) }
    }
  }

  func mutedTimes(_ id: String, _ page: Int, _ size: Int) -> Call<[String: NSNumber]> {
    { device, done throws(MessagingError) in
      try muted(id, page, size)(device) { result in
        done(
          result.map { members in
            members.reduce(into: [:]) {
              $0[$1.account.name] = NSNumber(value: $1.mutedUntil?.milliseconds ?? -1)
            }
          })
      }
    }
  }

  func isMuted(_ id: String) -> Call<Bool> {
    fetchMembers(id) { device, members in
      let now = device.now
      return members.contains { $0.account == device.account && $0.isMuted(at: now) }
    }
  }

  func announcement(_ id: String) -> Call<String> {
    fetchGroup(id) { _, group, _ in group.properties[GroupInfo.Property.announcement] ?? "" }
  }

  func joined(_ page: Int, _ size: Int) -> Call<[AgoraChatGroup]> {
    { device, done in
      device.fetchGroups { result in
        do throws(MessagingError) {
          let groups = try result.get().page(page, size: size)
          core.listGroupsAgain(groups.map(\.id), device)
          done(.success(groups.map { AgoraChatGroup($0, core: core) }))
        } catch {
          done(.failure(error))
        }
      }
    }
  }

  func joinedCount() -> Call<Int> { { device, done in device.fetchGroups { done($0.map(\.count)) } } }
}
