#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    #if canImport(Glibc)
        @unsafe @preconcurrency import Glibc
    #elseif canImport(Musl)
        @unsafe @preconcurrency import Musl
    #endif

    extension POSIX {
        /// Returns the arguments of the process with its name.
        ///
        /// The standard library reads them from `/proc`, which many containers and sandboxes do not have: then it loses them, or ends
        /// the process. The stack of a new process has them in front of its environment.
        static func arguments() -> [String] {
            #if os(Linux)
                unsafe argumentsOnStack() ?? CommandLine.arguments
            #else
                CommandLine.arguments
            #endif
        }

        #if os(Linux)
            /// Reads the number of arguments, the arguments and a null pointer, which come before the environment. Returns `nil` if something has
            /// moved the environment.
            @unsafe private static func argumentsOnStack() -> [String]? {
                let environment = unsafe environ
                guard unsafe environment[-1] == nil else { return nil }
                var count = 0
                while count < mostArguments {
                    if UInt(bitPattern: unsafe environment[-2 - count]) == UInt(count) {
                        return (0..<count).compactMap { index in
                            unsafe environment[index - count - 1].map { unsafe String(cString: $0) }
                        }
                    }
                    count += 1
                }
                return nil
            }

            /// No system takes more arguments.
            private static let mostArguments = 1 << 22
        #endif
    }
#endif
