// The page of the shop: it shows a basket, and pays it with Apple Pay.
import { pay } from "./checkout.mjs";
import { basketsOf, fill, firstChoice, price, readable } from "./prices.mjs";

const find = (selector) => document.querySelector(selector);
const say = (text) => { find("#status").textContent = text; };

/** Asks the server. Safari closes the sheet after 30 seconds, so three questions must not take longer. */
async function ask(path, body, headers = {}) {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...headers },
    signal: AbortSignal.timeout(9000),
  });
  if (!response.ok) throw Object.assign(new Error(`${path}: ${response.status} ${await response.text()}`), { status: response.status });
  return response.json();
}

/** Pays a basket. The button is off until the payment has an end, so that nothing is paid twice. */
function start(basket) {
  pay(basket, ask, (state, order) => {
    say(fill(basket.words[state], { order: order?.identifier, amount: order && readable(basket, order.price) }));
    find("#pay").disabled = state === "closed";
    if (order) offerTracking(basket, order);
  });
  find("#pay").disabled = true;
}

function offerTracking({ words }, { identifier, token }) {
  const track = find("#track");
  track.textContent = words.track;
  track.hidden = false;
  track.onclick = async () => {
    const { status } = await ask(`/api/orders/${identifier}`, undefined, { Authorization: `ApplePay ${token}` });
    say(fill(words[status], { order: identifier }));
  };
}

/** Shows a basket in its language, which the button of Safari takes from the page. */
function show(basket) {
  document.documentElement.lang = basket.language;
  const { items, plan, words } = basket;
  const rows = plan ? [{ label: plan.trialLabel, price: 0 }, plan] : [...items, { label: words.total, price: price(basket, firstChoice(basket)) }];
  find("#lines").replaceChildren(...rows.map(({ label, price }) => {
    const row = document.createElement("li");
    row.append(`${label}: ${readable(basket, price)}`);
    return row;
  }));
}

function offer(basket, isFirst) {
  const input = Object.assign(document.createElement("input"), { type: "radio", name: "basket", value: basket.name, checked: isFirst });
  input.addEventListener("change", () => show(basket));
  const label = Object.assign(document.createElement("label"), { lang: basket.language });
  label.append(input, ` ${basket.title}`);
  find("fieldset").append(label);
  if (isFirst) show(basket);
}

const baskets = basketsOf(await ask("/catalog.json"));
[...baskets.values()].forEach((basket, place) => offer(basket, place === 0));
find("#pay").addEventListener("click", () => start(baskets.get(find("input[name=basket]:checked").value)));
if (globalThis.ApplePaySession?.canMakePayments()) find("#pay").hidden = false;
else say("This browser has no Apple Pay.");
