import PaySheetChecking
import PaySheetReports
import PaySheetTool

/// A file system, streams and an environment in memory.
final class TestWorld {
    var files: [String: [UInt8]] = [:]
    /// Folders without files, and links from one path to another.
    var links: [String: String] = [:]
    var locked: Set<String> = []
    /// Files that are pipes or devices. Reading one can wait without end.
    var pipes: Set<String> = []
    /// Why no file can be written.
    var fileFailure: SystemFailure?
    /// Files that have several names (hard links).
    var shared: Set<String> = []
    private(set) var pipesRead: Set<String> = []
    var environment: [String: String] = [:]
    var input: [[UInt8]] = []
    /// Called when all input was read; `nil` ends the input.
    var inputFailure: SystemFailure?
    var isTerminal = false
    var errorIsTerminal = false
    var columns: Int?
    /// Seconds since 1970.
    var date: Int64 = 1_795_219_200
    /// The times that the clock returns.
    var milliseconds: [Int64] = []
    /// What happens in each pause of a run that waits; without a next one the run ends.
    var pauses: [(TestWorld) -> Void] = []
    /// The moments of the files' last changes.
    var changes: [String: Int64] = [:]
    var outputIsFile = true
    /// The number of bytes of a file that one read returns.
    var pieceSize = 7
    /// Whether the next part of a file is available, called each time.
    var isReady: () -> Bool = { false }
    var blockSize = 131_072
    /// After this number of writes standard output is closed.
    var writesUntilClosed = Int.max
    var writeFailure: SystemFailure?
    private(set) var written: [[UInt8]] = []
    private(set) var complaints: [UInt8] = []
    /// The number of writes at each read of the input.
    private(set) var writesBeforeReading: [Int] = []

    init(_ files: [String: String] = [:], input: String? = nil) {
        for (path, text) in files { self.files[path] = Array(text.utf8) }
        if let input { self.input = [Array(input.utf8)] }
    }

    var output: String { String(decoding: written.flatMap { $0 }, as: UTF8.self) }
    var errors: String { String(decoding: complaints, as: UTF8.self) }

    func text(_ path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }

    /// Runs the command; earlier output is removed.
    func run(_ arguments: String...) -> Int32 { run(arguments) }

    func run(_ arguments: [String]) -> Int32 {
        written = []
        complaints = []
        return Command.run(arguments, system)
    }

    var system: System {
        System(
            read: { path, limit in self.read(path, limit) },
            open: { path in
                self.read(path, .max).map { bytes in
                    var rest = bytes[...]
                    return ByteStream(isReady: { self.isReady() }) {
                        let piece = Array(rest.prefix(self.pieceSize))
                        rest = rest.dropFirst(self.pieceSize)
                        return .success(piece)
                    }
                }
            },
            input: ByteStream {
                self.writesBeforeReading.append(self.written.count)
                if self.input.isEmpty, let failure = self.inputFailure { return .failure(failure) }
                return .success(self.input.isEmpty ? [] : self.input.removeFirst())
            },
            look: { path in self.look(path) }, list: { path in self.list(path) },
            draft: { path in
                self.locked.contains(path)
                    ? .failure(SystemFailure("permission denied")) : .success(.inMemory { self.replace(path, $0, $1) })
            },
            write: { bytes in
                if let failure = self.writeFailure { return .failed(failure) }
                guard self.written.count < self.writesUntilClosed else { return .closed }
                self.written.append(bytes)
                return .done
            },
            complain: { self.complaints += $0 }, environment: { self.environment[$0] }, currentFolder: "/home/shop",
            outputIsTerminal: isTerminal, outputIsFile: outputIsFile,
            resolve: { path in self.look(path) == nil ? nil : self.absolute(self.resolved(path)) }, date: { self.date },
            milliseconds: { self.milliseconds.count > 1 ? self.milliseconds.removeFirst() : self.milliseconds.first ?? 0 },
            size: { self.files[self.resolved($0)]?.count }, changed: { self.changes[self.resolved($0)] },
            pause: { _ in
                guard !self.pauses.isEmpty else { return false }
                self.pauses.removeFirst()(self)
                return true
            },
            errorIsTerminal: errorIsTerminal,
            columns: { self.columns }, status: { line in self.complaints += "\r\(line ?? "")\u{1B}[K".utf8 },
            makeFolder: { self.locked.contains($0) ? SystemFailure("permission denied") : nil }, blockSize: blockSize)
    }

    private func replace(_ path: String, _ new: [UInt8], _ old: [UInt8]?) -> SystemFailure? {
        if let failure = fileFailure { return failure }
        let target = look(path) == nil ? path : resolved(path)
        if let old, files[target] != old { return SystemFailure("it changed") }
        files[target] = new
        return nil
    }

    /// Returns a written report without the spaces that JUnit has where the numbers of tests were not known yet.
    func report(_ path: String, as format: ReportFormat) -> String? {
        format == .junit ? text(path)?.replacing(#/ +>\n/#, with: ">\n") : text(path)
    }

    private func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : path.isEmpty ? TestWorld.folder : TestWorld.folder + "/" + path
    }

    /// Returns the path of a file in this world: relative to the current folder if possible.
    private func plain(_ path: String) -> String {
        guard files[path] == nil else { return path }
        var parts: [Substring] = []
        for part in absolute(path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        let whole = "/" + parts.joined(separator: "/")
        if files[whole] != nil { return whole }
        guard whole != TestWorld.folder else { return "" }
        return whole.hasPrefix(TestWorld.folder + "/") ? String(whole.dropFirst(TestWorld.folder.count + 1)) : whole
    }

    private static let folder = "/home/shop"

    private func read(_ path: String, _ limit: Int) -> Attempt<[UInt8]> {
        guard !locked.contains(path) else { return .failure(SystemFailure("permission denied")) }
        if pipes.contains(resolved(path)) { pipesRead.insert(resolved(path)) }
        guard let bytes = files[resolved(path)] else { return .failure(SystemFailure("no such file")) }
        return .success(Array(bytes.prefix(limit)))
    }

    /// Follows links, each once for every step, so that circles end.
    private func resolved(_ path: String) -> String {
        var path = plain(path)
        for _ in 0..<40 {
            guard let link = links.keys.sorted().first(where: { path == $0 || path.hasPrefix($0 + "/") }), let target = links[link] else {
                break
            }
            path = target + path.dropFirst(link.count)
        }
        return path
    }

    private func look(_ path: String) -> System.Entry? {
        let real = resolved(path)
        if files[real] != nil {
            return System.Entry(pipes.contains(real) ? .stream : .file, identity: real, isShared: shared.contains(real))
        }
        let isFolder = real.isEmpty || files.keys.contains { $0.hasPrefix(real + "/") }
        return isFolder ? System.Entry(.folder, identity: real) : nil
    }

    private func list(_ path: String) -> Attempt<[String]> {
        guard !locked.contains(path) else { return .failure(SystemFailure("permission denied")) }
        let prefix = resolved(path).isEmpty ? "" : resolved(path) + "/"
        let paths = Array(files.keys) + Array(links.keys)
        let names = paths.filter { $0.hasPrefix(prefix) }.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first }
        return .success(Set(names.map { String($0) }).sorted().reversed())
    }
}

/// Documents that several tests use.
enum Sample {
    static let clean = """
        {"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],\
        "total":{"label":"Trip","amount":"200.50"}}
        """
    static let comma = """
        {
          "countryCode": "US",
          "currencyCode": "USD",
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa"],
          "total": { "label": "Trip", "amount": "200,50" }
        }

        """
}
