extension SheetLanguage {
    // MARK: Subjects of messages

    var problem: String { of("Problem", de: "Problem", fr: "Problème", es: "Problema", ja: "エラー", ar: "مشكلة", he: "בעיה") }
    var street: String { of("Street", de: "Straße", fr: "Rue", es: "Calle", ja: "番地", ar: "الشارع", he: "רחוב") }
    var city: String { of("City", de: "Ort", fr: "Ville", es: "Ciudad", ja: "市区町村", ar: "المدينة", he: "עיר") }
    var district: String { of("District", de: "Ortsteil", fr: "Quartier", es: "Distrito", ja: "地区", ar: "الحي", he: "רובע") }
    var postalCode: String {
        of("Postal code", de: "Postleitzahl", fr: "Code postal", es: "Código postal", ja: "郵便番号", ar: "الرمز البريدي", he: "מיקוד")
    }
    var state: String { of("State", de: "Bundesland", fr: "Région", es: "Provincia", ja: "都道府県", ar: "الولاية", he: "מדינה או מחוז") }
    var county: String { of("County", de: "Landkreis", fr: "Département", es: "Comarca", ja: "郡", ar: "المقاطعة", he: "נפה") }
    var country: String { of("Country", de: "Land", fr: "Pays", es: "País", ja: "国", ar: "البلد", he: "ארץ") }
    var countryCode: String {
        of("Country code", de: "Ländercode", fr: "Code du pays", es: "Código de país", ja: "国コード", ar: "رمز البلد", he: "קוד ארץ")
    }
    var sortingCode: String {
        of(
            "Sorting code", de: "Sortiercode", fr: "Code de tri", es: "Código de clasificación", ja: "仕分けコード", ar: "رمز الفرز",
            he: "קוד מיון")
    }
    var organization: String {
        of("Organization", de: "Firma", fr: "Organisation", es: "Organización", ja: "会社名", ar: "المؤسسة", he: "ארגון")
    }
    var shipping: String { of("Shipping", de: "Versand", fr: "Envoi", es: "Envío", ja: "配送", ar: "الشحن", he: "משלוח") }
    var shippingContact: String {
        of(
            "Shipping contact", de: "Versandkontakt", fr: "Contact d’envoi", es: "Contacto de envío", ja: "配送先の連絡先", ar: "جهة اتصال الشحن",
            he: "איש קשר למשלוח")
    }
    var billingContact: String {
        of(
            "Billing contact", de: "Rechnungskontakt", fr: "Contact de facturation", es: "Contacto de facturación", ja: "請求先の連絡先",
            ar: "جهة اتصال الفوترة", he: "איש קשר לחיוב")
    }
    var shippingAddress: String {
        of(
            "Shipping address", de: "Versandadresse", fr: "Adresse d’envoi", es: "Dirección de envío", ja: "配送先住所", ar: "عنوان الشحن",
            he: "כתובת למשלוח")
    }
    var couponCode: String {
        of("Coupon code", de: "Gutscheincode", fr: "Code promo", es: "Código de cupón", ja: "クーポンコード", ar: "رمز القسيمة", he: "קוד קופון")
    }

    // MARK: Messages

    var isNotRight: String {
        of(
            "is not right", de: "stimmt nicht", fr: "n’est pas correct", es: "no es correcto", ja: "正しくありません", ar: "غير صحيح",
            he: "אינו תקין")
    }
    var isNotServed: String {
        of(
            "cannot be delivered to", de: "wird nicht beliefert", fr: "n’est pas desservie", es: "no admite entregas", ja: "お届けできない地域です",
            ar: "لا يمكن التوصيل إليه", he: "אין משלוח לכתובת זו")
    }
    var isNotValid: String {
        of("is not valid", de: "ist ungültig", fr: "n’est pas valide", es: "no es válido", ja: "無効です", ar: "غير صالح", he: "אינו תקף")
    }
    var hasExpired: String {
        of("has expired", de: "ist abgelaufen", fr: "a expiré", es: "ha caducado", ja: "有効期限が切れています", ar: "انتهت صلاحيته", he: "פג תוקפו")
    }
    var cannotBeUsed: String {
        of(
            "cannot be used", de: "kann nicht verwendet werden", fr: "ne peut pas être utilisée", es: "no se puede usar", ja: "使用できません",
            ar: "لا يمكن استخدامها", he: "לא ניתן להשתמש בו")
    }
    var somethingWrong: String {
        of(
            "something went wrong", de: "etwas ist schiefgegangen", fr: "un problème est survenu", es: "algo ha fallado", ja: "問題が発生しました",
            ar: "حدث خطأ ما", he: "משהו השתבש")
    }
    var accepted: String {
        of(
            "The payment was accepted", de: "Die Zahlung wurde angenommen", fr: "Le paiement a été accepté", es: "El pago se ha aceptado",
            ja: "お支払いが承認されました", ar: "تم قبول الدفع", he: "התשלום התקבל")
    }
    var notAccepted: String {
        of(
            "The payment was not accepted", de: "Die Zahlung wurde nicht angenommen", fr: "Le paiement a été refusé",
            es: "El pago no se ha aceptado", ja: "お支払いが承認されませんでした", ar: "لم يتم قبول الدفع", he: "התשלום לא התקבל")
    }

