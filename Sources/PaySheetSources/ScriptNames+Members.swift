// The members of objects and classes that their own functions use: `this.name`.
extension ScriptNames {
    /// A member of an object or class.
    struct Member {
        enum Kind {
            case value(Int)
            case method(Body)
            case getter(Body)
            /// A member that other code can set, or whose value only the program knows.
            case unknown
        }
        let kind: Kind
        /// Whether no other class can have it.
        var isPrivate = false
    }

    /// The object or class whose members `this` has at a node; `nil` if nothing tells it.
    func owner(of node: Int) -> Int? {
        let owner = Int(places[node].owner)
        return owner < 0 ? nil : tree.kind(owner) == .object ? component(owner) : owner
    }

    /// The function whose prototype has the function around a node: `Name.prototype.method = function () { … }`.
    func constructor(around node: Int) -> Int? {
        var function = Int(places[node].function)
        while function >= 0, tree.kind(function) == .arrow { function = Int(places[function].function) }
        guard function >= 0, let assignment = parent(function, .assignment), let left = tree.child(assignment), let names = chain(left),
            names.count == 3, reads("prototype", names[1]), case .function(let body)? = declaration(of: names[0])?.content
        else { return nil }
        return body.function
    }

    /// What a file sets in the prototype of a function.
    private func prototype(of function: Int) -> [[UInt8]: Member] {
        var members: [[UInt8]: Member] = [:]
        for change in uses(of: ScriptNames.hash("prototype".utf8)).memberChanges.prefix(ScriptNames.mostSteps) {
            guard case .set(let path, let value) = change.kind, let name = path.first, path.count == 1,
                let object = tree.child(node(change.token)), tree.kind(object) == .name,
                case .function(let body)? = declaration(of: tree.first(object))?.content, body.function == function
            else { continue }
            let isFunction = tree.kind(value).isFunction && self.body(value) != nil
            let kind: Member.Kind = isFunction ? .method(Body(function: value)) : .value(value)
            members[name] = Member(kind: members[name] == nil ? kind : .unknown)
        }
        return members
    }

    /// Finds the classes that extend each class of the file, maybe through classes between them.
    mutating func findHeirs() {
        for heir in classes {
            var body = heir
            for _ in 0..<ScriptNames.mostBases {
                guard let name = base(ofClass: body), let binding = declaration(of: name), case .classBody(let base) = binding.content
                else {
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
        if let whole = tree.parent(body), parent(whole, .exports) != nil { return true }
        guard let name = name(ofClass: body), let binding = declaration(of: name) else { return false }
        return changes(of: binding)?.contains { $0.kind.isRead } ?? true
    }

    /// The members of an object or class, by name. Of several with one name, nothing is known.
    func members(_ owner: Int) -> [[UInt8]: Member] {
        if tree.kind(owner).isFunction { return prototype(of: owner) }
        var members: [[UInt8]: Member] = [:]
        for node in tree.children(owner) {
            guard let key = key(node), let name = name(key), tokens[tree.first(key)].kind != .number else { continue }
            let isUnknown = members[name] != nil || child(node, .decorator) != nil
            if isUnknown {
                members[name] = Member(kind: .unknown)
            } else if let kind = member(node, key) {
                let words = tree.first(node)..<max(tree.first(key), tree.first(node))
                let isPrivate = tokens[tree.first(key)].byte == "#" || words.contains { tokens[$0].word == .private }
                members[name] = Member(kind: kind, isPrivate: isPrivate)
            }
        }
        return members
    }

    private func member(_ node: Int, _ key: Int) -> Member.Kind? {
        switch tree.kind(node) {
        case .shorthand: return .value(key)
        case .property, .field: return value(node).map { .value($0) }
        case .method:
            guard body(node) != nil else { return nil }
            return isAccessor(node, .get) ? .getter(Body(function: node)) : .method(Body(function: node))
        default: return nil
        }
    }

    /// Whether a word is before the name of a method.
    func isAccessor(_ method: Int, _ word: ScriptWord) -> Bool {
        guard let key = key(method) else { return false }
        // Cannot trap: a method begins with its name or before it.
        return (tree.first(method)..<max(tree.first(key), tree.first(method))).contains { tokens[$0].word == word }
    }
}
