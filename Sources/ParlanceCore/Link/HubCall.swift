/// A question or an instruction to the hub, together with the type of its answer.
///
/// The folder of each capability has a file of calls. A call holds what its caller wrote and nothing else: the hub
/// takes the account from the login, and checks every field before it decides (`Border`).
package protocol HubCall: WireValue {
  /// The hub's answer.
  associatedtype Reply: WireValue
  /// The call's number on the wire.
  static var kind: CallKind { get }
  /// The approximate number of bytes that the call takes, for budgets.
  var approximateSize: Int { get }
}

extension HubCall {
  package var approximateSize: Int { 64 }
}

/// The answer to a call that is merely carried out.
package struct Done: Hashable, Sendable {
  package init() {}
}

/// The numbers of the calls on the wire. A number is never given to another call.
package enum CallKind: UInt8, Sendable, CaseIterable {
  case connect = 1
  case disconnect = 2
  case snapshot = 3
  case endSession = 4
  case time = 5
  case renewToken = 6
  case standing = 7

  case submit = 10
  case pull = 11
  case revoke = 12
  case history = 13
  case deleteMessages = 14
  case clearHistory = 15

  case readDirect = 20
  case delivered = 21
  case readGroup = 22
  case markRead = 23
  case receiptCounts = 24
  case receiptDetail = 25

  case createGroup = 30
  case dismissGroup = 31
  case leaveGroup = 32
  case joinGroup = 33
  case addMembers = 34
  case removeMembers = 35
  case updateGroup = 36
  case setRole = 37
  case transferGroup = 38
  case muteMembers = 39
  case updateMember = 40
  case groupInformation = 41
  case groupMembers = 42
  case listGroups = 43

  case enterRoom = 50
  case leaveRoom = 51
  case dismissRoom = 52
  case removeRoomMembers = 53
  case roomMembers = 54
  case updateRoom = 55
  case transferRoom = 56
  case changeRoomStandings = 57
  case roomStandings = 58

  case queryPresence = 60
  case watchPresence = 61
  case unwatchPresence = 62
  case subscribe = 63
  case unsubscribe = 64
  case subscribers = 65
  case subscriberCounts = 66
  case attributes = 67
  case changeAttributes = 68

  case beginUpload = 80
  case appendUpload = 81
  case finishUpload = 82
  case discardUpload = 83
  case mediaInformation = 84
  case readMedia = 85
  case uploadAccess = 86

  case addReaction = 90
  case removeReaction = 91
  case reactions = 92
  case reactionPage = 93
  case editMessage = 94

  case pinMessage = 96
  case unpinMessage = 97
  case pinnedMessages = 98

  case replies = 99
  case requestFriend = 100
  case answerFriend = 101
  case removeFriend = 102
  case updateContact = 103
  case contacts = 104

  case changeConversationSettings = 110
  case listConversations = 111
  case listedConversation = 112
  case delistConversations = 113

  case saveItem = 115
  case savedItems = 116
  case updateSavedItem = 117
  case removeSavedItems = 118

  case messagesByID = 119

  case updateProfile = 120
  case profiles = 121

  case publishStatus = 125
  case subscribeStatuses = 126
  case unsubscribeStatuses = 127
  case statusSubscriptions = 128
  case statuses = 129
  case updatePushSettings = 130
  case pushSettings = 131
  case updateConversationPushSettings = 132

  case searchHistory = 140
  case noteBackup = 145
  case notedBackup = 146
  case reportMessage = 147
  case wordList = 148

  case registerPushToken = 154
  case unregisterPushToken = 155

  case sendInvitation = 156
  case cancelInvitation = 157
  case answerInvitation = 158
  case confirmInvitation = 159

  case createThread = 160
  case joinThread = 161
  case leaveThread = 162
  case renameThread = 163
  case removeThreadMember = 164
  case destroyThread = 165
  case thread = 166
  case threads = 167
  case threadMembers = 168
  case lastThreadMessages = 169

  case setBadgeCount = 171
}
