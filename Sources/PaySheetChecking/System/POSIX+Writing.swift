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
            guard !isCut(path) else { return .cut }
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
    }
#endif
