#if Server
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceTokens

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

    @Test func trailingLineBreakOfASecretIsIgnored() throws {
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

    /// In a container, the mode of a file may be fixed.
    @Test func secretsThatOthersCanReadAreAcceptedIfAllowed() throws {
      for mode in [0o640, 0o604, 0o644, 0o444] {
        _ = try? load(TokenSamples.secretSet, mode: mode)
        #expect(try TokenKeySet(contentsOf: path, allowsReadable: true).keys.count == 1)
      }
      for mode in [0o660, 0o602, 0o666] {
        _ = try? load(TokenSamples.secretSet, mode: mode)
        expect(.exposedKeyFile, "others can change it, for its mode is 0\(String(mode, radix: 8))") {
          _ = try TokenKeySet(contentsOf: path, allowsReadable: true)
        }
      }
    }

    /// A key of root's may be for one group of the service's user, and for no more than reading.
    @Test func groupOfTheServiceMayReadAKeyOfRoots() {
      let service = KeyFile.User(id: 990, groups: [990, 7])
      func excess(_ mode: mode_t, owner: uid_t = 0, group: gid_t = 7, of user: KeyFile.User = service) -> mode_t {
        KeyFile.excess(of: mode, owner: owner, group: group, isSecret: true, for: user)
      }
      #expect(excess(0o640) == 0 && excess(0o440, group: 990) == 0 && excess(0o600) == 0)
      #expect(excess(0o640, group: 8) == 0o040)
      #expect(excess(0o640, owner: 990) == 0o040)
      #expect(excess(0o660) == 0o020 && excess(0o644) == 0o004 && excess(0o650) == 0o010)
      // Root needs no group.
      #expect(excess(0o640, of: KeyFile.User(id: 0, groups: [7])) == 0o040)
      #expect(!KeyFile.User.current.groups.isEmpty)
    }

    @Test func publicKeysCannotBeExchanged() throws {
      #expect(try load(TokenSamples.foreignPublicKey, mode: 0o444).keys.count == 1)
      for mode in [0o664, 0o646] {
        expect(.exposedKeyFile, "others can change it") { _ = try load(TokenSamples.foreignPublicKey, mode: mode) }
      }
    }

    @Test func unreadableFileIsNamed() throws {
      expect(.unreadableKeyFile, "No such file") { _ = try TokenKeySet(contentsOf: path) }
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      expect(.unreadableKeyFile, "not a plain file") { _ = try TokenKeySet(contentsOf: path) }
      try FileManager.default.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
      expect(.unreadableKeyFile, "not a plain file") { _ = try TokenKeySet(contentsOf: path) }
    }

    @Test func invalidKeyIsExplained() {
      expect(.invalidKey, "0 bytes") { _ = try load("") }
      expect(.invalidKey, "31 bytes") { _ = try load(String(repeating: "s", count: 31) + "\n") }
      expect(.invalidKey, "not a JSON Web Key Set") { _ = try load("{\"keys\":") }
      expect(.invalidKey, "encrypted") { _ = try load(TokenSamples.encryptedKey) }
      expect(.invalidKey, "larger than") { _ = try load([UInt8](repeating: 7, count: 256 * 1024 + 1)) }
    }
  }
#endif
