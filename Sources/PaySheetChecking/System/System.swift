/// The outside world: files, streams, environment. The command accesses it only through this value, so that tests can replace it.
package final class System {
    /// Reads a file, up to a number of bytes.
    package var read: (_ path: String, _ limit: Int) -> Attempt<[UInt8]>
    /// Opens a file for reading in parts.
    package var open: (_ path: String) -> Attempt<ByteStream>
    /// Standard input.
    package var input: ByteStream
    /// Returns what a path leads to, after links, or `nil` if there is nothing.
    package var look: (_ path: String) -> Entry?
    /// Returns the names in a folder, in any order.
    package var list: (_ path: String) -> Attempt<[String]>
    /// Begins a file that takes its place in one step: readers see the old content or the new one. Call ``begin(_:)``, ``save(_:to:)`` or
    /// ``rewrite(_:from:to:)``, which refuse links.
    package var draft: (_ path: String) -> Attempt<FileDraft>
    /// Creates a folder and its missing parents. Returns `nil` on success. Call ``create(_:)``, which refuses links.
    package var makeFolder: (_ path: String) -> SystemFailure?
    /// Writes to standard output.
    package var write: (_ bytes: [UInt8]) -> WriteOutcome
    /// Writes to standard error.
    package var complain: (_ bytes: [UInt8]) -> Void
    /// Returns an environment variable.
    package var environment: (_ name: String) -> String?
    /// Returns the absolute path without links, or `nil` if there is nothing.
    package var resolve: (_ path: String) -> String?
    /// Returns the seconds since 1 January 1970 in UTC.
    package var date: () -> Int64
    /// Returns milliseconds of a monotonic clock.
    package var milliseconds: () -> Int64
    /// Returns the size of a file in bytes, or `nil` if it has none, such as a pipe.
    package var size: (_ path: String) -> Int?
    /// Returns the moment of a file's last change, as any number that differs from change to change, or `nil` if it has none.
    package var changed: (_ path: String) -> Int64?
    /// Waits for some milliseconds. Returns false if the program should end instead.
    package var pause: (_ milliseconds: Int) -> Bool
    /// Whether standard error is a terminal.
    package var errorIsTerminal: Bool
    /// Returns the columns of the terminal, or `nil` if there is none.
    package var columns: () -> Int?
    /// Shows a line on the terminal that later output replaces; `nil` removes it. If a signal ends the command, the line is removed.
    package var status: (_ line: String?) -> Void
    /// Returns the seconds east of UTC in a named time zone at a moment, or `nil` for an unknown zone.
    package var zoneOffset: @Sendable (_ zone: String, _ secondsSince1970: Int64) -> Int?
    /// The folder that relative paths start from.
    package var currentFolder: String
    /// Whether standard output is a terminal.
    package var outputIsTerminal: Bool
    /// Whether standard output is a file, so that no reader waits for single lines.
    package var outputIsFile: Bool
    /// The preferred size of a job's records in bytes.
    package var blockSize: Int
    /// The number of cores of the machine.
    package var cores: Int

    /// A file, folder or other entry.
    package struct Entry: Sendable, Hashable {
        /// The kind of the entry.
        package var kind: Kind
        /// A value that is the same for two paths to one file or folder.
        package var identity: String
        /// Whether the file has several names (hard links).
        package var isShared: Bool

        /// Kinds of entries.
        package enum Kind: Sendable, Hashable {
            /// A regular file.
            case file
            /// A folder.
            case folder
            /// A pipe, a device or a socket. Reading it can wait without end.
            case stream
        }

        /// Creates an entry.
        package init(_ kind: Kind, identity: String, isShared: Bool = false) {
            self.kind = kind
            self.identity = identity
            self.isShared = isShared
        }
    }

    /// The result of writing to standard output.
    package enum WriteOutcome: Sendable, Hashable {
        /// Everything is written.
        case done
        /// The output is closed.
        case closed
        /// Writing failed, for a reason.
        case failed(SystemFailure)
    }

    /// Creates a system.
    package init(
        read: @escaping (String, Int) -> Attempt<[UInt8]>, open: @escaping (String) -> Attempt<ByteStream>,
        input: ByteStream, look: @escaping (String) -> Entry?, list: @escaping (String) -> Attempt<[String]>,
        draft: @escaping (String) -> Attempt<FileDraft>, write: @escaping ([UInt8]) -> WriteOutcome,
        complain: @escaping ([UInt8]) -> Void, environment: @escaping (String) -> String?, currentFolder: String,
        outputIsTerminal: Bool, outputIsFile: Bool, zoneOffset: @escaping @Sendable (String, Int64) -> Int? = { _, _ in nil },
        resolve: @escaping (String) -> String? = { $0 }, date: @escaping () -> Int64 = { 0 }, milliseconds: @escaping () -> Int64 = { 0 },
        size: @escaping (String) -> Int? = { _ in nil }, changed: @escaping (String) -> Int64? = { _ in nil },
        pause: @escaping (Int) -> Bool = { _ in false }, errorIsTerminal: Bool = false,
        columns: @escaping () -> Int? = { nil }, status: @escaping (String?) -> Void = { _ in },
        makeFolder: @escaping (String) -> SystemFailure? = { _ in SystemFailure("this system cannot create folders") },
        blockSize: Int = 131_072, cores: Int = 1
    ) {
        self.blockSize = blockSize
        self.cores = cores
        self.resolve = resolve
        self.date = date
        self.milliseconds = milliseconds
        self.size = size
        self.changed = changed
        self.pause = pause
        self.errorIsTerminal = errorIsTerminal
        self.columns = columns
        self.status = status
        self.zoneOffset = zoneOffset
        self.makeFolder = makeFolder
        self.read = read
        self.open = open
        self.input = input
        self.look = look
        self.list = list
        self.draft = draft
        self.write = write
        self.complain = complain
        self.environment = environment
        self.currentFolder = currentFolder
        self.outputIsTerminal = outputIsTerminal
        self.outputIsFile = outputIsFile
    }

    /// Returns the same system with some things changed.
    package func with(_ change: (System) -> Void) -> System {
        let system = System(
            read: read, open: open, input: input, look: look, list: list, draft: draft, write: write, complain: complain,
            environment: environment, currentFolder: currentFolder, outputIsTerminal: outputIsTerminal, outputIsFile: outputIsFile,
            zoneOffset: zoneOffset, resolve: resolve, date: date, milliseconds: milliseconds, size: size, changed: changed, pause: pause,
            errorIsTerminal: errorIsTerminal, columns: columns, status: status, makeFolder: makeFolder, blockSize: blockSize,
            cores: cores)
        change(system)
        return system
    }
}

