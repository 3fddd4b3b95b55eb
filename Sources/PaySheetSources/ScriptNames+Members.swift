// The members of objects and classes that their own functions use: `this.name`.
extension ScriptNames {
    /// A member of an object or class.
    struct Member {
        enum Kind {
            /// The first token of the value.
            case value(Int)
            case method(Body)
            case getter(Body)
            /// A member that other code can set, or whose value only the program knows.
            case unknown
        }
        let token: Int
        let kind: Kind
        /// Whether no other class can have it.
        var isPrivate = false
    }

    /// The braces around the members that `this` has at a token; `nil` if nothing tells it.
    func owner(of token: Int) -> Int? {
        var brace = Int(enclosing[token])
        var steps = 0
        while brace >= 0, steps < ScriptNames.mostBraces {
            switch braces[brace] {
            case .other, .arrow: break
            case .classBody: return brace
            case .function: return owners[brace].map { component($0) }
            }
            brace = Int(enclosing[brace])
            steps += 1
        }
        return nil
    }

    /// No function is in more blocks.
    static let mostBraces = 64

    /// The braces of a component of Vue, if some braces have its functions.
    func component(_ brace: Int) -> Int {
        guard brace > 1, braces[brace] == .other, isOnly(brace - 1, ":"), enclosing[brace] >= 0,
            ScriptNames.sections.contains(where: { bytes[tokens[brace - 2].range].elementsEqual($0) })
        else { return brace }
        return Int(enclosing[brace])
    }

    private static let sections = ["methods", "computed", "watch"].map { [UInt8]($0.utf8) }

    /// Finds the classes that extend each class of the file, maybe through classes between them.
    mutating func findHeirs() {
        for heir in bases.keys {
            var body = heir
            for _ in 0..<ScriptNames.mostBases {
                guard let name = bases[body], let binding = declaration(of: name), case .classBody(let base) = binding.content else {
                    break
                }
                heirs[base, default: []].insert(heir)
                body = base
            }
        }
    }

    /// No class has more classes above it.
    private static let mostBases = 8

    /// Whether code that is not followed can have a class, and extend it or set members of its objects.
    func escapes(_ body: Int) -> Bool {
        guard !exportedClasses.contains(body) else { return true }
        guard let name = classNames[body], let binding = declaration(of: name) else { return false }
        return changes(of: binding)?.contains { $0.kind.isRead } ?? true
    }

    /// The members between two braces, by name. Of several with one name, nothing is known.
    func members(_ open: Int) -> [[UInt8]: Member] {
        var members: [[UInt8]: Member] = [:]
        guard open >= 0 else { return members }
        let isClass = braces[open] == .classBody
        let end = Int(tokens[open].mate)
        var index = open + 1
        while index < end {
            let first = index
            let isDecorated = isPunctuation(index, UInt8(ascii: "@"))
            if isDecorated { index = decoratorEnd(index, end) }
            var (isGetter, isPrivate) = (false, false)
            while index < end, tokens[index].word.isModifier, tokens[index + 1].kind == .name || tokens[index + 1].kind == .string {
                if tokens[index].word == .get { isGetter = true }
                if tokens[index].word == .private { isPrivate = true }
                index += 1
            }
            if tokens[index].kind == .name || tokens[index].kind == .string {
                var member = self.member(index, isClass, isGetter: isGetter)
                member?.isPrivate = isPrivate || tokens[index].byte == UInt8(ascii: "#")
                let name = ScriptText.content(bytes, tokens[index].range) ?? [UInt8](bytes[tokens[index].range])
                let isUnknown = isDecorated || members[name] != nil
                if isUnknown || member != nil {
                    members[name] = isUnknown ? Member(token: index, kind: .unknown) : member
                }
            }
            index = max(memberEnd(index, end, isClass), first + 1)
        }
        return members
    }

    private func member(_ index: Int, _ isClass: Bool, isGetter: Bool) -> Member? {
        var next = index + 1
        if isOnly(next, "?") || isOnly(next, "!") { next += 1 }
        guard next < tokens.count else { return nil }
        if tokens[next].kind == .open, tokens[next].byte == UInt8(ascii: "("), Int(tokens[next].mate) > next {
            guard let body = block(after: Int(tokens[next].mate) + 1) else { return nil }
            return Member(token: index, kind: isGetter ? .getter(body) : .method(body))
        }
        if isClass {
            guard let value = declarator(next).value else { return nil }
            return Member(token: index, kind: .value(value))
        }
        return Member(token: index, kind: isOnly(next, ":") ? .value(next + 1) : .value(index))
    }

    /// The token after a member: of an object after the next comma, of a class the next name at the beginning of a line.
    private func memberEnd(_ start: Int, _ end: Int, _ isClass: Bool) -> Int {
        var index = start
        while index < end {
            let token = tokens[index]
            if isPunctuation(index, isClass ? UInt8(ascii: ";") : UInt8(ascii: ",")) { return index + 1 }
            let isBody = token.opens && Int(token.mate) > index
            // The body of a method, not the value of a field.
            if isClass, isBody, token.byte == UInt8(ascii: "{"), braces[index] == .function { return Int(token.mate) + 1 }
            index = isBody ? Int(token.mate) + 1 : index + 1
            guard isClass, index < end, tokens[index].isFirstOfLine else { continue }
            let isName = tokens[index].kind == .name && !tokens[index].word.joinsLines
            if isName || isPunctuation(index, UInt8(ascii: "@")) || isPunctuation(index, UInt8(ascii: "*")) { return index }
        }
        return end
    }

    /// The token after the decorators of a member.
    private func decoratorEnd(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, isPunctuation(index, UInt8(ascii: "@")) {
            index += 2
            while isPunctuation(index, UInt8(ascii: ".")) { index += 2 }
            if index < end, tokens[index].kind == .open, tokens[index].byte == UInt8(ascii: "("), Int(tokens[index].mate) > index {
                index = Int(tokens[index].mate) + 1
            }
        }
        return min(index, end)
    }
}

extension ScriptWord {
    /// The word can be before the name of a member or parameter.
    var isModifier: Bool {
        switch self {
        case .get, .set, .async, .static, .public, .private, .protected, .readonly: true
        default: false
        }
    }
}
