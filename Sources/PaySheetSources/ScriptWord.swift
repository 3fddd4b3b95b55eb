/// The words that mean something in a script, and names that the reader of calls looks for.
enum ScriptWord: UInt8, Sendable {
    case none
    case `if`, `while`, `for`, `with`, `else`, `do`, `try`, `finally`, `return`, `typeof`, `case`, `in`, `of`, `delete`, `void`, `throw`,
        `new`, `await`, `yield`, `default`,
        `const`, `let`, `var`, `function`, `class`, `import`, `export`, `from`, `catch`, `switch`, `async`, `as`, `static`, `get`, `set`,
        `this`, `true`, `false`, `null`, `extends`, `readonly`, `public`, `private`, `enum`, `type`
    case undefined, instanceof, satisfies, interface, protected

    /// The word that some bytes are.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self = .none
        guard range.count > 1, range.count <= 10, bytes[range.lowerBound] &- UInt8(ascii: "a") < 26 else { return }
        var packed: UInt64 = 0
        for place in range.prefix(8) { packed = packed << 8 | UInt64(bytes[place]) }
        switch (packed, range.count) {
        case (0x6966, 2): self = .`if`
        case (0x77_6869_6C65, 5): self = .`while`
        case (0x66_6F72, 3): self = .`for`
        case (0x7769_7468, 4): self = .`with`
        case (0x656C_7365, 4): self = .`else`
        case (0x646F, 2): self = .`do`
        case (0x74_7279, 3): self = .`try`
        case (0x66_696E_616C_6C79, 7): self = .`finally`
        case (0x7265_7475_726E, 6): self = .`return`
        case (0x7479_7065_6F66, 6): self = .`typeof`
        case (0x6361_7365, 4): self = .`case`
        case (0x696E, 2): self = .`in`
        case (0x6F66, 2): self = .`of`
        case (0x6465_6C65_7465, 6): self = .`delete`
        case (0x766F_6964, 4): self = .`void`
        case (0x74_6872_6F77, 5): self = .`throw`
        case (0x6E_6577, 3): self = .`new`
        case (0x61_7761_6974, 5): self = .`await`
        case (0x79_6965_6C64, 5): self = .`yield`
        case (0x64_6566_6175_6C74, 7): self = .`default`
        case (0x63_6F6E_7374, 5): self = .`const`
        case (0x6C_6574, 3): self = .`let`
        case (0x76_6172, 3): self = .`var`
        case (0x6675_6E63_7469_6F6E, 8): self = .`function`
        case (0x63_6C61_7373, 5): self = .`class`
        case (0x696D_706F_7274, 6): self = .`import`
        case (0x6578_706F_7274, 6): self = .`export`
        case (0x6672_6F6D, 4): self = .`from`
        case (0x63_6174_6368, 5): self = .`catch`
        case (0x7377_6974_6368, 6): self = .`switch`
        case (0x61_7379_6E63, 5): self = .`async`
        case (0x6173, 2): self = .`as`
        case (0x7374_6174_6963, 6): self = .`static`
        case (0x67_6574, 3): self = .`get`
        case (0x73_6574, 3): self = .`set`
        case (0x7468_6973, 4): self = .`this`
        case (0x7472_7565, 4): self = .`true`
        case (0x66_616C_7365, 5): self = .`false`
        case (0x6E75_6C6C, 4): self = .`null`
        case (0x65_7874_656E_6473, 7): self = .`extends`
        case (0x7265_6164_6F6E_6C79, 8): self = .`readonly`
        case (0x7075_626C_6963, 6): self = .`public`
        case (0x70_7269_7661_7465, 7): self = .`private`
        case (0x656E_756D, 4): self = .`enum`
        case (0x7479_7065, 4): self = .`type`
        case (0x756E_6465_6669_6E65, 9): self = .undefined
        case (0x696E_7374_616E_6365, 10): self = .instanceof
        case (0x7361_7469_7366_6965, 9): self = .satisfies
        case (0x696E_7465_7266_6163, 9): self = .interface
        case (0x7072_6F74_6563_7465, 9): self = .protected
        default: break
        }
    }

    /// An expression follows.
    var leadsToExpression: Bool {
        switch self {
        case .return, .typeof, .case, .in, .of, .delete, .void, .throw, .new, .else, .do, .instanceof, .await, .yield, .default: true
        default: false
        }
    }

    /// A group in parentheses follows, and then a statement.
    var isControl: Bool {
        switch self {
        case .if, .while, .for, .with, .switch: true
        default: false
        }
    }
}
