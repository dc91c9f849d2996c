internal import ParlanceCore

/// Transfers whose bytes pass beside the link. They begin and end over it.
extension DeviceTransfers {
  /// The number of attempts beside the link that may be lost in a row, before a transfer goes over it.
  private static let lossLimit = 3

  /// Returns the way beside the link for a transfer; nil if it goes over the link. What fits into one chunk does.
  private func transport(for transfer: Transfer, size: Int64) -> (any MediaTransport)? {
    transfer.avoidsTransport || size <= Int64(Transfers.chunk) ? nil : core.link.mediaTransport
  }

  // MARK: uploads

  /// Goes on with an upload of which the hub said how much it has.
  func proceed(_ transfer: Transfer, from received: Int64) throws(MessagingError) {
    transfer.closeChannel()
    let size = transfer.options.descriptor.size
    guard received < size, let transport = transport(for: transfer, size: size) else {
      try advance(transfer) { $0.began(received: received) }
      return
    }
    let (id, attempt) = (transfer.id, transfer.attempt)
    core.requestMedia(UploadAccessCall(id: transfer.media)) { core, result throws(MessagingError) in
      guard let transfer = core.transfers.table[id], transfer.attempt == attempt else { return }
      switch result {
      case .success(let access):
        transfer.channel = .writer(transport.writer(of: transfer.media, secret: access.secret))
      case .failure(let error) where error.code == .notConnected || error.code == .notLoggedIn: return
      // The hub has nothing beside the link.
      case .failure: transfer.avoidsTransport = true
      }
      try core.transfers.advance(transfer) { $0.began(received: received) }
    }
  }

  /// Sends a chunk beside the link.
  func send(_ bytes: [UInt8], at offset: Int64, of transfer: Transfer, over writer: any MediaWriter) {
    guard let enter = table.enter else { return }
    let (id, statistics) = (transfer.id, core.statistics)
    writer.write(bytes, at: offset) { result in
      statistics.noteMedia(bytes: -bytes.count)
      enter { core throws(MessagingError) in
        guard let transfer = core.transfers.table[id], case .writer(let current) = transfer.channel, current === writer
        else {
          return
        }
        switch result {
        case .success(let received): try core.transfers.advance(transfer) { $0.took(upTo: received) }
        case .failure(let error): try core.transfers.lose(transfer, error)
        }
      }
    }
  }

  // MARK: downloads

  /// Returns the reader of a download; nil if it goes over the link.
  func reader(for transfer: Transfer) -> (any MediaReader)? {
    if case .reader(let reader) = transfer.channel { return reader }
    guard let size = transfer.descriptor?.size, let transport = transport(for: transfer, size: size) else { return nil }
    let reader = transport.reader(of: transfer.media)
    transfer.channel = .reader(reader)
    return reader
  }

  /// Asks for a chunk beside the link.
  func request(_ count: Int, at offset: Int64, of transfer: Transfer, from reader: any MediaReader) {
    guard let enter = table.enter else { return core.statistics.noteMedia(bytes: -count) }
    let id = transfer.id
    reader.read(at: offset, count: count) { result in
      enter { core throws(MessagingError) in
        var isNext = false
        defer { if !isNext { core.statistics.noteMedia(bytes: -count) } }
        guard let transfer = core.transfers.table[id], case .reader(let current) = transfer.channel, current === reader
        else {
          return
        }
        switch result {
        case .success(let bytes):
          isNext =
            try core.transfers.advance(transfer) { $0.got(offset: offset, bytes) } && core.transfers.table[id] != nil
        case .failure(let error): try core.transfers.lose(transfer, error)
        }
      }
    }
  }

  // MARK: losses

  /// Interrupts a transfer whose way beside the link is lost, and goes on after a pause, or over the link.
  private func lose(_ transfer: Transfer, _ error: MediaTransportError) throws(MessagingError) {
    guard let transport = core.link.mediaTransport, let enter = table.enter else { return }
    transfer.interrupt()
    transfer.losses += 1
    if error == .refused || transfer.losses >= Self.lossLimit { transfer.avoidsTransport = true }
    guard !transfer.avoidsTransport else {
      if core.connection.isConnected { try start(transfer) }
      return
    }
    let id = transfer.id
    transport.pause(afterLosses: transfer.losses) {
      enter { core throws(MessagingError) in
        // Without the link, the next login goes on.
        guard let transfer = core.transfers.table[id], transfer.isActive, core.connection.isConnected else { return }
        try core.transfers.start(transfer)
      }
    }
  }
}
