// Task 6: what the browser sends. A bad document is refused with the body of RFC 9457, application/problem+json.
import PaySheet
import PaySheetTokens

/// The parts of a response that every framework has.
struct Answer {
    let status: Int
    let type: String
    let body: [UInt8]
}

/// The handlers that read documents of the page.
struct Intake {
    /// Checks what a token proves without a key. `nil` in tests with invented tokens, which have no real signature.
    var check: TokenCheck? = TokenCheck()
    /// A payment has a few thousand bytes.
    var policy = Policy(apiVersion: 14, limits: Limits(bytes: 100_000))

    /// `POST /request`: a request that the page has made.
    func request(_ body: [UInt8]) -> Answer {
        answer { try PaymentRequest.read(body, policy: policy).validated().json }
    }

    /// `POST /pay`: the payment of `onpaymentauthorized`. The answer is the token for the payment provider.
    func payment(_ body: [UInt8]) -> Answer {
        answer {
            let payment = try AuthorizedPayment.read(body, policy: policy).validated().value
            if let check {
                guard let data = payment.token.paymentData else { throw MissingToken() }
                let errors = check.findings(in: try SealedToken(data)).filter { $0.severity == .error }
                guard errors.isEmpty else { throw InvalidPayload(errors) }
            }
            return payment.token.json
        }
    }

    private func answer(_ body: () throws -> [UInt8]) -> Answer {
        do {
            return Answer(status: 200, type: "application/json", body: try body())
        } catch let error as InvalidPayload {
            return refusal(error)
        } catch let error as SealedTokenError {
            return refusal(InvalidPayload([error.finding]))
        } catch is MissingToken {
            return Answer(status: 422, type: "text/plain", body: Array("the token has no paymentData".utf8))
        } catch {
            return Answer(status: 500, type: "text/plain", body: [])
        }
    }

    private func refusal(_ error: InvalidPayload) -> Answer {
        Answer(status: 422, type: "application/problem+json", body: error.problemJSON)
    }
}

/// The payment has no encrypted part, as in a simulator.
struct MissingToken: Error {}
