package import ParlanceCore

/// Which media the addresses lead to that an app was told, so that it can hand them back.
///
/// The oldest are forgotten: an app that keeps addresses for longer reads them off their messages again.
package struct AddressBook {
  private static let limit = 10_000
  private var media: [String: MediaDescriptor] = [:]
  private var order: [String] = []
  private var oldest = 0

  /// An empty book.
  package init() {}

  /// Notes an address that the app is told.
  package mutating func note(_ address: String, _ descriptor: MediaDescriptor) {
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
  package subscript(address: String) -> MediaDescriptor? { media[address] }
}
