import Testing

/// The vendor's document as tests: what its code does in Swift, and what its text says of it.
///
/// One after another, since the singleton that it uses is the process's.
@Suite(.serialized) @MainActor struct Documents {}
