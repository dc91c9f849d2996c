public import ParlanceCore
public import ParlanceEngine

/// The addresses of media that the apps of this process were given, so that they can hand them back, and to one another.
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

  /// The book of this process. An address is of one engine alone, so that all can be in it.
  public static let shared = AddressBook()

  /// Creates an empty book.
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

  /// Returns the media at an address that an app was given: one of this process, or of another if it is a gateway's.
  ///
  /// - returns: nil for any other address, and for one that was given too long ago.
  public func media(at address: String, on device: Device?) -> MediaDescriptor? {
    self[address] ?? device?.media(at: address)
  }

  /// The media at an address; nil if no app of this process was given it, or too long ago.
  public subscript(address: String) -> MediaDescriptor? { entries.withLock { $0.media[address] } }
}
