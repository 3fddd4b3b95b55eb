"""Makes files of source code that hand documents to Apple Pay, from a grammar. What they say is right, careless or odd, and always the same
for the same numbers."""

WORDS = ["visa", "masterCard", "amex", "VISA", "visa", "x", ""]
COUNTRIES = ["US", "DE", "us", "USA", ""]
CURRENCIES = ["USD", "EUR", "usd", "USX"]
AMOUNTS = ["1.00", "12.5", "0.00", "", "4", "-1.00", "1,00"]
LABELS = ["Shop", "", "Total", "A"]
CONTACTS = ["email", "name", "phone", "postalAddress", "mail"]
TYPES = {"request": "ApplePayPaymentRequest", "update": "ApplePayPaymentMethodUpdate", "shipping": "ApplePayShippingContactUpdate",
         "result": "ApplePayPaymentAuthorizationResult", "item": "ApplePayLineItem"}
FOREIGN = {
    "py": "import json\nr = json.loads('%s')\n", "java": "class A { String r = \"%s\"; }\n", "kt": "val r = \"\"\"%s\"\"\"\n",
    "go": "package a\nvar r = `%s`\n", "rb": "r = '%s'\n", "cs": "class A { string r = \"%s\"; }\n", "dart": "const r = '%s';\n",
}


