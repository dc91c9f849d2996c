#if Server
  import ParlanceCore
  @testable import ParlanceTokens
  import Testing

  /// The claims of tokens whose signature is right.
  @Suite struct TokenClaimsTests {
    /// 2024-01-01 00:00 UTC.
    private let now = Timestamp(milliseconds: 1_704_067_200_000)
    private let key: TokenKey
    private let keys: TokenKeySet

    init() throws {
      key = try TokenKey(secret: TokenSamples.foreignSecret)
      keys = try TokenKeySet([key])
    }

    private func verify(_ claims: String, after milliseconds: Int64 = 0) throws -> TokenClaims {
      try keys.verify(TokenSamples.token(claims: claims, key: key), at: now.advanced(byMilliseconds: milliseconds))
    }

    @Test func accountAndExpiryAreEnough() throws {
      let claims = try verify(#"{"sub":"alice","exp":1704067200.5,"iss":"joe","unknown":{"a":[null]}}"#)
      #expect(claims == TokenClaims(account: "alice", expiry: now.advanced(byMilliseconds: 500)))
    }

    @Test func nothingThatIsNeededMayBeMissing() {
      #expect(throws: TokenError(.missingClaim, "sub")) { try verify(#"{"exp":1704070800}"#) }
      #expect(throws: TokenError(.missingClaim, "exp")) { try verify(#"{"sub":"alice"}"#) }
      #expect(throws: TokenError(.missingClaim, "sub")) { try verify("{}") }
    }

    @Test(arguments: [
      "", "[]", "null", "{", #"{"sub":1,"exp":1704070800}"#, #"{"sub":"alice","exp":"1704070800"}"#,
      #"{"sub":"alice","exp":true}"#, #"{"sub":"alice","exp":1e999}"#, #"{"sub":"alice","exp":1704070800,"nbf":"0"}"#,
      #"{"sub":"alice","exp":1704070800,"scope":["admin"]}"#, #"{"sub":"alice","exp":1704070800,"aud":1}"#,
      #"{"sub":"alice","exp":1704070800} {}"#,
    ])
    func claimsOfAnotherTypeAreMalformed(_ claims: String) {
      #expect(throws: TokenError(.malformed, "claims")) { try verify(claims) }
    }

    @Test func claimsAreUTF8() throws {
      #expect(try verify(#"{"sub":"Zoë","exp":1704070800}"#).account == "zoë")
      let wide = Array(#"{"sub":"alice","exp":1704070800}"#.utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      let latin = Array(#"{"sub":"Zo"#.utf8) + [0xeb] + Array(#"","exp":1704070800}"#.utf8)
      for bytes in [wide, [0xff, 0xfe] + wide, latin] {
        let text = Base64URL.encode(Array(#"{"alg":"HS256"}"#.utf8)) + "." + Base64URL.encode(bytes)
        let token = text + "." + Base64URL.encode(key.signature(of: text.utf8) ?? [])
        #expect(throws: TokenError(.malformed, "claims")) { try keys.verify(token, at: now) }
      }
    }

    @Test func expiryHasALeewayOfOneMinute() throws {
      let claims = #"{"sub":"alice","exp":1704067200}"#
      #expect(try verify(claims, after: 59_999).account == "alice")
      #expect(throws: TokenError(.expired)) { try verify(claims, after: 60_000) }
    }

    @Test func theBeginningHasALeewayOfOneMinute() throws {
      let claims = #"{"sub":"alice","exp":1704070800,"nbf":1704067200}"#
      #expect(try verify(claims, after: -60_000).account == "alice")
      #expect(throws: TokenError(.notYetValid)) { try verify(claims, after: -60_001) }
    }

    @Test func timesThatNoClockShowsDoNoHarm() throws {
      #expect(try verify(#"{"sub":"alice","exp":1e300,"nbf":-1e300}"#).expiry == Timestamp(milliseconds: .max))
      #expect(throws: TokenError(.expired)) { try verify(#"{"sub":"alice","exp":-1e300}"#) }
      #expect(throws: TokenError(.notYetValid)) { try verify(#"{"sub":"alice","exp":1e300,"nbf":1e300}"#) }
    }

    @Test func rightsAreThoseThatAreKnown() throws {
      #expect(try verify(#"{"sub":"alice","exp":1704070800}"#).scope == .client)
      #expect(try verify(#"{"sub":"alice","exp":1704070800,"scope":"client"}"#).scope == .client)
      #expect(try verify(#"{"sub":"alice","exp":1704070800,"scope":"admin"}"#).scope == .admin)
      for scope in ["", "Admin", "admin client", "openid"] {
        #expect(throws: TokenError(.refusedClaim, "scope")) {
          try verify(#"{"sub":"alice","exp":1704070800,"scope":"\#(scope)"}"#)
        }
      }
    }

    @Test func tokensForOtherServicesAreRefused() throws {
      for audience in [#""parlance""#, #"["other","parlance"]"#] {
        #expect(try verify(#"{"sub":"alice","exp":1704070800,"aud":\#(audience)}"#).account == "alice")
      }
      for audience in [#""other""#, #"["other"]"#, "[]"] {
        #expect(throws: TokenError(.refusedClaim, "aud")) {
          try verify(#"{"sub":"alice","exp":1704070800,"aud":\#(audience)}"#)
        }
      }
    }

    @Test func accountsHaveValidNames() throws {
      for name in ["", #"a\u0000"#, String(repeating: "a", count: 65)] {
        #expect(throws: TokenError(.refusedClaim, "sub")) { try verify(#"{"sub":"\#(name)","exp":1704070800}"#) }
      }
      #expect(throws: TokenError(.refusedClaim, "sub")) { try keys.sign(TokenClaims(account: "", expiry: now)) }
    }
  }
#endif
