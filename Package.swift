// swift-tools-version: 6.3
import PackageDescription

/// What every target is compiled with: the language at its strictest, and no warning left standing.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For targets whose code runs once a command and not once a task or event: what counts there is the size of the binary.
let small = strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// For targets that the tests run by the million: optimised in debug builds too.
let quick = [SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))]

// Read from the top: an arrow only ever points upwards. Parser, Calendars, Store and Exchange never see each other.
let package = Package(
  name: "xday",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "xday", targets: ["xday"])],
  targets: [
    .target(name: "DayBudget", swiftSettings: strict + quick),
    .target(name: "Paths", swiftSettings: strict),
    .target(name: "Parser", dependencies: ["DayBudget"], swiftSettings: small),
    .target(name: "Retrospect", dependencies: ["DayBudget"], swiftSettings: small),
    .target(name: "Calendars", dependencies: ["DayBudget", "Paths"], swiftSettings: strict + quick),
    .target(name: "Store", dependencies: ["DayBudget", "Paths"], swiftSettings: strict),
    .target(name: "Exchange", dependencies: ["DayBudget"], swiftSettings: small),
    .target(
      name: "Planner", dependencies: ["DayBudget", "Parser", "Retrospect", "Calendars", "Store", "Exchange"],
      swiftSettings: strict),
    .target(name: "CommandTable", swiftSettings: small),
    .target(name: "Terminal", dependencies: ["Paths"], swiftSettings: small),
    .target(
      name: "Wording",
      dependencies: [
        "DayBudget", "Parser", "Retrospect", "Calendars", "Store", "Exchange", "Planner", "Terminal",
      ],
      swiftSettings: small),
    .target(
      name: "Reports",
      dependencies: [
        "DayBudget", "Parser", "Retrospect", "Calendars", "Store", "Exchange", "Planner", "Wording",
      ],
      swiftSettings: small),
    .target(
      name: "Documents",
      dependencies: [
        "DayBudget", "Parser", "Retrospect", "Calendars", "Store", "Exchange", "Planner", "Wording",
      ],
      swiftSettings: small),
    .target(
      name: "Screen",
      dependencies: [
        "DayBudget", "Parser", "Retrospect", "Calendars", "Store", "Exchange", "Planner", "Terminal",
        "Wording",
      ],
      swiftSettings: small),
    .target(
      name: "XDayCLI",
      dependencies: [
        "DayBudget", "Paths", "Parser", "Retrospect", "Calendars", "Store", "Exchange", "Planner",
        "CommandTable", "Terminal", "Wording", "Reports", "Documents", "Screen",
      ],
      swiftSettings: small),
    .executableTarget(
      name: "xday", dependencies: ["XDayCLI"], exclude: ["discard.ld"], swiftSettings: strict,
      // The toolchain's own linker, for what it can leave out: functions that came out the same are kept once, and see
      // discard.ld.
      linkerSettings: [
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--no-eh-frame-hdr",
            "-Xlinker", "-T", "-Xlinker", "\(Context.packageDirectory)/Sources/xday/discard.ld",
          ],
          .when(platforms: [.linux], configuration: .release))
      ]),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "DayBudgetTests", dependencies: ["DayBudget", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "PathsTests", dependencies: ["Paths", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ParserTests", dependencies: ["Parser", "TestSupport"], resources: [.copy("Cases")],
      swiftSettings: strict),
    .testTarget(name: "RetrospectTests", dependencies: ["Retrospect", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CalendarsTests", dependencies: ["Calendars", "TestSupport"], exclude: ["compare"],
      resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(name: "StoreTests", dependencies: ["Store", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "ExchangeTests", dependencies: ["Exchange", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "PlannerTests", dependencies: ["Planner", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CommandTableTests", dependencies: ["CommandTable", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "XDayCLITests",
      dependencies: [
        "XDayCLI", "Terminal", "Wording", "Reports", "Documents", "Screen", "xday", "TestSupport",
      ],
      exclude: ["Fixtures", "Transcripts"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
