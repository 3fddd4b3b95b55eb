// Generated from the tables in Sources/PaySheetIdentity. Do not edit; run `swift run generate`.

package import PaySheetShapes

/// The tables: identity documents.
package enum IdentityShapes {
    /// The tables.
    package static let tables = CatalogShapes("identity documents", text)

    /// The data files, without comments and empty lines.
    static let text = #"""
        # other
        ## IdentityRecord (open)
        What a server keeps of a request for an identity document, to open and check the answer.
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        - nonce (text, personal, example `"AAECAwQFBgcICQoLDA0ODw=="`): The nonce of the request in an app, in Base64.
        - merchantIdentifier (text, example `"merchant.com.example.shop"`): The merchant identifier of the request in an app.
        - teamIdentifier (text, example `"A1B2C3D4E5"`): The team of the developer account.
        - document (IdentityDocumentKind): The document that the request is for.
        - elements (list of IdentityElementRequest): The elements that the request asks for.
        - entitlement (IdentityEntitlement): What Apple allowed the app.
        - origin (text, example `"https://shop.example"`): The origin of the web page that asks.
        - encryptionInfo (text, personal, example `"gmVkY2FwaaA"`): The text that the web page sent, unchanged.
        ## IdentityElementRequest (open)
        One element of the document, and how long the server keeps it.
        https://developer.apple.com/documentation/passkit/pkidentityelement
        - element (IdentityElement, required): The element.
        - atLeast (integer, example `18`): The age of the question whether the person has reached it.
        - intent (IdentityIntent, required): Whether the server stores it.
        - days (integer, example `30`): For how many days at most.
        ## IdentityEntitlement (open)
        The values of the two entitlements for identity documents.
        https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.in-app-identity-presentment
        - merchantIdentifiers (list of text, example `["merchant.com.example.shop"]`): The merchant identifiers for identity documents.
        - documentTypes (list of text, example `["us-drivers-license"]`): The kinds of document.
        - elements (list of text, example `["age"]`): The elements.
        ## CredentialRequestOptions (open)
        The argument of `navigator.credentials.get` for a digital credential.
        https://www.w3.org/TR/digital-credentials/
        - mediation (text, example `"required"`): Whether the browser asks the person.
        - digital (DigitalCredentialRequestOptions, required): The requests.
        ## DigitalCredentialRequestOptions (open)
        The requests for a digital credential, of which a browser takes one that it knows.
        https://www.w3.org/TR/digital-credentials/
        - requests (list of DigitalCredentialGetRequest, required): The requests.
        ## DigitalCredentialGetRequest (open)
        A request for a digital credential in one protocol.
        https://www.w3.org/TR/digital-credentials/
        - protocol (DigitalCredentialProtocol, required): The protocol.
        - data (DigitalCredentialData, required): What the protocol says.
        ## DigitalCredentialData (open)
        The data of the protocol `org-iso-mdoc`. Other protocols have other members.
        https://www.iso.org/standard/91154.html
        - deviceRequest (text, example `"omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4A"`): What is asked, as CBOR in Base64 for addresses.
        - encryptionInfo (text, personal, example `"gmVkY2FwaaA"`): The nonce and the public key for the answer, as CBOR in Base64 for addresses.
        # kinds
        - IdentityRecord (as identityRecord)
        - CredentialRequestOptions (as credentialRequestOptions)
        - DigitalCredentialGetRequest (as digitalCredentialGetRequest)
        # vocabularies
        ## IdentityDocumentKind (unknown words are tolerated)
        A kind of identity document.
        https://developer.apple.com/documentation/passkit/pkidentitydocumentdescriptor
        - driversLicense: A driver's license or state ID.
        - nationalIDCard: A national identity card, as in Japan.
        - photoID: An ID that Apple makes from a passport.
        - anyOf: One of several documents.
        ## IdentityIntent (unknown words are refused)
        Whether the server stores an element.
        https://developer.apple.com/documentation/passkit/pkidentityintenttostore
        - willNotStore: Only as long as the request needs it.
        - mayStore: For some days, or without an end.
        ## IdentityElement (unknown words are tolerated)
        An element of an identity document.
        https://developer.apple.com/documentation/passkit/pkidentityelement
        - givenName: The given name.
        - familyName: The family name.
        - portrait: The portrait.
        - address: The address.
        - issuingAuthority: The authority that issued the document.
        - documentIssueDate: The date of issue.
        - documentExpirationDate: The date of expiry.
        - documentNumber: The number of the document.
        - drivingPrivileges: The vehicles that the person may drive.
        - age: The age; with `atLeast` only whether the person has reached it.
        - dateOfBirth: The date of birth.
        - sex: The sex.
        - documentDHSComplianceStatus: Whether the document complies with REAL ID.
        - name: The name.
        - nationality: The nationality.
        - placeOfBirth: The place of birth.
        - signatureUsualMark: The signature.
        - height: The height.
        - weight: The weight.
        - eyeColor: The color of the eyes.
        - hairColor: The color of the hair.
        - organDonorStatus: Whether the person donates organs.
        - veteranStatus: Whether the person is a veteran.
        - dhsTemporaryLawfulStatus: Whether the person's lawful status is temporary.
        ## DigitalCredentialProtocol (unknown words are tolerated)
        A protocol for digital credentials.
        https://www.w3.org/TR/digital-credentials/
        - org-iso-mdoc (as orgISOMdoc): ISO 18013-7, annex C, which Safari needs.
        - openid4vp-v1-unsigned (as openID4VPUnsigned): OpenID for Verifiable Presentations without a signature.
        - openid4vp-v1-signed (as openID4VPSigned): OpenID for Verifiable Presentations with a signature.
        - openid4vp-v1-multisigned (as openID4VPMultisigned): OpenID for Verifiable Presentations with several signatures.
        """#
}
