// Generated from Sources/PaySheetChecking/Catalogs/Messages/Data/printed-texts.txt. Do not edit; run `swift run generate`.

extension ConsoleMessage {
    /// The blocks of the file, without comments.
    static let printedBlocks = #"""


        curl
        curl: (35) %detail%alert handshake failure
        ~ cURL error 35: %detail%alert handshake failure
        - the request has no client certificate
        = send the merchant identity certificate and its key, with `--cert` and `--key`
        - the request has the payment processing certificate, which never belongs in a TLS request [certificate/kind]
        - the merchant identity certificate has expired, or was revoked [certificate/expired]
        = run Apple's curl test of the session request, which shows whether the certificate or the code is wrong
        > Certificates.md
        ? run, shown

        curl
        curl: (56) %detail%alert certificate required
        ~ cURL error 56: %detail%alert certificate required
        - the request has no client certificate
        = send the merchant identity certificate and its key, with `--cert` and `--key`
        > Certificates.md
        ? run, shown

        curl or PHP
        sslv3 alert certificate unknown
        ~ tlsv1 alert certificate unknown
        - Apple's server refused the certificate of the request: it is of the wrong kind, or was not made step by step [certificate/kind]
        = create the merchant identity certificate again, and follow each step of the developer account
        - the certificate has expired, or was revoked [certificate/expired]
        > Certificates.md
        ? pasted, reporter

        curl
        unable to set private key file: '%file%' type %type%
        - %file% has a certificate and no key, and the request names no key file
        = put certificate and key into one PEM file, or use `--cert` and `--key`
        - the key belongs to another certificate request
        - the pass phrase of the key is wrong
        > Certificates.md
        ? run, shown

        curl
        Private key does not match the certificate public key
        - the key is of the other kind: the EC key of payment processing, with the RSA certificate of the merchant identity [certificate/key]
        = use the key of the request for the merchant identity certificate
        - the key belongs to an earlier certificate request
        > Certificates.md
        ? run, shown

        curl
        could not load PEM client certificate from %file%, OpenSSL error %number%:PEM routines%function%:no start line
        - %file% is Apple's `.cer` file, which is DER and not PEM
        = convert it: `openssl x509 -inform DER -in merchant_id.cer -out merchant_id.pem`
        - %file% is a `.p12` archive
        = add `--cert-type P12`
        > Certificates.md
        ? run, shown

        curl
        could not load PEM client certificate from %file%, OpenSSL error %number%:system library%function%:No such file or directory
        - the path of %file% is wrong, or belongs to another working folder
        = write an absolute path
        - the process may not read the file
        ? run, shown

        curl
        could not parse PKCS12 file, check password, OpenSSL error %number%:PKCS12 routines%function%:mac verify failure
        - the password of the `.p12` file is wrong
        = use the password of the export; an empty password is a password too
        ? run, shown

        curl
        could not parse PKCS12 file, check password, OpenSSL error %number%:digital envelope routines%function%:unsupported
        - the password is right, but the file uses RC2, which OpenSSL 3 does not load; exports of Keychain Access do
        = convert it once: `openssl pkcs12 -legacy -in a.p12 -nodes -out a.pem`
        ? run, shown

        curl or PHP
        SSL certificate problem: unable to get local issuer certificate
        - your list of root certificates (CA) is missing or old; on Windows, PHP has none until `curl.cainfo` is set
        = install or update the CA list; do not switch verification off
        - a proxy opens TLS connections with a certificate of its own
        - the text is about the server's certificate, so your merchant certificate is not the cause
        ? known, inferred

        curl
        Could not resolve host: %host%
        - the host %host% is misspelt
        = use the host of event.validationURL, after you compare it with Apple's list
        - the container or the network behind the proxy has no DNS
        ? run, shown

        curl
        Failed to connect to %host% port 443 after %time% ms: %reason%
        - the firewall blocks outgoing connections to %host%
        = allow outgoing connections on port 443 to the hosts of Apple's server
        ? known, inferred

        Node.js
        write EPROTO %detail%alert handshake failure
        ~ EPROTO%detail%SSL alert number 40
        - the request has no client certificate: cert, key or pfx are options of the wrong object
        = put cert and key into the `https.Agent` of the request; axios and node-fetch read them only there
        - the key is the EC key of payment processing, with the RSA certificate of the merchant identity [certificate/key]
        > Certificates.md
        ? run, shown

        OpenSSL, in Node.js and other programs
        x509 certificate routines%function%:key values mismatch
        ~ ERR_OSSL_X509_KEY_VALUES_MISMATCH
        - key and certificate belong to different certificate requests
        = use the key that was made with the request of this certificate
        > Certificates.md
        ? run, shown

        OpenSSL, in Node.js and other programs
        PEM routines%function%:no start line
        ~ ERR_OSSL_PEM_NO_START_LINE
        - the certificate is Apple's `.cer` file, which is DER and not PEM
        = convert it: `openssl x509 -inform DER -in merchant_id.cer -out merchant_id.pem`
        - the option has a path, and needs the content of the file
        = read the file first, with `fs.readFileSync`
        - an environment variable lost the line ends of the PEM text
        = write real line ends in place of \n
        > Certificates.md
        ? run, shown

        Node.js | | core
        mac verify failure
        - the passphrase of the `.p12` file is wrong
        = correct the option passphrase beside pfx
        ? run, shown

        Node.js
        Unsupported PKCS12 PFX data
        ~ ERR_CRYPTO_UNSUPPORTED_OPERATION
        - the password is right, but the `.p12` file uses RC2, which OpenSSL 3 does not load; exports of Keychain Access and Windows do
        = convert it once with `openssl pkcs12 -legacy`, and use cert and key
        ? run, shown

        Node.js
        wrong tag
        - the option pfx has a PEM or DER file
        = use the options cert and key, or give a `.p12` file
        ? run, shown

        Node.js | TypeError | wrapper
        fetch failed
        - the inner text says more: it is in `error.cause`
        = print `error.cause`, and explain that text
        - the built-in fetch ignores the options agent, cert and key, so the request has no client certificate
        = use `https.request`, or a dispatcher with the certificate
        ? run, shown

        Node.js
        getaddrinfo ENOTFOUND %host%
        - %host% is not a host: it has a scheme or a path, or is misspelt
        = use the host name alone
        - the container or the network has no DNS
        ? run, shown

        axios | | wrapper
        Request failed with status code %code%
        - the server answered %code%, and the body of the answer says why
        = print `error.response.data`, and explain its statusMessage
        ? known, documented

        GOV.UK Pay
        Apple Pay Merchant ID not valid
        - the request goes through a proxy, and the agent of the proxy has neither certificate nor key
        = give certificate and key to the agent of the proxy, too
        ? pasted, maintainer

        Python
        [SSL: SSLV3_ALERT_HANDSHAKE_FAILURE] %text% (_ssl.c:%line%)
        ~ SSLV3_ALERT_HANDSHAKE_FAILURE
        - the request has no client certificate: the argument cert is missing
        = add `cert=("cert.pem", "key.pem")` with the merchant identity certificate and its key
        > Certificates.md
        ? run, shown

