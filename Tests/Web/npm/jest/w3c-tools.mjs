// What the scenarios of PaymentRequest use.
const data = { version: 14, merchantIdentifier: "merchant.example", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], countryCode: "US" };
export const methodData = (more = {}) => [{ supportedMethods: "https://apple.com/apple-pay", data: { ...data, ...more } }];
export const money = (value) => ({ currency: "USD", value });
export const details = (value = "38.06", more = {}) => ({ total: { label: "Harbor Books", amount: money(value) }, ...more });
export const options = [{ id: "standard", label: "Standard", amount: money("0.00") }, { id: "express", label: "Express", amount: money("9.90"), selected: true }];
export const shipping = { requestShipping: true, requestPayerName: true, requestPayerEmail: true };
export const invalid = /^InvalidStateError: The object is in an invalid state\.$/;
export const aborted = /^AbortError: The operation was aborted\.$/;

/** A request whose sheet opens in a click. `handlers` are listeners. */
export function open(t, handlers = {}, values = {}) {
  const request = new t.window.PaymentRequest(values.methodData ?? methodData(), values.details ?? details(), values.options);
  for (const [type, handler] of Object.entries({ merchantvalidation: (event) => event.complete({}), ...handlers })) {
    request.addEventListener(type, (event) => {
      t.events.push(type);
      handler(event, request);
    });
  }
  const shown = t.click(() => request.show());
  shown.catch(() => {});
  return { request, shown };
}
