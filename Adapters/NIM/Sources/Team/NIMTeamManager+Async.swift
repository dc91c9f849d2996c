/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion returns something or continues in the background have none.
extension NIMTeamManager {
  /// Creates a team. Returns its id and the accounts that could not be added.
  public nonisolated(nonsending) func createTeam(_ option: NIMCreateTeamOption, users: [String]) async throws -> (
    String, [String]
  ) {
    try await waitedForTwo { createTeam(option, users: users, completion: $0) }
  }
  /// Creates a team. Returns its id and the accounts that could not be added.
  public nonisolated(nonsending) func createTeam(_ option: NIMCreateTeamExOption) async throws -> (
    String, [String]
  ) {
    try await waitedForTwo { createTeam(option, completion: $0) }
  }
  /// Searches among the teams that this account is in.
  public nonisolated(nonsending) func searchTeam(with option: NIMTeamSearchOption) async throws -> [NIMTeam] {
    try await waited { searchTeam(with: option, completion: $0) }
  }
  /// Fetches the teams that this account is in from the server.
  public nonisolated(nonsending) func fetchTeams(withTimestamp timestamp: TimeInterval) async throws -> [NIMTeam] {
    try await waited { fetchTeams(withTimestamp: timestamp, completion: $0) }
  }
  /// Fetches teams from the server. Returns them, and the ids of those that this account does not see.
  public nonisolated(nonsending) func fetchTeamInfoList(_ teamIds: [String]) async throws -> ([NIMTeam], [String]) {
    try await waitedForTwo { fetchTeamInfoList(teamIds, completion: $0) }
  }
  /// Invites accounts, and returns those that are members at once.
  public nonisolated(nonsending) func addUsers(
    _ users: [String], toTeam teamId: String, postscript: String?, attach: String?
  ) async throws -> [NIMTeamMember] {
    try await waited { addUsers(users, toTeam: teamId, postscript: postscript, attach: attach, completion: $0) }
  }
  /// Returns the members, as this device knows them; from the server if it does not.
  public nonisolated(nonsending) func fetchTeamMembers(_ teamId: String) async throws -> [NIMTeamMember] {
    try await waited { fetchTeamMembers(teamId, completion: $0) }
  }
  /// Fetches the members who may not write from the server.
  public nonisolated(nonsending) func fetchTeamMutedMembers(_ teamId: String) async throws -> [NIMTeamMember] {
    try await waited { fetchTeamMutedMembers(teamId, completion: $0) }
  }
  /// Fetches the members from the server.
  public nonisolated(nonsending) func fetchTeamMembers(fromServer teamId: String) async throws -> [NIMTeamMember] {
    try await waited { fetchTeamMembers(fromServer: teamId, completion: $0) }
  }
  /// Fetches the inviters of members from the server, by member.
  public nonisolated(nonsending) func fetchInviterAccids(
    _ teamID: String, withTargetMembers memberIDs: [String]
  ) async throws -> [String: String] {
    try await waited { fetchInviterAccids(teamID, withTargetMembers: memberIDs, completion: $0) }
  }
  /// Fetches a team from the server.
  public nonisolated(nonsending) func fetchTeamInfo(_ teamId: String) async throws -> NIMTeam {
    try await waited { fetchTeamInfo(teamId, completion: $0) }
  }
}
