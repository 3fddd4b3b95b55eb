// All system calls and all unsafe code of the command are in the files of this folder whose names begin with POSIX.

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif

    extension System {
        /// The operating system. A terminating signal gives the exit status that shells expect. Writing to a closed pipe raises no signal.
        package static func posix() -> System {
            POSIX.keepStandardDescriptors()
            POSIX.prepareSignals()
            return System(
                read: POSIX.read, open: POSIX.open, input: POSIX.stream(of: STDIN_FILENO), look: POSIX.look, list: POSIX.list,
                draft: POSIX.draft, write: { POSIX.write($0, to: STDOUT_FILENO) }, complain: { _ = POSIX.write($0, to: STDERR_FILENO) },
                environment: POSIX.environment, currentFolder: POSIX.currentFolder(), outputIsTerminal: isatty(STDOUT_FILENO) == 1,
                outputIsFile: POSIX.isFile(STDOUT_FILENO), zoneOffset: POSIX.zoneOffset,
                resolve: POSIX.resolve, date: { Int64(time(nil)) }, milliseconds: POSIX.milliseconds, size: POSIX.size,
                changed: POSIX.changed, pause: POSIX.pause,
                errorIsTerminal: isatty(STDERR_FILENO) == 1, columns: POSIX.columns, status: POSIX.show, makeFolder: POSIX.makeFolder,
                cores: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        }

        /// The arguments of the process without its name.
        package static var arguments: [String] { POSIX.arguments }

        /// Ends the process.
        package static func leave(_ status: Int32) -> Never { exit(status) }
    }

    /// Whether the terminal shows a line that the signal handler must remove.
    nonisolated(unsafe) private var isStatusShown = false

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
                    UnfinishedFile.removeAll()
                    POSIX.removeStatus()
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
        static func failure(_ code: Int32, _ path: String) -> SystemFailure {
            if isCut(path) { return .cut }
            let isRepaired = code == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
            return isRepaired ? SystemFailure("its name is not valid UTF-8; rename it") : failure(code)
        }

        /// Whether a path has a NUL character, at which the C library would cut it. Such a path names no file.
        static func isCut(_ path: String) -> Bool { path.utf8.contains(0) }

        /// Returns what a path leads to, after links.
        static func status(of path: String) -> stat? {
            var status = stat()
            return unsafe !isCut(path) && stat(path, &status) == 0 ? status : nil
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

        /// Returns the columns of the terminal that standard output is, or else standard error.
        static func columns() -> Int? {
            for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
                var size = winsize()
                if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
            }
            return nil
        }

        /// Shows a line at the end of the terminal, or removes it.
        static func show(_ line: String?) {
            guard let line else {
                clearStatus()
                unsafe isStatusShown = false
                return
            }
            unsafe isStatusShown = true
            _ = write([UInt8](("\r" + line + "\u{1B}[K").utf8), to: STDERR_FILENO)
        }

        /// Removes the line if there is one. Safe in a signal handler.
        static func removeStatus() {
            if unsafe isStatusShown { clearStatus() }
        }

        /// Safe in a signal handler: it allocates nothing.
        private static func clearStatus() {
            let clearing: StaticString = "\r\u{1B}[K"
            _ = unsafe writeOnce(STDERR_FILENO, UnsafeRawPointer(clearing.utf8Start), clearing.utf8CodeUnitCount)
        }

        static func isFile(_ descriptor: Int32) -> Bool {
            var status = stat()
            return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        }

        static func look(_ path: String) -> System.Entry? {
            guard let status = status(of: path) else { return nil }
            let format = status.st_mode & S_IFMT
            // The file behind standard input is not a file of the folder that has a link to it.
            let isOwn = format == S_IFREG && openDescriptor(path) == nil
            let kind: System.Entry.Kind = format == S_IFDIR ? .folder : isOwn ? .file : .stream
            return System.Entry(
                kind, identity: String(status.st_dev) + ":" + String(status.st_ino), isShared: kind == .file && status.st_nlink > 1)
        }

        /// Returns the open descriptor that a path means, such as 0 for `/dev/stdin` and for a link to it.
        static func openDescriptor(_ path: String) -> Int32? {
            var path = path
            // Links can be circular.
            for _ in 0..<40 {
                guard let target = linkTarget(path) else { return nil }
                let folder = resolve(Paths.folder(of: path)) ?? ""
                let isOfDescriptors = folder == "/dev/fd" || folder == "/proc/" + String(getpid()) + "/fd"
                if isOfDescriptors { return Int32(String(Paths.name(of: path))) }
                path = target.hasPrefix("/") ? target : Paths.join(folder, target)
            }
            return nil
        }

        private static func linkTarget(_ path: String) -> String? {
            guard !isCut(path) else { return nil }
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
                unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
                    guard let start = buffer.baseAddress else { return }
                    count = unsafe max(readlink(path, start, buffer.count), 0)
                }
            }
            return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
        }

        static func resolve(_ path: String) -> String? {
            guard !isCut(path), let real = unsafe realpath(path, nil) else { return nil }
            defer { unsafe free(real) }
            return unsafe String(cString: real)
        }

        static func size(_ path: String) -> Int? {
            guard let status = status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
            return Int(status.st_size)
        }

        static func changed(_ path: String) -> Int64? {
            guard let status = status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
            #if canImport(Darwin)
                let moment = status.st_mtimespec
            #else
                let moment = status.st_mtim
            #endif
            return Int64(moment.tv_sec) &* 1_000_000_000 &+ Int64(moment.tv_nsec)
        }

        /// A signal ends the process, so that this always returns true.
        static func pause(_ milliseconds: Int) -> Bool {
            _ = poll(nil, 0, Int32(clamping: milliseconds))
            return true
        }

        static func milliseconds() -> Int64 {
            var moment = timespec()
            guard unsafe clock_gettime(CLOCK_MONOTONIC, &moment) == 0 else { return 0 }
            return Int64(moment.tv_sec) &* 1000 &+ Int64(moment.tv_nsec) / 1_000_000
        }

        static func list(_ path: String) -> Attempt<[String]> {
            guard !isCut(path) else { return .failure(.cut) }
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
    }
#endif
