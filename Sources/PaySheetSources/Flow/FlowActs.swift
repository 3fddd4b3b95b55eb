/// What code does with a session, a request, a response or an event. Options are the bits of a path.
package struct FlowActs: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let create = FlowActs(rawValue: 1 << 0)
    package static let begin = FlowActs(rawValue: 1 << 1)
    package static let show = FlowActs(rawValue: 1 << 2)
    package static let abort = FlowActs(rawValue: 1 << 3)
    package static let validation = FlowActs(rawValue: 1 << 4)
    package static let paymentMethod = FlowActs(rawValue: 1 << 5)
    package static let shippingMethod = FlowActs(rawValue: 1 << 6)
    package static let shippingContact = FlowActs(rawValue: 1 << 7)
    package static let couponCode = FlowActs(rawValue: 1 << 8)
    package static let payment = FlowActs(rawValue: 1 << 9)
    /// `complete` of a response or an event of `PaymentRequest`.
    package static let complete = FlowActs(rawValue: 1 << 10)
    package static let retry = FlowActs(rawValue: 1 << 11)
    package static let updateWith = FlowActs(rawValue: 1 << 12)
    package static let assignHandler = FlowActs(rawValue: 1 << 13)
    package static let navigate = FlowActs(rawValue: 1 << 14)
    /// Code that the file does not show gets the payment.
    package static let handOver = FlowActs(rawValue: 1 << 15)
    /// Code that the file does not show gets the event.
    package static let escape = FlowActs(rawValue: 1 << 16)

    /// The methods that answer an event of a session.
    package static let completions: FlowActs = [.validation, .paymentMethod, .shippingMethod, .shippingContact, .couponCode, .payment]
    /// What ends a handler of a session, so that nothing is missing.
    static let answers: FlowActs = [.completions, .abort, .navigate, .escape]
    /// Methods that only a session has.
    static let ofSessions: FlowActs = [.completions, .begin, .abort]

    /// The names of the methods.
    private static let methods: [(name: String, act: FlowActs)] = [
        ("begin", .begin), ("show", .show), ("abort", .abort), ("completeMerchantValidation", .validation),
        ("completePaymentMethodSelection", .paymentMethod), ("completeShippingMethodSelection", .shippingMethod),
        ("completeShippingContactSelection", .shippingContact), ("completeCouponCodeChange", .couponCode), ("completePayment", .payment),
        ("complete", .complete), ("retry", .retry), ("updateWith", .updateWith),
    ]

    /// The methods by their names.
    static let table: [[UInt8]: FlowActs] = {
        var table: [[UInt8]: FlowActs] = [:]
        for method in methods { table[[UInt8](method.name.utf8)] = method.act }
        return table
    }()

    /// The name of the method.
    package var method: String { FlowActs.methods.first { $0.act == self }?.name ?? "" }
}

/// What code waited for.
package struct FlowWaits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A promise, or a function that calls back, of which the file shows no more.
    package static let unknown = FlowWaits(rawValue: 1 << 0)
    /// A timer of more than a second.
    package static let timer = FlowWaits(rawValue: 1 << 1)
    package static let fetch = FlowWaits(rawValue: 1 << 2)
    /// XMLHttpRequest, and libraries that use it.
    package static let request = FlowWaits(rawValue: 1 << 3)
    /// A promise of Apple Pay.
    package static let applePay = FlowWaits(rawValue: 1 << 4)
    /// A timer of a second or less.
    package static let shortTimer = FlowWaits(rawValue: 1 << 5)

    /// After these, no gesture holds.
    static let lost: FlowWaits = [.timer, .request, .applePay]
    /// These end in a later task.
    static let tasks: FlowWaits = [.lost, .fetch, .shortTimer]
}

/// An event of a session.
package struct FlowEvent: Sendable {
    package let name: String
    /// The method that answers it.
    package let answer: FlowActs
    /// The members of the event besides those of all events.
    let members: [String]

    /// The events of a session.
    package static let ofSessions: [FlowEvent] = [
        FlowEvent(name: "validatemerchant", answer: .validation, members: ["validationURL"]),
        FlowEvent(name: "paymentmethodselected", answer: .paymentMethod, members: ["paymentMethod"]),
        FlowEvent(name: "shippingmethodselected", answer: .shippingMethod, members: ["shippingMethod"]),
        FlowEvent(name: "shippingcontactselected", answer: .shippingContact, members: ["shippingContact"]),
        FlowEvent(name: "couponcodechanged", answer: .couponCode, members: ["couponCode"]),
        FlowEvent(name: "paymentauthorized", answer: .payment, members: ["payment"]),
        FlowEvent(name: "cancel", answer: [], members: ["sessionError"]),
    ]

    static func named(_ name: [UInt8]) -> FlowEvent? { ofSessions.first { name.elementsEqual($0.name.utf8) } }
}

/// An object of Apple Pay.
package enum FlowObject: Sendable {
    case session, request, response
}

/// One way through a function, from its start to a place in it. Paths with the same contents are one path.
struct FlowPath: Hashable {
    struct Marks: OptionSet, Hashable {
        let rawValue: UInt8

        /// A reader of the code sees the path: through `catch`, `else`, an error callback or an early `return`.
        static let visible = Marks(rawValue: 1 << 0)
        /// It does not go through code that would answer, although nothing in the code says so.
        static let hidden = Marks(rawValue: 1 << 1)
        /// It goes through a `catch` or an error callback.
        static let failed = Marks(rawValue: 1 << 2)
        /// It did an answer, and failed then.
        static let failedLater = Marks(rawValue: 1 << 3)
        /// Only a call that is not awaited can have thrown.
        static let thrownByCall = Marks(rawValue: 1 << 4)
        /// A flag or the session itself decides about it.
        static let guarded = Marks(rawValue: 1 << 5)
        /// It goes through a function that other code can call or not.
        static let uncertain = Marks(rawValue: 1 << 6)
        /// It waited after it began the session.
        static let late = Marks(rawValue: 1 << 7)
    }

    /// What it did for certain.
    var done: FlowActs = []
    /// What it can have done in code that the file does not show.
    var possible: FlowActs = []
    /// What it waited for.
    var waited: FlowWaits = []
    var marks: Marks = []
    /// The call of the first answer; -1 if there is none.
    var answer: Int32 = -1

    func with(_ marks: Marks) -> FlowPath {
        var path = self
        path.marks.formUnion(marks)
        return path
    }

    /// Whether it did something that others did not do, or can have done it.
    func did(_ acts: FlowActs) -> Bool { !done.isDisjoint(with: acts) || !possible.isDisjoint(with: acts) }
}

extension Set<FlowPath> {
    func with(_ marks: FlowPath.Marks) -> Set<FlowPath> { isEmpty ? self : Set(map { $0.with(marks) }) }

    /// All that some path did, or can have done.
    var acts: FlowActs { reduce(into: []) { $0.formUnion([$1.done, $1.possible]) } }
}

/// The paths behind a function, by how it ends.
struct FlowEnds {
    /// Behind the last statement, or behind `return`.
    var returned: Set<FlowPath> = []
    var thrown: Set<FlowPath> = []
}
