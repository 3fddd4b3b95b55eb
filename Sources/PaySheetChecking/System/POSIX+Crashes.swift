#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif
    import PaySheetText

    /// The memory of each thread for a crash, if the process prints a message then.
    nonisolated(unsafe) private var memoryOfThreads: pthread_key_t?

    /// One line for standard error if the process crashes. It names the file, which is enough to find the mistake. The backtrace of the Swift
    /// runtime would also print memory, and there may be personal data in it.
    package enum CrashMessage {
        private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
        /// The memory of a thread begins with the number of bytes of the message.
        private static let headSize = MemoryLayout<Int>.stride
        /// A path has at most 4096 bytes, and a character in it can become eight. The end of a longer text is shown.
        private static let mostShown = 32_768
        private static let mostBytes = mostShown + 256
        /// A crash can mean that the stack is full, so the handler has its own.
        private static let stackSize = 65_536

        /// Prints the message if the process crashes, instead of a backtrace.
        package static func prepare() {
            var key = pthread_key_t()
            guard unsafe pthread_key_create(&key, { unsafe CrashMessage.release($0) }) == 0 else { return }
            unsafe memoryOfThreads = key
            _ = unsafe memoryOfThread()
            for number in signals {
                var action = sigaction()
                let handler: @convention(c) (Int32) -> Void = { CrashMessage.handle($0) }
                #if canImport(Glibc)
                    unsafe action.__sigaction_handler.sa_handler = handler
                #elseif canImport(Musl)
                    unsafe action.__sa_handler.sa_handler = handler
                #else
                    unsafe action.__sigaction_u.__sa_handler = handler
                #endif
                // The second time, the signal ends the process as it does without a handler, so the exit status is that of a crash.
                action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(truncatingIfNeeded: SA_RESETHAND)
                _ = unsafe sigaction(number, &action, nil)
            }
        }

        /// Notes the file that this thread reads from now on.
        package static func isReading(_ path: String) {
            guard unsafe memoryOfThreads != nil else { return }
            write(path == "-" ? "standard input" : VisibleText.line(path))
        }

        /// Stores the message as it is printed, because the handler can do little. In parts: the first text that is joined and released costs
        /// more than the rest of a short run.
        private static func write(_ name: String) {
            guard let memory = unsafe memoryOfThread() else { return }
            var count = 0
            func add(_ text: String) {
                var text = text
                text.withUTF8 { bytes in
                    let shown = unsafe UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).suffix(mostShown))
                    guard let first = shown.baseAddress else { return }
                    unsafe (memory + headSize + count).copyMemory(from: first, byteCount: shown.count)
                    count += shown.count
                }
            }
            unsafe memory.storeBytes(of: 0, as: Int.self)
            add(System.noteStart)
            add("internal error while reading ")
            add(name)
            add("; please report it, see SECURITY.md\n")
            unsafe memory.storeBytes(of: count, as: Int.self)
        }

        /// The memory of this thread: the length of the message, the message, and the stack of the handler.
        private static func memoryOfThread() -> UnsafeMutableRawPointer? {
            guard let key = unsafe memoryOfThreads else { return nil }
            if let memory = unsafe pthread_getspecific(key) { return unsafe memory }
            guard let memory = unsafe malloc(headSize + mostBytes + stackSize) else { return nil }
            unsafe memory.storeBytes(of: 0, as: Int.self)
            guard unsafe pthread_setspecific(key, memory) == 0 else {
                unsafe free(memory)
                return nil
            }
            var stack = unsafe stack_t()
            unsafe stack.ss_sp = memory + headSize + mostBytes
            unsafe stack.ss_size = numericCast(stackSize)
            _ = unsafe sigaltstack(&stack, nil)
            return unsafe memory
        }

        /// Frees the memory of a thread that ends.
        private static func release(_ memory: UnsafeMutableRawPointer?) {
            var none = unsafe stack_t()
            unsafe none.ss_flags = numericCast(SS_DISABLE)
            if unsafe sigaltstack(&none, nil) == 0 { unsafe free(memory) }
        }

        /// Prints the message of the thread that crashed. It allocates nothing.
        private static func handle(_ number: Int32) {
            UnfinishedFile.removeAll()
            POSIX.removeStatus()
            if let key = unsafe memoryOfThreads, let memory = unsafe pthread_getspecific(key), unsafe memory.load(as: Int.self) > 0 {
                _ = unsafe POSIX.writeOnce(STDERR_FILENO, memory + headSize, memory.load(as: Int.self))
            } else {
                let message: StaticString = "paysheet: internal error; please report it, see SECURITY.md\n"
                _ = unsafe POSIX.writeOnce(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
            }
            // The signal arrives when the handler returns.
            _ = raise(number)
        }
    }
#else
    /// Names of files for a crash, which this system reports in its own way.
    package enum CrashMessage {
        /// Does nothing.
        package static func isReading(_ path: String) {}
    }
#endif
