#if Server
  internal import Foundation

  /// An address of a host, 4 or 16 bytes long.
  package struct NetworkAddress: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Creates the address of a socket; without bytes for a family that has no such addresses.
    ///
    /// - parameter socket: The socket's address, of any alignment.
    init(_ socket: UnsafeRawPointer, family: Int32) {
      switch family {
      case AF_INET:
        self.init(withUnsafeBytes(of: socket.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) })
      case AF_INET6:
        self.init(withUnsafeBytes(of: socket.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) })
      default: self.init([])
      }
    }

    /// A Boolean value that indicates whether the address is one of the public Internet: neither of this machine, nor of a
    /// private network, nor reserved for another purpose.
    package var isPublic: Bool {
      switch bytes.count {
      case 4: !Self.reserved.contains { $0.contains(bytes) }
      case 16: isPublicOfSixteen
      default: false
      }
    }

    private var isPublicOfSixteen: Bool {
      // An older address within a newer one: mapped, translated, of a tunnel.
      if Self.mapped.contains(bytes) || Self.translated.contains(bytes) {
        return NetworkAddress(Array(bytes[12...])).isPublic
      }
      if Self.tunneled.contains(bytes) { return NetworkAddress(Array(bytes[2..<6])).isPublic }
      // What is assigned to hosts begins with the bits 001.
      return Self.assigned.contains(bytes) && !Self.reservedOfSixteen.contains { $0.contains(bytes) }
    }

    /// A block of addresses with the same first bits.
    private struct Block {
      var first: [UInt8]
      var bits: Int

      init(_ first: [UInt8], _ bits: Int) { (self.first, self.bits) = (first, bits) }

      func contains(_ bytes: [UInt8]) -> Bool {
        (0..<bits).allSatisfy { bit in
          let mask = UInt8(0x80) >> UInt8(bit % 8)
          let expected = bit / 8 < first.count ? first[bit / 8] : 0
          return bytes[bit / 8] & mask == expected & mask
        }
      }
    }

    private static let mapped = Block([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 96)
    private static let translated = Block([0, 0x64, 0xFF, 0x9B], 96)
    private static let tunneled = Block([0x20, 0x02], 16)
    private static let assigned = Block([0x20], 3)

    /// The blocks of IANA's registry of special addresses, multicast included.
    private static let reserved = [
      Block([0], 8), Block([10], 8), Block([100, 64], 10), Block([127], 8), Block([169, 254], 16),
      Block([172, 16], 12), Block([192, 0, 0], 24), Block([192, 0, 2], 24), Block([192, 88, 99], 24),
      Block([192, 168], 16), Block([198, 18], 15), Block([198, 51, 100], 24), Block([203, 0, 113], 24),
      Block([224], 4), Block([240], 4),
    ]
    private static let reservedOfSixteen = [
      Block([0x20, 0x01, 0], 23), Block([0x20, 0x01, 0x0D, 0xB8], 32), Block([0x3F, 0xFF], 20),
    ]
  }
#endif
