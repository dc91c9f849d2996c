import Foundation

/// Runs a parser on the inputs of the fuzzing library.
///
/// `PARLANCE_FUZZ_TARGET` names the parser. `PARLANCE_FUZZ_SEEDS`, if set, is the folder that receives the first inputs. The
/// arguments are those of the library.
@main enum Fuzzer {
  private static let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["PARLANCE_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      end("PARLANCE_FUZZ_TARGET must be one of: \(names)")
    }
    return target
  }()

  static func main() {
    if let folder = ProcessInfo.processInfo.environment["PARLANCE_FUZZ_SEEDS"] {
      for (index, seed) in target.seeds.enumerated() {
        let url = URL(fileURLWithPath: folder).appendingPathComponent("seed-\(index)")
        if (try? Data(seed).write(to: url)) == nil { end("cannot write \(url.path)") }
      }
    }
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      runFuzzer(&count, &arguments) { bytes, count in
        Fuzzer.target.parse(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      })
  }

  private static func end(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    exit(2)
  }
}

/// The fuzzing library's, which comes with the compiler and has no module; its arguments are plain pointers, for which
/// Swift and C call alike.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
