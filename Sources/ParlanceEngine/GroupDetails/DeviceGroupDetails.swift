internal import ParlanceCore

/// Requests of a device for details of groups, of which it keeps nothing.
struct DeviceGroupDetails {
  let core: DeviceCore

  /// Adds media that were uploaded to a group's files.
  func addFile(
    _ media: MediaDescriptor, named name: String, toGroup id: String,
    then end: @escaping (DeviceCore, Result<GroupFile, MessagingError>) -> Void
  ) {
    core.request(AddGroupFileCall(id: id, media: media.id, name: name)) { core, result in
      // Discard an upload that the group did not take: nothing else refers to it. If the link was lost, the group may have taken it.
      if case .failure(let error) = result, error.code != .notConnected, error.code != .timeout {
        core.transfers.discard(upload: media.id)
      }
      end(core, result)
    }
  }

  /// Fetches the accounts that a group blocks, in as many pieces as the hub wants.
  func fetchBlocked(
    of id: String, after: AccountID? = nil, _ known: [AccountID] = [],
    then end: @escaping (DeviceCore, Result<[AccountID], MessagingError>) -> Void
  ) {
    core.request(BlockedMembersCall(id: id, after: after)) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let reply):
        let all = known + reply.accounts
        guard let next = reply.next, next != after else { return end(core, .success(all)) }
        DeviceGroupDetails(core: core).fetchBlocked(of: id, after: next, all, then: end)
      }
    }
  }

  /// Fetches attributes of members, in as many pieces as the hub wants.
  func fetchAttributes(
    _ call: MemberAttributesCall, _ known: [AccountID: [String: String]] = [:],
    then end: @escaping (DeviceCore, Result<[AccountID: [String: String]], MessagingError>) -> Void
  ) {
    core.request(call) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let reply):
        let all = known.merging(reply.members.map { ($0.account, $0.attributes) }) { $1 }
        guard let next = reply.next, next != call.after else { return end(core, .success(all)) }
        var rest = call
        rest.after = next
        DeviceGroupDetails(core: core).fetchAttributes(rest, all, then: end)
      }
    }
  }

  /// Fetches public groups. The hub looks at some groups at a time, and none of them may be public.
  func fetchPublicGroups(
    _ call: PublicGroupsCall,
    then end: @escaping (DeviceCore, Result<(groups: [GroupInfo], next: String?), MessagingError>) -> Void
  ) {
    core.request(call) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let reply):
        guard reply.groups.isEmpty, let next = reply.next, next != call.after else {
          return end(core, .success((reply.groups, reply.next)))
        }
        DeviceGroupDetails(core: core).fetchPublicGroups(PublicGroupsCall(after: next, limit: call.limit), then: end)
      }
    }
  }
}
