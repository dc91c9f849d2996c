public import Dispatch
public import Foundation
@_exported public import ParlanceCore
@_exported public import ParlanceEngine
@_exported public import ParlanceMedia
internal import ParlanceSQLite

/// A shared engine and its data. App objects that exchange messages are given the same environment.
///
/// ```swift
/// let environment = try MessagingEnvironment.embedded(at: folder)
/// try environment.administration.createAccount("alice")
/// ```
public final class MessagingEnvironment: Sendable {
  /// The queue on which every event and every completion arrives; it must be serial.
  public let callbackQueue: DispatchQueue
  /// The clock from which the engine reads the time.
  public let clock: any MessagingClock

  /// The logins that clients asked to remember.
  let rememberedLogins: RememberedLogins
  private let engine: Result<Engine, MessagingError>
  private let registry = Lock(Registry())

  private struct DeviceKey: Hashable {
    var style: String
    var account: AccountID
    var device: DeviceID
  }

  private struct Registry {
    var open: [DeviceKey: OpenDevice] = [:]
    /// The number of the device opened last.
    var opened = 0
    var unreachable: Set<DeviceKey> = []
    /// Databases of devices without a folder, which outlive a logout as files would.
    var databases: [DeviceKey: MemoryDatabase] = [:]
    var isShutDown = false
  }

  private struct OpenDevice {
    var device: Device
    var link: any Link
    /// A number that distinguishes the devices of one key.
    var number: Int
  }

  // Safe to keep here: only the one open device of its key touches the store, under that device's lock.
  private struct MemoryDatabase: @unchecked Sendable {
    let store: MemoryDeviceStore
  }

  init(callbackQueue: DispatchQueue, clock: any MessagingClock, engine: Result<Engine, MessagingError>) {
    self.callbackQueue = callbackQueue
    self.clock = clock
    self.engine = engine
    let folder: LockedFolder? =
      if case .success(let engine) = engine, !engine.keepsDevicesInMemory { engine.folder } else { nil }
    rememberedLogins = RememberedLogins(folder)
  }

  // MARK: making one

  /// Creates an engine that keeps everything in memory, for tests; files that are sent are kept in a temporary folder,
  /// which is removed with the environment.
  ///
  /// - parameter clock: The clock from which it reads the time.
  /// - parameter callbackQueue: A serial queue for events and completions; the main queue by default.
  /// - parameter settings: The hub's settings.
  /// - parameter pushNotifier: Takes the push notifications for absent receivers.
  /// - parameter thumbnailMaker: Makes previews that senders did not give; nil for none.
  /// - parameter tokenCheck: Decides who may log in, and until when; without it everyone may, and an account is
  ///   registered by its first login.
  /// - parameter log: Takes entries for the operator that clients do not see.
  public static func inMemory(
    clock: any MessagingClock = SystemClock(), callbackQueue: DispatchQueue = .main,
    settings: HubSettings = HubSettings(), pushNotifier: (any PushNotifier)? = nil,
    thumbnailMaker: (any ThumbnailMaker)? = standardThumbnailMaker, tokenCheck: TokenCheck? = nil,
    log: EngineLog? = nil
  ) -> MessagingEnvironment {
    let media = MediaFiles(TemporaryFolder(), files: SystemFiles(), thumbnailMaker: thumbnailMaker)
    return inMemory(
      clock: clock, callbackQueue: callbackQueue, settings: settings, pushNotifier: pushNotifier, media: media,
      log: log, tokenCheck: tokenCheck)
  }

  static func inMemory(
    clock: any MessagingClock, callbackQueue: DispatchQueue, settings: HubSettings,
    pushNotifier: (any PushNotifier)? = nil, media: MediaFiles, log: EngineLog? = nil,
    link: EnvironmentLink = .inProcess,
    tokenCheck: TokenCheck? = nil
  ) -> MessagingEnvironment {
    let engine = Result { () throws(MessagingError) in
      let ports = Hub.Ports(
        store: MemoryHubStore(), clock: clock, media: try media.makeHubMedia(), tokenCheck: tokenCheck,
        pushNotifier: pushNotifier, log: log)
      return try Engine(ports, settings: settings, link: link, keepsDevicesInMemory: true, media: media)
    }
    return MessagingEnvironment(callbackQueue: callbackQueue, clock: clock, engine: engine)
  }

