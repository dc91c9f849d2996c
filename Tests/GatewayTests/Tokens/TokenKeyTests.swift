#if Server
  @testable import ParlanceTokens
  import Testing

  /// Keys and sets of keys, and the texts that they come from.
  @Suite struct TokenKeyTests {
    private func refuses(_ reason: String, _ make: () throws -> Void) {
      #expect {
        try make()
      } throws: { error in
        (error as? TokenError)?.code == .invalidKey && "\(error)".contains(reason)
      }
    }

    private func set(_ keys: String...) throws -> TokenKeySet {
      try TokenKeySet(json: Array(#"{"keys":[\#(keys.joined(separator: ","))]}"#.utf8))
    }

    private let secret = #""k":"AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA""#
    private let point = #""crv":"P-256","x":"\#(TokenSamples.curveX)","y":"\#(TokenSamples.curveY)""#

    @Test func secretsHaveAtLeast32Bytes() throws {
      #expect(try TokenKey(secret: Array(1...32)).canSign)
      refuses("31 bytes") { _ = try TokenKey(secret: Array(1...31)) }
      refuses("0 bytes") { _ = try set(#"{"kty":"oct","k":""}"#) }
    }

    @Test func pemTextsHaveOneKeyOfTheCurve() throws {
      for pem in [TokenSamples.foreignPrivateKey, TokenSamples.foreignPrivateKeyInformation] {
        let key = try TokenKey(pem: pem)
        #expect(key.algorithm == .es256 && key.canSign && key.isSecret)
      }
      let parameters = "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n"
      #expect(try TokenKey(pem: parameters + TokenSamples.foreignPrivateKey).canSign)
      let publicKey = try TokenKey(pem: TokenSamples.foreignPublicKey)
      #expect(publicKey.algorithm == .es256 && !publicKey.canSign && !publicKey.isSecret)
    }

    @Test func otherPEMTextsAreRefused() {
      refuses("has no key") { _ = try TokenKey(pem: "") }
      refuses("has no key") { _ = try TokenKey(pem: "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----") }
      refuses("encrypted") { _ = try TokenKey(pem: TokenSamples.encryptedKey) }
      refuses("not one of the curve") { _ = try TokenKey(pem: TokenSamples.otherCurveKey) }
      refuses("not one of the curve") { _ = try TokenKey(pem: TokenSamples.otherKindOfKey) }
      refuses("2 keys") {
        _ = try TokenKey(pem: TokenSamples.foreignPrivateKey + "\n" + TokenSamples.foreignPublicKey)
      }
      let damaged = TokenSamples.foreignPublicKey.replacing("MFkw", with: "MFkx")
      refuses("cannot be read") { _ = try TokenKey(pem: damaged) }
      refuses("cannot be read") { _ = try TokenKey(pem: String(TokenSamples.foreignPublicKey.prefix(100))) }
    }

    @Test func setsHaveKeysOfBothKinds() throws {
      let keys = try set(
        #"{"kty":"oct",\#(secret),"kid":"a","alg":"HS256","use":"sig"}"#,
        #"{"kty":"EC",\#(point),"kid":"b","alg":"ES256","key_ops":["verify"]}"#,
        #"{"kty":"EC",\#(point),"d":"\#(TokenSamples.curveD)"}"#)
      #expect(keys.keys.map(\.description) == ["HS256 a", "ES256 b", "ES256"])
      #expect(keys.keys.map(\.canSign) == [true, false, true])
    }

    @Test func keysForOtherPurposesArePassedOver() throws {
      let others = [
        #"{"kty":"RSA","n":"AQAB","e":"AQAB"}"#, #"{"kty":"EC","crv":"P-384","x":"AA","y":"AA"}"#,
        #"{"kty":"OKP","crv":"Ed25519","x":"AA"}"#, #"{"kty":"oct",\#(secret),"alg":"HS512"}"#,
        #"{"kty":"oct",\#(secret),"use":"enc"}"#, #"{"kty":"oct",\#(secret),"key_ops":["encrypt"]}"#,
      ]
      for other in others {
        let keys = try set(other, #"{"kty":"EC",\#(point),"kid":"b"}"#)
        #expect(keys.keys.map(\.description) == ["ES256 b"], "\(other)")
        refuses("no key for") { _ = try set(other) }
      }
    }

    @Test func damagedKeysAreRefused() {
      let (x, y, d) = (TokenSamples.curveX, TokenSamples.curveY, TokenSamples.curveD)
      refuses("key 1: k is missing") { _ = try set(#"{"kty":"oct"}"#) }
      refuses("key 1: k is missing, or not base64url") {
        _ = try set(#"{"kty":"oct","k":"AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA="}"#)
      }
      refuses("key 2: y is missing") {
        _ = try set(#"{"kty":"oct",\#(secret)}"#, #"{"kty":"EC","crv":"P-256","x":"\#(x)"}"#)
      }
      refuses("does not have 32 bytes") { _ = try set(#"{"kty":"EC","crv":"P-256","x":"AA","y":"\#(y)"}"#) }
      refuses("no") { _ = try set(#"{"kty":"EC","crv":"P-256","x":"\#(y)","y":"\#(x)"}"#) }
      // The private number of another key.
      refuses("do not belong together") {
        _ = try set(#"{"kty":"EC",\#(point),"d":"\#(x)"}"#)
      }
      refuses("do not belong together") {
        let zero = String(repeating: "A", count: d.count)
        _ = try set(#"{"kty":"EC",\#(point),"d":"\#(zero)"}"#)
      }
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{"keys":{}}"#, #"{"keys":[{"k":"AA"}]}"#, #"{"keys":[1]}"#])
    func invalidKeySetIsRefused(_ text: String) {
      refuses("not a JSON Web Key Set") { _ = try TokenKeySet(json: Array(text.utf8)) }
    }

    @Test func setsAreNeitherEmptyNorAmbiguousNorEndless() throws {
      refuses("no key") { _ = try TokenKeySet([]) }
      refuses("no key") { _ = try set() }
      let key = try TokenKey(secret: Array(1...32), identifier: "a")
      refuses("one identifier") { _ = try TokenKeySet([key, key]) }
      let nameless = try TokenKey(secret: Array(1...32))
      #expect(try TokenKeySet(Array(repeating: nameless, count: 64)).keys.count == 64)
      refuses("65 keys") { _ = try TokenKeySet(Array(repeating: nameless, count: 65)) }
      refuses("longer than 256") {
        _ = try TokenKey(secret: Array(1...32), identifier: String(repeating: "i", count: 257))
      }
    }
  }

  /// The form of bytes in tokens.
  @Suite struct Base64URLTests {
    /// RFC 4648, section 10, without padding.
    @Test(arguments: [
      ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
      ("foobar", "Zm9vYmFy"),
    ])
    func textsOfTheStandardAreEncodedAndDecoded(_ bytes: String, _ text: String) {
      #expect(Base64URL.encode(Array(bytes.utf8)) == text)
      #expect(Base64URL.decode(text.utf8) == Array(bytes.utf8))
    }

    @Test func everyByteComesBack() {
      for count in 0...5 {
        for byte in UInt8.min...UInt8.max {
          let bytes = [UInt8](repeating: byte, count: count)
          #expect(Base64URL.decode(Base64URL.encode(bytes).utf8) == bytes)
        }
      }
      #expect(Base64URL.encode([0xfb, 0xff, 0xbf]) == "-_-_")
    }

    /// Another alphabet, padding, spaces, impossible lengths, bits that belong to no byte.
    @Test(arguments: ["+/+/", "Zg==", "Zm8=", "Zm 9", "Zm9v\n", "A", "Zm9vY", "Zh", "Zm9", "Zm9vYmF"])
    func invalidBase64URLIsRefused(_ text: String) {
      #expect(Base64URL.decode(text.utf8) == nil)
    }
  }
#endif
