#if Server
  import ParlanceCore
  @testable import ParlanceTokens
  import Testing

  /// The check that an engine asks at a login.
  @Suite struct TokenCheckTests {
    private let clock = ManualClock()
    private let keys: TokenKeySet
    private let check: TokenCheck

    init() throws {
      keys = try TokenKeySet([TokenKey(secret: TokenSamples.foreignSecret)])
      check = keys.tokenCheck(clock: clock)
    }

    private var expiry: Timestamp { clock.now().advanced(byMilliseconds: 3_600_000) }

    private func token(
      _ account: AccountID, device: String? = nil, scope: TokenClaims.Scope = .client
    ) throws -> String {
      try keys.sign(TokenClaims(account: account, expiry: expiry, device: device, scope: scope))
    }

    /// Shows a token and returns the end of the grant, if there is one.
    private func grant(
      _ account: AccountID, _ token: String, device: DeviceID = "phone"
    ) throws(MessagingError) -> Timestamp? {
      try check(TokenRequest(account: account, device: device, token: token)).expiry
    }

    private func refusal(_ account: AccountID, _ token: String, device: DeviceID = "phone") -> MessagingError? {
      do throws(MessagingError) {
        _ = try grant(account, token, device: device)
        return nil
      } catch {
        return error
      }
    }

    @Test func admitsTheAccountOfTheToken() throws {
      #expect(try grant("alice", try token("alice")) == expiry)
      #expect(try grant("ALICE", try token("Alice")) == expiry)
      #expect(try grant("zoe\u{308}", try token("Zo\u{eb}")) == expiry)
      #expect(try grant("alice", try token("alice", scope: .admin)) == expiry)
    }

    @Test func refusesTokensForImports() throws {
      #expect(refusal("alice", try token("alice", scope: .imports))?.code == .invalidToken)
    }

    @Test func refusesOtherAccounts() throws {
      for scope in [TokenClaims.Scope.client, .admin] {
        #expect(refusal("bob", try token("alice", scope: scope))?.code == .invalidToken)
      }
      #expect(refusal("", try token("alice"))?.code == .invalidToken)
    }

    @Test func refusesOtherDevices() throws {
      let token = try token("alice", device: "phone")
      #expect(try grant("alice", token, device: "phone") == expiry)
      for other in ["tablet", "Phone", ""] as [DeviceID] {
        #expect(refusal("alice", token, device: other)?.code == .invalidToken)
      }
      #expect(refusal("bob", token, device: "phone")?.code == .invalidToken)
    }

    @Test func grantsTheTimeOfTheTokenAndItsLeeway() throws {
      let (token, end) = (try token("alice"), expiry)
      clock.advance(bySeconds: 3599)
      #expect(try grant("alice", token) == end)
      clock.advance(bySeconds: 1)
      #expect(try grant("alice", token) == end.advanced(byMilliseconds: 60_000))
      clock.advance(bySeconds: 59)
      #expect(try grant("alice", token) == end.advanced(byMilliseconds: 60_000))
      clock.advance(bySeconds: 1)
      #expect(refusal("alice", token) == MessagingError(.tokenExpired))
    }

    @Test func foreignTokensAreRefused() throws {
      let foreign = try TokenKeySet([TokenKey(secret: Array(2...33))])
      let forged = try foreign.sign(TokenClaims(account: "alice", expiry: Timestamp(milliseconds: .max)))
      for token in ["", "secret", forged, TokenSamples.unsecuredToken, TokenSamples.foreignCurveToken] {
        // The error does not reveal which check a forged token failed.
        #expect(refusal("alice", token) == MessagingError(.invalidToken))
      }
    }

    @Test func everyErrorHasACode() {
      for code in TokenError.Code.allCases {
        let expected: MessagingError.Code = code == .expired ? .tokenExpired : .invalidToken
        #expect(TokenError(code).messagingError.code == expected)
      }
    }

    @Test func onlyErrorsOfItsOwnTokenAreDetailed() {
      let early = TokenSamples.token(
        claims: #"{"sub":"alice","exp":1e300,"nbf":1e300}"#, key: keys.keys[0])
      #expect(refusal("alice", early) == MessagingError(.invalidToken, "notYetValid"))
    }
  }
#endif
