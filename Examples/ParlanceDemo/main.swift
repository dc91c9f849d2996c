import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--full" }) else {
  FileHandle.standardError.write(Data("usage: parlance-demo [--full]\n".utf8))
  exit(2)
}
do {
  exit(try await Demo.run(isFull: !arguments.isEmpty) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("parlance-demo: \(error)\n".utf8))
  exit(1)
}
