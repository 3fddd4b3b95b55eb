// What WebKit's layout tests record of the page cache, of responses and of classes. Facts only; the scenarios are ours.
import { aborted, details, invalid, methodData, money, open } from "./w3c-tools.mjs";

const shipping = { requestShipping: true };
const everything = { ...shipping, requestPayerName: true, requestPayerEmail: true, requestPayerPhone: true };
const answers = { shippingaddresschange: (event) => event.updateWith({}) };
// Editions of WebKit differ in the name.
const closed = /^(AbortError|InvalidStateError): /;

/** A request that the shopper authorized. */
async function authorized(t, values = {}) {
  const opened = open(t, answers, values);
  const paid = t.shopper.authorize();
  paid.catch(() => {});
  return { ...opened, paid, response: await opened.shown };
}

/** The page leaves, and returns. */
async function leave(t) {
  t.applePay.hidePage();
  await t.applePay.showPage();
}

export const scenarios = [
  {
    name: "WebKit: a session that has not begun begins after the page cache",
    async run(t) {
      const session = t.create();
      await leave(t);
      session.begin();
      session.abort();
      t.equal(t.events, [], "the events");
    },
  },
  {
    name: "WebKit: a request before, during and after its sheet, through the page cache",
    async run(t) {
      const created = new t.window.PaymentRequest(methodData(), details());
      await leave(t);
      const shown = t.click(() => created.show());
      await created.abort();
      await t.rejects(shown, aborted);
      await leave(t);
      await t.rejects(t.click(() => created.show()), invalid);
      const interactive = open(t);
      await t.settle();
      await leave(t);
      await t.rejects(interactive.shown, aborted);
      await t.rejects(interactive.request.abort(), invalid);
    },
  },
  {
    name: "WebKit: a response before and after complete, and in retry, through the page cache",
    async run(t) {
      const first = await authorized(t);
      await leave(t);
      for (const call of ["complete", "retry"]) await t.rejects(first.response[call](), closed);
      const second = await authorized(t);
      const again = second.response.retry();
      again.catch(() => {});
      await leave(t);
      await t.rejects(again, aborted);
      for (const call of ["complete", "retry"]) await t.rejects(second.response[call](), closed);
      const third = await authorized(t);
      await third.response.complete("success");
      await leave(t);
      for (const call of ["complete", "retry"]) await t.rejects(third.response[call](), invalid);
    },
  },
  {
    name: "WebKit: complete resolves with undefined, and a second one rejects",
    async run(t) {
      for (const [values, outcome] of [[["success"], "paid"], [["fail"], "declined"], [["unknown"], "declined"], [[], "paid"]]) {
        const { response, paid } = await authorized(t);
        const completed = response.complete(...values);
        t.equal([completed instanceof t.window.Promise, await completed === undefined, (await paid).outcome], [true, true, outcome], JSON.stringify(values));
        await t.rejects(response.complete(...values), invalid);
        await t.rejects(response.retry({}), invalid);
      }
    },
  },
  {
    name: "WebKit: wrong details of complete reject it, and a right one works after them",
    async run(t) {
      const order = { orderTypeIdentifier: "order.example", orderIdentifier: "1", webServiceURL: "https://shop.example",
        authenticationToken: "sixteen-characters" };
      const { response, paid } = await authorized(t);
      const ring = {};
      ring.ring = ring;
      await t.rejects(response.complete("success", { data: ring }), /^TypeError: JSON\.stringify cannot serialize/);
      await t.rejects(response.complete("success", { data: { orderDetails: [] } }),
        /^TypeError: Member ApplePayPaymentOrderDetails\.authenticationToken is required/);
      for (const name of Object.keys(order)) {
        await t.rejects(response.complete("success", { data: { orderDetails: { ...order, [name]: undefined } } }),
          new RegExp(`^TypeError: Member ApplePayPaymentOrderDetails\\.${name} is required`));
      }
      await t.rejects(response.complete("success", { data: { orderDetails: { ...order, webServiceURL: 42 } } }), /^TypeError: "42" is not a valid URL\.$/);
      await response.complete("success", { data: { orderDetails: order } });
      t.equal((await paid).outcome, "paid", "the outcome");
    },
  },
  {
    name: "WebKit: the members of a response are null unless the page asks for them",
    async run(t) {
      const values = { requestPayerName: ["payerName", "Jamie Rivera"], requestPayerEmail: ["payerEmail", "jamie@shopper.example"],
        requestPayerPhone: ["payerPhone", "+1 415 555 0132"] };
      for (const [option, [member, expected]] of Object.entries(values)) {
        for (const [value, shown] of [["absent", null], [undefined, null], [false, null], [true, expected], ["yep", expected]]) {
          const { request, response } = await authorized(t, { options: value === "absent" ? undefined : { [option]: value } });
          t.equal([response[member], response.shippingAddress, response.shippingOption], [shown, null, null], `${option}: ${value}`);
          t.equal([response.requestId === request.id, response.methodName, typeof response.details, typeof response.toJSON()],
            [true, "https://apple.com/apple-pay", "object", "object"], "the rest");
          await response.complete();
        }
      }
    },
  },
  {
    name: "WebKit: the address of a response",
    options: { contact: { countryCode: "AF", addressLines: ["1 Test Street"], locality: "Kabul", postalCode: "1001", givenName: "Jo", familyName: "Roy",
      phoneNumber: "+93555555555" } },
    async run(t) {
      const { response } = await authorized(t, { options: everything });
      const { shippingAddress } = response;
      const expected = {
        addressLine: ["1 Test Street"], city: "Kabul", country: "AF", dependentLocality: "", organization: "", phone: "+93555555555", postalCode: "1001",
          recipient: "Jo Roy", region: "",
        sortingCode: "",
      };
      for (const [name, value] of Object.entries(expected)) t.equal(shippingAddress[name], value, name);
      const written = shippingAddress.toJSON();
      t.equal(Object.keys(expected).map((name) => written[name]), Object.values(expected), "as JSON");
      t.equal(Object.keys(written).length, Object.keys(expected).length, "the number of members");
      await response.complete();
    },
  },
  {
    name: "WebKit: an address is a PaymentAddress, whose lines are frozen",
    async run(t) {
      const { response } = await authorized(t, { options: everything });
      const { shippingAddress } = response;
      t.equal([t.window.PaymentAddress?.name, String(shippingAddress)], ["PaymentAddress", "[object PaymentAddress]"], "the class");
      t.equal(shippingAddress instanceof t.window.PaymentAddress, true, "whether it is one");
      for (const lines of [shippingAddress.addressLine, shippingAddress.toJSON().addressLine]) t.equal(t.thrown(() => lines.push("more")).split(":")[0],
        "TypeError", "a line more");
      await response.complete();
    },
  },
  {
    name: "WebKit: the data and the options together say which fields the sheet asks for",
    async run(t) {
      const { request } = open(t, answers, {
        methodData: methodData({ version: 3, requiredShippingContactFields: ["email", "phoneticName"],
          requiredBillingContactFields: ["name", "postalAddress"] }),
        options: { requestShipping: true, requestPayerName: true },
      });
      await t.settle();
      t.equal([...t.applePay.sheet.contactFields].sort(), ["email", "name", "phoneticName", "postalAddress"], "the fields");
      await request.abort();
    },
  },
  {
    name: "WebKit: a contact of the page is what the shopper gives, in the fields that it has",
    async run(t) {
      const names = { givenName: "Web", familyName: "Test" };
      for (const [shippingContact, options, expected] of [
        [{ emailAddress: "shop@shopper.example" }, { requestPayerEmail: true }, [null, "shop@shopper.example", null]],
        [{ phoneNumber: "+12345678910" }, { requestPayerPhone: true }, [null, null, "+12345678910"]],
          [names, { requestPayerName: true }, ["Web Test", null, null]],
      ]) {
        const { response } = await authorized(t, { methodData: methodData({ version: 2, shippingContact }), options });
        t.equal([response.shippingAddress, response.payerName, response.payerEmail, response.payerPhone], [null, ...expected], "the response");
        await response.complete();
      }
    },
  },
  {
    name: "WebKit: retry twice, complete during retry, and each call has its own promise",
    async run(t) {
      const { request, response } = await authorized(t);
      for (const transactionIdentifier of ["second", "third"]) {
        const again = response.retry({});
        const others = [response.retry({}), response.retry({}), response.complete("success"), request.abort()];
        t.equal(new Set([again, ...others]).size, 5, "the promises");
        for (const other of others) await t.rejects(other, invalid);
        const paid = t.shopper.authorize({ token: { transactionIdentifier } });
        paid.catch(() => {});
        t.equal([await again === undefined, response.details.token.transactionIdentifier], [true, transactionIdentifier], "the response");
      }
      await response.complete("success");
      await t.rejects(response.retry({}), invalid);
    },
  },
  {
    name: "WebKit: the shopper cancels a retry, which completes the response",
    async run(t) {
      const { response } = await authorized(t);
      const again = response.retry({});
      again.catch(() => {});
      await t.shopper.cancel();
      await t.rejects(again, aborted);
      await t.rejects(response.retry({}), invalid);
      await t.rejects(response.complete("success"), invalid);
    },
  },
  {
    name: "WebKit: retry shows the errors of fields, and an unknown one without any",
    async run(t) {
      const { response, paid } = await authorized(t, { options: shipping });
      const again = response.retry({ shippingAddress: { city: "Wrong city", addressLine: "Wrong street" } });
      t.equal((await paid).errors.map(({ code, contactField, message }) => [code, contactField, message]), [
        ["shippingContactInvalid", "addressLines", "Wrong street"], ["shippingContactInvalid", "locality", "Wrong city"]], "the errors");
      await t.shopper.chooseContact();
      const second = t.shopper.authorize();
      await again;
      const third = response.retry();
      t.equal((await second).errors, [{ code: "unknown", message: "" }], "the errors without any");
      third.catch(() => {});
      await t.shopper.cancel();
    },
  },
  {
    name: "WebKit: the errors of an answer to an address",
    options: { opening: "manual" },
    async run(t) {
      const { ApplePayError } = t.window;
      const fields = { addressLine: "addressLines", city: "locality", country: "country", dependentLocality: "subLocality", phone: "phoneNumber",
        postalCode: "postalCode", recipient: "name", region: "administrativeArea" };
      const texts = (names) => Object.fromEntries(names.map((name) => [name, "error"]));
      const single = [["shippingContactInvalid", undefined, "single"]];
      const ofFields = (names) => names.map((name) => ["shippingContactInvalid", name, "error"]);
      const payer = texts(["phone", "email", "name"]);
      const own = [new ApplePayError("addressUnserviceable"), new ApplePayError("shippingContactInvalid", "phoneticName", "Own")];
      for (const [update, expected, more = {}] of [
        [details(), []], [{ error: "single", shippingOptions: [{ id: "a", label: "A", amount: money("1.00") }] }, []],
          [{ error: "" }, [["shippingContactInvalid", undefined, ""]]],
        [{ error: "single" }, single], [{ error: "single", shippingAddressErrors: {} }, single],
          [{ shippingAddressErrors: texts(Object.keys(fields).reverse()) }, ofFields(Object.values(fields))],
        [{ payerErrors: payer }, []], [{ payerErrors: payer }, ofFields(["name", "emailAddress", "phoneNumber"]), everything],
        [{ paymentMethodErrors: null }, []], [{ paymentMethodErrors: [{}, null, new Promise(() => {})] }, []],
        [{ paymentMethodErrors: own }, [["addressUnserviceable", undefined, ""], ["shippingContactInvalid", "phoneticName", "Own"]]],
      ]) {
        const { request } = open(t, { shippingaddresschange: (event) => event.updateWith(update) }, { options: { ...shipping, ...more } });
        const { errors } = await t.shopper.chooseContact();
        t.equal(errors.map(({ code, contactField, message }) => [code, contactField, message]), expected, JSON.stringify(update));
        await request.abort();
      }
    },
  },
  {
    name: "WebKit: the classes of the interface, their names, members and texts",
    run(t) {
      const { PaymentRequest, PaymentResponse, PaymentMethodChangeEvent, PaymentRequestUpdateEvent, MerchantValidationEvent } = t.window;
      const attributes = {
        PaymentRequest: ["id", "shippingAddress", "shippingOption", "shippingType", "onmerchantvalidation", "onshippingaddresschange",
          "onshippingoptionchange", "onpaymentmethodchange"],
        PaymentResponse: ["requestId", "methodName", "details", "shippingAddress", "shippingOption", "payerName", "payerEmail", "payerPhone",
          "onpayerdetailchange"],
        PaymentMethodChangeEvent: ["methodName", "methodDetails"], MerchantValidationEvent: ["methodName", "validationURL"], PaymentRequestUpdateEvent: [],
      };
      const calls = {
        PaymentRequest: { show: 0, abort: 0, canMakePayment: 0 }, PaymentResponse: { toJSON: 0, complete: 0, retry: 0 },
          PaymentRequestUpdateEvent: { updateWith: 1 },
        MerchantValidationEvent: { complete: 1 }, PaymentMethodChangeEvent: {},
      };
      const lengths = { PaymentRequest: 2, PaymentResponse: 0, PaymentRequestUpdateEvent: 1, PaymentMethodChangeEvent: 1, MerchantValidationEvent: 1 };
      for (const kind of [PaymentRequest, PaymentResponse, PaymentMethodChangeEvent, PaymentRequestUpdateEvent, MerchantValidationEvent]) {
        const { name, prototype } = kind;
        t.equal([kind.length, prototype[Symbol.toStringTag], prototype.constructor === kind], [lengths[name], name, true], name);
        for (const member of attributes[name]) {
          const { get, enumerable } = Object.getOwnPropertyDescriptor(prototype, member) ?? {};
          t.equal([typeof get, enumerable], ["function", true], `${name}.${member}`);
        }
        for (const [call, length] of Object.entries(calls[name])) {
          const { value, enumerable } = Object.getOwnPropertyDescriptor(prototype, call) ?? {};
          t.equal([typeof value, value?.length, enumerable], ["function", length, true], `${name}.${call}`);
        }
      }
      t.equal([PaymentRequest, PaymentResponse].map((kind) => kind.prototype instanceof t.window.EventTarget), [true, true], "whether they take listeners");
      t.equal(Object.getPrototypeOf(PaymentMethodChangeEvent) === PaymentRequestUpdateEvent, true, "the class below");
    },
  },
  {
    name: "WebKit: a page and its frames show one request at a time, and a frame that goes frees the page",
    async run(t) {
      const { document } = t.window;
      const frame = document.body.appendChild(document.createElement("iframe"));
      const other = t.another(frame.contentWindow);
      const inFrame = new frame.contentWindow.PaymentRequest(methodData(), details());
      const shownInFrame = inFrame.show();
      shownInFrame.catch(() => {});
      const late = new t.window.PaymentRequest(methodData(), details());
      await t.rejects(t.click(() => late.show()), aborted);
      await t.rejects(t.click(() => late.show()), invalid);
      await inFrame.abort();
      await t.rejects(shownInFrame, aborted);
      const { request, shown } = open(t);
      await t.rejects(new frame.contentWindow.PaymentRequest(methodData(), details()).show(), aborted);
      await request.abort();
      await t.rejects(shown, aborted);
      other.restore();
      frame.remove();
    },
  },
  {
    name: "WebKit: a frame that navigates away frees the page",
    async run(t) {
      const { document } = t.window;
      const frame = document.body.appendChild(document.createElement("iframe"));
      const other = t.another(frame.contentWindow);
      const shownInFrame = new frame.contentWindow.PaymentRequest(methodData(), details()).show();
      shownInFrame.catch(() => {});
      await t.settle();
      // What a browser sends to a document that goes, and does not keep.
      frame.contentWindow.dispatchEvent(Object.assign(new frame.contentWindow.Event("pagehide"), { persisted: false }));
      frame.remove();
      const { request, shown } = open(t);
      await request.abort();
      await t.rejects(shown, aborted);
      other.restore();
    },
  },
  {
    name: "WebKit: a frame without the permission for payments constructs nothing",
    run(t) {
      const { document } = t.window;
      const refused = "SecurityError: Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)";
      for (const [allow, text] of [["payment 'none'", refused], ["payment", "nothing"]]) {
        const frame = document.createElement("iframe");
        frame.allow = allow;
        document.body.append(frame);
        const inFrame = frame.contentWindow;
        // jsdom has no policy.
        if (!("featurePolicy" in document)) inFrame.document.featurePolicy = { allowsFeature: () => allow === "payment" };
        const other = t.another(inFrame);
        t.equal(t.thrown(() => new inFrame.PaymentRequest(methodData(), details())), text, allow);
        other.restore();
        frame.remove();
      }
    },
  },
];
