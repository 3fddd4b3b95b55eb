// Generated from the pages in Docs and the names in Examples/Documents. Do not edit; run `swift run generate`.

/// The pages in `Docs`, with their headings, the commands, and the sample documents.
enum GuidePages {
    /// A line for each: the file and the title, or the anchor and the heading, and what it is about.
    static let text = #"""
        Archives.md|Archives and streams|Logs, queues and data warehouses store payment requests in records: one record per line, with an identifier, a time, and the document somewhere inside.
        #documents-inside-records|Documents inside records|
        #as-a-co-process|As a co-process|Another program can keep the command open. If standard output is not a file, the command answers each line before it reads the next:
        #statistics|Statistics|--stat prints how many findings each rule has, instead of the findings: a first look at an archive.
        #long-runs|Long runs|A run keeps counts, not documents, so its memory does not grow with the number of documents. It grows with the number of different merchants that have an external identifier.
        #several-cores|Several cores|A run uses all cores, at most 8. --jobs N sets another number, at most 64.
        #in-swift|In Swift|A server does not need the command. DocumentReader of PaySheet reads lines in memory.
        Browsers.md|Browsers|What a document means depends on the browser that reads it. This page says where they differ, and what to do when a sheet behaves in an unexpected way.
        #releases-of-safari|Releases of Safari|Safari's verdict is about Safari 16 to 27, unless you name a release: --safari 18.4, --system ios18.4, or "safari":
        #gestures|Gestures|Safari creates a session only while it handles a click or a key. The gesture lasts through promises of the same task, and one second in a timer.
        #delegated-requests|Delegated requests|isDelegatedRequest is for a platform that Apple registered as a delegate of its merchants. The server of such a request gets the merchant session from the endpoint delegatedSession, and all others from paymentSession.
        #other-browsers|Other browsers|Chrome, Edge and Firefox on a computer have no Apple Pay of their own, so no button appears there. Chrome on an iPhone or iPad uses WebKit, as Safari does.
        #in-a-web-view-or-an-in-app-browser|In a web view or an in-app browser|A web view (webview) shows a page inside of an app. It has Apple Pay only if the app injects no scripts into the page.
        #when-no-button-appears-or-the-sheet-does-not-behave|When no button appears or the sheet does not behave|No button appears on the checkout page, the sheet closes right after merchant validation, or a device opens Wallet instead of the sheet.
        #what-an-error-message-means|What an error message means|paysheet explain takes an error message as you copied it. It knows texts of browsers, of Apple's servers, of tools such as curl and OpenSSL, of apps, and of payment libraries.
        Buttons.md|Buttons|Whether to show an Apple Pay button depends on the device, its system, the country of the shop and the shopper's cards. The library PaySheetStorefront decides, and paysheet button prints the decision with its reasons:
        #in-an-app|In an app|--can-pay is the result of PassKit's canMakePayments(), and --card that of canMakePayments(usingNetworks:).
        #on-the-web|On the web|--web is the paymentCredentialStatus of applePayCapabilities(merchantIdentifier).
        #labels|Labels|paysheet button --table prints a line for each of the seventeen labels. Its columns are:
        #markup|Markup|--as html writes the element, the script that defines it, and the sources that a Content-Security-Policy needs. --as css writes the CSS that Safari draws without a script.
        #apple-pay-merchandising|<apple-pay-merchandising>|This element shows how the shopper can pay in parts. button PAGE checks
        #the-rules|The rules|Each rule has a page with samples. paysheet explain button/japan prints it, and paysheet explain button lists the rules.
        CI.md|Use in CI, editors and tests|This project's own gate runs everything on this page (Tests/Scripts/integrations.sh), with the files in Examples/ci.
        #the-command|The command|
        #github-actions|GitHub Actions|action.yml writes annotations for the pull request. It uses the binary that you name with binary, or the archive of its release with the checksum sha256.
        #getting-the-command|Getting the command|get-paysheet.sh does this for the action and for the other samples. Copy it beside your jobs.
        #gitlab|GitLab|gitlab.yml shows the findings in the merge request. It uses --report gitlab=gl-code-quality-report.json for the artifact codequality, and --report junit=… for test results.
        #jenkins|Jenkins|Jenkinsfile reads --report junit=… with the JUnit plugin, and --report checkstyle=… with Warnings NG.
        #pre-commit|pre-commit|.pre-commit-hooks.yaml has three hooks. They take .applepay.json, .applepay.ndjson, and source code:
        #the-swiftpm-plugin|The SwiftPM plugin|A package that depends on PaySheet gets one more command:
        #requests-in-javascript|Requests in JavaScript|If a page builds its requests in JavaScript, there is no file to check. The npm package has a recorder for browser tests, and a matcher for Jest, Vitest and Playwright:
        #a-long-running-process|A long-running process|Starting a process takes longer than checking a document. Clients keep paysheet check --co-process open.
        #servers-in-swift|Servers in Swift|See Sending requests from a server.
        Captured-traffic.md|Captured traffic|A recording of a failed checkout contains the request that failed. paysheet finds the documents in it, names their places and checks them.
        #where-documents-hide|Where documents hide|A body can contain a document in these forms, also one inside of another, three texts deep:
        #extract-the-documents|Extract the documents|
        #limits|Limits|
        Card-provisioning.md|Card provisioning|A company that issues cards with Stripe can offer them for wallets. Cardholders type the card there, or use a button in the app.
        #the-key|The key|The app asks the backend for an ephemeral key, with the API version that the SDK names. Pass Stripe's JSON on as it is.
        #the-card|The card|
        #the-decision|The decision|
        #the-approvals|The approvals|paysheet issuing steps --country US --platform apple --push lists them in their order.
        #what-needs-a-device|What needs a device|The real way works in live mode alone, in an app from TestFlight or the App Store. Stripe has STPFakeAddPaymentPassViewController for tests.
        Certificates.md|Certificates|Apple Pay on the web needs two certificates, which people confuse, and which expire:
        #which-files-belong-together|Which files belong together|A folder of old keys, requests and certificates says little by its names. --match compares the public keys:
        #what-is-checked|What is checked|The findings of paysheet certificate are findings like those about documents. --format sarif and the other reports of check have them, and --ignore, --severity, a baseline and the entries of .paysheet.json decide about them.
        #what-is-not-checked|What is not checked|
        #merchant-sessions|Merchant sessions|paysheet certificate session.json says who signed a merchant session. It is the answer of Apple's server, as JSON.
        #private-keys|Private keys|paysheet needs no private key. If a file contains one, in PEM or DER, the command refuses the whole file with exit status 2.
        #the-domain-association-file|The domain association file|Apple verifies the domain of a shop by a file that the site serves at /.well-known/apple-developer-merchantid-domain-association. Two kinds of file have this name:
        #in-swift|In Swift|
        #the-certificate-of-an-order-type|The certificate of an order type|Wallet orders need these files:
        $|check|report what is wrong with documents, and where
        $|explain|explain a rule, an error message or a log, or answer a few words
        $|doctor|look through a project, and say what stops its payments
        $|fix|apply safe fixes in place, and keep all other bytes
        $|fmt|write documents in canonical form, in place
        $|split|divide an amount between merchants, exactly
        $|reconcile|compare the charges of a request with the shop's order, and with a token
        $|hash|print the hash of application data that a payment token carries
        $|button|say which Apple Pay button to show, write its markup, and check the markup of pages
        $|contact|check the contact of a shopper, and make the errors that the sheet shows
        $|certificate|say what a certificate or request is for, and what is wrong with it
        $|token|check what a payment token proves without a key
        $|merchant-token|answer notifications about merchant tokens, and print the calls to Apple
        $|order|make and check packages of Wallet orders, and answer devices that track them
        $|pass|make and check packages of passes for Wallet, and answer devices that have them
        $|issuing|say whether to offer a card for a wallet, and which approvals an issuer needs
        $|identity|check an answer with an identity document, and why it does not open
        $|describe|say in words what a document means for the shopper, and list the next charges
        $|preview|draw the payment sheet of a document, or the card of an order
        $|diff|say what changes for the shopper
        $|translate|print the request for Apple Pay that a payment provider's SDK makes
        $|example|write realistic documents, valid or with one mistake
        $|anonymize|replace personal data, identifiers and secrets in a document
        $|extract|list the documents in captured traffic, or write them to files
        $|schema|print a JSON Schema or TypeScript declarations
        $|init|write a first configuration, and print a CI job
        $|lsp|serve an editor over the Language Server Protocol
        $|mcp|serve a coding agent over the Model Context Protocol
        $|completions|print a script that lets a shell complete commands
        $|man|print the manual page
        $|help|list the commands, or explain one
        Comparing-and-anonymizing.md|Comparing and anonymizing|Two commands use the small library PaySheetDocuments. It depends only on the core and has no I/O.
        #paysheet-diff-old-new|paysheet diff OLD NEW|diff says what changes for the shopper:
        #paysheet-anonymize-file-|paysheet anonymize FILE/-|anonymize replaces personal data and identifiers, for bug reports, test fixtures and archives.
        Configuration.md|Configuration|paysheet check needs no configuration. Use .paysheet.json to store a project's decisions about its documents.
        #which-file|Which file|The command uses the first .paysheet.json in the current folder or one of its parents. --root names another folder to start from.
        #members|Members|
        #patterns|Patterns|A pattern is a path from the folder of the configuration. and ? match within one name, matches any number of folders.
        #precedence|Precedence|The command line wins over the file. A later entry of files wins over an earlier one, and every entry wins over the members of the file.
        #accepted-findings|Accepted findings|An entry of ignore needs a rule (or a topic) and a reason. glob limits it to some documents.
        #baselines|Baselines|A project with many old findings can write them to a baseline, and from then on see only new ones:
        #limits-of-a-configuration|Limits of a configuration|A configuration can come from an untrusted repository. It therefore writes nothing and runs nothing.
        #for-testers|For testers|--expect valid, --expect invalid and --expect RULE change the meaning of the exit status: 0 means that every document is as expected.
        Contacts.md|Contacts|Apple Pay checks nothing that a shopper types into the address, the name or the telephone number. The shop has to check the contact, and the sheet can mark each field that is wrong.
        #answers-for-the-sheet|Answers for the sheet|
        #in-the-shops-order|In the shop's order|--as order prints the contact in the fields that orders of shops have. What is wrong with the contact is on standard error.
        #states|States|For Australia, Brazil, Canada, China, India, Italy, Japan, Mexico and the United States, the tool knows the states: codes, names and usual abbreviations.
        #when|When|Before the shopper pays, a shipping address is redacted: in the UK and Canada, the postal code has only its first three or four characters.
        #spelling|Spelling|The tool normalises the contact first, and then checks it. contact.normalized and --normalize change only spellings that mean the same:
        #companies|Companies|A contact without a person has the problem buyer/company. There is a company in place of a person
        #profiles|Profiles|For every country, the tool checks that the requested fields are there. It also checks the country code, the email address, the telephone number (4 to 17 digits) and the characters.
        #the-rules|The rules|paysheet explain buyer/company explains a rule, as its page does. An error is something that the shopper must correct.
        Doctor.md|It does not work|paysheet doctor looks through a project and says what stops its payments, and what to do first:
        #what-it-does-not-see|What it does not see|
        Examples-and-breaks.md|Valid and broken examples|paysheet example writes documents to test with: valid ones of every kind, and documents with exactly one mistake.
        #valid-examples|Valid examples|
        #changes|Changes|--set PLACE=VALUE puts a value into the document. You can repeat it.
        #documents-with-one-mistake|Documents with one mistake|
        #the-manifest|The manifest|--out DIR creates the folder, writes a file for each document and manifest.json. If a file exists with other content, the command writes nothing at all, unless you use --force.
        #from-swift|From Swift|
        For-agents.md|For coding agents|paysheet mcp is a server for coding agents. It speaks the Model Context Protocol over standard input and output.
        #five-minutes|Five minutes|
        #clients|Clients|The gate starts the server with each of these configurations. It does not run the clients.
        #tools|Tools|
        #what-it-can-read|What it can read|The server reads files only below these folders, also after links:
        #protocol|Protocol|The server speaks the versions 2026-07-28, 2025-11-25 and 2025-06-18. The newest one has no session:
        #a-session|A session|A client asks for the version of its protocol, checks a request, and has it fixed. > is what the client sends, < is the answer.
        From-Node.md|From Node|The npm package paysheet has the whole checker as WebAssembly. It has no dependencies, and it needs no Swift and no other process.
        #functions|Functions|In a module, such as check.mjs:
        #types|Types|Declarations for TypeScript are in the package. It also has a type for every dictionary of Apple Pay, generated from the tables that the checker uses:
        #errors|Errors|Findings are results, not errors. A function throws a PaySheetError if it cannot answer.
        #large-documents|Large documents|A function throws a PaySheetError with the code trap or memory if a document is too large for the module. The next call works again.
        #payment-tokens|Payment tokens|paysheet/token verifies the signature of a payment token up to Apple's root. It needs no private key, and the full module runs in Node.js:
        #in-tests|In tests|toBeApplePay passes if a document is one of Apple Pay and has no errors. Its message lists the findings, and the text that Safari throws.
        #a-whole-checkout|A whole checkout|Tests can pay without Safari: paysheet/mock is a stand-in for ApplePaySession that throws, waits and answers as Safari does.
        #what-a-page-sends|What a page sends|If a page builds its requests in JavaScript, there is no file to check. The recorder wraps ApplePaySession and PaymentRequest, and records what the page passes to them.
        #the-command|The command|npx paysheet takes the arguments of the command, prints the same, and has the same exit statuses. These things differ:
        From-PHP-and-Java.md|From PHP and Java|Starting a process for each document costs more than checking it. So a program keeps one paysheet check open, writes a line and reads a line (As a co-process).
        #php|PHP|Examples/php/PaySheet.php, for PHP 8.0 and later. A document is an array or JSON text; the answer is an array.
        #java|Java|Examples/java/PaySheet.java, for Java 17 and later. Document and answer are JSON text:
        #payment-tokens|Payment tokens|paysheet token check verifies payment tokens. It is another command, so it runs once for each payment.
        #errors|Errors|
        #other-languages|Other languages|The protocol is the same: start paysheet check --co-process --no-config, write a document as one line, and read one line.
        From-Python.md|From Python|The wheel paysheet contains the command as one static program, and a module that keeps it open. It needs Python 3.9 or later, and no other package.
        #install|Install|There is no release on PyPI yet. Build the wheel in a clone, and install it:
        #check|Check|A document is text, bytes, or the dict or list that json.loads returns.
        #explain|Explain|paysheet.explain takes a rule, an error message or a whole log, and returns what it means. The result has types, such as KnownText.
        #many-documents|Many documents|check_lines takes documents, such as the lines of a file, and yields one report for each, in order. Python prepares documents and reads reports while the command checks.
        #fix-and-draw|Fix and draw|
        #payment-tokens|Payment tokens|check_token verifies the signature of a payment token up to Apple's root, without a private key. It takes the payment of onpaymentauthorized, its token or its paymentData, and the content of files, not their paths:
        #in-pytest|In pytest|The wheel has a plugin. It adds the fixture applepay:
        #values-that-json-does-not-have|Values that JSON does not have|
        #errors-and-recovery|Errors and recovery|CheckerError says that the command cannot run, or how it ended and what it said, or what it printed instead of an answer.
        #speed|Speed|A request of 300 bytes on two cores of a shared x86-64 at 2.5 GHz, Python 3.11, 2026-11-25 (Tests/Python/measure.py):
        From-payment-to-order.md|From payment to tracked order|A customer buys from two shops of a market, pays once, and joins a club. This page follows the payment from the button to the orders in Wallet, and to an event that Apple reports years later.
        #the-payment|The payment|All documents come from one Checkout, so totals and shares cannot disagree. When the customer chooses another address or another shipping method, change the checkout and send its answer:
        #the-token|The token|The shop passes the token on to its payment provider. Before that, TokenCheck checks what needs no key.
        #the-orders|The orders|Two merchants mean two orders, whose totals add up to the payment. The result of the payment has room for the details of one order.
        #the-club|The club|A request has several merchants or one agreement, not both. The program tries it, and the check says why:
        Identity.md|Identity documents|An app or a web page can ask for an identity document in Apple Wallet. The answer is encrypted for your server.
        #the-decrypted-answer|The decrypted answer|Decrypt the answer on your server, and give its content to paysheet identity document. It can be the map with identity that an app gets, or the answer of ISO 18013-5 itself.
        #the-record|The record|Your server makes the nonce, and stores what the request says. paysheet example identity writes such a record:
        #requests-of-web-pages|Requests of web pages|paysheet check also reads the argument of navigator.credentials.get, the kind CredentialRequestOptions. For one of its requests alone, use --kind DigitalCredentialGetRequest.
        #the-transcript|The transcript|The session transcript binds an answer to one request. The answer does not contain it.
        #the-steps|The steps|
        #in-swift|In Swift|PaySheetIdentity has the values: IdentityRecord, SessionTranscript, IdentityEnvelope, EnvelopeCheck and ExpectedElement.
        #what-needs-a-device|What needs a device|The button VerifyIdentityWithWalletButton has four labels: verify, verifyAge, verifyIdentity and continue.
        In-the-browser.md|In the browser|
        #the-page|The page|Distribution/playground is a page that checks a document while you type. Paste or drop a request, or the JavaScript that contains it, or the order.json of a Wallet order.
        #build-it|Build it|
        #the-package-in-a-page|The package in a page|The npm package has the same files for browsers and workers:
        #speed|Speed|The gate measures the time from a key to the verdict in Chromium. The medians should be at most 16 ms for 2 KB and 150 ms for 100 KB; four times as much fails.
        In-your-editor.md|In your editor|paysheet lsp is a language server: your editor starts it, and shows what paysheet check finds while you type, in JSON and in source code.
        #which-files|Which files|The server looks at the files that your editor hands over. It stays silent about files that are not payment documents, such as package.json.
        #in-source-code|In source code|
        #neovim|Neovim|The gate runs a session of Neovim 0.7 with this configuration. Later versions use vim.lsp.start, which the gate does not run.
        #emacs|Emacs|The gate runs a session of Emacs 28 and eglot 1.9 with this configuration.
        #helix|Helix|Not run by the gate. In languages.toml:
        #vs-code|VS Code|Distribution/editors/vscode is an extension without dependencies. It starts the server, and has snippets and JSON schemas.
        #what-is-checked-together|What is checked together|Open files of source code are checked together if they import values from each other. A request that another file hands to Apple Pay has its findings where it is written.
        #settings|Settings|The server reads .paysheet.json as paysheet check does. The search starts in the folder that the editor has opened, or else in the folder of the file.
        #the-command-paysheetpreview|The command paysheet.preview|workspace/executeCommand with paysheet.preview takes the address of an open document, and an object: {"as":
        #what-the-server-promises|What the server promises|
        In-your-source.md|In your source|Most requests are object literals in code. paysheet check finds those that reach Apple Pay, and checks them:
        #what-is-found|What is found|
        #what-is-not-known|What is not known|A value that the program computes is unknown: it is there, neither wrong nor missing.
        #what-reports-show|What reports show|A report shows the line of a finding with its code, the names of members, and the values of the document that are not personal. All other texts, comments and numbers of more than two digits appear as •••, unless you use --show-personal.
        #hide-a-finding|Hide a finding|
        #fix|Fix|paysheet fix src/pay.js changes the literal, with its quotes and names without quotes. It leaves a value alone that another part of the program has, and what a comment ignores.
        #how-fast-it-is|How fast it is|A file that names nothing of Apple Pay is not read any further. Tests/Benchmarks/run.sh sources measures 162 MB of minified scripts of public packages on two shared cores:
        Merchant-tokens.md|Merchant tokens|A merchant token stands for a card, a shopper and a shop. It belongs to the shopper's Apple ID and not to a device, so charges continue after a new phone.
        #the-notification|The notification|Apple calls the server without credentials and without content:
        #calls-to-apple|Calls to Apple|MerchantTokenCall makes a call as a value: method, host, path, headers and body.
        #the-event|The event|The body of the answer is a MerchantTokenEventResponse, in Swift MerchantTokenEvent:
        #the-ledger|The ledger|A ledger records what happened to each token. It is NDJSON:
        #trying-a-server|Trying a server|paysheet merchant-token replay answers calls as a server should. Each line is a call, and each answer is one line:
        #what-is-not-here|What is not here|
        Page-flow.md|What a page and a server do|paysheet check reads more of a script than its documents. It reads when the page creates the session, which handlers it sets, how it answers, and what it does with the token.
        #starting-a-session|Starting a session|
        #merchant-validation-on-the-page|Merchant validation on the page|
        #answers-to-events|Answers to events|
        #paymentrequest|PaymentRequest|
        #page-and-secrets|Page and secrets|
        #servers|Servers|
        Passes.md|Passes|A pass is a ticket, a boarding pass, a coupon or a card in Wallet. PaySheet checks its file pass.json, and the package .pkpass around it.
        #what-a-person-sees|What a person sees|describe says style, fields, codes, times, places and updates. diff says what an update changes, and whether a notification tells the person.
        #frequent-mistakes|Frequent mistakes|
        #all-rules|All rules|Each rule about pass.json has samples. Those about packages are shared with Wallet orders, and their samples show orders.
        #a-pass-from-nothing|A pass from nothing|This makes a ticket with an icon of its own. Nothing else is needed:
        #the-package|The package|
        #the-web-service|The web service|Devices ask the issuer's server for changes. The server is that of orders with other words:
        #what-is-not-checked|What is not checked|
        Payment-tokens.md|Payment tokens without keys|A payment token is encrypted and signed. Without a private key, you can check who signed it, for whom, and when.
        #which-certificate-is-it-for|Which certificate is it for?|A shop often has several certificates: the current one, a renewed one, and that of a test system.
        #all-checks|All checks|
        #in-a-request-to-a-provider|In a request to a provider|A server passes the token on in a form of its provider. paysheet check recognizes the request, takes the token out, and checks it.
        #what-is-checked|What is checked|
        #the-signature|The signature|The signed hash shows that nothing was changed after the token was signed. The signature shows who signed it.
        #other-actions|Other actions|
        #in-swift|In Swift|
        Pictures.md|Pictures of the payment sheet|paysheet preview draws the payment sheet of a document, or the card of an order, for a pull request, a README or a ticket.
        #what-a-picture-shows|What a picture shows|A picture is an illustration, and says so. Devices show other words, in another order.
        #orders|Orders|Of a Wallet order, the picture is the card that Wallet shows:
        #what-a-picture-leaves-out|What a picture leaves out|
        #languages|Languages|--language selects the language of the sheet's own words: English (en), German (de), French (fr), Spanish (es), Japanese (ja), Arabic (ar) and Hebrew (he).
        #how-amounts-are-written|How amounts are written|Amounts depend on the language alone, not on the locale data of a machine. English, Japanese, Arabic and Hebrew write sign, symbol and number, with a comma between thousands and a point before the decimals.
        #untrusted-text|Untrusted text|Labels are untrusted. The renderers accept only CleanText:
        #no-overlap-without-font-metrics|No overlap without font metrics|A reader can have any font. SVG therefore estimates each character's width from the widest usual fonts.
        #from-swift|From Swift|
        Providers.md|Payment providers|Providers have rules of their own about requests (profiles), and documents of their own (documents of SDKs).
        #profiles|Profiles|Apple's documentation says what a browser accepts. Your payment provider has its own rules:
        #documents-of-sdks|Documents of SDKs|paysheet check reads what a shop gives the SDK of its provider, in JSON and in source code. It makes the request for Apple Pay that the SDK would make, and checks that, too.
        #stripejs|Stripe.js|
        #stripe-for-react-native|Stripe for React Native|
        #flutter-pay|Flutter pay|
        #adyen-web|Adyen Web|
        #square-web-payments|Square Web Payments|
        #braintree|Braintree|
        #paypal|PayPal|
        #others|Others|
        #adding-a-provider|Adding a provider|Adding a provider says how PaySheet learns about another SDK.
        Reports.md|Reports|paysheet check prints one report. The same run can write others to files:
        #the-html-report|The HTML report|--report html=report.html writes a page for people. It has no script, and nothing is loaded.
        #github|GitHub|
        #gitlab|GitLab|
        #jenkins-and-other-build-servers|Jenkins and other build servers|
        #editors|Editors|Vim (:set errorformat=%f:%l:%c:\ %m), Emacs and Xcode read concise. SARIF viewers offer the fixes.
        #from-swift|From Swift|Each report is one call of PaySheetReports:
        #untrusted-text-in-reports|Untrusted text in reports|Labels, names and paths are untrusted. Reports write them so that they have no effect:
        Server.md|Sending requests from a server|Send the bytes that were checked: ready.json, where ready is what try request.validated() or try checkout.request().validated() returns.
        #vapor-and-hummingbird|Vapor and Hummingbird|PaySheet depends on neither. Copy these lines into your application.
        #handlers|Handlers|These handlers answer the choice of a shipping method. The checkout is in the shop's own store between two calls; the article A server without memory has the other answers.
        #values-in-memory|Values in memory|A value shares one copy of the document's text and builds a String when you ask for it. This makes reading cheap.
        #payment-tokens-with-swift-crypto|Payment tokens with swift-crypto|Payment tokens shows what you can check without a key. To open a token, you need the private key and AES, which PaySheet does not have.
        #signatures|Signatures|PaySheetSignatures checks signatures with ECDSA on P-256 and P-384, and with RSA (PKCS #1 v1.5). It gives the same answers on every system, and SignatureVerifier().verify(signed) says why it refuses one.
        #notifications-about-merchant-tokens|Notifications about merchant tokens|Merchant tokens has a complete handler, and the calls to Apple.
        #many-documents-in-one-body|Many documents in one body|You can read a body of NDJSON while it arrives, with back-pressure and cancellation: see Archives and streams.
        #errors-and-trust|Errors and trust|
        StoreKit-files.md|StoreKit configuration files|Xcode sells the products of a StoreKit configuration file (.storekit) while you test. The file is JSON, and projects commit it.
        #what-a-change-of-subscription-means|What a change of subscription means|describe lists the groups with their levels, and what each change means. Level 1 offers most.
        #what-changes-for-a-subscriber|What changes for a subscriber|paysheet diff old.storekit new.storekit names new and missing products, prices, durations, levels, groups, offers and family sharing, each with its effect. The exit status is 0 if people who buy notice nothing.
        #days-of-paid-service|Days of paid service|The developer gets 70 % of the price without tax, and 85 % after one year of paid service in a group. PaidService counts the days:
        #private-keys|Private keys|A file can have a key that signs promotional offers in tests. store-kit/private-key reports it, no report shows it, and anonymize replaces it.
        #size|Size|The module PaySheetStoreKit is not part of the core, and a check of another document does not load it. It is not in the small WebAssembly module (paysheet.wasm).
        Tap-to-Pay.md|Tap to Pay on iPhone|With Tap to Pay, an iPhone reads the cards of customers. Its requests exist only in Swift on a phone, and only the payment provider can open what the phone reads.
        #what-needs-which-system|What needs which system|
        #five-steps|Five steps|
        #the-rules|The rules|No command checks these rules, because requests exist only on the phone. The pages about ProximityReader are the source, and ideas of this project are marked as inferred.
        #what-the-screen-shows|What the screen shows|The system shows its own screen while the phone reads. The values come from you and your provider:
        #what-a-tap-gives|What a tap gives|With a loyalty request beside the payment, stopOnVASResult decides (TP-014):
        #times|Times|
        #where-it-is-available|Where it is available|These dates come from Apple's announcements. They age:
        #what-needs-a-device|What needs a device|Reading a card, linking a merchant, the entry of a PIN, and every answer of PaymentCardReader need an iPhone and an account with Apple. No command shows them.
        Testing-a-checkout.md|Testing a checkout|Apple Pay works in Safari on a device with a card. So tests in Node.js, in Chromium and in CI need a mock of ApplePaySession.
        #a-test-with-jest|A test with Jest|There is no release on npm yet, so build the package in a clone of this project. Packaging says what that needs:
        #a-test-with-vitest|A test with Vitest|You need vitest, jsdom and the package. Vitest loads modules, so write export const listen = in checkout.js, in place of exports.listen =.
        #a-test-with-nodetest|A test with node:test|Node.js has a runner of its own and no page. So an EventTarget is the button, and no click is needed (activation:
        #what-the-shopper-can-do|What the shopper can do|
        #what-the-sheet-shows|What the sheet shows|applePay.sheet has what a shopper sees: isOpen, waitsFor, payee, total, items, shippingMethods, shippingMethod, errors, card, address, couponCode and supportsCoupon.
        #the-button|The button|Most pages show their button only inside @supports (-webkit-appearance: -apple-pay-button), so no other browser than Safari has something to click.
        #scripts-of-providers|Scripts of providers|Scripts such as Stripe.js load from the provider's servers, ask these servers for a merchant session, and send them the token. They find the class of the stand-in, and call it.
        #with-paymentrequest|With PaymentRequest|The stand-in also has PaymentRequest, PaymentResponse and their events, for Apple Pay. The shopper does the same.
        #options|Options|mockApplePay(window, options) takes these options. A wrong name is an error.
        #a-token-that-your-server-can-decrypt|A token that your server can decrypt|The token of a simulator is empty. If your server decrypts tokens itself, let the test make a merchant.
        #older-releases|Older releases|system: "ios14" or safari:
        #in-playwright|In Playwright|You need @playwright/test and the package. The address is that of your shop.
        #in-playwright-for-python|In Playwright for Python|You need the wheel (see From Python), Playwright and a browser. If you have no shop yet, begin with Examples/shop.
        #in-cypress|In Cypress|Cypress runs the test in one window and the shop in another. So the script below goes into the window of the shop, before its own scripts.
        #in-other-programs|In other programs|One script has everything inside (6 MB). It imports nothing.
        #what-runs-in-the-tests-of-this-project|What runs in the tests of this project|
        #what-the-script-is-made-of|What the script is made of|The checker is 5.9 MB of the script, as Base64. A browser reads it in a few milliseconds, and compiles it at the first use.
        #by-hand-in-a-browser|By hand in a browser|Without a bundler, write the script, and load it before the scripts of the shop, for development only:
        #where-it-can-be-installed|Where it can be installed|A shopper must not think that the stand-in is Apple Pay. So it throws
        #what-shops-find|What shops find|These lines are in the code of real shops and payment providers. The stand-in does with them what Safari does.
        #what-differs-from-safari|What differs from Safari|
        Testing-without-a-device.md|Testing without a device|Apple Pay needs a device with a card. This page says what you can test without one, what Apple's sandbox adds, and what only a real payment proves.
        #on-a-computer|On a computer|Documents need no browser. paysheet example writes realistic ones, and paysheet check says what is wrong with yours:
        #the-stand-in|The stand-in|paysheet/mock replaces ApplePaySession and PaymentRequest in a test, in Node.js or in any browser. It throws, waits and answers as Safari does.
        #simulators|Simulators|The simulator of Xcode opens a sheet in an app, and has no cards. Its token cannot be charged:
        #apples-sandbox|Apple's sandbox|The sandbox is Apple Pay with cards that cost nothing. You need
        #test-cards|Test cards|Apple's page lists the numbers, which change. Developers and payment providers name Visa, Mastercard, American Express and Discover.
        #two-environments|Two environments|The sandbox has its own host for merchant sessions, apple-pay-gateway-cert.apple.com. A session of one environment does not work in the other:
        #merchant-tokens|Merchant tokens|A subscription asks for a merchant token. Developers report that the decrypted data of the sandbox has no merchantTokenIdentifier, whatever the test card.
        #test-modes-of-payment-providers|Test modes of payment providers|Each provider has its own test mode, and it is not Apple's sandbox. Ask yours which tokens it takes there.
        #in-an-iframe|In an iframe|A page in a frame of another origin may open the sheet only if
        #in-other-browsers|In other browsers|With Apple's script apple-pay-sdk.js, Chrome, Edge and Firefox show a code. The shopper scans it with an iPhone and pays there.
        #what-a-computer-cannot-prove|What a computer cannot prove|
        Verify-a-payment.md|Verify a payment on your server|A page sends your server a payment. Anyone can send such a document, and everything that is needed to make one is public.
        #what-is-verified-and-in-which-order|What is verified, and in which order|
        #remember-the-transaction|Remember the transaction|A token can arrive twice at the same moment. So do not look first and store later.
        #swift|Swift|
        #node|Node|paysheet/token runs the command in WebAssembly, and starts no process.
        #python|Python|
        #php|PHP|No shell sees the arguments, because they are a list. Temporary files are readable only by their owner, and disappear with the variable.
        #java|Java|
        #what-still-needs-the-private-key|What still needs the private key|The signature says that Apple made the token. It does not say how much the shopper pays, because amount and currency are encrypted.
        Wallet-orders.md|Wallet orders|A shop that takes Apple Pay can give Wallet an order to track. The order is a file, order.json, in a signed package.
        #check-an-order|Check an order|
        #compare-with-an-earlier-state-or-with-the-payment|Compare with an earlier state, or with the payment|Some mistakes are visible only in two documents. Without the second document, these rules are skipped.
        #make-an-order|Make an order|TrackedOrder has a method for each thing that happens to an order in a shop. Its document is the order as Wallet gets it.
        #the-package|The package|A package is a zip archive with the extension .order. A server sends it as application/vnd.apple.finance.order.
        #the-signature|The signature|The file signature is a detached signature of manifest.json (CMS, DER). It contains the certificate of the order type and the one of its issuer.
        #try-it-without-apple|Try it without Apple|An authority of your own is enough for tests. The certificate that signs has the order type as UID in its subject, and its issuer is not the root:
        #order-details-in-the-result-of-the-payment|Order details in the result of the payment|The result of the payment tells the device where to fetch the order. It has the order type, the identifier, the address of the web service, and the secret.
        #the-web-service|The web service|All devices of the shopper ask the shop's server for the order, and again after each push. OrderServer decides the answers.
        #pushes|Pushes|publish returns one OrderPush for each registered device: the request to Apple's push service, as a value.
        #try-a-server|Try a server|paysheet order replay answers calls as a server should. Each line is a call of a device, or an event of the shop, and each answer is one line.
        #check-another-server|Check another server|Record what devices call and what your server answers, one line for each call. A line has method, path, and perhaps headers, body or bodyBase64, as above.
        #what-is-not-checked|What is not checked|
        Web-module.md|The WebAssembly modules|paysheet without Swift: two WebAssembly modules with the same interface, the door.
        #exports|Exports|All numbers are i32. A pointer is an offset in memory.
        #the-import|The import|Both modules import one function: paysheet.zone_offset(name, length, seconds) → offset.
        #requests|Requests|
        #answers|Answers|
        #calls|Calls|Members can be added to every result. Ignore those that you do not know.
        #check|check|The result is the document of the command's report: the object that paysheet check --format ndjson prints, with path (its schema).
        #fix|fix|Options: includeRisky fromJs kind.
        #format|format|Options: fromJs kind.
        #preview|preview|Options: as theme language width zone kind color fromJs.
        #describe|describe|Options: charges zone now fromJs.
        #requires|requires|Options: kind fromJs.
        #explain|explain|text is a rule, a topic, or a message of a browser. Without text the result lists all rules.
        #split|split|Options: total currency by weight points evenly primary merchants.
        #schema|schema|Only in paysheet-full.wasm. text is a kind, config, or absent.
        #example|example|Only in paysheet-full.wasm. text is a kind of example such as shipping, or absent.
        #prepare|prepare|Sets the options of check for paysheet_count, paysheet_record and paysheet_records, and forgets what earlier documents said. Options and clock are those of check; name is the path in records.
        #version|version|The result is { "version": "0.1.0", "rules":
        #hot-calls|Hot calls|These take a document as its bytes, so that no text is put into JSON and out again. They use the options of the last prepare.
        #the-whole-command|The whole command|paysheet_run of paysheet-full.wasm runs the command with files in memory. Its input and its answer are entries, one after the other:
        #traps-and-memory|Traps and memory|Input never makes the module trap, except when memory ends. After a trap, or an exception from the engine, the instance is in an unknown state.
        #versions|Versions|paysheet_door and door change only if a member, an option or an export is removed or changes its meaning. New calls, options, members and exports do not change it.
        user-problems.md|Common problems and the rules that find them|This list comes from public issues, pull requests and question pages. Each row is one problem.
        @deferred/campervan-rental.applepay.json||
        @deferred/hotel-with-deposit-and-free-cancellation.applepay.json||
        @deferred/preorder-charged-on-release.applepay.json||
        @deferred/ryokan-in-yen.applepay.json||
        @disbursement/instant-payout-through-payment-request.applepay.json||
        @disbursement/instant-payout-with-a-fee.applepay.json||
        @disbursement/payout-without-a-fee.applepay.json||
        @flows/address-refused-and-payment-failed.applepay.json||
        @flows/coupon-refused-then-accepted.applepay.json||
        @flows/express-shipping-chosen.applepay.json||
        @flows/request-and-result-only.applepay.json||
        @flows/shares-follow-the-shipping.applepay.json||
        @flows/two-merchants-to-the-order.applepay.json||
        @multi-merchant/discount-shared-by-two.applepay.json||
        @multi-merchant/fee-kept-by-the-marketplace.applepay.json||
        @multi-merchant/flight-and-hotel.applepay.json||
        @multi-merchant/own-identifier-for-all.applepay.json||
        @multi-merchant/shipping-paid-to-one-shop.applepay.json||
        @multi-merchant/three-shops-in-yen.applepay.json||
        @multi-merchant/two-shops-in-dinars.applepay.json||
        @orders/dinars.applepay.json||
        @orders/merchants.applepay.json||
        @orders/one-parcel.applepay.json||
        @orders/two-merchants.applepay.json||
        @payments/contact-before-authorization.applepay.json||
        @payments/contact-in-full.applepay.json||
        @payments/contact-in-japan.applepay.json||
        @payments/token-only.applepay.json||
        @payments/with-both-contacts.applepay.json||
        @recurring/every-two-weeks.applepay.json||
        @recurring/free-trial-then-monthly.applepay.json||
        @recurring/monthly-magazine-in-yen.applepay.json||
        @recurring/monthly-membership.applepay.json||
        @recurring/paid-trial-then-monthly.applepay.json||
        @recurring/six-instalments-with-an-end.applepay.json||
        @recurring/weekly-box-counted-in-days.applepay.json||
        @recurring/yearly-plan.applepay.json||
        @reload/coffee-card.applepay.json||
        @reload/phone-credit-in-dinars.applepay.json||
        @reload/toll-account-without-a-charge-today.applepay.json||
        @reload/transit-card.applepay.json||
        @requests/application-data-with-the-order-number.applepay.json||
        @requests/bahraini-dinar-with-three-decimals.applepay.json||
        @requests/bancontact-in-belgium.applepay.json||
        @requests/billing-address-required.applepay.json||
        @requests/billing-contact-filled-in.applepay.json||
        @requests/category-code-of-the-merchant.applepay.json||
        @requests/china-union-pay-with-emv.applepay.json||
        @requests/coupon-code-filled-in.applepay.json||
        @requests/coupon-field-empty.applepay.json||
        @requests/credit-cards-only.applepay.json||
        @requests/danish-krone-with-dankort.applepay.json||
        @requests/debit-cards-only.applepay.json||
        @requests/delivery-of-a-meal.applepay.json||
        @requests/discount-as-negative-amount.applepay.json||
        @requests/donation.applepay.json||
        @requests/features-without-a-version-number.applepay.json||
        @requests/free-shipping-first.applepay.json||
        @requests/icelandic-krona-without-decimals.applepay.json||
        @requests/intermediary-named-in-the-total.applepay.json||
        @requests/kuwaiti-dinar-with-three-decimals.applepay.json||
        @requests/labels-in-arabic.applepay.json||
        @requests/labels-in-japanese.applepay.json||
        @requests/large-amount.applepay.json||
        @requests/one-morning-at-the-counter.applepay.ndjson||
        @requests/pending-tax.applepay.json||
        @requests/pending-total-of-a-ride.applepay.json||
        @requests/phonetic-names-in-japan.applepay.json||
        @requests/preferred-network-on-cobadged-cards.applepay.json||
        @requests/service-pickup-for-laundry.applepay.json||
        @requests/shipping-contact-filled-in.applepay.json||
        @requests/shipping-methods-with-dates.applepay.json||
        @requests/smallest-request.applepay.json||
        @requests/store-pickup-with-fixed-address.applepay.json||
        @requests/subtotal-and-tax.applepay.json||
        @requests/swiss-francs-from-swiss-cards-only.applepay.json||
        @requests/tunisian-dinar-with-three-decimals.applepay.json||
        @requests/won-without-decimals.applepay.json||
        @requests/yen-without-decimals.applepay.json||
        @requests/zero-total-to-keep-a-card.applepay.json||
        @results/complete-with-order.applepay.json||
        @results/error-of-another-kind.applepay.json||
        @results/error-on-the-postal-code.applepay.json||
        @results/error-without-a-field.applepay.json||
        @results/failure-of-the-billing-address.applepay.json||
        @results/failure-with-errors.applepay.json||
        @results/success-with-order.applepay.json||
        @results/success.applepay.json||
        @sessions/merchant-session.applepay.json||
        @sessions/register-merchant.applepay.json||
        @sessions/session-request-for-messages.applepay.json||
        @sessions/session-request-in-an-app.applepay.json||
        @sessions/session-request-of-a-platform.applepay.json||
        @sessions/session-request-on-the-web.applepay.json||
        @sessions/unregister-merchant.applepay.json||
        @tokens/decrypted-chip-data.applepay.json||
        @tokens/decrypted-for-two-merchants.applepay.json||
        @tokens/decrypted-in-dollars.applepay.json||
        @tokens/decrypted-with-merchant-token.applepay.json||
        @tokens/elliptic-curve-token.applepay.json||
        @tokens/event-card-renewed.applepay.json||
        @tokens/event-new-card-art.applepay.json||
        @tokens/event-unlinked.applepay.json||
        @tokens/method-before-authorization.applepay.json||
        @tokens/rsa-token-from-china.applepay.json||
        @tokens/store-card-with-pass.applepay.json||
        @tokens/token-with-application-data.applepay.json||
        @updates/coupon-accepted.applepay.json||
        @updates/coupon-expired.applepay.json||
        @updates/coupon-free-shipping.applepay.json||
        @updates/coupon-unknown.applepay.json||
        @updates/payment-method-credit-surcharge.applepay.json||
        @updates/payment-method-installment-group.applepay.json||
        @updates/payment-method-new-total-only.applepay.json||
        @updates/shipping-contact-new-methods.applepay.json||
        @updates/shipping-contact-not-served.applepay.json||
        @updates/shipping-contact-postal-code-wrong.applepay.json||
        @updates/shipping-method-express.applepay.json||
        @updates/shipping-method-shares-follow.applepay.json||
        @w3c/coupon-field.applepay.json||
        @w3c/credit-card-surcharge.applepay.json||
        @w3c/items-and-tax.applepay.json||
        @w3c/method-data-with-contact-fields.applepay.json||
        @w3c/method-data-with-features.applepay.json||
        @w3c/method-data.applepay.json||
        @w3c/modifier-for-credit-cards.applepay.json||
        @w3c/modifier-for-debit-cards.applepay.json||
        @w3c/modifier-with-reload.applepay.json||
        @w3c/monthly-plan.applepay.json||
        @w3c/payer-details.applepay.json||
        @w3c/pending-item-in-yen.applepay.json||
        @w3c/shipping-options.applepay.json||
        @w3c/smallest-constructor-arguments.applepay.json||
        @w3c/two-merchants.applepay.json||
        @w3c/update-after-express-shipping.applepay.json||
        @w3c/update-with-address-errors.applepay.json||
        @w3c/update-with-coupon-error.applepay.json||
        @wallet-orders/problem-and-return.applepay.json||
        @wallet-orders/shipment-and-pickup.applepay.json||
        @wallet-orders/two-merchants-bowls.applepay.json||
        @wallet-orders/two-merchants-cake.applepay.json||
        """#
}
