/// What Safari does with a document: derived from the findings, never worked out beside them.
///
/// ```swift
/// if case .throws(let exception) = reading.safari { log(exception.kind.name, exception.stage.word, exception.pointer) }
/// ```
///
/// All findings count, also those that a policy ignores or weakens: no setting makes Safari take what it refuses.
public enum SafariVerdict: Sendable, Hashable {
    /// Safari throws nothing. What Apple's servers and the closed parts of the system say stays open.
    case accepts
    /// Safari throws, at the first of its checks in its own order.
    case `throws`(Exception)
    /// Safari throws on some devices and accepts the document on others. The text says what decides.
    case depends(Exception, why: String)
    /// Safari throws nothing; the system then ends the payment.
    case cancels(RuleID)
    /// No browser sees such a document: another kind, an unknown kind, or text that is not JSON.
    case notApplicable

    /// The word that reports use.
    public var word: String {
        switch self {
        case .accepts: "accepts"
        case .throws: "throws"
        case .depends: "depends"
        case .cancels: "cancels"
        case .notApplicable: "not-applicable"
        }
    }

    /// What Safari throws, when, and why.
    public struct Exception: Sendable, Hashable {
        /// The kind of error.
        public let kind: ErrorKind
        /// The text of the error, as the developer console shows it behind the kind.
        ///
        /// Only a long value in it is cut, and control and direction characters become U+FFFD.
        public let text: String
        /// When it is thrown.
        public let stage: Stage
        /// The rule that says what is wrong.
        public let rule: RuleID
        /// Where: an RFC 6901 pointer.
        public let pointer: String
        /// The catalogue's id of the check, such as `WK-TOTAL-AMOUNT`.
        public let check: String
    }

    /// The kinds of error that the engine throws here.
    public enum ErrorKind: UInt8, Sendable, Hashable, CaseIterable {
        /// A value is not what the interface takes. By far the most common.
        case typeError
        /// A currency or method identifier is malformed.
        case rangeError
        /// The version, a status or the moment is wrong.
        case invalidAccessError
        /// The payment has ended in the meantime.
        case invalidStateError
        /// The page may not ask for payments.
        case securityError
        /// No payment method is known.
        case notSupportedError
        /// The payment was ended.
        case abortError

        /// The name in the developer console.
        public var name: String {
            switch self {
            case .typeError: "TypeError"
            case .rangeError: "RangeError"
            case .invalidAccessError: "InvalidAccessError"
            case .invalidStateError: "InvalidStateError"
            case .securityError: "SecurityError"
            case .notSupportedError: "NotSupportedError"
            case .abortError: "AbortError"
            }
        }
    }

    /// The moments at which the engine looks at documents.
    public enum Stage: UInt8, Sendable, Hashable, CaseIterable {
        /// `new ApplePaySession(…)` or `new PaymentRequest(…)`.
        case construct
        /// From `begin()` or `show()` until the sheet is ready, merchant validation included.
        case show
        /// The answer to a change in the sheet.
        case update
        /// The end of the payment.
        case complete

        /// The word that reports use.
        public var word: String {
            switch self {
            case .construct: "construct"
            case .show: "show"
            case .update: "update"
            case .complete: "complete"
            }
        }
    }
}

/// One check that Safari's engine makes.
///
/// The possible causes of a message in the console: all checks that throw one kind of error at one stage, in WebKit's order.
/// `PaySheetGuide` adds the rules that find their failures.
///
/// ```swift
/// for check in SafariCheck.all(throwing: .rangeError, at: .construct) { print(check.id) }
/// ```
public struct SafariCheck: Sendable, Hashable {
    /// The catalogue's id, such as `WK-TOTAL-AMOUNT`.
    public let id: String
    /// What is thrown.
    public let kind: SafariVerdict.ErrorKind
    /// When it is made first.
    public let stage: SafariVerdict.Stage
    /// The texts that it throws. `%value%` and other words between per cent signs stand for what the document says.
    public private(set) var messages: [String]
    /// The rules about shape that find what fails the check.
    package private(set) var shapeRules: [RuleID]

    /// Every check, in the engine's order: Apple Pay JS first, then what only the W3C interface has.
    public static let all: [SafariCheck] = {
        let rows = WebKitCheck.allCases.filter { $0 != .systemCancels }.map { (check: $0, row: $0.row) }
        var checks: [SafariCheck] = []
        for (check, row) in rows.inOrder(of: { SafariCheck.place($0.row) }) {
            // Several checks share an id where the catalogue has only one.
            if let known = checks.firstIndex(where: { $0.id == row.id && $0.kind == row.kind && $0.stage == row.stage }) {
                checks[known].add(check, row)
            } else {
                checks.append(SafariCheck(check, row))
            }
        }
        return checks
    }()

    /// The checks that throw one kind of error, in the engine's order. `nil` for any stage.
    public static func all(throwing kind: SafariVerdict.ErrorKind, at stage: SafariVerdict.Stage? = nil) -> [SafariCheck] {
        all.filter { $0.kind == kind && (stage == nil || $0.stage == stage) }
    }

    private static func place(_ row: WebKitRow) -> Int {
        let place = row.session > 0 ? row.session : 200 + row.payment
        return Int(row.stage.rawValue) * 1000 + place
    }

    private init(_ check: WebKitCheck, _ row: WebKitRow) {
        id = row.id
        kind = row.kind
        stage = row.stage
        shapeRules = row.shapeRules
        messages = check.texts
    }

    private mutating func add(_ check: WebKitCheck, _ row: WebKitRow) {
        shapeRules += row.shapeRules.filter { !shapeRules.contains($0) }
        messages += check.texts.filter { !messages.contains($0) }
    }
}