  /// Creates the same engine with a link that tests choose.
  package static func inMemory(
    clock: any MessagingClock, callbackQueue: DispatchQueue, tokenCheck: TokenCheck?, link: EnvironmentLink
  ) -> MessagingEnvironment {
    inMemory(
      clock: clock, callbackQueue: callbackQueue, settings: HubSettings(),
      media: MediaFiles(TemporaryFolder(), files: SystemFiles(), thumbnailMaker: standardThumbnailMaker), link: link,
      tokenCheck: tokenCheck)
  }

  /// Creates the same engine with files that tests provide, such as a full disk.
  ///
  /// - parameter folder: The folder of the files, which outlives the environment.
  /// - parameter files: The files of devices.
  /// - parameter hubFiles: The files of the hub; those of devices if nil.
  package static func inMemory(
    clock: any MessagingClock = SystemClock(), settings: HubSettings = HubSettings(), folder: URL,
    files: any FileSystem, hubFiles: (any FileSystem)? = nil, thumbnailMaker: (any ThumbnailMaker)? = nil
  ) -> MessagingEnvironment {
    inMemory(
      clock: clock, callbackQueue: .main, settings: settings,
      media: MediaFiles(
        FixedFolder(folder.path), files: files, hubFiles: hubFiles, thumbnailMaker: thumbnailMaker))
  }

  /// Creates an engine that keeps its data in a folder, which belongs to one process at a time.
  ///
  /// - parameter folder: The folder; created if it is not there.
  /// - parameter clock: The clock from which it reads the time.
  /// - parameter callbackQueue: A serial queue for events and completions; the main queue by default.
  /// - parameter settings: The hub's settings.
  /// - parameter pushNotifier: Takes the push notifications for absent receivers.
  /// - parameter keepsDevicesInMemory: Only the hub's data goes into the folder, for tests with very many devices.
  /// - parameter thumbnailMaker: Makes previews that senders did not give; nil for none.
  /// - parameter tokenCheck: Decides who may log in, and until when; without it everyone may, and an account is
  ///   registered by its first login.
  /// - parameter log: Takes entries for the operator that clients do not see.
  /// - throws: `MessagingError` with code `storageLocked` if another process uses the folder, `storageDamaged` if its
  ///   database cannot be understood (it is kept as it is), `storageFailed` or `storageFull`; each names the file.
  public static func embedded(
    at folder: URL, clock: any MessagingClock = SystemClock(), callbackQueue: DispatchQueue = .main,
    settings: HubSettings = HubSettings(), pushNotifier: (any PushNotifier)? = nil, keepsDevicesInMemory: Bool = false,
    thumbnailMaker: (any ThumbnailMaker)? = standardThumbnailMaker, tokenCheck: TokenCheck? = nil,
    log: EngineLog? = nil
  ) throws(MessagingError) -> MessagingEnvironment {
    try embedded(
      at: folder, clock: clock, callbackQueue: callbackQueue, settings: settings, pushNotifier: pushNotifier,
      keepsDevicesInMemory: keepsDevicesInMemory,
      media: MediaFiles(FixedFolder(folder.path), files: SystemFiles(), thumbnailMaker: thumbnailMaker), log: log,
      tokenCheck: tokenCheck)
  }

