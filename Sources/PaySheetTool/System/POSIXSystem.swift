// All system calls and all unsafe code of the command are in this file and in POSIXThread.swift.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension System {
    /// The operating system. A terminating signal gives the exit status that shells expect. Writing to a closed pipe raises no signal.
    public static func posix() -> System {
        POSIX.keepStandardDescriptors()
        POSIX.prepareSignals()
        return System(
            read: POSIX.read, open: POSIX.open, input: POSIX.stream(of: STDIN_FILENO), look: POSIX.look, list: POSIX.list,
            replace: POSIX.replace, write: { POSIX.write($0, to: STDOUT_FILENO) }, complain: { _ = POSIX.write($0, to: STDERR_FILENO) },
            environment: POSIX.environment, currentFolder: POSIX.currentFolder(), outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            outputIsFile: POSIX.isFile(STDOUT_FILENO), zoneOffset: POSIX.zoneOffset,
            resolve: POSIX.resolve, date: { Int64(time(nil)) }, milliseconds: POSIX.milliseconds, size: POSIX.size,
            errorIsTerminal: isatty(STDERR_FILENO) == 1, makeFolder: POSIX.makeFolder)
    }

    /// The arguments of the process without its name.
    public static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// Ends the process.
    public static func leave(_ status: Int32) -> Never { exit(status) }
}

/// The path of the unfinished file, for the signal handler, which removes it.
nonisolated(unsafe) private var unfinished: UnsafeMutablePointer<CChar>?

enum POSIX {
    /// The signals that end the command.
    private static let endings = [SIGINT, SIGTERM, SIGHUP]

    /// Opens closed standard descriptors, so that the next file does not get one of them and receive messages. Each is opened in the
    /// wrong direction, so that using it still fails.
    static func keepStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            _ = descriptorOf("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    static func prepareSignals() {
        _ = signal(SIGPIPE, SIG_IGN)
        // A limit of the shell is a write error like others, and must not leave half a file.
        _ = signal(SIGXFSZ, SIG_IGN)
        for number in endings {
            // nohup means that the command continues without a terminal.
            if number == SIGHUP, isIgnoring(signal(number, SIG_IGN)) { continue }
            _ = signal(number) { number in
                if let path = unsafe unfinished { _ = unsafe unlink(path) }
                _exit(128 + number)
            }
        }
    }

    /// Whether a signal was ignored. (Functions cannot be compared; these are addresses, and this value is not a valid address.)
    private static func isIgnoring(_ before: (@convention(c) (Int32) -> Void)?) -> Bool {
        let ignoring: (@convention(c) (Int32) -> Void)? = SIG_IGN
        return unsafe withUnsafeBytes(of: before) { before in
            unsafe withUnsafeBytes(of: ignoring) { unsafe before.elementsEqual($0) }
        }
    }

    /// Runs code that no signal can interrupt.
    static func uninterrupted<Value>(_ body: () -> Value) -> Value {
        var endings = sigset_t()
        var before = sigset_t()
        _ = unsafe sigemptyset(&endings)
        for number in POSIX.endings { _ = unsafe sigaddset(&endings, number) }
        _ = unsafe pthread_sigmask(SIG_BLOCK, &endings, &before)
        defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }

    static func failure(_ code: Int32) -> SystemFailure {
        switch code {
        case ENOENT: return SystemFailure("no such file")
        case EACCES, EPERM: return SystemFailure("permission denied")
        case EISDIR: return SystemFailure("it is a folder")
        case ENOTDIR: return SystemFailure("a part of the path is not a folder")
        case ELOOP: return SystemFailure("too many links")
        case ENOSPC, EDQUOT: return SystemFailure("no space left")
        case EFBIG: return SystemFailure("the file is too large")
        case EROFS: return SystemFailure("the disk is read-only")
        case ENAMETOOLONG: return SystemFailure("the name is too long")
        case EBADF: return SystemFailure("the stream is closed")
        case ENXIO: return SystemFailure("the pipe is closed")
        case EMFILE, ENFILE: return SystemFailure("too many open files")
        default:
            guard let text = unsafe strerror(code) else { return SystemFailure("error " + String(code)) }
            return SystemFailure(unsafe String(cString: text))
        }
    }

    /// Returns why a file cannot be used. Invalid UTF-8 in a path was replaced, so no such file is found.
    private static func failure(_ code: Int32, _ path: String) -> SystemFailure {
        let isRepaired = code == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
        return isRepaired ? SystemFailure("its name is not valid UTF-8; rename it") : failure(code)
    }

