#if Server
  import Foundation
  import ParlanceCore
  import ParlanceTokens
  import TestSupport
  import Testing

  /// Files of keys.
  @Suite struct TokenKeyFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.appendingPathComponent("key").path }

    init() throws { folder = try TemporaryFolder() }

    private func load(_ bytes: [UInt8], mode: Int = 0o600) throws -> TokenKeySet {
      let old = folder.url.appendingPathComponent("key")
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(at: old) }
      try Data(bytes).write(to: old)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      return try TokenKeySet(contentsOf: path)
    }

    private func load(_ text: String, mode: Int = 0o600) throws -> TokenKeySet {
      try load(Array(text.utf8), mode: mode)
    }

    /// Returns whether the keys of a file accept what another key signed.
    private func accept(_ keys: TokenKeySet, _ secret: [UInt8]) throws -> Bool {
      let claims = TokenClaims(account: "alice", expiry: Timestamp(milliseconds: 1000))
      let token = try TokenKeySet([TokenKey(secret: secret)]).sign(claims)
      return (try? keys.verify(token, at: .zero)) != nil
    }

    private func expect(_ code: TokenError.Code, _ reason: String, _ load: () throws -> Void) {
      #expect {
        try load()
      } throws: { error in
        guard let error = error as? TokenError else { return false }
        return error.code == code && error.detail.hasPrefix(path) && error.detail.contains(reason)
      }
    }

    @Test func allFormsAreRead() throws {
      #expect(try load("\n " + TokenSamples.secretSet + "\n").keys.map(\.description) == ["HS256"])
      #expect(try load(TokenSamples.foreignPrivateKey).keys.map(\.description) == ["ES256"])
      #expect(try load("A comment\n" + TokenSamples.foreignPublicKey, mode: 0o644).keys.map(\.canSign) == [false])
      #expect(try load(Array(0...31)).keys.map(\.description) == ["HS256"])
    }

    @Test func aTextsLineBreakIsNoPartOfTheSecret() throws {
      let text = "0123456789abcdef0123456789abcdef"
      for end in ["", "\n", "\r\n"] { #expect(try accept(load(text + end), Array(text.utf8))) }
      // A secret of random bytes stays as it is.
      let bytes = [UInt8](0...31) + [0x0a]
      #expect(try accept(load(bytes), bytes))
    }

    @Test(arguments: [0o640, 0o604, 0o660, 0o644, 0o611])
    func secretsAreTheirOwnersAlone(_ mode: Int) {
      for secret in [TokenSamples.secretSet, TokenSamples.foreignPrivateKey, String(repeating: "s", count: 32)] {
        expect(.exposedKeyFile, "its mode is 0\(String(mode, radix: 8)); make its mode 0600") {
          _ = try load(secret, mode: mode)
        }
      }
      expect(.exposedKeyFile, "make its mode 0600") { _ = try load("too short", mode: mode) }
    }

    @Test func publicKeysCannotBeExchanged() throws {
      #expect(try load(TokenSamples.foreignPublicKey, mode: 0o444).keys.count == 1)
      for mode in [0o664, 0o646] {
        expect(.exposedKeyFile, "others can change it") { _ = try load(TokenSamples.foreignPublicKey, mode: mode) }
      }
    }

    @Test func whatCannotBeReadIsNamed() throws {
      expect(.unreadableKeyFile, "No such file") { _ = try TokenKeySet(contentsOf: path) }
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      expect(.unreadableKeyFile, "no plain file") { _ = try TokenKeySet(contentsOf: path) }
      try FileManager.default.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
      expect(.unreadableKeyFile, "no plain file") { _ = try TokenKeySet(contentsOf: path) }
    }

    @Test func whatIsNoKeyIsNamed() {
      expect(.invalidKey, "0 bytes") { _ = try load("") }
      expect(.invalidKey, "31 bytes") { _ = try load(String(repeating: "s", count: 31) + "\n") }
      expect(.invalidKey, "no JSON Web Key Set") { _ = try load("{\"keys\":") }
      expect(.invalidKey, "encrypted") { _ = try load(TokenSamples.encryptedKey) }
      expect(.invalidKey, "larger than") { _ = try load([UInt8](repeating: 7, count: 256 * 1024 + 1)) }
    }
  }
#endif
