/// A file with one identifier on each line, such as those that a shop has seen.
package enum IdentifierFile {
    /// Reads the identifiers. Empty lines do not count.
    ///
    /// - Parameters:
    ///   - name: The path for messages.
    ///   - wanted: What belongs on a line, such as "event identifier".
    ///   - parse: Returns the identifier of a line, or `nil` for other text.
    package static func read<Identifier: Hashable>(
        _ path: String, _ name: String, _ system: System, wanted: String, parse: (String) -> Identifier?
    ) throws(UsageError) -> Set<Identifier> {
        let bytes: [UInt8]
        switch system.read(path, InputFile.byteLimit + 1) {
        case .failure(let failure): throw UsageError(name + ": " + failure.message, isInFile: true)
        case .success(let read): bytes = read
        }
        guard bytes.count <= InputFile.byteLimit else { throw UsageError(name + ": the file is too long", isInFile: true) }
        var identifiers: Set<Identifier> = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let line = line.last == 0x0D ? line.dropLast() : line
            guard !line.isEmpty else { continue }
            guard let identifier = parse(String(decoding: line, as: UTF8.self)) else {
                throw UsageError(name + ":" + String(index + 1) + ": write one " + wanted + " on each line", isInFile: true)
            }
            identifiers.insert(identifier)
        }
        return identifiers
    }
}
