// swift-tools-version: 6.3
import Foundation
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

// MARK: Modules

let linuxAttributes = Target.Dependency.target(name: "LinuxAttributes", condition: .when(platforms: [.linux]))

/// The catalogs besides Apple Pay's. Each folder has a manifest, from which `swift run generate` makes the lists of the command.
let catalogs: [Target] = [
    // Wallet orders: values, rules, packages, and the answers of the web service.
    catalog("PaySheetOrders", ["PaySheetCompression", "PaySheetSignatures", "PaySheetTokens"], hasCards: false),
    // StoreKit configuration files: values, rules with their cards, examples, and what subscriptions of a group do.
    catalog("PaySheetStoreKit"),
    // Card provisioning: cards and keys in Stripe's form, rules with their cards, examples, and whether an app shows its button.
    catalog("PaySheetIssuing"),
    // Passes of Wallet: values, rules with their cards, examples, and what is particular about their packages.
    catalog("PaySheetPasses", ["PaySheetOrders", "PaySheetText", "PaySheetTokens"]),
    // Identity documents: records and requests, rules with their cards, session transcripts, and the check of answers.
    catalog("PaySheetIdentity", ["PaySheetCBOR", "PaySheetSignatures", "PaySheetTokens"]),
    // Payment providers, a folder for each: their documents, and the requests for Apple Pay that their SDKs make of them.
    catalog("PaySheetProviders"),
]

/// A module with a catalog. Without cards, these are in another module, which smaller programs leave out.
func catalog(
    _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, hasCards: Bool = true
) -> Target {
    module(
        name, ["PaySheet"] + (hasCards ? ["PaySheetExamples", "PaySheetGuide", "PaySheetShapes"] : []) + dependencies, path: path,
        exclude: data(below: path ?? "Sources/" + name), core)
}

/// The data files of a catalog, which are not compiled.
func data(below folder: String) -> [String] {
    let names = ["Bases", "Cards", "Tables", "Rules/codes.tsv", "catalog.tsv", "codes.tsv"]
    let manager = FileManager.default
    let path = Context.packageDirectory + "/" + folder
    let parts = (try? manager.contentsOfDirectory(atPath: path)) ?? []
    return ([""] + parts.sorted().map { $0 + "/" }).flatMap { part in names.map { part + $0 } }
        .filter { manager.fileExists(atPath: path + "/" + $0) }
}

let catalogNames = catalogs.map { Target.Dependency(stringLiteral: $0.name) }

