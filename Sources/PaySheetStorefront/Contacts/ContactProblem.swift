public import PaySheet

/// Something wrong with a contact.
public struct ContactProblem: Sendable, Hashable {
    /// What is wrong, for developers. An error is something that the shopper must correct in the sheet. The text has no value of the contact.
    public let finding: Finding
    /// The field of the sheet; `nil` if it is the contact as a whole.
    public let field: PaymentErrorContactField?
    /// The country whose profile checked the contact, which knows more to say to the shopper.
    let country: Country?

    /// The same problem with a finding that is more or less severe.
    package func with(_ finding: Finding) -> ContactProblem { ContactProblem(finding: finding, field: field, country: country) }

    /// Whether only the developer can correct it, because no field of the sheet helps. Such problems are about the request, the profile, or
    /// a country code that the browser left out.
    public var concernsDeveloper: Bool {
        finding.severity == .warning && [.buyerGuest, .buyerProfile, .buyerCountry].contains(finding.rule)
    }
}

/// Whose contact it is, which decides on the code of the errors.
public enum ContactRole: String, Sendable, Hashable, CaseIterable {
    /// Who gets the goods.
    case shipping
    /// Who pays.
    case billing

    var code: PaymentErrorCode { self == .shipping ? .shippingContactInvalid : .billingContactInvalid }
}

extension PaymentContact {
    /// Returns what is wrong with the contact, the most important first.
    ///
    /// The spelling does not matter: the normalised contact is checked.
    ///
    /// - Parameters:
    ///   - phase: The moment at which the contact arrived.
    ///   - fields: The fields that the request asks for.
    ///   - profile: What is known about addresses of the country; `nil` chooses by the country of the contact.
    public func problems(
        in phase: ContactPhase, requesting fields: [ContactField], profile: ContactProfile? = nil
    ) -> [ContactProblem] { problems(by: ContactTerms(phase, fields: fields, profile: profile)) }

    /// Returns what is wrong with the contact, the most important first.
    public func problems(by terms: ContactTerms) -> [ContactProblem] {
        var check = ContactCheck(self, terms)
        return check.check()
    }
}

extension [ContactProblem] {
    /// The errors that an update or a result takes, the most important first: one for each field that the shopper must correct.
    ///
    /// Whenever there is an error among the problems, there is one in the list, so that no payment succeeds by mistake. Of a contact from
    /// before the authorization it is one that marks nothing, because the shopper cannot correct that.
    public func errors(of role: ContactRole = .shipping, in language: ContactLanguage = .english) -> [PaymentError] {
        var errors: [PaymentError] = []
        for problem in self where problem.finding.severity == .error {
            guard !errors.contains(where: { $0.contactField == problem.field }) else { continue }
            var error = PaymentError(code: problem.code(of: role))
            // The sheet marks the whole address then.
            if error.code != .addressUnserviceable { error.contactField = problem.field }
            error.message = language.message(problem.finding.rule, problem.field, in: problem.country)
            errors.append(error)
        }
        return errors
    }
}

extension ContactProblem {
    fileprivate func code(of role: ContactRole) -> PaymentErrorCode {
        guard let field else { return .unknown }
        // Only addresses of shipping can be out of reach, and in billing the sheet has no line for telephone number and email address.
        if finding.rule == .buyerUnserved, role == .shipping { return .addressUnserviceable }
        return field == .phoneNumber || field == .emailAddress ? .shippingContactInvalid : role.code
    }
}

extension Checkout {
    /// Notes what the shopper must correct in a contact, the most important first. Returns all that is wrong with it.
    @discardableResult
    public mutating func reject(
        _ contact: PaymentContact, by terms: ContactTerms, role: ContactRole = .shipping, in language: ContactLanguage = .english
    ) -> [ContactProblem] {
        let problems = contact.problems(by: terms)
        for error in problems.errors(of: role, in: language) { reject(error.code, field: error.contactField, error.message) }
        return problems
    }
}
