#if Server
  public import ParlanceTokens

  /// The access to the API for app back ends, `/v1/…` over HTTP.
  public enum GatewayAPI: Sendable {
    /// There is no API: its paths answer 404.
    case off
    /// Each request needs a token of the scope `admin`, and an import one of the scope `imports`, that one of these keys signed, as
    /// `Authorization: Bearer TOKEN`.
    ///
    /// The first key signs the tokens that the API issues.
    case tokens(TokenKeySet)
    /// Any client of the gateway can administer it; it must listen on a loopback address. No tokens can be issued.
    case open

    var isOpen: Bool { if case .open = self { true } else { false } }
  }
#endif
