#if Server
  /// The part of a body that a request asks for: its header's `Range` (RFC 9110, 14).
  enum HTTPByteRange: Hashable, Sendable {
    /// All of it: no part was asked for, or in a form that is not served, such as several parts.
    case whole
    case part(Range<Int64>)
    /// There is no such part.
    case unsatisfiable

    /// Reads a header's value.
    ///
    /// - parameter size: The number of bytes of the body.
    init(_ value: String?, size: Int64) {
      self = .whole
      guard let value, value.lowercased().hasPrefix("bytes=") else { return }
      let ends = value.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else { return }
      switch (first, last) {
      case (nil, nil): return
      case (nil, let count?):
        self = count == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
      case (let first?, let last):
        if let last, last < first { return }
        self = first < size ? .part(first..<min(size, (last ?? size - 1) + 1)) : .unsatisfiable
      }
    }

    /// Reads digits.
    ///
    /// - returns: nil unless the text is a number or empty; nil within if it is empty.
    private static func number(_ text: Substring) -> Int64?? {
      if text.isEmpty { return .some(nil) }
      // No file is longer than what 18 digits say.
      guard text.utf8.count <= 18, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int64(text).map { .some($0) }
    }
  }
#endif
