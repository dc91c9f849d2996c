import Foundation
import SwiftParser
import SwiftSyntax

// Reads Swift files with the compiler's parser and writes what `parlance audit` asks about them.
//
// Standard input has one path a line, and an empty line at the end. For each file there are a line ["file",path], its facts, and a line ["end"]; a file
// that cannot be read has ["broken",reason] between. See `SwiftFacts` in the audit for the facts.

/// The largest file that is read, in bytes; the audit reports larger ones itself.
let limit = 16 << 20

// Deep trees need a deep stack.
let thread = Thread {
  var writer = FactWriter()
  while let path = readLine(strippingNewline: true), !path.isEmpty {
    writer.write("\"file\"", quoted(path))
    writer.flush()
    if let data = FileManager.default.contents(atPath: path), data.count <= limit, !Nesting.isTooDeep([UInt8](data)) {
      let reader = FileReader(Parser.parse(source: String(decoding: data, as: UTF8.self)), writer)
      writer = reader.read()
    } else {
      writer.write("\"broken\"", quoted("brackets are nested too deeply for the parser, not read"))
    }
    writer.write("\"end\"")
    writer.flush()
  }
  exit(0)
}
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
