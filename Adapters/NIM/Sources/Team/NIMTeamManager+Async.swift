/// Calls for callers that wait: each returns what the one with a completion gives, and throws its error. There is none
/// where the vendor's call without a completion returns something or goes on by itself.
extension NIMTeamManager {
  /// Creates a team; the invited are members at once. Returns its id and those who could not be made members.
  public nonisolated(nonsending) func createTeam(_ option: NIMCreateTeamOption, users: [String]) async throws -> (
    String, [String]
  ) {
    try await waitedForTwo { createTeam(option, users: users, completion: $0) }
  }
  /// Invites accounts, which are members at once, and returns those.
  public nonisolated(nonsending) func addUsers(
    _ users: [String], toTeam teamId: String, postscript: String?, attach: String?
  ) async throws -> [NIMTeamMember] {
    try await waited { addUsers(users, toTeam: teamId, postscript: postscript, attach: attach, completion: $0) }
  }
  /// The members, as this device knows them; from the server if it does not.
  public nonisolated(nonsending) func fetchTeamMembers(_ teamId: String) async throws -> [NIMTeamMember] {
    try await waited { fetchTeamMembers(teamId, completion: $0) }
  }
  /// The members who may not write, from the server.
  public nonisolated(nonsending) func fetchTeamMutedMembers(_ teamId: String) async throws -> [NIMTeamMember] {
    try await waited { fetchTeamMutedMembers(teamId, completion: $0) }
  }
  /// The members, from the server.
  public nonisolated(nonsending) func fetchTeamMembers(fromServer teamId: String) async throws -> [NIMTeamMember] {
    try await waited { fetchTeamMembers(fromServer: teamId, completion: $0) }
  }
  /// Who brought members in: inviters by member, from the server.
  public nonisolated(nonsending) func fetchInviterAccids(
    _ teamID: String, withTargetMembers memberIDs: [String]
  ) async throws -> [String: String] {
    try await waited { fetchInviterAccids(teamID, withTargetMembers: memberIDs, completion: $0) }
  }
  /// A team, from the server.
  public nonisolated(nonsending) func fetchTeamInfo(_ teamId: String) async throws -> NIMTeam {
    try await waited { fetchTeamInfo(teamId, completion: $0) }
  }
}
