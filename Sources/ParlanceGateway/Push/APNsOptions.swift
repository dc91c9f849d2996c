#if Server
  public import ParlanceCore

  /// The account of an app's maker at APNs, Apple's push notification service.
  public struct APNsOptions: Hashable, Sendable {
    /// The path of the file with the key that signs provider tokens, in PEM, as it is downloaded (`.p8`). Only its owner may
    /// be able to read it.
    public var key: String
    /// A Boolean value that indicates whether a key file that others can read is accepted.
    public var allowsReadableKey = false
    /// The key's identifier, ten letters and digits.
    public var keyID: String
    /// The identifier of the team, ten letters and digits.
    public var teamID: String
    /// The address of a server in the place of the service's, such as a test's; nil for the service's own two.
    public var host: String?
    /// The path of a file with certificates of authorities in PEM that are trusted beside the system's.
    public var certificateAuthorities: String?
    /// The apps by the names under which installations register their tokens, such as those of certificates; the app under
    /// the empty name is that of tokens without one. A name that is not here is the app's own, its bundle identifier.
    public var apps: [String: App] = [:]

    /// An app, as the service knows it.
    public struct App: Hashable, Sendable {
      /// The bundle identifier.
      public var topic: String
      /// The environment of tokens that were registered without one.
      public var environment: PushToken.Environment

      /// Creates an app.
      ///
      /// - parameter topic: The bundle identifier.
      /// - parameter environment: The environment of tokens that were registered without one.
      public init(topic: String, environment: PushToken.Environment = .production) {
        self.topic = topic
        self.environment = environment
      }
    }

    /// Creates the options for the service itself.
    ///
    /// - parameter key: The path of the key's file.
    /// - parameter keyID: The key's identifier.
    /// - parameter teamID: The team's identifier.
    public init(key: String, keyID: String, teamID: String) {
      self.key = key
      self.keyID = keyID
      self.teamID = teamID
    }

    /// Returns the reason why the options cannot be used; nil if nothing is wrong with their form.
    package var mistake: String? {
      for (name, text) in [("key identifier", keyID), ("team identifier", teamID)] where !Self.isIdentifier(text) {
        return "\"\(text)\" is not a \(name) of APNs: letters and digits"
      }
      for (name, app) in apps {
        guard name.isEmpty || PushToken.isTopic(name) else { return "\"\(name)\" is not the name of a certificate" }
        guard PushToken.isTopic(app.topic) else { return "\"\(app.topic)\" is not a bundle identifier" }
      }
      guard let host, !Self.isAddress(host) else { return nil }
      return "\"\(host)\" is not an address for APNs: https://HOST or https://HOST:PORT"
    }

    private static func isIdentifier(_ text: String) -> Bool {
      (1...64).contains(text.utf8.count)
        && text.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
          default: false
          }
        }
    }

    /// Returns whether a text is an address without a path. Provider tokens do not go over other machines in the clear.
    private static func isAddress(_ text: String) -> Bool {
      guard text.hasPrefix("https://") else { return false }
      let rest = text.dropFirst("https://".count)
      return !rest.isEmpty && rest.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !rest.contains { "/?#@".contains($0) }
    }

    /// Returns a token with the app and the environment that are meant; nil if no app is known for it.
    func resolved(_ token: PushToken) -> PushToken? {
      var resolved = token
      let app = apps[token.topic]
      if let app { resolved.topic = app.topic }
      resolved.environment = token.environment ?? app?.environment ?? .production
      return resolved.topic.isEmpty ? nil : resolved
    }

    /// Returns the address of the service for an environment.
    func address(isSandbox: Bool) -> String {
      host ?? (isSandbox ? "https://api.sandbox.push.apple.com" : "https://api.push.apple.com")
    }
  }
#endif
