// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// The core keeps its cursor as a value that cannot outlive the document it points into.
let core = strict + [.enableExperimentalFeature("Lifetimes")]

/// For `.ci/steps/test-release.sh`: tests that are not optimized, of an optimized library. To optimize them takes longer than they run.
let quick: [SwiftSetting] = Context.environment["PAYSHEET_QUICK_TESTS"] == nil ? [] : [.unsafeFlags(["-Onone"])]
let tests = strict + quick

/// Programs that show one thing each; `Examples/run.sh` runs them.
let programs: [Target] =
    ["CartToRequest", "CheckoutFlow", "FirstRequest", "Money", "ReadAndReport", "Server", "SeveralMerchants"].map {
        name in
        .executableTarget(
            name: name, dependencies: ["PaySheet"], path: "Examples/Programs/\(name)", exclude: ["expected.txt"], swiftSettings: strict)
    } + [
        .executableTarget(
            name: "Journey", dependencies: ["PaySheet", "PaySheetOrders", "PaySheetStorefront", "PaySheetTokens"],
            path: "Examples/Programs/Journey", exclude: ["expected.txt"], swiftSettings: strict),
        .executableTarget(
            name: "TrackOrder", dependencies: ["PaySheet", "PaySheetOrders"], path: "Examples/Programs/TrackOrder",
            exclude: ["expected.txt"],
            swiftSettings: strict),
    ]

/// Fuzz targets, for `Tests/Fuzz/run.sh` alone: they need flags of libFuzzer.
let fuzzers: [Target] =
    Context.environment["PAYSHEET_FUZZ"] == nil
    ? []
    : [
        // Declares the function of libFuzzer that runs a target.
        .target(name: "Driver", path: "Tests/Fuzz/Sources/Driver"),
        .target(name: "FuzzSupport", dependencies: ["Driver", "PaySheet"], path: "Tests/Fuzz/Sources/FuzzSupport"),
    ]
        + ["fuzz-decoder", "fuzz-amount", "fuzz-writer"].map { name in
            .executableTarget(
                name: name, dependencies: ["FuzzSupport", "PaySheet", "ReaderComparison"], path: "Tests/Fuzz/Sources/\(name)")
        }
        + [
            .executableTarget(
                name: "fuzz-language-server", dependencies: ["FuzzSupport", "PaySheet", "PaySheetLanguageServer", "PaySheetTool"],
                path: "Tests/Fuzz/Sources/fuzz-language-server"),
            .executableTarget(
                name: "fuzz-sources", dependencies: ["FuzzSupport", "PaySheet", "PaySheetSources"],
                path: "Tests/Fuzz/Sources/fuzz-sources"),
            .executableTarget(
                name: "fuzz-ber", dependencies: ["FuzzSupport", "PaySheet", "PaySheetTokens"], path: "Tests/Fuzz/Sources/fuzz-ber"),
            .executableTarget(
                name: "fuzz-endpoints", dependencies: ["FuzzSupport", "PaySheetEndpoints", "PaySheetTokens"],
                path: "Tests/Fuzz/Sources/fuzz-endpoints"),
            .executableTarget(
                name: "fuzz-contacts", dependencies: ["FuzzSupport", "PaySheet", "PaySheetStorefront"],
                path: "Tests/Fuzz/Sources/fuzz-contacts"),
            .executableTarget(
                name: "fuzz-orders", dependencies: ["FuzzSupport", "PaySheet", "PaySheetOrders"],
                path: "Tests/Fuzz/Sources/fuzz-orders"),
        ]

/// For `.ci/steps/threads.sh`: only the suites that use several threads. To compile all suites for the thread sanitizer takes minutes.
let threads = Context.environment["PAYSHEET_THREADS"] != nil

/// The test targets that have suites with several threads, with the sources of these suites.
let threadedSources = [
    "PaySheetTests": ["Foundation/AsyncDocumentLinesTests.swift", "Reading/DocumentLinesTests.swift"],
    "ToolTests": ["Check/JobsTests.swift", "Files/WorkerPoolTests.swift", "Support"],
]

