/// Bytes that can be asked for any place; beyond the end there is nothing.
struct BoundedBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ position: Int) -> UInt8? { position >= 0 && position < bytes.count ? bytes[position] : nil }

  private func number(_ position: Int, _ count: Int, big: Bool) -> Int? {
    guard position >= 0, position <= bytes.count - count else { return nil }
    var value = 0
    for index in 0..<count { value = value << 8 | Int(bytes[position + (big ? index : count - 1 - index)]) }
    return value
  }

  func big16(_ position: Int) -> Int? { number(position, 2, big: true) }
  func big32(_ position: Int) -> Int? { number(position, 4, big: true) }
  func little16(_ position: Int) -> Int? { number(position, 2, big: false) }
  func little32(_ position: Int) -> Int? { number(position, 4, big: false) }
}
