#if Cluster
  internal import Foundation
  internal import ParlanceCore

  extension NATSBus {
    /// Hands a packet of another gateway over, on the library's thread.
    func receive(_ packet: [UInt8]) {
      let handler = state.withLock { state in
        state.counts.receivedPackets += 1
        state.counts.receivedBytes += Int64(packet.count)
        return state.isClosed ? nil : state.handler
      }
      guard let handler else { return }
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
  }
#endif
