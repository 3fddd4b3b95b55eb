import PaySheet
import PaySheetChecking

/// A file that a run writes.
struct OutputFile: Sendable {
    let path: String
    /// The name of the content in messages, such as "report".
    let content: String

    /// Rejects the file if the run also reads it.
    ///
    /// - Parameter purpose: What happens to the files that are read, such as "is to be checked".
    func reject(reading paths: [String], _ purpose: String, _ system: System) throws(UsageError) {
        guard let identity = system.identity(of: path) else { return }
        for input in paths where system.identity(of: input == "-" ? "/dev/stdin" : input) == identity {
            throw UsageError("the " + content + " would overwrite " + path + ", which " + purpose + "; give it another name")
        }
    }

    /// Rejects files that the run also reads, however it found them, and two outputs for one file.
    ///
    /// - Parameter isRead: Whether the run reads a file of a folder whose kind must be known.
    static func reject(
        _ outputs: [OutputFile], reading inputs: [Input], _ system: System, isRead: (_ candidate: String) -> Bool
    ) throws(UsageError) {
        var before: [String: OutputFile] = [:]
        for output in outputs {
            guard let identity = system.identity(of: output.path) else { continue }
            if let other = before[identity] {
                throw UsageError(
                    "the " + output.content + " would overwrite the " + other.content + " in " + output.path + "; give it another name")
            }
            before[identity] = output
        }
        guard !before.isEmpty else { return }
        for input in inputs {
            guard let path = input.path, let identity = system.identity(of: path), let output = before[identity] else { continue }
            if case .candidate = input, !isRead(path) { continue }
            try output.reject(reading: [path], "is to be checked", system)
        }
    }
}

extension Input {
    /// The path of the file, or `nil` if there is none.
    var path: String? {
        switch self {
        case .standard: "/dev/stdin"
        case .document(let path), .records(let path), .candidate(let path), .source(let path, _), .domainFile(let path): path
        case .missing, .skipped: nil
        }
    }
}
