import PaySheetChecking
import PaySheetTool

/// Files in memory for the command, so that its work is counted without the system's.
final class MemoryWorld {
    private let files: [String: [UInt8]]
    /// The number of bytes that the command has written.
    private(set) var written = 0

    init(_ files: [String: [UInt8]]) { self.files = files }

    /// Runs the command; returns the number of bytes that it wrote.
    func run(_ arguments: [String]) -> Int {
        _ = Command.run(arguments, system)
        return written
    }

    private func file(_ path: String) -> Attempt<[UInt8]> {
        files[path].map { .success($0) } ?? .failure(SystemFailure("no such file"))
    }

    private var system: System {
        System(
            read: { path, _ in self.file(path) },
            open: { path in self.file(path).map { MemoryWorld.stream($0) } },
            input: ByteStream { .success([]) }, look: { path in self.files[path] == nil ? nil : System.Entry(.file, identity: path) },
            list: { _ in .success([]) },
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
            size: { self.files[$0]?.count })
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
