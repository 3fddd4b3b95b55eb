// Generated from the cards in Sources/PaySheetIdentity/Cards. Do not edit; run `swift run generate`.

/// What the rules say, for `RuleCard`.
enum IdentityCards {
    static let text = ##"""
        17000
        identity/incomplete
        A record from which no transcript can be built
        warning
        correct
        document
        2026.11
        The record lacks the nonce, the merchant identifier or the team identifier. For a web page, it lacks the origin or the encryption information.
        The answer contains none of them. Without them it cannot be opened.
        Store all of them when the request is made.
        IV-04
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityRecord
        remove /nonce
        finds root
        shows IV-04
        from identityRecord
        remove /teamIdentifier
        finds root
        shows IV-04
        from webRecord
        remove /origin
        finds root
        shows IV-04
        right
        from identityRecord
        remove /entitlement
        from webRecord
        set /nonce "AAECAwQFBgcICQoLDA0ODw=="

        17001
        identity/no-elements
        A request that asks for nothing
        error
        correct
        document
        2026.11
        The record of an app has no elements.
        The system answers with the error `noElementsRequested`.
        Add the elements that you need.
        ID-001
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityRecord
        set /elements []
        finds /elements
        shows ID-001
        from identityRecord
        remove /elements
        finds root
        shows ID-001
        right
        from identityRecord
        remove /elements/3
        from webRecord

        17002
        identity/age-limit
        An age that cannot be asked for
        error
        correct
        document
        2026.11
        `atLeast` is not from 1 to 125, or belongs to another element than `age`.
        The system refuses the request with `invalidElement`.
        Use an age from 1 to 125.
        ID-002
        https://developer.apple.com/documentation/passkit/pkidentityelement
        -
        from identityRecord
        set /elements/0/atLeast 0
        finds /elements/0/atLeast
        shows ID-002
        from identityRecord
        set /elements/0/atLeast 126
        finds /elements/0/atLeast
        shows ID-002
        from identityRecord
        set /elements/1/atLeast 18
        finds /elements/1/atLeast
        shows ID-002
        right
        from identityRecord
        set /elements/0/atLeast 1
        from identityRecord
        set /elements/0/atLeast 125

        17003
        identity/age-twice
        The age and a limit of it
        error
        correct
        document
        2026.11
        One request asks for the age and for whether the person has reached an age.
        Apple does not allow both in one request.
        Keep the element with `atLeast` if you only need to know that.
        ID-003
        https://developer.apple.com/documentation/passkit/pkidentityelement
        -
        from identityRecord
        set /elements/1/element "age"
        finds /elements/1
        shows ID-003
        from identityRecord
        set /elements/3 {"element":"age","intent":"willNotStore"}
        finds /elements/3
        shows ID-003
        right
        from identityRecord
        set /elements/1 {"element":"age","atLeast":21,"intent":"willNotStore"}
        from identityRecord
        remove /elements/0

        17004
        identity/threshold
        More than whether a person is old enough
        info
        correct
        document
        2026.11
        The request asks for the age or the date of birth.
        If only a limit matters, the person gives away more than you need.
        Ask for `age` with `atLeast`, unless you need more.
        ID-005
        https://developer.apple.com/documentation/passkit/pkidentityelement
        -
        from identityRecord
        set /elements/0/element "dateOfBirth"
        remove /elements/0/atLeast
        remove /entitlement
        finds /elements/0/element
        shows ID-005
        from identityRecord
        remove /elements/0/atLeast
        finds /elements/0/element
        shows ID-005
        right
        from identityRecord
        set /elements/0/atLeast 21
        from identityRecord
        remove /elements/0

        17005
        identity/days
        Days for which nothing can be stored
        warning
        correct
        document
        2026.11
        `days` is below 1, or belongs to an element that is not stored.
        The consent sheet shows how long you keep an element. It must say the same as your server does.
        Use 1 or more, or the intent `willNotStore` without days.
        ID-006
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityRecord
        set /elements/1/days 0
        finds /elements/1/days
        shows ID-006
        from identityRecord
        set /elements/0/days 3
        finds /elements/0/days
        shows ID-006
        right
        from identityRecord
        set /elements/1/days 1
        from identityRecord
        remove /elements/1/days

