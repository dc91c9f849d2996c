import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--quiet" }) else {
  FileHandle.standardError.write(Data("usage: parlance-demo [--quiet]\n".utf8))
  exit(2)
}
do {
  exit(try await Demo.run(isQuiet: !arguments.isEmpty) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("parlance-demo: \(error)\n".utf8))
  exit(1)
}
