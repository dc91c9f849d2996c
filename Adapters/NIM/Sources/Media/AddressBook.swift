internal import Parlance

/// Which media the addresses lead to that the app was told, so that it can hand them back.
///
/// The oldest are forgotten: an app that keeps addresses for longer reads them off their messages again.
struct AddressBook {
  private static let limit = 10_000
  private var media: [String: MediaDescriptor] = [:]
  private var order: [String] = []
  private var oldest = 0

  /// Notes an address that the app is told.
  mutating func note(_ address: String, _ descriptor: MediaDescriptor) {
    guard media.updateValue(descriptor, forKey: address) == nil else { return }
    if order.count < Self.limit {
      order.append(address)
    } else {
      media[order[oldest]] = nil
      order[oldest] = address
      oldest = (oldest + 1) % Self.limit
    }
  }

  /// What an address leads to.
  subscript(address: String) -> MediaDescriptor? { media[address] }
}

extension NIMCore {
  /// The address of media for the app.
  func address(of media: MediaDescriptor) -> String? {
    guard let address = device?.url(of: media) else { return nil }
    state.withLock { $0.addresses.note(address, media) }
    return address
  }

  /// The media at an address that the app was told.
  ///
  /// - throws: Local error `invalidUrl` whenever it is none.
  func media(at address: String) throws -> MediaDescriptor {
    guard let media = state.withLock({ $0.addresses[address] }) else {
      throw NIMErrorCode.local(.invalidUrl).error(address)
    }
    return media
  }
}
