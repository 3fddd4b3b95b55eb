import PaySheet

/// The names that a script declares, where they hold, and what changes their values.
///
/// A name, a change, or a call is known by its token, and everything else by its node.
struct ScriptNames: ScriptReader {
    let tokens: TokenList
    let bytes: [UInt8]
    let tree: ScriptTree
    /// What is around each node.
    let places: [Place]
    var bindings: [UInt64: [Binding]] = [:]
    let allUses: ScriptUses
    /// What the shopper changes, by the first of the names that lead there.
    var shopperChanges: [UInt64: [Change]] = [:]
    /// What changes members without a use of their names, by the name.
    var otherMemberChanges: [UInt64: [Change]] = [:]
    /// Whether a token is a name in its declaration.
    var isDeclaration: [Bool]
    /// The names of functions in their calls.
    var calls: [UInt64: [Int]] = [:]
    /// The bodies of all classes.
    var classes: [Int] = []
    /// The bodies of the classes that extend a class, by its body.
    var heirs: [Int: Set<Int>] = [:]
    /// The objects, and the bodies of classes, that get the members of other objects.
    var extended: Set<Int> = []
    /// The functions that are members of objects and classes.
    var functions: [MemberKey: Int] = [:]
    /// The names of the parameters of functions. A pattern ends the list.
    var parameters: [Int: [Int]] = [:]
    /// Whether the file imports or exports, so that its names are its own.
    let isModule: Bool
    /// Whether an exported variable is a prop of a component.
    let hasProps: Bool
    /// Functions of SDKs, which leave their arguments as they are.
    let readers: [[UInt8]]

    /// What is around a node. -1 stands for nothing.
    struct Place {
        /// The innermost block.
        var block: Int32 = 0
        /// The innermost function.
        var function: Int32 = -1
        /// The object, or the body of the class, that `this` has the members of.
        var owner: Int32 = -1
        /// How many children of the parent are before it.
        var number: Int32 = 0
    }

    /// A member of an object or class.
    struct MemberKey: Hashable {
        /// The object, or the body of the class.
        let owner: Int
        /// The hash of the name.
        let name: UInt64
    }

    /// The code of a function.
    struct Body {
        let function: Int
        /// Whether another class can have the method, too, with more in its result.
        var isOverridable = false
    }

    struct Binding {
        enum Content {
            /// The value; `nil` if the declaration has none.
            case value(Int?)
            /// A part of a value: `const { name } = value`, `const [name] = value`.
            case part(of: Int, Part)
            case function(Body)
            /// A class, by its body.
            case classBody(Int)
            case parameter(Parameter)
            case imported(Import)
            /// Something that is not followed.
            case other
        }
        let token: Int
        let name: Range<Int>
        let content: Content
        /// The tokens where the name holds.
        let scope: ClosedRange<Int>
        /// The index of the declaration of this name around the scope; -1 if there is none.
        var outer = -1
    }

    /// A part of an object or list.
    enum Part {
        case member([UInt8])
        case element(Int)
    }

    /// A parameter of a function that has a name.
    struct Parameter {
        let function: Int
        let index: Int
        /// Its value in calls that have none.
        let fallback: Int?
    }

    /// What another file exports.
    struct Import {
        /// The token of the path.
        let path: Int
        /// The token of the name in the other file; `nil` for what it exports without a name.
        let name: Int?
        /// Whether `require()` returns it.
        let isRequired: Bool
    }

    /// Something that changes a value after its declaration.
    struct Change {
        enum Kind {
            /// A new value.
            case assignment(Int)
            /// A new value at the path.
            case set([[UInt8]], Int)
            /// Something else at the path.
            case member([[UInt8]])
            /// Nothing is left at the path.
            case deleted([[UInt8]])
            /// Code that is not followed has got what is at the path.
            case escaped([[UInt8]])
            /// A method or `Object.assign` adds something to what is at the path, or takes something from it.
            case mutated([[UInt8]])
            /// The function returns what is at the path.
            case returned([[UInt8]])
            /// Other files can get the value.
            case exported
            /// The name at a token, or the member, has got what is at the first path. It has it at the second one.
            case shared([[UInt8]], Int, [[UInt8]])
            /// The same of the members of an object that is spread. Only what is in them is the same object.
            case copied([[UInt8]], Int, [[UInt8]])
        }
        let token: Int
        let kind: Kind
    }

