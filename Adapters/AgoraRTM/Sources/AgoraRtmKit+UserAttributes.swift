import Parlance

/// Attributes that a user publishes while online; the kit writes them again after a break of the link.
extension AgoraRtmKit {
  /// Replaces this user's attributes.
  ///
  /// - parameter attributes: Up to 32, of 8 KB each and 16 KB altogether.
  /// - parameter completionBlock: Receives the outcome.
  public func setLocalUserAttributes(
    _ attributes: [AgoraRtmAttribute]?, completion completionBlock: AgoraRtmSetLocalUserAttributesBlock? = nil
  ) {
    let new = attributes.flatMap { core.dictionary($0.map { ($0.key, $0.value) }) }
    core.change(nil, new.map { .replace($0) }, .writeUserAttributes, announces: false, completion: completionBlock)
  }

  /// Adds attributes to this user's, or changes those of the same names.
  public func addOrUpdateLocalUserAttributes(
    _ attributes: [AgoraRtmAttribute]?, completion completionBlock: AgoraRtmAddOrUpdateLocalUserAttributesBlock? = nil
  ) {
    let new = attributes.flatMap { core.dictionary($0.map { ($0.key, $0.value) }) }.flatMap { $0.isEmpty ? nil : $0 }
    core.change(nil, new.map { .merge($0) }, .writeUserAttributes, announces: false, completion: completionBlock)
  }

  /// Deletes some of this user's attributes; names that do not exist are ignored.
  public func deleteLocalUserAttributes(
    byKeys attributeKeys: [String]?, completion completionBlock: AgoraRtmDeleteLocalUserAttributesBlock? = nil
  ) {
    let keys = attributeKeys.flatMap { $0.isEmpty ? nil : $0 }
    core.change(nil, keys.map { .remove($0) }, .writeUserAttributes, announces: false, completion: completionBlock)
  }

  /// Deletes all of this user's attributes.
  public func clearLocalUserAttributes(
    completion completionBlock: AgoraRtmClearLocalUserAttributesBlock? = nil
  ) {
    core.change(nil, .clear, .writeUserAttributes, announces: false, completion: completionBlock)
  }

  /// Returns all attributes of a user who is online.
  ///
  /// - parameter userId: The user's id.
  /// - parameter completionBlock: Receives the attributes by name, the user's id, and the outcome.
  public func getUserAllAttributes(
    _ userId: String!,
    completion completionBlock: AgoraRtmGetUserAttributesBlock? = nil
  ) {
    fetch(userId, nil, true, completionBlock)
  }

  /// Returns some attributes of a user who is online; names that do not exist are left out.
  public func getUserAttributes(
    _ userId: String!, byKeys attributeKeys: [String]?,
    completion completionBlock: AgoraRtmGetUserAttributesBlock? = nil
  ) {
    fetch(userId, attributeKeys, attributeKeys?.isEmpty == false, completionBlock)
  }

  private func fetch(
    _ userID: String?, _ keys: [String]?, _ isValid: Bool,
    _ completion: (([AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode) -> Void)?
  ) {
    core.attributes(of: .account(AccountID(userID ?? "")), keys: keys, .readUserAttributes, isValid: isValid) {
      completion?($0?.map(AgoraRtmAttribute.init), userID, $1)
    }
  }
}
