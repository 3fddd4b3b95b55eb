// The nodes of the visible sheet. No HTML as text and no style attributes: strict policies allow these.

/** Returns a function that makes an element: `make("p", { class: "note" }, "text", node)`. Handlers are functions, `false` is left out. */
export function makerOf(document) {
  return function make(name, attributes = {}, ...children) {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (typeof value === "function") node.addEventListener(key, value);
      else if (value !== false && value !== undefined) node.setAttribute(key, value === true ? "" : value);
    }
    node.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== false));
    return node;
  };
}

/**
 * Gives new nodes what the shopper has done with the old ones: the focus, open parts, and texts that no answer has changed. A node
 * that is disabled while the page answers gets the focus back afterwards: `memory` keeps its key.
 */
export function keep(root, memory, draw) {
  const states = new Map([...root.querySelectorAll("[data-key]")].map((node) => [node.dataset.key, { open: node.open, value: node.value, first: node.defaultValue }]));
  memory.focused = root.activeElement?.dataset.key ?? memory.focused;
  draw();
  for (const node of root.querySelectorAll("[data-key]")) {
    const state = states.get(node.dataset.key);
    if (state === undefined) continue;
    if (node.localName === "details") node.open = state.open;
    if (node.type === "text" && state.first === node.defaultValue) node.value = state.value;
    if (node.dataset.key === memory.focused) node.focus();
  }
}

