import PaySheet
import PaySheetDocuments
import PaySheetReports

/// `paysheet diff`: what changes for the shopper.
enum DiffCommand {
    static let description = CommandDescription(
        name: "diff", summary: "say what changes for the shopper", operands: "OLD NEW",
        discussion: [
            "Both documents must have the same kind: Apple Pay JS requests, W3C requests, updates or\n"
                + "recorded flows. Of a flow it compares the last sheet. One of the two can be - for standard input.\n"
                + "Merchants match by externalIdentifier, shipping methods by identifier, items by label. Differences that the shopper\n"
                + "does not see come last and do not count. Values of contacts are shown only with --show-personal."
        ],
        options: [
            .kind,
            OptionDescription(name: "zone", value: "ZONE", summary: "the time zone for dates: Europe/Paris, +02:00 (default: UTC)"),
            OptionDescription(name: "show-personal", summary: "show the values of contacts"),
            .format, .help,
        ],
        statuses: [
            (0, "nothing changes for the shopper"), (1, "something does"),
            (2, "the documents could not be compared: usage, unreadable input, errors in them"),
        ],
        examples: ["paysheet diff old.json new.json", "git show HEAD:request.json | paysheet diff - request.json"],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "diff")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard arguments.operands.count == 2 else { throw UsageError("name two documents: the old one and the new one") }
        guard arguments.operands != ["-", "-"] else { throw UsageError("only one of the two documents can be standard input") }
        let kind = try CheckSettings.kind(arguments.value("kind"))
        let zone = try ZoneOption.zone(arguments.value("zone"), console.system)
        let paths = Paths(current: console.system.currentFolder, root: nil)
        // Both are read, so that one run reports the mistakes of both.
        let found = arguments.operands.map { SheetDocument($0, kind, paths, &console) }
        guard let old = found[0], let new = found[1] else { return ExitStatus.undone }
        guard let difference = old.difference(to: new, zone) else {
            console.note(
                old.name + " has the kind " + old.kind.name + " and " + new.name + " has the kind " + new.kind.name
                    + ": only documents of the same kind can be compared; set it with --kind")
            return ExitStatus.undone
        }
        let isShown = arguments.has("show-personal")
        if arguments.value("format") == "json" {
            console.write(DifferenceReport.json(difference, old, new, showingPersonal: isShown))
        } else {
            console.write(DifferenceReport.text(difference, showingPersonal: isShown))
        }
        return difference.isInvisible ? ExitStatus.passed : ExitStatus.found
    }
}

/// One of the compared documents, read as a value.
struct SheetDocument {
    let name: String
    let kind: DocumentKind
    private let content: Content

    private enum Content {
        case request(PaymentRequest)
        case flow(PaymentFlow)
        case constructor(ConstructorArguments)
        case details(PaymentDetailsUpdate)
        case answer(UpdatePayload)
    }

    /// Reads a document. Returns `nil` if this fails, after a message.
    init?(_ operand: String, _ wanted: DocumentKind?, _ paths: Paths, _ console: inout Console) {
        name = operand == "-" ? operand : paths.reported(operand)
        let limit = Limits().bytes + 1
        switch operand == "-" ? console.system.input.all(limit: limit) : console.system.read(operand, limit) {
        case .failure(let failure):
            console.note((operand == "-" ? "standard input" : name) + ": " + failure.message)
            return nil
        case .success(let bytes):
            var reader = DocumentReader()
            let check = reader.check(bytes, as: wanted)
            guard let kind = check.kind else {
                SheetDocument.explain(check.findings, name, "the kind of this document is unknown; set it with --kind", &console)
                return nil
            }
            self.kind = kind
            guard SheetDocument.shown.contains(kind) else {
                console.note(name + ": the sheet shows nothing of the kind " + kind.name)
                return nil
            }
            // An unreadable member would look like a removed one.
            let isWhole = check.findings.at(.error).allSatisfy { !SheetDocument.unreadable.contains($0.rule) }
            guard isWhole, let content = SheetDocument.content(bytes, kind) else {
                SheetDocument.explain(check.findings, name, "not compared; correct this first", &console)
                return nil
            }
            self.content = content
        }
    }

    private static let unreadable: Set<RuleID> = [.memberMissing, .memberType, .memberDuplicate, .amountFormat, .numberRange]

    private static let shown: [DocumentKind] = [
        .paymentRequest, .paymentFlow, .constructorArguments, .paymentDetailsUpdate, .paymentMethodUpdate, .shippingMethodUpdate,
        .shippingContactUpdate, .couponCodeUpdate,
    ]

    private static func content(_ bytes: [UInt8], _ kind: DocumentKind) -> Content? {
        let policy = Policy()
        switch kind {
        case .paymentRequest: return PaymentRequest.read(bytes, by: policy).value.map { .request($0) }
        case .paymentFlow: return PaymentFlow.read(bytes, by: policy).value.map { .flow($0) }
        case .constructorArguments: return ConstructorArguments.read(bytes, by: policy).value.map { .constructor($0) }
        case .paymentDetailsUpdate: return PaymentDetailsUpdate.read(bytes, by: policy).value.map { .details($0) }
        case .paymentMethodUpdate: return PaymentMethodUpdate.read(bytes, by: policy).value.map { .answer(.paymentMethod($0)) }
        case .shippingMethodUpdate: return ShippingMethodUpdate.read(bytes, by: policy).value.map { .answer(.shippingMethod($0)) }
        case .shippingContactUpdate: return ShippingContactUpdate.read(bytes, by: policy).value.map { .answer(.shippingContact($0)) }
        case .couponCodeUpdate: return CouponCodeUpdate.read(bytes, by: policy).value.map { .answer(.couponCode($0)) }
        default: return nil
        }
    }

    private static func explain(_ findings: Findings, _ name: String, _ remedy: String, _ console: inout Console) {
        for finding in findings.at(.error).prefix(20) { console.note(name + ":" + finding.description) }
        console.note(name + ": " + remedy)
    }

    /// Returns what changes for the shopper, or `nil` for documents of different kinds.
    func difference(to new: SheetDocument, _ zone: Zone) -> SheetDifference? {
        switch (content, new.content) {
        case (.request(let old), .request(let new)): SheetDifference(from: old, to: new, zone: zone)
        case (.flow(let old), .flow(let new)): SheetDifference(from: old, to: new, zone: zone)
        case (.constructor(let old), .constructor(let new)): SheetDifference(from: old, to: new, zone: zone)
        case (.details(let old), .details(let new)): SheetDifference(from: old, to: new, zone: zone)
        // The updates share their members, so the members do not always show the kind.
        case (.answer(let old), .answer(let new)): SheetDifference(from: old, to: new, zone: zone)
        default: nil
        }
    }
}
