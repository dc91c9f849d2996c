internal import ParlanceCore

// The lists of a device's side, which a capability joins here and nowhere else: its component, and what becomes of the entries of
// streams that are its own. The compiler asks for both ends of an entry: what applies it (in the account's own stream, in that of a
// conversation, in a hole of that), and what is reported of it.

/// The components of a device, one for each capability. The shell calls all of them; what it calls them for is in
/// `DeviceComponent`.
final class DeviceComponents {
  let conversations: DeviceConversations
  let notices: DeviceNotices
  let streams: DeviceStreams
  let fetching: DeviceFetching
  let holes: DeviceHoles
  let news: DeviceNews
  let login: DeviceLogin
  let pages: DevicePages
  let presence: DevicePresence
  let statuses: DeviceStatuses
  let places: DevicePlaces
  let rosters: DeviceRosters
  let groups: DeviceGroups
  let contacts: DeviceContacts
  let groupRequests: DeviceGroupRequests
  let profiles: DeviceProfiles
  let pushSettings: DevicePushSettings
  let pushTokens: DevicePushTokens
  let wordList: DeviceWordList
  let threads: DeviceThreads
  let messages: DeviceMessages
  let receiving: DeviceReceiving
  let sending: DeviceSending
  let receipts: DeviceReceipts
  let unreadCounts: DeviceUnreadCounts
  let revocations: DeviceRevocations
  let reactions: DeviceReactions
  let edits: DeviceEdits
  let pins: DevicePins
  let replies: DeviceReplies
  let history: DeviceHistory
  let ownActions: DeviceOwnActions
  let savedItems: DeviceSavedItems
  let archive: DeviceArchive
  let search: DeviceSearch
  let transfers: DeviceTransfers
  let attachments: DeviceAttachments
  let invitations: DeviceInvitations
  let callChannels: DeviceCallChannels
  let bulletins: DeviceBulletins
  /// All of them, in the order in which they are loaded.
  let all: [any DeviceComponent]
  /// Those that have a part in the end of each turn, in that order.
  let endingTurns: [any TurnComponent]

  init(_ core: DeviceCore) {
    var all: [any DeviceComponent] = []
    func make<Component: DeviceComponent>() -> Component {
      let component = Component(core)
      all.append(component)
      return component
    }
    conversations = make()
    notices = make()
    streams = make()
    fetching = make()
    holes = make()
    news = make()
    login = make()
    pages = make()
    presence = make()
    statuses = make()
    places = make()
    rosters = make()
    groups = make()
    contacts = make()
    groupRequests = make()
    profiles = make()
    pushSettings = make()
    pushTokens = make()
    wordList = make()
    threads = make()
    messages = make()
    receiving = make()
    sending = make()
    receipts = make()
    unreadCounts = make()
    revocations = make()
    reactions = make()
    edits = make()
    pins = make()
    replies = make()
    history = make()
    ownActions = make()
    savedItems = make()
    archive = make()
    search = make()
    transfers = make()
    attachments = make()
    invitations = make()
    callChannels = make()
    bulletins = make()
    self.all = all
    endingTurns = all.compactMap { $0 as? any TurnComponent }
  }
}

/// The components by name.
extension DeviceCore {
  var conversations: DeviceConversations { components.conversations }
  var notices: DeviceNotices { components.notices }
  var streams: DeviceStreams { components.streams }
  var fetching: DeviceFetching { components.fetching }
  var holes: DeviceHoles { components.holes }
  var news: DeviceNews { components.news }
  var login: DeviceLogin { components.login }
  var pages: DevicePages { components.pages }
  var presence: DevicePresence { components.presence }
  var statuses: DeviceStatuses { components.statuses }
  var places: DevicePlaces { components.places }
  var rosters: DeviceRosters { components.rosters }
  var groups: DeviceGroups { components.groups }
  var contacts: DeviceContacts { components.contacts }
  var groupRequests: DeviceGroupRequests { components.groupRequests }
  var profiles: DeviceProfiles { components.profiles }
  var pushSettings: DevicePushSettings { components.pushSettings }
  var pushTokens: DevicePushTokens { components.pushTokens }
  var wordList: DeviceWordList { components.wordList }
  var threads: DeviceThreads { components.threads }
  var messages: DeviceMessages { components.messages }
  var receiving: DeviceReceiving { components.receiving }
  var sending: DeviceSending { components.sending }
  var receipts: DeviceReceipts { components.receipts }
  var unreadCounts: DeviceUnreadCounts { components.unreadCounts }
  var revocations: DeviceRevocations { components.revocations }
  var reactions: DeviceReactions { components.reactions }
  var edits: DeviceEdits { components.edits }
  var pins: DevicePins { components.pins }
  var replies: DeviceReplies { components.replies }
  var history: DeviceHistory { components.history }
  var ownActions: DeviceOwnActions { components.ownActions }
  var savedItems: DeviceSavedItems { components.savedItems }
  var archive: DeviceArchive { components.archive }
  var search: DeviceSearch { components.search }
  var transfers: DeviceTransfers { components.transfers }
  var attachments: DeviceAttachments { components.attachments }
  var invitations: DeviceInvitations { components.invitations }
  var callChannels: DeviceCallChannels { components.callChannels }
  var bulletins: DeviceBulletins { components.bulletins }
}

