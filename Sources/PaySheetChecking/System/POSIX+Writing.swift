#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif

    extension POSIX {
        static func write(_ bytes: [UInt8], to descriptor: Int32) -> System.WriteOutcome {
            unsafe bytes.withUnsafeBytes { buffer in
                var done = 0
                while done < buffer.count {
                    guard let start = buffer.baseAddress else { return .done }
                    let written = unsafe writeOnce(descriptor, start + done, buffer.count - done)
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

        /// The system call, which may write a part.
        static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
            #if canImport(Darwin)
                unsafe Darwin.write(descriptor, bytes, count)
            #elseif canImport(Musl)
                unsafe Musl.write(descriptor, bytes, count)
            #else
                unsafe Glibc.write(descriptor, bytes, count)
            #endif
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
            return failure(of: write(bytes, to: file.descriptor))
        }

        private static func failure(of outcome: System.WriteOutcome) -> SystemFailure? {
            switch outcome {
            case .done: nil
            case .closed: failure(ENXIO)
            case .failed(let failure): failure
            }
        }

        /// Writes a file next to the target and renames it, unless the target has changed. A link stays; its target is replaced.
        static func replace(_ path: String, _ bytes: [UInt8], _ old: [UInt8]?) -> SystemFailure? {
            if let descriptor = openDescriptor(path) { return failure(of: write(bytes, to: descriptor)) }
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
                guard descriptor >= 0 else {
                    let (code, folder) = (errno, Paths.folder(of: target))
                    return code == ENOENT && look(folder) == nil ? SystemFailure("there is no folder " + folder) : failure(code, target)
                }
                defer { unsafe unfinished = nil }
                var problem = failure(of: write(bytes, to: descriptor))
                // mkstemp creates a file that only its owner can read.
                let mode = exists ? keepOwner(status, of: descriptor) : 0o666 & ~mask()
                // Before the mode, because an access control list changes it.
                if problem == nil, exists { problem = copyAttributes(of: target, to: descriptor) }
                if problem == nil, fchmod(descriptor, mode) != 0 { problem = failure(errno) }
                if problem == nil, fsync(descriptor) != 0, errno != EINVAL { problem = failure(errno) }
                if close(descriptor) != 0, problem == nil { problem = failure(errno) }
                if problem == nil, let old, read(target, old.count + 1) != .success(old) { problem = .changed }
                if problem == nil, unsafe rename(name, target) != 0 { problem = failure(errno) }
                if problem != nil { _ = unsafe unlink(name) }
                return problem
            }
        }

        /// Gives a new file the owner and the group of the file that it replaces. Returns the mode for it: without the right to keep the
        /// group, another one must not gain its permissions.
        private static func keepOwner(_ status: stat, of descriptor: Int32) -> mode_t {
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
