/// What the doctor says of one part of a checkout.
struct DoctorLine: Sendable {
    let state: State
    let part: Part
    let text: String
    /// The file, with its line if there is one; `nil` for the whole project.
    var place: String?
    /// The command or page that goes on.
    var next: String?

    /// What it means for a payment, the worst first.
    enum State: String, Sendable, CaseIterable {
        /// No payment is possible.
        case stops
        /// A payment can fail.
        case risks
        /// The project does not show it. It can be elsewhere.
        case missing
        case found
    }

    /// The parts of a checkout, in the order in which a payment needs them.
    enum Part: String, Sendable, CaseIterable {
        case page
        case headers
        case request
        case validation = "merchant session"
        case certificate = "certificates"
        case domain = "domain file"
        case answers
        case token
        case provider
    }
}

extension DoctorLine.Part {
    /// The part that a rule of `check` is about.
    init(ofRule name: String) {
        let topic = name.split(separator: "/").first ?? ""
        switch topic {
        case "page", "version", "button": self = .page
        case "session": self = ["session/gesture", "session/second", "session/insecure"].contains(name) ? .page : .validation
        case "validation", "server": self = .validation
        case "certificate": self = .certificate
        case "domain-file": self = .domain
        case "site": self = name == "site/hidden-folder" ? .domain : .headers
        case "flow", "answer", "handler", "result", "update", "event": self = .answers
        case "leak", "token", "decrypted": self = .token
        default: self = .request
        }
    }
}
