#if Server
  package import ParlanceCore

  extension MediaID {
    /// Creates the id with which an address ends, with or without hyphens; nil for an address that ends otherwise.
    package init?(endOf address: String) {
      let bare = address.prefix { $0 != "?" && $0 != "#" }
      let digits = (bare.split(separator: "/").last ?? "").filter { $0 != "-" }
      self.init(digits.lowercased())
      guard isValid else { return nil }
    }
  }
#endif
