#if Server
  public import ParlanceCore

  extension TokenKeySet {
    /// Returns the check with which an engine admits logins whose token one of these keys signed for their account, and
    /// for their device if the token names one.
    ///
    /// The account is that of the token's `sub`, the device that of its `device`; names of accounts are compared without
    /// regard to case. A login lasts until the token's `exp`, after which the engine ends it; one with a token that is
    /// shown later lasts to the end of the leeway. The check refuses with `tokenExpired` where a new token helps, and
    /// with `invalidToken` otherwise.
    ///
    /// - parameter clock: The source of the time at which tokens must be valid.
    public func tokenCheck(clock: any MessagingClock) -> TokenCheck {
      { request throws(MessagingError) in try grant(request, at: clock.now()) }
    }

    private func grant(_ request: TokenRequest, at time: Timestamp) throws(MessagingError) -> TokenGrant {
      let claims: TokenClaims
      do throws(TokenError) {
        claims = try verify(request.token, at: time)
      } catch {
        throw error.messagingError
      }
      guard claims.scope != .imports else { throw MessagingError(.invalidToken, "the token is for imports") }
      guard claims.account == request.account else {
        throw MessagingError(.invalidToken, "the token is of another account")
      }
      guard claims.device == nil || claims.device == request.device.string else {
        throw MessagingError(.invalidToken, "the token is of another device")
      }
      let leeway = Int64(Self.leeway) * 1000
      return TokenGrant(
        expiry: time < claims.expiry ? claims.expiry : claims.expiry.advanced(byMilliseconds: leeway),
        issued: claims.issued)
    }
  }

  extension TokenError {
    /// The error that a client sees. It does not say how far a forger came.
    var messagingError: MessagingError {
      switch code {
      case .expired: MessagingError(.tokenExpired)
      case .notYetValid, .missingClaim, .refusedClaim: MessagingError(.invalidToken, description)
      default: MessagingError(.invalidToken)
      }
    }
  }
#endif
