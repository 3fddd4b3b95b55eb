import PaySheet

/// The four data with which an issuer requests Apple's entitlement for an app, from Stripe's guide.
///
/// <https://docs.stripe.com/issuing/cards/digital-wallets>
public struct ProvisioningAccess: Sendable, Hashable {
    /// The name of the app, as the App Store shows it.
    public var appName: String
    /// The team of the developer account, such as `A1B2C3D4E5`.
    public var team: String
    /// The number of the app in its link to the App Store, such as `1234567890`.
    public var adamID: String
    /// The bundle identifier, such as `com.example.bank`.
    public var bundleID: String

    /// Takes the four data as they are sent.
    public init(appName: String, team: String, adamID: String, bundleID: String) {
        (self.appName, self.team, self.adamID, self.bundleID) = (appName, team, adamID, bundleID)
    }

    /// What does not have the form of Stripe's examples, in the order of the data.
    public var problems: [Problem] {
        var problems: [Problem] = []
        if appName.utf8.allSatisfy({ $0 == 0x20 }) {
            problems.append(Problem("app", "the name of the app is empty; write the one of the App Store"))
        }
        if team.utf8.count != 10 || !team.utf8.allSatisfy({ ASCII.isDigit($0) || ASCII.isUpperCaseLetter($0) }) {
            problems.append(Problem("team", "the team does not have 10 capital letters and digits; copy it from your developer account"))
        }
        if adamID.isEmpty || !adamID.utf8.allSatisfy({ ASCII.isDigit($0) }) {
            problems.append(
                Problem("adam-id", "the ADAM id is not a number; copy the digits after \"id\" in the link to the App Store"))
        }
        if !Self.isReverseDomain(bundleID) {
            problems.append(
                Problem("bundle-id", "the bundle id is not a reverse domain name; write it as Xcode has it, such as com.example.bank"))
        }
        return problems
    }

    private static func isReverseDomain(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: ASCII.point, omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy {
                        ASCII.isDigit($0) || ASCII.isUpperCaseLetter($0) || ASCII.isLowerCaseLetter($0) || $0 == ASCII.minus
                    }
            }
    }

    /// A value without the right form.
    public struct Problem: Sendable, Hashable {
        /// Which of the four data it is: `app`, `team`, `adam-id` or `bundle-id`.
        public let subject: String
        /// What is wrong, and what to write. The value is not in it.
        public let message: String

        init(_ subject: String, _ message: String) { (self.subject, self.message) = (subject, message) }
    }
}
