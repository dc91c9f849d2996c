import ParlanceCore

extension WireValue {
  /// The value in bytes.
  var wire: [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Reads a value; bytes behind it are left.
  init(wire bytes: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(bytes)
    try self.init(from: &reader)
  }
}

extension DecodedRequest {
  /// The frame, unless it was refused.
  var frame: OutboundFrame? {
    guard case .frame(let frame) = self else { return nil }
    return frame
  }
}

/// Every stored field of a value, found by reflection, whatever the value's own idea of equality leaves out.
enum WireFields {
  /// Every field by name. Compared byte by byte: Swift takes two spellings of one string for equal.
  struct Text: Equatable, CustomStringConvertible {
    let description: String
    static func == (left: Text, right: Text) -> Bool { left.description.utf8.elementsEqual(right.description.utf8) }
  }

  static func text(_ value: Any) -> Text { Text(description: describe(value)) }

  /// The paths of fields that say nothing: nil, zero, false or empty.
  static func unset(in value: Any, at path: String = "") -> [String] {
    switch value {
    case let value as any FixedWidthInteger: return value.nonzeroBitCount == 0 ? [path] : []
    case let value as Bool: return value ? [] : [path]
    case let value as String: return value.isEmpty ? [path] : []
    case let value as any Collection where value.isEmpty: return [path]
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional && mirror.children.isEmpty { return [path] }
    return mirror.children.filter { $0.label.map { isUnencoded($0, of: value) } != true }
      .flatMap { unset(in: $0.value, at: "\(path).\($0.label ?? "")") }
  }

  /// Returns true if a field is not part of a value's encoding: a thread has no right to edit, and an ordinary group no origin;
  /// the last message of a thread is encoded separately, members of groups have nothing that only those of rooms have, and the purpose of
  /// an upload is known to its device only.
  private static func isUnencoded(_ label: String, of value: Any) -> Bool {
    switch value {
    case let group as GroupInfo: label == (group.thread == nil ? "thread" : "membersMayEdit")
    case is GroupThread: label == "lastMessage"
    case is Member: ["isRegular", "avatar", "tags", "audience", "location", "reach"].contains(label)
    case is UploadOptions: label == "belongsToMessage"
    default: false
    }
  }

  private static func describe(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    var parts = mirror.children.map { "\($0.label ?? "")=\(describe($0.value))" }
    if parts.isEmpty { return "\(type(of: value)):\(value)" }
    // Equal ones may come in different orders.
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { parts.sort() }
    return "\(type(of: value))(\(parts.joined(separator: ",")))"
  }
}
