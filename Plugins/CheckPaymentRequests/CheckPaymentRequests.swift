import Foundation
import PackagePlugin

/// `swift package check-payment-requests`: checks the package's `*.applepay.json` and `*.applepay.ndjson`.
///
/// Arguments are handed to `paysheet check`, so that `swift package check-payment-requests --fail-on warning` works, and so do
/// files and folders in place of the whole package. Findings are printed as `file:line:column: error: text`, which Xcode and
/// editors underline. Nothing is written.
@main
struct CheckPaymentRequests: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let folder = context.package.directoryURL
        // An operand in place of the package; a value behind an option is none, which is why options are written with `=`.
        let hasOperand = arguments.contains { !$0.hasPrefix("-") }
        let hasFormat = arguments.contains { $0.hasPrefix("--format") }
        var words = ["check"] + (hasFormat ? [] : ["--format=concise"]) + arguments
        if !hasOperand { words += try documents(below: folder) }
        if !hasOperand, words.count == 1 + (hasFormat ? 0 : 1) + arguments.count {
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
        case 1: Diagnostics.error("payment requests with mistakes; `paysheet explain RULE` tells more about a rule")
        default: Diagnostics.error("not everything could be checked")
        }
    }

    /// The command, built when it is needed. As a dependency of the plugin it would be built a second time with every build of
    /// everything, as a tool of the host, which takes as long as the library itself.
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

    /// The documents of the package, by their paths in it, sorted. What SwiftPM and others have built is left out.
    private func documents(below folder: URL) throws -> [String] {
        var found: [String] = []
        var folders = [""]
        while let relative = folders.popLast() {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(relative).path)
            for name in names where !name.hasPrefix(".") && name != "node_modules" {
                let path = relative.isEmpty ? name : relative + "/" + name
                let values = try folder.appendingPathComponent(path).resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
                // Links may lead round in circles or out of the package.
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