        Python
        EOF occurred in violation of protocol (_ssl.c:%line%)
        ~ SSLEOFError(8, 'EOF occurred in violation of protocol
        - the server closed the connection, because the request has no client certificate
        = add `cert=("cert.pem", "key.pem")` with the merchant identity certificate and its key
        - a proxy closed the connection
        ? run, shown

        Python
        [SSL] PEM lib (_ssl.c:%line%)
        - the certificate file is DER or a `.p12` archive, and Python needs PEM
        = give two PEM files, certificate and key; requests cannot read `.p12`
        - the PEM file has the certificate without its key
        > Certificates.md
        ? run, shown

        Python
        Could not find the TLS certificate file, invalid path: %file%
        - the path %file% is wrong, or belongs to another working folder
        = write an absolute path
        ? run, shown

        Java
        Received fatal alert: handshake_failure
        - the key store lacks the key of the merchant identity, or the SSL context does not use the key store
        = give the `.p12` of the merchant identity to a `KeyManagerFactory`, and its managers to the SSL context
        - the key store has the certificate without the certificate of its issuer
        > Certificates.md
        ? known, inferred

        Java
        PKIX path building failed: %detail%unable to find valid certification path to requested target
        ~ unable to find valid certification path to requested target
        - your trust store lacks the root of Apple's server: the JDK is old, or the program uses its own trust store
        = update the JDK or the trust store; your merchant certificate is not the cause
        - a proxy opens TLS connections with a certificate of its own
        ? run, shown

        Java
        keystore password was incorrect
        - the password of the key store is wrong
        = check it with `keytool -list`
        ? run, shown

        Java
        Algorithm HmacPBESHA256 not available
        - an old JDK 8 cannot read a `.p12` file that OpenSSL 3 made
        = update the JDK, or make the file again with `openssl pkcs12 -export -legacy`
        ? run, shown

        Java
        toDerInputStream rejects tag type 45
        - a PEM file was opened as PKCS12; 45 is its first character, a hyphen
        = make a `.p12` file with `openssl pkcs12 -export`
        ? run, shown

        Java
        Invalid keystore format
        - a PEM or `.p12` file was opened as a JKS key store
        = open a `.p12` file with `KeyStore.getInstance("PKCS12")`
        ? run, shown

        .NET on Windows
        The credentials supplied to the package were not recognized
        ~ Win32Exception (0x8009030D)
        ~ client certificate credentials were not recognized
        - the process may not use the private key, such as an application pool without a user profile
        = load the certificate from the store, or with `X509KeyStorageFlags.MachineKeySet`; in Azure, upload it to the app's certificates
        - the `.p12` file has no key
        ? pasted, reporter

        .NET | | wrapper
        The SSL connection could not be established, see inner exception.
        ~ Authentication failed, see inner exception.
        - the inner text says more: it is in the inner exception
        = print the inner exception, and explain its text
        - the `.p12` file was exported before Apple's intermediate certificate was installed
        = install the intermediate certificate, and export the file again
        ? pasted, reporter

        .NET
        Keyset does not exist
        - the certificate was loaded from a file without its private key
        = import the `.p12` file, which has the key
        - the process may not read the key
        = give the user of the process rights to the key
        ? pasted, maintainer

        .NET on Windows
        The specified network password is not correct
        - the password of the `.p12` file is wrong
        = use the password of the export
        - the service has no key store of its user
        = load the file with `X509KeyStorageFlags.MachineKeySet`
        ? pasted, reporter

        .NET
        Unable to read data from the transport connection: An existing connection was forcibly closed by the remote host
        - the server closed the connection: the request has no client certificate
        = send the merchant identity certificate with its key
        - TLS is older than 1.2
        = enable TLS 1.2
        - a proxy closed the connection
        ? pasted, inferred

        Ruby
        SSL_connect returned=1 errno=0 %detail%alert handshake failure
        - the request has no client certificate
        = set `http.cert` and `http.key` to the merchant identity certificate and its key
        > Certificates.md
        ? known, inferred

        Go
        remote error: tls: handshake failure
        - the request has no client certificate in `tls.Config.Certificates`
        = load it with `tls.LoadX509KeyPair`
        > Certificates.md
        ? known, inferred

        Go
        tls: failed to find any PEM data in certificate input
        - the certificate is Apple's `.cer` file, which is DER and not PEM
        = convert it: `openssl x509 -inform DER -in merchant_id.cer -out merchant_id.pem`
        ? known, documented

        Go
        tls: private key does not match public key
        - key and certificate belong to different certificate requests
        = use the key that was made with the request of this certificate
        ? known, documented

        Go
        x509: certificate signed by unknown authority
        - the container image has no list of root certificates (CA)
        = install the package `ca-certificates` in the image
        - a proxy opens TLS connections with a certificate of its own
        ? known, inferred

        Apple's server
        Payment Services Exception merchantId=%merchant% not registered for service
        ~ not registered for service
        - the merchant identifier is not set up for the web, because one of its two certificates is missing
        = create the payment processing certificate and the merchant identity certificate for this identifier
        - merchantIdentifier has something else than the readable identifier, such as a hash [merchant/prefix merchant/identifier]
        = write the readable identifier, which begins with `merchant.`
        ? pasted, inferred

        Apple's server
        Invalid URI -- no content
        - the code appended something to validationURL, which is a complete address
        = POST to the address exactly as the event has it
        ? pasted, inferred

        macOS, in its log
        Session was started in a different environment
        - the session comes from the sandbox, and the device is a production device, or the reverse
        = use the host of event.validationURL, and no constant
        ? pasted, documented

        macOS, in its log
        Application failed to provide a valid merchant session. We can't proceed to authorize the transaction.
        - the session is for another domain than the address bar has [session/domain]
        = compare initiativeContext with the domain in the address bar
        - the signature of the session is wrong, because it was made with the certificate of another merchant identity
        - the device is not signed in to an account
        ? source, documented

        the payment sheet
        Apple Pay not available for this website
        - Apple does not know the merchant identifier of the session [merchant/identifier]
        = compare identifier, certificates and domains with those in the developer account
        - one of the two certificates is missing
        - the session is for another domain than the address bar has [session/domain]
        ? source, documented

        a browser | | wrapper
        Failed to load resource: the server responded with a status of 417%more%
        ~ Failed to load resource: the server responded with a status of 422%more%
        - the payment provider passes a refusal of Apple's server on
        = open the answer in the network tab, and explain the text in its body
        ? pasted, documented

        curl with NSS | | core
        SEC_ERROR_BAD_KEY
        ~ NSS error -8178
        - the key file has the form PKCS#8, which this curl does not read
        = convert it: `openssl rsa -in key.pem -out rsa.pem`
        > Certificates.md
        ? pasted, inferred

        Java
        Untrusted Server Certificate Chain
        - your trust store lacks the root of Apple's server: the JDK is old, or the program uses its own trust store
        = update the JDK or the trust store; your merchant certificate is not the cause
        - a proxy opens TLS connections with a certificate of its own
        ? pasted, inferred

        Mollie
        Validation URL is not on the white list
        - validationURL is that of Apple's sandbox, because the device is signed in to a sandbox account
        = test with a production account
        - the code sends a constant in place of event.validationURL
        = send the address of the event unchanged
        ? pasted, inferred

        Adyen
        Required field 'merchantIdentifier' is null
        - the page does not give the merchant identifier to the component
        = pass the configuration from the answer of `/paymentMethods` on
        - the account has no merchant identifier for Apple Pay
        = check the settings of the payment method
        > Providers.md#adyen-web
        ? pasted, inferred


        Java
        AEADBadTagException: Tag mismatch
        ~ AEADBadTagException
        - the token was made for the key of another certificate [token-trust/certificate]
        = compare publicKeyHash: `paysheet token check FILE --certificate CERT` says which certificate the token needs
        - the key is right, and party V of the derivation is not the 32 bytes of the SHA-256 of the merchant identifier
        - the initialization vector is not 16 zero bytes, or the tag is not the last 16 bytes of data
        - the token was changed on its way, such as a + that became a space [token/base64]
        > Payment-tokens.md#which-certificate-is-it-for
        ? run, inferred

        Bouncy Castle, in Java or .NET
        mac check in GCM failed
        - the token was made for the key of another certificate [token-trust/certificate]
        = compare publicKeyHash: `paysheet token check FILE --certificate CERT` says which certificate the token needs
        - only some tokens fail: threads share one cipher object
        = make a cipher object for each token
        - about 1 of 256 tokens fails: a zero byte at the start of the shared secret is lost
        = pad the shared secret to 32 bytes
        > Payment-tokens.md#which-certificate-is-it-for
        ? pasted, maintainer

        Node.js
        Unsupported state or unable to authenticate data
        - the token was made for the key of another certificate [token-trust/certificate]
        = compare publicKeyHash: `paysheet token check FILE --certificate CERT` says which certificate the token needs
        - the code does not call setAuthTag() with the last 16 bytes of data
        - party V of the derivation is not the 32 bytes of the SHA-256 of the merchant identifier
        > Payment-tokens.md#which-certificate-is-it-for
        ? run, inferred

        PHP, with PayU's apple-pay package
        Unable to decrypt or to verify the tag.
        - the token was made for the key of another certificate [token-trust/certificate]
        = compare publicKeyHash: `paysheet token check FILE --certificate CERT` says which certificate the token needs
        > Payment-tokens.md#which-certificate-is-it-for
        ? pasted, inferred

        Ruby
        OpenSSL::Cipher::CipherError
        - the token was made for the key of another certificate [token-trust/certificate]
        = compare publicKeyHash: `paysheet token check FILE --certificate CERT` says which certificate the token needs
        > Payment-tokens.md#which-certificate-is-it-for
        ? known, inferred

        Node.js, with apple-pay-decrypt
        Unexpected token %garbage% in JSON at position 0%stack%PaymentToken.decrypt
        ~ Unexpected token %garbage% is not valid JSON%stack%PaymentToken.decrypt
        ~ Unexpected token%garbage%in JSON%stack%PaymentToken.decrypt
        - the token was made for another key; this library ignores the failed tag and parses the garbage [token-trust/certificate]
        = use tokens for the merchant identifier whose certificate request you made
        > Payment-tokens.md#which-certificate-is-it-for
        ? source, documented

        Node.js, with apple-pay-decrypt or apple-pay-js
        Unable to extract merchant ID from certificate
        - the certificate is not the payment processing certificate, so it lacks the extension with the merchant identifier [certificate/kind]
        = give the payment processing certificate as PEM
        - the certificate is not PEM
        > Certificates.md
        ? source, documented

        Ruby, with gala
        Gala::PaymentToken::MissingMerchantIdError
        - the certificate lacks the extension with the merchant identifier, so it is not the payment processing certificate [certificate/kind]
        = give the payment processing certificate
        > Certificates.md
        ? source, documented

        Ruby, with gala
        Signature does not contain the correct custom OIDs.
        - the signature is not Apple's: the token is test data, or its text was cut [token-trust/signer]
        = pass the token unchanged
        > Payment-tokens.md#the-signature
        ? source, inferred

        Ruby, with gala
        Unable to verify a valid chain of trust from signature to root certificate.
        - the token is old: its signing certificate is not valid at the time of the check [token-trust/chain]
        = test with a new token
        - the signature was changed [token-trust/signature]
        > Payment-tokens.md#the-signature
        ? source, inferred

        Ruby, with pedicel
        Pedicel::AesKeyError: wrong key
        ~ decryption failed: %error%
        - the token was made for the key of another certificate [token-trust/certificate]
        = compare publicKeyHash: `paysheet token check FILE --certificate CERT` says which certificate the token needs
        > Payment-tokens.md#which-certificate-is-it-for
        ? source, documented

        Ruby, with pedicel
        private_key curve '%curve%' differs from token ephemeralPublicKey curve '%other%'
        - the key has the curve %curve%, and payment processing keys have prime256v1 [certificate/key]
        = use the key of the request for the payment processing certificate
        > Certificates.md
        ? source, documented

        Ruby, with pedicel
        merchant_id must be a SHA256
        - merchant_id is text or hexadecimal digits, and must be 32 bytes
        = hash the merchant identifier with SHA-256 first
        ? source, documented

        .NET, with MacrossApplePay
        Payment processing certificate does not match the publicKeyHash on the payment data.
        - the certificate was renewed, and the token was made for the earlier one [token-trust/certificate]
        = keep the old key until all tokens for it are used
        - the token is for another merchant identifier, or sandbox and production are mixed [token-trust/certificate]
        > Payment-tokens.md#which-certificate-is-it-for
        ? source, documented

        .NET, with MacrossApplePay
        ApplePay message has expired.
        - the token is too old: it was stored or sent again [token-trust/age]
        = decrypt a token when it arrives
        - the clock of the server is wrong
        > Payment-tokens.md
        ? source, documented

        .NET, with MacrossApplePay
        Payment processing certificate does not have a private key.
        - the program loads the `.cer` file, which never has a key
        = export a `.p12` file with the key
        > Certificates.md
        ? source, documented

        Go, with processout/applepay
        invalid processing certificate or merchant ID
        ~ invalid merchant certificate or merchant ID
        - the configured merchant identifier is not the one in the certificate [certificate/merchant]
        = compare them: `paysheet certificate FILE` shows the identifier
        - the two certificates are exchanged [certificate/kind]
        > Certificates.md
        ? source, documented

        Go, with processout/applepay
        merchant key should be RSA
        - the payment processing certificate is in the place of the merchant identity certificate [certificate/kind certificate/key]
        = exchange the two certificates
        > Certificates.md
        ? source, documented

        Go, with processout/applepay
        error decrypting the token: %detail%cipher: message authentication failed
        ~ cipher: message authentication failed
        - the token was made for the key of another certificate [token-trust/certificate]
        = compare publicKeyHash: `paysheet token check FILE --certificate CERT` says which certificate the token needs
        - only some tokens fail: a zero byte at the start of the shared secret is lost
        = pad the shared secret to 32 bytes
        > Payment-tokens.md#which-certificate-is-it-for
        ? source, inferred

        Go, with processout/applepay
        certificate is expired or not yet valid
        - your own certificate has expired; it is valid for 25 months [certificate/expired]
        = renew it in the developer account, and activate it
        - your own certificate is not valid yet [certificate/not-yet-valid]
        > Certificates.md
        ? source, documented

        the PHP extension applepay-php
        APPLEPAY_ERROR_COULD_NOT_INIT_SECRET_CTX
        - the key is the RSA key of the merchant identity, and tokens of version EC_v1 need an EC key [certificate/kind certificate/key]
        = use the key of the payment processing certificate
        > Certificates.md
        ? pasted, reporter

        the PHP extension applepay-php
        APPLEPAY_ERROR_INT_CERT_MISSING_OID
        - the new certificate is not active yet; the text misleads
        = activate it in the developer account
        ? pasted, reporter

        the PHP extension applepay-php
        APPLEPAY_ERROR_LEAF_SIGNING_TIME_TOO_OLD
        - the token is too old: it was stored, or sent again [token-trust/age]
        = decrypt a token when it arrives
        - the clock is wrong, or the transaction time was not given
        ? source, documented

        the PHP extension applepay-php
        APPLEPAY_ERROR_LEAF_SIGNING_TIME_IN_FUTURE
        - the clock of the server is late, or the transaction time was not given [token-trust/age]
        = set the clock, and pass the time of the transaction
        ? source, documented

        the Java library Apple-Pay-Signature-Verification
        apple pay signature is too old, the expiration time is: %time% ms
        - the allowed age is %time% milliseconds, which is too short
        = set several minutes, in milliseconds
        - the token was stored, or sent again [token-trust/age]
        ? source, maintainer

        the Java library Apple-Pay-Signature-Verification
        Failed to validate chain of trust for apple certificates.
        - the token is the sample of the library, or its signature was changed [token-trust/signature token-trust/chain]
        = use a real token, and the certificate Apple Root CA - G3
        > Payment-tokens.md#the-signature
        ? pasted, maintainer

        PHP, with PayU's apple-pay package
        Signing time older than %time% seconds
        - the token is too old for the configured %time% seconds [token-trust/age]
        = test with a new token
        ? source, documented

        PHP, with PayU's apple-pay package
        Can't validate certificate chain
        - the token is old, or the root file is not Apple Root CA - G3 [token-trust/chain]
        = use a new token and the right root file
        > Payment-tokens.md#the-signature
        ? source, documented

        PHP, with PayU's apple-pay package
        Unsupported type RSA_v1
        - the token comes from mainland China, and the library decrypts only EC_v1
        = use a library that decrypts RSA_v1
        ? source, documented

        Java 8 before update 161
        InvalidKeyException: Illegal key size
        ~ Illegal key size
        - the old policy files of Java forbid AES with 256 bits
        = update Java
        ? pasted, documented

        Node.js
        Public key is not valid for specified curve
        ~ ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY
        - computeSecret() got ephemeralPublicKey as it is, and needs the raw point of 65 bytes
        = import it as DER of type `spki`, and call `crypto.diffieHellman`
        ? run, shown

        OpenSSL, in Node.js and other programs
        DECODER routines%function%:unsupported
        ~ ERR_OSSL_UNSUPPORTED
        - the text is not a key in PEM: it is a certificate, Base64 without its first line, or lost its line ends
        = give the key as PEM with real line ends
        ? run, shown

        Python, with cryptography
        Unable to load PEM file. %more%
        - the file is DER, or its PEM text is damaged
        = use the loader for DER, or restore the line ends
        ? run, shown

        Python, with cryptography | AttributeError
        '_RSAPrivateKey' object has no attribute 'exchange'
        ~ 'RSAPrivateKey' object has no attribute 'exchange'
        - the key is the RSA key of the merchant identity, and tokens of version EC_v1 need an EC key [certificate/kind certificate/key]
        = use the key of the payment processing certificate
        > Certificates.md
        ? pasted, reporter

        PHP, with PayU's apple-pay package
        Openssl command failed. Is OpenSsl installed?
        - PHP does not find the program openssl
        = check the path of the process that runs PHP
        - openssl cannot read the temporary file that the package wrote
        = check the folder for temporary files, and its rights
        ? pasted, inferred


        Apple's developer account
        CSR algorithm/size incorrect. Expected: %kind%
        - the certificate request is for the other kind of certificate, or its key has the wrong size: Apple expects %kind% [certificate/key]
        = make an RSA key of 2048 bits for the merchant identity, and an EC key with prime256v1 for payment processing
        > Certificates.md
        ? source, documented

        openssl
        digital envelope routines%function%:unsupported%detail%RC2-40-CBC
        ~ Error outputting keys and certificates
        ~ digital envelope routines%function%:unsupported
        - the password is right, but the `.p12` file uses RC2, which OpenSSL 3 does not load
        = add the option `-legacy`
        > Certificates.md
        ? run, shown

        openssl of macOS, which is LibreSSL
        pkcs12: Unrecognized flag legacy
        - LibreSSL has no option `-legacy`, and does not need it
        = leave the option out
        ? pasted, documented

        openssl
        Mac verify error: invalid password?
        - the password is wrong
        = use the password of the export, not that of the Mac
        - the file is damaged
        ? run, shown

        openssl
        No cert in -in file '%file%' matches private key
        ~ No certificate matches private key
        ~ x509 certificate routines%function%:key type mismatch
        - the certificate belongs to another certificate request
        = use the certificate and the key of the same request
        - one of them is EC and the other one RSA [certificate/key]
        > Certificates.md
        ? run, shown

        openssl
        No supported data to decode. Input structure: Certificate
        ~ Could not read certificate from %file%
        - the file is a certificate request (CSR), a key or a `.p12` archive
        = run `paysheet certificate FILE`, or the openssl command for this kind of file
        - the file is PEM, and the command has `-inform DER`
        > Certificates.md
        ? run, shown

        openssl 1
        PEM routines%function%:no start line:%detail%Expecting: TRUSTED CERTIFICATE
        - the file is Apple's `.cer` file, which is DER and not PEM
        = add `-inform DER`
        > Certificates.md
        ? known, documented

        openssl
        PEM routines%function%:no start line:%detail%Expecting: CERTIFICATE REQUEST
        ~ Unable to load X509 request
        - the file is not a certificate request (CSR)
        = give the file with the ending `.csr` or `.certSigningRequest`
        > Certificates.md
        ? run, shown

        openssl
        Could not read private key from -in file from %file%
        - the command has no `-inkey`, and the certificate in %file% has no key
        = add `-inkey` with the key of the certificate request
        ? run, shown

        openssl
        Could not open file or uri for loading private key from -inkey file from %file%
        - the path %file% is wrong
        = write the path of the key
        - the key is on the computer that made the certificate request
        = copy it from there; if it is lost, revoke the certificate and start again
        ? run, shown

        openssl
        Could not read key from %file%.cer
        - Apple's `.cer` file never has the key
        = use the key that was made with the certificate request
        > Certificates.md
        ? run, shown

        openssl | | core
        Not an RSA key
        - the key is an EC key, which payment processing uses
        = use `openssl ec` or `openssl pkey`
        ? run, shown

        openssl
        asn1 encoding routines%function%:wrong tag%detail%Type=PKCS12
        ~ asn1_check_tlen:wrong tag
        - a PEM or DER file was given in place of a `.p12` archive
        = run `paysheet certificate FILE`, which says what a certificate file is
        ? run, shown

        macOS, in Keychain Access or security import
        MAC verification failed during PKCS12 import (wrong password?)
        - OpenSSL 3 made the `.p12` file with algorithms that macOS does not read
        = make it again with `openssl pkcs12 -export -legacy`
        - the password is wrong
        ? source, reporter

        Keychain Access | | whole
        %name%certificate is signed by an unknown authority
        ~ %name%certificate was signed by an unknown authority
        ~ %name%certificate is not trusted
        - Apple's intermediate certificate is not installed
        = install the WWDR or Apple AAI certificate that the issuer line names, then export again
        > Certificates.md
        ? pasted, documented

        openssl of an old macOS
        error 7 at 0 depth lookup:certificate signature failure
        ~ unknown message digest algorithm
        - openssl 0.9.8 cannot verify ECDSA with SHA-256
        = use a newer openssl
        ? pasted, reporter

        openssl
        error 18 at 0 depth lookup: self-signed certificate
        ~ error 18 at 0 depth lookup: self signed certificate
        - you made the certificate yourself, and Apple did not
        = upload the certificate request, and use the certificate that Apple returns
        > Certificates.md
        ? run, shown

        the payment sheet, after Face ID or Touch ID
        Payment Not Completed%words%Face ID
        ~ Payment Not Completed%words%Touch ID
        ~ Face ID%words%Payment Not Completed
        ~ Touch ID%words%Payment Not Completed
        - the merchant identifier has no active payment processing certificate: it has expired, or was renewed and not activated [certificate/expired]
        = activate the certificate in the developer account, and make a test payment
        > Certificates.md
        ? pasted, maintainer

        Node.js | | whole
        certificate has expired
        ~ %text%reason: certificate has expired
        ~ CERT_HAS_EXPIRED
        ~ %text%code: 'CERT_HAS_EXPIRED'
        - the certificate of the server in the text has expired; your own expired certificate causes a TLS alert instead
        = check the date of the server's certificate, and renew your CA list
        - the clock of your computer is wrong
        ? known, inferred

        Tap Payments | | words
        7017 certificate not found
        - the provider has no certificate for this merchant identifier
        = upload the certificate that was made with the request of the provider
        ? pasted, reporter

        OpenSSL or LibreSSL | | core
        expecting an rsa key
        - the key is an EC key, which payment processing uses; the merchant identity has an RSA key [certificate/kind certificate/key]
        = export the `.p12` file of the merchant identity certificate
        > Certificates.md
        ? pasted, inferred


        Apple's developer account
        Domain verification failed
        - Apple cannot reach the association file: a firewall, a proxy, a login or a redirect is before it [domain-file/missing]
        = fetch the file from outside with `curl -sSI`; the answer must be 200 without a redirect
        - the file is old, or belongs to another domain [domain-file/domain domain-file/content]
        = download a new file, and verify within 7 days
        - TLS is older than 1.2, or the certificate chain is incomplete
        - the file has the wrong name, such as an added .txt [domain-file/path]
        > Certificates.md#the-domain-association-file
        ? pasted, documented

        Apple, in a mail before the TLS certificate of the domain expires
        ApplePay reverify failed
        - the association file is missing now, or is redirected [domain-file/missing]
        = serve the file again, renew the TLS certificate, and verify in the developer account
        - the root page of the domain does not answer 200
        - the TLS certificate was not renewed, or its chain has changed
        > Certificates.md#the-domain-association-file
        ? pasted, documented

        Stripe, in an old plugin for WooCommerce
        You do not have the correct file at at %address%. To verify with Apple that you control your domain, you must host %more%
        ~ You do not have the correct file at %address%. To verify with Apple that you control your domain, you must host %more%
        - %address% has an old file, or the file of another provider [domain-file/content domain-file/copy]
        = delete folder and file, and let the plugin write the file
        - a page cache serves the old file
        > Certificates.md#the-domain-association-file
        ? pasted, maintainer

        Stripe, also in WooPayments
        apple_pay_bad_status_code
        - the association file does not answer with status 200
        = allow its path in the server, redirects and plugins
        > Certificates.md#the-domain-association-file
        ? pasted, maintainer

        Stripe, also in WooPayments
        apple_pay_unsupported_country
        - Stripe has no Apple Pay for the country of the account
        ? pasted, maintainer

        Square
        Invalid domain `%domain%`: expected GET %address% to return %count% bytes but instead returned %other%.
        - the file of %domain% has other bytes: an old copy, a byte order mark, an added line end, or compression [domain-file/copy domain-file/content]
        = serve Square's file byte for byte
        > Certificates.md#the-domain-association-file
        ? pasted, documented

        Mollie for WooCommerce
        Check Apple Server requirements page to fix it in order to make the Apple Pay button work
        ~ Apple Pay Validation Error
        - Apple cannot reach the association file, or the file is wrong [domain-file/missing domain-file/content]
        = fetch the file from outside with `curl -sSI`, check TLS, and try again
        > Certificates.md#the-domain-association-file
        ? source, documented

        Mercado Pago | | whole
        Merchant validation failed
        ~ Merchant validation failed: Domain not verified
        ~ Domain not verified
        - the domain is not verified [domain-file/missing]
        = verify the domain in the account
        - the merchant identity certificate is missing, or has expired [certificate/expired]
        > Certificates.md#the-domain-association-file
        ? source, documented

        Mercado Pago | | whole
        Certificate error
        - the merchant identity certificate is missing, or has expired [certificate/expired]
        = renew the certificate, and upload it
        ? source, documented

        IIS
        HTTP Error 404.3 - Not Found
        ~ The page you are requesting cannot be served because of the extension configuration
        - the server has no MIME type for a file without an extension
        = map the extension `.` to `text/plain`
        - the server hides folders that begin with a dot
        > Certificates.md#the-domain-association-file
        ? pasted, inferred

        a server | | words
        404 .well-known apple-developer-merchantid-domain-association
        - the server has no MIME type for a file without an extension, or the file is not there [domain-file/missing domain-file/path]
        = in IIS, map the extension `.` to `text/plain`
        - the server hides folders that begin with a dot
        > Certificates.md#the-domain-association-file
        ? pasted, inferred

        a server | | words
        403 .well-known
        - a rule of the server forbids files and folders that begin with a dot
        = add an exception for `/.well-known/`
        - the bot protection of the host stops Apple's server
        > Certificates.md#the-domain-association-file
        ? pasted, inferred

        Stripe
        Apple's domain verification service appears to be temporarily down.%more%
        - the site has no TLS, or port 443 is closed
        = open port 443 with a valid certificate, and try again
        > Certificates.md#the-domain-association-file
        ? pasted, maintainer

        Safari, in its settings
        Allow websites to check for Apple Pay
        - the domain is not registered, so Apple does not report a card while this setting is on
        = register the domain in each account of the provider that takes part, also in that of a platform
        - the page asks with another merchant identifier than the one of the domain [merchant/identifier]
        = compare the argument of canMakePaymentsWithActiveCard() with the account
        > Certificates.md#the-domain-association-file
        ? pasted, reporter


        Safari | TypeError
        Load failed
        - a request to your server got no answer that the page may read: CORS, the network, a certificate or a blocker
        = read the console line above it, and the network tab
        - the page was left during the request
        ? source, documented

        Chrome | TypeError
        Failed to fetch
        - a request to your server got no answer that the page may read: CORS, the network, a certificate or a blocker
        = read the console line above it, and the network tab
        - the page was left during the request
        ? known, inferred

        Firefox | TypeError
        NetworkError when attempting to fetch resource.
        - a request to your server got no answer that the page may read: CORS, the network, a certificate or a blocker
        = read the console line above it, and the network tab
        - the page was left during the request
        ? known, documented

        Safari | TypeError
        TypeError: cancelled
        - the page was left or reloaded during the request, often because a form was submitted
        = call preventDefault() in the handler of the form
        ? known, inferred

        Safari | TypeError
        The network connection was lost.
        - the connection dropped, or the page was left during the request
        = send the request again; prevent the submit of a form around the button
        ? known, inferred

        Safari | SyntaxError
        JSON Parse error: Unrecognized token '<'
        - the server answered with HTML in place of JSON: an error page, or a login page [json/markup]
        = check status and content type of the answer before you parse it
        ? known, documented

        Safari | SyntaxError
        The string did not match the expected pattern.
        - the answer is not JSON: it is HTML, or empty [json/markup json/empty]
        = check status and content type of the answer before you call response.json()
        - an address in the call is invalid
        ? known, documented

        Chrome or Node.js | SyntaxError
        Unexpected token '<', "%start%"... is not valid JSON
        ~ Unexpected token < in JSON at position
        - the server answered with HTML in place of JSON: an error page, or a login page [json/markup]
        = check status and content type of the answer before you parse it
        ? run, shown

        Chrome or Node.js | SyntaxError
        "[object Object]" is not valid JSON
        ~ Unexpected token 'o', "[object Obj"... is not valid JSON
        ~ Unexpected token o in JSON at position 1
        ~ JSON Parse error: Unexpected identifier "object"
        - JSON.parse() got an object: the merchant session is already parsed
        = pass the object on without JSON.parse()
        ? run, shown

        Safari | SyntaxError
        JSON Parse error: %reason%
        - the text that the page parses is not JSON: %reason%
        = save the text, and run `paysheet check FILE`, which names the place
        ? known, inferred

        Chrome or Node.js | SyntaxError
        Unexpected token %token% in JSON at position %place%
        ~ Unexpected token %token%, %start% is not valid JSON
        ~ Expected %wanted% in JSON at position %place%
        ~ Unterminated string in JSON at position %place%
        ~ Bad control character in string literal in JSON at position %place%
        - the text that the page parses is not JSON
        = save the text, and run `paysheet check FILE`, which names the place
        ? known, inferred

        a browser or Node.js | SyntaxError
        Unexpected end of JSON input
        ~ JSON Parse error: Unexpected EOF
        - the answer of the server is empty, or its end is missing [json/empty json/unclosed-bracket]
        = check status and length of the answer before you parse it
        ? known, inferred

        Safari
        Fetch API cannot load https://apple-pay-gateway%host% due to access control checks.
        ~ Fetch API cannot load https://cn-apple-pay-gateway%host% due to access control checks.
        - the page calls Apple's server itself, which CORS does not allow
        = send the request for the session from your server, with the merchant identity certificate
        ? source, documented

        Safari
        Fetch API cannot load %address% due to access control checks.
        ~ Origin %origin% is not allowed by Access-Control-Allow-Origin.%more%
        ~ XMLHttpRequest cannot load %address% due to access control checks.
        - the page calls a server of another origin, and its answer has no CORS header for the page
        = add the CORS headers on your own server, or call Apple's from there: a page cannot call it
        ? source, documented

        Safari
        Preflight response is not successful. Status code: %code%
        - the server does not answer the request OPTIONS that comes before the call: status %code%
        = answer OPTIONS on your server with the CORS headers
        ? known, documented

        Chrome
        Access to fetch at '%address%' from origin '%origin%' has been blocked by CORS policy: %reason%
        ~ Access to XMLHttpRequest at '%address%' from origin '%origin%' has been blocked by CORS policy: %reason%
        - the page calls a server of another origin, and its answer has no CORS header for the page
        = add the CORS headers on your own server, or call Apple's from there: a page cannot call it
        ? known, documented

        Firefox
        Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at %address%. (Reason: %reason%
        - the page calls a server of another origin, and its answer has no CORS header for the page
        = add the CORS headers on your own server, or call Apple's from there: a page cannot call it
        ? known, documented

        Safari
        Refused to load %address% because it does not appear in the script-src directive of the Content Security Policy.
        - the Content Security Policy of the page forbids Apple's SDK, or another script: %address%
        = add `https://applepay.cdn-apple.com` to script-src
        ? source, documented

        Chrome
        Refused to load the script '%address%' because it violates the following Content Security Policy directive: "%directive%"%more%
        ~ Loading the script '%address%' violates the following Content Security Policy directive: "%directive%"%more%
        - the Content Security Policy of the page forbids Apple's SDK, or another script: %address%
        = add `https://applepay.cdn-apple.com` to script-src
        ? known, documented

        Safari
        Refused to connect to %address% because it does not appear in the connect-src directive of the Content Security Policy.
        - the Content Security Policy of the page forbids requests to %address%
        = add the address of your server or provider to connect-src; Apple's server does not belong there
        ? known, documented

        Chrome
        Refused to apply inline style because it violates the following Content Security Policy directive: "style-src%more%
        - a frame of the provider or of Google has this policy, and not your page; ignore the text
        ? pasted, inferred

        Safari
        The page at %page% was not allowed to display insecure content from %address%
        ~ The page at %page% requested insecure content from %address%
        ~ The page at %page% was not allowed to run insecure content from %address%
        - an https page loads something over http: %address%
        = use https for every address
        ? known, documented

        Safari
        Blocked a frame with origin "%origin%" from accessing a frame with origin "%other%". Protocols, domains, and ports must match.
        - two frames of different origins may not read each other, which is not why a button is missing
        = register the domain of the top page, and give the frame `allow="payment"`
        ? pasted, maintainer

        Safari 17 and later
        Payment Not Completed%words%iframe
        ~ iframe%words%Payment Not Completed
        ~ Payment Not Completed%words%frame of another origin
        - the session was requested for the domain of the frame, and must be for that of the top page [session/domain]
        = write the domain of the top page in initiativeContext, and register it
        ? pasted, reporter

        Chrome
        net::ERR_BLOCKED_BY_CLIENT
        - an extension of the browser blocks Apple's SDK or a request
        = test without extensions, and treat a blocked SDK as no Apple Pay
        ? known, documented

        Chrome
        Failed to find a valid digest in the 'integrity' attribute for resource '%address%'%more%
        - the script has an integrity attribute, and the content behind Apple's address `1.latest` changes
        = remove the attribute, or load a fixed version
        ? known, inferred

        Firefox
        Feature Policy: Skipping unsupported feature name "payment".
        - Firefox does not know the feature payment; ignore the text
        ? known, documented

        Chrome
        Allow attribute will take precedence over 'allowpaymentrequest'.
        - the frame has both attributes, allow and allowpaymentrequest
        = keep `allow="payment"` alone
        ? known, documented

        an app with react-native-webview | | words
        enableApplePay
        ~ react-native-webview Apple Pay button
        ~ React Native web view Apple Pay button
        - enableApplePay is off, and without it the web view has no Apple Pay
        = set enableApplePay, and inject no scripts: the web view allows only one of the two
        - your page needs injected scripts
        = open the page in Safari's view controller
        > Browsers.md#in-a-web-view-or-an-in-app-browser
        ? pasted, maintainer

        an app with react-native-webview
        Cannot run javascript when apple pay is enabled
        - the app sets enableApplePay and injects a script, and the web view allows only one of the two
        = inject no scripts; send data to the app by links that it handles
        - your page needs injected scripts
        = open the page in Safari's view controller
        > Browsers.md#in-a-web-view-or-an-in-app-browser
        ? pasted, maintainer

        an app with flutter_inappwebview | | words
        applePayAPIEnabled
        ~ flutter_inappwebview Apple Pay handlers
        - applePayAPIEnabled switches the script bridge off, so handlers are not called
        = choose one of the two, or open the page in Safari's view controller
        > Browsers.md#in-a-web-view-or-an-in-app-browser
        ? pasted, inferred

        the payment sheet on a Mac
        iPhone could not be found, please make sure iPhone is nearby
        - Bluetooth is off, or the iPhone is locked and too far away
        = switch Bluetooth on, and unlock the iPhone
        - Mac and iPhone have different Apple accounts
        ? pasted, inferred


        iOS, in the log of an app | | wrapper
        Payment request is invalid: Error Domain=PKPassKitErrorDomain Code=1 "Invalid in-app payment request"%more%
        ~ Invalid in-app payment request
        - iOS refuses the request of the app, and says why in NSUnderlyingError
        = look in the log for the text behind NSUnderlyingError, and explain it
        ? pasted, documented

        iOS, in the log of an app
        PKPaymentRequest must contain a property 'countryCode' of type 'NSString' within '(%list%
        ~ must contain a property 'countryCode' of type 'NSString'
        - countryCode is missing, in lower case, or the name of a country [country/unknown member/missing]
        = write two capital letters; if they are right, the plugin loses the member
        ? pasted, maintainer

        iOS, in the log of an app
        PKPaymentRequest must contain an NSArray property 'supportedNetworks' of objects of type %more%
        - supportedNetworks is empty, or has only unknown networks [network/empty network/unknown]
        = list networks that iOS knows
        ? pasted, inferred

        iOS, in the log of an app
        PKPaymentRequest must have valid merchantCapabilities
        - merchantCapabilities is empty, or has only debit or credit [capability/empty capability/missing-3ds]
        = add the capability 3DS
        ? pasted, reporter

        iOS 12 or 13, in the log of an app
        Error Domain=PKPassKitErrorDomain Code=1 "(null)"
        - iOS refuses the request of the app: merchant identifier, country, currency, networks or items are wrong
        = check these members one by one; later releases of iOS name the member
        ? pasted, inferred

        PassKit, in an app
        PKPassKitErrorDomain Code=-1
        ~ PKPassKitErrorDomain error -1
        - PassKit gives no reason: the error is unknown
        = look in the log of the device for the lines before it
        ? source, documented

        PassKit, in an app | | wrapper
        PKPassKitErrorDomain Code=1
        ~ PKPassKitErrorDomain error 1
        - the data is invalid; for a payment, iOS refuses the request
        = look in the log of the device for the text behind NSUnderlyingError
        ? source, documented

        PassKit, in an app
        PKPassKitErrorDomain Code=2
        ~ PKPassKitErrorDomain error 2
        - the version of a pass is unsupported; the error is about a pass, not about a payment
        > Passes.md
        ? source, documented

        PassKit, in an app
        PKPassKitErrorDomain Code=3
        ~ PKPassKitErrorDomain error 3
        - the signature of a pass is invalid; the error is about a pass, not about a payment
        > Passes.md
        ? source, documented

        PassKit, in an app
        PKPassKitErrorDomain Code=4
        ~ PKPassKitErrorDomain error 4
        - the app is not entitled to do this: its build lacks the entitlement
        = add the capability in Xcode, and make a new profile
        ? source, documented

        PassKit, in an app
        PKPaymentErrorDomain Code=%code%
        ~ PKPaymentErrorDomain error %code%
        - the app made this error: 1 shipping contact, 2 billing contact, 3 address not served, 4 coupon invalid, 5 coupon expired, -1 unknown
        = look in the code of the app for its answer to the sheet
        ? source, documented

        PassKit, in an app | | core
        PKAddPaymentPassError
        - the error is about a card that is added to Wallet, not about a payment: 0 unsupported, 1 user canceled, 2 system canceled
        = ask the issuer of the card
        > Card-provisioning.md
        ? source, documented

        Flutter pay
        PlatformException(paymentError, Failed to present payment controller%more%
        - the merchant identifier or the entitlement is missing in the app [flutter/sample flutter/required]
        = add the capability in Xcode, and try the same request in the simulator and on a device
        - an amount or a network is malformed [flutter/network amount/format]
        - the app opened the sheet twice
        > Providers.md#flutter-pay
        ? pasted, maintainer

        Flutter pay
        PlatformException(paymentFailed, Failed to complete the payment%more%
        - the payment failed after the sheet was shown, while it was authorized
        = try another card, and check the certificate of the merchant identifier
        > Providers.md#flutter-pay
        ? pasted, maintainer

        the payment sheet of an app
        Apple Pay Is Not Available in "%app%"%more%
        ~ Check the settings for this app and make sure it was designed to use Apple Pay.
        - the entitlements of this build lack the capability Apple Pay or the merchant identifier, or have them in Debug only
        = add the capability under Signing & Capabilities for all configurations, and make a new profile
        ? pasted, inferred

        cordova-plugin-applepay
        This device can make payments but has no supported cards
        - the merchant identifier is not ticked in Xcode
        = tick it in the capability Apple Pay
        - the cards in the wallet are of other networks, or the country has no Apple Pay
        = list more networks
        ? pasted, reporter

        Ionic Native
        tried calling ApplePay.%method%, but the ApplePay plugin is not installed.
        ~ plugin_not_installed
        - the app runs in a browser or in the Ionic DevApp, which have no plugins
        = make a clean build, and run it on a device
        - the build is older than the plugin
        ? pasted, maintainer

        cordova-plugin-applepay | | case
        Payment not completed
        - merchantCapabilities lacks 3DS [capability/missing-3ds]
        = add the capability 3ds
        - the merchant identifier is wrong
        = compare it with that of the app in Xcode
        - the text is from a web page: Safari shows the same words for other reasons
        = explain "Payment Not Completed", with these capital letters
        ? pasted, reporter

        Capacitor Stripe
        unable to parse apple pay options
        - the options have merchantIdentifier, which is now called merchantId
        = rename the member to merchantId
        ? pasted, reporter

        Stripe for React Native
        You must provide merchantIdentifier
        - StripeProvider is not around the component, or was initialized later
        = put StripeProvider around the app, or call initStripe() first
        > Providers.md#stripe-for-react-native
        ? pasted, inferred

        Stripe for React Native
        Apple pay is not supported on this device
        - the wallet has no card, the device has no account, or payments are restricted; the code Canceled misleads
        = ask for support before you show the button
        > Providers.md#stripe-for-react-native
        ? pasted, maintainer

        React Native | TypeError
        null is not an object (evaluating '%code%.ApplePay.%method%')
        - the native module is not linked in this build
        = install the pods, and make a new build
        - the app runs on Android or in Expo Go, which have no Apple Pay module
        ? pasted, inferred

        react-native-payments
        Payment request was dismissed
        - the shopper closed the sheet
        - the sheet closed at once: iOS refused the request [react-payments/required]
        = look in the log of Xcode for the reason
        ? pasted, reporter

        react-native-stripe
        Apple Pay Configuration Error
        - init() did not get the merchant identifier
        = give it as the second argument
        ? pasted, reporter

        react-native-wallet
        Received invalid pass data
        - the data of a pass is wrong, not that of a payment: its signature or its JSON
        = check the pass: `paysheet check FILE`
        > Passes.md
        ? pasted, maintainer

        Ionic Apple Pay | | core
        ApplePayErrorCodes
        - the code says the reason: 0 unknown, 1 not available, 2 session not opened, 3 merchant validation failed, 4 authorization failed, 5 user canceled
        = look for the text of the code that failed, and explain it
        ? source, documented

        tipsi-stripe
        Apple Pay is not configured%stack%createErrorFromErrorData
        - setOptions() did not get merchantId
        = give it, and add the capability Apple Pay in Xcode
        - the wallet has no card
        = open the set-up of cards first
        ? pasted, reporter

        Capacitor Stripe
        STPApplePayContext is failed
        - the merchant identifier is wrong, or the app lacks the capability Apple Pay
        = check both on a device; the text does not say more
        ? pasted, inferred

        EAS CLI
        iOS entitlement "com.apple.developer.in-app-payments" has invalid value "%value%"%more%
        - an entry does not begin with `merchant.`, such as the name of the shop: %value%
        = list only merchant identifiers
        ? pasted, inferred

        flutter_stripe_payment
        -[NSNull uppercaseString]: unrecognized selector sent to instance%address%
        - countryCode is missing in the options for Apple Pay
        = write two capital letters
        - setOptions() was not called before the payment
        ? pasted, inferred


        Adyen | | core
        Invalid Apple Pay token
        ~ 5_002
        - the token does not have the form that Adyen expects: it is an object, or the whole payment in place of token.paymentData [token/wrapped]
        = send Base64 of `JSON.stringify(payment.token.paymentData)`
        - the token comes from a simulator [token/simulated]
        = test on a real device
        > Providers.md#adyen-web
        ? source, documented

        Adyen | | words
        14_007 Invalid payment method data
        ~ 14_007 Adyen
        - paymentMethod lacks the type `applepay`, or the token
        = send both; the plugin for Magento 1 does it from version 2.15.0 on
        > Providers.md#adyen-web
        ? pasted, maintainer

        Adyen | | core
        Could not find Merchant Private Key
        ~ 5_004
        - Adyen has no key for the certificate of the token [token-trust/certificate]
        = upload the certificate that was made with Adyen's request, or use Adyen's own certificate
        > Providers.md#adyen-web
        ? source, inferred

        Braintree
        Apple Pay decryption failed - no matching key found
        - the active certificate was not made with Braintree's certificate request [token-trust/certificate]
        = upload the certificate again, and compare its hash with publicKeyHash of the token
        - sandbox and production are mixed
        > Providers.md#braintree
        ? pasted, documented

        Braintree
        Unexpected validation URL
        - the address is not event.validationURL, or is that of Apple's server in China
        = pass event.validationURL on as it is
        ? pasted, inferred

        Braintree | | words
        83501 Apple Pay
        ~ 83501 Braintree
        - the merchant account does not accept Apple Pay
        = switch Apple Pay on for the merchant account
        ? source, documented

        Braintree | | words
        83512 Apple Pay
        ~ 83512 Braintree
        - Braintree could not decrypt the token: its key does not belong to the certificate of the token [token-trust/certificate]
        = upload the certificate that was made with Braintree's request
        ? source, documented

        Braintree | | words
        83520 Apple Pay
        ~ 83520 Braintree
        - the token is invalid [token/wrapped token/base64]
        = pass the token exactly as Safari returned it
        ? source, documented

        Braintree | | words
        93513 Apple Pay
        ~ 93513 Braintree
        - Apple Pay is off in the account
        = switch it on in the Control Panel
        ? source, documented

        Braintree | | words
        93514 Apple Pay
        ~ 93514 Braintree
        - the merchant is not configured for Apple Pay
        = finish the Apple Pay settings in the Control Panel
        ? source, documented

        Braintree | | words
        93516 Apple Pay
        ~ 93516 Braintree
        - the account has no Apple Pay keys
        = make a certificate request in the Control Panel
        ? source, documented

        Braintree | | words
        93517 Apple Pay
        ~ 93517 Braintree
        - the uploaded certificate is invalid [certificate/kind certificate/expired]
        = upload the payment processing certificate that was made with Braintree's request
        ? source, documented

        Braintree | | words
        93519 Apple Pay
        ~ 93519 Braintree
        - the uploaded certificate does not belong to Braintree's certificate request
        = make the certificate again with the newest request of Braintree
        ? source, documented

        Braintree | | words
        93521 Apple Pay
        ~ 93521 Braintree
        ~ 93522 Apple Pay
        ~ 93522 Braintree
        - the key at Braintree and the certificate do not belong together
        = make the certificate again with the newest request of Braintree
        ? source, documented

        Authorize.Net
        There was an error processing the payment data. Unable to decrypt data.
        - the merchant identifier at Authorize.Net differs from that at Apple
        = write the same identifier in both accounts
        - the certificate was made with another certificate request
        = make a new request at Authorize.Net, and a certificate with it
        - dataValue is not Base64 of the whole paymentData [token/base64 token/wrapped]
        > Providers.md
        ? pasted, reporter

        Authorize.Net
        Required fields are missing from decrypted data.
        - merchantCapabilities has supportsEMV, so some cards answer with EMV data [capability/emv]
        = list only supports3DS
        ? pasted, reporter

        Checkout.com
        merchant_certificate_not_found
        - the account of this key has no Apple Pay certificate
        = upload one as Checkout.com's guide for Apple Pay says
        ? pasted, maintainer

        Checkout.com's PHP SDK | | wrapper
        The API response status code (%code%) does not indicate success.
        - the inner text says more: it is in error_codes of the answer
        = print error_codes, and explain it
        - the keys or the channel belong to another environment
        ? pasted, maintainer

        Shopify
        The certificate used to sign your request is invalid
        - the merchant identifier of the app is not that of the certificate [certificate/merchant]
        = use the same identifier in both
        - a new certificate request was made after the upload
        = upload the certificate of the newest request
        ? pasted, reporter

        Stripe's mobile SDKs
        There was an unexpected error -- try again in a few seconds
        - the certificate was not made with Stripe's certificate request, or belongs to another account or mode
        = read the logs of the Stripe dashboard, which name the reason
        ? pasted, maintainer

        PayPal | | words
        MISSING_REQUIRED_PARAMETER apple_pay decrypted_token
        - the decrypted data has no payment_data, or not its type
        = add payment_data, or send the token encrypted
        > Providers.md#paypal
        ? source, documented

        PayTabs
        unauthorized apple pay network
        - the request lists a network that the account does not have
        = list only the networks of the account
        ? pasted, reporter

        ČSOB | | words
        400 applepay/init
        - the signature of the request is wrong, not that of the token
        = check the order of the values that the request signs
        ? pasted, maintainer

        ČSOB
        resultCode=900%between%invalid payload (verification/decryption)
        ~ resultCode"%between%900%more%invalid payload (verification/decryption)
        ~ invalid payload (verification/decryption)
        - payload is the Base64 of an object's text, and not of JSON [token/wrapped]
        = encode the JSON of token.paymentData
        - the token was made for the key of another certificate [token-trust/certificate]
        ? pasted, maintainer

        Moyasar
        The Apple Pay token is unprocessable.
        - the token comes from a simulator [token/simulated]
        = test on a real device
        - the certificate of the merchant identifier is not set up
        = finish the steps of Moyasar's guide for Apple Pay
        ? pasted, maintainer

        Shopify
        The amount of the payment must match the total of %total%
        - the amount differs from the total of the checkout, which is %total% [charge/amount]
        = take the amount from the checkout, before gift cards are subtracted
        ? pasted, documented

        CyberSource
        Unsupported ECI type. e_commerce_indicator=%indicator%
        ~ e_commerce_indicator=AESK
        - the commerce indicator does not fit the network of the card
        = set the indicator that CyberSource lists for this network
        ? pasted, inferred

        PAYONE for Shopware 6 | | words
        orderTransactionId exceptionMessage Syntax error
        - the identifier of a new order is empty in version 7.3.0 of the plugin
        = update the plugin
        ? pasted, maintainer


        a TLS library | | core
        alert handshake failure
        ~ alert number 40
        ~ alert: handshake_failure
        - the server got no client certificate, or refused it
        = send the merchant identity certificate and its key
        - the certificate is that of payment processing [certificate/kind]
        > Certificates.md
        ? run, shown

        a TLS library | | core
        alert certificate required
        ~ alert number 116
        ~ alert: certificate_required
        ~ tls: certificate required
        - the request has no client certificate
        = send the merchant identity certificate and its key
        > Certificates.md
        ? run, shown

        a TLS library | | core
        alert bad certificate
        ~ alert number 42
        ~ alert: bad_certificate
        ~ tls: bad certificate
        - the server refused the certificate of your request: it is of the wrong kind, or damaged [certificate/kind]
        = use the merchant identity certificate
        > Certificates.md
        ? known, inferred

        a TLS library | | core
        alert unsupported certificate
        ~ alert number 43
        ~ alert: unsupported_certificate
        ~ tls: unsupported certificate
        - the server refused the certificate of your request, because it is of the wrong kind [certificate/kind]
        = use the merchant identity certificate, which has an RSA key
        > Certificates.md
        ? known, inferred

        a TLS library | | core
        alert certificate revoked
        ~ alert number 44
        ~ alert: certificate_revoked
        ~ tls: revoked certificate
        - the certificate of your request was revoked
        = create a new merchant identity certificate
        > Certificates.md
        ? known, inferred

        a TLS library | | core
        alert certificate expired
        ~ alert number 45
        ~ alert: certificate_expired
        ~ tls: expired certificate
        - the certificate of your request has expired [certificate/expired]
        = create a new merchant identity certificate
        > Certificates.md
        ? known, inferred

        a TLS library | | core
        alert certificate unknown
        ~ alert number 46
        ~ alert: certificate_unknown
        ~ tls: unknown certificate
        - the server refused the certificate of your request, without a reason [certificate/kind certificate/expired]
        = create the merchant identity certificate again
        > Certificates.md
        ? known, inferred

        a TLS library | | core
        alert unknown ca
        ~ alert number 48
        ~ alert: unknown_ca
        ~ tls: unknown certificate authority
        - Apple did not issue the certificate of your request [certificate/kind]
        = use the merchant identity certificate of the developer account
        > Certificates.md
        ? known, inferred

        a TLS library | | core
        alert protocol version
        ~ alert number 70
        ~ alert: protocol_version
        ~ tls: protocol version not supported
        - the server does not accept the TLS version of your request
        = enable TLS 1.2 or later
        ? known, inferred

        a TLS library | | core
        alert unrecognized name
        ~ alert number 112
        ~ alert: unrecognized_name
        ~ tls: unrecognized name
        - the host name of the TLS request is not one of the server
        = use the host of event.validationURL
        ? known, inferred

        a TLS library
        unable to get local issuer certificate
        ~ unable to verify the first certificate
        ~ self-signed certificate in certificate chain
        ~ self signed certificate in certificate chain
        ~ certificate verify failed
        - your program does not trust the server: its list of root certificates (CA) is missing or old
        = install or update the CA list; do not switch verification off
        - a proxy opens TLS connections with a certificate of its own
        - the text is about the server's certificate, so your merchant certificate is not the cause
        ? known, inferred

        OpenSSL
        PKCS12 routines%function%:mac verify failure
        ~ PKCS12_parse: mac verify failure
        - the password of the `.p12` file is wrong
        = use the password of the export; an empty password is a password too
        ? run, shown

        Python, with requests | | wrapper
        Max retries exceeded with url: %address%
        - the inner text says more: it follows the words Caused by
        = explain the text behind Caused by
        ? run, shown

        Flutter | | wrapper
        PlatformException(%code%, %message%)
        - the inner text says more: it is the second part, %message%
        = explain that text
        ? pasted, documented

        an HTTP proxy or Apple's server | | words
        403 apple-pay-gateway
        - the request has no client certificate, an expired one, or another address than Apple's list has [certificate/expired]
        = send the merchant identity certificate and its key to the host of event.validationURL
        > Certificates.md
        ? pasted, inferred

        """#
}
