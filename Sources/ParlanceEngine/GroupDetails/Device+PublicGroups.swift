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
    runner.ask(completion: completion) { core, end in
      DeviceGroupDetails(core: core).fetchPublicGroups(PublicGroupsCall(after: cursor, limit: limit), then: end)
    }
  }
}