    static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    static func currentFolder() -> String {
        guard let path = unsafe getcwd(nil, 0) else { return "/" }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// Asks the C library, which supports one zone at a time, set by the environment.
    static func zoneOffset(_ zone: String, _ secondsSince1970: Int64) -> Int? {
        let isName = !zone.isEmpty && zone.utf8.first != UInt8(ascii: "/") && !zone.utf8.contains(UInt8(ascii: "."))
        guard isName, case .file = look("/usr/share/zoneinfo/" + zone)?.kind else { return nil }
        let before = environment("TZ")
        unsafe setenv("TZ", zone, 1)
        tzset()
        defer {
            if let before { unsafe setenv("TZ", before, 1) } else { unsafe unsetenv("TZ") }
            tzset()
        }
        var moment = time_t(secondsSince1970)
        var parts = unsafe tm()
        guard unsafe localtime_r(&moment, &parts) != nil else { return nil }
        return unsafe Int(parts.tm_gmtoff)
    }

    static func isFile(_ descriptor: Int32) -> Bool {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    // MARK: Reading

    static func stream(of descriptor: Int32) -> ByteStream {
        let isFile = isFile(descriptor)
        return ByteStream(
            isReady: { isFile || hasInput(descriptor) }, next: { piece(of: descriptor, ByteStream.pieceSize) },
            read: { read(descriptor, into: &$0, from: $1) })
    }

    /// Whether reading returns immediately.
    private static func hasInput(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&request, 1, 0) > 0
    }

    private static func piece(of descriptor: Int32, _ size: Int) -> Attempt<[UInt8]> {
        var outcome = Attempt<Int>.success(0)
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            outcome = unsafe read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
            count = (try? outcome.get()) ?? 0
        }
        return outcome.map { _ in bytes }
    }

