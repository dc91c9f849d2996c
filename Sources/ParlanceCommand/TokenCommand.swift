#if Server
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceTokens

  /// `parlance token`.
  enum TokenCommand {
    /// Returns the text that the command prints.
    ///
    /// - parameter now: The time at which the token is issued.
    static func run(_ options: TokenOptions, now: Timestamp) throws(CommandFailure) -> String {
      let claims = TokenClaims(
        account: options.account, expiry: now.advanced(byMilliseconds: options.lifetime * 1000), issued: now,
        device: options.device, scope: options.scope)
      let token: String
      do throws(TokenError) {
        token = try TokenKeySet(contentsOf: options.key).sign(claims)
      } catch {
        throw CommandFailure(sentence(error, options))
      }
      guard options.printsJSON else { return token + "\n" }
      return try JSONText.text(
        of: IssuedToken(account: options.account.name, expires: claims.expiry.milliseconds / 1000, token: token))
    }

    private static func sentence(_ error: TokenError, _ options: TokenOptions) -> String {
      switch error.code {
      case .cannotSign: "\(options.key): its first key is a public one, which cannot sign."
      case .malformed: "The token would be larger than \(TokenKeySet.tokenLimit) bytes."
      default: "\(error.detail)."
      }
    }

    private struct IssuedToken: Encodable {
      let account: String
      /// Seconds since 1970.
      let expires: Int64
      let token: String
    }
  }

  /// The output with `--json`: one object in one line.
  enum JSONText {
    static func text(of value: some Encodable) throws(CommandFailure) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(value) else { throw CommandFailure("The result is not JSON.") }
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }
#endif
