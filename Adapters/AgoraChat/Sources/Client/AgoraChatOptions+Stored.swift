internal import Foundation
internal import Parlance

/// The levels of what is written into the log.
public enum AgoraChatLogLevel: Int, @unchecked Sendable {
  case debug = 0
  case warning = 1
  case error = 2
}

/// The regions of the vendor's data centers.
public enum AreaCode: Int, @unchecked Sendable {
  case CN = 1
  case NA = 2
  case EU = 4
  case AS = 8
  case JP = 16
  case IN = 32
  case GLOB = -1
}

/// The values of options that concern the vendor's servers and push certificates.
struct StoredOptions {
  var usesHTTPSOnly = false
  var area = AreaCode.GLOB
  var apnsCertificate: String?
  var pushKitCertificate: String?
  var systemType = 0
  var replacesContents = false
  var isFolderCopiable = false
  var looksUpServers = true
  var port: Int32 = 0
  var chatServer: String?
  var restServer: String?
  var usesTLS = false
  var lookupAddress: String?
  var acceptsGroupInvitations = true
  var sortsByServerTime = true
  var transfersAttachments = true
  var loadsEmptyConversations = false
  var loadsConversations = true
  var isSandbox = false
  var usesHTTPS = true
  // Only read and written under the lock.
  var extras: [AnyHashable: Any]?
}

/// Options that are kept and have no effect, since the environment decides about servers, encryption and push notifications.
extension AgoraChatOptions {
  /// A Boolean value that indicates whether HTTPS alone is used; false by default. Kept without effect: the environment's
  /// address says whether its link is encrypted.
  public var usingHttpsOnly: Bool {
    get { stored.withLock { $0.usesHTTPSOnly } }
    set { stored.withLock { $0.usesHTTPSOnly = newValue } }
  }

  /// The region of the servers; `GLOB` by default. Kept without effect.
  public var area: AreaCode {
    get { stored.withLock { $0.area } }
    set { stored.withLock { $0.area = newValue } }
  }

  /// The name of the certificate for push notifications. `bindDeviceToken(_:)` registers
  /// tokens under it.
  public var apnsCertName: String! {
    get { stored.withLock { $0.apnsCertificate } }
    set { stored.withLock { $0.apnsCertificate = newValue } }
  }

  /// The name of the certificate for PushKit; `bindPushKitToken(_:)` registers tokens under it.
  public var pushKitCertName: String! {
    get { stored.withLock { $0.pushKitCertificate } }
    set { stored.withLock { $0.pushKitCertificate = newValue } }
  }

  /// The number of an operating system of the app's own; 0 by default. Kept without effect: the engine knows the platform.
  public var customOSType: Int {
    get { stored.withLock { $0.systemType } }
    set { stored.withLock { $0.systemType = newValue } }
  }

  /// A Boolean value that indicates whether a sent message takes the contents in which moderation masked words; false by
  /// default, so that its sender sees what it wrote. It counts from the next login on.
  public var useReplacedMessageContents: Bool {
    get { stored.withLock { $0.replacesContents } }
    set { stored.withLock { $0.replacesContents = newValue } }
  }

  /// A Boolean value that indicates whether the system's backups may have the SDK's folder; false by default. Kept without
  /// effect: the folder is the environment's.
  public var workPathCopiable: Bool {
    get { stored.withLock { $0.isFolderCopiable } }
    set { stored.withLock { $0.isFolderCopiable = newValue } }
  }

  /// A Boolean value that indicates whether the servers' addresses are looked up at the vendor; true by default. Kept without
  /// effect, as are the addresses: the environment determines the hub.
  public var enableDnsConfig: Bool {
    get { stored.withLock { $0.looksUpServers } }
    set { stored.withLock { $0.looksUpServers = newValue } }
  }

  /// The port of the chat server. Kept without effect.
  public var chatPort: Int32 {
    get { stored.withLock { $0.port } }
    set { stored.withLock { $0.port = newValue } }
  }

  /// The address of the chat server. Kept without effect.
  public var chatServer: String! {
    get { stored.withLock { $0.chatServer } }
    set { stored.withLock { $0.chatServer = newValue } }
  }

  /// The address of the server for requests over HTTP. Kept without effect.
  public var restServer: String! {
    get { stored.withLock { $0.restServer } }
    set { stored.withLock { $0.restServer = newValue } }
  }

  /// A Boolean value that indicates whether the link to the chat server uses TLS; false by default. Kept without effect.
  public var enableTLSConnection: Bool {
    get { stored.withLock { $0.usesTLS } }
    set { stored.withLock { $0.usesTLS = newValue } }
  }

  /// The address at which the servers' addresses are looked up. Kept without effect.
  public var dnsURL: String! {
    get { stored.withLock { $0.lookupAddress } }
    set { stored.withLock { $0.lookupAddress = newValue } }
  }

  /// A Boolean value that indicates whether invitations into groups are accepted by themselves; true by default. Otherwise, the group
  /// delegates are notified of them (`groupInvitationDidReceive`). Applies from the next login on.
  public var autoAcceptGroupInvitation: Bool {
    get { stored.withLock { $0.acceptsGroupInvitations } }
    set { stored.withLock { $0.acceptsGroupInvitations = newValue } }
  }

  /// A Boolean value that indicates whether messages are sorted by the server's time; true by default. Kept without effect: they
  /// always are.
  public var sortMessageByServerTime: Bool {
    get { stored.withLock { $0.sortsByServerTime } }
    set { stored.withLock { $0.sortsByServerTime = newValue } }
  }

  /// A Boolean value that indicates whether attachments go to the vendor's server; true by default. Kept without effect: they
  /// always go to the environment's.
  public var isAutoTransferMessageAttachments: Bool {
    get { stored.withLock { $0.transfersAttachments } }
    set { stored.withLock { $0.transfersAttachments = newValue } }
  }

  /// A Boolean value that indicates whether conversations without messages are loaded; false by default. Kept without effect:
  /// `getAllConversations()` returns the existing ones.
  public var loadEmptyConversations: Bool {
    get { stored.withLock { $0.loadsEmptyConversations } }
    set { stored.withLock { $0.loadsEmptyConversations = newValue } }
  }

  /// A Boolean value that indicates whether conversations are loaded at the login; true by default. Kept without effect: they
  /// are read when an app asks for them.
  public var autoLoadConversations: Bool {
    get { stored.withLock { $0.loadsConversations } }
    set { stored.withLock { $0.loadsConversations = newValue } }
  }

  /// A Boolean value that indicates whether notifications go over the test service of the system's maker; false by default. Kept
  /// without effect: the environment sends them.
  public var isSandboxMode: Bool {
    get { stored.withLock { $0.isSandbox } }
    set { stored.withLock { $0.isSandbox = newValue } }
  }

  /// A Boolean value that indicates whether requests over HTTP are encrypted; true by default. Kept without effect.
  public var usingHttps: Bool {
    get { stored.withLock { $0.usesHTTPS } }
    set { stored.withLock { $0.usesHTTPS = newValue } }
  }

  /// Further settings of a private deployment. Kept without effect.
  public var `extension`: [AnyHashable: Any]! {
    get { stored.withLock { $0.extras } }
    set { stored.withLock { $0.extras = newValue } }
  }

  /// The name of `autoAcceptGroupInvitation` in 3.x.
  public var isAutoAcceptGroupInvitation: Bool {
    get { autoAcceptGroupInvitation }
    set { autoAcceptGroupInvitation = newValue }
  }
}
