import Foundation
import Testing

/// To Swift, a delegate's method that no protocol requires is a method like any other: it compiles, and is never called. The
/// compiler knows which methods protocols require, so these tests ask the compiler.
@Suite struct WitnessTests {
  /// The compiler takes a minute or two, and runs on a thread of its own, so that other tests go on meanwhile.
  private static let table = Task {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try WitnessTable(programs: Repository.programs) })
      }
    }
  }

  /// A method of the programs that the compiler does not use for a protocol would never be called in an app either.
  @Test func everyMethodIsAWitness() async throws {
    let table = try await Self.table.value
    #expect(table.unseen.isEmpty, "used as none of their protocols: \(table.unseen.sorted())")
    let unused = table.methods.filter { !table.witnesses.contains($0.place) }
    #expect(unused.isEmpty, "never called: \(unused.map(\.description).sorted())")
  }

  /// A spelling that no program has is one that no test calls.
  @Test func theProgramsHaveEveryMethodOfEveryProtocol() async throws {
    let table = try await Self.table.value
    let missing = table.requirements.subtracting(table.covered)
    #expect(missing.isEmpty, "in no program: \(missing.map(\.description).sorted())")
  }

  /// A protocol that no program conforms to would be missed by the other tests.
  @Test(arguments: Repository.adapters)
  func theProgramsConformToEveryDelegate(_ adapter: String) async throws {
    let table = try await Self.table.value
    let declared = try AdapterSources(adapter).delegates
    #expect(!declared.isEmpty)
    #expect(declared.subtracting(table.protocols).isEmpty)
  }

  /// The facts about an adapter that its folders do not show.
  private struct Facts: Decodable {
    /// The methods that exist and are never called, `Delegate.method(_:)`, with the reasons.
    var uncalled: [String: String]?

    init(_ adapter: String) throws {
      let file = Repository.root.appendingPathComponent("Adapters/\(adapter)/vendor.json")
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    }
  }

  /// Each other method is called somewhere in its adapter, other than where it is declared.
  @Test(arguments: Repository.adapters)
  func theAdapterCallsEveryMethod(_ adapter: String) async throws {
    let table = try await Self.table.value
    let sources = try AdapterSources(adapter)
    let titles = Set(table.requirements.filter { sources.delegates.contains($0.protocolName) }.map(\.title))
    #expect(!titles.isEmpty)
    let uncalled = titles.filter { !sources.calls($0) }
    let idle = try Facts(adapter).uncalled?.keys.map { String($0.drop { $0 != "." }.dropFirst()) } ?? []
    #expect(uncalled == Set(idle), "called nowhere: \(uncalled.sorted())")
  }
}