    /// Reads what a script declares.
    init(_ script: ScriptTokens, readers: [[UInt8]] = []) {
        tokens = script.tokens
        bytes = script.bytes
        self.readers = readers
        hasProps = script.language.hasProps
        isModule = tokens.contains { $0.word == .import || $0.word == .export }
        isDeclaration = [Bool](repeating: false, count: tokens.count)
        allUses = ScriptUses(count: tokens.count)
        tree = ScriptParser.tree(script)
        places = ScriptNames.places(tree)
        var node: Int? = 0
        while let next = node {
            declare(next)
            node = tree.following(next)
        }
        for (name, list) in bindings where list.count > 1 { bindings[name] = ScriptNames.nested(list) }
        findHeirs()
        findUses()
        for token in script.changed where token < tokens.count { change(from: token) }
    }

    /// Puts the declarations of a name in order, each with the one around it.
    private static func nested(_ list: [Binding]) -> [Binding] {
        var nested = list.inOrder { $0.scope.lowerBound }
        var around: [Int] = []
        for index in nested.indices {
            while let last = around.last, nested[last].scope.upperBound < nested[index].scope.lowerBound { around.removeLast() }
            nested[index].outer = around.last ?? -1
            around.append(index)
        }
        return nested
    }

    // MARK: Looking up

    /// The declaration of a name, seen from a token.
    func binding(of name: Range<Int>, at token: Int) -> Binding? {
        guard let list = bindings[hash(name)] else { return nil }
        var index = list.lowerBound { $0.scope.lowerBound <= token } - 1
        var steps = 0
        while index >= 0, steps < ScriptNames.mostSteps {
            if list[index].scope.contains(token), isSame(list[index].name, name) {
                // Two declarations in one block: nothing tells which one counts.
                let isDouble = index > 0 && list[index - 1].scope == list[index].scope
                return isDouble ? Binding(token: list[index].token, name: name, content: .other, scope: list[index].scope) : list[index]
            }
            index = list[index].outer
            steps += 1
        }
        return index < 0 ? nil : Binding(token: token, name: name, content: .other, scope: 0...0)
    }

    func declaration(of token: Int) -> Binding? { binding(of: tokens[token].range, at: token) }

    /// So many declarations of one name are looked at, and so many changes of a value.
    static let mostSteps = 128
    /// No object of Apple Pay is deeper.
    static let longestPath = 8

    /// What changes the value of a declaration; `nil` if there is too much of it.
    func changes(of binding: Binding) -> [Change]? {
        let uses = uses(of: hash(binding.name))
        let members = binding.scope == 0...tokens.count ? uses.memberChanges : []
        let list = uses.changes
        guard list.count <= ScriptNames.mostSteps, members.count <= ScriptNames.mostSteps else { return nil }
        return members.filter { isGlobal($0.token) }
            + list.filter { binding.scope.contains($0.token) && declaration(of: $0.token)?.name == binding.name }
    }

    /// Whether a member is one of `window`, which has the names that a script declares outside of functions.
    private func isGlobal(_ member: Int) -> Bool {
        guard isMember(member), let object = tree.child(node(member)), tree.kind(object) == .name else { return false }
        return ScriptBuiltin(global: word(tree.first(object))) == .global
    }

    /// Whether the file declares a name outside of functions and blocks.
    func isDeclared(_ name: [UInt8]) -> Bool {
        bindings[ScriptNames.hash(name)]?.contains { $0.scope == 0...tokens.count && bytes[$0.name].elementsEqual(name) } ?? false
    }

    /// Whether the file declares or imports a name anywhere.
    func declares(_ name: Range<Int>) -> Bool { bindings[hash(name)]?.contains { isSame($0.name, name) } ?? false }

    func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool { one == other || bytes[one].elementsEqual(bytes[other]) }

    func hash(_ range: Range<Int>) -> UInt64 { ScriptNames.hash(bytes[range]) }

    static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
