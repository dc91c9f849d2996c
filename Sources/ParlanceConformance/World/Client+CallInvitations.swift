internal import Parlance

extension Client {
  /// Invites another account to a call.
  public func inviteToCall(_ other: Client, content: String? = nil, channel: String? = nil) async throws {
    try await invitationDriver().inviteToCall(other.account, content: content, channel: channel)
  }

  /// Takes the last invitation to another account back.
  public func cancelInvitation(to other: Client) async throws {
    try await invitationDriver().cancelInvitation(to: other.account)
  }

  /// Accepts or refuses the last invitation of another account.
  public func answerInvitation(of other: Client, accepts: Bool, response: String?) async throws {
    try await invitationDriver().answerInvitation(of: other.account, accepts: accepts, response: response)
  }

  /// Creates a channel, and invites another account into it.
  public func startCall(to other: Client, content: String? = nil, channel: String? = nil) async throws {
    try await channelDriver().startCall(to: other.account, content: content, channel: channel)
  }

  /// Takes the last invitation of another account into a channel back.
  public func cancelCall(to other: Client) async throws {
    try await channelDriver().cancelCall(to: other.account)
  }

  /// Accepts or refuses the last invitation of another account into a channel.
  public func answerCall(of other: Client, accepts: Bool, response: String?) async throws {
    try await channelDriver().answerCall(of: other.account, accepts: accepts, response: response)
  }

  private func channelDriver() throws -> any CallChannelDriver {
    try driver(as: (any CallChannelDriver).self, "call in channels")
  }

  /// Waits until callbacks have reported as many steps of invitations between this account and another one, and checks
  /// them and their order.
  public func seesCall(
    with other: Client, _ expected: [CallInvitationStep], file: String = #fileID, line: Int = #line
  ) async throws {
    let account = other.account
    let seen = try await log.wait(
      for: "\(expected.count) steps of invitations with \(account)", file: file, line: line
    ) { entries -> [CallInvitationStep]? in
      let steps = entries.observations(of: ObservedCallStep.self).filter { $0.account == account }.map(\.step)
      return steps.count >= expected.count ? steps : nil
    }
    try requireEqual(seen, expected, "invitations with \(account) at \(log.name)", file: file, line: line)
  }

  private func invitationDriver() throws -> any CallInvitationDriver {
    try driver(as: (any CallInvitationDriver).self, "invite to calls")
  }
}
