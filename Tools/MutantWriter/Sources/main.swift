import Foundation

// Writes source files that contain mutants, for Scripts/mutants.
//
// A mutant is a change of a file's text that removes one rule. The rewritten file contains the original code and, for each mutant, a
// changed copy of the function around the change. An environment variable chooses the copy at run time, so that one build has all
// mutants. Standard input has a request as JSON, standard output gets an answer as JSON.

/// The files to rewrite, and their mutants.
struct Request: Codable {
  /// The folder of the original files.
  var source: String
  /// The folder of the rewritten files.
  var target: String
  /// The name of the constant that has the chosen mutant's number; each module declares it.
  var constant: String
  var mutants: [Mutant]
}

/// The outcome for one mutant.
struct Outcome: Codable {
  var name: String
  /// The reason why the mutant cannot be chosen at run time; nil if it can.
  var obstacle: String?
  /// The first and the last line of the mutant's copy in the rewritten file.
  var lines: [Int]?
}

let request = try JSONDecoder().decode(Request.self, from: FileHandle.standardInput.readDataToEndOfFile())
var outcomes: [Outcome] = []
for (file, mutants) in Dictionary(grouping: request.mutants, by: \.file).sorted(by: { $0.key < $1.key }) {
  let source = URL(fileURLWithPath: request.source).appendingPathComponent(file)
  let target = URL(fileURLWithPath: request.target).appendingPathComponent(file)
  var writer = FileWriter(try Data(contentsOf: source), constant: request.constant)
  for mutant in mutants { writer.add(mutant) }
  outcomes += writer.outcomes
  let text = Data(writer.text)
  // The build system compiles files again whose time has changed.
  if (try? Data(contentsOf: target)) != text { try text.write(to: target) }
}
FileHandle.standardOutput.write(try JSONEncoder().encode(outcomes))
