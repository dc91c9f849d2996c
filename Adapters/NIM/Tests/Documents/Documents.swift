import Testing

/// The vendor's documents as tests: what their code does in Swift, and what their text says of it.
///
/// One after another, since the singletons that they use are the process's.
@Suite(.serialized) @MainActor struct Documents {}
