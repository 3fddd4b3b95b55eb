#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif
    #if canImport(LinuxAttributes)
        import LinuxAttributes
    #endif

    /// Extended attributes, which include access control lists.
    extension POSIX {
        #if canImport(LinuxAttributes)
            /// Gives a new file the extended attributes of the file that it replaces. A file system without attributes is not an error.
            static func copyAttributes(of path: String, to descriptor: Int32) -> SystemFailure? {
                let kept = unsafe names { unsafe listxattr(path, $0, $1) }
                // A folder can give its new files an access control list.
                for name in unsafe names({ unsafe flistxattr(descriptor, $0, $1) }) where !kept.contains(name) {
                    _ = unsafe fremovexattr(descriptor, name)
                }
                for name in kept {
                    guard let value = unsafe written(by: { unsafe getxattr(path, name, $0, $1) }) else { continue }
                    let outcome = unsafe value.withUnsafeBytes { unsafe fsetxattr(descriptor, name, $0.baseAddress, $0.count, 0) }
                    // Only the system sets attributes such as labels of its security modules.
                    if outcome != 0, isOfUser(name) { return failure(errno) }
                }
                return nil
            }

            private static func isOfUser(_ name: [CChar]) -> Bool {
                let text = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
                return text.hasPrefix("user.") || text.hasPrefix("system.posix_acl_")
            }

            /// Returns names that end with a zero byte.
            private static func names(_ list: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> [[CChar]] {
                let all = unsafe written { bytes, size in unsafe list(bytes?.assumingMemoryBound(to: CChar.self), size) } ?? []
                return all.split(separator: 0).map { $0.map { CChar(bitPattern: $0) } + [0] }
            }

            /// Returns what a system call writes, which first says how much that is.
            private static func written(by get: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
                let size = get(nil, 0)
                guard size >= 0 else { return nil }
                var isRead = true
                let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                    let got = unsafe get(buffer.baseAddress, size)
                    isRead = got >= 0
                    count = max(got, 0)
                }
                return isRead ? bytes : nil
            }
        #elseif canImport(Darwin)
            /// Gives a new file the extended attributes of the file that it replaces. A file system without attributes is not an error.
            static func copyAttributes(of path: String, to descriptor: Int32) -> SystemFailure? {
                let source = descriptorOf(path, O_RDONLY | O_CLOEXEC)
                // A file that only its owner may read cannot be here: it was read before.
                guard source >= 0 else { return failure(errno, path) }
                let file = File(source)
                let outcome = unsafe fcopyfile(file.descriptor, descriptor, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
                return outcome == 0 || errno == ENOTSUP ? nil : failure(errno)
            }
        #else
            static func copyAttributes(of path: String, to descriptor: Int32) -> SystemFailure? { nil }
        #endif
    }
#endif
