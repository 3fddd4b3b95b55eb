/// The world outside: files, streams, environment. The command reaches it through this value only, so that tests hand in
/// their own.
public struct System {
    /// Reads a file, at most so many bytes of it.
    public var read: (_ path: String, _ limit: Int) -> Attempt<[UInt8]>
    /// Opens a file for reading piece by piece.
    public var open: (_ path: String) -> Attempt<ByteStream>
    /// Standard input.
    public var input: ByteStream
    /// What a path leads to; links are followed. `nil` when there is nothing.
    public var look: (_ path: String) -> Entry?
    /// The names in a folder, in any order.
    public var list: (_ path: String) -> Attempt<[String]>
    /// Replaces a file in one step: readers see the old content or the new one. `nil` on success.
    public var replace: (_ path: String, _ bytes: [UInt8]) -> SystemFailure?
    /// Makes a folder and those that it lies in, where they are not there yet. `nil` on success.
    public var makeFolder: (_ path: String) -> SystemFailure?
    /// Writes to standard output.
    public var write: (_ bytes: [UInt8]) -> WriteOutcome
    /// Writes to standard error.
    public var complain: (_ bytes: [UInt8]) -> Void
    /// An environment variable.
    public var environment: (_ name: String) -> String?
    /// The path from the top without links, as the file system knows it. `nil` when there is nothing.
    public var resolve: (_ path: String) -> String?
    /// Seconds since 1 January 1970 in UTC.
    public var date: () -> Int64
    /// Milliseconds that only ever go on.
    public var milliseconds: () -> Int64
    /// How many bytes a file has; `nil` for what has no size, such as a pipe.
    public var size: (_ path: String) -> Int?
    /// Standard error is a terminal.
    public var errorIsTerminal: Bool
    /// Seconds east of UTC in a named time zone at a moment. `nil` for a zone that the system does not know.
    public var zoneOffset: @Sendable (_ zone: String, _ secondsSince1970: Int64) -> Int?
    /// The folder that relative paths start from.
    public var currentFolder: String
    /// Standard output is a terminal.
    public var outputIsTerminal: Bool
    /// Standard output is a file, so that nobody waits for single lines.
    public var outputIsFile: Bool
    /// How many bytes of records go to a core at once, where so many are there.
    public var blockSize: Int

    /// What a path leads to.
    public struct Entry: Sendable, Hashable {
        /// What it is.
        public var kind: Kind
        /// The same for two paths to one file or folder.
        public var identity: String

        /// Kinds of entries.
        public enum Kind: Sendable, Hashable {
            /// Anything that can be read.
            case file
            /// A folder.
            case folder
        }

        /// Describes an entry.
        public init(_ kind: Kind, identity: String) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// One of the paths leads to an entry.
    func reaches(_ entry: Entry, by paths: [String]) -> Bool { paths.contains { look($0)?.identity == entry.identity } }

    /// How writing to standard output went.
    public enum WriteOutcome: Sendable, Hashable {
        /// All is written.
        case done
        /// Nobody reads any longer.
        case closed
        /// It failed, for a reason.
        case failed(SystemFailure)
    }

    /// Puts a world together.
    public init(
        read: @escaping (String, Int) -> Attempt<[UInt8]>, open: @escaping (String) -> Attempt<ByteStream>,
        input: ByteStream, look: @escaping (String) -> Entry?, list: @escaping (String) -> Attempt<[String]>,
        replace: @escaping (String, [UInt8]) -> SystemFailure?, write: @escaping ([UInt8]) -> WriteOutcome,
        complain: @escaping ([UInt8]) -> Void, environment: @escaping (String) -> String?, currentFolder: String,
        outputIsTerminal: Bool, outputIsFile: Bool, zoneOffset: @escaping @Sendable (String, Int64) -> Int? = { _, _ in nil },
        resolve: @escaping (String) -> String? = { $0 }, date: @escaping () -> Int64 = { 0 }, milliseconds: @escaping () -> Int64 = { 0 },
        size: @escaping (String) -> Int? = { _ in nil }, errorIsTerminal: Bool = false,
        makeFolder: @escaping (String) -> SystemFailure? = { _ in SystemFailure("folders cannot be made here") }, blockSize: Int = 131_072
    ) {
        self.blockSize = blockSize
        self.resolve = resolve
        self.date = date
        self.milliseconds = milliseconds
        self.size = size
        self.errorIsTerminal = errorIsTerminal
        self.zoneOffset = zoneOffset
        self.makeFolder = makeFolder
        self.read = read
        self.open = open
        self.input = input
        self.look = look
        self.list = list
        self.replace = replace
        self.write = write
        self.complain = complain
        self.environment = environment
        self.currentFolder = currentFolder
        self.outputIsTerminal = outputIsTerminal
        self.outputIsFile = outputIsFile
    }
}

/// Why the system did not do what it was asked, in words such as "permission denied".
public struct SystemFailure: Error, Sendable, Hashable {
    /// The reason.
    public let message: String

    /// States a reason.
    public init(_ message: String) { self.message = message }
}

/// Bytes that come piece by piece.
public struct ByteStream {
    /// The next piece; an empty one at the end. It waits until there is something.
    public let next: () -> Attempt<[UInt8]>
    /// The next piece is there already, or the end: asking for it takes no time.
    public let isReady: () -> Bool

    /// A stream that asks a function for every piece. Unless it says that a piece is there, it may take as long as it likes.
    public init(isReady: @escaping () -> Bool = { false }, next: @escaping () -> Attempt<[UInt8]>) {
        self.init(isReady: isReady, next: next) { bytes, place in
            next().map { piece in
                bytes.replaceSubrange(place..<Swift.min(place + piece.count, bytes.count), with: piece)
                return piece.count
            }
        }
    }

    /// A stream that can also read into storage.
    init(isReady: @escaping () -> Bool, next: @escaping () -> Attempt<[UInt8]>, read: @escaping Read) {
        self.isReady = isReady
        self.next = next
        self.read = read
    }

    typealias Read = (_ bytes: inout [UInt8], _ place: Int) -> Attempt<Int>

    /// Reads what comes next into bytes, from a place on; gives how many there are, none at the end. They are as many as there is room
    /// for at most, or else the bytes become more.
    let read: Read

    /// How many bytes a piece has at most.
    public static let pieceSize = 65_536

    /// Everything, up to a limit.
    func all(limit: Int) -> Attempt<[UInt8]> {
        var bytes: [UInt8] = []
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