let modules: [Target] = [
    // The tables that describe every dictionary of Apple Pay, and what reads the tables of all catalogs: schemas made of them.
    module("PaySheetShapes", exclude: ["ApplePay/Tables"]),
    // The library: JSON, money, values, findings. Imports nothing.
    module("PaySheet", exclude: ["Data", "Rules/codes.tsv"], core),
    // What each rule says and why, and samples that show it, with what checks them.
    module(
        "PaySheetGuide", ["PaySheet", "PaySheetPages", "PaySheetSources", "PaySheetStorefront", "PaySheetTokens"],
        exclude: ["Bases", "Cards"]),
    // Decimal, Date, URL, LocalizedError.
    module("PaySheetFoundation", ["PaySheet"]),
    // LocalizedError for the errors of the other libraries, which are free of Foundation themselves.
    module(
        "PaySheetLocalizedErrors",
        ["PaySheetExamples", "PaySheetIdentity", "PaySheetOrders", "PaySheetSignatures", "PaySheetStorefront", "PaySheetTokens"]),
    // Text of documents made safe for output: lines, XML, Markdown. Searches in texts.
    module("PaySheetText", ["PaySheet"]),
    // Findings in every report format.
    module("PaySheetReports", ["PaySheet", "PaySheetGuide", "PaySheetText"]),
    // Differences between two documents, documents without personal data, documents in captured traffic.
    module("PaySheetDocuments", ["PaySheet", "PaySheetShapes", "PaySheetText"]),
    // Pictures of the payment sheet: terminal, SVG, HTML, Markdown.
    module("PaySheetPreview", ["PaySheet", "PaySheetText"]),
    // Realistic documents of every kind, and documents that break one rule each.
    module("PaySheetExamples", ["PaySheet", "PaySheetGuide", "PaySheetShapes"]),
    // Decompresses deflate and gzip, as a whole or as a stream.
    module("PaySheetCompression"),
    // Reads and writes CBOR, in which identity documents are.
    module("PaySheetCBOR"),
    // Checks signatures: ECDSA and RSA, with the hashes that they need.
    module("PaySheetSignatures", ["PaySheet"]),
    // Finds documents in source code: JavaScript, TypeScript, templates.
    module("PaySheetSources", ["PaySheet", "PaySheetText"]),
    // Rules about what a page and a server do, with their cards.
    module("PaySheetPages", ["PaySheet", "PaySheetSources"], exclude: ["Bases", "Cards"]),
    // What surrounds the sheet in a shop: buttons, and the contacts of shoppers.
    module("PaySheetStorefront", ["PaySheet"], exclude: ["Data"]),
    // Certificates, certificate requests and signed messages as values, what payment tokens prove without keys, and merchant tokens.
    module("PaySheetTokens", ["PaySheet", "PaySheetSignatures", "PaySheetText"]),
    // What each rule about Wallet orders says and why, with samples and examples; pictures of orders.
    module(
        "PaySheetOrderGuide",
        ["PaySheet", "PaySheetExamples", "PaySheetGuide", "PaySheetOrders", "PaySheetPreview", "PaySheetShapes", "PaySheetTokens"],
        exclude: ["Bases", "Cards"]),
    // Generates Swift sources and reference pages from the shapes.
    module("PaySheetGenerator", ["PaySheetShapes"], path: "Tools/PaySheetGenerator"),
    // How documents are checked, fixed, drawn and described: what the command, the language server and the door have in common.
    module(
        "PaySheetChecking",
        [
            "PaySheet", "PaySheetCompression", "PaySheetDocuments", "PaySheetExamples", "PaySheetGuide", "PaySheetOrderGuide",
            "PaySheetPages", "PaySheetPreview", "PaySheetReports", "PaySheetShapes", "PaySheetSources", "PaySheetText", "PaySheetTokens",
            linuxAttributes,
        ] + catalogNames,
        exclude: ["Catalogs/Messages/Data", "Profiles/Data"]),
    // The C library's functions for extended attributes, which Swift's module for it leaves out: a header, no code.
    .systemLibrary(name: "LinuxAttributes"),
    // The command, as a library that tests can run in process.
    module(
        "PaySheetTool",
        [
            "PaySheet", "PaySheetChecking", "PaySheetDocuments", "PaySheetExamples", "PaySheetGuide", "PaySheetIdentity",
            "PaySheetIssuing", "PaySheetOrders", "PaySheetPasses", "PaySheetReports", "PaySheetSources", "PaySheetShapes",
            "PaySheetStorefront", "PaySheetText", "PaySheetTokens",
        ]),
    // The door for other languages: JSON in, JSON out, for WebAssembly.
    module("PaySheetWeb", ["PaySheet", "PaySheetChecking", "PaySheetGuide", "PaySheetReports"]),
    // The language server: messages of an editor in, messages for it out.
    module(
        "PaySheetLanguageServer",
        [
            "PaySheet", "PaySheetChecking", "PaySheetGuide", "PaySheetPreview", "PaySheetReports", "PaySheetShapes", "PaySheetSources",
            "PaySheetText",
        ]),
    // The server for coding agents: messages of an agent's client in, messages for it out.
    module(
        "PaySheetAgentServer",
        [
            "PaySheet", "PaySheetChecking", "PaySheetExamples", "PaySheetGuide", "PaySheetReports", "PaySheetShapes", "PaySheetSources",
            "PaySheetText", "PaySheetTokens",
        ]),
]

