import PaySheetChecking
import PaySheetTool

/// A folder in memory, in which the command runs with both catalogs.
final class CommandWorld {
    var files: [String: [UInt8]]
    private(set) var output = ""
    private(set) var errors = ""

    init(_ files: [String: String] = [:]) { self.files = files.mapValues { [UInt8]($0.utf8) } }

    func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

    func run(_ arguments: [String], _ catalogs: CatalogList = CatalogList(.applePay, .vouchers)) -> Int32 {
        (output, errors) = ("", "")
        return Command.run(arguments, system, catalogs: catalogs)
    }

    private var system: System {
        System(
            read: { self.read($0, $1) }, open: { _ in .failure(SystemFailure("no such file")) },
            input: ByteStream { .success([]) }, look: { self.look($0) },
            list: { folder in
                let prefix = folder + "/"
                return .success(self.files.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
            },
            draft: { path in
                .success(
                    .inMemory { bytes, _ in
                        self.files[path] = bytes
                        return nil
                    })
            },
            write: { bytes in
                self.output += String(decoding: bytes, as: UTF8.self)
                return .done
            },
            complain: { self.errors += String(decoding: $0, as: UTF8.self) }, environment: { _ in nil }, currentFolder: "/shop",
            outputIsTerminal: false, outputIsFile: true, size: { self.files[$0]?.count }, makeFolder: { _ in nil })
    }

    private func look(_ path: String) -> System.Entry? {
        if files[path] != nil { return System.Entry(.file, identity: path) }
        return files.keys.contains { $0.hasPrefix(path + "/") } ? System.Entry(.folder, identity: path) : nil
    }

    private func read(_ path: String, _ limit: Int) -> Attempt<[UInt8]> {
        files[path].map { .success(Array($0.prefix(limit))) } ?? .failure(SystemFailure("no such file"))
    }
}
