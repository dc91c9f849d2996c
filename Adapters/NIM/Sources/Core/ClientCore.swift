internal import Foundation
internal import NIMCommon
internal import Parlance

/// The state that the managers of one `NIMSDK` share.
final class ClientCore: @unchecked Sendable {
  // Safe to share: the login, the objects in flight and the lists of delegates lock themselves. The
  // configuration is the app's, read when the device is opened, and so are the scenes, read when a file is sent.

  /// The name of this style in the engine.
  static let style = NIMStyle.name

  /// A message that is being sent.
  struct Sending {
    /// The object that the app gave.
    let message: NIMMessage
    /// The uploaded fraction of its file, from 0 to 1; nil if none was reported.
    var upload: Float?
    /// A Boolean value that indicates whether the file of a custom attachment is being uploaded: the device does not send
    /// the message yet.
    var isUploading = false
    /// A Boolean value that indicates whether `willSend` was reported before the device sent the message.
    var isAnnounced = false
    /// The upload of a custom attachment's file.
    var transfer: TransferID?
  }

  /// A command that is being sent.
  struct PendingCommand {
    /// The account that sends it.
    var account: AccountID
    var complete: ((any Error)?) -> Void
  }

  let config: NIMSDKConfig
  let deviceID: String
  let isShared: Bool
  /// `NIMSDK.sceneDict`.
  var scenes: NSMutableDictionary = [
    NIMNOSSceneTypeAvatar: 0, NIMNOSSceneTypeMessage: 0, NIMNOSSceneTypeSecurity: 0,
  ]
  /// `NIMSDK.serverSetting`, which only the app reads.
  var serverSetting = NIMServerSetting()
  let slot: LoginSlot<LoginNotes>
  /// The account whose local database was found damaged during its last login.
  let damagedAccount = Lock<AccountID?>(nil)
  /// Messages whose objects the app gave, until they complete.
  let sending = ObjectsInFlight<MessageID, Sending>()
  /// Messages that the app saves, until they are announced.
  let saving = ObjectsInFlight<MessageID, NIMMessage>()
  /// Those who wait for commands to be accepted.
  let commands = ObjectsInFlight<MessageID, PendingCommand>()
  /// The covers of films whose addresses the app has read, by the films.
  let covers = Lock<[MediaID: MediaDescriptor]>([:])
  /// The addresses that the app received.
  let addresses = AddressBook.shared
  private let lastAccount = Lock<AccountID?>(nil)
  let chatDelegates: DelegateList<any NIMChatManagerDelegate>
  let loginDelegates: DelegateList<any NIMLoginManagerDelegate>
  let conversationDelegates = DelegateList<any NIMConversationManagerDelegate>()
  let teamDelegates = DelegateList<any NIMTeamManagerDelegate>()
  let superTeamDelegates = DelegateList<any NIMTeamManagerDelegate>()
  /// The ids of the super teams that are known: of those that the account's device knows, and after a logout as it was then.
  let superTeams = Lock<Set<String>>([])
  let chatroomDelegates: DelegateList<any NIMChatroomManagerDelegate>
  let signalDelegates = DelegateList<any NIMSignalManagerDelegate>()
  let broadcastDelegates = DelegateList<any NIMBroadcastManagerDelegate>()
  let passThroughDelegates = DelegateList<any NIMPassThroughManagerDelegate>()
  let chatExtendDelegates = DelegateList<any NIMChatExtendManagerDelegate>()
  let userDelegates = DelegateList<any NIMUserManagerDelegate>()
  let eventDelegates = DelegateList<any NIMEventSubscribeManagerDelegate>()
  let apnsDelegates = DelegateList<any NIMApnsManagerDelegate>()
  let notificationDelegates = DelegateList<any NIMSystemNotificationManagerDelegate>()
  /// Returns the number for the app's icon; nil if the app set none.
  let badgeHandler = Lock<NIMBadgeHandler?>(nil)
  private(set) var appState: AppState?
  /// The clients of chatrooms that have connections of their own, by the chatrooms' ids.
  let rooms = Lock<[String: ClientCore]>([:])
  /// The chatroom of which alone this is the client; nil for a client of the SDK.
  let room: IndependentRoom?
  /// The client of the SDK whose app entered that chatroom.
  private(set) weak var parent: ClientCore?

  /// Creates a client.
  ///
  /// - parameter environment: nil for the default one, as it is at each login.
  init(environment: MessagingEnvironment?, deviceID: String, config: NIMSDKConfig) {
    self.config = config
    self.deviceID = deviceID
    isShared = environment == nil
    slot = LoginSlot(environment: environment)
    chatDelegates = DelegateList()
    loginDelegates = DelegateList()
    chatroomDelegates = DelegateList()
    room = nil
    observeApp(.default)
  }

