import Foundation
import PackagePlugin

/// `swift package check-payment-requests`: checks the package's `*.applepay.json` and `*.applepay.ndjson`.
///
/// Arguments are passed to `paysheet check`, so that `swift package check-payment-requests --fail-on warning` works. You can also name
/// files and folders instead of the whole package. The plugin prints findings as `file:line:column: error: text`, which Xcode and
/// editors understand. It writes nothing.
@main
struct CheckPaymentRequests: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let folder = context.package.directoryURL
        let hasOperand = hasOperand(arguments)
        let hasFormat = arguments.contains { $0.hasPrefix("--format") }
        var words = ["check"] + (hasFormat ? [] : ["--format=concise"]) + arguments
        let found = hasOperand ? [] : try documents(below: folder)
        // After "--", no file name is an option.
        if !found.isEmpty { words += (arguments.contains("--") ? [] : ["--"]) + found }
        if !hasOperand, found.isEmpty {
            Diagnostics.remark("no *.applepay.json or *.applepay.ndjson in \(context.package.displayName)")
            return
        }
        let tool = Process()
        tool.executableURL = try executable()
        tool.arguments = words
        tool.currentDirectoryURL = folder
        try tool.run()
        tool.waitUntilExit()
        switch tool.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("payment requests with mistakes; for details of a rule run `paysheet explain RULE`")
        default: Diagnostics.error("some files could not be checked")
        }
    }

    /// The options of `paysheet check` that have no value after them.
    private static let switches = [
        "--from-js", "--ndjson", "--only-findings", "--no-config", "--no-providers", "--stat", "--statistics", "--no-progress",
        "--show-personal", "--quiet",
        "--fail-on-unreached", "--verbose", "--exit-zero", "--fix", "--watch", "--co-process", "--help",
    ]

    /// Returns whether the arguments name files or folders, which replace the package.
    private func hasOperand(_ arguments: [String]) -> Bool {
        var isValue = false
        for (place, argument) in arguments.enumerated() {
            if argument == "--" { return place + 1 < arguments.count }
            if !argument.hasPrefix("-"), !isValue { return true }
            isValue = argument.hasPrefix("--") && !argument.contains("=") && !CheckPaymentRequests.switches.contains(argument)
        }
        return false
    }

    /// Builds the command when it is needed. As a dependency of the plugin, it would be built twice in every build, the second time
    /// as a host tool.
    private func executable() throws -> URL {
        let result = try packageManager.build(.product("paysheet"), parameters: .init(configuration: .debug, logging: .concise))
        guard result.succeeded, let artifact = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            throw BuildFailure(log: result.logText)
        }
        return artifact.url
    }

    struct BuildFailure: Error, CustomStringConvertible {
        let log: String
        var description: String { "paysheet cannot be built:\n" + log }
    }

    /// Returns the documents of the package, by their paths in it, sorted. It ignores build folders.
    private func documents(below folder: URL) throws -> [String] {
        var found: [String] = []
        var folders = [""]
        while let relative = folders.popLast() {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(relative).path)
            for name in names where !name.hasPrefix(".") && name != "node_modules" {
                let path = relative.isEmpty ? name : relative + "/" + name
                let values = try folder.appendingPathComponent(path).resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
                // Links can be circular or lead out of the package.
                if values.isSymbolicLink == true { continue }
                if values.isDirectory == true {
                    folders.append(path)
                } else if name.hasSuffix(".applepay.json") || name.hasSuffix(".applepay.ndjson") {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }
}