        17006
        identity/intents
        One element with two intents
        warning
        correct
        document
        2026.11
        The request asks for an element twice, and stores it differently.
        The later intent replaces the other one silently.
        Ask for each element once.
        ID-007
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityRecord
        set /elements/2/element "givenName"
        set /elements/2/days 7
        finds /elements/2
        shows ID-007
        from identityRecord
        set /elements/3 {"element":"age","atLeast":18,"intent":"mayStore"}
        finds /elements/3
        shows ID-007
        right
        from identityRecord
        set /elements/2/element "givenName"
        from identityRecord
        set /elements/3 {"element":"age","atLeast":21,"intent":"mayStore"}

        17007
        identity/nonce
        A nonce that is refused or can be guessed
        warning
        correct
        document
        2026.11
        The nonce is not Base64, is empty, or has more than 64 or fewer than 16 bytes. Or all its bytes are the same, or two requests have it.
        The system refuses a long nonce with `invalidNonce`. With a nonce that can be guessed, an old answer can be used again.
        Make 16 or more random bytes on the server for each request. Tie them to the session, and use them once.
        ID-008 ID-009 DC-003
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityRecord
        set /nonce "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0A="
        finds /nonce
        shows ID-008
        from identityRecord
        set /nonce "not base64"
        finds /nonce
        shows ID-008
        from identityRecord
        set /nonce ""
        finds /nonce
        shows ID-008
        from identityRecord
        set /nonce "AAECAwQFBgc="
        finds /nonce
        shows ID-009
        from identityRecord
        set /nonce "AAAAAAAAAAAAAAAAAAAAAA=="
        finds /nonce
        shows DC-003
        from webRecord
        set /encryptionInfo "gmVkY2FwaaJlbm9uY2VDAQIDcnJlY2lwaWVudFB1YmxpY0tleaQBAiABIVggpDe667JupOe9pXc8xQyf_H03jsQu24r5qXI25x_n1ZsiWCDD6DQ6tEE3tYUtffOyeB8JYPfN-ivn40sfEk-bOxK-pA"
        finds /encryptionInfo
        shows DC-003
        from credentialRequest
        set /digital/requests/0/data/encryptionInfo "gmVkY2FwaaJlbm9uY2VQAAAAAAAAAAAAAAAAAAAAAHJyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"
        finds /digital/requests/0/data/encryptionInfo
        shows DC-003
        from credentialRequest
        set /digital/requests [{"protocol":"org-iso-mdoc","data":{"deviceRequest":"omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","encryptionInfo":"gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"}},{"protocol":"org-iso-mdoc","data":{"deviceRequest":"omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","encryptionInfo":"gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"}}]
        finds /digital/requests/1/data/encryptionInfo
        shows DC-003
        right
        from identityRecord
        set /nonce "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+Pw=="
        from credentialRequest
        set /digital/requests [{"protocol":"org-iso-mdoc","data":{"deviceRequest":"omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","encryptionInfo":"gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"}},{"protocol":"org-iso-mdoc","data":{"deviceRequest":"omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","encryptionInfo":"gmVkY2FwaaJlbm9uY2VYJAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJHJyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"}}]

        17008
        identity/entitlement
        Something that the entitlement does not have
        warning
        correct
        document
        2026.11
        The merchant identifier, the kind of document or an element is not in the entitlement of the record.
        The system refuses the request. The entitlement for Apple Pay does not count, even with the same identifier.
        Ask Apple for it, or remove it from the request.
        ID-010 ID-011
        https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.in-app-identity-presentment
        -
        from identityRecord
        set /entitlement/merchantIdentifiers ["merchant.com.example.other"]
        finds /merchantIdentifier
        shows ID-010
        from identityRecord
        set /entitlement/elements ["age","given-name","family-name"]
        finds /elements/3/element
        shows ID-011
        from identityRecord
        set /entitlement/documentTypes []
        finds /document
        shows ID-011
        right
        from identityRecord
        remove /entitlement
        from identityRecord
        remove /entitlement/elements

        17009
        identity/element-ignored
        An element that the document does not have
        warning
        correct
        document
        2026.11
        The request asks for an element that this kind of document does not have.
        The system ignores it without an error, and the answer lacks it.
        Remove the element, or do not rely on it.
        ID-013
        https://developer.apple.com/documentation/passkit/pkidentityelement
        -
        from identityRecord
        set /document "photoID"
        set /elements/1/element "drivingPrivileges"
        remove /entitlement
        finds /elements/1/element
        shows ID-013
        from identityRecord
        set /document "nationalIDCard"
        set /elements/1/element "issuingAuthority"
        remove /entitlement
        finds /elements/1/element
        shows ID-013
        right
        from identityRecord
        set /elements/1/element "drivingPrivileges"
        remove /entitlement
        from identityRecord
        set /document "anyOf"
        set /elements/1/element "drivingPrivileges"
        remove /entitlement

