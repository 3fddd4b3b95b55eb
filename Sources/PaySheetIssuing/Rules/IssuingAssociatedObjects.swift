import PaySheet

/// A key that does not name its card.
enum IssuingAssociatedObjects: OneRowRule {
    static let row = RuleRow(EphemeralKeyView.self, needs: [.secret]) { key, context in
        guard !key.isMisspelt(.associated_objects) else { return }
        guard key.isPresent(.associated_objects) else {
            return report(key.node, "the key names no card: \"associated_objects\" is missing", &context)
        }
        guard let objects = key.associated_objects else { return }
        guard objects.count == 1 else {
            return report(
                key[.associated_objects], "the key names \(objects.count, "objects") objects, and the SDK reads a key for one", &context)
        }
        guard let object = objects[0], let type = object.text(.type), !type.equals("issuing.card") else { return }
        report(object[.type], "the key is for another object than an \"issuing.card\"", &context)
    }

    private static func report(_ node: Int, _ message: Sentence, _ context: inout RuleContext) {
        context.report(
            .issuingAssociatedObjects, at: node,
            help: "pass Stripe's JSON on as it is; an object of Stripe's library drops \"associated_objects\"", message)
    }
}
