#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif

    extension POSIX {
        static func stream(of descriptor: Int32) -> ByteStream {
            let isFile = isFile(descriptor)
            return ByteStream(
                isReady: { isFile || hasInput(descriptor, within: 0) }, arrives: { isFile || hasInput(descriptor, within: $0) },
                next: { piece(of: descriptor, ByteStream.pieceSize) },
                read: { read(descriptor, into: &$0, from: $1) })
        }

        /// Whether reading returns immediately, now or within some milliseconds.
        private static func hasInput(_ descriptor: Int32, within milliseconds: Int) -> Bool {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return unsafe poll(&request, 1, Int32(clamping: milliseconds)) > 0
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
        static func canWait(_ descriptor: Int32, _ event: Int32) -> Bool {
            var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            return unsafe poll(&request, 1, -1) >= 0 || errno == EINTR
        }

        /// A descriptor that closes itself when it is released.
        final class File {
            let descriptor: Int32
            init(_ descriptor: Int32) { self.descriptor = descriptor }
            deinit { _ = close(descriptor) }
        }

        private static func file(_ path: String) -> Attempt<File> {
            CrashMessage.isReading(path)
            let descriptor = descriptorOf(path, O_RDONLY | O_CLOEXEC)
            return descriptor < 0 ? .failure(failure(errno, path)) : .success(File(descriptor))
        }

        static func descriptorOf(_ path: String, _ flags: Int32) -> Int32 {
            guard !isCut(path) else {
                errno = EINVAL
                return -1
            }
            #if canImport(Darwin)
                return unsafe Darwin.open(path, flags)
            #elseif canImport(Musl)
                return unsafe Musl.open(path, flags)
            #else
                return unsafe Glibc.open(path, flags)
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

    }
#endif
