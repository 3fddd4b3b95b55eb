import PaySheet

/// How elements are called in answers, and in the entitlement.
enum ElementNames {
    /// One element: its word in the entitlement, and its names in a driver's license, a Japanese card and a photo ID. `-` says that the
    /// document does not have it, and `+` that a name is of AAMVA.
    struct Row {
        let entitlement: Substring
        let names: [Substring]
    }

    /// Returns the row of an element; `nil` if no documentation has its names.
    static func row(of element: Int) -> Row? {
        let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(element) else { return nil }
        let cells = lines[element].split(separator: "|", omittingEmptySubsequences: false)
        return cells.count == 4 ? Row(entitlement: cells[0], names: Array(cells[1...])) : nil
    }

    /// All names in a kind of document.
    static func all(in column: Int) -> [Substring] {
        IdentityElement.all.indices.flatMap { row(of: $0)?.names[column].split(separator: ",") ?? [] }
            .map { $0.hasPrefix("+") ? $0.dropFirst() : $0 }
    }

    /// The column of a kind of document; `nil` for other kinds.
    static func column(of document: Int) -> Int? {
        switch document {
        case IdentityDocumentKind.driversLicenseIndex: 0
        case IdentityDocumentKind.nationalIDCardIndex: 1
        case IdentityDocumentKind.photoIDIndex: 2
        default: nil
        }
    }

    /// The types of the documents in answers, in the order of the columns.
    static let documentTypes = ["org.iso.18013.5.1.mDL", "org.iso.23220.1.jp.mnc", "org.iso.23220.photoid.1"]

    /// A line for each word of the vocabulary, in its order.
    private static let table = """
        given-name|given_name,+given_name_truncation,+aka_given_name,+name_suffix,+aka_suffix|full_name_unicode|given_name_unicode,given_name_latin1
        family-name|family_name,+family_name_truncation,+aka_family_name|full_name_unicode|family_name_unicode,family_name_latin1
        portrait|portrait|portrait|portrait
        address|resident_address,resident_city,resident_country,resident_postal_code|resident_address_unicode,local_gov_code_unicode|resident_address_unicode,resident_city_unicode,resident_city_latin1,resident_postal_code,resident_country
        issuing-authority|issuing_authority,issuing_jurisdiction,issuing_country,un_distinguishing_sign|-|issuing_authority_unicode,issuing_subdivision,issuing_country
        |issue_date,document_issue_date|-|issue_date
        document-expiration-date|expiry_date|-|expiry_date
        document-number|document_number|individual_number_unicode|document_number
        driving-privileges|driving_privileges,+domestic_driving_privileges|-|-
        age|age_in_years|age_in_years|age_in_years
        date-of-birth|birth_date|birth_date,birth_date_unicode|birth_date_unicode
        |sex|sex,sex_unicode|sex_unicode
        """
}
