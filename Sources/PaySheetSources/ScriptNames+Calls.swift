// What gets an object: functions and methods.
extension ScriptNames {
    /// Goes through a call of a method of the object. Returns false if the result has nothing of it.
    func method(_ use: inout Use, _ name: Int, _ call: Int) -> Bool {
        guard let method = ScriptNames.methods[hash(tokens[name].range)] else {
            let isMutating = ScriptNames.mutating.contains { bytes[tokens[name].range].elementsEqual($0) }
            if isMutating { use.mutate() } else { use.escape() }
            return false
        }
        guard case .list(let element) = method else { return false }
        use.node = call
        use.isExact = false
        guard let element else { return true }
        let elements = use.place.isEmpty ? use.path + [ScriptNames.anyMember] : use.path
        // The function can get the whole list, too.
        guard let function = argument(0, call), tree.kind(function).isFunction, let callback = parameter(element, of: function),
            parameter(element + 2, of: function) == -1
        else {
            use.changes.append(.escaped(use.path))
            return true
        }
        if callback >= 0 { use.changes.append(.shared(elements, callback, [[UInt8]](use.place.dropFirst()))) }
        return true
    }

    private enum Method {
        /// Its result is a text, a number or the like.
        case plain
        /// It returns elements, and gives them to a parameter of its function, if it has one.
        case list(parameter: Int?)
    }

    /// Goes from an argument to the result of the call, if that has it.
    func argument(_ use: inout Use, _ node: Int, _ arguments: Int) -> Bool {
        guard let call = tree.parent(arguments) else { return false }
        let number = Int(places[node].number)
        let isSpread = tree.kind(node) == .spread
        guard let callee = calleeToken(call), isName(callee) else {
            if !isBound(call) { use.escape() }
            return false
        }
        let word = bytes[tokens[callee].range]
        func isOne(of names: [[UInt8]]) -> Bool { names.contains { word.elementsEqual($0) } }
        if isApplePay(callee) || isOne(of: ScriptNames.readers) || isOne(of: readers) && !isOwn(callee)
            || use.place.count > 0 && isOne(of: ScriptNames.hooks)
        {
            return false
        }
        if isMember(callee) {
            let object = tree.child(self.node(callee))
            if let object, ScriptNames.silent.contains(where: { bytes[tokens[tree.last(object)].range].elementsEqual($0) }) { return false }
            if isOne(of: ScriptNames.plainMembers) { return false }
            if isOne(of: ScriptNames.assign) || object.map({ isUtility($0) }) == true && isOne(of: ScriptNames.extending) {
                // Only the first object gets other members. `$.extend(true, …)` begins with a word.
                let isTarget = number == 0 || number == 1 && self.argument(0, call).map { tokens[tree.first($0)].word == .true } == true
                if isTarget { assign(&use, besides: node) }
                return isTarget && result(&use, call, place: [])
            }
            if isOne(of: ScriptNames.containers), object.map({ isContainer($0) }) == true { return result(&use, call, place: []) }
            if isOne(of: ScriptNames.adding), let object {
                _ = target(&use, object, place: [ScriptNames.anyMember])
                return false
            }
        } else if declaration(of: callee) == nil || isImported(callee) {
            switch ScriptBuiltin(global: [UInt8](word)) {
            case .identity?: return result(&use, call, place: [])
            case .box(let name)?: return result(&use, call, place: [[UInt8](name.utf8)])
            // It returns what the store has, or in another package any part of its argument.
            case .unbox?: return enter(&use, ScriptNames.anyMember) && result(&use, call, place: [])
            case .state?: return result(&use, call, place: [ScriptNames.anyMember])
            default: break
            }
        }
        if !isSpread, let parameter = parameter(number, ofCall: callee) {
            use.changes.append(.shared(use.path, parameter, use.place))
        } else {
            use.escape()
        }
        return false
    }

    /// Whether an expression is `Object` or `Promise`, whose functions return what they get. `resolve` of a deferred object hands it on.
    private func isContainer(_ object: Int) -> Bool { reads("Object", tree.last(object)) || reads("Promise", tree.last(object)) }

    /// Notes the members that `Object.assign` gives to its first argument.
    private func assign(_ use: inout Use, besides target: Int) {
        var members: [[UInt8]] = []
        var source = tree.next(target)
        while let object = source {
            guard tree.kind(object) == .object, use.place.isEmpty else { return use.mutate() }
            for member in tree.children(object) {
                guard tree.kind(member) != .spread, tree.kind(member) != .error, let name = key(member).flatMap({ name($0) }) else {
                    return use.mutate()
                }
                members.append(name)
            }
            source = tree.next(object)
        }
        for member in members { use.changes.append(.member(use.path + [member])) }
    }

    private func result(_ use: inout Use, _ call: Int, place: [[UInt8]]) -> Bool {
        use.node = call
        use.place = place + use.place
        return true
    }

