extension SheetLanguage {
    // MARK: Dates and amounts of plans

    package var onDay: String { of("On %", de: "Am %", fr: "Le %", es: "El %", ja: "%", ar: "في %", he: "ב-%") }
    var chargedOn: String {
        of("Charged on %", de: "Abbuchung am %", fr: "Débité le %", es: "Se cobra el %", ja: "%に請求", ar: "يُحصَّل في %", he: "יחויב ב-%")
    }
    var noChargeDate: String {
        of(
            "Charged at a date that is not stated", de: "Abbuchung an einem nicht genannten Tag", fr: "Débité à une date non indiquée",
            es: "Se cobra en una fecha no indicada", ja: "請求日は未定", ar: "يُحصَّل في تاريخ غير محدد", he: "מועד החיוב לא צוין")
    }
    var freeUntil: String {
        of(
            "Free cancellation until %", de: "Kostenlos stornierbar bis %", fr: "Annulation gratuite jusqu’au %",
            es: "Cancelación gratuita hasta el %", ja: "%まで無料キャンセル", ar: "إلغاء مجاني حتى %", he: "ביטול חינם עד %")
    }
    var timeZone: String {
        of(
            "Time zone: %", de: "Zeitzone: %", fr: "Fuseau horaire : %", es: "Zona horaria: %", ja: "タイムゾーン：%", ar: "المنطقة الزمنية: %",
            he: "אזור זמן: %")
    }
    var sheetShows: String {
        of(
            " (the sheet shows %)", de: " (der Dialog zeigt %)", fr: " (la feuille affiche %)", es: " (la hoja muestra %)", ja: "（シートでは%）",
            ar: " (تعرض الورقة %)", he: " (הגיליון מציג %)")
    }
    var belowBalance: String {
        of(
            "When the balance falls below %", de: "Wenn das Guthaben unter % fällt", fr: "Quand le solde passe sous %",
            es: "Cuando el saldo baja de %", ja: "残高が%を下回ったとき", ar: "عندما ينخفض الرصيد عن %", he: "כשהיתרה יורדת מתחת ל-%")
    }
    var lowBalance: String {
        of(
            "When the balance runs low", de: "Wenn das Guthaben knapp wird", fr: "Quand le solde est bas", es: "Cuando el saldo es bajo",
            ja: "残高が少なくなったとき", ar: "عندما ينخفض الرصيد", he: "כשהיתרה נמוכה")
    }
    var fromDay: String { of("from %", de: "ab %", fr: "à partir du %", es: "desde el %", ja: "%から", ar: "من %", he: "מ-%") }
    var untilDay: String { of("until %", de: "bis %", fr: "jusqu’au %", es: "hasta el %", ja: "%まで", ar: "حتى %", he: "עד %") }
    var untilCancelled: String {
        of(
            "until cancelled", de: "bis zur Kündigung", fr: "jusqu’à résiliation", es: "hasta que se cancele", ja: "解約まで",
            ar: "حتى الإلغاء", he: "עד לביטול")
    }
    var againAndAgain: String {
        of("again and again", de: "wiederkehrend", fr: "régulièrement", es: "periódicamente", ja: "定期的", ar: "بشكل متكرر", he: "באופן חוזר")
    }
    var agreement: String { of("Agreement", de: "Vereinbarung", fr: "Accord", es: "Acuerdo", ja: "同意事項", ar: "الاتفاقية", he: "הסכם") }
    var manageAt: String {
        of("Manage at", de: "Verwalten unter", fr: "Gérer sur", es: "Gestionar en", ja: "管理ページ", ar: "الإدارة عبر", he: "ניהול בכתובת")
    }
    var cutAfter: String {
        of(
            "Cut after % characters", de: "Nach % Zeichen gekürzt", fr: "Coupé après % caractères", es: "Cortado tras % caracteres",
            ja: "%文字で省略", ar: "مختصر بعد % حرفًا", he: "נחתך אחרי % תווים")
    }
}
