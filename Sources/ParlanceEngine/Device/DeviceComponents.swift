internal import ParlanceCore

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
  let contacts: DeviceContacts
  let profiles: DeviceProfiles
  let pushSettings: DevicePushSettings
  let pushTokens: DevicePushTokens
  let wordList: DeviceWordList
  let threads: DeviceThreads
  let messages: DeviceMessages
  let sending: DeviceSending
  let receipts: DeviceReceipts
  let reading: DeviceReading
  let revocations: DeviceRevocations
  let reactions: DeviceReactions
  let edits: DeviceEdits
  let pins: DevicePins
  let replies: DeviceReplies
  let history: DeviceHistory
  let savedItems: DeviceSavedItems
  let archive: DeviceArchive
  let search: DeviceSearch
  let transfers: DeviceTransfers
  let attachments: DeviceAttachments
  let invitations: DeviceInvitations
  /// All of them, in the order in which they are loaded and in which they finish a turn.
  let all: [any DeviceComponent]

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
    contacts = make()
    profiles = make()
    pushSettings = make()
    pushTokens = make()
    wordList = make()
    threads = make()
    messages = make()
    sending = make()
    receipts = make()
    reading = make()
    revocations = make()
    reactions = make()
    edits = make()
    pins = make()
    replies = make()
    history = make()
    savedItems = make()
    archive = make()
    search = make()
    transfers = make()
    attachments = make()
    invitations = make()
    self.all = all
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
  var contacts: DeviceContacts { components.contacts }
  var profiles: DeviceProfiles { components.profiles }
  var pushSettings: DevicePushSettings { components.pushSettings }
  var pushTokens: DevicePushTokens { components.pushTokens }
  var wordList: DeviceWordList { components.wordList }
  var threads: DeviceThreads { components.threads }
  var messages: DeviceMessages { components.messages }
  var sending: DeviceSending { components.sending }
  var receipts: DeviceReceipts { components.receipts }
  var reading: DeviceReading { components.reading }
  var revocations: DeviceRevocations { components.revocations }
  var reactions: DeviceReactions { components.reactions }
  var edits: DeviceEdits { components.edits }
  var pins: DevicePins { components.pins }
  var replies: DeviceReplies { components.replies }
  var history: DeviceHistory { components.history }
  var savedItems: DeviceSavedItems { components.savedItems }
  var archive: DeviceArchive { components.archive }
  var search: DeviceSearch { components.search }
  var transfers: DeviceTransfers { components.transfers }
  var attachments: DeviceAttachments { components.attachments }
  var invitations: DeviceInvitations { components.invitations }
}
