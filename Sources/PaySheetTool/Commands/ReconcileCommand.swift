import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText

/// `paysheet reconcile`: compares the charges of a request or flow with the order.
enum ReconcileCommand {
    /// The command with the options for documents that results of payments are compared with.
    static func description(with catalogs: CatalogList) -> CommandDescription {
        let inputs = inputs(of: catalogs)
        guard !inputs.isEmpty else { return description }
        var all = description
        let names = inputs.map { "--" + $0.name }.joined(separator: " or ")
        all.discussion.append(
            Prose.wrapped(
                "With " + names + ", REQUEST can also be the result of a payment, or the details of complete(). Its order details are "
                    + "compared."))
        let place = all.options.firstIndex { $0.name == "format" } ?? all.options.endIndex
        all.options.insert(contentsOf: inputs.map { ExtraInputFile.option($0) }, at: place)
        return all
    }

    private static func inputs(of catalogs: CatalogList) -> [ExtraInput] { catalogs.inputs.filter { $0.isForResults } }

    private static let description = CommandDescription(
        name: "reconcile", summary: "compare the charges of a request with the shop's order, and with a token", operands: "REQUEST|-",
        discussion: [
            "REQUEST is a payment request of Apple Pay JS or of the W3C interface, or a recorded flow. Of a flow, the final\n"
                + "values count, with the modifier for the chosen card. The order is\n"
                + "{\"currency\", \"total\", \"items\": [{\"label\", \"amount\"}], \"shipping\": {\"identifier\", \"amount\"}?,\n"
                + "\"merchants\": [{\"externalIdentifier\", \"amount\"}]?}; the token is the decrypted payment data,\n"
                + "with amounts in minor units. A flow can contain \"order\" and \"decryptedToken\". Differences are findings.\n"
                + "Errors in amounts are shown too. Pending amounts are named on standard error, because no order can confirm\n"
                + "them. A pending total is not compared with the order's. If the request asks for later payments, a token of the\n"
                + "device instead of a merchant token is named."
        ],
        options: [
            OptionDescription(name: "order", value: "FILE", summary: "the shop's order"),
            OptionDescription(name: "token", value: "FILE", summary: "the decrypted payment data"),
            OptionDescription(
                name: "format", value: "FORMAT", words: ["text", "concise", "json"], environment: "PAYSHEET_FORMAT",
                summary: "text, concise or json (default: text)"),
            OptionDescription(name: "root", value: "DIR", summary: "the folder for relative paths in reports (default: the current one)"),
            OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path of standard input in reports"),
            .color, .help,
        ],
        statuses: [
            (0, "the request charges the amounts of the order"), (1, "the request charges something else"),
            (2, "the command could not complete: usage, unreadable input, no order"),
        ],
        examples: [
            "paysheet reconcile request.json --order order.json", "paysheet reconcile flow.json",
            "paysheet reconcile flow.json --order order.json --token decrypted.json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "reconcile")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("name one request or flow, or - for standard input")
        }
        let paths = Paths(current: console.system.currentFolder, root: arguments.value("root"))
        var expectations = Expectations()
        if let path = arguments.value("order") {
            guard let order = document(ShopOrder.self, "an order", path, paths, &console) else { return ExitStatus.undone }
            expectations.order = order
        }
        if let path = arguments.value("token") {
            guard let payment = document(DecryptedPaymentData.self, "decrypted payment data", path, paths, &console) else {
                return ExitStatus.undone
            }
            expectations.tokenCharge = TokenCharge(payment)
        }
        expectations.inputs = try ExtraInputFile.given(
            inputs(of: arguments.catalogs), arguments.options, arguments.catalogs, console.system)
        let catalogs = expectations.inputs.isEmpty ? CatalogSet.applePay : arguments.catalogs.together().set
        let name = operand == "-" ? arguments.value("stdin-filepath") ?? "-" : paths.reported(operand)
        let limit = Limits().bytes + 1
        let content = console.system.text(of: operand, limit: limit).map({ $0.bytes })
        guard case .success(let bytes) = content else {
            if case .failure(let failure) = content { console.note(name + ": " + failure.message) }
            return ExitStatus.undone
        }
        var reader = DocumentReader(expecting: expectations, catalogs: catalogs)
        let check = reader.check(bytes, recovering: true)
        let isResult = check.kind == .authorizationResult || check.kind == .completeDetails
        let isCharge = check.kind == .paymentRequest || check.kind == .w3cPaymentRequest || check.kind == .paymentFlow
        guard isCharge || isResult && !expectations.inputs.isEmpty else {
            let hint = isResult ? inputs(of: arguments.catalogs).map { "; compare its order details with --" + $0.name }.first ?? "" : ""
            console.note(name + ": not a payment request and not a flow" + (check.kind.map { ", but " + $0.name } ?? "") + hint)
            return ExitStatus.undone
        }
        if isResult, expectations.order != nil || expectations.tokenCharge != nil {
            throw UsageError("a result has no charges; remove --order and --token")
        }
        let flow = check.kind == .paymentFlow ? PaymentFlow.read(bytes, policy: Policy()).value : nil
        if !expectations.inputs.isEmpty {
            let result = isResult ? JSONTree(bytes) : nil
            guard result?.member("orderDetails") != nil || flow?.result?.orderDetails != nil || flow?.completeDetails?.orderDetails != nil
            else {
                let option = expectations.inputs.first.map { "--" + $0.input.name } ?? ""
                console.note(name + ": there are no order details to compare with " + option)
                return ExitStatus.undone
            }
        }
        let hasOrder = !isResult && (expectations.order != nil || flow?.order != nil)
        let hasToken = !isResult && (expectations.tokenCharge != nil || flow?.decryptedToken != nil)
        guard hasOrder || hasToken || !expectations.inputs.isEmpty else {
            throw UsageError("name the order with --order, or the token with --token; the document contains no order")
        }
        let against = (hasOrder ? ["the order"] : []) + (hasToken ? ["the token"] : [])
        let unknown = against.isEmpty ? [] : unknownAmounts(bytes, check.kind, flow)
        if !unknown.isEmpty { console.note(name + ": the amount is not known yet: " + unknown.joined(separator: ", ")) }
        return report(
            check, name, against, options: expectations.inputs.map { "--" + $0.input.name }, isComplete: unknown.isEmpty, arguments,
            &console)
    }

