import PaySheet

/// The names that a script declares, where they hold, and what changes their values.
struct ScriptNames {
    let tokens: TokenList
    let bytes: [UInt8]
    var bindings: [UInt64: [Binding]] = [:]
    var changes: [UInt64: [Change]] = [:]
    /// What changes members, by the name of the member.
    var memberChanges: [UInt64: [Change]] = [:]
    /// Whether a token is a name in its declaration.
    var isDeclaration: [Bool]
    /// The uses of declared names that change nothing.
    var reads: [UInt64: [Int]] = [:]
    /// The names of functions in their calls.
    var calls: [UInt64: [Int]] = [:]
    /// The names of classes, by the token that opens their body.
    var classNames: [Int: Int] = [:]
    /// The names of the classes that classes extend, by the token that opens their body.
    var bases: [Int: Int] = [:]
    /// The bodies of the classes that extend a class, by the token that opens its body.
    var heirs: [Int: Set<Int>] = [:]
    /// The bodies of the classes that other files can extend.
    var exportedClasses: Set<Int> = []
    /// The objects and classes that get the members of other objects, by the token that opens them.
    var extended: Set<Int> = []
    /// The braces around the functions that are members of an object or class, by the token that opens the function.
    var owners: [Int: Int] = [:]
    /// The functions that are members of objects and classes, by the tokens of their names.
    var functions: [MemberKey: Int] = [:]
    /// The names of the parameters of functions, by the names of the functions. A pattern ends the list.
    var parameters: [Int: [Int]] = [:]
    /// The expressions that are bodies of functions.
    var arrowBodies: [Range<Int>] = []
    /// What a brace opens, for each token.
    var braces: [Brace]
    /// The innermost brace around each token; -1 if there is none.
    var enclosing: [Int32]
    /// The innermost token around each token that opens something; -1 if there is none.
    let openers: [Int32]
    /// How many commas there are before each token in the same group.
    let ordinals: [Int32]
    /// Where an expression ends that goes on with a token, for each token.
    let ends: [Int32]
    /// Whether the file imports or exports, so that its names are its own.
    let isModule: Bool
    /// Whether an exported variable is a prop of a component.
    let hasProps: Bool

    /// A member of an object or class.
    struct MemberKey: Hashable {
        /// The brace that opens the object or class.
        let owner: Int
        /// The hash of the name.
        let name: UInt64
    }

    /// The code of a function.
    enum Body {
        /// The token that opens the block.
        case block(Int)
        /// The same of a method that another class can have, too, with more in its result.
        case overridable(Int)
        /// The first token of the expression.
        case expression(Int)
    }

    /// What is between two braces.
    enum Brace: UInt8 {
        /// An object, a block, or a type.
        case other
        /// The body of a function that has its own `this`, and of one that has not.
        case function, arrow
        case classBody
    }

    struct Binding {
        enum Content {
            /// The first token of the value; `nil` if the declaration has none.
            case value(Int?)
            /// A part of the value that begins with a token: `const { name } = value`, `const [name] = value`.
            case part(of: Int, Part)
            case function(Body)
            /// A class, by the token that opens its body.
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
    }

    /// A part of an object or list.
    enum Part {
        case member([UInt8])
        case element(Int)
    }

    /// A parameter of a function that has a name.
    struct Parameter {
        /// The name of the function.
        let function: Int
        /// Whether the function is a member of an object or class.
        let isMember: Bool
        let index: Int
        /// The first token of its value in calls that have none.
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
            /// A new value: the first token of it.
            case assignment(Int)
            /// A new value at the path: the first token of it.
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
    init(_ script: ScriptTokens) {
        tokens = script.tokens
        bytes = script.bytes
        hasProps = script.language.hasProps
        braces = [Brace](repeating: .other, count: tokens.count + 1)
        enclosing = [Int32](repeating: -1, count: tokens.count)
        isDeclaration = [Bool](repeating: false, count: tokens.count)
        ends = ScriptNames.ends(tokens)
        isModule = tokens.contains { $0.word == .import || $0.word == .export }
        (openers, ordinals) = ScriptNames.groups(tokens)
        declare()
        for (name, list) in bindings where list.count > 1 { bindings[name] = list.inOrder { $0.scope.lowerBound } }
        arrowBodies = arrowBodies.inOrder { $0.lowerBound }
        findHeirs()
        findChanges()
        for token in script.changed where token < tokens.count { change(from: token) }
    }

    func isBody(_ token: Int) -> Bool { braces[token] == .function || braces[token] == .arrow }

    // MARK: Looking up

    /// The declaration of a name, seen from a token.
    func binding(of name: Range<Int>, at token: Int) -> Binding? {
        guard let list = bindings[hash(name)] else { return nil }
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].scope.lowerBound <= token { low = middle + 1 } else { high = middle }
        }
        var index = low - 1
        var steps = 0
        while index >= 0, steps < ScriptNames.mostSteps {
            if list[index].scope.contains(token), isSame(list[index].name, name) {
                // Two declarations in one block: nothing tells which one counts.
                let isDouble = index > 0 && list[index - 1].scope == list[index].scope
                return isDouble ? Binding(token: list[index].token, name: name, content: .other, scope: list[index].scope) : list[index]
            }
            index -= 1
            steps += 1
        }
        return index < 0 ? nil : Binding(token: token, name: name, content: .other, scope: 0...0)
    }

    /// So many declarations of one name are looked at.
    static let mostSteps = 128

    /// What changes the value of a declaration; `nil` if there is too much of it.
    func changes(of binding: Binding) -> [Change]? {
        let members = binding.scope == 0...tokens.count ? memberChanges[hash(binding.name)] ?? [] : []
        let list = changes[hash(binding.name)] ?? []
        guard list.count <= ScriptNames.mostSteps, members.count <= ScriptNames.mostSteps else { return nil }
        return members.filter { isGlobal($0.token) }
            + list.filter { change in
                guard binding.scope.contains(change.token), let other = self.binding(of: tokens[change.token].range, at: change.token)
                else {
                    return false
                }
                return other.name == binding.name
            }
    }

    /// Whether a member is one of `window`, which has the names that a script declares outside of functions.
    private func isGlobal(_ member: Int) -> Bool {
        guard isMember(member), member > 1, !isMember(member - 2), tokens[member - 2].kind == .name else { return false }
        return ScriptBuiltin(global: [UInt8](bytes[tokens[member - 2].range])) == .global
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
