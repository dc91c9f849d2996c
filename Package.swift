// swift-tools-version: 6.2
import PackageDescription

/// Codecs for pictures, where the system brings none: Apple's do.
let codecs = TargetDependencyCondition.when(platforms: [.linux], traits: ["Media"])

/// The client's sockets and requests over HTTP, where the system brings none: Apple's does.
let remoteSockets = TargetDependencyCondition.when(platforms: [.linux], traits: ["Remote"])
/// The parts that both ends of a WebSocket share.
let sockets = TargetDependencyCondition.when(platforms: [.linux, .macOS], traits: ["Remote", "Server"])
/// The parser of HTTP is compiled where it is used alone: it asks for Boost's headers.
let parserSettings: [CXXSetting] = [
  .define("NDEBUG"),
  .define("HTTP_PARSER", .when(platforms: [.linux], traits: ["Remote"])),
  .define("HTTP_PARSER", .when(platforms: [.linux, .macOS], traits: ["Server"])),
]
/// Targets of the gateway and its command.
let server = TargetDependencyCondition.when(traits: ["Server"])
/// The command's memory, where the system's own allocator holds up threads that free what others allocated.
let allocator = TargetDependencyCondition.when(platforms: [.linux], traits: ["Server"])
/// The hub's database in PostgreSQL, and the bus between gateways.
let cluster = TargetDependencyCondition.when(traits: ["Cluster"])
/// Programs that measure the gateway.
let wireBenchmark = TargetDependencyCondition.when(platforms: [.linux], traits: ["Server"])
/// Without the trait, the programs in C that measure the gateway only print that they need it.
let wireSettings: [CSetting] = [.define("WIRE_BENCHMARK", .when(platforms: [.linux], traits: ["Server"]))]