let package = Package(
    name: "paysheet",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "PaySheet", targets: ["PaySheet"]),
        .library(name: "PaySheetGuide", targets: ["PaySheetGuide"]),
        .library(name: "PaySheetFoundation", targets: ["PaySheetFoundation"]),
        .library(name: "PaySheetReports", targets: ["PaySheetReports"]),
        .library(name: "PaySheetDocuments", targets: ["PaySheetDocuments"]),
        .library(name: "PaySheetPreview", targets: ["PaySheetPreview"]),
        .library(name: "PaySheetExamples", targets: ["PaySheetExamples"]),
        .library(name: "PaySheetStorefront", targets: ["PaySheetStorefront"]),
        .library(name: "PaySheetTokens", targets: ["PaySheetTokens"]),
        .library(name: "PaySheetOrders", targets: ["PaySheetOrders"]),
        .library(name: "PaySheetOrderPreview", targets: ["PaySheetOrderPreview"]),
        .executable(name: "paysheet", targets: ["PaySheetMain"]),
        .plugin(name: "CheckPaymentRequests", targets: ["CheckPaymentRequests"]),
    ],
    targets: [
        // The tables that describe every dictionary: plain data, no behaviour.
        .target(name: "PaySheetShapes", swiftSettings: strict),
        // The library: JSON, money, values, findings. Imports nothing.
        .target(name: "PaySheet", exclude: ["Rules/codes.tsv"], swiftSettings: core),
        // What each rule says and why, and samples that show it. Imports only the library.
        .target(name: "PaySheetGuide", dependencies: ["PaySheet"], exclude: ["Bases", "Cards"], swiftSettings: strict),
        // Decimal, Date, URL, LocalizedError.
        .target(name: "PaySheetFoundation", dependencies: ["PaySheet"], swiftSettings: strict),
        // Text of documents made safe for output: lines, XML, Markdown.
        .target(name: "PaySheetText", dependencies: ["PaySheet"], swiftSettings: strict),
        // Searches texts for other texts, with and without the standard library's string processing.
        .target(name: "PaySheetSearch", swiftSettings: strict),
        // Findings as text and JSON.
        .target(name: "PaySheetReports", dependencies: ["PaySheet", "PaySheetGuide", "PaySheetText"], swiftSettings: strict),
        // Differences between two documents, and documents without personal data.
        .target(name: "PaySheetDocuments", dependencies: ["PaySheet", "PaySheetSearch", "PaySheetShapes"], swiftSettings: strict),
        // Pictures of the payment sheet: terminal, SVG, HTML, Markdown.
        .target(name: "PaySheetPreview", dependencies: ["PaySheet", "PaySheetText"], swiftSettings: strict),
        // Realistic documents of every kind, and documents that break one rule each.
        .target(name: "PaySheetExamples", dependencies: ["PaySheet", "PaySheetGuide", "PaySheetShapes"], swiftSettings: strict),
        // The samples of a rule as text, what they need, and what the browser checks when.
        .target(name: "PaySheetSamples", dependencies: ["PaySheet", "PaySheetGuide"], swiftSettings: strict),
        // Finds documents in source code: JavaScript, TypeScript, templates.
        .target(name: "PaySheetSources", dependencies: ["PaySheet"], swiftSettings: strict),
        // What surrounds the sheet in a shop: buttons, and the contacts of shoppers.
        .target(name: "PaySheetStorefront", dependencies: ["PaySheet"], swiftSettings: strict),
        // The tables that describe Wallet orders.
        .target(name: "PaySheetOrderShapes", dependencies: ["PaySheetGenerator", "PaySheetShapes"], swiftSettings: strict),
        // Wallet orders: values, rules, and the answers of the web service.
        .target(
            name: "PaySheetOrders", dependencies: ["PaySheet", "PaySheetEndpoints", "PaySheetTokens"], exclude: ["Rules/codes.tsv"],
            swiftSettings: core),
        // What each rule about Wallet orders says and why, with samples and examples.
        .target(
            name: "PaySheetOrderGuide",
            dependencies: ["PaySheet", "PaySheetExamples", "PaySheetGuide", "PaySheetOrderShapes", "PaySheetOrders", "PaySheetShapes"],
            exclude: ["Cards"], swiftSettings: strict),
        // Pictures of Wallet orders.
        .target(
            name: "PaySheetOrderPreview", dependencies: ["PaySheet", "PaySheetOrders", "PaySheetPreview"], swiftSettings: strict),
        // What servers that Apple calls have in common: calls, answers, dates of HTTP, comparison of secrets.
        .target(name: "PaySheetEndpoints", dependencies: ["PaySheet"], swiftSettings: strict),
        // Certificates, certificate requests and signed messages as values, what payment tokens prove without keys, and merchant tokens.
        .target(name: "PaySheetTokens", dependencies: ["PaySheet", "PaySheetEndpoints"], swiftSettings: strict),
        // Generates everything from the shapes: Swift sources, JSON Schema, TypeScript, reference pages.
        .target(name: "PaySheetGenerator", dependencies: ["PaySheetSearch", "PaySheetShapes"], swiftSettings: strict),
        // Generates the pages about the rules and the coverage table.
        .target(
            name: "PaySheetRulePages",
            dependencies: [
                "PaySheet", "PaySheetGenerator", "PaySheetGuide", "PaySheetOrders", "PaySheetReports", "PaySheetSamples",
                "PaySheetStorefront", "PaySheetTokens",
            ],
            swiftSettings: strict),
        // The C library's functions for extended attributes, which Swift's module for it leaves out: a header, no code.
        .systemLibrary(name: "LinuxAttributes"),
        // The command, as a library that tests can run in process.
        .target(
            name: "PaySheetTool",
            dependencies: [
                "PaySheet", "PaySheetDocuments", "PaySheetEndpoints", "PaySheetExamples", "PaySheetGenerator", "PaySheetGuide",
                "PaySheetOrderGuide", "PaySheetOrderPreview", "PaySheetOrderShapes", "PaySheetOrders", "PaySheetPreview", "PaySheetReports",
                "PaySheetSamples", "PaySheetSearch", "PaySheetShapes", "PaySheetSources", "PaySheetStorefront", "PaySheetText",
                "PaySheetTokens",
                .target(name: "LinuxAttributes", condition: .when(platforms: [.linux])),
            ],
            exclude: ["Profiles/Data"], swiftSettings: strict),
        // The door for other languages: JSON in, JSON out, for WebAssembly.
        .target(
            name: "PaySheetWeb", dependencies: ["PaySheet", "PaySheetGuide", "PaySheetReports", "PaySheetTool"], swiftSettings: strict),
        // The language server: messages of an editor in, messages for it out.
        .target(
            name: "PaySheetLanguageServer",
            dependencies: [
                "PaySheet", "PaySheetExamples", "PaySheetGuide", "PaySheetReports", "PaySheetSearch", "PaySheetShapes", "PaySheetSources",
                "PaySheetText", "PaySheetTool",
            ],
            swiftSettings: strict),
        // `paysheet`: only the entry point. Its name differs from the product's because `paysheet` and `PaySheet`
        // are one folder on case-insensitive disks.
        .executableTarget(name: "PaySheetMain", dependencies: ["PaySheetLanguageServer", "PaySheetTool"], swiftSettings: strict),
        // `swift package check-payment-requests`: runs `paysheet check` over the documents of a package.
        .plugin(
            name: "CheckPaymentRequests",
            capability: .command(
                intent: .custom(verb: "check-payment-requests", description: "Checks the package's Apple Pay payment requests."))),
        .executableTarget(
            name: "generate-paysheet-sources",
            dependencies: ["PaySheetGenerator", "PaySheetOrderShapes", "PaySheetShapes", "VoucherShapes"],
            swiftSettings: strict),
        .executableTarget(
            name: "generate-rule-pages", dependencies: ["PaySheetGenerator", "PaySheetRulePages"], swiftSettings: strict),
        .executableTarget(name: "generate-command-pages", dependencies: ["PaySheetTool"], swiftSettings: strict),
        // `swift run -c release paysheet-bench` measures the library. Tests/Benchmarks compares the figures.
        .executableTarget(
            name: "paysheet-bench", dependencies: ["PaySheet", "PaySheetExamples", "PaySheetGuide", "PaySheetPreview", "PaySheetTool"],
            swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["PaySheet", "PaySheetShapes", "PaySheetTokens"], path: "Tests/TestSupport",
            swiftSettings: strict),
        // Orders to which random things happen.
        .target(
            name: "RandomOrders", dependencies: ["PaySheet", "PaySheetOrders", "TestSupport"], path: "Tests/RandomOrders",
            swiftSettings: strict),
        // Writes random orders for other validators.
        .executableTarget(
            name: "random-orders", dependencies: ["PaySheet", "PaySheetOrders", "RandomOrders", "TestSupport"],
            path: "Tests/RandomOrderWriter", swiftSettings: strict),
        // The fast reader beside scanner and binder.
        .target(name: "ReaderComparison", dependencies: ["PaySheet"], path: "Tests/ReaderComparison", swiftSettings: core),
        .testTarget(
            name: "PaySheetTests",
            dependencies: [
                "PaySheet", "PaySheetFoundation", "PaySheetGenerator", "PaySheetGuide", "PaySheetShapes", "ReaderComparison", "TestSupport",
            ],
            exclude: ["Corpora"], swiftSettings: tests),
        .testTarget(
            name: "SourcesTests",
            dependencies: ["PaySheet", "PaySheetExamples", "PaySheetGuide", "PaySheetSources", "TestSupport"], exclude: ["Corpus"],
            swiftSettings: tests),
        .testTarget(
            name: "StorefrontTests", dependencies: ["PaySheet", "PaySheetExamples", "PaySheetStorefront"], exclude: ["Golden"],
            swiftSettings: tests),
        .testTarget(
            name: "OrdersTests",
            dependencies: [
                "PaySheet", "PaySheetGuide", "PaySheetOrderGuide", "PaySheetOrders", "PaySheetTokens", "RandomOrders", "TestSupport",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "TokensTests", dependencies: ["PaySheet", "PaySheetTokens"], exclude: ["Fixtures"], swiftSettings: tests),
        .testTarget(name: "EndpointsTests", dependencies: ["PaySheetEndpoints"], swiftSettings: tests),
        .testTarget(
            name: "PreviewTests",
            dependencies: [
                "PaySheet", "PaySheetOrderGuide", "PaySheetOrderPreview", "PaySheetOrders", "PaySheetPreview", "RandomOrders",
                "TestSupport",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "ToolTests",
            dependencies: [
                "PaySheet", "PaySheetGuide", "PaySheetOrderGuide", "PaySheetOrders", "PaySheetReports", "PaySheetStorefront",
                "PaySheetTokens", "PaySheetTool", "TestSupport",
                .target(name: "LinuxAttributes", condition: .when(platforms: [.linux])),
            ],
            exclude: ["Golden"], swiftSettings: tests),
        .testTarget(
            name: "DocumentsTests", dependencies: ["PaySheetDocuments", "PaySheetGuide", "PaySheetShapes", "PaySheetTool", "TestSupport"],
            swiftSettings: tests),
        .testTarget(
            name: "ExamplesTests", dependencies: ["PaySheet", "PaySheetExamples", "PaySheetGuide", "TestSupport"], swiftSettings: tests),
        .testTarget(
            name: "GeneratedFilesTests",
            dependencies: [
                "PaySheet", "PaySheetGenerator", "PaySheetGuide", "PaySheetOrderShapes", "PaySheetRulePages", "PaySheetSamples",
                "PaySheetShapes", "PaySheetStorefront", "TestSupport",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "WebTests",
            dependencies: ["PaySheet", "PaySheetGuide", "PaySheetReports", "PaySheetSearch", "PaySheetWeb"], swiftSettings: tests),
        .testTarget(
            name: "PaySheetLanguageServerTests",
            dependencies: [
                "PaySheet", "PaySheetExamples", "PaySheetGuide", "PaySheetLanguageServer", "PaySheetOrderGuide", "PaySheetShapes",
                "PaySheetTool", "TestSupport",
            ],
            swiftSettings: tests),
        // A second, small catalog: its tables, and what every catalog gets from the engine.
        .target(
            name: "VoucherShapes", dependencies: ["PaySheetGenerator", "PaySheetShapes"], path: "Tests/VoucherShapes",
            swiftSettings: strict),
        .testTarget(
            name: "CatalogTests",
            dependencies: [
                "PaySheet", "PaySheetDocuments", "PaySheetExamples", "PaySheetGenerator", "PaySheetGuide", "PaySheetReports",
                "PaySheetShapes", "PaySheetTool", "ReaderComparison", "VoucherShapes",
            ],
            swiftSettings: core + quick),
    ] + programs + fuzzers
)

if threads {
    package.targets = package.targets.filter { $0.type != .test || threadedSources[$0.name] != nil }
    for target in package.targets { target.sources = threadedSources[target.name] }
}
