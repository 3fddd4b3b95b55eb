// The smallest host of the core: no operating system, no C library, no Foundation. It checks two requests and prints
// what was found; `expected.txt` holds the output. Strings are written byte by byte because `print` of anything else
// would pull in much more than the core itself.

import PaySheet

func say(_ text: String) {
    for byte in text.utf8 { _ = putchar(Int32(byte)) }
    _ = putchar(0x0A)
}

/// Prints a name, the count of findings, and each finding.
func check(_ name: StaticString, _ json: StaticString) {
    let bytes = json.withUTF8Buffer { [UInt8]($0) }
    let request = Request(bytes)
    say("\(name.description): \(request.size) bytes, \(request.findings.count) findings")
    for finding in request.findings { say("  \(finding)") }
}

check("good", #"{"countryCode":"US"}"#)
check("bad", "[]")
