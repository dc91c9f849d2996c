package import Parlance

/// A token check that refuses some logins, and lets the others in for ever.
///
/// - parameter refusal: What a login is refused with; nil to let it in.
package func refusing(_ refusal: @escaping @Sendable (TokenRequest) -> MessagingError?) -> TokenCheck {
  { request throws(MessagingError) in
    if let error = refusal(request) { throw error }
    return TokenGrant()
  }
}

/// A token check that takes a token for the number of seconds that it lasts from the moment at which it is shown, in digits; one
/// that is no number is good for ever, but "bad" is refused.
package func lasting(by clock: any MessagingClock) -> TokenCheck {
  { request throws(MessagingError) in
    guard request.token != "bad" else { throw MessagingError(.invalidToken) }
    return TokenGrant(expiry: Int64(request.token).map { clock.now().advanced(byMilliseconds: $0 * 1000) })
  }
}