/// The entries of streams, and the component that applies each.
extension DeviceStreams {
  /// Applies an entry of the account's own stream whose turn it is.
  func applyAccountEvent(_ event: StreamEvent) throws(MessagingError) {
    switch event.payload {
    case .peerRead(let receipt): try core.receipts.applyPeerRead(receipt, event.time)
    case .delivered(let receipt): try core.receipts.applyDelivery(receipt, event.time)
    case .ownRead(let id, let sequence, let isWhole):
      try core.unreadCounts.applyOwnRead(id, upTo: sequence, isWhole: isWhole, event.time)
    case .groupRead(let read): try core.receipts.applyGroupRead(read, event.time)
    case .groupJoined(let group, let members, let sequence):
      try core.groups.applyJoined(group, members, sequence: sequence, position: event.sequence, event.time)
    case .groupLeft(let id, _, _, let last, let time): try core.groups.applyLeft(id, last, at: time, event)
    case .thread(let change): try core.threads.applyDeparture(change, event.time)
    case .messagesDeleted(let id, let ids, let note): try core.history.applyDeletion(of: ids, in: id, note: note)
    case .historyCleared(let id, let sequence, let note):
      try core.history.applyClearing(of: id, upTo: sequence, note: note, event.time)
    case .conversationSettings(let settings, _): try core.conversations.applySettings(settings, event.time)
    case .contactChanged(let change): try core.contacts.applyContactChange(change, event.time)
    case .groupRequestChanged(let change): try core.groupRequests.apply(change, event.time)
    case .profileChanged(let profile): try core.profiles.applyProfileChange(profile, event.time)
    case .pushSettingsChanged(let change): try core.pushSettings.applyPushSettings(change, event.time)
    case .ownAction(let action): try core.ownActions.apply(action, event.time)
    case .nothing, .message, .revocation, .reaction, .edit, .pin, .groupChanged, .groupDetailChanged: break
    }
  }

  /// Applies an entry of a conversation whose turn it is.
  func apply(
    _ event: StreamEvent, _ conversation: DeviceConversation, isOffline: Bool
  ) throws(MessagingError) {
    switch event.payload {
    case .message(let message):
      try core.receiving.apply(message, conversation, sequence: event.sequence, event.time, isOffline: isOffline)
    case .revocation(let revocation, let marks):
      try core.revocations.applyRevocation(
        revocation, marks, conversation, sequence: event.sequence, isOffline: isOffline)
    case .reaction(let change):
      try core.reactions.applyReaction(change, conversation, sequence: event.sequence, event.time)
    case .edit(let message): try core.edits.applyEdit(message, conversation, event.time)
    case .pin(let change): try core.pins.applyPin(change, conversation, sequence: event.sequence, event.time)
    case .groupChanged(let group, let updated, let removed):
      try core.groups.applyChange(group, updated: updated, removed: removed, conversation, event.time)
    case .groupDetailChanged: try core.groups.applyDetail(event, conversation)
    case .thread(let change): try core.threads.applyThread(change, conversation, event.time)
    case .nothing, .peerRead, .delivered, .ownRead, .groupRead, .groupJoined, .groupLeft, .messagesDeleted,
      .historyCleared, .conversationSettings, .contactChanged, .groupRequestChanged, .profileChanged,
      .pushSettingsChanged, .ownAction:
      break
    }
  }
}

