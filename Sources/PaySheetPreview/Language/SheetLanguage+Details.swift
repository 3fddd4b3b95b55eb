extension SheetLanguage {
    // MARK: The card

    var details: String {
        of("Your details", de: "Ihre Angaben", fr: "Vos informations", es: "Tus datos", ja: "お客様の情報", ar: "بياناتك", he: "הפרטים שלך")
    }
    var card: String { of("Card", de: "Karte", fr: "Carte", es: "Tarjeta", ja: "カード", ar: "البطاقة", he: "כרטיס") }
    var creditCard: String {
        of(
            "Credit card", de: "Kreditkarte", fr: "Carte de crédit", es: "Tarjeta de crédito", ja: "クレジットカード", ar: "بطاقة ائتمان",
            he: "כרטיס אשראי")
    }
    var debitCard: String {
        of("Debit card", de: "Debitkarte", fr: "Carte de débit", es: "Tarjeta de débito", ja: "デビットカード", ar: "بطاقة خصم", he: "כרטיס דביט")
    }
    var prepaidCard: String {
        of(
            "Prepaid card", de: "Prepaidkarte", fr: "Carte prépayée", es: "Tarjeta de prepago", ja: "プリペイドカード", ar: "بطاقة مسبقة الدفع",
            he: "כרטיס נטען")
    }
    var storeCard: String {
        of(
            "Store card", de: "Kundenkarte", fr: "Carte de magasin", es: "Tarjeta de tienda", ja: "ストアカード", ar: "بطاقة متجر",
            he: "כרטיס חנות")
    }
    var creditOnly: String {
        of(
            "Credit cards only", de: "Nur Kreditkarten", fr: "Cartes de crédit uniquement", es: "Solo tarjetas de crédito",
            ja: "クレジットカードのみ", ar: "بطاقات الائتمان فقط", he: "כרטיסי אשראי בלבד")
    }
    var debitOnly: String {
        of(
            "Debit cards only", de: "Nur Debitkarten", fr: "Cartes de débit uniquement", es: "Solo tarjetas de débito", ja: "デビットカードのみ",
            ar: "بطاقات الخصم فقط", he: "כרטיסי דביט בלבד")
    }
    var issuedIn: String {
        of(
            "Issued in %", de: "Ausgestellt in %", fr: "Pays d’émission : %", es: "País de emisión: %", ja: "発行国：%", ar: "بلد الإصدار: %",
            he: "מדינת הנפקה: %")
    }

    // MARK: Contacts

    var shipTo: String { of("Ship to", de: "Versand an", fr: "Envoyer à", es: "Enviar a", ja: "送付先", ar: "الشحن إلى", he: "משלוח אל") }
    var deliverTo: String {
        of("Deliver to", de: "Lieferung an", fr: "Livrer à", es: "Entregar a", ja: "お届け先", ar: "التوصيل إلى", he: "מסירה אל")
    }
    package var pickupAt: String { of("Pickup", de: "Abholung", fr: "Retrait", es: "Recogida", ja: "受け取り", ar: "الاستلام", he: "איסוף") }
    var billing: String { of("Billing", de: "Rechnung", fr: "Facturation", es: "Facturación", ja: "請求先", ar: "الفوترة", he: "חיוב") }
    var contact: String { of("Contact", de: "Kontakt", fr: "Contact", es: "Contacto", ja: "連絡先", ar: "جهة الاتصال", he: "איש קשר") }
    var recipient: String { of("Recipient", de: "Empfänger", fr: "Destinataire", es: "Destinatario", ja: "受取人", ar: "المستلم", he: "נמען") }
    var filledIn: String { of("filled in", de: "ausgefüllt", fr: "rempli", es: "rellenado", ja: "入力済み", ar: "معبأ", he: "מולא") }
    var fixed: String { of("fixed", de: "fest", fr: "fixe", es: "fijo", ja: "変更不可", ar: "ثابت", he: "קבוע") }
    var fieldEmail: String { of("email", de: "E-Mail", fr: "e-mail", es: "correo", ja: "メール", ar: "البريد الإلكتروني", he: "אימייל") }
    var fieldName: String { of("name", de: "Name", fr: "nom", es: "nombre", ja: "名前", ar: "الاسم", he: "שם") }
    var fieldPhone: String { of("phone", de: "Telefon", fr: "téléphone", es: "teléfono", ja: "電話番号", ar: "الهاتف", he: "טלפון") }
    var fieldAddress: String { of("address", de: "Adresse", fr: "adresse", es: "dirección", ja: "住所", ar: "العنوان", he: "כתובת") }
    var fieldPhoneticName: String {
        of(
            "phonetic name", de: "Name in Lautschrift", fr: "nom phonétique", es: "nombre fonético", ja: "ふりがな", ar: "الاسم الصوتي",
            he: "שם פונטי")
    }

    // MARK: Shipping, coupon and items

    var shippingMethod: String {
        of("Shipping method", de: "Versandart", fr: "Mode d’envoi", es: "Método de envío", ja: "配送方法", ar: "طريقة الشحن", he: "שיטת משלוח")
    }
    var deliveryMethod: String {
        of(
            "Delivery method", de: "Lieferart", fr: "Mode de livraison", es: "Método de entrega", ja: "お届け方法", ar: "طريقة التوصيل",
            he: "שיטת מסירה")
    }
    var pickupMethod: String {
        of(
            "Pickup method", de: "Abholart", fr: "Mode de retrait", es: "Método de recogida", ja: "受け取り方法", ar: "طريقة الاستلام",
            he: "שיטת איסוף")
    }
    var coupon: String { of("Coupon", de: "Gutschein", fr: "Code promo", es: "Cupón", ja: "クーポン", ar: "القسيمة", he: "קופון") }
    package var code: String { of("Code", de: "Code", fr: "Code", es: "Código", ja: "コード", ar: "الرمز", he: "קוד") }
    var none: String { of("none", de: "keiner", fr: "aucun", es: "ninguno", ja: "なし", ar: "لا يوجد", he: "אין") }
    package var summary: String { of("Summary", de: "Übersicht", fr: "Résumé", es: "Resumen", ja: "内訳", ar: "الملخص", he: "סיכום") }
    var merchants: String {
        of("Who gets what", de: "Aufteilung", fr: "Répartition", es: "Reparto", ja: "支払い先の内訳", ar: "توزيع المبلغ", he: "חלוקת הסכום")
    }
    var instantFee: String {
        of(
            "Fee for sending it at once", de: "Gebühr für die sofortige Überweisung", fr: "Frais de virement instantané",
            es: "Comisión por envío inmediato", ja: "即時送金の手数料", ar: "رسوم التحويل الفوري", he: "עמלת העברה מיידית")
    }
}
