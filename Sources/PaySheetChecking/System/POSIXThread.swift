#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif

    /// A value that several threads use, one at a time.
    @safe package final class Shared<Value: Sendable>: @unchecked Sendable {
        private var value: Value
        private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

        package init(_ value: Value) {
            self.value = value
            unsafe pthread_mutex_init(lock, nil)
            unsafe pthread_cond_init(condition, nil)
        }

        deinit {
            unsafe pthread_cond_destroy(condition)
            unsafe pthread_mutex_destroy(lock)
            unsafe condition.deallocate()
            unsafe lock.deallocate()
        }

        /// Uses the value when no other thread does, without waking waiting threads, because that takes time.
        package func use<Outcome>(_ body: (inout Value) -> Outcome) -> Outcome {
            unsafe pthread_mutex_lock(lock)
            defer { unsafe pthread_mutex_unlock(lock) }
            return body(&value)
        }

        /// Changes the value and wakes waiting threads.
        package func change<Outcome>(_ body: (inout Value) -> Outcome) -> Outcome {
            let outcome = use(body)
            unsafe pthread_cond_broadcast(condition)
            return outcome
        }

        /// Waits until the value returns a result. This change wakes no other thread: none may wait for it.
        package func wait<Outcome>(for body: (inout Value) -> Outcome?) -> Outcome {
            unsafe pthread_mutex_lock(lock)
            defer { unsafe pthread_mutex_unlock(lock) }
            while true {
                if let outcome = body(&value) { return outcome }
                unsafe pthread_cond_wait(condition, lock)
            }
        }
    }

    /// A thread in addition to the main thread. It gets no signals; those are for the main thread.
    package enum Thread {
        /// The usual stack size of a main thread; only used pages count.
        private static let stackSize = 8 << 20

        private final class Task {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }

        /// Runs something on another thread. Returns false if the system cannot start one.
        package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
            var attributes = pthread_attr_t()
            guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
            defer { unsafe pthread_attr_destroy(&attributes) }
            unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
            unsafe pthread_attr_setstacksize(&attributes, stackSize)
            let task = unsafe Unmanaged.passRetained(Task(body))
            #if canImport(Glibc)
                var thread = pthread_t()
            #else
                var thread: pthread_t?
            #endif
            let code = POSIX.uninterrupted {
                unsafe pthread_create(
                    &thread, &attributes,
                    { pointer in
                        #if canImport(Darwin)
                            let context: UnsafeMutableRawPointer? = unsafe pointer
                        #else
                            let context = unsafe pointer
                        #endif
                        if let context = unsafe context { unsafe Unmanaged<Task>.fromOpaque(context).takeRetainedValue().body() }
                        return nil
                    }, task.toOpaque())
            }
            if code != 0 { unsafe task.release() }
            return code == 0
        }
    }
#endif
