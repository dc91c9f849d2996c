#if Server
  @testable import ParlanceTokens

  /// Keys and tokens of the RFCs, and some that other programs made.
  enum TokenSamples {
    /// The key and the token of RFC 7515, appendix A.1. The token has no account.
    static let secretSet = #"{"keys":[{"kty":"oct","k":"\#(secret)"}]}"#
    static let secret =
      "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"
    static let secretToken =
      "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.\(joe).dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"

    /// The key and the token of RFC 7515, appendix A.3.
    static let curveSet = #"{"keys":[{"kty":"EC","crv":"P-256","x":"\#(curveX)","y":"\#(curveY)","d":"\#(curveD)"}]}"#
    static let curveX = "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU"
    static let curveY = "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"
    static let curveD = "jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI"
    static let curveToken =
      "eyJhbGciOiJFUzI1NiJ9.\(joe).DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXF"
      + "CgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q"

    /// The unsigned token of RFC 7519, section 6.1.
    static let unsecuredToken = "eyJhbGciOiJub25lIn0.\(joe)."

    /// The claims of the RFCs' tokens.
    private static let joe =
      "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"

    /// A token that Python's hmac made with the secret of the bytes 1 to 32: Alice's, until 2024-01-01 01:00.
    static let foreignSecretToken =
      "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMjQifQ.eyJzdWIiOiJBbGljZSIsImV4cCI6MTcwNDA3MDgwMCwibmJmI"
      + "joxNzA0MDY3MjAwLCJpYXQiOjE3MDQwNjcyMDAsImRldmljZSI6InBob25lIiwic2NvcGUiOiJhZG1pbiJ9.u6-At-Rf4bJBb4B75iWphDOjuE-T92vFE2prfqsvATU"
    static let foreignSecret = [UInt8](1...32)

    /// A token that the openssl command made with the key below: Bob's, until 2024-01-01 01:00.
    static let foreignCurveToken =
      "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJib2IiLCJleHAiOjE3MDQwNzA4MDB9.tyw-lAkVwJLatSsLtEgWZujudkPegxYdwVHr33BSUe9CPek4fw3SqyS"
      + "W_3pAmxDZ_sCz5akkQnj6yO0h_OQYXg"
    static let foreignPrivateKey = """
      -----BEGIN EC PRIVATE KEY-----
      MHcCAQEEIKZBTgvmE72VKDjn2EWAclAW2aMf0wHblcN3gLQPC8tToAoGCCqGSM49
      AwEHoUQDQgAEcwSqQut1dSLsgLXruumwKWbJcsaxE825/v/ArWm75IIaN2mopsm8
      197WllswjawiGZL2/8dg+nl6Z65xPPl/BA==
      -----END EC PRIVATE KEY-----
      """
    static let foreignPrivateKeyInformation = """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpkFOC+YTvZUoOOfY
      RYByUBbZox/TAduVw3eAtA8Ly1OhRANCAARzBKpC63V1IuyAteu66bApZslyxrET
      zbn+/8Ctabvkgho3aaimybzX3taWWzCNrCIZkvb/x2D6eXpnrnE8+X8E
      -----END PRIVATE KEY-----
      """
    static let foreignPublicKey = """
      -----BEGIN PUBLIC KEY-----
      MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEcwSqQut1dSLsgLXruumwKWbJcsax
      E825/v/ArWm75IIaN2mopsm8197WllswjawiGZL2/8dg+nl6Z65xPPl/BA==
      -----END PUBLIC KEY-----
      """
    /// The same key with a passphrase.
    static let encryptedKey = """
      -----BEGIN ENCRYPTED PRIVATE KEY-----
      MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAhYBykL5V+hZAICCAAw
      DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEAV8tzD8JEA0mDilAhR+MSgEgZAq
      3vyHSZkmTV1O4SEbj2xydw9smSOeuWEAk101xd/JKk8FQthHvAgjIvyinqmInX19
      WVGVkkTqd5YfuyAkhB3/PRlz7+qjQtjkMPzi2+Mp35/p69zAI18dQaYV0IvddeJP
      QZLhWh9PKWchQULDDftDO1nRiaYOqz5+7UgM5mnB2GPGj8fsGu7I88lTkGNCRFA=
      -----END ENCRYPTED PRIVATE KEY-----
      """
    /// A key of the curve P-384.
    static let otherCurveKey = """
      -----BEGIN EC PRIVATE KEY-----
      MIGkAgEBBDC3T4JwQQjPL3xLkYxxt1Mla0uAw5OYr4o8kEe1I4HubbxZ+49tM2VX
      jvjg5P8/BD+gBwYFK4EEACKhZANiAASNaYFPYdKY1ef5pc8iFXnpiwGAStAw+oSQ
      foLai7vAEB76mITR75CkUI1WKTGRct7n/J/ZTNwgt/Tw7wsP+SkbOxn8n9SAC+c4
      orFZlvWbr2sUu8Cx00vCe5R8HTu/fNw=
      -----END EC PRIVATE KEY-----
      """
    /// A key of Ed25519.
    static let otherKindOfKey = """
      -----BEGIN PRIVATE KEY-----
      MC4CAQAwBQYDK2VwBCIEIAxTyh4uv5Znw43xpRDGNmtXKsensrW330iwjttqslSD
      -----END PRIVATE KEY-----
      """

    /// Returns a token of any texts, signed with a key.
    static func token(header: String, claims: String, key: TokenKey) -> String {
      let text = Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims.utf8))
      return text + "." + Base64URL.encode(key.signature(of: text.utf8) ?? [])
    }

    /// Returns a token of any claims with the header that belongs to a key.
    static func token(claims: String, key: TokenKey) -> String {
      let identifier = key.identifier.map { #","kid":"\#($0)""# } ?? ""
      return token(header: #"{"alg":"\#(key.algorithm.rawValue)"\#(identifier)}"#, claims: claims, key: key)
    }
  }
#endif