/// The entries of holes, and the component that applies each.
extension DeviceHoles {
  /// Applies an entry of a hole. Its messages have been counted, and are the past: they are not reported one by one.
  ///
  /// - parameter isPast: The hole is being filled; otherwise it has just been left.
  func applyMissing(
    _ event: StreamEvent, _ conversation: DeviceConversation, isPast: Bool = false
  ) throws(MessagingError) {
    switch event.payload {
    case .message(let message): try storeMissing(message, conversation, sequence: event.sequence, event.time)
    case .revocation(let revocation, let marks):
      // One that the app has deleted was received, and is reported as if the entry had not been left out.
      if !isReceived(revocation.messageSequence, in: conversation) {
        guard try has(revocation.messageID, in: conversation) else { return }
      }
      try core.revocations.applyRevocation(
        revocation, marks, conversation, sequence: event.sequence, isOffline: true)
    case .reaction(let change):
      guard try has(change.messageID, in: conversation) else { return }
      try core.reactions.applyReaction(
        change, conversation, sequence: event.sequence, event.time, isPast: isPast)
    case .edit(let message):
      guard try has(message.message.id, in: conversation) else { return }
      try core.edits.applyEdit(message, conversation, event.time)
    case .pin(let change):
      try core.pins.applyPin(change, conversation, sequence: event.sequence, event.time, isPast: isPast)
    // They are the past too, and are not reported. A group is fetched as it is now (`DeviceFetching.checkGroup`).
    case .groupChanged, .groupDetailChanged, .thread: break
    case .nothing, .peerRead, .delivered, .ownRead, .groupRead, .groupJoined, .groupLeft, .messagesDeleted,
      .historyCleared, .conversationSettings, .contactChanged, .groupRequestChanged, .profileChanged,
      .pushSettingsChanged, .ownAction:
      break
    }
  }
}

/// The entries of streams, and what the app is notified of when one was applied.
extension DeviceCore {
  func events(of payload: EventPayload, _ id: ConversationID, _ time: Timestamp) -> [DeviceEvent] {
    switch payload {
    case .message(let event):
      return [
        .commands([
          Message(
            id: event.id, conversation: id, sender: event.sender, time: time, options: event.options,
            platform: event.platform, state: .received, kind: event.kind, encodedBody: event.body)
        ])
      ]
    case .peerRead(let receipt): return [.receipts([.direct(receipt)])]
    case .delivered(let receipt): return [.receipts([.delivered(receipt)])]
    case .groupRead(let read):
      return [
        .receipts(
          read.readers.map { reader in
            .group(
              GroupReceipt(
                conversation: read.conversation, messageID: read.messageID, messageTime: read.messageTime,
                reader: reader.account, time: reader.time, note: reader.note, readCount: max(0, read.readCount),
                unreadCount: max(0, read.unreadCount)))
          })
      ]
    case .groupJoined(let group, _, _): return [.groupAdded(group)]
    case .groupChanged(let group, let updated, let removed):
      let members: [DeviceEvent] =
        updated.isEmpty && removed.isEmpty
        ? [] : [.groupMembersChanged(group, updated: updated.map(\.account), removed: removed)]
      return [.groupUpdated(group)] + members
    case .groupLeft(let name, let departure, let actor, _, _):
      let group = conversations.byID[id]?.group ?? GroupInfo(id: name, name: "", owner: actor)
      return [.groupRemoved(group, reason: departure, actor: actor)]
    case .thread(let change):
      return [.threadChanged(ThreadChange(change.kind, of: threads.thread(change.entry), by: change.actor))]
    case .reaction(let change): return [.reaction(ReactionChange(change, in: id))]
    case .pin(let change): return [.pinChanged(MessagePinChange(change, in: id))]
    case .edit(let message): return [.edited(Message(message, in: id))]
    case .ownRead(let conversation, _, let isWhole): return isWhole ? [.readElsewhere(conversation)] : []
    case .conversationSettings(let settings, let previous):
      return [.conversationSettings(settings, previous: previous)]
        + OwnAction.actions(behind: settings, previous: previous).map { .ownAction($0) }
    case .contactChanged(let change): return [.contactChanged(change)]
    case .groupRequestChanged(let change): return [.groupRequestChanged(change)]
    case .groupDetailChanged(let detail, let actor):
      return [.groupDetailChanged(GroupDetailChange(detail, of: id.name, by: actor))]
    case .profileChanged(let profile): return [.profileChanged(profile)]
    case .pushSettingsChanged(let change): return [.pushSettingsChanged(change), .ownAction(OwnAction(behind: change))]
    case .ownAction(let action): return [.ownAction(action)]
    case .nothing, .revocation, .messagesDeleted, .historyCleared: return []
    }
  }
}