  static func embedded(
    at folder: URL, clock: any MessagingClock, callbackQueue: DispatchQueue, settings: HubSettings = HubSettings(),
    pushNotifier: (any PushNotifier)? = nil, keepsDevicesInMemory: Bool = false, media: MediaFiles,
    log: EngineLog? = nil, link: EnvironmentLink = .inProcess, tokenCheck: TokenCheck? = nil,
    hubStore: (() throws(MessagingError) -> any HubStore)? = nil
  ) throws(MessagingError) -> MessagingEnvironment {
    let locked = try LockedFolder(folder)
    let store: any HubStore
    if let hubStore {
      store = try hubStore()
    } else {
      store = try SQLiteHubStore(path: folder.appendingPathComponent(hubDatabaseName).path)
    }
    let ports = Hub.Ports(
      store: store, clock: clock, media: try media.makeHubMedia(), tokenCheck: tokenCheck, pushNotifier: pushNotifier,
      log: log)
    let engine = try Engine(
      ports, settings: settings, link: link, folder: locked, keepsDevicesInMemory: keepsDevicesInMemory, media: media)
    return MessagingEnvironment(callbackQueue: callbackQueue, clock: clock, engine: .success(engine))
  }

  /// The name of the hub's database in the folder of an engine.
  package static let hubDatabaseName = "hub.sqlite"

  /// Creates an engine for a gateway whose hub has its database elsewhere; the files of media are in the folder.
  ///
  /// - parameter hubStore: Opens the hub's database, when the folder belongs to this process.
  package static func embedded(
    at folder: URL, settings: HubSettings, pushNotifier: (any PushNotifier)?, tokenCheck: TokenCheck?, log: EngineLog?,
    hubStore: @escaping () throws(MessagingError) -> any HubStore
  ) throws(MessagingError) -> MessagingEnvironment {
    try embedded(
      at: folder, clock: SystemClock(), callbackQueue: .main, settings: settings, pushNotifier: pushNotifier,
      media: MediaFiles(FixedFolder(folder.path), files: SystemFiles(), thumbnailMaker: standardThumbnailMaker),
      log: log, tokenCheck: tokenCheck, hubStore: hubStore)
  }

  /// Creates the same engine with a link that tests choose.
  package static func embedded(
    at folder: URL, clock: any MessagingClock, callbackQueue: DispatchQueue, tokenCheck: TokenCheck?,
    link: EnvironmentLink
  ) throws(MessagingError) -> MessagingEnvironment {
    try embedded(
      at: folder, clock: clock, callbackQueue: callbackQueue,
      media: MediaFiles(FixedFolder(folder.path), files: SystemFiles(), thumbnailMaker: standardThumbnailMaker),
      link: link, tokenCheck: tokenCheck)
  }

  // MARK: devices

  /// Opens a device's local database, and delivers its events to the handler.
  ///
  /// A device of the same style, account and id that is still open is closed first; its app is notified that its
  /// session ended because another took its place.
  ///
  /// - parameter configuration: The device's account, id and options.
  /// - parameter handler: Takes events, on the callback queue.
  /// - throws: `MessagingError` with code `invalidArgument` for an empty or too long name, or one of the storage codes,
  ///   naming the file.
  public func openDevice(
    _ configuration: DeviceConfiguration, handler: @escaping ([DeviceEvent]) -> Void
  ) throws(MessagingError) -> Device {
    try openDevice(configuration, whenClosed: {}, handler: handler)
  }

