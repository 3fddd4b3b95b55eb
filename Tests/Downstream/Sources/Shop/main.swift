import Foundation
import PaySheet
import PaySheetFoundation
import PaySheetReports

let request = Request(Data(#"{"countryCode":"US"}"#.utf8))
print("downstream: \(request.findings.count) findings")
