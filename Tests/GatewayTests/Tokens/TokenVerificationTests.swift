#if Server
  import ParlanceCore
  @testable import ParlanceTokens
  import Testing

  /// The tokens that keys accept, and the ones that they refuse.
  @Suite struct TokenVerificationTests {
    /// 2024-01-01 00:00 UTC.
    private let now = Timestamp(milliseconds: 1_704_067_200_000)
    private let key: TokenKey
    private let keys: TokenKeySet

    init() throws {
      key = try TokenKey(secret: TokenSamples.foreignSecret, identifier: "2024")
      keys = try TokenKeySet([key])
    }

    private func claims(_ change: (inout TokenClaims) -> Void = { _ in }) -> TokenClaims {
      var claims = TokenClaims(account: "Alice", expiry: now.advanced(byMilliseconds: 3_600_000))
      change(&claims)
      return claims
    }

    private func curveKeys(identifier: String? = nil, isPublic: Bool = false) throws -> TokenKeySet {
      let pem = isPublic ? TokenSamples.foreignPublicKey : TokenSamples.foreignPrivateKey
      return try TokenKeySet([TokenKey(pem: pem, identifier: identifier)])
    }

    @Test func signaturesOfTheStandardsAreRight() throws {
      let secret = try TokenKeySet(json: Array(TokenSamples.secretSet.utf8))
      let curve = try TokenKeySet(json: Array(TokenSamples.curveSet.utf8))
      // Their claims name no account, which is found out once the signature is right.
      #expect(throws: TokenError(.missingClaim, "sub")) { try secret.verify(TokenSamples.secretToken, at: .zero) }
      #expect(throws: TokenError(.missingClaim, "sub")) { try curve.verify(TokenSamples.curveToken, at: .zero) }
    }

    @Test func tokensOfOtherProgramsAreAccepted() throws {
      let alice = try keys.verify(TokenSamples.foreignSecretToken, at: now)
      #expect(
        alice
          == TokenClaims(
            account: "alice", expiry: Timestamp(milliseconds: 1_704_070_800_000), notBefore: now, issued: now,
            device: "phone", scope: .admin))
      for isPublic in [false, true] {
        let bob = try curveKeys(isPublic: isPublic).verify(TokenSamples.foreignCurveToken, at: now)
        #expect(bob.account == "bob" && bob.scope == .client && bob.device == nil)
      }
    }

    @Test func signedTokensAreVerified() throws {
      let full = claims {
        $0.notBefore = now
        $0.issued = now
        $0.device = "tablet \"2\""
        $0.scope = .admin
      }
      for keys in [keys, try curveKeys(), try curveKeys(identifier: "k/é")] {
        #expect(try keys.verify(keys.sign(full), at: now) == full)
        #expect(try keys.verify(keys.sign(claims()), at: now) == claims())
      }
    }

    @Test func timesAreRoundedDownToSeconds() throws {
      let token = try keys.sign(claims { $0.expiry = now.advanced(byMilliseconds: 1999) })
      #expect(try keys.verify(token, at: now).expiry == now.advanced(byMilliseconds: 1000))
    }

    @Test func everyChangedCharacterIsNoticed() throws {
      for keys in [keys, try curveKeys()] {
        let token = try keys.sign(claims())
        for index in token.utf8.indices {
          var bytes = Array(token.utf8)
          let place = token.utf8.distance(from: token.utf8.startIndex, to: index)
          bytes[place] = bytes[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
          let changed = String(decoding: bytes, as: UTF8.self)
          #expect(throws: TokenError.self, "character \(place)") { try keys.verify(changed, at: now) }
        }
      }
    }

    @Test func everyShorterTokenIsRefused() throws {
      for keys in [keys, try curveKeys()] {
        let token = try keys.sign(claims())
        for count in 0..<token.utf8.count {
          #expect(throws: TokenError.self, "\(count) bytes") { try keys.verify(String(token.prefix(count)), at: now) }
        }
      }
    }

    @Test(arguments: [
      "", ".", "..", "...", "a.b.c", "e30.e30.e30.e30", "eyJhbGciOiJIUzI1NiJ9=.e30.AA", "eyJhbGciOiJIUzI1NiJ9 .e30.AA",
      "eyJhbGciOiJIUzI1NiJ9.e30.A", "e30.e30.AA", "W10.e30.AA", "é.é.é",
    ])
    func invalidTokenIsMalformed(_ text: String) {
      #expect { try keys.verify(text, at: now) } throws: { ($0 as? TokenError)?.code == .malformed }
    }

    @Test func tokensThatAreTooLargeAreRefusedUnread() throws {
      let token = try keys.sign(claims())
      let padded = token + String(repeating: "A", count: TokenKeySet.tokenLimit + 1 - token.utf8.count)
      #expect(throws: TokenError(.malformed, "size")) { try keys.verify(padded, at: now) }
      let header = #"{"alg":"HS256","x":"\#(String(repeating: "x", count: 2000))"}"#
      let claims = #"{"sub":"alice","exp":1704070800}"#
      #expect(throws: TokenError(.malformed, "header")) {
        try keys.verify(TokenSamples.token(header: header, claims: claims, key: key), at: now)
      }
      #expect(throws: TokenError(.malformed, "size")) {
        try keys.sign(self.claims { $0.device = String(repeating: "d", count: TokenKeySet.tokenLimit) })
      }
    }

    @Test func noTokenWithoutSignatureIsAccepted() throws {
      #expect(throws: TokenError(.unsupportedAlgorithm)) { try keys.verify(TokenSamples.unsecuredToken, at: .zero) }
      for name in ["none", "None", "NONE", "", "hs256", "HS256 ", "HS512", "ES384", "RS256"] {
        let claims = #"{"sub":"alice","exp":1704070800}"#
        let token = TokenSamples.token(header: #"{"alg":"\#(name)"}"#, claims: claims, key: key)
        #expect(throws: TokenError(.unsupportedAlgorithm), "\(name)") { try keys.verify(token, at: now) }
      }
      let unsigned = try keys.sign(claims()).split(separator: ".")[..<2].joined(separator: ".") + "."
      #expect(throws: TokenError(.badSignature)) { try keys.verify(unsigned, at: now) }
    }

    @Test func publicKeyIsNotAcceptedAsASecret() throws {
      let asSecret = try TokenKey(secret: Array(TokenSamples.foreignPublicKey.utf8), identifier: "p")
      let named = try curveKeys(identifier: "p", isPublic: true)
      for keys in [try curveKeys(isPublic: true), named, try TokenKeySet(named.keys + [key])] {
        let claims = #"{"sub":"alice","exp":1704070800}"#
        let forged = TokenSamples.token(claims: claims, key: asSecret)
        #expect(throws: TokenError(.unsupportedAlgorithm)) { try keys.verify(forged, at: now) }
        let renamed = TokenSamples.token(header: #"{"alg":"ES256","kid":"p"}"#, claims: claims, key: asSecret)
        #expect(throws: TokenError(.badSignature)) { try keys.verify(renamed, at: now) }
      }
    }

    @Test func foreignKeyIsNotAccepted() throws {
      let other = try TokenKeySet([TokenKey(secret: Array(2...33), identifier: "2024")])
      #expect(throws: TokenError(.badSignature)) { try keys.verify(other.sign(claims()), at: now) }
      let unknown = try TokenKeySet([TokenKey(secret: TokenSamples.foreignSecret, identifier: "2023")])
      #expect(throws: TokenError(.unknownKey)) { try keys.verify(unknown.sign(claims()), at: now) }
      let otherCurve = try TokenKeySet(json: Array(TokenSamples.curveSet.utf8))
      #expect(throws: TokenError(.badSignature)) { try curveKeys().verify(otherCurve.sign(claims()), at: now) }
    }

    @Test func invalidSignatureHalvesAreRefused() throws {
      let keys = try curveKeys()
      let text = try keys.sign(claims()).split(separator: ".")[..<2].joined(separator: ".") + "."
      for byte in [UInt8(0), 0xff] {
        let signature = Base64URL.encode([UInt8](repeating: byte, count: 64))
        #expect(throws: TokenError(.badSignature)) { try keys.verify(text + signature, at: now) }
      }
    }

    @Test func keysAreReplacedOneByOne() throws {
      let next = try TokenKey(pem: TokenSamples.foreignPrivateKey, identifier: "2025")
      let both = try TokenKeySet([next, key])
      let (old, new) = (try keys.sign(claims()), try both.sign(claims()))
      #expect(try both.verify(old, at: now) == claims())
      #expect(try both.verify(new, at: now) == claims())
      #expect(throws: TokenError(.unknownKey)) { try keys.verify(new, at: now) }
      #expect(throws: TokenError(.unknownKey)) { try TokenKeySet([next]).verify(old, at: now) }
    }

    @Test func withoutANameEveryKeyOfTheAlgorithmIsTried() throws {
      let other = try TokenKey(secret: Array(2...33), identifier: "a")
      let curve = try TokenKey(pem: TokenSamples.foreignPublicKey, identifier: "c")
      let keys = try TokenKeySet([other, curve, key])
      let token = TokenSamples.token(
        header: #"{"alg":"HS256"}"#, claims: #"{"sub":"alice","exp":1704070800}"#, key: key)
      #expect(try keys.verify(token, at: now).account == "alice")
      #expect(try keys.verify(TokenSamples.foreignCurveToken, at: now).account == "bob")
      #expect(throws: TokenError(.badSignature)) { try TokenKeySet([other, curve]).verify(token, at: now) }
      #expect(throws: TokenError(.unsupportedAlgorithm)) { try TokenKeySet([curve]).verify(token, at: now) }
    }

    @Test func unknownKeyNameIsIgnoredByANamelessKey() throws {
      let nameless = try TokenKeySet([TokenKey(secret: TokenSamples.foreignSecret)])
      #expect(try nameless.verify(TokenSamples.foreignSecretToken, at: now).account == "alice")
    }

    @Test func aHeaderThatMustBeUnderstoodIsRefused() {
      let token = TokenSamples.token(
        header: #"{"alg":"HS256","crit":["b64"],"b64":false}"#, claims: #"{"sub":"alice","exp":1704070800}"#, key: key)
      #expect(throws: TokenError(.malformed, "header")) { try keys.verify(token, at: now) }
    }

    @Test func aPublicKeyCannotSign() throws {
      #expect(throws: TokenError(.cannotSign)) { try curveKeys(isPublic: true).sign(claims()) }
    }
  }
#endif