  /// Opens a device that reports when it is closed, by anyone.
  ///
  /// - parameter whenClosed: Runs once, on any thread.
  func openDevice(
    _ configuration: DeviceConfiguration, whenClosed: @escaping @Sendable () -> Void,
    handler: @escaping ([DeviceEvent]) -> Void
  ) throws(MessagingError) -> Device {
    let engine = try engine.get()
    guard configuration.account.isValid else { throw MessagingError(.invalidArgument, "account") }
    let id = configuration.device.string
    guard !id.isEmpty, id.utf8.count <= 64 else { throw MessagingError(.invalidArgument, "device") }
    let key = DeviceKey(
      style: configuration.style, account: configuration.account, device: configuration.device)
    let (older, number) = registry.withLock { registry in
      registry.opened += 1
      return (registry.open.removeValue(forKey: key), registry.opened)
    }
    older?.device.close(.replaced(by: configuration.platform, note: configuration.replacementNote))
    let isOfRooms = configuration.login.scope != .everything
    let store: any DeviceStore = try isOfRooms ? MemoryDeviceStore() : openStore(key, engine)
    let link = engine.links.makeLink()
    if registry.withLock({ $0.unreachable.contains(key) }) { link.setReachable(false) }
    let device = try Device(
      configuration: configuration, store: store, clock: clock, loop: engine.devices, link: link,
      isLinkUp: link.isReachable, callbackQueue: callbackQueue,
      files: isOfRooms
        ? engine.media.temporaryDeviceFiles()
        : engine.media.deviceFiles(["devices", key.style, key.account.folded], key.device.string + ".files"),
      whenClosed: { [weak self] in
        self?.forget(key, number)
        whenClosed()
      }, handler: handler)
    link.attach(device)
    let (isShutDown, other) = registry.withLock { registry in
      if registry.isShutDown { return (true, nil as OpenDevice?) }
      // Another thread may have opened the device meanwhile.
      return (false, registry.open.updateValue(OpenDevice(device: device, link: link, number: number), forKey: key))
    }
    other?.device.close(.replaced(by: configuration.platform, note: configuration.replacementNote))
    if isShutDown {
      device.close()
      throw MessagingError(.storageFailed, "the environment is shut down")
    }
    return device
  }

  /// Forgets a device that is closed.
  private func forget(_ key: DeviceKey, _ number: Int) {
    registry.withLock { registry in
      if registry.open[key]?.number == number { registry.open[key] = nil }
    }
  }

  /// The number of open devices.
  package var openDeviceCount: Int { registry.withLock { $0.open.count } }

  /// A Boolean value that indicates whether an open device is logging in, or fetching what it missed.
  package var isCatchingUp: Bool {
    registry.withLock { $0.open.values.map(\.device) }.contains { $0.isCatchingUp }
  }

  private func openStore(_ key: DeviceKey, _ engine: Engine) throws(MessagingError) -> any DeviceStore {
    if let folder = engine.folder, !engine.keepsDevicesInMemory {
      let path = try folder.file(["devices", key.style, key.account.folded], name: key.device.string + ".sqlite")
      return try SQLiteDeviceStore(path: path)
    }
    return registry.withLock { registry in
      if let known = registry.databases[key] { return known.store }
      let database = MemoryDatabase(store: MemoryDeviceStore())
      registry.databases[key] = database
      return database.store
    }
  }

  /// Reads all of a device's local database, and finds out whether it is damaged.
  ///
  /// `storageDamaged` may also be the answer of a hub whose own database is damaged. This distinguishes the two before
  /// `rebuildDevice` is called. It takes as long as reading the file; the device may be open.
  ///
  /// - throws: `MessagingError` with code `storageDamaged` if the database is damaged, or another storage code, naming
  ///   the file.
  public func checkDevice(_ device: DeviceID, of account: AccountID, style: String) throws(MessagingError) {
    let engine = try engine.get()
    guard let folder = engine.folder, !engine.keepsDevicesInMemory else { return }
    let path = try folder.file(["devices", style, account.folded], name: device.string + ".sqlite")
    guard FileManager.default.fileExists(atPath: path) else { return }
    let store = try SQLiteDeviceStore(path: path)
    defer { store.close() }
    try store.check()
  }

