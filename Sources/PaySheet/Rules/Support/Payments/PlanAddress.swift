// The two addresses of a plan, `managementURL` and `tokenNotificationURL`.

extension PlanView {
    /// The address that a member holds.
    @_lifetime(copy self)
    func address(_ member: Member) -> Text? { member == .managementURL ? managementURL : tokenNotificationURL }

    /// The check of the engine that an incomplete address fails.
    func addressCheck(_ member: Member) -> WebKitCheck {
        let isPage = member == .managementURL
        return switch kind {
        case .recurring: isPage ? .recurringURL : .recurringTokenURL
        case .automaticReload: isPage ? .reloadURL : .reloadTokenURL
        case .deferred: isPage ? .deferredURL : .deferredTokenURL
        }
    }

    /// The address, if it is complete but not https, and the fix.
    func unsecured(_ member: Member, _ context: inout RuleContext) -> (url: AbsoluteURL, fix: RawFix?)? {
        guard let address = address(member), context.ordinaryAddress(address) == .no else { return nil }
        let (url, fault) = address.url
        guard fault == nil, url.scheme != .https else { return nil }
        guard url.scheme == .http, address.isPlain, address.byteCount > 4, address.byte(4) == UInt8(ascii: ":") else { return (url, nil) }
        return (url, RawFix(.risky, "write \"https:\"", [.replace(node: self[member], text: "https" + address.string.dropFirst(4))]))
    }
}