    // MARK: Steps of a flow

    var opens: String {
        of(
            "The sheet opens", de: "Der Dialog öffnet sich", fr: "La feuille s’ouvre", es: "Se abre la hoja", ja: "シートが開きます",
            ar: "تُفتح الورقة", he: "הגיליון נפתח")
    }
    var methodChosen: String {
        of(
            "Shipping method: %", de: "Versandart: %", fr: "Mode d’envoi : %", es: "Método de envío: %", ja: "配送方法：%", ar: "طريقة الشحن: %",
            he: "שיטת משלוח: %")
    }
    var codeEntered: String {
        of(
            "Coupon code: %", de: "Gutscheincode: %", fr: "Code promo : %", es: "Código de cupón: %", ja: "クーポンコード：%", ar: "رمز القسيمة: %",
            he: "קוד קופון: %")
    }
    var codeRemoved: String {
        of(
            "Coupon code removed", de: "Gutscheincode entfernt", fr: "Code promo retiré", es: "Código de cupón eliminado", ja: "クーポンコードを削除",
            ar: "أُزيل رمز القسيمة", he: "קוד הקופון הוסר")
    }
    var otherCard: String {
        of("Another card", de: "Andere Karte", fr: "Autre carte", es: "Otra tarjeta", ja: "別のカード", ar: "بطاقة أخرى", he: "כרטיס אחר")
    }
    var otherMethod: String {
        of(
            "Another shipping method", de: "Andere Versandart", fr: "Autre mode d’envoi", es: "Otro método de envío", ja: "別の配送方法",
            ar: "طريقة شحن أخرى", he: "שיטת משלוח אחרת")
    }
    var otherAddress: String {
        of(
            "Another address", de: "Andere Adresse", fr: "Autre adresse", es: "Otra dirección", ja: "別の住所", ar: "عنوان آخر",
            he: "כתובת אחרת")
    }
    var otherCode: String {
        of(
            "Another coupon code", de: "Anderer Gutscheincode", fr: "Autre code promo", es: "Otro código de cupón", ja: "別のクーポンコード",
            ar: "رمز قسيمة آخر", he: "קוד קופון אחר")
    }
    var change: String { of("A change", de: "Eine Änderung", fr: "Une modification", es: "Un cambio", ja: "変更", ar: "تغيير", he: "שינוי") }
    var moreChanges: String {
        of(
            "After % more changes", de: "Nach % weiteren Änderungen", fr: "Après % autres modifications", es: "Tras % cambios más",
            ja: "さらに%件の変更後", ar: "بعد % تغييرات أخرى", he: "אחרי עוד % שינויים")
    }
    var isDone: String {
        of(
            "The payment is done", de: "Die Zahlung ist abgeschlossen", fr: "Le paiement est effectué", es: "El pago está hecho",
            ja: "お支払いが完了しました", ar: "اكتمل الدفع", he: "התשלום הושלם")
    }
    var isRefused: String {
        of(
            "The payment is refused", de: "Die Zahlung ist abgelehnt", fr: "Le paiement est refusé", es: "El pago se ha rechazado",
            ja: "お支払いが拒否されました", ar: "رُفض الدفع", he: "התשלום נדחה")
    }
}
