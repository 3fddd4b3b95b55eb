// The words of buttons. A button without a type has only the name.

const name = "Apple Pay";
// How a language puts a verb and the name together.
const sentences = {
  __proto__: null,
  en: (verb) => `${verb} with ${name}`, de: (verb) => `Mit ${name} ${verb}`, fr: (verb) => `${verb} avec ${name}`, es: (verb) => `${verb} con ${name}`,
  ja: (verb) => `${name}で${verb}`, ar: (verb) => `${verb} باستخدام ${name}`, he: (verb) => `${verb} באמצעות ${name}`,
};
const order = ["en", "de", "fr", "es", "ja", "ar", "he"];
const verbs = {
  __proto__: null,
  "add-money": ["Add Money", "Geld hinzufügen", "Ajouter de l’argent", "Añadir dinero", "入金", "إضافة أموال", "הוספת כסף"],
  book: ["Book", "buchen", "Réserver", "Reservar", "予約", "الحجز", "הזמנת מקום"],
  buy: ["Buy", "kaufen", "Acheter", "Comprar", "購入", "الشراء", "קנייה"],
  "check-out": ["Check out", "bezahlen", "Payer", "Finalizar compra", "お支払い", "إتمام الشراء", "תשלום"],
  continue: ["Continue", "fortfahren", "Continuer", "Continuar", "続ける", "المتابعة", "המשך"],
  contribute: ["Contribute", "beitragen", "Contribuer", "Contribuir", "支援", "المساهمة", "תרומה"],
  donate: ["Donate", "spenden", "Faire un don", "Donar", "寄付", "التبرع", "תרומה"],
  order: ["Order", "bestellen", "Commander", "Pedir", "注文", "الطلب", "הזמנה"],
  pay: ["Pay", "bezahlen", "Payer", "Pagar", "支払う", "الدفع", "תשלום"],
  reload: ["Reload", "aufladen", "Recharger", "Recargar", "チャージ", "إعادة الشحن", "טעינה"],
  rent: ["Rent", "mieten", "Louer", "Alquilar", "レンタル", "الاستئجار", "השכרה"],
  subscribe: ["Subscribe", "abonnieren", "S’abonner", "Suscribirse", "登録", "الاشتراك", "הרשמה"],
  support: ["Support", "unterstützen", "Soutenir", "Apoyar", "サポート", "الدعم", "תמיכה"],
  tip: ["Tip", "Trinkgeld geben", "Laisser un pourboire", "Dar propina", "チップ", "الإكرامية", "מתן טיפ"],
  "top-up": ["Top Up", "aufladen", "Recharger", "Recargar", "チャージ", "الشحن", "טעינה"],
};
// Here the name is what the verb is about.
const setUp = [`Set up ${name}`, `${name} einrichten`, `Configurer ${name}`, `Configurar ${name}`, `${name}を設定`, `إعداد ${name}`, `הגדרת ${name}`];

/** The words of a button of a type in a language, such as "de-CH". An unknown type has the words of a plain one, as in Safari. */
export function wordsOf(type = "plain", locale = "en") {
  const language = String(locale).slice(0, 2).toLowerCase();
  const known = sentences[language] ? language : "en";
  if (type === "set-up") return setUp[order.indexOf(known)];
  const verb = verbs[type]?.[order.indexOf(known)];
  return verb === undefined ? name : sentences[known](verb);
}
