import Foundation

/// The command: `ShopServer [--port 3000] [--mock mock.script.js] [--public public]`.
///
/// It is for development. `serve.mjs` shows how a server asks Apple for merchant sessions.
@main
struct ShopServer {
    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("ShopServer: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func run() throws {
        let options = try Options(CommandLine.arguments.dropFirst())
        guard ProcessInfo.processInfo.environment["MERCHANT_CERTIFICATE"] == nil else {
            throw UsageError(description: "this server asks Apple for nothing; remove MERCHANT_CERTIFICATE, or use serve.mjs")
        }
        let shop = try Shop(files: StaticFiles(options), catalog: ShopCatalog(folder: options.publicFolder))
        let listener = try Listener(port: options.port)
        FileHandle.standardOutput.write(Data("listening on http://localhost:\(listener.port)\n".utf8))
        while true {
            let connection = try listener.nextConnection()
            // A browser opens connections before it needs them. Each one waits in a thread of its own.
            Thread.detachNewThread { serve(connection, shop) }
        }
    }

    private static func serve(_ connection: Connection, _ shop: Shop) {
        do throws(Refusal) {
            guard let request = try connection.readRequest() else { return connection.end() }
            Task { connection.finish(with: await shop.answer(request)) }
        } catch {
            connection.finish(with: error.answer)
        }
    }
}

/// The arguments of the command.
struct Options {
    var port: UInt16 = 3000
    var mock: String?
    var publicFolder = "public"

    /// Reads `--name value` and `--name=value`.
    init(_ arguments: some Sequence<String>) throws {
        var words = arguments.flatMap { $0.split(separator: "=", maxSplits: 1).map(String.init) }[...]
        while let name = words.popFirst() {
            guard let value = words.popFirst() else { throw UsageError(description: "\(name) needs a value") }
            switch name {
            case "--mock": mock = value
            case "--public": publicFolder = value
            case "--port":
                guard let number = UInt16(value) else { throw UsageError(description: "--port needs a number up to 65535") }
                port = number
            default: throw UsageError(description: "unknown option \(name); use --port, --mock or --public")
            }
        }
    }
}

/// A wrong use of the command.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}
