// What WebKit's layout tests record of a PaymentRequest and its updates. Facts only; the scenarios are ours.
import { aborted, details, invalid, methodData, money, open } from "./w3c-tools.mjs";

const applePay = "https://apple.com/apple-pay";
const option = (id, more) => ({ id, label: `Option ${id}`, amount: money("5.00"), ...more });
const shipping = { requestShipping: true };
const modifier = (data, more) => ({ supportedMethods: applePay, data, ...more });
const credit = (label, value) => modifier({ paymentMethodType: "credit" }, {
  total: { label, amount: money(value) }, additionalDisplayItems: [{ label: `${label} surcharge`, amount: money("5.00") }],
});
const shown = ({ total, items }) => [total.label, total.amount, items.map(({ label }) => label)];

/** The exception of a constructor with these values. */
const thrown = (t, method, detail = details(), options) => t.thrown(() => new t.window.PaymentRequest(method, detail, options));
/** What `show` rejects with if the page answers the selected card with an update. */
async function rejectedBy(t, answer, options) {
  const { shown } = open(t, { paymentmethodchange: (event) => event.updateWith(answer()) }, { options });
  return shown.then(() => "paid", (error) => error.name);
}

export const scenarios = [
  {
    name: "WebKit: an identifier is that of the details, or a new UUID",
    run(t) {
      const { PaymentRequest } = t.window;
      for (const id of ["mine", "", " ", "\u{1F4B3}", "a".repeat(1000)]) t.equal(new PaymentRequest(methodData(), details("1.00", { id })).id, id,
        "the identifier");
      const [first, second] = [1, 2].map(() => new PaymentRequest(methodData(), details()).id);
      t.equal([first, second].every((id) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)), true,
        `${first} and ${second} as UUIDs`);
      t.equal(first === second, false, "whether two requests have one identifier");
    },
  },
  {
    name: "WebKit: identifiers of methods are https addresses without a user, or lower-case words",
    run(t) {
      const of = (supportedMethods) => thrown(t, [{ supportedMethods }]);
      const valid = [
        "basic-card", "e", "a-b-q-n-s-pw0", "s-l5", "https://pay.example", "https://pay.example/method?this=is&totally#fine",
          "https://:@pay.example:443/method", " \thttps://pay.example\n ",
      ];
      for (const each of valid) t.equal(of(each), "nothing", each);
      const wrong = [
        "", "-", "e-", "-e", "Basic-Card", "basic-\u{1F4B3}", "¡basic-*-card!", "0basic", "https://user@pay.example", "https://:password@pay.example",
          "https://user:password@pay.example/pay",
        "http://pay.example", "http://user:password@pay.example/pay", "http://pay.example:100000000/pay", "not-https://pay.example/method",
      ];
      for (const each of wrong) t.equal(/^RangeError: ".*" is an invalid payment method identifier\.$/.test(of(each)), true, each);
      t.equal(thrown(t, [...methodData(), ...methodData()]), "RangeError: Payment method IDs must be unique.", "the same method twice");
    },
  },
  {
    name: "WebKit: an update with a modifier for no valid method is a RangeError",
    async run(t) {
      const wrong = [
        "https://:password@pay.example", "https://user@pay.example", "https://user:password@pay.example/pay", "http://user:password@pay.example/pay",
          "http://pay.example:100000000/pay",
        "basic-\u{1F4B3}", "not-https://pay.example/method", "¡basic-*-card!", "Basic-Card",
      ];
      const good = { supportedMethods: "basic-card", total: { label: "x", amount: money("1.00") } };
      for (const supportedMethods of wrong) t.equal(await rejectedBy(t, () => ({ modifiers: [good, { ...good, supportedMethods }] })), "RangeError",
        supportedMethods);
      // A constructor does not look at it.
      t.equal(thrown(t, methodData(), details("1.00", { modifiers: [{ ...good, supportedMethods: wrong[0] }] })), "nothing", "what the constructor throws");
    },
  },
  {
    name: "WebKit: amounts and currencies in every place of the details",
    run(t) {
      const places = (amount) => [
        { total: { label: "x", amount } }, { displayItems: [{ label: "x", amount }] }, { shippingOptions: [{ id: "a", label: "x", amount }] },
        { modifiers: [modifier({}, { total: { label: "x", amount } })] }, { modifiers: [modifier({}, { additionalDisplayItems: [{ label: "x", amount }] })] },
      ];
      const of = (amount) => places(amount).map((more) => thrown(t, methodData(), details("1.00", more), shipping));
      for (const value of ["", "-", "notdigits", "-.1", "1.", ".", "$1.50", "1,50", "1 000", "\u0661", "0x10", "1e3"]) {
        t.equal([...new Set(of(money(value)))], [`TypeError: "${value}" is not a valid decimal monetary value.`], value);
      }
      for (const currency of ["", "US", "USDD", "U$D", "123", "\u{1F4B3}"]) {
        t.equal([...new Set(of({ currency, value: "1.00" }))], [`RangeError: "${currency}" is not a valid currency code.`], currency);
      }
      for (const amount of [money("0"), money("123456789012345678901234567890.123456789"), { currency: "usd",
        value: "1" }]) t.equal([...new Set(of(amount))], ["nothing"], amount.value);
      const negative = "TypeError: Total currency values cannot be negative.";
      t.equal(of(money("-1.00")), [negative, "nothing", "nothing", negative, "nothing"], "a negative amount");
    },
  },
  {
    name: "WebKit: data that JSON cannot hold, and lists and texts of any length",
    run(t) {
      const ring = {};
      ring.ring = ring;
      t.equal(/^TypeError: /.test(thrown(t, [{ supportedMethods: applePay, data: ring }])), true, "a ring in a method");
      t.equal(/^TypeError: /.test(thrown(t, methodData(), details("1.00", { modifiers: [modifier(ring)] }))), true, "a ring in a modifier");
      t.equal(thrown(t, [Object.defineProperty({ supportedMethods: "https://pay.example" }, "data", { get() { throw new RangeError("mine"); } })]),
        "RangeError: mine", "a getter of a method");
      t.equal(thrown(t, [{ supportedMethods: "basic-card", data: { toJSON() { throw new RangeError("mine"); } } }]), "RangeError: mine",
        "data of another method");
      for (const data of [["some data"], { some: "data" }]) t.equal(thrown(t, methodData(),
        details("1.00", { modifiers: [{ supportedMethods: "basic-card", data }] })), "nothing", "data of a modifier");
      t.equal(thrown(t, methodData(), details("1.00", { displayItems: [], modifiers: [], shippingOptions: [] }), shipping), "nothing", "empty lists");
      const long = "x".repeat(100_000);
      t.equal(thrown(t, methodData(), { ...details("1.00", { id: long, displayItems: Array(20).fill({ label: long, amount: money("1".repeat(500)) }) }) }),
        "nothing", "long texts");
      t.equal(thrown(t, [{ supportedMethods: ["basic-card", "other"] }]).startsWith("RangeError: "), true, "a list of methods as one text");
    },
  },
  {
    name: "WebKit: before iOS 15 the first option is in force, whatever is marked as selected",
    options: { system: "ios14" },
    run(t) {
      const of = (shippingOptions, options = shipping) => new t.window.PaymentRequest(methodData({ version: 10 }), details("1.00", { shippingOptions }),
        options).shippingOption;
      t.equal([of([option("a")]), of([option("a"), option("b")])], ["a", "a"], "without a mark");
      t.equal(t.warnings, [], "the warnings without a mark");
      const marked = { selected: true };
      t.equal(of([option("a"), option("b", marked), option("c", marked)]), "a", "with marks");
      t.equal(t.warnings, ["WebKit currently uses the first shipping option even if other shipping options are marked as selected."], "the warnings");
      t.equal([of(undefined), of([]), of([option("a", marked)], {})], [null, null, null], "without options, or without shipping");
    },
  },
  {
    name: "WebKit: identifiers of shipping options are unique, if shipping is requested",
    async run(t) {
      const shippingOptions = [option("a"), option("a", { label: "Other", amount: money("9.00"), selected: true })];
      t.equal(thrown(t, methodData(), details("1.00", { shippingOptions }), shipping), "TypeError: Shipping option IDs must be unique.", "with shipping");
      t.equal(thrown(t, methodData(), details("1.00", { shippingOptions })), "nothing", "without shipping");
    },
  },
  {
    name: "WebKit: the type of shipping is null without shipping, and the address is null at first",
    run(t) {
      const of = (options) => new t.window.PaymentRequest(methodData(), details(), options);
      for (const shippingType of ["shipping", "delivery", "pickup"]) {
        t.equal([of({ shippingType }).shippingType, of({ requestShipping: false, shippingType }).shippingType,
          of({ requestShipping: true, shippingType }).shippingType], [null, null, shippingType], shippingType);
      }
      t.equal([of(shipping).shippingAddress, of(shipping).shippingType, of().shippingOption], [null, "shipping", null], "the members");
    },
  },
  {
    name: "WebKit: old names are gone, and each call gives a promise of its own",
    async run(t) {
      const { PaymentRequest, PaymentResponse } = t.window;
      for (const name of ["paymentRequestID", "paymentRequestId"]) t.equal([name in PaymentRequest.prototype, name in PaymentResponse.prototype],
        [false, false], name);
      t.equal(["totalAmount" in PaymentResponse.prototype, "hasEnrolledInstrument" in PaymentRequest.prototype], [false, false], "other names");
      const request = new PaymentRequest(methodData(), details());
      for (const name of ["abort", "canMakePayment", "show"]) {
        const [first, second] = [request[name](), request[name]()];
        t.equal([first === second, first instanceof t.window.Promise], [false, true], name);
        await Promise.allSettled([first, second]);
      }
    },
  },
  {
    name: "WebKit: canMakePayment asks for the method only, not for a card",
    async run(t) {
      t.applePay.device.activeCard = false;
      const of = (methods) => new t.window.PaymentRequest(methods, details()).canMakePayment();
      t.equal([await of(methodData()), await of([{ supportedMethods: "basic-card" }, ...methodData()])], [true, true], "with Apple Pay");
      for (const supportedMethods of ["this-is-not-supported", "https://not.supported", "e", "https://pay.example/method?this=is&totally#fine",
        " \thttps://pay\n "]) t.equal(await of([{ supportedMethods }]), false, supportedMethods);
      const { request, shown } = open(t);
      await t.rejects(request.canMakePayment(), invalid);
      await request.abort();
      await t.rejects(shown, aborted);
      await t.rejects(request.canMakePayment(), invalid);
    },
  },
  {
    name: "WebKit: what merchantvalidation is completed with, and when",
    async run(t) {
      for (const value of [7, "", null, undefined]) await t.rejects(open(t,
        { merchantvalidation: (event) => event.complete(Promise.resolve(value)) }).shown, /^TypeError: /);
      await t.rejects(open(t, { merchantvalidation: (event) => event.complete(Promise.reject()) }).shown, aborted);
      const seen = [];
      const twice = open(t, { merchantvalidation: (event, request) => {
        seen.push(event.validationURL.startsWith("https://"), event.methodName, t.thrown(() => event.complete({})), t.thrown(() => event.complete({})));
        request.abort();
      } });
      await t.rejects(twice.shown, aborted);
      const late = open(t, { merchantvalidation: (event, request) => {
        request.abort();
        seen.push(t.thrown(() => event.complete({})));
      } });
      await t.rejects(late.shown, aborted);
      const wrong = "InvalidStateError: The object is in an invalid state.";
      t.equal(seen, [true, applePay, "nothing", wrong, wrong], "what the page sees");
      for (const session of [{}, Promise.resolve({})]) {
        const { shown } = open(t, { merchantvalidation: (event) => event.complete(session) });
        const paid = t.shopper.authorize();
        await (await shown).complete("success");
        t.equal((await paid).outcome, "paid", "the outcome");
      }
    },
  },
  {
    name: "WebKit: events that a page makes, and handlers beside listeners",
    run(t) {
      const { PaymentRequest, PaymentRequestUpdateEvent, PaymentMethodChangeEvent, MerchantValidationEvent } = t.window;
      const request = new PaymentRequest(methodData(), details(), shipping);
      const kinds = {
        shippingaddresschange: PaymentRequestUpdateEvent, shippingoptionchange: PaymentRequestUpdateEvent, paymentmethodchange: PaymentMethodChangeEvent,
          merchantvalidation: MerchantValidationEvent,
      };
      for (const [type, kind] of Object.entries(kinds)) {
        t.equal([`on${type}` in PaymentRequest.prototype, request[`on${type}`]], [true, null], type);
        const seen = [];
        request[`on${type}`] = (event) => seen.push(["handler", event instanceof kind, event.target === request]);
        request.addEventListener(type, (event) => seen.push(["listener", event.bubbles, event.cancelable, event.composed]));
        const event = new kind(type, { bubbles: true, cancelable: true, composed: true });
        const answer = () => (kind === MerchantValidationEvent ? event.complete({}) : event.updateWith({}));
        t.throws(answer, "InvalidStateError: The object is in an invalid state.");
        request.dispatchEvent(event);
        t.throws(answer, "InvalidStateError: The object is in an invalid state.");
        t.equal([seen, event.isTrusted], [[["handler", true, true], ["listener", true, true, true]], false], type);
        request.dispatchEvent(new t.window.Event(type));
        t.equal(seen.length, 4, "an event of another class");
      }
      t.throws(() => new PaymentRequestUpdateEvent("x").updateWith(), "TypeError: Not enough arguments");
      t.throws(() => new MerchantValidationEvent("x").complete(), "TypeError: Not enough arguments");
    },
  },
  {
    name: "WebKit: the members of events that a page makes",
    run(t) {
      const { PaymentMethodChangeEvent, MerchantValidationEvent } = t.window;
      const methodDetails = {};
      const event = new PaymentMethodChangeEvent("x", { methodName: "wpt", methodDetails });
      t.equal([event.methodName, event.methodDetails === methodDetails, new PaymentMethodChangeEvent("x").methodName,
        new PaymentMethodChangeEvent("x").methodDetails], ["wpt", true, "", null], "the members");
      const of = (members) => new MerchantValidationEvent("merchantvalidation", members);
      t.equal([of({ validationURL: "https://pay.example/" }).validationURL, of({ methodName: "basic-card" }).methodName, of({}).methodName],
        ["https://pay.example/", "basic-card", ""], "the members");
    },
  },
  {
    name: "WebKit: an update of one member leaves the others",
    options: { opening: "manual" },
    async run(t) {
      const first = details("10.00", { displayItems: [{ label: "Books", amount: money("10.00") }], modifiers: [credit("Credit", "15.00")],
        shippingOptions: [option("a", { selected: true })] });
      const answers = { update: {} };
      const { request } = open(t, { paymentmethodchange: (event) => event.updateWith(answers.update) }, { details: first, options: shipping });
      const answer = async (update, type = "debit") => {
        answers.update = update;
        return shown(await t.shopper.chooseCard(type));
      };
      t.equal(await answer({ total: { label: "New", amount: money("20.00") } }), ["New", "20.00", ["Books"]], "a total");
      t.equal(await answer({ displayItems: [{ label: "1", amount: money("5.00") }, { label: "2", amount: money("15.00") }] }), ["New", "20.00", ["1", "2"]],
        "lines");
      t.equal(await answer({}, "credit"), ["Credit", "15.00", ["1", "2", "Credit surcharge"]], "a modifier");
      t.equal(await answer({ modifiers: [credit("Other", "30.00")] }, "credit"), ["Other", "30.00", ["1", "2", "Other surcharge"]], "other modifiers");
      t.equal(await answer({ modifiers: [] }, "credit"), ["New", "20.00", ["1", "2"]], "no modifiers");
      await request.abort();
    },
  },
  {
    name: "WebKit: an update of the shipping options selects one of them, and without shipping does nothing",
    options: { opening: "manual" },
    async run(t) {
      const update = { shippingOptions: [option("c", { selected: true }), option("d")] };
      for (const [options, expected] of [[{ requestShipping: false }, [null, []]], [shipping, ["c", ["c", "d"]]]]) {
        const { request, shown } = open(t, { paymentmethodchange: (event) => event.updateWith(update) },
          { details: details("10.00", { shippingOptions: [option("a", { selected: true }), option("b")] }), options });
        const { shippingMethods } = await t.shopper.chooseCard();
        t.equal([request.shippingOption, shippingMethods.map(({ identifier }) => identifier)], expected, "the options");
        const paid = t.shopper.authorize();
        const response = await shown;
        t.equal(response.shippingOption, expected[0], "the option of the response");
        await response.complete("success");
        await paid;
      }
    },
  },
  {
    name: "WebKit: the option that the shopper selects is there in the handler and in the listener",
    async run(t) {
      const seen = [];
      const { request } = open(t, {
        shippingaddresschange: (event) => event.updateWith({}),
        shippingoptionchange: (event, request) => { seen.push(request.shippingOption); },
      }, { details: details("10.00", { shippingOptions: [option("a"), option("b", { selected: true })] }), options: shipping });
      request.onshippingoptionchange = (event) => { seen.push(request.shippingOption); event.updateWith({}); };
      await t.shopper.chooseShippingMethod("a");
      t.equal(seen, ["a", "a"], "the option");
      await request.abort();
    },
  },
  {
    name: "WebKit: an event that is not answered in its handler is a line on the console, and abort still works",
    options: { opening: "manual" },
    async run(t) {
      for (const [options, type, act] of [[shipping, "shippingaddresschange", () => t.shopper.chooseContact()],
        [undefined, "paymentmethodchange", () => t.shopper.chooseCard()]]) {
        const { request, shown } = open(t, { [type]: () => {} }, { options });
        act().catch(() => {});
        await t.settle();
        await request.abort();
        await t.rejects(shown, aborted);
        t.equal(t.warnings.pop(), `updateWith() should be called synchronously when handling "${type}".`, "the warning");
      }
    },
  },
  {
    name: "WebKit: an error without a total is no exception, and the coupon code comes with the event of the card",
    options: { opening: "manual" },
    async run(t) {
      const seen = [];
      const { request } = open(t, {
        shippingaddresschange: (event) => { seen.push(t.thrown(() => event.updateWith({ error: "Test" }))); },
        paymentmethodchange: (event) => { seen.push(event.methodName, event.methodDetails); event.updateWith({}); },
      }, { methodData: methodData({ supportsCouponCode: true, couponCode: "FIRST" }), options: shipping });
      await t.shopper.chooseContact();
      await t.shopper.enterCoupon("TEST");
      t.equal(seen, ["nothing", applePay, { couponCode: "TEST" }], "what the page sees");
      await request.abort();
    },
  },
  {
    name: "WebKit: a wrong update of any kind rejects show",
    async run(t) {
      const wrong = { label: "x", amount: { currency: "U$D", value: "1.00" } };
      const ring = {};
      ring.ring = ring;
      for (const [update, name] of [
        [() => Promise.reject(new Error("mine")), "AbortError"], [{ total: "a text" }, "TypeError"], [{ total: ring }, "TypeError"],
          [{ total: { label: "x", amount: money("-1.00") } }, "TypeError"],
        [{ displayItems: [wrong] }, "RangeError"], [{ shippingOptions: [option("a"), option("a")] }, "TypeError"],
          [{ shippingOptions: [{ id: "a", ...wrong }] }, "RangeError"],
        [{ modifiers: [modifier({}, { total: wrong })] }, "RangeError"], [{ modifiers: [modifier({}, { additionalDisplayItems: [wrong] })] }, "RangeError"],
          [{ modifiers: [modifier(ring)] }, "TypeError"],
      ]) {
        const answer = () => (typeof update === "function" ? update() : update);
        const words = Object.keys(update).join();
        t.equal(await rejectedBy(t, answer, shipping), name, words);
        const request = new t.window.PaymentRequest(methodData(), details(), shipping);
        const text = await t.click(() => request.show(answer())).then(() => "paid", (error) => error.name);
        t.equal(text, name, `show with ${words}`);
      }
    },
  },
];
