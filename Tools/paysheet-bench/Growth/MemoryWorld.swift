import PaySheetAgentServer
import PaySheetChecking
import PaySheetLanguageServer
import PaySheetTool

/// Files in memory for the command, so that its work is counted without the system's.
final class MemoryWorld {
    /// The file `-` is standard input. All others are in the folder `.`.
    private let files: [String: [UInt8]]
    /// The number of bytes that the command has written.
    private(set) var written = 0

    init(_ files: [String: [UInt8]]) { self.files = files }

    /// Runs the command; returns the number of bytes that it wrote.
    func run(_ arguments: [String]) -> Int {
        let status = Command.run(
            arguments, system, languageServer: { LanguageServer.run($0, catalogs: $1) },
            agentServer: { AgentServer.run($0, catalogs: $1, roots: $2) })
        unsafe MemoryWorld.runs?.append(Run(words: arguments, files: files, status: status, written: written))
        return written
    }

    /// A run of the command.
    struct Run {
        let words: [String]
        let files: [String: [UInt8]]
        let status: Int32
        let written: Int
    }

    /// The runs so far; `nil` if nothing watches them. The program has one thread that runs commands.
    nonisolated(unsafe) private static var runs: [Run]?

    /// Returns the runs of the command that some work needs.
    static func watched(_ work: () -> Void) -> [Run] {
        unsafe runs = []
        work()
        defer { unsafe runs = nil }
        return unsafe runs ?? []
    }

    private func file(_ path: String) -> Attempt<[UInt8]> {
        files[plain(path)].map { .success($0) } ?? .failure(SystemFailure("no such file"))
    }

    private func plain(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }

    private func entry(_ path: String) -> System.Entry? {
        if path == "." { return System.Entry(.folder, identity: path) }
        return files[plain(path)] == nil ? nil : System.Entry(.file, identity: path)
    }

    private var system: System {
        System(
            read: { path, _ in self.file(path) }, open: { path in self.file(path).map { MemoryWorld.stream($0) } },
            input: MemoryWorld.stream(files["-"] ?? []),
            look: { self.entry($0) },
            list: { path in .success(path == "." ? self.files.keys.filter { $0 != "-" } : []) },
            draft: { _ in
                .success(
                    .inMemory { bytes, _ in
                        self.written += bytes.count
                        return nil
                    })
            },
            write: { bytes in
                self.written += bytes.count
                return .done
            },
            complain: { _ in }, environment: { _ in nil }, currentFolder: "/", outputIsTerminal: false, outputIsFile: true,
            size: { self.files[self.plain($0)]?.count })
    }

    private static func stream(_ bytes: [UInt8]) -> ByteStream {
        var start = 0
        return ByteStream {
            let end = min(start + ByteStream.pieceSize, bytes.count)
            defer { start = end }
            return .success(Array(bytes[start..<end]))
        }
    }
}
