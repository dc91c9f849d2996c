internal import ParlanceCore

extension SetMemberAttributesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&account)
    try border.check(count: attributes.count, limit: border.limits.properties, "attributes")
    try border.check(attributeKeys: Array(attributes.keys))
    let size = attributes.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    guard size <= border.limits.memberAttributesSize else {
      throw MessagingError(.messageTooLarge, "attributes: limit \(border.limits.memberAttributesSize) bytes")
    }
  }
}

extension MemberAttributesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&accounts)
    if let keys {
      try border.check(count: keys.count, limit: border.limits.properties, "keys")
      try border.check(attributeKeys: keys)
    }
    if var after {
      try border.check(&after)
      self.after = after
    }
  }
}

extension Border {
  fileprivate func check(attributeKeys keys: [String]) throws(MessagingError) {
    for key in keys {
      guard !key.isEmpty else { throw MessagingError(.invalidArgument, "empty key") }
      try check(key, "key of an attribute", limit: limits.memberAttributeKeySize)
    }
  }
}
