internal import Parlance

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
