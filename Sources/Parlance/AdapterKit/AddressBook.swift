public import ParlanceCore
public import ParlanceEngine

/// The addresses of media that an app was given, so that it can hand them back.
///
/// The oldest are forgotten: an app that keeps addresses for longer reads them off their messages again.
public final class AddressBook: Sendable {
  private struct Entries {
    var media: [String: MediaDescriptor] = [:]
    var order: [String] = []
    var oldest = 0
  }

  private static let limit = 10_000
  private let entries = Lock(Entries())

  /// An empty book.
  public init() {}

  /// Notes an address that the app is given.
  public func note(_ address: String, _ descriptor: MediaDescriptor) {
    entries.withLock { entries in
      guard entries.media.updateValue(descriptor, forKey: address) == nil else { return }
      if entries.order.count < Self.limit {
        entries.order.append(address)
      } else {
        entries.media[entries.order[entries.oldest]] = nil
        entries.order[entries.oldest] = address
        entries.oldest = (entries.oldest + 1) % Self.limit
      }
    }
  }

  /// Returns the address at which the app can open media, and notes it.
  ///
  /// - returns: nil if there is nothing to open.
  public func address(of media: MediaDescriptor, on device: Device?) -> String? {
    guard let address = device?.url(of: media) else { return nil }
    note(address, media)
    return address
  }

  /// The media at an address; nil if the app was not given it, or too long ago.
  public subscript(address: String) -> MediaDescriptor? { entries.withLock { $0.media[address] } }
}