/** The body of the sheet. `act` runs what the shopper does. */
export function bodyOf(make, { parts, findings, payment, page, shopper, act }) {
  const isBusy = !payment.isReady;
  const { words } = parts;
  const lines = (place) => [...findings.get(place) ?? []].map((line) => make("p", { class: "finding", dir: "ltr", lang: "en" }, line));
  const content = ({ label, details, value }) => [
    make("span", { class: "label" }, make("bdi", {}, label), details.map((detail) => make("small", {}, make("bdi", {}, detail)))),
    value !== null && make("bdi", { class: "value" }, value),
  ];
  const plain = (row) => make("li", { class: "row" }, content(row));
  const field = (name, value, more = {}) => make("label", more, words[name],
    make("input", { type: "text", name, value, dir: "auto", "data-key": name, disabled: isBusy }));
  const submit = make("button", { disabled: isBusy, "data-key": "submit" }, words.done);
  const form = (key, submitted, ...children) => make("form", {
    "data-key": key,
    submit(event) {
      event.preventDefault();
      submitted((name) => event.currentTarget.elements.namedItem(name).value.trim());
    },
  }, children);

  const method = (row, index) => {
    const { identifier } = payment.sheet.shippingMethods[index] ?? {};
    return make("li", {}, make("label", { class: "row" },
      make("input", {
        type: "radio", name: "method", "data-key": `method-${index}`, checked: identifier === payment.sheet.shippingMethod, disabled: isBusy,
        change: () => act(() => shopper.chooseShippingMethod(identifier)),
      }), content(row)));
  };
  const { contact, sheet: { contactFields } } = payment;
  const hasAddress = contactFields.includes("postalAddress");
  const ofPerson = contactFields.includes("name") ? ["givenName", "familyName"] : [];
  const address = (row) => {
    const names = [...ofPerson, "addressLines", "postalCode", "locality", "administrativeArea", "countryCode"];
    return make("li", {}, make("details", { "data-key": "address" }, make("summary", {}, row.label, make("small", {}, ` ${[contact.addressLines ?? [], contact.postalCode, contact.locality].flat().filter(Boolean).join(", ")}`)),
      form("address-form", (text) => act(() => shopper.chooseContact({
        ...contact, ...Object.fromEntries(names.map((name) => [name, name === "addressLines" ? [text(name)] : text(name)])),
      })), names.map((name) => field(name, [contact[name] ?? ""].flat().join(", "), name === "addressLines" ? { class: "wide" } : {})), submit.cloneNode(true))));
  };
  // The shopper enters these without an event: the page gets them with the payment.
  const entered = [
    ...(hasAddress ? [] : ofPerson), ...(contactFields.includes("email") ? ["emailAddress"] : []), ...(contactFields.includes("phone") ? ["phoneNumber"] : []),
  ].map((name) => field(name, contact[name] ?? ""));
  const ofContact = (row) => make("li", {}, make("details", { "data-key": "contact" },
    make("summary", {}, row.label, make("small", {}, ` ${row.details.join(", ")}`)), make("div", { class: "fields" }, entered)));
  /** What the shopper entered. The sheet does not let a shopper pay without it, so an empty field changes nothing. */
  const enteredContact = () => Object.fromEntries(entered.map((label) => label.querySelector("input")).filter(({ value }) => value.trim() !== "")
    .map(({ name, value }) => [name, value.trim()]));
  const nameOf = ({ displayName, network, type }) => `${displayName ?? network} · ${displayName?.startsWith(network) === false ? `${network} · ` : ""}${type}`;
  const card = (row) => make("li", {}, make("label", {}, row.label, make("select", {
    "data-key": "card", disabled: isBusy,
    change: (event) => act(() => shopper.chooseCard(page.cards[event.currentTarget.selectedIndex])),
  }, page.cards.map((each) => make("option", { selected: each === payment.card }, nameOf(each))))));
  // The only card is what the shopper pays with.
  const onlyCard = (row) => make("li", { class: "row" }, content({ ...row, details: [nameOf(payment.card)], value: null }));
  const couponErrors = payment.sheet.errors.filter(({ code }) => code.startsWith("coupon"));
  const coupon = () => [
    form("coupon", (text) => act(() => shopper.enterCoupon(text("couponCode"))), field("couponCode", payment.coupon), submit.cloneNode(true)),
    couponErrors.map(({ message, code }) => make("p", { class: "finding", role: "alert" }, make("bdi", {}, message || code))),
  ];

  const rowsOf = (section) => section.rows.map((row, index) => {
    if (section.kind === "shipping" && row.mark !== "none") return method(row, index);
    if (row.mark === "card" && page.cards.length > 1) return card(row);
    if (row.mark === "card" && payment.card) return onlyCard(row);
    if (row.mark === "address" && row.opens && hasAddress) return address(row);
    // The row of the billing contact comes before that of the contact.
    if (row.mark === "person" && entered.length > 0 && !section.rows.slice(index + 1).some(({ mark }) => mark === "person")) return ofContact(row);
    return plain(row);
  });
  const sections = parts.sections.map((section) => make("section", { "aria-label": section.title },
    make("h3", {}, section.title),
    section.kind === "coupon" ? coupon() : make("ul", {}, rowsOf(section)),
    section.notes.map(({ label, text, remark }) => make("p", { class: "note" }, `${label}: ${text}${remark ? ` ${remark}` : ""}`)),
    lines(section.kind)));

  const fail = (text, isPossible, outcome) => make("button", { disabled: !isPossible, "data-key": outcome, click: () => act(() => payment.cancel(outcome)) }, text);
  return [
    make("h2", { id: "title" }, make("small", {}, parts.title), make("bdi", {}, parts.payee ?? "")),
    sections,
    lines("total"), lines("other"),
    make("div", { class: "bottom" },
      make("div", { class: "total row" }, content(parts.total)),
      make("div", { class: "main buttons" },
        make("button", { class: "pay", "data-key": "pay", disabled: isBusy || payment.sheet.isBlocked, click: () => act(() => shopper.authorize({ contact: enteredContact() })) }, parts.confirmation ?? words.done),
        make("button", { "data-key": "close", click: () => act(() => shopper.cancel()) }, words.close))),
    make("details", { "data-key": "fail", lang: "en", dir: "ltr" }, make("summary", {}, "Let it fail"), make("div", { class: "buttons" },
      fail("Refuse the merchant", true, "refused"), fail("Let 30 seconds pass", payment.waitsFor !== undefined, "timed-out"),
      fail("Let the device fail", true, "refused-by-system"))),
  ];
}
