/// A value of the lines that the reader of Swift writes: JSON without objects.
///
/// | line | |
/// |---|---|
/// | `["file",path]`, `["end"]`, `["broken",reason]` | the facts of a file stand between the first two |
/// | `["imp",module,line,isExported]` | an import |
/// | `["type",kind,name,line,[supertypes],outer]` | a type, or an extension of one |
/// | `["mem",type,kind,name,line,[labels],[types],result,flags,value]` | a member (`f`, `i`, `s`, `v`, `case`); `p`, `s`, `o`, `j` for private, static, override, `@objc(…)` |
/// | `["alias",name,type]`, `["ref",name,line]` | a type alias, a type's name |
/// | `["let",number,type,mode,value,index]` | a variable: the value (`v`), its element (`e`), its part (`t`, `et`), a parameter (`p`, `c`), unknown (`u`) |
/// | `["use",expression,type]` | an expression, and the type that is wanted of it |
///
/// Expressions: `["v",number]`, `["n",name,line,type]`, `["self",type]`, `["super",type]`, `[".",base,name,line]`,
/// `["c",callee,[labels],[arguments],closures,line,number]`, `["i",base,[arguments]]`, `["as",type,value]`, `["l",type,[parts]]`,
/// `["a",[elements]]`, `["o",[operands]]`, `["b",[compared]]`, `["t",[…]]`, `["tuple",[…]]`, `["x",[…]]`, `["kp",root,[[name,line]]]`, `["fn"]`.
package enum Fact: Sendable {
  case text(String)
  case number(Int)
  case list([Fact])

  /// Reads a line; nil for one that is damaged.
  package init?(line: some Sequence<UInt8>) {
    var reader = FactReader(bytes: Array(line))
    guard let value = reader.value(0) else { return nil }
    self = value
  }

  subscript(index: Int) -> Fact {
    if case .list(let items) = self, items.indices.contains(index) { return items[index] }
    return .number(0)
  }

  var text: String { if case .text(let text) = self { text } else { "" } }
  var number: Int { if case .number(let number) = self { number } else { 0 } }
  var list: [Fact] { if case .list(let items) = self { items } else { [] } }
  var isList: Bool { if case .list = self { true } else { false } }
}

private struct FactReader {
  let bytes: [UInt8]
  var place = 0

  mutating func value(_ depth: Int) -> Fact? {
    guard depth < 800, place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "["):
      place += 1
      var items: [Fact] = []
      while place < bytes.count, bytes[place] != UInt8(ascii: "]") {
        if bytes[place] == UInt8(ascii: ",") { place += 1 }
        guard let item = value(depth + 1) else { return nil }
        items.append(item)
      }
      guard place < bytes.count else { return nil }
      place += 1
      return .list(items)
    case UInt8(ascii: "\""): return text()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var number = 0
      while place < bytes.count, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[place], number < 1 << 40 {
        number = number * 10 + Int(bytes[place] - UInt8(ascii: "0"))
        place += 1
      }
      return .number(number)
    default: return nil
    }
  }

  private mutating func text() -> Fact? {
    place += 1
    let start = place
    var hasEscapes = false
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\") {
        hasEscapes = true
        place += 1
      }
      place += 1
    }
    guard place < bytes.count else { return nil }
    var slice = bytes[start..<place]
    place += 1
    if hasEscapes {
      var plain: ArraySlice<UInt8> = []
      var isEscaped = false
      for byte in slice {
        if !isEscaped, byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else {
          plain.append(byte)
          isEscaped = false
        }
      }
      slice = plain
    }
    return .text(String(decoding: slice, as: UTF8.self))
  }
}