    private static func read(_ descriptor: Int32, into bytes: inout [UInt8], from place: Int) -> Attempt<Int> {
        unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[place...]))
        }
    }

    /// Reads the available bytes, up to the capacity. Waits until there is at least one.
    private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Attempt<Int> {
        while true {
            #if canImport(Darwin)
                let got = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
                let got = unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let got = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if got >= 0 { return .success(got) }
            if errno == EINTR { continue }
            if errno == EAGAIN, canWait(descriptor, POLLIN) { continue }
            return .failure(failure(errno))
        }
    }

    /// Waits if another program made the stream non-blocking.
    private static func canWait(_ descriptor: Int32, _ event: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return unsafe poll(&request, 1, -1) >= 0 || errno == EINTR
    }

    /// A descriptor that closes itself when it is released.
    private final class File {
        let descriptor: Int32
        init(_ descriptor: Int32) { self.descriptor = descriptor }
        deinit { _ = close(descriptor) }
    }

    private static func file(_ path: String) -> Attempt<File> {
        let descriptor = descriptorOf(path, O_RDONLY | O_CLOEXEC)
        return descriptor < 0 ? .failure(failure(errno, path)) : .success(File(descriptor))
    }

    private static func descriptorOf(_ path: String, _ flags: Int32) -> Int32 {
        #if canImport(Darwin)
            unsafe Darwin.open(path, flags)
        #elseif canImport(Musl)
            unsafe Musl.open(path, flags)
        #else
            unsafe Glibc.open(path, flags)
        #endif
    }

    static func open(_ path: String) -> Attempt<ByteStream> {
        file(path).map { file in
            let stream = stream(of: file.descriptor)
            return ByteStream(isReady: stream.isReady) {
                defer { withExtendedLifetime(file) {} }
                return stream.next()
            } read: { bytes, place in
                defer { withExtendedLifetime(file) {} }
                return stream.read(&bytes, place)
            }
        }
    }

    static func read(_ path: String, _ limit: Int) -> Attempt<[UInt8]> {
        switch open(path) {
        case .success(let stream): stream.all(limit: limit)
        case .failure(let failure): .failure(failure)
        }
    }

    static func look(_ path: String) -> System.Entry? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        let format = status.st_mode & S_IFMT
        let kind: System.Entry.Kind = format == S_IFDIR ? .folder : format == S_IFREG ? .file : .stream
        return System.Entry(kind, identity: String(status.st_dev) + ":" + String(status.st_ino))
    }

    static func resolve(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    static func size(_ path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    static func milliseconds() -> Int64 {
        var moment = timespec()
        guard unsafe clock_gettime(CLOCK_MONOTONIC, &moment) == 0 else { return 0 }
        return Int64(moment.tv_sec) &* 1000 &+ Int64(moment.tv_nsec) / 1_000_000
    }

    static func list(_ path: String) -> Attempt<[String]> {
        guard let folder = unsafe opendir(path) else { return .failure(failure(errno, path)) }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
                    unsafe String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return .success(names)
    }

    // MARK: Writing

    static func write(_ bytes: [UInt8], to descriptor: Int32) -> System.WriteOutcome {
        unsafe bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                guard let start = buffer.baseAddress else { return .done }
                #if canImport(Darwin)
                    let written = unsafe Darwin.write(descriptor, start + done, buffer.count - done)
                #elseif canImport(Musl)
                    let written = unsafe Musl.write(descriptor, start + done, buffer.count - done)
                #else
                    let written = unsafe Glibc.write(descriptor, start + done, buffer.count - done)
                #endif
                if written < 0 {
                    if errno == EINTR { continue }
                    if errno == EAGAIN, canWait(descriptor, POLLOUT) { continue }
                    return errno == EPIPE ? .closed : .failed(failure(errno))
                }
                done += written
            }
            return .done
        }
    }

    /// Creates the missing folders of a path.
    static func makeFolder(_ path: String) -> SystemFailure? {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/", omittingEmptySubsequences: true) {
            made += (made.isEmpty || made == "/" ? "" : "/") + part
            guard unsafe mkdir(made, 0o777) != 0 else { continue }
            let code = errno
            if look(made)?.kind == .folder { continue }
            return code == EEXIST ? SystemFailure(made + " is not a folder") : failure(code)
        }
        return nil
    }

    /// Writes to a pipe or a device, which must not be replaced by a file. It does not wait for a reader.
    private static func pass(_ bytes: [UInt8], to path: String) -> SystemFailure? {
        let descriptor = descriptorOf(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return failure(errno, path) }
        let file = File(descriptor)
        switch write(bytes, to: file.descriptor) {
        case .done: return nil
        case .closed: return failure(ENXIO)
        case .failed(let failure): return failure
        }
    }

    /// Writes a file next to the target and renames it. A link stays; its target is replaced.
    static func replace(_ path: String, _ bytes: [UInt8]) -> SystemFailure? {
        let target = resolve(path) ?? path
        var status = stat()
        let exists = unsafe stat(target, &status) == 0
        if exists, status.st_mode & S_IFMT != S_IFREG {
            return status.st_mode & S_IFMT == S_IFDIR ? failure(EISDIR) : pass(bytes, to: target)
        }
        // Renaming does not check whether the file is writable.
        if exists, unsafe access(target, W_OK) != 0 { return failure(errno) }
        // The name of the target can be as long as the file system allows, so it is not part of this name.
        var template = Array(Paths.join(Paths.folder(of: target), ".paysheet.XXXXXX").utf8CString)
        return unsafe template.withUnsafeMutableBufferPointer { buffer -> SystemFailure? in
            guard let name = buffer.baseAddress else { return SystemFailure("no name") }
            let descriptor = uninterrupted {
                let descriptor = unsafe mkstemp(name)
                if descriptor >= 0 { unsafe unfinished = name }
                return descriptor
            }
            guard descriptor >= 0 else { return failure(errno, target) }
            defer { unsafe unfinished = nil }
            var problem: SystemFailure?
            switch write(bytes, to: descriptor) {
            case .done: break
            case .closed: problem = SystemFailure("the pipe is closed")
            case .failed(let failure): problem = failure
            }
            // mkstemp creates a file that only its owner can read. If changing the owner fails, the owner stays.
            if exists { _ = fchown(descriptor, status.st_uid, status.st_gid) }
            let mode = exists ? status.st_mode & 0o7777 : 0o666 & ~mask()
            if problem == nil, fchmod(descriptor, mode) != 0 { problem = failure(errno) }
            if problem == nil, fsync(descriptor) != 0, errno != EINVAL { problem = failure(errno) }
            if close(descriptor) != 0, problem == nil { problem = failure(errno) }
            if problem == nil, exists, status.st_nlink > 1 {
                // Renaming would separate the file from its other names. The finished copy stays until the file is complete.
                unsafe unfinished = nil
                if let reason = overwrite(target, bytes) {
                    return SystemFailure(reason.message + "; the new content is in " + (unsafe String(cString: name)))
                }
                _ = unsafe unlink(name)
                return nil
            }
            if problem == nil, unsafe rename(name, target) != 0 { problem = failure(errno) }
            if problem != nil { _ = unsafe unlink(name) }
            return problem
        }
    }

    private static func overwrite(_ path: String, _ bytes: [UInt8]) -> SystemFailure? {
        let descriptor = descriptorOf(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { return failure(errno, path) }
        let file = File(descriptor)
        guard case .failed(let failure) = write(bytes, to: file.descriptor) else { return nil }
        return failure
    }

    /// The permissions that the user removes from new files.
    private static func mask() -> mode_t {
        let mask = umask(0)
        _ = umask(mask)
        return mask
    }
}

extension [UInt8] {
    /// Returns the place of the first line end in a range.
    func lineEnd(in range: Range<Int>) -> Int? {
        unsafe withUnsafeBytes { buffer in
            guard !range.isEmpty, indices.contains(range.lowerBound), range.upperBound <= count, let first = buffer.baseAddress else {
                return nil
            }
            return unsafe memchr(first + range.lowerBound, 0x0A, range.count).map { unsafe UnsafeRawPointer($0) - first }
        }
    }
}
