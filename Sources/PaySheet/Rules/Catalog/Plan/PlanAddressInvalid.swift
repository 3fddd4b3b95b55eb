/// An address of a plan that is not a complete URL.
enum PlanAddressInvalid: OneRowRule {
    static let row = RuleRow(PlanView.self, any: [.managementURL, .tokenNotificationURL]) { plan, context in
        check(plan, .managementURL, &context)
        check(plan, .tokenNotificationURL, &context)
    }

    private static func check(_ plan: borrowing PlanView, _ member: PlanView.Member, _ context: inout RuleContext) {
        guard let address = plan.address(member), context.ordinaryAddress(address) == .no, let fault = address.url.fault else { return }
        let (help, fix) = remedy(fault, address, plan[member], isOptional: member == .tokenNotificationURL)
        context.report(
            .planAddressInvalid, at: plan[member], failing: plan.addressCheck(member), fix: fix, help: help,
            "\"\(plan.name(of: member), "member")\" is not a complete address: \(fixed: fault.message)")
    }

    private static func remedy(
        _ fault: AbsoluteURL.Fault, _ address: borrowing Text, _ node: Int, isOptional: Bool
    ) -> (help: String, fix: RawFix?) {
        switch fault {
        case .empty where isOptional:
            let help = "leave \"tokenNotificationURL\" out"
            return (help, RawFix(.safe, help, [.remove(node: node)]))
        case .badHost: return ("write a host of letters, digits, points and hyphens", nil)
        case .badPort: return ("write the port as a number, or leave it out", nil)
        default:
            // "shop.example/plan" was meant to be a page of that host.
            let isBareHost = fault == .noScheme && address.isPlain && address.byteCount > 3 && address.byte(0) != UInt8(ascii: "/")
            let fix = RawFix(.risky, "put \"https://\" in front", [.replace(node: node, text: "https://" + address.string)])
            return ("write the whole address with \"https://\" in front", isBareHost ? fix : nil)
        }
    }
}
