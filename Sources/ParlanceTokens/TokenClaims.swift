#if Server
  internal import Foundation
  public import ParlanceCore

  /// The statements of a token about who may do what, and until when.
  public struct TokenClaims: Hashable, Sendable {
    /// The rights that a token gives. Open: `verify(_:at:)` refuses the ones that this version does not know.
    public struct Scope: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The account may log in. A token without `scope` has this one.
      public static let client = Scope(rawValue: "client")
      /// The account may log in, and the bearer may administer the service.
      public static let admin = Scope(rawValue: "admin")
      /// The bearer may import what another service had, with the times at which it happened there, and nothing else; the account
      /// may not log in.
      public static let imports = Scope(rawValue: "imports")

      /// The scopes of this version.
      static let known: Set<Scope> = [.client, .admin, .imports]
    }

    /// The name by which a token's `aud` refers to this service. A token for an audience without it is refused.
    public static let audience = "parlance"

    /// The account that may log in; `sub`.
    public var account: AccountID
    /// The time at which the token expires; `exp`, which is in seconds.
    public var expiry: Timestamp
    /// The time before which the token is not valid, if any; `nbf`.
    public var notBefore: Timestamp?
    /// The time at which the token was issued, if it says so; `iat`. A hub compares it with the times before which
    /// its operator refuses tokens.
    public var issued: Timestamp?
    /// The device that the token was issued for, if it says so; `device`. `tokenCheck(clock:)` refuses it to any other;
    /// `verify(_:at:)`, which does not learn which device shows it, leaves that to its caller.
    public var device: String?
    /// The rights that the token gives; `scope`.
    public var scope: Scope

    /// Creates claims.
    public init(
      account: AccountID, expiry: Timestamp, notBefore: Timestamp? = nil, issued: Timestamp? = nil,
      device: String? = nil, scope: Scope = .client
    ) {
      self.account = account
      self.expiry = expiry
      self.notBefore = notBefore
      self.issued = issued
      self.device = device
      self.scope = scope
    }
  }

  extension TokenClaims {
    /// Reads the claims of a token whose signature is right.
    init(payload: [UInt8]) throws(TokenError) {
      guard let claims = StrictJSON.decode(Payload.self, payload) else { throw TokenError(.malformed, "claims") }
      guard let subject = claims.sub else { throw TokenError(.missingClaim, "sub") }
      guard let expiry = claims.exp else { throw TokenError(.missingClaim, "exp") }
      let account = AccountID(subject)
      guard account.isValid else { throw TokenError(.refusedClaim, "sub") }
      guard claims.aud?.names.contains(Self.audience) ?? true else { throw TokenError(.refusedClaim, "aud") }
      let scope = claims.scope.map(Scope.init(rawValue:)) ?? .client
      guard Scope.known.contains(scope) else { throw TokenError(.refusedClaim, "scope") }
      self.init(
        account: account, expiry: Timestamp(seconds: expiry), notBefore: claims.nbf.map(Timestamp.init(seconds:)),
        issued: claims.iat.map(Timestamp.init(seconds:)), device: claims.device, scope: scope)
    }

    /// The claims as a token carries them, in whole seconds.
    func payload() throws(TokenError) -> [UInt8] {
      guard account.isValid else { throw TokenError(.refusedClaim, "sub") }
      guard Scope.known.contains(scope) else { throw TokenError(.refusedClaim, "scope") }
      let claims = Payload(
        sub: account.name, exp: Self.wholeSeconds(expiry), nbf: notBefore.map(Self.wholeSeconds),
        iat: issued.map(Self.wholeSeconds), device: device, scope: scope == .client ? nil : scope.rawValue)
      guard let bytes = StrictJSON.encode(claims) else { throw TokenError(.malformed, "claims") }
      return bytes
    }

    /// Seconds since 1970, rounded down: a token expires no later than its claims say.
    private static func wholeSeconds(_ time: Timestamp) -> Double { time.seconds.rounded(.down) }
  }

  /// The claims under their names in JSON. Times are seconds since 1970, which may have a fraction.
  private struct Payload: Codable {
    var sub: String?
    var exp: Double?
    var nbf: Double?
    var iat: Double?
    var aud: Audience?
    var device: String?
    var scope: String?
  }

  /// One name, or several.
  private struct Audience: Codable {
    var names: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        names = [name]
      } else {
        names = try container.decode([String].self)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(names)
    }
  }
#endif
