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
    /// `Object`, `Promise`, `JSON`, `Reflect`.
    case object, promise, json, reflect
    /// jQuery or lodash.
    case utilities
    /// A function that returns its first argument: `Object.freeze`, `reactive`, `$state`, which has others as members.
    case identity
    /// `Object.assign`, `$.extend`
    case assign
    /// `_.merge`
    case merge
    /// `JSON.parse`
    case parse
    /// A function that returns what its first argument returns: `useMemo`.
    case result
    /// A function that puts its first argument into a member: `ref`.
    case box(String)
    /// A function that puts what its first argument returns into a member: `computed`.
    case resultBox(String)
    /// A function that returns a member of its first argument: `get` of Svelte.
    case unbox(String)
    /// `useState`
    case state
    /// `document`, and its methods that find an element of the page.
    case document, find
    /// An element of the page by the place of its tag, all its attributes of data, and its method `getAttribute`.
    case element(Int)
    case dataset(Int)
    case attribute(Int)

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
        case .utilities: ScriptBuiltin.ofUtilities[name]
        case .document: ScriptBuiltin.ofDocuments[name]
        case .identity: ScriptBuiltin.ofRunes[name]
        case .promise: name.elementsEqual("resolve".utf8) ? .identity : nil
        case .json: name.elementsEqual("parse".utf8) ? .parse : nil
        default: nil
        }
    }

    private static let globals = table([
        "document": .document, "window": .global, "globalThis": .global, "self": .global, "top": .global, "parent": .global,
        "React": .global, "Vue": .global,
        "ApplePaySession": .sessionClass, "Object": .object, "Promise": .promise, "JSON": .json, "Reflect": .reflect,
        "$": .utilities, "jQuery": .utilities, "_": .utilities, "lodash": .utilities, "cloneDeep": .identity,
        "$state": .identity, "$derived": .identity, "writable": .box(store), "readable": .box(store), "get": .unbox(store),
        "structuredClone": .identity, "reactive": .identity, "shallowReactive": .identity, "readonly": .identity, "markRaw": .identity,
        "toRaw": .identity, "useCallback": .identity, "useMemo": .result, "ref": .box("value"), "shallowRef": .box("value"),
        "useRef": .box("current"), "computed": .resultBox("value"), "useState": .state,
    ])
    private static let ofFrameworks: [ScriptBuiltin] = [
        .global, .identity, .result, .box("value"), .box("current"), .resultBox("value"), .state, .utilities, .box(store), .unbox(store),
    ]
    /// The member in which a store of Svelte has its value. No script can write the name.
    static let store = "$"
    private static let ofObjects = table(["freeze": .identity, "seal": .identity, "assign": .assign])
    private static let ofUtilities = table([
        "extend": .assign, "assign": .assign, "assignIn": .assign, "merge": .merge, "clone": .identity, "cloneDeep": .identity,
    ])
    private static let ofDocuments = table(["getElementById": .find, "querySelector": .find])
    /// `$state.raw(…)`, `$derived.by(() => …)`
    private static let ofRunes = table(["raw": .identity, "by": .result])

    private static func table(_ names: [String: ScriptBuiltin]) -> [[UInt8]: ScriptBuiltin] {
        var table: [[UInt8]: ScriptBuiltin] = [:]
        for (name, builtin) in names { table[[UInt8](name.utf8)] = builtin }
        return table
    }
}
