package import Parlance

/// Returns a token check that refuses some logins, and accepts the others without an expiry.
///
/// - parameter refusal: Returns the error for a login; nil to accept it.
package func refusing(_ refusal: @escaping @Sendable (TokenRequest) -> MessagingError?) -> TokenCheck {
  { request throws(MessagingError) in
    if let error = refusal(request) { throw error }
    return TokenGrant()
  }
}

/// Returns a token check for which a token is the number of seconds, in digits, for which it is valid from the moment at which it
/// is presented. Any other token is valid for ever, except "bad", which is refused.
package func lasting(by clock: any MessagingClock) -> TokenCheck {
  { request throws(MessagingError) in
    guard request.token != "bad" else { throw MessagingError(.invalidToken) }
    return TokenGrant(expiry: Int64(request.token).map { clock.now().advanced(byMilliseconds: $0 * 1000) })
  }
}
