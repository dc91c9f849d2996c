#if canImport(CryptoKit)
  private import CryptoKit

  // Apple's systems bring both digests; the ones of this package are for the others.

  /// SHA-256: it names stored content and proves that a download is whole.
  package struct SHA256 {
    private var digest = CryptoKit.SHA256()

    package init() {}

    package mutating func update(_ bytes: [UInt8]) { digest.update(data: bytes) }
    package mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
      digest.update(bufferPointer: UnsafeRawBufferPointer(bytes))
    }
    package var value: [UInt8] { Array(digest.finalize()) }

    package static func value(of bytes: [UInt8]) -> [UInt8] { Array(CryptoKit.SHA256.hash(data: bytes)) }
  }

  /// MD5: the vendors' fields show it. Nothing here relies on it.
  package struct MD5 {
    private var digest = Insecure.MD5()

    package init() {}

    package mutating func update(_ bytes: [UInt8]) { digest.update(data: bytes) }
    package mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
      digest.update(bufferPointer: UnsafeRawBufferPointer(bytes))
    }
    package var value: [UInt8] { Array(digest.finalize()) }

    package static func value(of bytes: [UInt8]) -> [UInt8] { Array(Insecure.MD5.hash(data: bytes)) }
  }
#endif
