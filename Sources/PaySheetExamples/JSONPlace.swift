import PaySheet

/// A place in a document: the steps that lead to it.
struct JSONPlace: Sendable, Hashable {
    let steps: [String]

    /// Parses an RFC 6901 pointer such as `/total/amount`, or names with points between them such as `total.amount`.
    init(_ text: String) {
        if text.isEmpty {
            steps = []
        } else if text.hasPrefix("/") {
            steps = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { JSONPlace.unescaped($0) }
        } else {
            steps = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        }
    }

    init(steps: some Sequence<String>) { self.steps = Array(steps) }

    /// The place as an RFC 6901 pointer.
    var pointer: String {
        var pointer = ""
        for step in steps {
            pointer += "/"
            for character in step { pointer += character == "~" ? "~0" : character == "/" ? "~1" : String(character) }
        }
        return pointer
    }

    private static func unescaped(_ step: Substring) -> String {
        var text = ""
        var isEscape = false
        for character in step {
            if isEscape {
                text += character == "0" ? "~" : character == "1" ? "/" : "~" + String(character)
                isEscape = false
            } else if character == "~" {
                isEscape = true
            } else {
                text.append(character)
            }
        }
        return isEscape ? text + "~" : text
    }
}

extension JSONTree {
    /// Returns the value at a place, or `nil`.
    func value(at steps: ArraySlice<String>) -> JSONTree? {
        guard let step = steps.first else { return self }
        switch self {
        case .object(let members): return members.last { $0.name == step }?.value.value(at: steps.dropFirst())
        case .list(let elements):
            guard let index = Int(step), elements.indices.contains(index) else { return nil }
            return elements[index].value(at: steps.dropFirst())
        default: return nil
        }
    }

    /// Sets a value at a place. The path must exist; only the last step can be new. `-` appends to a list.
    mutating func put(_ value: JSONTree, at place: JSONPlace) throws(ExampleError) {
        try change(place, 0) { (old) in value }
    }

    /// Removes the value at a place.
    mutating func remove(at place: JSONPlace) throws(ExampleError) {
        try change(place, 0) { (old) in nil }
    }

    private mutating func change(_ place: JSONPlace, _ depth: Int, _ work: (JSONTree?) -> JSONTree?) throws(ExampleError) {
        guard depth < place.steps.count else {
            if let new = work(self) { self = new }
            return
        }
        let step = place.steps[depth]
        let isLast = depth + 1 == place.steps.count
        switch self {
        case .object(var members):
            let index = members.lastIndex { $0.name == step }
            if let index, isLast, work(members[index].value) == nil {
                members.remove(at: index)
            } else if let index {
                try members[index].value.change(place, depth + 1, work)
            } else if isLast, let new = work(nil) {
                members.append(Member(name: step, value: new))
            } else {
                throw JSONTree.stop(place, depth, "has no member \"" + step + "\"" + JSONTree.names(members))
            }
            self = .object(members)
        case .list(var elements):
            let index = step == "-" ? elements.count : Int(step) ?? -1
            if elements.indices.contains(index), isLast, work(elements[index]) == nil {
                elements.remove(at: index)
            } else if elements.indices.contains(index) {
                try elements[index].change(place, depth + 1, work)
            } else if index == elements.count, isLast, let new = work(nil) {
                elements.append(new)
            } else {
                throw JSONTree.stop(place, depth, "is a list of " + String(elements.count) + ", and \"" + step + "\" is not a place in it")
            }
            self = .list(elements)
        default: throw JSONTree.stop(place, depth, "is a single value without members")
        }
    }

    private static func stop(_ place: JSONPlace, _ depth: Int, _ reason: String) -> ExampleError {
        .nothingThere(pointer: place.pointer, reached: JSONPlace(steps: place.steps.prefix(depth)).pointer, reason: reason)
    }

    static func names(_ members: [Member]) -> String {
        guard !members.isEmpty else { return "; it is empty" }
        return "; it has " + members.prefix(8).map { $0.name }.joined(separator: ", ") + (members.count > 8 ? ", …" : "")
    }
}
