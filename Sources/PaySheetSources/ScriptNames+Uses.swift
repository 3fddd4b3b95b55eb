// Where the object goes that a name has. What other code gets, it can change.
extension ScriptNames {
    /// An expression that has an object, or has it inside of an object or list around it.
    struct Use {
        /// The first token.
        var start: Int
        /// The token after it.
        var end: Int
        /// What of the name's object it is.
        var path: [[UInt8]] = []
        /// The members of the expression that lead to it.
        var place: [[UInt8]] = []
        /// Whether only this one member is at the path.
        var isExact = true
        /// Whether it is only its members that are in the expression.
        var isCopy = false
        var changes: [Change.Kind] = []

        mutating func escape() { changes.append(.escaped(path)) }

        /// A method adds something to the object, or takes something from it.
        mutating func mutate() { changes.append(place.isEmpty ? .mutated(path) : .escaped(path)) }
    }

    /// Any member or element.
    static let anyMember: [UInt8] = []

    /// What the code at a name does with the object of the name: with `this.name` that of the member.
    func changes(at start: Int) -> [Change.Kind] {
        let base = chainStart(start)
        if base > 0, isStep(base - 1) { return [.member([])] }
        return changes(of: Use(start: base, end: start + 1))
    }

    /// What the code at `new Name(…)` does with the new object, by the token of the name.
    func changes(ofObjectAt name: Int) -> [Change.Kind] {
        guard name + 1 < tokens.count, isGroup(name + 1, UInt8(ascii: "(")), !isCallOfMember(after: Int(tokens[name + 1].mate)) else {
            return []
        }
        return changes(of: Use(start: name - 1, end: Int(tokens[name + 1].mate) + 1))
    }

    /// Whether a method of what ends with a token is called.
    func isCallOfMember(after token: Int) -> Bool {
        isDot(token + 1) && token + 3 < tokens.count && tokens[token + 2].kind == .name && isGroup(token + 3, UInt8(ascii: "("))
    }

    private func changes(of use: Use) -> [Change.Kind] {
        var use = use
        var steps = 0
        repeat {
            steps += 1
            guard steps <= ScriptNames.mostExpressions else {
                use.escape()
                break
            }
        } while goes(on: &use) && leaves(&use)
        guard use.isCopy else { return use.changes }
        return use.changes.compactMap { if case .shared(let path, let token, let place) = $0 { .copied(path, token, place) } else { nil } }
    }

    /// No object goes through more expressions in one statement.
    private static let mostExpressions = 12

    // MARK: Behind an expression