    private static func report(
        _ check: DocumentCheck, _ name: String, _ against: [String], options: [String], isComplete: Bool, _ arguments: Arguments,
        _ console: inout Console
    ) -> Int32 {
        // Besides the differences, only findings that make amounts unreadable count, and what a token means for later charges. `check`
        // reports everything else.
        let others = Set(RuleID.all.map { $0.name }).filter { id in
            let topic = Selection.topic(of: id)
            return id != RuleID.decryptedDeviceToken.name && topic != "order" && topic != "charge" && topic != "json" && topic != "member"
                && topic != "amount"
        }
        let document = CheckedDocument(path: name, check: check, isKindTold: false, selection: Selection(ignored: others)).maskingPersonal
        let report = Report(documents: [document])
        let style = TextStyle(
            isColored: Color.isOn(arguments, console.system), isConcise: arguments.value("format") == "concise",
            columns: arguments.value("format") == "concise" ? nil : Columns.ofOutput(console.system))
        let isClean = report.summary.isBelowThreshold
        if isClean {
            for finding in check.findings where finding.rule == .orderItems || finding.rule == .decryptedDeviceToken {
                console.note(name + ":" + finding.description)
            }
        }
        if arguments.value("format") == "json" {
            console.write(JSONReport.json(report))
        } else if isClean {
            if !style.isConcise, !against.isEmpty {
                let says = (against.count == 1 ? " says" : " say") + (isComplete ? "" : ", as far as the amounts are known")
                console.write(VisibleText.leading(name) + ": charges what " + against.joined(separator: " and ") + says + "\n")
            }
            if !style.isConcise, !options.isEmpty {
                console.write(VisibleText.leading(name) + ": agrees with " + options.joined(separator: " and ") + "\n")
            }
        } else {
            console.write(TextReport.document(document, style: style))
        }
        return isClean ? ExitStatus.passed : ExitStatus.found
    }

    /// The pending amounts of the sheet that the shopper authorizes: lines, and the total. No order tells whether they are right.
    private static func unknownAmounts(_ bytes: [UInt8], _ kind: DocumentKind?, _ flow: PaymentFlow?) -> [String] {
        let sheet: SheetContent? =
            switch kind {
            case .paymentRequest: PaymentRequest.read(bytes, policy: Policy()).value.map { SheetContent($0) }
            case .w3cPaymentRequest: W3CPaymentRequest.read(bytes, policy: Policy()).value.map { SheetContent($0) }
            default: flow.map { SheetContent($0) }
            }
        guard let sheet else { return [] }
        let lines = sheet.items.filter { $0.line.isPending }.map { Shown.quoted($0.line.label) }
        return lines + (sheet.total?.line.isPending == true ? ["the total"] : [])
    }

    /// Reads a document that the comparison needs. Returns `nil` if it cannot be read, after a message.
    private static func document<Value: PaymentObject>(
        _ type: Value.Type, _ what: String, _ path: String, _ paths: Paths, _ console: inout Console
    ) -> Value? {
        let name = paths.reported(path)
        switch console.system.read(path, Limits().bytes + 1) {
        case .failure(let failure): console.note(name + ": " + failure.message)
        case .success(let bytes):
            let reading = Value.read(bytes, policy: Policy())
            let errors = reading.findings.atLeast(.error)
            // An order that contradicts itself proves nothing, so the user must know.
            for finding in reading.findings where finding.rule == .orderItems { console.note(name + ":" + finding.description) }
            if errors.isEmpty, let value = reading.value { return value }
            for finding in errors.prefix(20) { console.note(name + ":" + finding.description) }
            console.note(name + ": this is not " + what + " that can be compared")
        }
        return nil
    }
}
