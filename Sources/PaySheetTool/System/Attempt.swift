/// What came of asking the system for something.
///
/// (The standard library's `Result` would do, but each of its types asks, when it is first met, whether the failure is an error: the
/// system of types goes through all that it knows for the answer, which takes longer than to check a small file.)
public enum Attempt<Success> {
    /// What was asked for.
    case success(Success)
    /// It was not to be had.
    case failure(SystemFailure)

    /// What was asked for, or the failure thrown.
    public func get() throws(SystemFailure) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let failure): throw failure
        }
    }

    /// The same with something made of what was asked for.
    public func map<Other>(_ make: (Success) -> Other) -> Attempt<Other> {
        switch self {
        case .success(let value): .success(make(value))
        case .failure(let failure): .failure(failure)
        }
    }
}

extension Attempt: Equatable where Success: Equatable {}
