import Parlance

extension ClientCore {
  /// Attributes by name, the last of each; nil if one has no valid name.
  func dictionary(_ attributes: [(key: String, value: String)]) -> [String: String]? {
    guard attributes.allSatisfy({ Limits.isAttributeKey($0.key) }) else { return nil }
    return Dictionary(attributes) { $1 }
  }

  /// Changes attributes; a change of nil is one whose arguments are not valid.
  func change(
    _ owner: AttributeOwner?, _ change: AttributeChange?, _ rate: Rate, announces: Bool,
    completion: ((AgoraRtmProcessAttributeErrorCode) -> Void)?
  ) {
    let invalid: AgoraRtmProcessAttributeErrorCode? =
      change == nil || (owner.map(isValid) == false) ? .attributeOperationErrorInvalidArgument : nil
    request(rate, invalid: invalid) {
      completion?($0)
    } body: { device, fail in
      guard let change else { return }
      device.changeAttributes(of: owner ?? .account(device.account), change, announces: announces) { error in
        if let error { fail(error) } else { completion?(.attributeOperationErrorOk) }
      }
    }
  }

  /// Looks attributes up.
  func attributes(
    of owner: AttributeOwner, keys: [String]?, _ rate: Rate, isValid areKeysValid: Bool,
    completion: @escaping ([Attribute]?, AgoraRtmProcessAttributeErrorCode) -> Void
  ) {
    let isValid = areKeysValid && isValid(owner)
    request(rate, invalid: isValid ? nil : .attributeOperationErrorInvalidArgument) {
      completion(nil, $0)
    } body: { device, fail in
      device.fetchAttributes(of: owner, keys: keys) { result in
        switch result {
        case .success(let attributes): completion(attributes, .attributeOperationErrorOk)
        case .failure(let error): fail(error)
        }
      }
    }
  }

  private func isValid(_ owner: AttributeOwner) -> Bool {
    switch owner {
    case .account(let id): Limits.isUserID(id.name)
    case .conversation(let id): Limits.isChannelID(id)
    }
  }
}
