internal import ParlanceCore

extension UpdateProfileCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    let limit = border.limits.profileSize
    var profile = Profile(account: "")
    profile.apply(update)
    guard profile.textSize <= limit else { throw MessagingError(.messageTooLarge, "profile: limit \(limit) bytes") }
    try border.check(count: update.extensions.count, limit: 16, "styles")
    guard update.extensions.keys.allSatisfy({ CanonicalName.isValid($0) }) else {
      throw MessagingError(.invalidArgument, "style")
    }
  }
}

extension ProfilesCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(&accounts) }
}
