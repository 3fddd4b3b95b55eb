import PaySheet

let request = Request(Array(#"{"countryCode":"US"}"#.utf8))
print("linkage: \(request.findings.count) findings")
