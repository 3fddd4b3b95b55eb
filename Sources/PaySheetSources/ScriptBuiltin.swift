/// What a script gets from the browser or from a framework, as far as documents depend on it.
enum ScriptBuiltin: Sendable, Equatable {
    /// `window`, and other values whose members are global names.
    case global
    case sessionClass
    case session
    /// A constant that the class does not have: `ApplePaySession.STATUS_ERROR`.
    case missingStatus
    /// What `this` is in the functions of an object or class, by its node.
    case instance(Int)
    /// `Object`, `Promise`, `JSON`.
    case object, promise, json
    /// A function that returns its first argument: `Object.freeze`, `reactive`.
    case identity
    /// `Object.assign`
    case assign
    /// `JSON.parse`
    case parse
    /// A function that returns what its first argument returns: `useMemo`.
    case result
    /// A function that puts its first argument into a member: `ref`.
    case box(String)
    /// A function that puts what its first argument returns into a member: `computed`.
    case resultBox(String)
    /// `useState`
    case state

    /// A name that no declaration of the file has.
    init?(global name: [UInt8]) {
        guard let builtin = ScriptBuiltin.globals[name] else { return nil }
        self = builtin
    }

    /// A name that a package exports.
    init?(package name: [UInt8]) {
        guard let builtin = ScriptBuiltin.globals[name], ScriptBuiltin.ofFrameworks.contains(builtin) else { return nil }
        self = builtin
    }

    /// A member of it.
    func member(_ name: [UInt8]) -> ScriptBuiltin? {
        switch self {
        case .global: ScriptBuiltin(global: name)
        case .object: ScriptBuiltin.ofObjects[name]
        case .promise: name.elementsEqual("resolve".utf8) ? .identity : nil
        case .json: name.elementsEqual("parse".utf8) ? .parse : nil
        default: nil
        }
    }

    private static let globals = table([
        "window": .global, "globalThis": .global, "self": .global, "top": .global, "parent": .global, "React": .global, "Vue": .global,
        "ApplePaySession": .sessionClass, "Object": .object, "Promise": .promise, "JSON": .json,
        "structuredClone": .identity, "reactive": .identity, "shallowReactive": .identity, "readonly": .identity, "markRaw": .identity,
        "toRaw": .identity, "useCallback": .identity, "useMemo": .result, "ref": .box("value"), "shallowRef": .box("value"),
        "useRef": .box("current"), "computed": .resultBox("value"), "useState": .state,
    ])
    private static let ofFrameworks: [ScriptBuiltin] = [
        .global, .identity, .result, .box("value"), .box("current"), .resultBox("value"), .state,
    ]
    private static let ofObjects = table(["freeze": .identity, "seal": .identity, "assign": .assign])

    private static func table(_ names: [String: ScriptBuiltin]) -> [[UInt8]: ScriptBuiltin] {
        var table: [[UInt8]: ScriptBuiltin] = [:]
        for (name, builtin) in names { table[[UInt8](name.utf8)] = builtin }
        return table
    }
}