  /// Sets a device's local database aside, so that its next login makes a new one and fetches what the hub has.
  ///
  /// For a database that is damaged: the file is kept, under a name that ends in `.damaged`. The new database lacks
  /// what only the device had: drafts, local extensions, messages that were not sent. A device that is open is closed
  /// first.
  ///
  /// - throws: `MessagingError` with code `storageFailed` if the file cannot be renamed.
  public func rebuildDevice(_ device: DeviceID, of account: AccountID, style: String) throws(MessagingError) {
    let engine = try engine.get()
    let key = DeviceKey(style: style, account: account, device: device)
    let open = registry.withLock { registry in
      registry.databases[key] = nil
      return registry.open.removeValue(forKey: key)
    }
    open?.device.close()
    guard let folder = engine.folder, !engine.keepsDevicesInMemory else { return }
    try folder.setAside(["devices", style, account.folded], name: device.string + ".sqlite", at: clock.now())
  }

  /// Notifies the engine that a network became available: devices that wait to reach their gateway again try at once.
  ///
  /// For apps that learn of networks before the engine does. With the package trait `Remote` it watches the system's networks itself, on
  /// Apple's systems and, where the process may, on Linux. May be called at any time, from any thread, and as often as the system reports:
  /// a device tries at most about twice a second. Nothing happens to a device that is connected, whose login ended, or whose gateway asked
  /// it to come back later; a pause that the app itself chose stays.
  public func networkBecameAvailable() {
    for link in registry.withLock({ $0.open.values.map(\.link) }) { link.hasten() }
  }

  /// Breaks or restores the link between one device and the hub, as a lost network would; for tests.
  public func setReachable(_ isReachable: Bool, account: AccountID, device: DeviceID, style: String) {
    let key = DeviceKey(style: style, account: account, device: device)
    let link = registry.withLock { registry in
      if isReachable {
        registry.unreachable.remove(key)
      } else {
        registry.unreachable.insert(key)
      }
      return registry.open[key]?.link
    }
    link?.setReachable(isReachable)
  }

  // MARK: the whole

  /// The operations of the hub's operator. Those of a hub behind a gateway are refused with `unsupported`: the gateway's
  /// own administration is to be used.
  public var administration: HubAdministration { HubAdministration(port: engine.map(\.administration)) }

  /// The loop of the environment's hub, for a gateway.
  ///
  /// - throws: `MessagingError` if there is none.
  package func hubLoop() throws(MessagingError) -> HubLoop {
    guard let hub = try engine.get().hub else { throw MessagingError(.unsupported, "the hub is behind a gateway") }
    return hub
  }

  /// Opens media of the environment's hub, for a gateway. Waits for the hub.
  ///
  /// - throws: `MessagingError` with code `mediaNotFound`, `mediaExpired`, or that of a file that cannot be read.
  package func openMedia(_ id: MediaID) throws(MessagingError) -> (media: MediaDescriptor, file: any ReadableFile) {
    let descriptor = try hubLoop().media(id)
    return (descriptor, try engine.get().media.open(descriptor))
  }

  /// The files of the environment.
  ///
  /// - throws: `MessagingError` if it could not be opened.
  func mediaFiles() throws(MessagingError) -> MediaFiles { try engine.get().media }

  /// The counts of what the engine wrote so far.
  package var statistics: EngineStatistics.Counts? {
    if case .success(let engine) = engine { engine.devices.statistics.counts } else { nil }
  }

  /// A Boolean value that indicates whether the environment was shut down, so that nothing can be opened any more.
  public var isShutDown: Bool { registry.withLock { $0.isShutDown } }

  /// Closes every device with its link, and the hub if it is a part of the environment; a folder can be opened again
  /// afterwards.
  ///
  /// Waits until what was sent is durable; behind a gateway, until it is durable here. Not to be called from a callback of the push notifier.
  public func shutDown() {
    let devices = registry.withLock { registry in
      defer { registry.open.removeAll() }
      registry.isShutDown = true
      return registry.open.values.map(\.device)
    }
    for device in devices { device.close() }
    if case .success(let engine) = engine { engine.shutDown() }
  }
}

/// The link between the devices of an environment and its hub.
package enum EnvironmentLink: Sendable {
  /// Calls within the process.
  case inProcess
  /// The same, with every frame encoded and decoded on its way.
  case loopback
}
