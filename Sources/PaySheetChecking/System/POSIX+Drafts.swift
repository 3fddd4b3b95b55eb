#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif

    extension POSIX {
        /// Begins a file next to the target, which it replaces at the end. A link stays; its target is replaced.
        static func draft(_ path: String) -> Attempt<FileDraft> {
            guard !isCut(path) else { return .failure(.cut) }
            if let descriptor = openDescriptor(path) { return .success(stream(to: descriptor, path, keeping: nil)) }
            let target = resolve(path) ?? path
            guard let status = status(of: target) else { return draft(target, replacing: nil) }
            switch status.st_mode & S_IFMT {
            case S_IFREG:
                // Renaming does not check whether the file is writable.
                return unsafe access(target, W_OK) == 0 ? draft(target, replacing: status) : .failure(failure(errno))
            case S_IFDIR: return .failure(failure(EISDIR))
            default:
                // A pipe or a device must not be replaced by a file. Opening it does not wait for a reader, who may come later.
                let descriptor = descriptorOf(target, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
                guard descriptor >= 0 else { return .success(.inMemory { bytes, _ in pass(bytes, to: target) }) }
                return .success(stream(to: descriptor, target, keeping: File(descriptor)))
            }
        }

        private static func draft(_ target: String, replacing status: stat?) -> Attempt<FileDraft> {
            UnfinishedFile.begin(for: target, replacing: status).map { file in
                FileDraft(
                    canChange: true,
                    FileDraft.Steps(append: { file.append($0) }, change: { file.change($0, at: $1) }, finish: { file.finish($0) }))
            }
        }

        /// Passes bytes on as they come. Bytes for standard output wait for the end: the run itself may print there.
        private static func stream(to descriptor: Int32, _ path: String, keeping file: File?) -> FileDraft {
            guard descriptor > STDERR_FILENO else { return .inMemory { bytes, _ in failure(of: write(bytes, to: descriptor)) } }
            return FileDraft(
                canChange: false,
                FileDraft.Steps(
                    append: { failure(of: write($0, to: file?.descriptor ?? descriptor)) },
                    change: { _, _ in failure(ESPIPE) }, finish: { _ in nil }))
        }

        /// Writes to a pipe or a device. It does not wait for a reader.
        private static func pass(_ bytes: [UInt8], to path: String) -> SystemFailure? {
            let descriptor = descriptorOf(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { return failure(errno, path) }
            let file = File(descriptor)
            return failure(of: write(bytes, to: file.descriptor))
        }

        static func failure(of outcome: System.WriteOutcome) -> SystemFailure? {
            switch outcome {
            case .done: nil
            case .closed: failure(ENXIO)
            case .failed(let failure): failure
            }
        }
    }

    /// The names of the unfinished files, for the signal handler, which removes the files.
    nonisolated(unsafe) private var unfinishedNames: UnsafeMutablePointer<UnfinishedName>?

    /// Threads change the list one at a time. The signal handler does not wait for them.
    private let listTurn = Shared(())

    /// Changes the list, while no signal and no other thread reads it.
    private func changeList<Value>(_ body: () -> Value) -> Value { POSIX.uninterrupted { listTurn.use { _ in body() } } }

    /// A name in the list of all unfinished files.
    @unsafe private struct UnfinishedName {
        let path: UnsafeMutablePointer<CChar>
        var next: UnsafeMutablePointer<UnfinishedName>?
    }

    /// A file with a name of its own, until it is finished. If it is not, it is removed.
    @safe final class UnfinishedFile {
        private let target: String
        /// The file that this one replaces.
        private let replaced: stat?
        private let descriptor: Int32
        private let name: UnsafeMutablePointer<UnfinishedName>
        private var isOpen = true
        private var isInPlace = false

        private init(_ target: String, _ replaced: stat?, _ descriptor: Int32, _ name: UnsafeMutablePointer<UnfinishedName>) {
            (self.target, self.replaced, self.descriptor) = (target, replaced, descriptor)
            unsafe self.name = name
        }

        /// Creates the file in the folder of its target.
        static func begin(for target: String, replacing replaced: stat?) -> Attempt<UnfinishedFile> {
            // The name of the target can be as long as the file system allows, so it is not part of this name.
            let folder = Paths.folder(of: target)
            let template = Paths.join(folder, ".paysheet.XXXXXX").utf8CString
            let path = UnsafeMutablePointer<CChar>.allocate(capacity: template.count)
            unsafe path.initialize(from: Array(template), count: template.count)
            let name = UnsafeMutablePointer<UnfinishedName>.allocate(capacity: 1)
            unsafe name.initialize(to: UnfinishedName(path: path))
            let descriptor = changeList {
                let descriptor = unsafe mkstemp(path)
                if descriptor >= 0 {
                    unsafe name.pointee.next = unfinishedNames
                    unsafe unfinishedNames = name
                }
                return descriptor
            }
            if descriptor >= 0 { return unsafe .success(UnfinishedFile(target, replaced, descriptor, name)) }
            let code = errno
            unsafe path.deallocate()
            unsafe name.deallocate()
            let hasNoFolder = code == ENOENT && POSIX.look(folder) == nil
            return .failure(hasNoFolder ? SystemFailure("there is no folder " + folder) : POSIX.failure(code, target))
        }

        deinit {
            if isOpen { _ = close(descriptor) }
            changeList {
                if !isInPlace { _ = unsafe unlink(name.pointee.path) }
                unsafe UnfinishedFile.forget(name)
            }
            unsafe name.pointee.path.deallocate()
            unsafe name.deallocate()
        }

        private static func forget(_ name: UnsafeMutablePointer<UnfinishedName>) {
            if unsafe unfinishedNames == name { unsafe unfinishedNames = name.pointee.next }
            var other = unsafe unfinishedNames
            while let one = unsafe other {
                if unsafe one.pointee.next == name { unsafe one.pointee.next = name.pointee.next }
                unsafe other = one.pointee.next
            }
        }

        /// Removes all unfinished files. Safe in a signal handler: it allocates nothing.
        static func removeAll() {
            var name = unsafe unfinishedNames
            while let one = unsafe name {
                _ = unsafe unlink(one.pointee.path)
                unsafe name = one.pointee.next
            }
        }

        func append(_ bytes: [UInt8]) -> SystemFailure? { POSIX.failure(of: POSIX.write(bytes, to: descriptor)) }

        func change(_ bytes: [UInt8], at offset: Int) -> SystemFailure? {
            guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { return POSIX.failure(errno) }
            let failure = append(bytes)
            return lseek(descriptor, 0, SEEK_END) < 0 ? POSIX.failure(errno) : failure
        }

        /// Gives the file the permissions of the one that it replaces, and renames it, unless the target has changed.
        func finish(_ old: [UInt8]?) -> SystemFailure? {
            var problem: SystemFailure?
            // mkstemp creates a file that only its owner can read.
            let mode = replaced.map { keepOwner(of: $0) } ?? 0o666 & ~UnfinishedFile.mask()
            // Before the mode, because an access control list changes it.
            if replaced != nil { problem = POSIX.copyAttributes(of: target, to: descriptor) }
            if problem == nil, fchmod(descriptor, mode) != 0 { problem = POSIX.failure(errno) }
            if problem == nil, fsync(descriptor) != 0, errno != EINVAL { problem = POSIX.failure(errno) }
            isOpen = false
            if close(descriptor) != 0, problem == nil { problem = POSIX.failure(errno) }
            if problem == nil, let old, POSIX.read(target, old.count + 1) != .success(old) { problem = .changed }
            guard problem == nil else { return problem }
            isInPlace = unsafe rename(name.pointee.path, target) == 0
            return isInPlace ? nil : POSIX.failure(errno)
        }

        /// Gives the file the owner and the group of the file that it replaces. Returns the mode for it: without the right to keep the
        /// group, another one must not gain its permissions.
        private func keepOwner(of status: stat) -> mode_t {
            let mode = status.st_mode & 0o7777
            if fchown(descriptor, status.st_uid, status.st_gid) == 0 { return mode }
            let keepsGroup = fchown(descriptor, uid_t.max, status.st_gid) == 0
            // Without the bits that run a program as its owner or group.
            return mode & ~(keepsGroup ? 0o4000 : 0o6070)
        }

        /// The permissions that the user removes from new files.
        private static func mask() -> mode_t {
            let mask = umask(0)
            _ = umask(mask)
            return mask
        }
    }
#endif
