import ParlanceCore
import Testing

/// One pass over bytes by the tables of the document. It notes what it found, so that this can be compared with the
/// value that the bytes were made of.
struct WireSchemaWalk {
  /// A value that was found, in the form in which Swift describes it.
  enum Leaf: Equatable {
    case number(String)
    case text(String)
    /// An alternative of a union, or a value of an enumeration.
    case name(String)
  }

  struct Mismatch: Error, CustomStringConvertible { var description: String }

  let schema: WireSchema
  /// The type of the reply to the call that is answered.
  var reply: WireSchema.Form = .named("empty")
  private(set) var leaves: [Leaf] = []
  /// The unions' rows that were met.
  private(set) var met: Set<String> = []

  init(_ schema: WireSchema, reply: WireSchema.Form = .named("empty")) {
    self.schema = schema
    self.reply = reply
  }

  /// Reads fields, and nothing but them.
  mutating func read(_ fields: [WireSchema.Field], from bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    for field in fields { try read(field.form, at: field.name, &reader) }
    guard reader.isAtEnd else { throw Mismatch(description: "\(reader.remaining) bytes are left") }
  }

  mutating func read(_ form: WireSchema.Form, at path: String, from bytes: [UInt8]) throws {
    try read([WireSchema.Field(name: path, form: form)], from: bytes)
  }

  private mutating func read(_ form: WireSchema.Form, at path: String, _ reader: inout ByteReader) throws {
    switch form {
    case .optional(let form):
      if try reader.readBool() { try read(form, at: path, &reader) }
    case .array(let form):
      for index in 0..<(try reader.readCount()) { try read(form, at: "\(path)[\(index)]", &reader) }
    case .dictionary(let form):
      for _ in 0..<(try reader.readCount()) {
        let key = try reader.readString()
        leaves.append(.text(key))
        try read(form, at: "\(path)[\(key)]", &reader)
      }
    case .nested(let form):
      var inner = try reader.readNested()
      try read(form, at: path, &inner)
      guard inner.isAtEnd else { throw Mismatch(description: "\(path): \(inner.remaining) bytes are left") }
    case .named(let name): try read(name, at: path, &reader)
    }
  }

  private mutating func read(_ name: String, at path: String, _ reader: inout ByteReader) throws {
    switch name {
    case "empty": break
    case "byte": leaves.append(.number("\(try reader.readByte())"))
    case "bool": leaves.append(.name("\(try reader.readBool())"))
    case "uint": leaves.append(.number("\(try reader.readUnsigned())"))
    case "int", "time": leaves.append(.number("\(try reader.readSigned())"))
    case "double": leaves.append(.number("\(try reader.readDouble())"))
    case "string": leaves.append(.text(try reader.readString()))
    case "bytes": _ = try reader.readBytes()
    case "Reply": try read(reply, at: path, &reader)
    case _ where schema.records[name] != nil:
      for field in schema.records[name] ?? [] { try read(field.form, at: "\(path).\(field.name)", &reader) }
    case _ where schema.values[name] != nil:
      leaves.append(.name(try row(schema.values[name], try reader.readByte(), name, path).name))
    case _ where schema.unions[name] != nil:
      let row = try row(schema.unions[name], try reader.readByte(), name, path)
      met.insert("\(name).\(row.name)")
      leaves.append(.name(row.name))
      for field in row.fields { try read(field.form, at: "\(path).\(field.name)", &reader) }
    case _ where schema.bits[name] != nil: leaves.append(.number("\(try reader.readUnsigned())"))
    default: throw Mismatch(description: "\(path): the document does not say what \(name) is")
    }
  }

  private func row(
    _ rows: [WireSchema.Row]?, _ number: UInt8, _ name: String, _ path: String
  ) throws -> WireSchema.Row {
    guard let row = rows?.first(where: { $0.number == number }) else {
      throw Mismatch(description: "\(path): \(name) has no \(number)")
    }
    return row
  }

  /// Returns what is not in the value of which the bytes were made.
  ///
  /// - parameter names: The alternatives that have a name in the document alone.
  func missing(in value: Any, except names: Set<String>) -> [Leaf] {
    let description = WireFields.text(value).description + ","
    return leaves.filter { leaf in
      switch leaf {
      case .number(let number): !description.contains(":\(number),") && !description.contains(":\(number))")
      case .text(let text): !text.isEmpty && !names.contains(text) && !description.contains(text)
      case .name(let name): !names.contains(name) && !description.contains(name)
      }
    }
  }
}
