#if Server
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// The system calls for one connection; none of them blocks.
  enum SocketCalls {
    enum Outcome {
      case bytes(Int)
      /// The connection can do no more now.
      case later
      /// The other end is gone.
      case over
    }

    static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Outcome {
      #if canImport(Darwin)
        let count = Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
      #else
        let count = Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      #endif
      return count >= 0 ? .bytes(count) : outcome(errno)
    }

    static func receive(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Outcome {
      #if canImport(Darwin)
        let count = Darwin.recv(descriptor, buffer.baseAddress, buffer.count, 0)
      #else
        let count = Glibc.recv(descriptor, buffer.baseAddress, buffer.count, 0)
      #endif
      return count > 0 ? .bytes(count) : count == 0 ? .over : outcome(errno)
    }

    /// Shuts down the sending side of the connection.
    static func endSending(to descriptor: Int32) {
      #if canImport(Darwin)
        Darwin.shutdown(descriptor, SHUT_WR)
      #else
        Glibc.shutdown(descriptor, Int32(SHUT_WR))
      #endif
    }

    static func end(_ descriptor: Int32) { close(descriptor) }

    private static func outcome(_ error: Int32) -> Outcome {
      switch error {
      case EAGAIN, EWOULDBLOCK, EINTR: .later
      default: .over
      }
    }
  }
#endif
