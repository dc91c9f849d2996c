/// Asks for all attributes, or those of these names.
package struct AttributesCall: HubCall {
  package typealias Reply = [Attribute]
  package static var kind: CallKind { .attributes }
  package var owner: AttributeOwner
  package var keys: [String]?

  package init(owner: AttributeOwner, keys: [String]?) {
    self.owner = owner
    self.keys = keys
  }
}

/// Changes attributes.
package struct ChangeAttributesCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .changeAttributes }
  package var owner: AttributeOwner
  package var change: AttributeChange
  /// Notifies the subscribers of the conversation.
  package var announces: Bool

  package init(owner: AttributeOwner, change: AttributeChange, announces: Bool) {
    self.owner = owner
    self.change = change
    self.announces = announces
  }
}
