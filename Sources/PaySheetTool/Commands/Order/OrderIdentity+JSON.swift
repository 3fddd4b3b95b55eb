import PaySheetOrders
import PaySheetReports

extension OrderIdentity {
    /// Writes both identifiers with the names of an order or of a pass.
    func write(of subject: PackageSubject, to json: inout JSONBytes) {
        json.name(spelled: subject.typeMember)
        json.text(orderTypeIdentifier)
        json.name(spelled: subject.identifierMember)
        json.text(orderIdentifier)
    }
}