  /// Creates the client of a chatroom that has a connection of its own. It reports to the delegates of the client of the SDK.
  init(_ room: IndependentRoom, of parent: ClientCore) {
    config = parent.config
    deviceID = parent.deviceID
    isShared = parent.isShared
    slot = LoginSlot(environment: parent.slot.environment)
    chatDelegates = parent.chatDelegates
    loginDelegates = parent.loginDelegates
    chatroomDelegates = parent.chatroomDelegates
    self.room = room
    self.parent = parent
    scenes = parent.scenes
  }

  /// Reports the number for the icon whenever the app went to the background.
  ///
  /// - parameter center: The center to which the system posts.
  func observeApp(_ center: NotificationCenter) {
    appState = AppState(center) { [weak self] in self?.reportBadge() }
  }

  /// The device, from login to logout.
  var device: Device? { slot.device }
  /// The account that is logged in, or was until the logout, for messages that the app holds.
  var account: AccountID? { slot.current?.account ?? lastAccount.withLock { $0 } }
  /// The time as the server has it; this machine's without a login.
  var now: Timestamp { device?.now ?? slot.environment.clock.now() }
  /// `NIMSDKConfig.teamReceiptEnabled` as it was when the device was opened.
  var teamReceiptsEnabled: Bool { slot.current?.details.withLock { $0.teamReceiptsEnabled } ?? false }

  /// Notes whose login is the present one.
  ///
  /// - returns: A Boolean value that indicates whether it is another account's than the last.
  func note(_ account: AccountID) -> Bool {
    lastAccount.withLock { last in
      defer { last = account }
      return last != account
    }
  }

  /// Returns the device of the login.
  ///
  /// - throws: Local error `userInfoNeeded` without a login.
  func requireDevice() throws -> Device {
    guard let device else { throw NSError.notLoggedIn }
    return device
  }

  // MARK: completions

  /// Runs a closure on the callback queue, after everything that was reported before.
  func afterCallbacks(_ body: @escaping () -> Void) {
    slot.afterCallbacks(body)
  }

  /// Runs a completion on the callback queue.
  func complete(_ completion: (((any Error)?) -> Void)?, _ error: (any Error)?) {
    guard let completion else { return }
    afterCallbacks { completion(error) }
  }

  // MARK: calls that end in a completion, which receives what they throw

  /// Changes the local database at once.
  func change(_ completion: (((any Error)?) -> Void)?, _ body: (Device) throws -> Void) {
    slot.change(completion, failure: Self.translated) { (login: Login) throws in
      try translating { try body(login.device) }
    }
  }

  /// Asks the server to do something.
  func request(
    _ completion: (((any Error)?) -> Void)?, _ body: (Device, @escaping (NSError?) -> Void) throws -> Void
  ) {
    slot.request(completion, failure: Self.translated) {
      (login: Login, done: @escaping ((any Error)?) -> Void) throws in
      try translating { try body(login.device) { done($0) } }
    }
  }

  /// Asks the server for a value.
  func fetch<Value>(
    _ completion: (((any Error)?, Value?) -> Void)?,
    _ body: (Device, @escaping (Result<Value, NSError>) -> Void) throws -> Void
  ) {
    let answer = completion.map { completion in
      { (result: Result<Value, any Error>) in
        switch result {
        case .success(let value): completion(nil, value)
        case .failure(let error): completion(error, nil)
        }
      }
    }
    slot.fetch(answer, failure: Self.translated) {
      (login: Login, done: @escaping (Result<Value, any Error>) -> Void) throws in
      try translating {
        try body(login.device) { result in done(result.mapError { $0 as any Error }) }
      }
    }
  }

  /// The error of a call without a login, or of a local database that cannot be read.
  private static func translated(_ error: MessagingError) -> any Error { error.nim }

  /// Runs what a call does. What it throws becomes NIM's error; that of a full disk is reported to the app's handler, too.
  private func translating(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      reportStorage(error)
      throw error.nimError
    }
  }

  // MARK: addresses

  /// The address of media for the app.
  func address(of media: MediaDescriptor) -> String? { addresses.address(of: media, on: device) }

  /// Returns the media at an address that the app received.
  ///
  /// - throws: Local error `invalidUrl` for any other address.
  func media(at address: String) throws -> MediaDescriptor {
    guard let media = addresses.media(at: address, on: device) else {
      throw NIMErrorCode.local(.invalidUrl).error(address)
    }
    return media
  }
}

extension Result where Failure == MessagingError {
  /// The same with NIM's error.
  var nim: Result<Success, NSError> { mapError(\.nim) }

  /// The same with NIM's error for what is done in a conversation.
  func nim(in conversation: ConversationID) -> Result<Success, NSError> { mapError { $0.nim(in: conversation) } }
}
