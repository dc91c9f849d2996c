public import ParlanceCore

extension Device {
  /// Fetches groups that anyone may join or ask to join (`GroupInfo.isPublic`), by id; those that the operator disabled are not among them.
  ///
  /// - parameter cursor: The cursor that came with the part before; nil for the first.
  /// - parameter limit: The maximum number of groups, at least 1.
  /// - parameter completion: Receives the groups, and the cursor of the next part, nil at the end; or `invalidArgument`.
  public func fetchPublicGroups(
    after cursor: String? = nil, limit: Int,
    completion: @escaping (Result<(groups: [GroupInfo], next: String?), MessagingError>) -> Void
  ) {
    ask(completion: completion) { core, end in
      Self.fetchPublicGroups(PublicGroupsCall(after: cursor, limit: limit), core, end)
    }
  }

  private static func fetchPublicGroups(
    _ call: PublicGroupsCall, _ core: DeviceCore,
    _ end: @escaping (DeviceCore, Result<(groups: [GroupInfo], next: String?), MessagingError>) -> Void
  ) {
    core.request(call) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let reply):
        // The hub looks at some groups at a time, and none of them may be public.
        guard reply.groups.isEmpty, let next = reply.next, next != call.after else {
          return end(core, .success((reply.groups, reply.next)))
        }
        fetchPublicGroups(PublicGroupsCall(after: next, limit: call.limit), core, end)
      }
    }
  }
}
