extension SheetLanguage {
    // MARK: Kinds of payment

    package var payment: String { of("Payment", de: "Zahlung", fr: "Paiement", es: "Pago", ja: "お支払い", ar: "الدفع", he: "תשלום") }
    var subscription: String {
        of("Subscription", de: "Abonnement", fr: "Abonnement", es: "Suscripción", ja: "定期支払い", ar: "اشتراك", he: "מינוי")
    }
    var automaticReload: String {
        of(
            "Automatic reload", de: "Automatische Aufladung", fr: "Rechargement automatique", es: "Recarga automática", ja: "自動チャージ",
            ar: "إعادة التعبئة التلقائية", he: "טעינה אוטומטית")
    }
    var laterPayment: String {
        of(
            "Later payment", de: "Spätere Zahlung", fr: "Paiement ultérieur", es: "Pago posterior", ja: "後日のお支払い", ar: "دفعة لاحقة",
            he: "תשלום מאוחר יותר")
    }
    var order: String { of("Order", de: "Bestellung", fr: "Commande", es: "Pedido", ja: "ご注文", ar: "الطلب", he: "הזמנה") }
    var transfer: String {
        of(
            "Transfer to you", de: "Überweisung an Sie", fr: "Virement vers vous", es: "Transferencia para ti", ja: "あなたへの送金",
            ar: "تحويل إليك", he: "העברה אליך")
    }

    // MARK: The frame of the sheet

    var sheetTitle: String {
        of(
            "Payment sheet", de: "Zahlungsübersicht", fr: "Feuille de paiement", es: "Hoja de pago", ja: "支払いシート", ar: "ورقة الدفع",
            he: "גיליון תשלום")
    }
    /// The note on every picture of a payment sheet.
    public var disclaimer: String {
        of(
            "Illustration, not Apple's sheet", de: "Illustration, nicht von Apple", fr: "Illustration, pas la feuille d’Apple",
            es: "Ilustración, no es la hoja de Apple", ja: "イメージ図です。Appleの画面ではありません", ar: "رسم توضيحي وليس شاشة Apple",
            he: "איור, לא המסך של Apple")
    }
    var orderDisclaimer: String {
        switch self {
        case .english: "Illustration, not Apple's Wallet"
        case .french: "Illustration, pas le Wallet d’Apple"
        case .spanish: "Ilustración, no es Wallet de Apple"
        // These do not name the sheet.
        default: disclaimer
        }
    }
    var update: String { of("Update", de: "Aktualisierung", fr: "Mise à jour", es: "Actualización", ja: "更新", ar: "تحديث", he: "עדכון") }
    var close: String { of("Close", de: "Schließen", fr: "Fermer", es: "Cerrar", ja: "閉じる", ar: "إغلاق", he: "סגירה") }
    var confirm: String { of("Confirm", de: "Bestätigen", fr: "Confirmer", es: "Confirmar", ja: "支払いを確定", ar: "تأكيد", he: "אישור") }
    var done: String { of("Done", de: "Fertig", fr: "Terminé", es: "Hecho", ja: "完了", ar: "تم", he: "בוצע") }
    var notCompleted: String {
        of(
            "Payment not completed", de: "Zahlung nicht abgeschlossen", fr: "Paiement non effectué", es: "Pago no completado",
            ja: "支払いは完了していません", ar: "لم يكتمل الدفع", he: "התשלום לא הושלם")
    }
    var selected: String { of("selected", de: "ausgewählt", fr: "sélectionné", es: "seleccionado", ja: "選択中", ar: "محدد", he: "נבחר") }
    package var noLabel: String {
        of("(no label)", de: "(ohne Text)", fr: "(sans libellé)", es: "(sin texto)", ja: "（ラベルなし）", ar: "(بلا تسمية)", he: "(ללא תווית)")
    }
    package var moreRows: String {
        of("and % more", de: "und % weitere", fr: "et % autres", es: "y % más", ja: "ほか%件", ar: "و% أخرى", he: "ועוד %")
    }

    // MARK: The total

    var pay: String { of("Pay %", de: "% bezahlen", fr: "Payer %", es: "Pagar a %", ja: "%に支払う", ar: "الدفع إلى %", he: "תשלום אל %") }
    var receive: String {
        of("You receive", de: "Sie erhalten", fr: "Vous recevez", es: "Recibes", ja: "受取額", ar: "تستلم", he: "סכום שיתקבל")
    }
    package var total: String { of("Total", de: "Summe", fr: "Total", es: "Total", ja: "合計", ar: "الإجمالي", he: "סה״כ") }
    var unchanged: String {
        of("unchanged", de: "unverändert", fr: "inchangé", es: "sin cambios", ja: "変更なし", ar: "دون تغيير", he: "ללא שינוי")
    }
    var unknown: String { of("unknown", de: "unbekannt", fr: "inconnu", es: "desconocido", ja: "不明", ar: "غير معروف", he: "לא ידוע") }
    package var pending: String { of("Pending", de: "Ausstehend", fr: "En attente", es: "Pendiente", ja: "未確定", ar: "معلق", he: "ממתין") }
    var amountPending: String {
        of(
            "Amount pending", de: "Betrag ausstehend", fr: "Montant en attente", es: "Importe pendiente", ja: "金額未確定", ar: "المبلغ معلق",
            he: "הסכום ממתין")
    }
}