    /// Whether a name is one of a function that hands its arguments to Apple Pay: `session.completePayment`, or `.call` of it.
    private func isApplePay(_ callee: Int) -> Bool {
        var callee = callee
        if isMember(callee), reads("call", callee), let function = tree.child(node(callee)), tree.kind(function) == .member {
            callee = tree.last(function)
        }
        let word = bytes[tokens[callee].range]
        if ScriptNames.applePay.contains(where: { word.elementsEqual($0) }) { return true }
        guard parent(node(callee), .new) != nil, let binding = declaration(of: callee) else { return false }
        switch binding.content {
        case .value(let value?): return mentionsSession(value)
        case .part(_, .member(let name)): return name.elementsEqual("ApplePaySession".utf8)
        default: return false
        }
    }

    /// Whether a value names the class. Other names of a class are short, and not worth more.
    func mentionsSession(_ value: Int) -> Bool {
        tree.tokens(value).prefix(ScriptNames.longestAlias).contains { reads("ApplePaySession", $0) }
    }

    private static let longestAlias = 16

    /// `session.completePayment.bind(session)(…)`
    private func isBound(_ call: Int) -> Bool {
        guard let inner = tree.child(call), tree.kind(inner) == .call, let bind = calleeToken(inner), isMember(bind), reads("bind", bind),
            let function = tree.child(node(bind)), tree.kind(function) == .member
        else { return false }
        return isApplePay(tree.last(function))
    }

    /// Whether an object is jQuery or lodash.
    private func isUtility(_ object: Int) -> Bool {
        guard tree.kind(object) == .name else { return false }
        let name = tree.first(object)
        return (declaration(of: name) == nil || isImported(name)) && ScriptBuiltin(global: word(name)) == .utilities
    }

    /// Whether a function or class of the file has a name.
    private func isOwn(_ callee: Int) -> Bool {
        guard !isMember(callee) else { return false }
        switch declaration(of: callee)?.content {
        case .function, .classBody: return true
        default: return false
        }
    }

    private func isImported(_ token: Int) -> Bool { if case .imported? = declaration(of: token)?.content { true } else { false } }

    /// The parameter of a function of the file that gets an argument of a call.
    private func parameter(_ number: Int, ofCall callee: Int) -> Int? {
        var function: Int?
        if isMember(callee) {
            guard let object = tree.child(node(callee)), tokens[tree.last(object)].word == .this, let owner = owner(of: object) else {
                return nil
            }
            function = functions[MemberKey(owner: owner, name: hash(tokens[callee].range))]
        } else {
            switch declaration(of: callee)?.content {
            case .classBody(let body)?: function = functions[MemberKey(owner: body, name: ScriptNames.hash("constructor".utf8))]
            case .function(let body)?: function = body.function
            default: return nil
            }
        }
        guard let function, let parameters = parameters[function], parameters.indices.contains(number) else { return nil }
        return parameters[number]
    }

    /// The call whose result an object is: that of a variable, or the object itself.
    func callMaking(_ object: Int) -> Int? {
        if tree.kind(object) == .call { return object }
        guard tree.kind(object) == .name, let binding = declaration(of: tree.first(object)), case .value(var value?) = binding.content
        else {
            return nil
        }
        // `await sdk.create()`
        if tree.kind(value) == .unary, tokens[tree.first(value)].word == .await, let inner = tree.child(value) { value = inner }
        return tree.kind(value) == .call ? value : nil
    }

    // MARK: Known functions

    private static func table(_ names: String...) -> [[UInt8]] { names.map { [UInt8]($0.utf8) } }

    private static let applePay = table(
        "ApplePaySession", "PaymentRequest", "completePaymentMethodSelection", "completeShippingMethodSelection",
        "completeShippingContactSelection", "completeCouponCodeChange", "completePayment", "updateWith")
    /// Functions that leave their arguments as they are, and return nothing of them.
    private static let readers = table(
        "Number", "String", "Boolean", "parseFloat", "parseInt", "isNaN", "structuredClone", "cloneDeep", "encodeURIComponent", "expect",
        "toEqual", "toStrictEqual",
        "toMatchObject", "toHaveBeenCalledWith", "deepEqual", "strictEqual")
    /// Functions of React whose lists of dependencies change nothing.
    private static let hooks = table("useEffect", "useLayoutEffect", "useMemo", "useCallback")
    private static let silent = table("console", "logger", "log", "JSON")
    /// Members of `Object` and the like that return no part of their argument.
    private static let plainMembers = table("keys", "stringify", "isArray")
    /// Members of `Object` and `Promise` whose result has the argument, or its parts.
    private static let containers = table("freeze", "seal", "values", "entries", "resolve")
    private static let adding = table("push", "unshift")
    private static let assign = table("assign")
    private static let extending = table("extend", "merge", "assignIn")
    /// The methods that change a list or a map.
    private static let mutating = table(
        "push", "pop", "shift", "unshift", "splice", "sort", "reverse", "fill", "set", "add", "delete", "clear")

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
}
