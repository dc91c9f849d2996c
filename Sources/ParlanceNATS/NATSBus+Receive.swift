#if Cluster
  internal import Foundation
  internal import ParlanceCore

  extension NATSBus {
    /// Hands a packet of another gateway over, on the library's thread.
    func receive(_ packet: [UInt8]) {
      let (handler, gateway) = state.withLock { state in
        state.counts.receivedPackets += 1
        state.counts.receivedBytes += Int64(packet.count)
        return (state.isClosed ? nil : state.handler, state.gateway)
      }
      guard let handler, let packet = opened(packet, as: gateway) else { return }
      let messages: [BusMessage]
      do throws(MessagingError) {
        messages = try BusCodec.decode(packet)
      } catch {
        state.withLock { $0.counts.malformed += 1 }
        return
      }
      let isOpen = state.withLock { state in
        guard !state.isClosed else { return false }
        state.delivering = pthread_self()
        state.counts.receivedMessages += Int64(messages.count)
        return true
      }
      guard isOpen else { return }
      if !messages.isEmpty { handler(messages) }
      let isClosed = state.withLock { state in
        state.delivering = nil
        return state.isClosed
      }
      // The bus's thread may wait for this.
      if isClosed { wake.signal() }
    }

    /// Returns the content of a sealed packet; nil if it is refused.
    ///
    /// A forged packet does not count as a lost message: otherwise strangers could make the hub query the database all the time.
    private func opened(_ packet: [UInt8], as gateway: HubNumber) -> [UInt8]? {
      guard let seal else { return packet }
      do throws(BusSealFailure) {
        return try seal.open(packet, as: gateway)
      } catch {
        let isFirst = state.withLock { state in
          switch error {
          case .forged: state.counts.forged += 1
          case .replayed: state.counts.replayed += 1
          }
          defer { state.hasReportedRefusal = true }
          return !state.hasReportedRefusal
        }
        if isFirst { onChange(.refused(error)) }
        return nil
      }
    }
  }
#endif
