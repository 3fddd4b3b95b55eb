import PaySheet
import PaySheetReports
import PaySheetTokens

/// The steps before the first payment, and what certificates prove about them.
struct FirstPaymentSteps {
    /// A step, and what is known about it.
    struct Step {
        let name: String
        /// Whether files prove it; `nil` if no file can.
        let isProven: Bool?
        let words: String
    }

    let steps: [Step]

    /// Reads the steps from certificates and requests.
    ///
    /// - Parameter now: The moment for the days that are left.
    init(_ entries: [CertificateFile.Entry], now: Instant) {
        var processing: [Certificate] = []
        var requests: [CertificateRequest] = []
        for entry in entries {
            switch entry {
            case .certificate(let certificate): if certificate.purpose == .paymentProcessing { processing.append(certificate) }
            case .request(let request): requests.append(request)
            }
        }
        // A renewed certificate counts, not the one before it.
        let certificate = processing.max { ($0.notAfter.instant?.secondsSince1970 ?? 0) < ($1.notAfter.instant?.secondsSince1970 ?? 0) }
        steps = [
            Self.identifier(certificate),
            Self.certificate(certificate, requests, now: now),
            Step(name: "Apple Pay in the capabilities of the app", isProven: nil, words: "needs Xcode and an account"),
        ]
    }

    private static func identifier(_ certificate: Certificate?) -> Step {
        let name = "merchant identifier"
        guard let certificate else { return Step(name: name, isProven: false, words: "no payment processing certificate names it") }
        guard let identifier = certificate.subject.userIdentifier else {
            return Step(name: name, isProven: false, words: "the certificate does not name it")
        }
        return Step(name: name, isProven: true, words: identifier)
    }

    private static func certificate(_ certificate: Certificate?, _ requests: [CertificateRequest], now: Instant) -> Step {
        let name = "payment processing certificate"
        guard let certificate else {
            return Step(name: name, isProven: false, words: requests.isEmpty ? "missing" : "missing; upload the request to your account")
        }
        var words: [String] = []
        var isProven = true
        if let end = certificate.notAfter.instant {
            // Cannot overflow: both moments are between the years 0 and 9999.
            let left = end.secondsSince1970 - now.secondsSince1970
            isProven = left > 0
            words.append(left > 0 ? Counted.text(Int(left / 86_400), "day") + " left" : "expired on " + certificate.notAfter.rawValue)
        }
        if let match = requests.isEmpty ? nil : requests.contains(where: { $0.key.base64Hash == certificate.key.base64Hash }) {
            if !match { isProven = false }
            words.append(match ? "has the key of the request" : "does not have the key of the request")
        }
        return Step(name: name, isProven: isProven, words: words.joined(separator: "; "))
    }

    /// A line for each step.
    var text: String {
        var text = "\nBefore the first payment:\n"
        for (index, step) in steps.enumerated() {
            let state = step.isProven.map { $0 ? "proven" : "not proven" } ?? "not checked"
            text += "  " + String(index + 1) + ". " + step.name + ": " + state + "; " + step.words + "\n"
        }
        return text
    }
}
