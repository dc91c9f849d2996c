public import Parlance

/// Requests that an account become a member of a group. The delegate is notified of those that this account answers.
extension AcmeMessenger {
  /// Asks to join a group.
  public func applyToGroup(_ id: String, words: String?, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { device, completion in device.applyToGroup(id, message: words) { completion($0.failure) } }
  }

  /// Answers the application of an account.
  public func answerApplication(
    of account: AccountID, toGroup id: String, accepts: Bool, words: String?,
    completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { device, completion in
      device.answerApplication(of: account, toGroup: id, accepts: accepts, message: words) { completion($0.failure) }
    }
  }

  /// Answers an invitation by a member.
  public func answerInvitation(
    of account: AccountID, toGroup id: String, accepts: Bool, words: String?,
    completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { device, completion in
      device.answerInvitation(toGroup: id, of: account, accepts: accepts, message: words) { completion($0.failure) }
    }
  }
}
