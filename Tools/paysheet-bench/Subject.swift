import PaySheet
import PaySheetPreview

/// Documents of one kind.
struct Subject<Value: PaymentObject> {
    let kind: DocumentKind
    let documents: [[UInt8]]
    /// Documents with mistakes, for `fix`.
    let broken: [[UInt8]]
    /// The drawing of a value, if it has a payment sheet.
    let sheets: ((Value) -> SheetSequence)?
    /// The amount to divide, if there is one.
    let order: ((Value) -> Order?)?

    struct Order {
        let total: Amount
        let weights: [Int]
        let currency: Currency
    }

    /// `nil` if the kind does not support it.
    func pass(_ job: Job) -> Pass? {
        switch job {
        case .shape: checking(Policy().with { $0.checksRules = false })
        case .check: checking(Policy())
        case .decode: reading(Policy().with { $0.checksRules = false })
        case .read: reading(Policy())
        case .encode: encoding()
        case .fix: broken.isEmpty ? nil : fixing()
        case .preview: sheets.map { drawing($0) }
        case .split: order.flatMap { dividing($0) }
        }
    }

    private func checking(_ policy: Policy) -> Pass {
        Pass(documents) { [documents, kind] rounds in
            var reader = DocumentReader(policy: policy)
            var clean = 0
            for _ in 0..<rounds {
                for document in documents where reader.check(document, as: kind).findings.isEmpty { clean &+= 1 }
            }
            return clean
        }
    }

    private func reading(_ policy: Policy) -> Pass {
        Pass(documents) { [documents] rounds in
            var reader = DocumentReader(policy: policy)
            var values = 0
            for _ in 0..<rounds {
                for document in documents {
                    // Checked in place, because comparing it with nil copies it.
                    let reading = reader.read(Value.self, document)
                    switch reading.value {
                    case .some: values &+= 1
                    case .none: break
                    }
                }
            }
            return values
        }
    }

    private func encoding() -> Pass {
        let values = values()
        return Pass(documents) { rounds in
            var written = 0
            for _ in 0..<rounds {
                for value in values where !value.json.isEmpty { written &+= 1 }
            }
            return written
        }
    }

    private func fixing() -> Pass {
        Pass(broken) { [broken, kind] rounds in
            var reader = DocumentReader()
            var fixed = 0
            for _ in 0..<rounds {
                for document in broken where reader.check(document, as: kind).applyingSafeFixes().bytes != nil { fixed &+= 1 }
            }
            return fixed
        }
    }

    private func drawing(_ sheets: @escaping (Value) -> SheetSequence) -> Pass {
        let values = values()
        return Pass(documents) { rounds in
            let picture = SVGPicture()
            var drawn = 0
            for _ in 0..<rounds {
                for value in values where !picture.drawing(of: sheets(value)).isEmpty { drawn &+= 1 }
            }
            return drawn
        }
    }

    private func dividing(_ order: (Value) -> Order?) -> Pass? {
        let orders = values().compactMap(order)
        guard orders.count == documents.count else { return nil }
        return Pass(documents) { rounds in
            var divided = 0
            for _ in 0..<rounds {
                for order in orders {
                    let shares = try? order.total.split(by: .weights(order.weights), in: order.currency)
                    if shares?.count == order.weights.count { divided &+= 1 }
                }
            }
            return divided
        }
    }

    private func values() -> [Value] { documents.compactMap { Value.read($0).value } }
}

extension Subject<PaymentRequest> {
    /// Payment requests; those with mistakes are only fixed.
    init(requests documents: [[UInt8]], broken: [[UInt8]]) {
        self.init(
            kind: .paymentRequest, documents: documents, broken: broken, sheets: { SheetSequence(PaymentSheet($0)) },
            order: { request in
                let parts = max(request.multiTokenContexts?.count ?? 0, request.lineItems?.count ?? 0, 1)
                return Order(total: request.total.amount ?? .zero, weights: Array(1...parts), currency: request.currencyCode)
            })
    }
}