func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, exclude: [String] = [],
    _ settings: [SwiftSetting] = strict
) -> Target {
    .target(name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

// MARK: Executables

/// Without the pages about rules and the command, `generate` needs no library that compiles.
let generatesSourcesOnly = Context.environment["PAYSHEET_GENERATE"] == "sources"

let executables: [Target] = [
    // `paysheet`: only the entry point. Its name differs from the product's because `paysheet` and `PaySheet`
    // are one folder on case-insensitive disks.
    .executableTarget(
        name: "PaySheetMain", dependencies: ["PaySheetAgentServer", "PaySheetChecking", "PaySheetLanguageServer", "PaySheetTool"],
        swiftSettings: strict),
    // `swift package check-payment-requests`: runs `paysheet check` over the documents of a package.
    .plugin(
        name: "CheckPaymentRequests",
        capability: .command(
            intent: .custom(verb: "check-payment-requests", description: "Checks the package's Apple Pay payment requests."))),
    // Writes every generated file.
    .executableTarget(
        name: "generate",
        dependencies: ["PaySheetGenerator", "PaySheetShapes"]
            + (generatesSourcesOnly
                ? []
                : [
                    "PaySheet", "PaySheetChecking", "PaySheetGuide", "PaySheetReports", "PaySheetTool",
                ]),
        path: "Tools/generate",
        exclude: ["source-coverage.tsv"] + (generatesSourcesOnly ? ["RulePages"] : []),
        swiftSettings: strict + (generatesSourcesOnly ? [.define("SOURCES_ONLY")] : [])),
    // `swift run -c release paysheet-bench` measures the library. Tests/Benchmarks compares the figures.
    .executableTarget(
        name: "paysheet-bench",
        dependencies: [
            "PaySheet", "PaySheetAgentServer", "PaySheetChecking", "PaySheetDocuments", "PaySheetExamples", "PaySheetGuide",
            "PaySheetLanguageServer", "PaySheetPreview", "PaySheetSources", "PaySheetTool",
        ],
        path: "Tools/paysheet-bench", swiftSettings: strict),
    // Writes random orders for other validators.
    .executableTarget(
        name: "random-orders", dependencies: ["PaySheet", "PaySheetOrders", "RandomOrders", "TestSupport"],
        path: "Tests/RandomOrderWriter", swiftSettings: strict),
]

// MARK: Tests

let testSupport: [Target] = [
    module(
        "TestSupport", ["PaySheet", "PaySheetCompression", "PaySheetGuide", "PaySheetShapes", "PaySheetTokens"], path: "Tests/TestSupport"),
    // Orders to which random things happen.
    module("RandomOrders", ["PaySheet", "PaySheetOrders", "TestSupport"], path: "Tests/RandomOrders"),
    // The fast reader beside scanner and binder.
    module("ReaderComparison", ["PaySheet"], path: "Tests/ReaderComparison", core),
    // A small catalog, to which the engine gives all that it gives the others.
    catalog("Vouchers", path: "Tests/Vouchers"),
]

let testTargets: [Target] = [
    tests(
        "PaySheetTests",
        [
            "PaySheet", "PaySheetFoundation", "PaySheetGuide", "PaySheetShapes", "PaySheetStorefront", "PaySheetTokens",
            "ReaderComparison", "TestSupport",
        ], exclude: ["Corpora"]),
    tests("SourcesTests", ["PaySheet", "PaySheetExamples", "PaySheetGuide", "PaySheetSources", "TestSupport"], exclude: ["Corpus"]),
    tests(
        "FoundationTests",
        [
            "PaySheet", "PaySheetExamples", "PaySheetFoundation", "PaySheetIdentity", "PaySheetLocalizedErrors", "PaySheetOrders",
            "PaySheetSignatures", "PaySheetStorefront", "PaySheetTokens",
        ]),
    tests("StorefrontTests", ["PaySheet", "PaySheetExamples", "PaySheetStorefront"], exclude: ["Golden"]),
    tests(
        "OrdersTests",
        [
            "PaySheet", "PaySheetCompression", "PaySheetGuide", "PaySheetOrderGuide", "PaySheetOrders", "PaySheetSignatures",
            "PaySheetTokens", "RandomOrders", "TestSupport",
        ]),
    tests(
        "ProvidersTests",
        [
            "PaySheet", "PaySheetExamples", "PaySheetGuide", "PaySheetProviders", "PaySheetSources", "TestSupport",
        ]),
    tests("IssuingTests", ["PaySheet", "PaySheetGuide", "PaySheetIssuing", "TestSupport"]),
    tests("PassesTests", ["PaySheet", "PaySheetGuide", "PaySheetOrders", "PaySheetPasses", "TestSupport"]),
    tests(
        "IdentityTests",
        ["PaySheet", "PaySheetCBOR", "PaySheetGuide", "PaySheetIdentity", "PaySheetSignatures", "PaySheetTokens", "TestSupport"],
        exclude: ["Fixtures"]),
    tests("StoreKitTests", ["PaySheet", "PaySheetGuide", "PaySheetStoreKit", "TestSupport"]),
    tests("PagesTests", ["PaySheet", "PaySheetGuide", "PaySheetPages", "PaySheetSources", "TestSupport"]),
    tests("CBORTests", ["PaySheetCBOR"]),
    tests("CompressionTests", ["PaySheetCompression", "TestSupport"]),
    tests("PaySheetSignaturesTests", ["PaySheetSignatures", "TestSupport"]),
    tests("TokensTests", ["PaySheet", "PaySheetSignatures", "PaySheetTokens", "TestSupport"], exclude: ["Fixtures"]),
    tests(
        "PreviewTests",
        ["PaySheet", "PaySheetGuide", "PaySheetOrderGuide", "PaySheetOrders", "PaySheetPreview", "RandomOrders", "TestSupport"]),
    tests(
        "ToolTests",
        [
            "PaySheet", "PaySheetChecking", "PaySheetExamples", "PaySheetGuide", "PaySheetIdentity", "PaySheetIssuing",
            "PaySheetOrderGuide",
            "PaySheetOrders", "PaySheetPasses",
            "PaySheetReports", "PaySheetShapes", "PaySheetStoreKit", "PaySheetStorefront", "PaySheetTokens", "PaySheetTool", "TestSupport",
            linuxAttributes,
        ],
        exclude: ["Commands/Explain/printed-texts.tsv", "Golden"]),
    tests("CheckingTests", ["PaySheet", "PaySheetChecking", "PaySheetReports", "PaySheetSources"]),
    tests("DocumentsTests", ["PaySheet", "PaySheetDocuments", "PaySheetGuide", "PaySheetShapes", "TestSupport"]),
    tests("ExamplesTests", ["PaySheet", "PaySheetExamples", "PaySheetGuide", "TestSupport"]),
    tests(
        "GeneratedFilesTests",
        [
            "PaySheet", "PaySheetChecking", "PaySheetGenerator", "PaySheetGuide", "PaySheetOrderGuide", "PaySheetShapes",
            "PaySheetStorefront", "PaySheetTokens", "TestSupport", "generate",
        ]),
    tests(
        "WebTests",
        [
            "PaySheet", "PaySheetChecking", "PaySheetGuide", "PaySheetPreview", "PaySheetReports", "PaySheetText", "PaySheetWeb",
            "TestSupport",
        ]),
    tests(
        "PaySheetLanguageServerTests",
        [
            "PaySheet", "PaySheetChecking", "PaySheetGuide", "PaySheetLanguageServer", "PaySheetOrderGuide", "PaySheetShapes",
            "PaySheetTool", "TestSupport",
        ]),
    tests(
        "PaySheetAgentServerTests", ["PaySheet", "PaySheetAgentServer", "PaySheetChecking", "PaySheetGuide", "PaySheetShapes"]),
    tests(
        "FrontEndTests",
        [
            "PaySheet", "PaySheetAgentServer", "PaySheetChecking", "PaySheetGuide", "PaySheetLanguageServer", "PaySheetOrders",
            "PaySheetTool", "PaySheetWeb", "TestSupport",
        ], exclude: ["differences.tsv", "reasons.tsv"]),
    tests(
        "CatalogTests",
        [
            "PaySheet", "PaySheetChecking", "PaySheetDocuments", "PaySheetExamples", "PaySheetGuide", "PaySheetReports", "PaySheetShapes",
            "PaySheetProviders", "PaySheetTool", "ReaderComparison", "TestSupport", "Vouchers",
        ],
        settings: core),
]

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings + quick)
}

