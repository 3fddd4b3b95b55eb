import PaySheet
import PaySheetStorefront
import Testing

@Suite("Contacts in the fields of an order")
struct OrderAddressTests {
    @Test("Every member has its field")
    func japan() {
        var contact = ContactSample.japan
        contact.addressLines = ["例町1-2-3", "例ビル4階"]
        contact.subLocality = "例町"
        contact.subAdministrativeArea = "例郡"
        contact.country = "日本"
        let address = OrderAddress(contact)
        #expect(address.firstName == "見本" && address.lastName == "例")
        #expect(address.phoneticFirstName == "みほん" && address.phoneticLastName == "れい")
        #expect(address.line1 == "例町1-2-3" && address.line2 == "例ビル4階" && address.district == "例町")
        #expect(address.city == "千代田区" && address.county == "例郡" && address.state == "東京都" && address.stateCode == nil)
        #expect(address.postalCode == "100-0001" && address.country == "日本" && address.countryCode == "JP")
        #expect(address.phone == "03-5550-0100" && address.email == "rei@example.com")
    }

    @Test("The code of a state follows from its name", arguments: [("Colorado", "CO"), ("co", "CO"), ("D.C.", "DC"), ("Nowhere", nil)])
    func stateCode(_ state: String, _ code: String?) {
        var contact = ContactSample.unitedStates
        contact.administrativeArea = state
        #expect(OrderAddress(contact).stateCode == code && OrderAddress(contact).state == state)
    }

    @Test("Blank values have no field, and the name of a country gives its code")
    func blank() {
        var contact = PaymentContact()
        contact.country = "Canada"
        contact.administrativeArea = "Québec"
        contact.addressLines = [" ", ""]
        #expect(
            String(decoding: OrderAddress(contact).json, as: UTF8.self)
                == #"{"state":"Québec","stateCode":"QC","country":"Canada","countryCode":"CA"}"#)
    }
}
