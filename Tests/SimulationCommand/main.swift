import Simulation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Runs simulated worlds.
//
//   parlance-simulate --seconds 60          worlds of random seeds
//   parlance-simulate --seeds 1...200       worlds of these seeds
//   parlance-simulate --seed 17             one world, with its whole trace
let arguments = Arguments(CommandLine.arguments.dropFirst())
Arguments.makeHashingDeterministic()
if let seed = arguments.seed {
  exit(Runner(arguments).replay(seed) ? 0 : 1)
}
exit(Runner(arguments).runMany() ? 0 : 1)