/// The settings of every Swift target: the language mode of the tools version (Swift 6), and the upcoming rules that
/// make imports and existentials explicit. Warnings are errors for the integration alone, which sets the variable: a newer
/// compiler's warning does not keep an app from building.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (Context.environment["PARLANCE_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "Parlance",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Parlance", targets: ["Parlance"]),
    .library(name: "NIMSDK", targets: ["NIMSDK"]),
    .library(name: "QD_IMSDK", targets: ["QD_IMSDK"]),
    .library(name: "AgoraChat", targets: ["AgoraChat"]),
    .library(name: "HyphenateChat", targets: ["HyphenateChat"]),
    .library(name: "Hyphenate", targets: ["Hyphenate"]),
    .library(name: "AgoraChatAndroid", targets: ["AgoraChatAndroid"]),
    .library(name: "AgoraRtmKit", targets: ["AgoraRtmKit"]),
    .library(name: "ParlanceConformance", targets: ["ParlanceConformance"]),
    .library(name: "ParlanceStyles", targets: ["ParlanceStyles"]),
    .library(name: "ParlanceGateway", targets: ["ParlanceGateway", "ParlanceTokens"]),
    .executable(name: "parlance", targets: ["parlance-command"]),
    .executable(name: "parlance-demo", targets: ["parlance-demo"]),
    .executable(name: "parlance-bench", targets: ["parlance-bench"]),
    .executable(name: "parlance-play", targets: ["parlance-play"]),
  ],
  traits: [
    .trait(
      name: "Media",
      description: "Thumbnails of pictures, and pixels made into files; needs libturbojpeg and libspng on Linux."),
    .trait(
      name: "Remote",
      description:
        "Environments whose hub is a gateway on another machine; needs libcurl, libcrypto and Boost's headers on Linux."
    ),
    .trait(
      name: "Server",
      description:
        "The gateway, a hub for apps on other machines; needs libuv, libcurl, OpenSSL, zlib and Boost's headers, on Linux jemalloc too."
    ),
    .trait(
      name: "Cluster",
      description: "Several gateways, with PostgreSQL and NATS between them; needs libpq and libnats."),
  ],
  targets: [
    // Without pkg-config, which a machine need not have: the header and the library lie where every compiler looks.
    .systemLibrary(name: "CSQLite", path: "Sources/CSQLite"),
    .target(name: "CPageChecks", linkerSettings: [.linkedLibrary("sqlite3")]),
    .systemLibrary(name: "CTurboJPEG", path: "Sources/CTurboJPEG"),
    .systemLibrary(name: "CSPNG", path: "Sources/CSPNG"),
    .systemLibrary(name: "CTLS", path: "Sources/CTLS"),
    .systemLibrary(name: "CUV", path: "Sources/CUV"),
    .systemLibrary(name: "CCurl", path: "Sources/CCurl"),
    .systemLibrary(name: "CCrypto", path: "Sources/CCrypto"),
    .systemLibrary(name: "CPostgreSQL", path: "Sources/CPostgreSQL"),
    .systemLibrary(name: "CNATS", path: "Sources/CNATS"),
    .systemLibrary(name: "CZlib", path: "Sources/CZlib"),
    .systemLibrary(name: "CJemalloc", path: "Sources/CJemalloc"),
    .target(name: "ParlanceCore", swiftSettings: settings),
    .target(name: "ParlanceEngine", dependencies: ["ParlanceCore"], swiftSettings: settings),
    .target(name: "ParlanceSQLite", dependencies: ["ParlanceCore", "CPageChecks", "CSQLite"], swiftSettings: settings),
    .target(
      name: "ParlanceMedia",
      dependencies: [
        "ParlanceCore", .target(name: "CTurboJPEG", condition: codecs), .target(name: "CSPNG", condition: codecs),
      ],
      swiftSettings: settings),
    .target(
      name: "Parlance",
      dependencies: [
        "ParlanceCore", "ParlanceEngine", "ParlanceMedia", "ParlanceSQLite",
        .target(name: "ParlanceRemote", condition: .when(traits: ["Remote"])),
      ],
      swiftSettings: settings),
    // Past one process: the link's two ends, and what a gateway is made of. Without their traits these are empty.
    .target(name: "CHTTPParser", cxxSettings: parserSettings),
    // What the two ends of a WebSocket share, and no system call: messages of HTTP, the handshake, frames.
    .target(
      name: "ParlanceSockets",
      dependencies: [
        .target(name: "CCrypto", condition: sockets), .target(name: "CHTTPParser", condition: sockets),
      ],
      swiftSettings: settings),
    .target(
      name: "ParlanceRemote",
      dependencies: [
        "ParlanceCore", "ParlanceSockets", .target(name: "CCurl", condition: remoteSockets),
      ],
      swiftSettings: settings),
    .target(
      name: "ParlanceTokens", dependencies: ["ParlanceCore", .target(name: "CCrypto", condition: server)],
      swiftSettings: settings),
    .target(
      name: "ParlanceGateway",
      dependencies: [
        "Parlance", "ParlanceCore", "ParlanceEngine", "ParlanceMoving", "ParlanceSockets", "ParlanceTokens",
        .target(name: "CCurl", condition: server), .target(name: "CTLS", condition: server),
        .target(name: "CUV", condition: server),
      ],
      swiftSettings: settings),
    .target(
      name: "ParlancePostgreSQL", dependencies: ["ParlanceCore", .target(name: "CPostgreSQL", condition: cluster)],
      swiftSettings: settings),
    .target(
      name: "ParlanceNATS", dependencies: ["ParlanceCore", .target(name: "CNATS", condition: cluster)],
      swiftSettings: settings),
    // The archive in which the accounts and messages of another service move here.
    .target(
      name: "ParlanceMoving",
      dependencies: [
        "CSQLite", "ParlanceCore", .target(name: "CCurl", condition: server),
        .target(name: "CZlib", condition: server),
      ],
      swiftSettings: settings),
    // The process beside a gateway that joins a hub and the service that is being left.
    .target(
      name: "ParlanceBridge",
      dependencies: [
        "CSQLite", "ParlanceCore", "ParlanceGateway", "ParlanceMoving", "ParlanceTokens",
      ],
      swiftSettings: settings),
    // What an app uses of a vendor's SDK, and what becomes of it here.
    .target(name: "ParlanceAudit", swiftSettings: settings),
    // "Did you mean": for all programs of the package.
    .target(name: "Suggestions", swiftSettings: settings),
    .target(name: "ParlanceConformance", dependencies: ["Parlance"], swiftSettings: settings),

    // What the vendors' apps of the demo have in common, their phones in the play, their samples, and the ways to the engine that
    // the benchmarks measure.
    .target(name: "DemoApps", dependencies: ["Parlance"], path: "Examples/DemoApps", swiftSettings: settings),
    .target(name: "PhoneApps", dependencies: ["Parlance"], path: "Examples/PhoneApps", swiftSettings: settings),
    .target(
      name: "SampleTerminal", dependencies: ["Suggestions"], path: "Examples/Samples/Terminal", swiftSettings: settings),
    .target(name: "BenchmarkPaths", dependencies: ["Parlance"], path: "Benchmarks/Paths", swiftSettings: settings),

    // NIM. Of each vendor: its SDK and what that shares with its server API, whose faces and converters follow; what an audit knows
    // of it; how the conformance suite drives it; its apps. Its tests are behind those of the engine.
    .target(name: "NIMCommon", dependencies: ["Parlance"], path: "Adapters/NIM/Common", swiftSettings: settings),
    .target(
      name: "NIMSDK", dependencies: ["NIMCommon", "Parlance"], path: "Adapters/NIM/Sources", swiftSettings: settings),
    .target(
      name: "NIMServer",
      dependencies: [
        "NIMCommon", "NIMMoving", "Parlance", "ParlanceCore", "ParlanceEngine", "ParlanceGateway", "ParlanceTokens",
      ],
      path: "Adapters/NIM/Server", swiftSettings: settings),
    .target(
      name: "NIMMoving",
      dependencies: ["ParlanceCore", "ParlanceMoving", .target(name: "CCrypto", condition: server)],
      path: "Adapters/NIM/Moving", swiftSettings: settings),
    .target(
      name: "NIMBridge",
      dependencies: [
        "NIMMoving", "ParlanceBridge", "ParlanceCore", "ParlanceGateway", "ParlanceMoving", "ParlanceTokens",
      ],
      path: "Adapters/NIM/Bridge", swiftSettings: settings),
    .target(
      name: "NIMAudit", dependencies: ["ParlanceAudit"], path: "Adapters/NIM/Audit", exclude: ["Limits.tsv"],
      swiftSettings: settings),
    .target(
      name: "NIMDriver", dependencies: ["NIMSDK", "Parlance", "ParlanceConformance"], path: "Adapters/NIM/Driver",
      swiftSettings: settings),
    .target(
      name: "NIMDemo", dependencies: ["DemoApps", "NIMSDK", "Parlance"], path: "Adapters/NIM/Demo",
      swiftSettings: settings),
    .target(
      name: "NIMPlay", dependencies: ["NIMSDK", "Parlance", "PhoneApps"], path: "Adapters/NIM/Play",
      swiftSettings: settings),
    .executableTarget(
      name: "sample-nim", dependencies: ["NIMSDK", "Parlance", "SampleTerminal"], path: "Adapters/NIM/Sample",
      swiftSettings: settings),
    .target(
      name: "NIMBenchmark", dependencies: ["BenchmarkPaths", "NIMSDK", "Parlance"], path: "Adapters/NIM/Benchmark",
      swiftSettings: settings),

    // QD.
    .target(name: "QD_IMSDK", dependencies: ["Parlance"], path: "Adapters/QD/Sources", swiftSettings: settings),
    .target(
      name: "QDAudit", dependencies: ["ParlanceAudit"], path: "Adapters/QD/Audit", exclude: ["Limits.tsv"],
      swiftSettings: settings),
    .target(
      name: "QDDriver", dependencies: ["Parlance", "ParlanceConformance", "QD_IMSDK"], path: "Adapters/QD/Driver",
      swiftSettings: settings),
    .target(
      name: "QDDemo", dependencies: ["DemoApps", "Parlance", "QD_IMSDK"], path: "Adapters/QD/Demo",
      swiftSettings: settings),
    .target(
      name: "QDPlay", dependencies: ["Parlance", "PhoneApps", "QD_IMSDK"], path: "Adapters/QD/Play",
      swiftSettings: settings),
    .executableTarget(
      name: "sample-qd", dependencies: ["Parlance", "QD_IMSDK", "SampleTerminal"], path: "Adapters/QD/Sample",
      swiftSettings: settings),
    .target(
      name: "QDBenchmark", dependencies: ["BenchmarkPaths", "Parlance", "QD_IMSDK"], path: "Adapters/QD/Benchmark",
      swiftSettings: settings),

    // Agora Chat, under both of its brands. What its styles share: error numbers, limits, the CMD that takes a message back.
    .target(
      name: "AgoraChatCommon", dependencies: ["Parlance"], path: "Adapters/AgoraChat/Common", swiftSettings: settings),
    .target(
      name: "AgoraChat", dependencies: ["AgoraChatCommon", "Parlance"], path: "Adapters/AgoraChat/Sources",
      swiftSettings: settings),
    .target(
      name: "HyphenateChat", dependencies: ["AgoraChat"], path: "Adapters/AgoraChat/HyphenateChat",
      swiftSettings: settings),
    // The same under the name that the module had in 3.x.
    .target(
      name: "Hyphenate", dependencies: ["HyphenateChat"], path: "Adapters/AgoraChat/Hyphenate",
      swiftSettings: settings),
    .target(
      name: "AgoraChatServer",
      dependencies: [
        "AgoraChatCommon", "AgoraChatMoving", "Parlance", "ParlanceCore", "ParlanceEngine", "ParlanceGateway",
        "ParlanceTokens",
        .target(name: "CCrypto", condition: server), .target(name: "CZlib", condition: server),
      ],
      path: "Adapters/AgoraChat/Server", swiftSettings: settings),
    .target(
      name: "AgoraChatMoving", dependencies: ["ParlanceCore", "ParlanceMoving"], path: "Adapters/AgoraChat/Moving",
      swiftSettings: settings),
    .target(
      name: "AgoraChatBridge",
      dependencies: [
        "AgoraChatMoving", "ParlanceBridge", "ParlanceCore", "ParlanceGateway", "ParlanceMoving", "ParlanceTokens",
      ],
      path: "Adapters/AgoraChat/Bridge", swiftSettings: settings),
    .target(
      name: "AgoraChatAudit", dependencies: ["ParlanceAudit"], path: "Adapters/AgoraChat/Audit",
      exclude: ["Limits.tsv"], swiftSettings: settings),
    .target(
      name: "AgoraChatDriver", dependencies: ["AgoraChat", "HyphenateChat", "Parlance", "ParlanceConformance"],
      path: "Adapters/AgoraChat/Driver", swiftSettings: settings),
    .target(
      name: "AgoraChatDemo", dependencies: ["AgoraChat", "DemoApps", "HyphenateChat", "Parlance"],
      path: "Adapters/AgoraChat/Demo", swiftSettings: settings),
    .target(
      name: "AgoraChatPlay", dependencies: ["AgoraChat", "HyphenateChat", "Parlance", "PhoneApps"],
      path: "Adapters/AgoraChat/Play", swiftSettings: settings),
    .executableTarget(
      name: "sample-agora-chat", dependencies: ["AgoraChat", "Parlance", "SampleTerminal"],
      path: "Adapters/AgoraChat/Sample", swiftSettings: settings),
    .executableTarget(
      name: "sample-hyphenate", dependencies: ["HyphenateChat", "Parlance", "SampleTerminal"],
      path: "Adapters/AgoraChat/HyphenateSample", swiftSettings: settings),

    // Agora Chat's Android style.
    .target(
      name: "AgoraChatAndroid", dependencies: ["AgoraChatCommon", "Parlance"],
      path: "Adapters/AgoraChatAndroid/Sources",
      swiftSettings: settings),
    .target(
      name: "AgoraChatAndroidAudit", dependencies: ["ParlanceAudit"], path: "Adapters/AgoraChatAndroid/Audit",
      exclude: ["Limits.tsv"], swiftSettings: settings),
    .target(
      name: "AgoraChatAndroidDriver", dependencies: ["AgoraChatAndroid", "Parlance", "ParlanceConformance"],
      path: "Adapters/AgoraChatAndroid/Driver", swiftSettings: settings),
    .target(
      name: "AgoraChatAndroidDemo", dependencies: ["AgoraChatAndroid", "DemoApps", "Parlance"],
      path: "Adapters/AgoraChatAndroid/Demo", swiftSettings: settings),
    .target(
      name: "AgoraChatAndroidPlay", dependencies: ["AgoraChatAndroid", "Parlance", "PhoneApps"],
      path: "Adapters/AgoraChatAndroid/Play", swiftSettings: settings),
    .executableTarget(
      name: "sample-hyphenate-android", dependencies: ["AgoraChatAndroid", "Parlance", "SampleTerminal"],
      path: "Adapters/AgoraChatAndroid/Sample", swiftSettings: settings),

    // Agora RTM.
    .target(
      name: "AgoraRtmCommon", dependencies: ["Parlance"], path: "Adapters/AgoraRTM/Common", swiftSettings: settings),
    .target(
      name: "AgoraRtmKit", dependencies: ["AgoraRtmCommon", "Parlance"], path: "Adapters/AgoraRTM/Sources",
      swiftSettings: settings),
    .target(
      name: "AgoraRTMServer",
      dependencies: [
        "AgoraRtmCommon", "Parlance", "ParlanceCore", "ParlanceEngine", "ParlanceGateway", "ParlanceTokens",
      ],
      path: "Adapters/AgoraRTM/Server", swiftSettings: settings),
    .target(
      name: "AgoraRtmAudit", dependencies: ["ParlanceAudit"], path: "Adapters/AgoraRTM/Audit",
      exclude: ["Limits.tsv"], swiftSettings: settings),
    .target(
      name: "AgoraRtmDriver", dependencies: ["AgoraRtmKit", "Parlance", "ParlanceConformance"],
      path: "Adapters/AgoraRTM/Driver", swiftSettings: settings),
    .target(
      name: "AgoraRtmDemo", dependencies: ["AgoraRtmKit", "DemoApps", "Parlance"], path: "Adapters/AgoraRTM/Demo",
      swiftSettings: settings),
    .target(
      name: "AgoraRtmPlay", dependencies: ["AgoraRtmKit", "Parlance", "PhoneApps"], path: "Adapters/AgoraRTM/Play",
      swiftSettings: settings),
    .executableTarget(
      name: "sample-agora-rtm", dependencies: ["AgoraRtmKit", "Parlance", "SampleTerminal"],
      path: "Adapters/AgoraRTM/Sample", swiftSettings: settings),

    // What lists the vendors: the exports that the command converts, the SDKs that it audits, the styles, and the programs.
    .target(
      name: "ShippedSources",
      dependencies: [
        "AgoraChatBridge", "AgoraChatMoving", "NIMBridge", "NIMMoving", "ParlanceBridge", "ParlanceMoving",
      ],
      path: "Adapters/ShippedSources", swiftSettings: settings),
    .target(
      name: "ShippedAudits",
      dependencies: [
        "AgoraChatAndroidAudit", "AgoraChatAudit", "AgoraRtmAudit", "NIMAudit", "ParlanceAudit", "QDAudit",
      ], path: "Adapters/ShippedAudits", swiftSettings: settings),
    .target(
      name: "ParlanceStyles",
      dependencies: [
        "AgoraChatAndroidDriver", "AgoraChatDriver", "AgoraRtmDriver", "NIMDriver", "ParlanceConformance", "QDDriver",
      ],
      path: "Adapters/Styles", swiftSettings: settings),
    // The command, without the vendors whose server APIs it can speak.
    .target(
      name: "ParlanceCommand",
      dependencies: [
        "Parlance", "ParlanceAudit", "ParlanceBridge", "ParlanceCore", "ParlanceEngine", "ParlanceGateway",
        "ParlanceMoving", "ParlanceTokens", "ShippedAudits", "ShippedSources", "Suggestions",
        .target(name: "ParlancePostgreSQL", condition: cluster),
        .target(name: "ParlanceNATS", condition: cluster),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "parlance-command",
      dependencies: [
        "AgoraChatServer", "AgoraRTMServer", "NIMServer", "ParlanceCommand", "ParlanceCore",
        .target(name: "CJemalloc", condition: allocator),
      ],
      path: "Adapters/Command",
      swiftSettings: settings),
    // Apps of all styles, whose callbacks are checked.
    .executableTarget(
      name: "parlance-demo",
      dependencies: [
        "AgoraChatAndroidDemo", "AgoraChatDemo", "AgoraRtmDemo", "BuiltPrograms", "DemoApps", "NIMDemo", "Parlance",
        "QDDemo", "Suggestions",
        .target(name: "NATSServer", condition: cluster), .target(name: "PostgreSQLServer", condition: cluster),
        // The program that it runs.
        .target(name: "parlance-command", condition: wireBenchmark),
      ],
      path: "Examples/ParlanceDemo", resources: [.copy("Files")],
      swiftSettings: settings),
    // Phones of all styles in a browser, on one hub.
    .executableTarget(
      name: "parlance-play",
      dependencies: [
        "AgoraChatAndroidPlay", "AgoraChatPlay", "AgoraRtmPlay", "NIMBridge", "NIMMoving", "NIMPlay", "NIMServer",
        "Parlance", "ParlanceBridge", "ParlanceCore", "ParlanceEngine", "ParlanceGateway", "ParlanceMoving",
        "PhoneApps", "QDPlay", "Suggestions",
      ],
      path: "Examples/ParlancePlay", exclude: ["picture.png"], resources: [.copy("Files"), .copy("Page")],
      swiftSettings: settings),
    .executableTarget(
      name: "parlance-bench",
      dependencies: [
        "BenchmarkPaths", "CSQLite", "NIMBenchmark", "NIMMoving", "Parlance", "ParlanceCore", "ParlanceEngine",
        "ParlanceSQLite", "QDBenchmark", "Suggestions", "TestRandomness",
        .target(name: "CPostgreSQL", condition: cluster), .target(name: "ParlancePostgreSQL", condition: cluster),
        .target(name: "NATSServer", condition: cluster), .target(name: "PostgreSQLServer", condition: cluster),
        // Programs that it runs.
        .target(name: "parlance-command", condition: wireBenchmark),
        .target(name: "parlance-wire-baseline", condition: wireBenchmark),
        .target(name: "parlance-wire-load", condition: wireBenchmark),
      ],
      path: "Benchmarks/ParlanceBench", swiftSettings: settings),

    // They run the sample apps, which lie beside the tests.
    .testTarget(
      name: "SampleTests", dependencies: ["BuiltPrograms", "ParlanceCore", "SampleTerminal", "TestSupport"],
      swiftSettings: settings),
    // In C, so that what the gateway is measured with and against costs as little as it can.
    .target(name: "WireFormat", path: "Benchmarks/WireFormat"),
    .executableTarget(
      name: "parlance-wire-load", dependencies: ["WireFormat"], path: "Benchmarks/WireLoad", cSettings: wireSettings),
    .executableTarget(
      name: "parlance-wire-baseline", dependencies: ["WireFormat"], path: "Benchmarks/WireBaseline",
      cSettings: wireSettings, linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "TestSupport", dependencies: ["Parlance", "ParlanceCore", "ParlanceEngine"], path: "Tests/Support",
      swiftSettings: settings),
    // Programs of this package as processes: for tests, and for what shows several gateways.
    .target(
      name: "BuiltPrograms", dependencies: ["ParlanceCore"], path: "Tests/BuiltPrograms", swiftSettings: settings),
    .target(name: "TestRandomness", path: "Tests/Randomness", swiftSettings: settings),
    // Numbers that name things, as literals.
    .target(name: "TestNumbers", dependencies: ["ParlanceCore"], path: "Tests/Numbers", swiftSettings: settings),
    // Servers for the tests and the benchmarks of a cluster.
    .target(name: "PostgreSQLServer", path: "Tests/PostgreSQLServer", swiftSettings: settings),
    .target(name: "NATSServer", path: "Tests/NATSServer", swiftSettings: settings),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "BuiltPrograms", "ParlanceCore", "ParlanceEngine", "ParlanceSQLite", "ParlanceTokens", "CPageChecks",
        "CSQLite", "TestNumbers", "TestRandomness",
        .target(name: "NATSServer", condition: cluster), .target(name: "ParlanceNATS", condition: cluster),
        .target(name: "ParlancePostgreSQL", condition: cluster),
        .target(name: "PostgreSQLServer", condition: cluster),
      ],
      swiftSettings: settings),
    // Apart from the tests, for the fuzzer begins with the samples too.
    .target(name: "WireSamples", dependencies: ["ParlanceCore"], path: "Tests/WireSamples", swiftSettings: settings),
    // So is the model of a hub that is given made-up requests.
    .target(
      name: "HubModel", dependencies: ["ParlanceCore", "ParlanceEngine", "TestNumbers"], path: "Tests/HubModel",
      swiftSettings: settings),
    // A whole world on one thread, from a seed: for the tests, and for a command that runs many.
    .target(
      name: "Simulation", dependencies: ["HubModel", "ParlanceCore", "ParlanceEngine"], path: "Tests/Simulation",
      swiftSettings: settings),
    .executableTarget(
      name: "parlance-simulate", dependencies: ["Simulation"], path: "Tests/SimulationCommand",
      swiftSettings: settings),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation"], swiftSettings: settings),
    .testTarget(
      name: "EngineTests",
      dependencies: [
        "HubModel", "Parlance", "ParlanceMoving", "ParlanceSQLite", "TestNumbers", "TestRandomness", "TestSupport",
        "WireSamples",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ParlanceMediaTests",
      dependencies: [
        "BuiltPrograms", "Parlance", "ParlanceCore", "ParlanceMedia",
        .target(name: "CTurboJPEG", condition: codecs), .target(name: "CSPNG", condition: codecs),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "parlance-crash-probe", dependencies: ["Parlance"], path: "Tests/CrashProbe", swiftSettings: settings),
    // The page that shows which style can do what: written by a command, compared by a test.
    .target(
      name: "MatrixPage", dependencies: ["ParlanceConformance", "ParlanceStyles"], path: "Tests/MatrixPage",
      swiftSettings: settings),
    .executableTarget(
      name: "parlance-matrix", dependencies: ["MatrixPage"], path: "Tests/MatrixPageCommand", swiftSettings: settings),
    .testTarget(
      name: "InteropTests",
      dependencies: [
        "MatrixPage", "Parlance", "ParlanceConformance", "ParlanceStyles", "TestSupport", "parlance-crash-probe",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NIMServerTests",
      dependencies: [
        "AgoraChat", "NIMBridge", "NIMMoving", "NIMSDK", "NIMServer", "Parlance", "ParlanceBridge", "ParlanceCommand",
        "ParlanceCore", "ParlanceEngine", "ParlanceGateway", "ParlanceMoving", "ParlanceRemote", "TestSupport",
        .target(name: "CCrypto", condition: server),
      ],
      path: "Adapters/NIM/ServerTests", swiftSettings: settings),
    .testTarget(
      name: "AgoraChatServerTests",
      dependencies: [
        "AgoraChat", "AgoraChatBridge", "AgoraChatMoving", "AgoraChatServer", "NIMSDK", "Parlance", "ParlanceBridge",
        "ParlanceCommand", "ParlanceCore", "ParlanceEngine", "ParlanceGateway", "ParlanceMoving", "TestSupport",
        .target(name: "CZlib", condition: server),
      ],
      path: "Adapters/AgoraChat/ServerTests", swiftSettings: settings),
    .testTarget(
      name: "AgoraRTMServerTests",
      dependencies: [
        "AgoraRTMServer", "AgoraRtmKit", "NIMSDK", "Parlance", "ParlanceCore", "ParlanceEngine", "ParlanceGateway",
        "TestSupport",
      ],
      path: "Adapters/AgoraRTM/ServerTests", swiftSettings: settings),
    .testTarget(
      name: "GatewayTests",
      dependencies: [
        "AgoraChat", "BuiltPrograms", "NIMSDK", "Parlance", "ParlanceConformance", "ParlanceCore", "ParlanceEngine",
        "ParlanceGateway", "ParlanceMoving", "ParlanceRemote", "ParlanceCommand", "ParlanceSQLite", "ParlanceStyles",
        "ParlanceTokens", "QD_IMSDK", "Suggestions", "TestNumbers", "TestRandomness", "TestSupport",
        .target(name: "CCrypto", condition: server),
        .target(name: "PostgreSQLServer", condition: cluster),
        .target(name: "parlance-wire-load", condition: wireBenchmark),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MovingTests",
      dependencies: ["ParlanceCore", "ParlanceMoving", "TestSupport", .target(name: "CZlib", condition: server)],
      swiftSettings: settings),
    .testTarget(
      name: "BridgeTests", dependencies: ["ParlanceBridge", "ParlanceCore", "ParlanceGateway", "ParlanceMoving"],
      swiftSettings: settings),
    .testTarget(
      name: "AgoraChatMovingTests", dependencies: ["AgoraChatMoving", "ParlanceCore", "ParlanceMoving"],
      path: "Adapters/AgoraChat/MovingTests", swiftSettings: settings),
    .testTarget(
      name: "NIMMovingTests", dependencies: ["NIMMoving", "ParlanceMoving"], path: "Adapters/NIM/MovingTests",
      swiftSettings: settings),
    .testTarget(name: "AuditTests", dependencies: ["ParlanceAudit", "ShippedAudits"], swiftSettings: settings),
    // The pure machines that both ends of a WebSocket share.
    .testTarget(
      name: "SocketTests", dependencies: ["ParlanceSockets", "TestRandomness"], swiftSettings: settings),
    // Several gateways on one database.
    .testTarget(
      name: "ClusterTests",
      dependencies: [
        "BuiltPrograms", "Parlance", "ParlanceCommand", "ParlanceConformance", "ParlanceCore", "ParlanceEngine",
        "ParlanceStyles", "TestSupport",
        .target(name: "ParlancePostgreSQL", condition: cluster),
        .target(name: "PostgreSQLServer", condition: cluster),
        .target(name: "NATSServer", condition: cluster),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PlayTests",
      dependencies: [
        "AgoraChat", "AgoraChatAndroid", "AgoraRtmKit", "HyphenateChat", "NIMSDK", "Parlance", "ParlanceBridge",
        "ParlanceConformance", "ParlanceCore", "ParlanceStyles", "PhoneApps", "QD_IMSDK", "parlance-play",
      ],
      swiftSettings: settings),
    // The fault campaign: a process whose system calls can fail, and what plans, damages and judges.
    .target(name: "FaultInterposer", path: "Tests/Faults/Interposer"),
    .executableTarget(
      name: "parlance-fault-probe",
      dependencies: ["AgoraChat", "FaultInterposer", "NIMSDK", "Parlance", "TestRandomness"],
      path: "Tests/Faults/Probe", swiftSettings: settings),
    .target(
      name: "FaultCampaign", dependencies: ["TestRandomness"], path: "Tests/Faults/Campaign", swiftSettings: settings),
    .executableTarget(
      name: "parlance-faults", dependencies: ["FaultCampaign"], path: "Tests/Faults/Command", swiftSettings: settings),
    // Without a dependency on the probe, whose own system calls would become those of all tests; it lies beside them.
    .testTarget(name: "FaultTests", dependencies: ["FaultCampaign"], swiftSettings: settings),
    // Asks the compiler which methods of delegates are called; see WitnessTests.
    .testTarget(
      name: "SpellingTests",
      dependencies: [
        "AgoraChat", "AgoraChatAndroid", "AgoraRtmKit", "Hyphenate", "HyphenateChat", "NIMSDK", "Parlance", "QD_IMSDK",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NIMSDKTests", dependencies: ["NIMSDK", "Parlance", "TestSupport"], path: "Adapters/NIM/Tests",
      swiftSettings: settings),
    .testTarget(
      name: "AgoraChatTests", dependencies: ["AgoraChat", "HyphenateChat", "Parlance", "TestSupport"],
      path: "Adapters/AgoraChat/Tests", swiftSettings: settings),
    .testTarget(
      name: "AgoraChatAndroidTests", dependencies: ["AgoraChatAndroid", "Parlance", "TestSupport"],
      path: "Adapters/AgoraChatAndroid/Tests", swiftSettings: settings),
    .testTarget(
      name: "AgoraRtmKitTests", dependencies: ["AgoraRtmKit", "Parlance", "CSQLite", "TestSupport"],
      path: "Adapters/AgoraRTM/Tests",
      swiftSettings: settings),
    .testTarget(
      name: "QD_IMSDKTests", dependencies: ["QD_IMSDK", "Parlance", "TestSupport"], path: "Adapters/QD/Tests",
      swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx17
)

// Only for `Scripts/fuzz`: it needs the fuzzing library, with which an ordinary build is not linked.
if Context.environment["PARLANCE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "parlance-fuzz",
      dependencies: [
        "AgoraChatBridge", "AgoraChatMoving", "HubModel", "NIMBridge", "NIMMoving", "Parlance", "ParlanceBridge",
        "ParlanceCore", "ParlanceGateway", "ParlanceMedia", "ParlanceMoving", "ParlanceSockets", "ParlanceTokens",
        "WireSamples",
      ], path: "Fuzz",
      exclude: ["AdapterSeeds", "HubSeeds", "SeededClients"], swiftSettings: settings))
  // Made-up calls through each vendor's API.
  package.targets += [
    .target(name: "SeededClients", dependencies: ["Parlance"], path: "Fuzz/SeededClients", swiftSettings: settings),
    .target(
      name: "NIMSeeds", dependencies: ["NIMSDK", "Parlance", "SeededClients"], path: "Adapters/NIM/Seeds",
      swiftSettings: settings),
    .target(
      name: "QDSeeds", dependencies: ["Parlance", "QD_IMSDK", "SeededClients"], path: "Adapters/QD/Seeds",
      swiftSettings: settings),
    .target(
      name: "AgoraChatSeeds", dependencies: ["AgoraChat", "Parlance", "SeededClients"],
      path: "Adapters/AgoraChat/Seeds", swiftSettings: settings),
    .target(
      name: "AgoraChatAndroidSeeds", dependencies: ["AgoraChatAndroid", "Parlance", "SeededClients"],
      path: "Adapters/AgoraChatAndroid/Seeds", swiftSettings: settings),
    .target(
      name: "AgoraRtmSeeds", dependencies: ["AgoraRtmKit", "Parlance", "SeededClients"],
      path: "Adapters/AgoraRTM/Seeds", swiftSettings: settings),
    .executableTarget(
      name: "parlance-adapter-seeds",
      dependencies: [
        "AgoraChatAndroidSeeds", "AgoraChatSeeds", "AgoraRtmSeeds", "NIMSeeds", "Parlance", "QDSeeds", "SeededClients",
      ],
      path: "Fuzz/AdapterSeeds", swiftSettings: settings),
  ]
  package.targets.append(
    .executableTarget(
      name: "parlance-hub-seeds", dependencies: ["HubModel", "ParlanceCore", "ParlanceSQLite"], path: "Fuzz/HubSeeds",
      swiftSettings: settings))
}

// Only these targets and what they need, for a build that takes less time: PARLANCE_TARGETS="EngineTests StoreTests".
if let names = Context.environment["PARLANCE_TARGETS"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  // Programs that tests run and do not depend on: they lie beside them.
  let programs = [
    "ClusterTests": ["parlance-command", "parlance-demo"],
    "FaultTests": ["parlance-fault-probe"],
    "GatewayTests": ["parlance-bench", "parlance-command", "parlance-demo", "parlance-play"],
    "SampleTests": ["parlance-command"] + targets.keys.filter { $0.hasPrefix("sample-") },
  ]
  var kept: Set<String> = []
  var waiting = names.split(separator: " ").map(String.init)
  while let name = waiting.popLast() {
    guard let target = targets[name], kept.insert(name).inserted else { continue }
    waiting += programs[name] ?? []
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): waiting.append(name)
      case .productItem: break
      @unknown default: break
      }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { product in
    let targets = (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? [""]
    return !kept.isSuperset(of: targets)
  }
}