        17010
        identity/origin
        Text that is not an origin
        warning
        correct
        document
        2026.11
        The origin has a path, a slash at the end or capital letters, or is not of HTTPS.
        The transcript contains the origin as the browser writes it. With other text the answer cannot be opened.
        Write what `location.origin` gives.
        DC-008
        https://www.w3.org/TR/digital-credentials/
        -
        from webRecord
        set /origin "https://verifier.ihv.example/"
        finds /origin
        shows DC-008
        from webRecord
        set /origin "http://verifier.ihv.example"
        finds /origin
        shows DC-008
        from webRecord
        set /origin "verifier.ihv.example"
        finds /origin
        shows DC-008
        right
        from webRecord
        set /origin "http://localhost:3010"
        from webRecord
        set /origin "https://verifier.ihv.example:8443"

        17011
        identity/protocol
        Requests of which Safari knows none
        warning
        correct
        document
        2026.11
        No request has the protocol `org-iso-mdoc`.
        Safari 26 knows this protocol alone, so people with Apple Wallet cannot answer there.
        Add a request with the protocol `org-iso-mdoc`.
        DC-001
        https://www.w3.org/TR/digital-credentials/
        -
        from credentialRequest
        set /digital/requests [{"protocol":"openid4vp-v1-unsigned","data":{}}]
        finds /digital/requests
        shows DC-001
        from credentialRequest
        set /digital/requests/0/protocol "openid4vp-v1-signed"
        finds /digital/requests
        shows DC-001
        right
        from credentialRequest
        set /mediation "optional"
        from credentialRequest
        set /digital/requests [{"protocol":"openid4vp-v1-unsigned","data":{}},{"protocol":"org-iso-mdoc","data":{"deviceRequest":"omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","encryptionInfo":"gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"}}]

        17012
        identity/encryption-info
        Encryption information that no wallet can use
        error
        correct
        document
        2026.11
        `encryptionInfo` is not Base64 for addresses, or not the CBOR of the standard. Or its key is not a point on P-256.
        The wallet cannot encrypt an answer, and the request fails.
        Write `["dcapi", {"nonce", "recipientPublicKey"}]` as CBOR, and encode it without padding.
        DC-002 DC-004
        https://www.w3.org/TR/digital-credentials/
        -
        from credentialRequest
        set /digital/requests/0/data/encryptionInfo "gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ=="
        finds /digital/requests/0/data/encryptionInfo
        shows DC-002
        from credentialRequest
        set /digital/requests/0/data/encryptionInfo "gWVkY2FwaQ"
        finds /digital/requests/0/data/encryptionInfo
        shows DC-002
        from webRecord
        set /encryptionInfo "gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzs"
        finds /encryptionInfo
        shows DC-002
        from credentialRequest
        set /digital/requests/0/data/encryptionInfo "gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgAiFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"
        finds /digital/requests/0/data/encryptionInfo
        shows DC-004
        from credentialRequest
        set /digital/requests/0/data/encryptionInfo "gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlgf6DQ6tEE3tYUtffOyeB8JYPfN-ivn40sfEk-bOxK-pA"
        finds /digital/requests/0/data/encryptionInfo
        shows DC-004
        right
        from credentialRequest
        set /digital/requests/0/data/encryptionInfo "gmVkY2FwaaJlbm9uY2VYJAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiI3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"
        from webRecord
        set /encryptionInfo "gmVkY2FwaaJlbm9uY2VYJAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiI3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"

        17013
        identity/device-request
        A device request that no wallet can read
        error
        correct
        document
        2026.11
        `deviceRequest` is not Base64 for addresses, is not the CBOR of the standard, or asks for no document.
        The wallet cannot read the request, and it fails.
        Write a DeviceRequest of ISO 18013-5 as CBOR, and encode it without padding.
        DC-002
        https://www.w3.org/TR/digital-credentials/
        -
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA+"
        finds /digital/requests/0/data/deviceRequest
        shows DC-002
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "oWd2ZXJzaW9uYzEuMA"
        finds /digital/requests/0/data/deviceRequest
        shows DC-002
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4A"
        finds /digital/requests/0/data/deviceRequest
        shows DC-002
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        finds /digital/requests/0/data/deviceRequest
        shows DC-002
        right
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4KibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKJsaXRlbXNSZXF1ZXN02BhYV6JnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExqbmFtZVNwYWNlc6Fxb3JnLmlzby4xODAxMy41LjGia2FnZV9vdmVyXzE49GpnaXZlbl9uYW1l9WpyZWFkZXJBdXRohEOhASahGCFCMAD2WEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "pGd2ZXJzaW9uYzEuMWtkb2NSZXF1ZXN0c4GhbGl0ZW1zUmVxdWVzdNgYWEiiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xoWhwb3J0cmFpdPRtcmVhZGVyQXV0aEFsbIGEQ6EBJqEYIUIwAPZYQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABxZGV2aWNlUmVxdWVzdEluZm_YGEGg"

