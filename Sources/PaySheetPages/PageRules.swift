package import PaySheet
package import PaySheetSources

/// The rules about what a page and a server do, each a row: the code with the mistake, and the words of a finding.
///
/// At one place, an earlier row hides later ones.
package enum PageRules {
    package static func all(_ system: SystemRelease?) -> [FlowRule] {
        functions + [waits(system)] + sessions + paths + answers + arguments + data
    }

    /// How long a gesture holds depends on the system.
    private static func waits(_ system: SystemRelease?) -> FlowRule {
        let keepsGesture = system.map { !SystemRelease($0.family, 26, 2).isLater(than: $0) }
        return FlowRule(.sessionGesture, .error, some: keepsGesture.map { $0 ? nil : .error } ?? .warning, .waits) { match in
            (
                match.isSome
                    ? "the code waits for fetch before it creates the session; before Safari 26.2, the gesture of the shopper is over then"
                    : "the code waits for \(words: thing(match.waits)) before it creates the session; the gesture of the shopper is over then",
                "create the session first, and wait in its handlers"
            )
        }
    }

    private static let functions: [FlowRule] = [
        FlowRule(.handlerAwait, .error, .strayAwait) { _ in
            ("await is in a function that is not async; the browser throws a SyntaxError", "write async before the function")
        },
        FlowRule(.sessionGesture, .error, .entry(.create)) { _ in
            (
                "this code runs without a gesture of the shopper, and Safari throws an InvalidAccessError",
                "create the session in the listener of a click"
            )
        },
        FlowRule(.sessionSecond, .error, .second) { _ in
            (
                "the handler of cancel creates a session; the shopper made no gesture for it, and Safari throws an InvalidAccessError",
                "let the shopper press the button again"
            )
        },
        FlowRule(.pageShowWithoutGesture, .error, .entry(.show)) { _ in
            ("this code shows the request without a gesture of the shopper", "call show in the listener of a click")
        },
    ]

    private static func thing(_ waits: FlowWaits) -> Sentence {
        waits.contains(.request) ? "an XMLHttpRequest" : waits.contains(.applePay) ? "a promise of Apple Pay" : "more than a second"
    }

    private static let sessions: [FlowRule] = [
        FlowRule(.handlerName, .error, some: .warning, .handlerName) { match in
            match.other.isEmpty
                ? ("a session has no handler \(match.name, "name"), and Safari never calls it", "use a handler that a session has")
                : ("a session has no handler \(match.name, "name"), and Safari never calls it", "write \(match.other)")
        },
        FlowRule(.handlerResult, .error, .handlerResult) { match in
            (
                "the function is called here, and \(match.name, "name") gets its result, which is not a function",
                "assign the function without calling it, or an arrow function that calls it"
            )
        },
        FlowRule(.handlerEventMember, .error, some: .warning, .eventMember) { match in
            ("the event has no member \(match.name, "member"), so this value is undefined", "read a member that the event has")
        },
        FlowRule(.pageReceiver, .error, .receiver) { match in
            match.other.isEmpty
                ? ("\(match.name, "method") is a method of the session, not of ApplePaySession", "call it on the session")
                : ("\(match.name, "method") is a method of ApplePaySession, not of the session", "call it on ApplePaySession")
        },
        FlowRule(.pageAlwaysTrue, .error, .condition) { match in
            match.other.isEmpty
                ? ("\(match.name, "method") is not called here, and a function is always true", "call \(match.name)()")
                : ("\(match.name, "method") returns a promise, and a promise is always true", "await the promise, and test its value")
        },
        FlowRule(.pageArgumentMissing, .error, .noArgument(["canMakePaymentsWithActiveCard", "openPaymentSetup", "supportsVersion"])) {
            match in
            (
                "\(match.name, "method") needs an argument",
                match.name == "supportsVersion" ? "pass the version" : "pass your merchant identifier"
            )
        },
        FlowRule(.pageBeginMissing, .warning, .missing(.begin, of: .session)) { _ in
            ("nothing begins this session, so the sheet does not open", "call begin after you have set the handlers")
        },
        FlowRule(.flowNoHandler, .error, .noHandler(of: .session, act: .begin, events: ["validatemerchant", "paymentauthorized"])) {
            match in
            ("this session has no handler for \(match.name, "event"), so nothing answers the sheet", "set on\(match.name)")
        },
        FlowRule(.flowNoHandler, .error, .noHandler(of: .request, act: .show, events: ["merchantvalidation"])) { match in
            ("this request has no handler for \(match.name, "event"), so nothing answers the sheet", "set on\(match.name)")
        },
    ]

    private static let paths: [FlowRule] = [
        FlowRule(.flowAnswer, .error, .otherAnswer) { match in
            ("\(match.name, "method") answers another event, and Safari throws an InvalidAccessError", "call \(match.other)")
        },
        FlowRule(.answerAfterEnd, .error, .ended) { match in
            ("the session has ended, and \(match.name, "method") throws an InvalidAccessError", "only clean up the page here")
        },
        FlowRule(.answerAfterEnd, .error, some: .warning, .after(.payment, then: .abort)) { _ in
            ("completePayment has ended the session, and abort throws an InvalidAccessError", "remove abort")
        },
        FlowRule(.answerTwice, .error, some: .warning, .after(.validation, then: .validation), twice),
        FlowRule(.answerTwice, .error, some: .warning, .after(.payment, then: .payment), twice),
        FlowRule(.answerTwice, .error, some: .warning, .after(.complete, then: .complete), twice),
        FlowRule(.pageBeginTwice, .error, some: .warning, .after(.begin, then: .begin)) { _ in
            ("the session has begun already, and a second begin throws an InvalidAccessError", "create a new session")
        },
        FlowRule(.pageBeginTwice, .error, some: .warning, .outside(.begin)) { _ in
            ("each click begins the same session, and the second one throws an InvalidAccessError", "create the session in the listener")
        },
        FlowRule(.pageShowTwice, .error, some: .warning, .after(.show, then: .show)) { _ in
            ("the request was shown already, and the browser rejects a second show", "create a new request")
        },
        FlowRule(.pageShowTwice, .error, some: .warning, .outside(.show)) { _ in
            ("each click shows the same request, and the browser rejects the second one", "create the request in the listener")
        },
        FlowRule(.handlerLate, .warning, .late) { _ in
            ("the handler is set after begin and after a wait, so its event can be lost", "set it before begin")
        },
    ]

    @Sendable private static func twice(_ match: FlowMatch) -> (message: Sentence, help: String) {
        match.isSome
            ? (
                "if the code before this fails, \(match.name, "method") is called a second time and throws",
                "answer behind the try statement, or return after the answer"
            )
            : (
                "a path of this code has called \(match.name, "method") already, and the second call throws",
                "return after the first answer"
            )
    }

    private static let answers: [FlowRule] = [
        FlowRule(.flowUnanswered, .error, some: .warning, .unanswered(.session)) { match in
            match.other.isEmpty
                ? ("the handler of \(match.name, "event") never answers the sheet", "call the complete method, or abort")
                : (
                    "a path of the handler of \(match.name, "event") does not answer the sheet, which waits until its time is over",
                    "call the complete method, or abort, also in each catch and early return"
                )
        },
        FlowRule(.answerCompleteMissing, .error, some: .warning, .unanswered(.response)) { match in
            match.other.isEmpty
                ? ("nothing completes this payment, and the sheet stays open", "call complete on the response")
                : ("a path behind show does not complete the payment, and the sheet stays open", "call complete on each path")
        },
        FlowRule(.answerNotCalled, .warning, .notCalled) { match in
            ("\(match.name, "function") is named here and not called, so the promise stays open", "call \(match.name)(…)")
        },
        FlowRule(.answerUpdateLate, .error, some: .warning, .lateUpdate) { _ in
            ("updateWith is called after a wait, and the browser throws an InvalidStateError", "call updateWith at once with a promise")
        },
        FlowRule(.answerSuccessEarly, .warning, .early) { match in
            switch match.name {
            case "unread": ("the handler reports success, and never reads the payment", "send event.payment.token to your server")
            case "early": ("the page reports success before it has an answer of the server", "await the answer, and report what it says")
            default: ("the page reports success after an error", "report ApplePaySession.STATUS_FAILURE")
            }
        },
    ]

    private static let arguments: [FlowRule] = [
        FlowRule(.flowArguments, .error, some: .warning, .count) { match in
            (
                "no form of \(match.name, "method") has \(match.other, "number") arguments, and Safari throws a TypeError",
                "pass one object with newTotal"
            )
        },
        FlowRule(
            .answerBareTotal, .error, some: .warning, .argument([.shippingMethod, .shippingContact, .paymentMethod, .couponCode], .total)
        ) { _ in
            ("this is the total and not an update, so Safari throws a TypeError", "write { newTotal: … } around it")
        },
        FlowRule(.validationText, .error, some: .warning, .argument(.validation, .text)) { _ in
            ("this is text, and Safari throws a TypeError", "pass the object: use response.json(), or JSON.parse")
        },
        FlowRule(.validationPromise, .warning, some: .warning, .argument(.validation, [.promise, .response, .envelope])) { _ in
            ("this is a promise or a response, and not the merchant session", "await the promise, and pass the body of the response")
        },
        FlowRule(.validationWrapped, .warning, some: .warning, .argument(.validation, .wrapped)) { _ in
            ("this object contains the merchant session, and is not the session itself", "pass the session without an object around it")
        },
        FlowRule(.validationResponse, .error, .response) { _ in
            (
                "this is text or a response, and not a merchant session, so show fails",
                "pass a promise of the object: fetch(…).then((response) => response.json())"
            )
        },
    ]

    @Sendable private static func secret(_ match: FlowMatch) -> (message: Sentence, help: String) {
        ("this line contains a secret, which everyone who can read the file has", "read it from the environment, and replace this one")
    }

    private static let data: [FlowRule] = [
        FlowRule(.serverAddressCheckWeak, .error, .server(.weakCheck)) { match in
            (
                "\(match.name, "address") passes this check, and is not an address of Apple",
                "compare the whole host with a list of Apple's hosts"
            )
        },
        FlowRule(.serverCertificateUnchecked, .error, .server(.unverified)) { _ in
            ("this client does not check certificates, so another host can answer in Apple's place", "remove the option")
        },
        FlowRule(.serverSecret, .warning, .server(.secret), secret),
        FlowRule(.leakPageSecret, .warning, .server(.pageSecret), secret),
        FlowRule(.serverSessionKept, .warning, .server(.kept)) { _ in
            (
                "this answers with a merchant session of an earlier request; a session is for one payment and five minutes",
                "request a new session each time"
            )
        },
        FlowRule(.serverAmountFromClient, .info, .server(.amount)) { _ in
            ("the amount of this charge comes from the page, and a shopper can change it", "take it from the order on your server")
        },
        FlowRule(.serverDomainFromClient, .info, .server(.domain)) { _ in
            ("the client chooses this domain, and Apple refuses domains that are not registered", "write your domain in the settings")
        },
        FlowRule(.serverSandbox, .info, .server(.sandbox)) { _ in
            ("this request always goes to Apple's server for tests", "read the host from the settings")
        },
        FlowRule(.pageFramePayment, .warning, .frame) { _ in
            ("this frame may not pay: Safari throws a SecurityError in it", "write allow=\"payment\"")
        },
        FlowRule(.serverAddressUnchecked, .error, some: .warning, .server(.address)) { match in
            (
                match.isHint
                    ? "a setting decides whether the host of this address is compared"
                    : "this request goes to the address that the client sent, and nothing compares its host",
                "compare the host with a list of Apple's hosts first"
            )
        },
        FlowRule(.validationFromPage, .error, .data(.validation)) { _ in
            (
                "the page sends this request to Apple itself; Apple's server wants your certificate, so it fails",
                "send the address to your server, and request the session there"
            )
        },
        FlowRule(.leakAddress, .warning, .data(.address)) { _ in
            ("the address contains the payment, and logs keep addresses", "send the token in the body of a POST request")
        },
        FlowRule(.leakLog, .warning, .data(.log)) { match in
            (
                "this logs \(words: match.name == "token" ? "the payment token" : match.name == "payment" ? "data of the payment" : "the whole event")",
                "log the identifier of your order, or the network of the card"
            )
        },
    ]
}