/// Programs that show one thing each; `Examples/run.sh` runs them.
let programs: [Target] =
    [
        "AutomaticPayments", "CartToRequest", "CheckoutFlow", "FirstRequest", "Logging", "Money", "PaymentRequestAPI", "Payout",
        "PendingAmounts", "ReadAndReport", "ReloadAndDeferred", "Server", "SeveralMerchants", "TranslateFindings",
        "WithoutMemory",
    ].map {
        program($0, ["PaySheet"])
    } + [
        program("Journey", ["PaySheet", "PaySheetOrders", "PaySheetStorefront", "PaySheetTokens"]),
        program("Newcomer", ["PaySheet", "PaySheetExamples", "PaySheetGuide", "PaySheetTokens"]),
        program("TrackOrder", ["PaySheet", "PaySheetOrders"]),
    ]

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Examples/Programs/\(name)", exclude: ["expected.txt"], swiftSettings: strict)
}

/// Fuzz targets, for `Tests/Fuzz/run.sh` alone: they need flags of libFuzzer.
let fuzzers: [Target] =
    Context.environment["PAYSHEET_FUZZ"] == nil
    ? []
    : [
        // Declares the function of libFuzzer that runs a target.
        .target(name: "Driver", path: "Tests/Fuzz/Sources/Driver"),
        .target(
            name: "FuzzSupport", dependencies: ["Driver", "PaySheet", "PaySheetSources", "PaySheetTokens"],
            path: "Tests/Fuzz/Sources/FuzzSupport"),
        fuzzer("fuzz-agent-server", ["PaySheet", "PaySheetAgentServer", "PaySheetChecking"]),
        fuzzer("fuzz-amount", ["PaySheet"]),
        fuzzer("fuzz-ber", ["PaySheet", "PaySheetTokens"]),
        fuzzer("fuzz-captures", ["PaySheet", "PaySheetDocuments"]),
        fuzzer("fuzz-cbor", ["PaySheet", "PaySheetCBOR", "PaySheetIdentity"]),
        fuzzer("fuzz-contacts", ["PaySheet", "PaySheetStorefront"]),
        fuzzer("fuzz-decoder", ["PaySheet", "ReaderComparison"]),
        fuzzer("fuzz-diffs", ["PaySheet", "PaySheetChecking"]),
        fuzzer("fuzz-endpoints", ["PaySheetTokens"]),
        fuzzer("fuzz-language-server", ["PaySheet", "PaySheetChecking", "PaySheetLanguageServer"]),
        fuzzer("fuzz-markup", ["PaySheetSources"]),
        fuzzer("fuzz-orders", ["PaySheet", "PaySheetCompression", "PaySheetOrders"]),
        fuzzer("fuzz-sources", ["PaySheetSources"]),
        fuzzer("fuzz-writer", ["PaySheet"]),
    ]

