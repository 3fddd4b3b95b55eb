package import PaySheet

/// A mistake in what code does.
package struct FlowRule: Sendable {
    /// The rule that the finding names.
    package let rule: RuleID
    /// The severity of a mistake that every path makes.
    package let severity: Severity
    /// The severity if only some paths make it, or if something else makes it less sure; `nil` reports nothing then.
    package let severityOfSome: Severity?
    /// The code with the mistake.
    package let pattern: FlowPattern
    /// The sentence of a finding, and what to write instead.
    package let words: @Sendable (FlowMatch) -> (message: Sentence, help: String)

    package init(
        _ rule: RuleID, _ severity: Severity, some: Severity? = nil, _ pattern: FlowPattern,
        _ words: @escaping @Sendable (FlowMatch) -> (message: Sentence, help: String)
    ) {
        self.rule = rule
        self.severity = severity
        severityOfSome = some
        self.pattern = pattern
        self.words = words
    }

    /// Returns the finding about a place of a file; `nil` if it is not severe enough.
    func finding(_ match: FlowMatch, in file: OriginFile) -> Finding? {
        guard let severity = match.isHint ? .info : match.isSome ? severityOfSome : severity else { return nil }
        let words = words(match)
        return Finding(rule, severity, words.message, help: words.help, at: match.range, in: file)
    }
}

/// A form of mistakes.
package enum FlowPattern: Sendable {
    /// An `await` is in a function that is not async.
    case strayAwait
    /// Code that starts without a gesture does the act.
    case entry(FlowActs)
    /// Each path waits for something that ends the gesture, before it creates a session.
    case waits
    /// The handler of `cancel` creates a session.
    case second
    /// Code uses a handler with a name that the object does not have.
    case handlerName
    /// A handler is the result of a call, and that is not a function.
    case handlerResult
    /// A handler reads a member that its event does not have.
    case eventMember
    /// A method of the class is called on the session, or the other way round.
    case receiver
    /// A condition is one of the methods, or the promise of one.
    case condition
    /// A statement names the function that settles a promise, and does not call it.
    case notCalled
    /// A method of the class has no argument.
    case noArgument([String])
    /// The first argument of a method has one of the forms.
    case argument(FlowActs, FlowForms)
    /// The answer to `merchantvalidation` is not a promise of a session.
    case response
    /// A complete method has a number of arguments that no form has.
    case count
    /// A handler answers with the method of another event.
    case otherAnswer
    /// Nothing does the act on a new object.
    case missing(FlowActs, of: FlowObject)
    /// An object has no handler for one of the events.
    case noHandler(of: FlowObject, act: FlowActs, events: [String])
    /// A path ends without an answer.
    case unanswered(FlowObject)
    /// A path does the second act after the first one.
    case after(FlowActs, then: FlowActs)
    /// A listener does the act on an object that was made outside of it.
    case outside(FlowActs)
    /// A session is used after its end.
    case ended
    /// A handler is assigned after the session has begun and the code has waited.
    case late
    /// A handler answers with `updateWith` after it has waited.
    case lateUpdate
    /// A payment is successful before the server has answered, or after an error.
    case early
    /// Data of a payment reaches a sink.
    case data(FlowSink)
    /// The lines of a file of a server have a mistake.
    case server(ServerMistake)
    /// A frame of a page may not pay.
    case frame
}

/// A mistake that lines show, without the tree of a script.
package enum ServerMistake: Sendable {
    /// A request goes to an address of the client.
    case address
    /// A check of such an address lets other ones pass.
    case weakCheck
    /// A client does not check certificates.
    case unverified
    case secret, pageSecret
    /// A request goes to the sandbox, whatever the settings are.
    case sandbox
    /// The client chooses the domain, or the amount.
    case domain, amount
    /// A merchant session is used again.
    case kept
}

/// Where data should not go.
package enum FlowSink: Sendable {
    case log, address, validation
}

/// The form of an expression.
package struct FlowForms: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let text = FlowForms(rawValue: 1 << 0)
    package static let promise = FlowForms(rawValue: 1 << 1)
    /// The response of `fetch`.
    package static let response = FlowForms(rawValue: 1 << 2)
    /// The response of axios, which has the body as a member.
    package static let envelope = FlowForms(rawValue: 1 << 3)
    /// An object whose only member is the session.
    package static let wrapped = FlowForms(rawValue: 1 << 4)
    /// A label and an amount.
    package static let total = FlowForms(rawValue: 1 << 5)
}

/// What a pattern found.
package struct FlowMatch: Sendable {
    /// The place in the file.
    let range: Range<Int>
    /// The function that it is about; -1 for the script.
    var function: Int
    /// The word that a sentence needs: a method, an event or a member.
    package var name = ""
    /// Another such word.
    package var other = ""
    /// Whether the mistake is not one of each path, or less sure.
    package var isSome = false
    /// Whether it is only a hint.
    package var isHint = false
    package var waits: FlowWaits = []
}
