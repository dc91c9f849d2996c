public import AppleFoundation

public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest { Self().finalize() }
  public mutating func update<D: DataProtocol>(data: D) {}
}

public protocol Digest: Hashable, Sendable, Sequence where Element == UInt8 {
  static var byteCount: Int { get }
}

public struct SHA256: HashFunction {
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
  public func finalize() -> SHA256Digest { SHA256Digest() }
}

public struct SHA256Digest: Digest {
  public static var byteCount: Int { 32 }
  public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
}

public enum Insecure: Sendable {
  public struct MD5: HashFunction {
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
    public func finalize() -> MD5Digest { MD5Digest() }
  }

  public struct MD5Digest: Digest {
    public static var byteCount: Int { 16 }
    public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
  }
}
