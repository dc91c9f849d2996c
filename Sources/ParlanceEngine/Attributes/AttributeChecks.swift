internal import ParlanceCore

extension AttributesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&owner)
    if let keys { self.keys = try border.checked(keys: keys) }
  }
}

extension ChangeAttributesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&owner)
    switch change {
    case .replace(let attributes): change = .replace(try border.checked(attributes: attributes))
    case .merge(let attributes): change = .merge(try border.checked(attributes: attributes))
    case .remove(let keys): change = .remove(try border.checked(keys: keys))
    case .clear: break
    }
  }
}

extension Border {
  func check(_ owner: inout AttributeOwner) throws(MessagingError) {
    switch owner {
    case .account(var id):
      try check(&id)
      owner = .account(id)
    case .conversation(var id):
      try check(name: &id, "conversation")
      owner = .conversation(id)
    }
  }

  /// Names to look up; one that nothing can have finds nothing.
  func checked(keys: [String]) throws(MessagingError) -> [String] {
    try check(count: keys.count, limit: limits.messagesPerRequest, "attributes")
    return keys.map { CanonicalName.normalized($0) }
  }

  func checked(attributes: [String: String]) throws(MessagingError) -> [String: String] {
    try check(count: attributes.count, limit: limits.messagesPerRequest, "attributes")
    var checked: [String: String] = [:]
    for (key, value) in attributes {
      guard !key.isEmpty else { throw MessagingError(.invalidArgument, "an attribute without a name") }
      checked[CanonicalName.normalized(key)] = value
    }
    return checked
  }
}
