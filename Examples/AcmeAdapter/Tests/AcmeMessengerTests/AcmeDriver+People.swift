import AcmeMessenger
import Foundation
import Parlance
import ParlanceConformance

extension AcmeDriver: FriendDriver, BlockingDriver {
  func requestFriend(_ account: AccountID, message: String) async throws {
    try await act("requestFriend") { $0.requestFriend(account, words: message, completion: $1) }
  }

  func answerRequest(of account: AccountID, accepts: Bool) async throws {
    try await act("answerFriend") { $0.answerFriend(account, accepts: accepts, completion: $1) }
  }

  func removeFriend(_ account: AccountID) async throws {
    try await act("removeFriend") { $0.removeFriend(account, completion: $1) }
  }

  func friends() async throws -> Set<AccountID> {
    try await perform { Set(try self.messenger.contacts().filter(\.isFriend).map(\.account)) }
  }

  func setBlocked(_ isBlocked: Bool, _ account: AccountID) async throws {
    try await act("setBlocked") { $0.setBlocked(isBlocked, account, completion: $1) }
  }

  func blockedAccounts() async throws -> Set<AccountID> {
    try await perform { Set(try self.messenger.contacts().filter(\.isBlocked).map(\.account)) }
  }

  func acmeDidChangeContact(_ change: ContactChange) {
    let isOwn = change.actor == context.account
    let steps: [ContactStep] =
      switch change.action {
      case .added: [.added]
      case .requested: [.requested(change.message)]
      case .approved: isOwn ? [.added] : [.approved, .added]
      case .declined: isOwn ? [] : [.declined]
      case .removed: [.removed]
      default: []
      }
    for step in steps {
      log.record(
        ObservedContactStep(account: change.contact.account, step: step),
        raw: "didChangeContact \(change.action) \(change.contact)")
    }
  }
}

extension AcmeDriver: ProfileDriver {
  func setProfile(_ profile: Profile, text: String?) async throws {
    try await act("setProfile") { $0.setProfile(profile, text: text, completion: $1) }
  }

  func profile(of account: AccountID) async throws -> (profile: Profile, text: String?)? {
    guard var found = try await fetch("fetchProfile", { $0.fetchProfile(of: account, completion: $1) }) else {
      return nil
    }
    // The scenarios compare what a user sees.
    (found.profile.extensions, found.profile.updated) = ([:], .zero)
    return found
  }

  func acmeDidChangeProfile(_ profile: Profile) {
    log.record(
      ObservedProfile(account: profile.account, nickname: profile.nickname), raw: "didChangeProfile \(profile)")
  }
}

extension AcmeDriver: StatusDriver {
  func subscribeToStatus(of account: AccountID) async throws {
    try await act("subscribe") { $0.subscribe(to: account, completion: $1) }
  }

  func unsubscribeFromStatus(of account: AccountID) async throws {
    try await act("unsubscribe") { $0.unsubscribe(from: account, completion: $1) }
  }

  func publishStatus(_ text: String) async throws {
    try await act("publishStatus") { $0.publishStatus(text, completion: $1) }
  }

  func acmeDidChangeStatus(_ status: AccountStatus) {
    log.record(
      ObservedStatus(account: status.account, isOnline: !status.platforms.isEmpty, text: status.published?.text),
      raw: "didChangeStatus \(status)")
  }
}

extension AcmeDriver: PushSettingsDriver {
  func setQuietHours(_ hours: QuietInterval?) async throws {
    try await act("setQuietHours") { messenger, completion in
      var local = hours
      local?.timeZoneOffset = TimeZone.current.secondsFromGMT() / 60
      messenger.setQuietHours(local, completion: completion)
    }
  }

  func quietHours() async throws -> QuietInterval? {
    var hours = try await fetch("fetchQuietHours") { $0.fetchQuietHours(completion: $1) }
    hours?.timeZoneOffset = 0
    return hours
  }
}

extension AcmeDriver: CallInvitationDriver {
  func inviteToCall(_ account: AccountID, content: String?, channel: String?) async throws {
    try await perform {
      self.sentInvitations[account] = try self.messenger.invite(account, content: content, channel: channel)
    }
  }

  func cancelInvitation(to account: AccountID) async throws {
    try await perform {
      guard let invitation = self.sentInvitations[account] else { throw ConformanceFailure("no invitation") }
      try self.messenger.cancel(invitation)
    }
  }

  func answerInvitation(of account: AccountID, accepts: Bool, response: String?) async throws {
    try await perform {
      guard let invitation = self.receivedInvitations[account] else { throw ConformanceFailure("no invitation") }
      try self.messenger.answer(invitation, accepts: accepts, words: response)
    }
  }

  func acmeDidChangeCall(_ update: CallInvitationUpdate) {
    let invitation = update.invitation
    let isOwn = invitation.caller == context.account
    let step: CallInvitationStep
    switch update.change {
    case .invited:
      receivedInvitations[invitation.caller] = invitation
      step = .invited(content: invitation.content, channel: invitation.channel)
    case .received: step = .received
    case .accepted(let response): step = .accepted(response: response)
    case .refused(let response): step = .refused(response: response)
    case .cancelled: step = .cancelled
    case .failed: step = .failed
    case .answeredElsewhere: return
    }
    log.record(
      ObservedCallStep(account: isOwn ? invitation.callee : invitation.caller, step: step),
      raw: "didChangeCall \(update)")
  }
}