        17014
        identity/request-element
        A document or an element that Apple does not name
        warning
        correct
        document
        2026.11
        The device request names a document type or an element that no documentation of Apple has.
        The wallet leaves out what it does not have. A misspelled name is never answered.
        Check the spelling.
        DC-005
        https://www.w3.org/TR/digital-credentials/
        -
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubWRsam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        finds /digital/requests/0/data/deviceRequest
        shows DC-005
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWEmiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xoWlnaXZlbk5hbWX0anJlYWRlckF1dGiEQ6EBJqEYIUIwAPZYQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        finds /digital/requests/0/data/deviceRequest
        shows DC-005
        right
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWEiiZ2RvY1R5cGV3b3JnLmlzby4yMzIyMC5waG90b2lkLjFqbmFtZVNwYWNlc6Fvb3JnLmlzby4yMzIyMC4xoWhwb3J0cmFpdPVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFWiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8yMfRocG9ydHJhaXT0anJlYWRlckF1dGiEQ6EBJqEYIUIwAPZYQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

        17015
        identity/reader-auth
        A device request without a signature
        warning
        correct
        document
        2026.11
        The device request has neither `readerAuth` for each document nor `readerAuthAll`.
        Apple Wallet answers only readers that sign their requests.
        Sign the request with the certificate from Apple Business Connect.
        DC-006
        https://www.w3.org/TR/digital-credentials/
        -
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GhbGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfU"
        finds /digital/requests/0/data/deviceRequest
        shows DC-006
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4KhbGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfWhbGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfU"
        finds /digital/requests/0/data/deviceRequest
        shows DC-006
        right
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4KibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKJsaXRlbXNSZXF1ZXN02BhYV6JnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExqbmFtZVNwYWNlc6Fxb3JnLmlzby4xODAxMy41LjGia2FnZV9vdmVyXzE49GpnaXZlbl9uYW1l9WpyZWFkZXJBdXRohEOhASahGCFCMAD2WEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        from credentialRequest
        set /digital/requests/0/data/deviceRequest "o2d2ZXJzaW9uYzEuMWtkb2NSZXF1ZXN0c4GhbGl0ZW1zUmVxdWVzdNgYWEiiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xoWhwb3J0cmFpdPRtcmVhZGVyQXV0aEFsbIGEQ6EBJqEYIUIwAPZYQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

        17016
        identity-answer/form
        Answer that cannot be read
        error
        correct
        document
        2026.11
        The answer is not the CBOR of an encrypted answer. Or it is for a web page, and the record is of an app.
        Nothing of the answer can be checked or decrypted.
        Pass the bytes of encryptedData on as they are, and use the record of this request.
        IV-02
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityAnswer
        set /answer "gYGB"
        finds root
        shows IV-02
        from identityAnswer
        set /answer ""
        finds root
        shows IV-02
        right
        from identityAnswer
        from identityAnswer
        set /keys []

        17017
        identity-answer/key
        Answer for another certificate
        error
        correct
        document
        2026.11
        The answer is encrypted for the key of none of the given certificates.
        Your private key does not open the answer. The certificate may have been renewed.
        Use the certificate of the merchant identifier in the app.
        IV-03
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityAnswer
        set /keys ["BCIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiI="]
        finds root
        shows IV-03
        from identityAnswer
        set /keys ["BCIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiI=","BDMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM="]
        finds root
        shows IV-03
        right
        from identityAnswer
        from identityAnswer
        set /keys []

        17018
        identity-answer/transcript
        Answer to another request
        error
        correct
        document
        2026.11
        The answer was made for another nonce, merchant identifier or team identifier than the record has.
        The decryption fails, or the answer belongs to another session.
        Compare all three with the request of the app. The nonce is new for each request.
        IV-04
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityAnswer
        set /record/teamIdentifier "A1B2C3D4E6"
        finds root
        shows IV-04
        from identityAnswer
        set /record/nonce "AAECAwQFBgcICQoLDA0ODg=="
        finds root
        shows IV-04
        right
        from identityAnswer
        from identityAnswer
        set /keys []

