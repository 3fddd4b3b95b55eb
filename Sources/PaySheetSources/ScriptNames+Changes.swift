// What changes a value after its declaration.
extension ScriptNames {
    mutating func findChanges() {
        for index in tokens.indices where tokens[index].kind == .name && tokens[index].word == .none && !isMember(index) {
            let name = hash(tokens[index].range)
            guard bindings[name] != nil, let kind = change(at: index) else { continue }
            changes[name, default: []].append(Change(token: index, kind: kind))
        }
    }

    func change(at start: Int) -> Change.Kind? {
        let isDeclared = start > 0 && (tokens[start - 1].word == .const || tokens[start - 1].word == .let || tokens[start - 1].word == .var)
        if isDeclared { return nil }
        if start > 0, tokens[start - 1].kind == .punctuation, isStep(start - 1) { return .member([]) }
        var path: [[UInt8]] = []
        var index = start + 1
        var isKnown = true
        while index < tokens.count {
            if isPunctuation(index, UInt8(ascii: "."))
                || isPunctuation(index, UInt8(ascii: "?")) && tokens[index].end - tokens[index].start == 2,
                index + 1 < tokens.count, tokens[index + 1].kind == .name
            {
                // A method can change what is before it.
                if index + 2 < tokens.count, tokens[index + 2].kind == .open, tokens[index + 2].byte == UInt8(ascii: "(") {
                    return ScriptNames.isReader(bytes, tokens[index + 1].range) ? nil : .member(path)
                }
                if isKnown { path.append([UInt8](bytes[tokens[index + 1].range])) }
                index += 2
            } else if tokens[index].kind == .open, tokens[index].byte == UInt8(ascii: "["), Int(tokens[index].mate) > index,
                !tokens[index].isFirstOfLine
            {
                isKnown = false
                index = Int(tokens[index].mate) + 1
            } else {
                break
            }
        }
        guard index < tokens.count else { return nil }
        if start > 0, tokens[start - 1].word == .delete { return .deleted(path) }
        if isAssignment(index) || isStep(index) {
            if index == start + 1, isOnly(index, "=") { return .assignment(index + 1) }
            return .member(path)
        }
        return isArgument(start, to: index) ? .passed : nil
    }

    /// Whether a name, with the members that follow it, is an argument of a function that may change it.
    func isArgument(_ start: Int, to end: Int) -> Bool {
        guard end == start + 1, start > 1,
            isPunctuation(end, UInt8(ascii: ",")) || tokens[end].kind == .close && tokens[end].byte == UInt8(ascii: ")")
        else { return false }
        var group = start - 1
        var steps = 0
        while group > 0, isPunctuation(group, UInt8(ascii: ",")), steps < 8 {
            steps += 1
            group -= 1
            while group > 0, !isPunctuation(group, UInt8(ascii: ",")), !tokens[group].opens {
                group = tokens[group].closes && Int(tokens[group].mate) < group ? Int(tokens[group].mate) - 1 : group - 1
                steps += 1
                if steps > 64 { return true }
            }
        }
        guard tokens[group].kind == .open, tokens[group].byte == UInt8(ascii: "("), group > 0 else { return false }
        let callee = tokens[group - 1]
        guard callee.kind == .name, callee.word == .none || callee.word.isContextual else { return callee.kind == .close }
        if ScriptNames.readers.contains(where: { bytes[callee.range].elementsEqual($0) }) {
            // The first argument gets the members of the others.
            return ScriptNames.isAssign(bytes, callee.range) && group == start - 1
        }
        return group < 2 || !isConsole(group - 2)
    }

    func isConsole(_ dot: Int) -> Bool {
        guard isPunctuation(dot, UInt8(ascii: ".")), dot > 0 else { return false }
        return ScriptNames.silent.contains { bytes[tokens[dot - 1].range].elementsEqual($0) }
    }

    static let silent = ["console", "JSON", "logger", "log", "Object"].map { [UInt8]($0.utf8) }
    /// Functions that leave their arguments as they are. `assign` leaves all but the first.
    static let readers = [
        "ApplePaySession", "PaymentRequest", "completePaymentMethodSelection", "completeShippingMethodSelection",
        "completeShippingContactSelection", "completeCouponCodeChange", "completePayment", "updateWith", "assign", "stringify", "freeze",
        "keys", "values", "entries", "structuredClone", "resolve", "useState", "expect",
    ].map { [UInt8]($0.utf8) }
    /// Methods that leave their object as it is.
    static let methodsThatRead = [
        "map", "filter", "reduce", "forEach", "find", "some", "every", "join", "includes", "slice", "concat", "toString", "indexOf",
        "toFixed", "length", "flatMap",
    ].map { [UInt8]($0.utf8) }

    static func isReader(_ bytes: [UInt8], _ name: Range<Int>) -> Bool {
        methodsThatRead.contains { bytes[name].elementsEqual($0) }
    }

    static func isAssign(_ bytes: [UInt8], _ name: Range<Int>) -> Bool { bytes[name].elementsEqual([UInt8]("assign".utf8)) }
}
