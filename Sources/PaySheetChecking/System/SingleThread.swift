#if !(canImport(Glibc) || canImport(Musl) || canImport(Darwin))
    /// A value of a system without threads.
    package final class Shared<Value: Sendable>: @unchecked Sendable {
        private var value: Value

        package init(_ value: Value) { self.value = value }

        package func use<Outcome>(_ body: (inout Value) -> Outcome) -> Outcome { body(&value) }

        package func change<Outcome>(_ body: (inout Value) -> Outcome) -> Outcome { body(&value) }

        /// Repeats a change until it returns a result. Nothing waits for another thread, because `Thread` starts none.
        package func wait<Outcome>(for body: (inout Value) -> Outcome?) -> Outcome {
            while true {
                if let outcome = body(&value) { return outcome }
            }
        }
    }

    /// Threads of a system that has none.
    package enum Thread {
        /// Returns false: the caller does the work itself.
        package static func start(_ body: @escaping @Sendable () -> Void) -> Bool { false }
    }
#endif
