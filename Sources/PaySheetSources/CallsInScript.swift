import PaySheet

/// The calls of other interfaces that a script can have, by the words in it. Names such as `create` alone say nothing.
struct CallsInScript {
    let calls: [SourceCall]
    /// The words of all calls that are names or whole texts in the script.
    private let words: Set<String>

    /// Looks at every token once.
    init(_ all: [SourceCall], _ script: ScriptTokens) {
        let words = all.isEmpty ? [] : CallsInScript.words(all, script)
        self.words = words
        let likely = all.filter { call in
            call.form != .text && call.form != .namedArguments && words.contains(call.name)
                && (call.selectors.isEmpty || call.selectors.contains(where: words.contains)) && CallsInScript.hasFlag(of: call, script)
        }
        let marked = likely.filter { $0.isMarked(by: words) }
        // An element needs no mark beside a part of its document.
        let hasPart = marked.contains { $0.makesPart }
        calls = hasPart ? likely.filter { $0.isElement || $0.isMarked(by: words) } : marked
    }

    /// Whether the script has what shows that a call is not one of another interface.
    func isMarked(_ call: SourceCall) -> Bool { call.isMarked(by: words) }

    /// Whether a file in which a member has to be true has it: `useDeferredClient: true`.
    private static func hasFlag(of call: SourceCall, _ script: ScriptTokens) -> Bool {
        guard case .promise(_, let flag) = call.form else { return true }
        return script.tokens.indices.contains { index in
            script.tokens[index + 2].word == .true && script.isOnly(index + 1, ":") && script.reads(flag, index)
        }
    }

    private static func words(_ calls: [SourceCall], _ script: ScriptTokens) -> Set<String> {
        var wanted = [[String]](repeating: [], count: 256)
        for word in Set(calls.flatMap { [$0.name] + $0.selectors + $0.marks }) {
            if let first = word.utf8.first { wanted[Int(first)].append(word) }
        }
        var found: Set<String> = []
        for token in script.tokens {
            var range = token.range
            switch token.kind {
            case .name: break
            case .elementOpen: range.removeFirst()
            case .string, .template: range = range.dropFirst().dropLast()
            default: continue
            }
            guard let start = range.first else { continue }
            for word in wanted[Int(script.bytes[start])] where script.bytes[range].elementsEqual(word.utf8) { found.insert(word) }
        }
        return found
    }
}

extension SourceCall {
    fileprivate func isMarked(by words: Set<String>) -> Bool { marks.isEmpty || marks.contains(where: words.contains) }

    /// Whether the argument is one of several of a document.
    var isElement: Bool { if case .element = role { true } else { false } }

    /// Whether the argument is a part of a document, or changes one.
    var makesPart: Bool {
        switch role {
        case .part, .change: true
        case .document, .element, .word, .context: false
        }
    }
}
