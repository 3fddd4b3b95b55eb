/// A document inside a script.
package enum ScriptedDocument {
    private typealias Mark = JSONText.Mark

    /// So many objects of a script are tried.
    private static let mostObjects = 32

    /// Returns a script with spaces in place of everything but one object, so that places stay. `nil` if no object is a document.
    ///
    /// - Parameter isDocument: Whether a JSON text is a document.
    package static func document(in script: [UInt8], limits: Limits, isDocument: ([UInt8]) -> Bool) -> [UInt8]? {
        var tried = 0
        for start in script.indices where script[start] == Mark.openBrace && isValue(at: start, script) && tried < mostObjects {
            tried += 1
            guard let end = end(ofObjectAt: start, script, limits) else { continue }
            let object = Array(script[start..<end])
            let recovered = RecoveringScanner.scan(object, limits: limits)
            guard recovered.isComplete else { continue }
            guard isDocument(JSONTree(SourceText(object), recovered.nodes).bytes) else { continue }
            return script.indices.map { start..<end ~= $0 || Mark.isLineEnd(script[$0]) ? script[$0] : 0x20 }
        }
        return nil
    }

    /// Whether an object that begins here is assigned, passed or returned.
    private static func isValue(at start: Int, _ script: [UInt8]) -> Bool {
        guard let before = script[..<start].lastIndex(where: { !Mark.isSpace($0) }) else { return true }
        let byte = script[before]
        return byte == Mark.equals || byte == Mark.openParenthesis || byte == Mark.comma || byte == Mark.colon
            || script[...before].suffix(6).elementsEqual("return".utf8)
    }

    /// The end of an object. What follows it is the rest of the script.
    private static func end(ofObjectAt start: Int, _ script: [UInt8], _ limits: Limits) -> Int? {
        let rest = Array(script[start...])
        let faults = RecoveringScanner.scan(rest, limits: limits).faults
        for fault in faults {
            switch fault.cause {
            case .textAfterEnd, .mismatchedBracket: return start + fault.start
            case .javascriptAround where fault.start > 0: return start + fault.start
            default: continue
            }
        }
        return script.count
    }
}
