/// Changes the account's push settings. The reply is the settings as they are then.
package struct UpdatePushSettingsCall: HubCall {
  package typealias Reply = PushSettings
  package static var kind: CallKind { .updatePushSettings }
  package var update: PushSettingsUpdate

  package init(update: PushSettingsUpdate) { self.update = update }
}

/// Asks for all push settings of the account.
package struct PushSettingsCall: HubCall {
  package typealias Reply = AllPushSettings
  package static var kind: CallKind { .pushSettings }
  package init() {}
}

/// Changes the account's push settings of conversations: of all that are named, or of none. The reply is those of each as
/// they are then, in the order of the request.
package struct UpdateConversationPushSettingsCall: HubCall {
  package typealias Reply = [ConversationPushSettings]
  package static var kind: CallKind { .updateConversationPushSettings }
  package var conversations: [ConversationID]
  package var update: ConversationPushSettingsUpdate

  package init(conversations: [ConversationID], update: ConversationPushSettingsUpdate) {
    self.conversations = conversations
    self.update = update
  }

  package var approximateSize: Int { 64 + 64 * conversations.count }
}