func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: ["FuzzSupport"] + dependencies, path: "Tests/Fuzz/Sources/\(name)")
}

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
        .library(name: "PaySheetFoundation", targets: ["PaySheetFoundation"]),
        .library(name: "PaySheetLocalizedErrors", targets: ["PaySheetLocalizedErrors"]),
        .library(name: "PaySheetStorefront", targets: ["PaySheetStorefront"]),
        .library(name: "PaySheetTokens", targets: ["PaySheetTokens"]),
        .library(name: "PaySheetSignatures", targets: ["PaySheetSignatures"]),
        .library(name: "PaySheetOrders", targets: ["PaySheetOrders", "PaySheetOrderGuide"]),
        .library(name: "PaySheetCatalogs", targets: ["PaySheetIdentity", "PaySheetIssuing", "PaySheetPasses", "PaySheetStoreKit"]),
        .library(name: "PaySheetReports", targets: ["PaySheetReports", "PaySheetGuide", "PaySheetPreview", "PaySheetDocuments"]),
        .library(name: "PaySheetExamples", targets: ["PaySheetExamples", "PaySheetGuide"]),
        .executable(name: "paysheet", targets: ["PaySheetMain"]),
        .plugin(name: "CheckPaymentRequests", targets: ["CheckPaymentRequests"]),
    ],
    targets: catalogs + modules + executables + testSupport + testTargets + programs + fuzzers
)

if threads {
    package.targets = package.targets.filter { $0.type != .test || threadedSources[$0.name] != nil }
    for target in package.targets { target.sources = threadedSources[target.name] }
}