    /// Reads what follows an expression. Returns whether the object is still in it.
    private func goes(on use: inout Use) -> Bool {
        var steps = 0
        while use.end < tokens.count {
            let end = use.end
            steps += 1
            guard steps <= 2 * ScriptNames.longestPath else {
                use.changes.append(.member([]))
                return false
            }
            if isDot(end), end + 1 < tokens.count, tokens[end + 1].kind == .name {
                use.end = end + 2
                if isGroup(end + 2, UInt8(ascii: "(")) {
                    guard method(&use, end + 1) else { return false }
                } else if !enter(&use, [UInt8](bytes[tokens[end + 1].range])) {
                    return false
                }
            } else if isGroup(end, UInt8(ascii: "[")), !tokens[end].isFirstOfLine {
                use.end = Int(tokens[end].mate) + 1
                guard enter(&use, ScriptNames.anyMember) else { return false }
            } else if isOnly(end, "!") {
                use.end += 1
            } else if tokens[end].word == .as || tokens[end].word == .satisfies {
                use.end = typeEnd(end + 1)
            } else {
                break
            }
        }
        // The function of a call, or the name of a method.
        guard use.end < tokens.count, !isGroup(use.end, UInt8(ascii: "(")) else { return use.end >= tokens.count }
        if isAssignment(use.end) || isStep(use.end) {
            if isOnly(use.end, "="), use.isExact, use.place.isEmpty, use.path.count <= ScriptNames.longestPath {
                use.changes.append(use.path.isEmpty ? .assignment(use.end + 1) : .set(use.path, use.end + 1))
            } else {
                use.changes.append(.member(use.path))
            }
            return false
        }
        guard tokens[use.end].kind == .punctuation else { return tokens[use.end].word != .instanceof && tokens[use.end].word != .in }
        // Only `||` and `??` have what is before them as their value.
        return switch tokens[use.end].byte {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "}"): true
        case UInt8(ascii: "|"), UInt8(ascii: "?"): tokens[use.end].range.count == 2
        default: false
        }
    }

    /// Goes to a member of an expression. Returns false if the object is not there.
    private func enter(_ use: inout Use, _ name: [UInt8]) -> Bool {
        if let first = use.place.first {
            use.place.removeFirst()
            return ScriptNames.match(first, name)
        }
        if name == ScriptNames.anyMember { use.isExact = false }
        use.path.append(name)
        return true
    }

    /// Goes through a call of a method of the object. Returns false if the result has nothing of it.
    private func method(_ use: inout Use, _ name: Int) -> Bool {
        let open = name + 1
        guard let method = ScriptNames.methods[hash(tokens[name].range)] else {
            let isMutating = ScriptNames.mutating.contains { bytes[tokens[name].range].elementsEqual($0) }
            if isMutating { use.mutate() } else { use.escape() }
            return false
        }
        guard case .list(let element) = method else { return false }
        use.end = Int(tokens[open].mate) + 1
        use.isExact = false
        guard let element else { return true }
        let elements = use.place.isEmpty ? use.path + [ScriptNames.anyMember] : use.path
        // The function can get the whole list, too.
        guard let callback = parameter(element, ofFunctionAt: open + 1), parameter(element + 2, ofFunctionAt: open + 1) == -1 else {
            use.changes.append(.escaped(use.path))
            return true
        }
        if callback >= 0 { use.changes.append(.shared(elements, callback, [[UInt8]](use.place.dropFirst()))) }
        return true
    }

    /// The name of a parameter of a function that is written at a token; -1 if it has no such parameter.
    private func parameter(_ number: Int, ofFunctionAt start: Int) -> Int? {
        guard function(at: start) != nil else { return nil }
        var index = start
        if tokens[index].word == .async { index += 1 }
        if isName(index), isArrow(tokens[index + 1]) { return number == 0 ? index : -1 }
        while index < tokens.count, tokens[index].kind != .open { index += 1 }
        let end = Int(tokens[index].mate)
        index += 1
        for _ in 0..<number {
            index = skip(from: index)
            guard index < end, isPunctuation(index, UInt8(ascii: ",")) else { return -1 }
            index += 1
        }
        guard index < end else { return -1 }
        return isName(index) && isDeclaration[index] ? index : nil
    }

    /// The methods that change a list or a map.
    private static let mutating = [
        "push", "pop", "shift", "unshift", "splice", "sort", "reverse", "fill", "set", "add", "delete", "clear",
    ].map { [UInt8]($0.utf8) }

    private enum Method {
        /// Its result is a text, a number or the like.
        case plain
        /// It returns elements, and gives them to a parameter of its function, if it has one.
        case list(parameter: Int?)
    }

    /// The methods that leave their object as it is, by the hashes of their names.
    private static let methods: [UInt64: Method] = {
        var table: [UInt64: Method] = [:]
        func add(_ method: Method, _ names: String...) { for name in names { table[ScriptNames.hash(name.utf8)] = method } }
        add(
            .plain, "join", "includes", "toString", "indexOf", "toFixed", "keys", "trim", "replace", "toUpperCase", "toLowerCase", "split",
            "charAt")
        add(.list(parameter: 0), "map", "filter", "forEach", "find", "some", "every", "flatMap", "then")
        add(.list(parameter: 1), "reduce")
        add(.list(parameter: nil), "slice", "concat")
        return table
    }()

    // MARK: Before an expression

    /// Goes to the expression around one. Returns false if there is none, or what it does with the object is noted.
    func leaves(_ use: inout Use) -> Bool {
        let before = use.start - 1
        guard before >= 0, tokens[before].kind == .open || !beginsStatement(use.start) else { return false }
        let token = tokens[before]
        switch token.kind {
        case .name:
            switch token.word {
            case .await:
                use.start = before
                return true
            case .delete: use.changes.append(.deleted(use.path))
            case .return: use.changes.append(.returned(use.path))
            case .default: use.changes.append(before > 0 && tokens[before - 1].word == .export ? .exported : .escaped(use.path))
            case .of:
                let name = before - 1
                if isName(name), isDeclaration[name] {
                    use.changes.append(
                        .shared(use.path + (use.place.isEmpty ? [ScriptNames.anyMember] : []), name, [[UInt8]](use.place.dropFirst())))
                } else {
                    use.escape()
                }
            case .typeof, .void, .in, .instanceof, .case, .new, .else, .do, .extends: break
            default: use.escape()
            }
            return false
        case .punctuation: return leaves(&use, operator: before)
        case .open:
            switch token.byte {
            case UInt8(ascii: "("): return argument(&use, before)
            case UInt8(ascii: "["): return element(&use, before)
            default: return member(&use, before, name: nil)
            }
        case .templateOpen, .templatePart:
            // A text, if the template is not the argument of a function.
            let template = Int(openers[use.start])
            if template > 0, tokens[template - 1].kind == .name, !tokens[template - 1].word.leadsToExpression { use.escape() }
            return false
        // A statement begins.
        case .close where token.byte == UInt8(ascii: "}") || tokens[max(Int(token.mate) - 1, 0)].word.isControl: return false
        default:
            use.escape()
            return false
        }
    }

    private func leaves(_ use: inout Use, operator before: Int) -> Bool {
        let token = tokens[before]
        if isArrow(token) {
            use.escape()
            return false
        }
        let opener = Int(openers[use.start])
        switch token.byte {
        case UInt8(ascii: "."):
            guard opener >= 0, token.range.count == 3 else { return false }
            if tokens[opener].byte == UInt8(ascii: "{") {
                // `{ ...name }` has the members, and not the object.
                use.isCopy = true
                use.path.append(ScriptNames.anyMember)
                return inside(&use, opener, ScriptNames.anyMember)
            }
            use.start = before
            return leaves(&use)
        case UInt8(ascii: ">"):
            // `<Type>name`
            guard let type = typeStart(before) else { return false }
            use.start = type
            return leaves(&use)
        case UInt8(ascii: ","):
            guard opener >= 0 else { return false }
            switch tokens[opener].byte {
            case UInt8(ascii: "("): return argument(&use, opener)
            case UInt8(ascii: "["): return element(&use, opener)
            default: return member(&use, opener, name: nil)
            }
        case UInt8(ascii: ":"):
            if opener >= 0, tokens[opener].byte == UInt8(ascii: "{"), let name = memberName(before: before, opener) {
                return member(&use, opener, name: name)
            }
            return leaves(&use, choice: before)
        case UInt8(ascii: "?"), UInt8(ascii: "|"), UInt8(ascii: "&"):
            if isAssignment(before) { return assigned(&use, before) }
            return leaves(&use, choice: before)
        case UInt8(ascii: "="): return isOnly(before, "=") ? assigned(&use, before) : false
        default: return false
        }
    }

    /// The `<` of a type before a value, if a token ends one and no comparison.
    private func typeStart(_ end: Int) -> Int? {
        var index = end - 1
        while index > 0, end - index < ScriptNames.longestPath, tokens[index].kind == .name || isOnly(index, ".") { index -= 1 }
        guard index > 0, isOnly(index, "<") else { return nil }
        let before = tokens[index - 1]
        let isValue = before.kind == .close || before.kind == .number || before.kind == .string
        return isValue || before.kind == .name && !before.word.leadsToExpression ? nil : index
    }

    /// The name of the member of an object whose value is behind a colon.
    private func memberName(before colon: Int, _ open: Int) -> [UInt8]? {
        let isComputed = colon > 0 && tokens[colon - 1].kind == .close
        let key = isComputed ? Int(tokens[colon - 1].mate) : colon - 1
        guard key > open, key - 1 == open || isPunctuation(key - 1, UInt8(ascii: ",")) && Int(openers[key]) == open else { return nil }
        switch tokens[key].kind {
        case .name: return [UInt8](bytes[tokens[key].range])
        case .string: return ScriptText.content(bytes, tokens[key].range)
        case .number, .open: return ScriptNames.anyMember
        default: return nil
        }
    }

    /// Goes from one of several values to their expression: `a ? b : c`, `a || b`.
    private func leaves(_ use: inout Use, choice before: Int) -> Bool {
        var index = before
        var steps = 0
        while index >= 0 {
            steps += 1
            guard steps <= ScriptNames.longestChoice else {
                use.escape()
                return false
            }
            let token = tokens[index]
            if token.opens || token.word == .return || token.word == .of || token.word == .case { break }
            if isOnly(index, "=") || isAssignment(index) || isPunctuation(index, UInt8(ascii: ","))
                || isPunctuation(index, UInt8(ascii: ";"))
                || isArrow(token)
            {
                break
            }
            if isOnly(index, ":"), Int(openers[index]) >= 0, tokens[Int(openers[index])].byte == UInt8(ascii: "{"),
                memberName(before: index, Int(openers[index])) != nil
            {
                break
            }
            if index > 0, tokens[index - 1].kind != .open, beginsStatement(index) { return false }
            index = token.closes && Int(token.mate) < index ? Int(token.mate) - 1 : index - 1
        }
        use.start = index + 1
        use.end = skip(from: use.start)
        return leaves(&use)
    }

    /// A choice of values seldom has more tokens.
    private static let longestChoice = 64

    /// Goes to a list, or to a member of another value that has the name.
    private func element(_ use: inout Use, _ open: Int) -> Bool {
        if open > 0, !tokens[open].isFirstOfLine {
            let before = tokens[open - 1]
            if before.kind == .close || before.kind == .string || before.kind == .name && !before.word.leadsToExpression { return false }
        }
        return inside(&use, open, ScriptNames.anyMember)
    }

    private func inside(_ use: inout Use, _ open: Int, _ name: [UInt8]) -> Bool {
        guard Int(tokens[open].mate) > open, use.place.count < ScriptNames.longestPath else {
            use.escape()
            return false
        }
        use.start = open
        use.end = Int(tokens[open].mate) + 1
        use.place.insert(name, at: 0)
        return true
    }

    /// Goes to the object that has the value as a member.
    private func member(_ use: inout Use, _ open: Int, name: [UInt8]?) -> Bool {
        if Int(openers[open]) >= 0, tokens[Int(openers[open])].kind == .elementOpen {
            // What an element shows, or gives to a component.
            if isOnly(open - 1, "=") { use.escape() }
            return false
        }
        guard braces[open] == .other else { return false }
        if open > 0, tokens[open - 1].word == .export {
            use.changes.append(.exported)
            return false
        }
        if name == nil {
            // `{ name }` has only a name. Otherwise it is a statement in a block.
            guard use.end == use.start + 1, use.path.isEmpty,
                isPunctuation(use.end, UInt8(ascii: ",")) || use.end == Int(tokens[open].mate),
                isObject(open)
            else { return false }
        }
        return inside(&use, open, name ?? [UInt8](bytes[tokens[use.start].range]))
    }

    /// Whether a brace that opens no function begins an object, told by the token before it.
    private func isObject(_ open: Int) -> Bool {
        guard open > 0 else { return false }
        let before = tokens[open - 1]
        switch before.kind {
        case .open: return before.byte != UInt8(ascii: "{")
        case .punctuation: return before.byte != UInt8(ascii: ";")
        case .name: return before.word.leadsToExpression && before.word != .else && before.word != .do
        default: return false
        }
    }

    /// Whether two members can be the same.
    static func match(_ one: [UInt8], _ other: [UInt8]) -> Bool { one == other || one.isEmpty || other.isEmpty }
}
