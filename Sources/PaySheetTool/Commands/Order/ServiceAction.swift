import PaySheet
import PaySheetChecking
import PaySheetOrders

/// What `paysheet order` and `paysheet pass` do for servers.
enum ServiceAction: String, CaseIterable {
    case replay, push

    /// The options that only some actions read.
    var options: [String] {
        switch self {
        case .replay: ["url"]
        case .push: ["registrations", "print"]
        }
    }

    func run(
        _ format: PackageFormat, _ operands: [String], _ arguments: Arguments, _ console: inout Console
    ) throws(UsageError) -> Int32 {
        switch self {
        case .replay: try ReplayAction.run(format, operands, arguments, &console)
        case .push: try PushAction.run(format, operands, arguments, &console)
        }
    }

    /// The paragraphs of the help about these actions.
    static func discussion(_ format: PackageFormat) -> [String] {
        let subject = format.subject
        let (noun, file) = (subject.rawValue, subject.file)
        let (type, identifier) = (Shown.quoted(subject.typeMember), Shown.quoted(subject.identifierMember))
        return [
            "The actions for servers are:",
            "  replay FILE|-    answers devices: one call or event on each line in, one answer on each line out\n"
                + (subject == .order
                    ? "  details FILE|-   prints the JSON for the result of the payment, with the secret of order.json\n" : "")
                + "  push FILE|-      prints the pushes for the devices that registered for " + file + ". Nothing is sent",
            "A call of a device has \"method\" and \"path\", and can have \"headers\" and \"body\" or \"bodyBase64\", such as\n"
                + "  {\"method\": \"GET\", \"path\": \"/v1/" + subject.plural + "/TYPE/ID\", \"headers\": {\"Authorization\": \""
                + subject.scheme + " TOKEN\"}}\n"
                + "The answer has \"status\", \"headers\", \"body\" or \"bodyBase64\", and \"outcome\".",
            (subject == .order ? "An event of the shop has " : "An event of the issuer has ") + Shown.quoted(noun) + " with "
                + (subject == .order ? "an " : "a ") + file + ", or " + type + ", " + identifier + " and\n"
                + "\"authenticationToken\". The package is \"package\" in Base64, or \"packageFile\" with a path; without one, devices fetch\n"
                + file + " itself. The answer has the pushes to send. {\"registrations\": true} asks for all registrations.",
            "An event can have \"now\", the clock of the server. Each answer is written at once, so that a program can keep the\n"
                + "command open. An empty line is answered with an empty line.",
            "push needs the registrations of a store, as replay prints them for {\"registrations\": true}. Each has \"device\",\n"
                + type + ", " + identifier + " and \"pushToken\".",
        ]
    }

    /// The options of these actions and of signing.
    static func options(_ format: PackageFormat) -> [OptionDescription] {
        [
            OptionDescription(
                name: "url", value: "ADDRESS",
                summary: "replay: the webServiceURL of the " + format.subject.plural + "; its path comes before /v1 in calls"),
            OptionDescription(
                name: "registrations", value: "FILE",
                summary: "push: which devices registered for which " + format.subject.plural + ", as JSON"),
            OptionDescription(
                name: "print",
                summary: "push: print the requests, because the command sends nothing; sign: print the line, because it signs nothing"),
            .format, .help,
        ]
    }
}
