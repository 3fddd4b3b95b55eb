import PaySheet
import PaySheetEndpoints

/// A call of a device in a trace, and its answer.
struct RecordedCall: ~Escapable {
    let call: OrderCall
    let trace: WalletOrderTraceView
    let answer: WalletOrderTraceAnswerView
    let status: Int

    /// `nil` for a call of another service, and without a readable status.
    @_lifetime(copy trace)
    init?(_ trace: borrowing WalletOrderTraceView) {
        guard let method = trace.text(.method)?.string, let path = trace.text(.path)?.string, let answer = trace.answer,
            let status = answer.cursor.unsignedShort(answer.place(of: .status)), let target = Call(method: method, target: path),
            let call = OrderCall(anywhere: target)
        else { return nil }
        self.trace = WalletOrderTraceView(trace)
        self.answer = WalletOrderTraceAnswerView(answer)
        self.call = call
        self.status = Int(status)
    }

    /// A header field of the call.
    func sent(_ name: String) -> (text: String, node: Int)? { trace.cursor.headerField(name, of: trace.place(of: .headers)) }

    /// A header field of the answer.
    func answered(_ name: String) -> (text: String, node: Int)? { answer.cursor.headerField(name, of: answer.place(of: .headers)) }

    /// Whether the service did what the call asks for.
    var isAccepted: Bool { (200...299).contains(status) || status == 304 }

    /// Where a finding about a missing header field of the answer belongs.
    var answerHeaders: Int { answer[.headers] }
}
