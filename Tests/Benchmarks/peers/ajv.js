'use strict';
// Every line of a file through ajv with the project's schema, then the rules that a schema cannot state. Prints how many lines were
// accepted, and of how many.
//
//   node ajv.js SCHEMA FILE
const fs = require('fs');
const Ajv = require('ajv');
const [schemaPath, path] = process.argv.slice(2);

// ajv 6 knows drafts up to 7; of newer ones, the schema uses only the place of definitions.
const text = fs.readFileSync(schemaPath, 'utf8').replaceAll('"$defs"', '"definitions"').replaceAll('#/$defs/', '#/definitions/');
const { $schema, $id, ...schema } = JSON.parse(text);
const options = { unknownFormats: 'ignore', extendRefs: 'ignore', meta: false, validateSchema: false, logger: false };
const validate = new Ajv(options).compile(schema);

const WHOLES = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
const AMOUNT = /^-?\d{1,12}(?:\.(\d+))?$/;

/** An amount in thousandths, exact in a double; NaN where it has more decimals than the currency. */
function thousandths(text, decimals) {
  const match = AMOUNT.exec(text);
  if (!match || (match[1] && match[1].length > decimals)) return NaN;
  return Math.round(Number(text) * 1000);
}

const isDistinct = (list, name) => new Set(list.map((entry) => entry[name])).size === list.length;
const isAddress = (text) => text === undefined || text.startsWith('https://');
const isDate = (text) => text === undefined || !Number.isNaN(Date.parse(text));

function isPlan(plan, billing, timing, decimals) {
  if (!plan) return true;
  const item = plan[billing];
  return item.paymentTiming === timing && item.label !== '' && !Number.isNaN(thousandths(item.amount, decimals))
    && isDate(item.recurringPaymentStartDate) && isDate(item.recurringPaymentEndDate) && isDate(item.deferredPaymentDate)
    && isAddress(plan.managementURL) && isAddress(plan.tokenNotificationURL);
}

function keepsRules(request) {
  const decimals = WHOLES.has(request.currencyCode) ? 0 : THOUSANDTHS.has(request.currencyCode) ? 3 : 2;
  const total = thousandths(request.total.amount, decimals);
  if (!(total >= 0 && total <= 1e11) || request.total.label === '') return false;
  if (!request.merchantCapabilities.includes('supports3DS') || request.supportedNetworks.length === 0) return false;
  let sum = 0;
  let isSure = Boolean(request.lineItems?.length);
  for (const item of request.lineItems ?? []) {
    const amount = thousandths(item.amount, decimals);
    if (Number.isNaN(amount) || item.label === '') return false;
    if (item.type === 'pending' || (item.paymentTiming ?? 'immediate') !== 'immediate') isSure = false;
    sum += amount;
  }
  if (isSure && sum !== total) return false;
  const methods = request.shippingMethods ?? [];
  for (const method of methods) if (!(thousandths(method.amount, decimals) >= 0) || method.label === '') return false;
  if (!isDistinct(methods, 'identifier')) return false;
  const shares = request.multiTokenContexts ?? [];
  sum = 0;
  for (const share of shares) {
    const amount = thousandths(share.amount, decimals);
    if (!(amount >= 0)) return false;
    sum += amount;
  }
  return sum <= total && isDistinct(shares, 'externalIdentifier')
    && isPlan(request.recurringPaymentRequest, 'regularBilling', 'recurring', decimals)
    && isPlan(request.automaticReloadPaymentRequest, 'automaticReloadBilling', 'automaticReload', decimals)
    && isPlan(request.deferredPaymentRequest, 'deferredBilling', 'deferred', decimals);
}

function accepts(line) {
  let request;
  try { request = JSON.parse(line); } catch { return false; }
  return validate(request) && keepsRules(request);
}

const bytes = fs.readFileSync(path);
let accepted = 0;
let lines = 0;
for (let start = 0; start < bytes.length;) {
  let end = bytes.indexOf(0x0a, start);
  if (end < 0) end = bytes.length;
  if (end > start) {
    lines += 1;
    if (accepts(bytes.utf8Slice(start, end))) accepted += 1;
  }
  start = end + 1;
}
console.log(accepted, lines);
