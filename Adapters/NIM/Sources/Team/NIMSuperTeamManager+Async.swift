/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion returns something or continues in the background have none.
extension NIMSuperTeamManager {
  /// Invites accounts, and returns those that are members at once.
  public nonisolated(nonsending) func addUsers(
    _ users: [String], toTeam teamId: String, postscript: String?, attach: String?
  ) async throws -> [NIMTeamMember] {
    try await waited { addUsers(users, toTeam: teamId, postscript: postscript, attach: attach, completion: $0) }
  }
  /// Returns a part of the members.
  public nonisolated(nonsending) func fetchTeamMembers(
    _ teamId: String, option: NIMTeamFetchMemberOption
  ) async throws -> [NIMTeamMember] {
    try await waited { fetchTeamMembers(teamId, option: option, completion: $0) }
  }
  /// Fetches the members who may not write from the server.
  public nonisolated(nonsending) func fetchTeamMutedMembers(_ teamId: String) async throws -> [NIMTeamMember] {
    try await waited { fetchTeamMutedMembers(teamId, completion: $0) }
  }
  /// Fetches a super team from the server.
  public nonisolated(nonsending) func fetchTeamInfo(_ teamId: String) async throws -> NIMTeam {
    try await waited { fetchTeamInfo(teamId, completion: $0) }
  }
}