        17019
        identity-answer/content
        Decrypted answer that cannot be used
        error
        correct
        document
        2026.11
        The decrypted answer is not CBOR of ISO 18013-5. Or it has another status, another document, or several.
        Nothing of the answer can be checked.
        Give the decrypted bytes as they are, and the record of this request.
        IV-06
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityContent
        set /content "gYGB"
        finds root
        shows IV-06
        from identityContent
        set /record/document "photoID"
        finds root
        shows IV-06
        right
        from identityContent
        from identityContent
        set /now "2026-12-02T10:00:00Z"

        17020
        identity-answer/issuer
        Answer of an unknown issuer
        error
        correct
        document
        2026.11
        The certificates do not lead to one of your roots. Or a certificate or an algorithm cannot be used.
        Anyone can make a document with such a signature.
        Do not accept the answer. If you trust the authority, add its root.
        IV-07
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityContent
        set /content "no certificate"
        finds root
        shows IV-07
        right
        from identityContent
        from identityContent
        set /roots []

        17021
        identity-answer/signature
        Answer with a wrong signature
        error
        correct
        document
        2026.11
        The signature of the issuer, of a certificate or of the device does not belong to the data.
        The answer was changed, or it was made for another request.
        Do not accept the answer. Compare the record with the request.
        IV-07 IV-10
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityContent
        set /content "signature of the issuer"
        finds root
        shows IV-07
        from identityContent
        set /record/nonce "AAECAwQFBgcICQoLDA0ODg=="
        finds root
        shows IV-10
        right
        from identityContent
        from identityContent
        set /keys []

        17022
        identity-answer/dates
        Document at the wrong time
        error
        correct
        document
        2026.11
        The document is not valid now, or its certificate was not valid when it was signed. Or the issuer signed another kind of document.
        The issuer does not say that the elements are right at this time.
        Do not accept the answer. Ask the person to update the document in Wallet.
        IV-08
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityContent
        set /now "2026-12-02T10:00:01Z"
        finds root
        shows IV-08
        from identityContent
        set /now "2026-11-02T09:59:59Z"
        finds root
        shows IV-08
        right
        from identityContent
        set /now "2026-12-02T10:00:00Z"
        from identityContent
        set /now "2026-11-02T10:00:00Z"

        17023
        identity-answer/digests
        Element that the issuer did not sign
        error
        correct
        document
        2026.11
        An element does not have the digest that the issuer signed, or it is in the answer twice.
        The value was changed, or it belongs to another document.
        Do not accept the answer.
        IV-09
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityContent
        replace "VmFsdWVkSmFuZ" with "VmFsdWVkSm9uZ"
        finds root
        shows IV-09
        right
        from identityContent
        from identityContent
        set /now "2026-12-02T10:00:00Z"

        17024
        identity-answer/device
        Answer without a signature of the device
        error
        correct
        document
        2026.11
        The device did not sign the answer, or in a form that cannot be checked.
        Nothing shows that the answer comes from the device of the person.
        Do not accept the answer. Apple's devices sign every answer with ECDSA.
        IV-10
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityContent
        set /content "code instead of a signature"
        finds root
        shows IV-10
        right
        from identityContent
        from identityContent
        set /keys []

        17025
        identity-answer/elements
        Element that was not asked for
        error
        correct
        document
        2026.11
        The answer has an element that the record does not ask for, or one that no issuer signed.
        The record is of another request, or the answer is not from Apple's devices. You may not store the element.
        Use the record of this request, and do not store the element.
        IV-11
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityContent
        remove /record/elements/3
        finds root
        shows IV-11
        from identityContent
        set /record/elements/1/element "address"
        finds root
        shows IV-11
        right
        from identityContent
        from identityContent
        remove /record/elements

        17026
        identity-answer/test
        Answer that was made for tests
        error
        correct
        document
        2026.11
        No issuer signed the answer, as with Apple's profile for tests or the simulator. Or the record has identifiers for tests.
        The person in the answer does not exist.
        Use it in tests alone. Refuse it on your real server.
        IV-13
        https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests
        -
        from identityContent
        set /content "simulator"
        finds root
        shows IV-13
        from identityContent
        set /keys []
        set /record/teamIdentifier "PassKit_Identity_Test_Team_ID"
        finds root
        shows IV-13
        right
        from identityContent
        set /keys []
        from identityContent
        set /keys []
        set /record/teamIdentifier "A1B2C3D4E6"
        """##
}
