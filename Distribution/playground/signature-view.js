// The signature of a payment token: who made it, as far as a page without the shop's certificates can know.
import { plain } from "./answers.js";
import { byId, capital, make, say } from "./dom.js";

const kinds = ["ApplePayPayment", "ApplePayPaymentToken", "PaymentData"];

export class SignatureView {
  #checker;
  #text = "";

  constructor(checker) {
    this.#checker = checker;
    byId("signature-check").addEventListener("click", () => this.#check());
  }

  /** Offers the check of a text that is a payment token. */
  show({ report, form, text, converted }) {
    const isToken = !["broken", "source"].includes(form) && kinds.includes(report.kind);
    this.#text = isToken ? converted ?? text : "";
    byId("signature").hidden = !isToken;
    this.#tell("", []);
  }

  /** Forgets a text that cannot be checked any more. */
  hide() {
    this.#text = "";
    byId("signature").hidden = true;
  }

  async #check() {
    const text = this.#text;
    this.#tell("The full checker is loading…", []);
    try {
      const report = await this.#checker.ask("token", { text });
      // A newer text has its own answer.
      if (text === this.#text) this.#tell(report.accepted ? "Apple signed this token." : "Do not accept this token.", lines(report));
    } catch (error) {
      if (text === this.#text) this.#tell(capital(`The signature cannot be checked: ${error.message}`), []);
    }
  }

  #tell(sentence, parts) {
    say(byId("signature-said"), sentence);
    byId("signature-parts").replaceChildren(...parts.map((part) => make("li", {}, part)));
    byId("signature-parts").hidden = parts.length === 0;
  }
}

function lines({ verified, wrong, notChecked, signedAt, findings }) {
  const named = [["Wrong", wrong], ["Verified", verified], ["Not checked", notChecked]].filter(([, parts]) => parts.length > 0);
  return [
    ...findings.map(({ message }) => capital(plain(message))), ...named.map(([name, parts]) => `${name}: ${parts.join(", ")}.`),
    ...(signedAt === null ? [] : [`Signed at ${signedAt}.`]),
  ];
}
