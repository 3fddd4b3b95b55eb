#if canImport(Glibc)
    import Glibc

    extension POSIX {
        fileprivate typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

        /// The arguments as the C library passes them. Swift reads them from `/proc`, which containers and sandboxes may not have.
        nonisolated(unsafe) private static var given: (count: Int32, texts: Texts?) = (0, nil)

        /// Runs before the Swift runtime starts, so it only stores values and calls the C library.
        @section(".preinit_array") @used
        private static let early: @convention(c) (Int32, Texts?, Texts?) -> Void = { count, texts, _ in
            unsafe given = (count, texts)
            // A static runtime finds its folder through /proc, and aborts if it can neither find it nor is told where it is.
            if unsafe access("/proc/self/exe", F_OK) != 0 { unsafe setenv("SWIFT_ROOT", "/", 0) }
        }

        /// The arguments of the process without its name.
        static var arguments: [String] {
            guard let texts = unsafe given.texts else { return [] }
            return unsafe (0..<max(Int(given.count), 0)).dropFirst().compactMap { index in
                unsafe texts[index].map { unsafe String(cString: $0) }
            }
        }
    }
#elseif canImport(Musl) || canImport(Darwin)
    extension POSIX {
        /// The arguments of the process without its name.
        static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }
    }
#endif
