/// A file that is written in parts. Until it is finished, its path has what was there before.
package final class FileDraft {
    /// Whether written bytes can be changed. A pipe passes them on at once.
    package let canChange: Bool
    private let steps: Steps
    /// Bytes that are not yet written: a system call for each small part would take longer than the rest.
    private var buffer: [UInt8] = []
    /// The number of bytes before those.
    private var written = 0

    private static let bufferSize = 65_536

    /// What a system does with a draft. Each step returns `nil` on success.
    package struct Steps {
        package var append: (_ bytes: [UInt8]) -> SystemFailure?
        package var change: (_ bytes: [UInt8], _ offset: Int) -> SystemFailure?
        /// Puts the file in its place, unless that had to have a content and has another one.
        package var finish: (_ old: [UInt8]?) -> SystemFailure?

        package init(
            append: @escaping ([UInt8]) -> SystemFailure?, change: @escaping ([UInt8], Int) -> SystemFailure?,
            finish: @escaping ([UInt8]?) -> SystemFailure?
        ) {
            (self.append, self.change, self.finish) = (append, change, finish)
        }
    }

    package init(canChange: Bool, _ steps: Steps) { (self.canChange, self.steps) = (canChange, steps) }

    /// A draft in memory that is written in one step.
    package static func inMemory(_ write: @escaping (_ bytes: [UInt8], _ old: [UInt8]?) -> SystemFailure?) -> FileDraft {
        var content: [UInt8] = []
        return FileDraft(
            canChange: true,
            Steps(
                append: {
                    content += $0
                    return nil
                },
                change: { bytes, offset in
                    content.replaceSubrange(offset..<offset + bytes.count, with: bytes)
                    return nil
                },
                finish: { write(content, $0) }))
    }

    /// Appends bytes.
    package func append(_ bytes: [UInt8]) -> SystemFailure? {
        buffer += bytes
        return buffer.count < FileDraft.bufferSize ? nil : flush()
    }

    /// Replaces written bytes by as many others.
    package func change(_ bytes: [UInt8], at offset: Int) -> SystemFailure? {
        if let failure = flush() { return failure }
        guard offset >= 0, offset + bytes.count <= written else { return SystemFailure("the place is not written") }
        return steps.change(bytes, offset)
    }

    /// Writes the rest and puts the file in its place.
    package func finish(replacing old: [UInt8]? = nil) -> SystemFailure? { flush() ?? steps.finish(old) }

    private func flush() -> SystemFailure? {
        guard !buffer.isEmpty else { return nil }
        defer { buffer.removeAll(keepingCapacity: true) }
        written += buffer.count
        return steps.append(buffer)
    }
}