class Script:
    """One script, while it is being made."""

    def __init__(self, numbers, typed):
        self.numbers = numbers
        self.typed = typed
        self.before, self.after, self.count = [], [], 0
        # What is in a class or function around the call, and the parameters of that function.
        self.fields, self.parameters = [], []
        self.inClass = False
        self.names = set()

    def one(self, *choices):
        return self.numbers.choice(choices)

    def chance(self, part):
        return self.numbers.random() < part

    def name(self):
        self.count += 1
        return "%s%d" % (self.one("n", "v", "total", "e"), self.count)

    # Values

    def text(self, words):
        text, quote = self.numbers.choice(words), self.one("'", "'", '"', "`")
        return quote + text + quote

    def odd(self):
        """A value that belongs nowhere, or that only the program knows."""
        return self.one("null", "undefined", "void 0", "''", "[]", "{}", "0", "1", "true", "!0", "f()", "x", "x.y", "a ? null : 'a'", "x || []",
                        "x && {}", "x ?? null", "null ?? []", "this.x", "new Date('2027-01-01')", "`${x}`", "() => 1", "JSON.parse('{}')",
                        "JSON.parse('[]')", "Object.freeze([])", "Object.assign({}, x)", "/a/", "-1", "1e3", "[,]", "[...x]", "await f()")

    def item(self, depth):
        members = [("label", self.value("label", depth + 1)), ("amount", self.value("amount", depth + 1))]
        if self.chance(0.2):
            members.append(("type", self.text(["final", "pending", "x"])))
        return self.object(members, depth)

    def plain(self, name, depth):
        """The value of a member."""
        if name == "label":
            return self.text(LABELS)
        if name == "amount":
            return self.text(AMOUNTS) if self.chance(0.8) else self.one("1", "12.5", "0")
        if name == "countryCode":
            return self.text(COUNTRIES)
        if name == "currencyCode":
            return self.text(CURRENCIES)
        if name == "supportedNetworks":
            return self.list([self.text(WORDS) for _ in range(self.numbers.randrange(4))], depth)
        if name == "merchantCapabilities":
            return self.list([self.text(["supports3DS", "supportsDebit", "supports3DS", "x"]) for _ in range(self.numbers.randrange(3))], depth)
        if name in ("total", "newTotal"):
            return self.item(depth)
        if name in ("lineItems", "newLineItems", "shippingMethods", "newShippingMethods"):
            return self.list([self.item(depth + 1) for _ in range(self.numbers.randrange(3))], depth)
        if name.startswith("required"):
            return self.list([self.text(CONTACTS) for _ in range(self.numbers.randrange(3))], depth)
        if name == "errors":
            error = "new ApplePayError('%s'%s)" % (self.one("unknown", "shippingContactInvalid", "x"), self.one("", ", 'email'", ", null", ", x, 'm'"))
            return self.list([self.one(error, error, "{ code: 'unknown' }") for _ in range(self.numbers.randrange(3))], depth)
        if name == "status":
            return self.one("0", "1", "ApplePaySession.STATUS_SUCCESS", "ApplePaySession.STATUS_X", "'0'")
        return self.odd()

    def value(self, name, depth=0):
        value = self.odd() if self.chance(0.12) else self.plain(name, depth)
        kind = self.numbers.random()
        if kind < 0.62 or depth > 3:
            return self.dressed(value)
        if kind < 0.78:
            return self.declared(value)
        if kind < 0.82:
            return self.choice(value, name, depth)
        if kind < 0.86:
            own = self.name()
            self.before.append("%s %s() { return %s }" % (self.one("function", "async function"), own, value))
            return own + "()"
        if kind < 0.9:
            own = self.name()
            self.parameters.append("%s = %s" % (own, value))
            return own
        if kind < 0.94 and self.inClass:
            own = self.one("", "#") + self.name()
            self.fields.append("%s = %s" % (own, value))
            return "this." + own
        if kind < 0.97:
            own = self.name()
            self.before.append("const { %s } = { %s: %s }" % (own, own, value))
            return own
        own = self.name()
        self.before.append("const %s = { a: %s }" % (own, value))
        return own + self.one(".a", "['a']", "?.a")

    def choice(self, value, name, depth):
        other = self.plain(name, depth + 1)
        return self.one("a ? %s : %s" % (value, other), "x || %s" % value, "%s ?? x" % value, "a && %s" % value)

    def dressed(self, value):
        """A value with something around it that does not change it."""
        kind = self.numbers.random()
        if kind < 0.88:
            return value
        if kind < 0.91:
            return "(%s)" % value
        if kind < 0.94:
            return self.one("/* c */ %s", "%s /* c */", "// c\n%s", "%s // c\n") % value
        if self.typed and not value.startswith("{"):
            return self.one("%s as any", "%s as const", "%s!", "<any>%s", "%s satisfies any") % value
        return value

    def declared(self, value):
        """A name with a value, that is declared before or after its use, and maybe changed."""
        own = self.name()
        type = self.one("", ": any") if self.typed else ""
        form = self.one("const %s%s = %s", "let %s%s = %s", "var %s%s = %s", "export const %s%s = %s", "export let %s%s = %s")
        line = form % (own, type, value)
        if self.chance(0.1):
            line = "let %s%s; %s = %s" % (own, type, own, value)
        self.one(self.before, self.before, self.after).append(line)
        if self.chance(0.15):
            changes = ["%s.amount = '5.00'", "%s.push(x)", "f(%s)", "%s.label = x", "delete %s.label", "%s.forEach(i => { i.amount = x })",
                       "export { %s }", "module.exports.a = %s", "Object.assign(%s, x)"]
            self.one(self.before, self.after).append(self.numbers.choice(changes) % own)
        return own

    def list(self, values, depth):
        if self.chance(0.08):
            values.insert(self.numbers.randrange(len(values) + 1), self.one("...x", "null", "undefined", "", "...[]", "...['visa']"))
        if values and self.chance(0.08):
            values.append(values[0])
        return "[%s%s]" % (self.one(", ", ",", ",\n  ").join(values), "," if values and self.chance(0.1) else "")

    def object(self, members, depth):
        """An object literal. Some members have quotes, are repeated, spread, methods or accessors, or have only a name."""
        parts = []
        for name, value in members:
            kind = self.numbers.random()
            if kind < 0.84:
                parts.append("%s:%s%s" % (name, self.one("", " "), value))
            elif kind < 0.9:
                parts.append("%s%s%s: %s" % (("'", name, "'", value) if self.chance(0.5) else ('"', name, '"', value)))
            elif kind < 0.92:
                if name not in self.names:
                    self.names.add(name)
                    self.before.append("%s %s = %s" % (self.one("const", "let", "var"), name, value))
                parts.append(name)
            elif kind < 0.94:
                parts.append(self.one("get %s() { return %s }", "get %s() { return (%s) }") % (name, value))
            elif kind < 0.96:
                parts.append("...{ %s: %s }" % (name, value))
            elif kind < 0.98:
                parts += ["%s: %s" % (name, value), "%s: %s" % (name, self.plain(name, depth + 1))]
            else:
                parts.append("%s() {}" % name)
        if self.chance(0.06):
            parts.insert(self.numbers.randrange(len(parts) + 1),
                         self.one("...x", "...(x && { a: 1 })", "[x]: 1", "...null", "x", "__proto__: null", "...this.x", "'a': 1", "1: 2"))
        if self.chance(0.04):
            self.numbers.shuffle(parts)
        gap = self.one(", ", ",", ",\n  ", " ,\n\t", ", /* c */ ")
        return "{%s%s%s}" % (self.one("", " ", "\n  "), gap.join(parts), self.one("", "", " ", ",", "\n", " // c\n"))

    # Documents

    def members(self, names):
        return [(name, self.value(name)) for name in names]

    def request(self):
        names = ["countryCode", "currencyCode", "supportedNetworks", "merchantCapabilities", "total"]
        for name in ["lineItems", "shippingMethods", "requiredBillingContactFields", "requiredShippingContactFields", "shippingContact",
                     "billingContact", "applicationData", "supportedCountries", "shippingType", "supportedNetwork", "countrycode"]:
            if self.chance(0.12):
                names.append(name)
        if self.chance(0.08):
            names.remove(self.numbers.choice(names))
        return self.object(self.members(names), 0)

    def update(self):
        names = ["newTotal"] + [name for name in ["newLineItems", "newShippingMethods", "errors"] if self.chance(0.4)]
        return self.object(self.members(names), 0)

    def result(self):
        return self.object(self.members(["status"] + (["errors"] if self.chance(0.5) else [])), 0)

    def handed(self, value):
        """A document, in its call or by a name."""
        if self.chance(0.6):
            return value
        own = self.name()
        typed = self.typed and self.chance(0.5)
        line = "%s %s%s = %s" % (self.one("const", "let", "var", "export const", "export let"), own, ": any" if typed else "", value)
        self.one(self.before, self.before, self.before, self.after).append(line)
        if self.chance(0.25):
            self.before.append("%s.%s = %s" % (own, self.one("total", "lineItems", "countryCode", "total.amount", "newTotal"), self.odd()))
        if self.chance(0.1):
            self.one(self.before, self.after).append(self.one("export { %s }", "module.exports = { %s }", "exports.r = %s", "export default %s") % own)
        return self.one(own, own, "{ ...%s }" % own, "{ ...%s, total: x }" % own, "Object.assign({}, %s)" % own, "(%s)" % own)

    def call(self):
        kind = self.numbers.random()
        if kind < 0.5:
            version = self.one("1", "3", "14", "VERSION")
            return self.one("new ApplePaySession(%s, %s)", "const s = new window.ApplePaySession(%s, %s)") % (version, self.handed(self.request()))
        if kind < 0.62:
            method, value = self.one(("completePaymentMethodSelection", self.update()), ("completeShippingContactSelection", self.update()),
                                     ("completePayment", self.result()), ("completeCouponCodeChange", self.update()))
            return "session.%s(%s)" % (method, self.handed(value))
        if kind < 0.67:
            return "session.completeShippingMethodSelection(%s)" % ", ".join(
                [self.plain("status", 0), self.value("newTotal"), self.value("newLineItems")][self.numbers.randrange(2):])
        if kind < 0.72:
            own = self.name()
            return "/** @type {%s} */ const %s = %s" % (TYPES["request"], own, self.request())
        if kind < 0.82 and self.typed:
            own, (kind, value) = self.name(), self.one(("request", self.request()), ("update", self.update()), ("result", self.result()))
            type = self.one("ApplePayJS.", "") + TYPES[kind]
            return self.one("const %s: %s = %s" % (own, type, value), "export const %s: %s = %s" % (own, type, value),
                            "const %s = %s satisfies %s" % (own, value, type), "const %s = %s as %s" % (own, value, type),
                            "export default %s satisfies %s" % (value, type), "module.exports = %s as %s" % (value, type))
        if kind < 0.88:
            return "new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: %s }], { total: { label: %s, amount: { currency: 'USD', value: %s } } })" % (
                self.request(), self.value("label"), self.value("amount"))
        if kind < 0.92:
            return "stripe.paymentRequest({ country: %s, currency: 'usd', total: { label: %s, amount: %s } })" % (
                self.value("countryCode"), self.value("label"), self.one("100", "1.5", "'1'", "x", "null"))
        if kind < 0.95:
            return "const elements = stripe.elements({ mode: 'payment', amount: %s, currency: %s }); elements.create('expressCheckout', { lineItems: %s })" % (
                self.one("100", "1.5", "null"), self.text(["usd", "USD"]), self.value("lineItems"))
        if kind < 0.98:
            return "instance.createPaymentRequest({ total: %s, %s })" % (self.value("total"), self.one("a: null", "requiredBillingContactFields: []"))
        return "AdyenCheckout({ amount: { value: %s, currency: %s }, countryCode: %s })" % (
            self.one("1000", "null", "'1'"), self.value("currencyCode"), self.value("countryCode"))

    def code(self):
        """The statements of a script."""
        form = self.numbers.random()
        self.inClass = form < 0.2
        calls = [self.call() for _ in range(self.one(1, 1, 1, 2))]
        parameters = ", ".join(self.parameters)
        end = self.one("\n", ";\n", ";")
        body = "".join(call + ";\n" for call in calls)
        if self.inClass or form < 0.4 or parameters:
            # Only a module exports.
            body = body.replace("export const", "const").replace("export default", "const d =")
        if self.inClass and self.typed and self.chance(0.4):
            kind, value = self.one(("request", self.request()), ("item", self.item(0)))
            own = self.one("", "private ", "readonly ", "static ") + self.one("r", "total", "n1")
            self.fields.append("%s: ApplePayJS.%s = %s" % (own, TYPES[kind], value))
        if self.inClass:
            fields = "".join("  %s;\n" % field for field in self.fields)
            body = "%sclass A%s {\n%s  async pay(%s) {\n%s  }\n%s}" % (
                self.one("", "export "), self.one("", " extends B"), fields, parameters, body, self.one("", "  add(x) { this.x = x }\n", "  add(x) { this.r.lineItems.push(x); this.total.label = x }\n"))
        elif form < 0.4 or parameters:
            name = self.name()
            body = self.one("async function %s(%s) {\n%s}", "const %s = async (%s) => {\n%s}") % (name, parameters, body)
            if self.chance(0.3):
                body += "\n%s(%s)" % (name, self.one("", "null", "x", "undefined, null"))
        imports = ""
        if self.chance(0.1):
            imports = self.one("import { n1 } from './s%d'; n1.amount = x;\n", "const v2 = require('./s%d');\n", "import { n1 } from './s%d'; n1.lineItems.push(x);\n",
                               "import * as m from './s%d'; m.n1.total = x;\n", "import x from './s%d';\n",
                               "export * from './s%d';\n") % self.numbers.randrange(50)
        end = end if end.startswith(";") else ";" + end
        return imports + "".join(line + end for line in self.before) + body + ";\n" + "".join(line + end for line in self.after)


