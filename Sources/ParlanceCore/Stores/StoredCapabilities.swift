// The lists that a capability joins if a hub or a device stores something of it; the protocols and the tables stand in its folder.
// Its tables and statements in a database are listed beside that one.

/// The stores of all capabilities of a hub.
package typealias HubCapabilityStores =
  HubAccountStore & HubAttributeStore & HubBadgeStore & HubConversationSettingsStore & HubFaceStore & HubMediaStore
  & HubMemberStore & HubMessagePinStore & HubPastStore & HubPushTokenStore & HubReactionStore & HubReceiptStore
  & HubReplyStore & HubReportStore & HubSavedItemStore & HubServiceEventStore & HubStreamStore

/// The stores that the rules of every capability have: accounts, streams with their entries, and the members of conversations.
package typealias HubSharedStores = HubAccountStore & HubMemberStore & HubStreamStore

/// The stores of the capabilities of a device, beside messages and conversations.
package typealias DeviceCapabilityStores =
  DeviceMediaStore & DeviceNoticeStore & DeviceSearchStore & DeviceThreadStore

extension HubTable {
  /// All that a hub knows; the tables of a capability are declared beside its protocol.
  ///
  /// The table of counters has the last numbers that were given to accounts, to streams and to service events; that of gateways
  /// one row, with the time of the newest event. The arrival of an event is the number by which it is pruned.
  package static let all: [HubTable] = [
    .account, .device, .stream, .senderCount, .event, .member, .receiptRoster, .receiptReader,
    .receiptDelivery, .reaction, .messagePin, .messageReply, .savedItem, .report, .hidden, .discarded, .attribute,
    .conversationSettings, .upload, .media, .mediaUse, .serviceEvent, .serviceEventConsumer, .pushToken, .badge,
    .faceValue,
    .counter, .gateway, .generation,
  ]

  /// The tables whose rows pruning removes after their messages, in this order; those with one row for each message are last.
  package static let keptBesideMessages: [HubTable] = all.filter(\.isKeptBesideMessages)
}
