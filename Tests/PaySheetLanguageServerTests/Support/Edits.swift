import PaySheet
import Testing

/// Applies changes of the server to texts, as a client does.
enum Edits {
    /// Applies the workspace edit of an action.
    static func applied(_ action: JSONTree, to text: String, at address: String = Session.address) -> String {
        let edit = action["edit"]
        var edits = edit?["changes"]?[address]?.list
        if let changes = edit?["documentChanges"]?.list {
            edits = changes.first { $0["textDocument"]?["uri"]?.string == address }?["edits"]?.list
        }
        guard let edits else {
            Issue.record("the action does not change \(address)")
            return text
        }
        return applied(edits, to: text)
    }

    /// Applies changes whose places are counted in UTF-16. They are those of the text before all of them.
    static func applied(_ edits: [JSONTree], to text: String) -> String {
        // A line feed after a carriage return is one character with it.
        let lines = text.utf16.split(separator: 0x0A, omittingEmptySubsequences: false)
        func offset(_ place: JSONTree?) -> Int {
            let (line, character) = (place?["line"]?.int ?? 0, place?["character"]?.int ?? 0)
            guard line < lines.count else { return text.utf16.count }
            return lines[..<line].reduce(0) { $0 + $1.count + 1 } + min(character, lines[line].count)
        }
        var units = Array(text.utf16)
        let places = edits.map { (offset($0["range"]?["start"]), offset($0["range"]?["end"]), $0["newText"]?.string ?? "") }
        for (start, end, new) in places.sorted(by: { ($0.0, $0.1) > ($1.0, $1.1) }) { units.replaceSubrange(start..<end, with: new.utf16) }
        return String(decoding: units, as: UTF16.self)
    }
}
