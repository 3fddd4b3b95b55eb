import PaySheet
import PaySheetTokens

/// A call of a device in a trace, and its answer.
struct RecordedCall: ~Escapable {
    let call: OrderCall
    /// What the call is about.
    let subject: PackageSubject
    let trace: WalletOrderTraceView
    let answer: WalletOrderTraceAnswerView
    let status: Int

    /// `nil` for a call of another service, and where its status or header fields cannot be read.
    @_lifetime(copy trace)
    init?(_ trace: borrowing WalletOrderTraceView) {
        guard let (call, subject) = RecordedCall.call(of: trace), let answer = trace.answer,
            let status = answer.cursor.unsignedShort(answer.place(of: .status)),
            trace.isReadable(.headers) || !trace.isPresent(.headers), answer.isReadable(.headers) || !answer.isPresent(.headers)
        else { return nil }
        self.trace = WalletOrderTraceView(trace)
        self.answer = WalletOrderTraceAnswerView(answer)
        self.call = call
        self.subject = subject
        self.status = Int(status)
    }

    /// A check of recorded calls.
    static func row(
        _ check: @escaping @Sendable (_ recorded: borrowing RecordedCall, _ context: inout RuleContext) -> Void
    ) -> RuleRow {
        RuleRow(WalletOrderTraceView.self, needs: [.method, .path, .answer]) { trace, context in
            guard let recorded = RecordedCall(trace) else { return }
            check(recorded, &context)
        }
    }

    /// The call itself, and whether it is about orders or passes. `nil` for one of another service.
    ///
    /// Registrations have the same path for both. The type in it says which they are, because Apple prescribes how it begins.
    static func call(of trace: borrowing WalletOrderTraceView) -> (OrderCall, PackageSubject)? {
        guard let method = trace.text(.method)?.string, let path = trace.text(.path)?.string,
            let call = Call(method: method, target: path)
        else { return nil }
        if let found = OrderCall(anywhere: call, of: .order) {
            let isPass = found.type.map { $0.utf8.starts(with: PackageSubject.pass.typePrefix.utf8) } ?? false
            if case .fetch = found { return (found, .order) }
            return (found, isPass ? .pass : .order)
        }
        return OrderCall(anywhere: call, of: .pass).map { ($0, .pass) }
    }

    /// A header field of the call. It has no text if the trace has something else.
    func sent(_ name: String) -> (text: String?, node: Int)? { trace.cursor.headerField(name, of: trace.place(of: .headers)) }

    /// A header field of the answer.
    func answered(_ name: String) -> (text: String?, node: Int)? { answer.cursor.headerField(name, of: answer.place(of: .headers)) }

    /// Whether the service did what the call asks for.
    var isAccepted: Bool { (200...299).contains(status) || status == 304 }

    /// Where a finding about a missing header field of the answer belongs.
    var answerHeaders: Int { answer[.headers] }
}
