import Foundation
import Parlance

/// The preview of another style's message: a file of its own, fetched when the app first reads the thumbnail.
final class ForeignThumbnail: Sendable {
  /// The file's descriptor, as other styles have it.
  let descriptor: MediaDescriptor
  private let core: Weak
  private let bytes = Lock<Data?>(nil)

  // Safe to share: it is immutable, and the kit's core may be used from any thread.
  private struct Weak: @unchecked Sendable {
    weak var core: ClientCore?
  }

  init(_ descriptor: MediaDescriptor, _ core: ClientCore) {
    self.descriptor = descriptor
    self.core = Weak(core: core)
  }

  /// Returns its bytes; waits for the service unless they are loaded. Empty if the service does not answer in time, or
  /// cannot be reached: the next read tries again.
  func load() -> Data {
    if let known = bytes.withLock({ $0 }) { return known }
    guard let core = core.core, let device = core.device, device.isConnected else { return Data() }
    let clock = core.slot.environment.clock
    let result: Result<DownloadedMedia, MessagingError> = Device.wait { completion in
      let transfer = device.download(descriptor.id, to: .memory, completion: completion)
      clock.schedule(at: clock.now().advanced(byMilliseconds: Limits.thumbnailWait)) {
        // Over by then, as a rule.
        try? device.cancelTransfer(transfer)
      }
    }
    guard case .success(let downloaded) = result, let data = downloaded.data else { return Data() }
    let loaded = Data(data)
    bytes.withLock { $0 = loaded }
    return loaded
  }
}
