/// One of the two addresses of a plan, with the checks that they fail.
struct PlanAddress {
    let member: Int
    let check: WebKitCheck
    let isNotification: Bool

    /// The addresses of a dictionary that is a plan.
    static func pair(_ shape: Int) -> (management: PlanAddress, notification: PlanAddress) {
        switch shape {
        case ShapeIndex.recurringPaymentRequest:
            (
                PlanAddress(member: RecurringPaymentRequest.Slot.managementURL, check: .recurringURL, isNotification: false),
                PlanAddress(member: RecurringPaymentRequest.Slot.tokenNotificationURL, check: .recurringTokenURL, isNotification: true)
            )
        case ShapeIndex.automaticReloadPaymentRequest:
            (
                PlanAddress(member: AutomaticReloadPaymentRequest.Slot.managementURL, check: .reloadURL, isNotification: false),
                PlanAddress(member: AutomaticReloadPaymentRequest.Slot.tokenNotificationURL, check: .reloadTokenURL, isNotification: true)
            )
        default:
            (
                PlanAddress(member: DeferredPaymentRequest.Slot.managementURL, check: .deferredURL, isNotification: false),
                PlanAddress(member: DeferredPaymentRequest.Slot.tokenNotificationURL, check: .deferredTokenURL, isNotification: true)
            )
        }
    }

    /// The address, where it is complete but does not begin with https.
    func unsecured(
        _ plan: borrowing Cursor, _ context: inout RuleContext
    ) -> (url: AbsoluteURL, node: Int, fix: RawFix?)? {
        guard let text = plan.text(member), context.ordinaryAddress(text) == .no, let node = plan.slot(member) else { return nil }
        let (url, fault) = text.url
        guard fault == nil, url.scheme != .https else { return nil }
        return (url, node, PlanAddress.secured(text, url, node))
    }

    /// The same address with https, where it is written with http.
    static func secured(_ text: borrowing Text, _ url: AbsoluteURL, _ node: Int) -> RawFix? {
        guard url.scheme == .http, text.isPlain, text.byteCount > 4, text.byte(4) == UInt8(ascii: ":") else { return nil }
        return RawFix(.risky, "write \"https:\"", [.replace(node: node, text: "https" + text.string.dropFirst(4))])
    }

    /// What to do about an address that is none.
    func remedy(_ fault: AbsoluteURL.Fault, _ text: borrowing Text, _ node: Int) -> (help: String, fix: RawFix?) {
        switch fault {
        case .empty where isNotification:
            let help = "leave \"tokenNotificationURL\" out"
            return (help, RawFix(.safe, help, [.remove(node: node)]))
        case .badHost: return ("write a host of letters, digits, points and hyphens", nil)
        case .badPort: return ("write the port as a number, or leave it out", nil)
        default:
            // "shop.example/plan" was meant to be a page of that host.
            let isBareHost = fault == .noScheme && text.isPlain && text.byteCount > 3 && text.byte(0) != UInt8(ascii: "/")
            let fix = RawFix(.risky, "put \"https://\" in front", [.replace(node: node, text: "https://" + text.string)])
            return ("write the whole address with \"https://\" in front", isBareHost ? fix : nil)
        }
    }

    /// Why an address of a page should begin with https.
    static func pageMessage(_ url: AbsoluteURL) -> String {
        url.scheme == .http
            ? "the page where the plan is managed has no encryption: its address begins with \"http:\""
            : "the address where the plan is managed is not a web page: it does not begin with \"https:\""
    }

    /// The address ends like the path that Apple puts behind it, as far as its last letter tells.
    static func mayEndInPath(_ text: borrowing Text) -> Bool {
        guard text.byteCount > 0 else { return false }
        let last = text.byte(text.byteCount &- 1)
        return last == UInt8(ascii: "n") || last == UInt8(ascii: "/")
    }

    /// The address ends in the path that Apple puts behind it.
    static func endsInPath(_ text: borrowing Text) -> Bool {
        endsInPath(text.bytes, from: Int(text.node.start), to: Int(text.node.end))
    }

    private static func endsInPath(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        let path: StaticString = "/notification/merchantToken"
        let end = to > from && bytes[to &- 1] == UInt8(ascii: "/") ? to &- 1 : to
        var index = end &- path.utf8CodeUnitCount
        guard index >= from else { return false }
        for place in 0..<path.utf8CodeUnitCount {
            let byte = path.byte(place)
            if bytes[index] != byte { return false }
            index &+= 1
        }
        return true
    }
}