extension System {
    /// The start of every message.
    package static let noteStart = "paysheet: "

    /// Reads an operand of a command: a file, or standard input for `-`. It returns at most this number of bytes and one piece.
    package func content(of operand: String, limit: Int) -> Attempt<[UInt8]> {
        guard operand == "-" else { return read(operand, limit) }
        CrashMessage.isReading(operand)
        return input.all(limit: limit)
    }

    /// Returns a text that is the same for two paths to one file, also if the file does not exist yet. A pipe or a device has none:
    /// writing to it overwrites nothing.
    package func identity(of path: String) -> String? {
        if let entry = look(path) { return entry.kind == .file && size(path) != nil ? entry.identity : nil }
        let folder = Paths.folder(of: path)
        return Paths.join(resolve(folder) ?? Paths.absolute(folder, currentFolder), String(Paths.name(of: path)))
    }
}

/// The reason why a system call failed, in words such as "permission denied".
package struct SystemFailure: Error, Sendable, Hashable {
    /// The reason.
    package let message: String

    /// Creates a failure with a reason.
    package init(_ message: String) { self.message = message }
}

/// Bytes that arrive in parts.
package struct ByteStream {
    /// Returns the next part, or an empty one at the end. Waits until there is something.
    package let next: () -> Attempt<[UInt8]>
    /// Whether the next part or the end is available without waiting.
    package let isReady: () -> Bool
    /// Waits for the next part or the end, at most for some milliseconds. Returns false if there is none yet.
    package let arrives: (_ milliseconds: Int) -> Bool

    /// A stream that calls a function for every part. Unless it says that a part is available, the call can block.
    ///
    /// - Parameter arrives: Waits for a part. A stream that cannot wait for a limited time returns true, and the next call blocks.
    package init(
        isReady: @escaping () -> Bool = { false }, arrives: @escaping (Int) -> Bool = { _ in true },
        next: @escaping () -> Attempt<[UInt8]>
    ) {
        self.init(isReady: isReady, arrives: arrives, next: next) { bytes, place in
            next().map { piece in
                // Cannot trap: a caller passes a place within the storage.
                bytes.replaceSubrange(place..<Swift.min(place + piece.count, bytes.count), with: piece)
                return piece.count
            }
        }
    }

    /// A stream of bytes that are there.
    package init(of bytes: [UInt8]) {
        var rest = bytes
        self.init(
            isReady: { true },
            next: {
                defer { rest = [] }
                return .success(rest)
            })
    }

    /// A stream that can also read into storage.
    init(
        isReady: @escaping () -> Bool, arrives: @escaping (Int) -> Bool = { _ in true }, next: @escaping () -> Attempt<[UInt8]>,
        read: @escaping Read
    ) {
        self.isReady = isReady
        self.arrives = arrives
        self.next = next
        self.read = read
    }

    typealias Read = (_ bytes: inout [UInt8], _ place: Int) -> Attempt<Int>

    /// Reads the next bytes into storage from an offset, and returns their number, 0 at the end. The number is at most the capacity, or
    /// else the storage grows.
    let read: Read

    /// The highest number of bytes in a part.
    package static let pieceSize = 65_536

    /// Returns everything, up to a limit.
    ///
    /// - Parameter start: What was read before.
    package func all(limit: Int, after start: [UInt8] = []) -> Attempt<[UInt8]> {
        var bytes = start
        while bytes.count < limit {
            switch next() {
            case .failure(let failure): return .failure(failure)
            case .success(let piece):
                guard !piece.isEmpty else { return .success(bytes) }
                bytes += piece
            }
        }
        return .success(bytes)
    }
}
