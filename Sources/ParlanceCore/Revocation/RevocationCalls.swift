/// Takes a message back.
package struct RevokeCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .revoke }
  package var conversation: ConversationID
  package var id: MessageID
  package var request: RevocationRequest
  /// The window for revocations applies to a manager's request for a message of another account, too.
  package var windowAppliesToManagers: Bool

  package init(
    conversation: ConversationID, id: MessageID, request: RevocationRequest, windowAppliesToManagers: Bool = false
  ) {
    self.conversation = conversation
    self.id = id
    self.request = request
    self.windowAppliesToManagers = windowAppliesToManagers
  }
}
