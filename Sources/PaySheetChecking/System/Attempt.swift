/// The result of a system call.
///
/// (The standard library's `Result` would also work. But the first use of each type checks whether the failure is an `Error`, and
/// this runtime lookup takes longer than checking a small file.)
package enum Attempt<Success> {
    /// The result.
    case success(Success)
    /// The reason for the failure.
    case failure(SystemFailure)

    /// Returns the result or throws the failure.
    package func get() throws(SystemFailure) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let failure): throw failure
        }
    }

    /// Returns the same with a transformed result.
    package func map<Other>(_ make: (Success) -> Other) -> Attempt<Other> {
        switch self {
        case .success(let value): .success(make(value))
        case .failure(let failure): .failure(failure)
        }
    }
}

extension Attempt: Equatable where Success: Equatable {}