def json_request(numbers):
    quoted = Script(numbers, False)
    amount, country = numbers.choice(AMOUNTS), numbers.choice(COUNTRIES)
    items = ",".join('{"label":"%s","amount":"%s"}' % (numbers.choice(LABELS), numbers.choice(AMOUNTS)) for _ in range(numbers.randrange(3)))
    extra = quoted.one("", ',"lineItems":[%s]' % items, ',"shippingContact":null', ',"countryCode":"US"')
    return ('{"countryCode":"%s","currencyCode":"USD","supportedNetworks":["visa"%s],"merchantCapabilities":["supports3DS"],'
            '"total":{"label":"A","amount":"%s"}%s}') % (country, quoted.one("", ',"x"'), amount, extra)


def page(numbers):
    """A file whose scripts are parts of it."""
    script = Script(numbers, False)
    code = script.code().replace("export ", "")
    kind = script.one("html", "vue", "svelte", "php", "erb", "liquid", "html", "vue")
    tag = script.one("<script>", "<script>", "<script type='module'>", "<script setup>", "<script >", "<script lang='ts'>")
    text = "%s\n%s</script>\n" % (tag, code)
    if kind == "vue":
        text = "<template><input v-model=\"%s\" @click=\"f()\"/></template>\n%s" % (script.one("n1", "v2.amount", "x"), text)
    if kind == "svelte":
        text += "<button on:click={() => pay()}>{n1}</button>"
    if kind == "html":
        text = "<body onload=\"f()\">\n<!-- c -->\n%s<p>a < b</p>\n</body>" % text
    if kind in ("php", "erb"):
        text = script.one("<?= x ?>", "<% x %>", "<?php $a = ['a' => 1]; ?>") + "\n" + text.replace("x,", "<?= x ?>,")
    if kind == "php" and script.chance(0.5):
        request = json_request(numbers).replace("{", "[").replace("}", "]").replace('":', '" => ')
        text += "<?php $r = %s; ?>" % request
    if kind == "liquid":
        text = script.one("{% javascript %}\n%s{% endjavascript %}\n", "%s", "{% if a %}%s{% endif %}").replace("%s", code if "java" in text else text)
    return kind, text


def file(numbers):
    """The suffix and the text of a file."""
    kind = numbers.random()
    if kind < 0.75:
        typed = numbers.random() < 0.4
        text = Script(numbers, typed).code()
        suffix = "ts" if typed else numbers.choice(["js", "js", "js", "mjs", "cjs", "jsx"])
    elif kind < 0.93:
        suffix, text = page(numbers)
    else:
        suffix = numbers.choice(sorted(FOREIGN))
        request = json_request(numbers)
        text = FOREIGN[suffix] % (request.replace('"', '\\"') if suffix in ("java", "cs") else request)
    if numbers.random() < 0.05:
        text = text.replace("\n", "\r\n")
    if numbers.random() < 0.03:
        text = text[:numbers.randrange(len(text) + 1)]
    return suffix, text.encode()


def folder(numbers, count):
    """So many files by their names."""
    files = {}
    for number in range(count):
        suffix, text = file(numbers)
        files["s%d.%s" % (number, suffix)] = text
    return files
