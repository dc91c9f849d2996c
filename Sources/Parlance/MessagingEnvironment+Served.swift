package import Dispatch
internal import Foundation
package import ParlanceCore
internal import ParlanceEngine
internal import ParlanceMedia

extension MessagingEnvironment {
  /// Creates an engine for a gateway that keeps nothing in files of its machine.
  ///
  /// - parameter hubStore: The hub's database.
  /// - parameter blobs: The place of the hub's media.
  package static func served(
    settings: HubSettings, pushNotifier: (any PushNotifier)?, tokenCheck: TokenCheck?, log: EngineLog?,
    hubStore: any HubStore, blobs: any BlobPlace
  ) throws(MessagingError) -> MessagingEnvironment {
    let media = MediaFiles(
      TemporaryFolder(), files: SystemFiles(), blobs: blobs, thumbnailMaker: standardThumbnailMaker)
    let clock = SystemClock()
    let ports = Hub.Ports(
      store: hubStore, clock: clock, media: try media.makeHubMedia(), tokenCheck: tokenCheck,
      pushNotifier: pushNotifier, log: log)
    let engine = try Engine(ports, settings: settings, link: .inProcess, keepsDevicesInMemory: true, media: media)
    return MessagingEnvironment(callbackQueue: .main, clock: clock, engine: .success(engine))
  }

  /// Creates an engine for one of several gateways, whose hubs share a store. Its devices keep their databases in memory.
  ///
  /// - parameter clock: The time of the store, which is the same for all hubs.
  /// - parameter store: The store, which the hubs share.
  /// - parameter lease: The time in which a hub has to renew its membership, in milliseconds.
  /// - parameter blobs: The place of media, which the hubs share; nil for a temporary folder of this one alone.
  package static func clustered(
    clock: any MessagingClock, callbackQueue: DispatchQueue = .main,
    settings: HubSettings = HubSettings(), store: any HubStore & ClusterStore, bus: any Bus, lease: Int64 = 10_000,
    blobs: (any BlobPlace)? = nil, pushNotifier: (any PushNotifier)? = nil, tokenCheck: TokenCheck? = nil,
    log: EngineLog? = nil
  ) throws(MessagingError) -> MessagingEnvironment {
    let media = MediaFiles(
      TemporaryFolder(), files: SystemFiles(), blobs: blobs, thumbnailMaker: standardThumbnailMaker)
    let shared = SharedSessionDirectory(store, lease: lease) { SynchronizedClock.steadyTime }
    let ports = Hub.Ports(
      store: store, clock: clock, shared: shared, bus: bus, media: try media.makeHubMedia(),
      tokenCheck: tokenCheck, pushNotifier: pushNotifier, log: log)
    let engine = try Engine(ports, settings: settings, link: .inProcess, keepsDevicesInMemory: true, media: media)
    return MessagingEnvironment(callbackQueue: callbackQueue, clock: clock, engine: .success(engine))
  }
}
