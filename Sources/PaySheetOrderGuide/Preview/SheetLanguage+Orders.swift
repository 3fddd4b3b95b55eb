import PaySheetOrders
import PaySheetPreview

// The words that the card of an order adds.

extension SheetLanguage {
    // MARK: The order

    var status: String { of("Status", de: "Status", fr: "État", es: "Estado", ja: "状況", ar: "الحالة", he: "מצב") }
    var placedOn: String {
        of("Ordered on", de: "Bestellt am", fr: "Commande passée le", es: "Pedido el", ja: "注文日", ar: "تاريخ الطلب", he: "תאריך ההזמנה")
    }
    var returnUntil: String {
        of("Return until", de: "Rückgabe bis", fr: "Retour jusqu’au", es: "Devolución hasta", ja: "返品期限", ar: "الإرجاع حتى", he: "החזרה עד")
    }
    var items: String { of("Items", de: "Artikel", fr: "Articles", es: "Artículos", ja: "商品", ar: "المنتجات", he: "פריטים") }
    var refund: String { of("Refund", de: "Erstattung", fr: "Remboursement", es: "Reembolso", ja: "返金", ar: "استرداد المبلغ", he: "החזר") }
    var transactions: String { of("Payments", de: "Zahlungen", fr: "Paiements", es: "Pagos", ja: "お支払い履歴", ar: "المدفوعات", he: "תשלומים") }

    // MARK: Shipments and pickups

    var shipment: String { of("Shipment", de: "Sendung", fr: "Envoi", es: "Envío", ja: "配送", ar: "الشحنة", he: "משלוח") }
    var delivery: String { of("Delivery", de: "Lieferung", fr: "Livraison", es: "Entrega", ja: "お届け", ar: "التوصيل", he: "מסירה") }
    var arrives: String {
        of("Arrives on %", de: "Ankunft: %", fr: "Arrivée : %", es: "Llegada: %", ja: "到着予定：%", ar: "الوصول: %", he: "הגעה: %")
    }
    var carrier: String {
        of("Carrier", de: "Versandunternehmen", fr: "Transporteur", es: "Transportista", ja: "配送業者", ar: "شركة الشحن", he: "חברת השילוח")
    }
    var track: String {
        of(
            "Track shipment", de: "Sendung verfolgen", fr: "Suivre le colis", es: "Seguir el envío", ja: "荷物を追跡", ar: "تتبع الشحنة",
            he: "מעקב אחר המשלוח")
    }

    // MARK: Returns

    var returned: String { of("Return", de: "Rücksendung", fr: "Retour", es: "Devolución", ja: "返品", ar: "الإرجاع", he: "החזרה") }
    var returnLabel: String {
        of(
            "Return label", de: "Rücksendeetikett", fr: "Étiquette de retour", es: "Etiqueta de devolución", ja: "返送ラベル",
            ar: "ملصق الإرجاع", he: "תווית החזרה")
    }
    var dropOffBy: String {
        of(
            "Hand over by %", de: "Abgeben bis %", fr: "À déposer au plus tard le %", es: "Entregar a más tardar el %", ja: "%までに返送",
            ar: "التسليم في موعد أقصاه %", he: "למסירה עד %")
    }

    // MARK: Statuses

    var orderOpen: String {
        of("In progress", de: "In Bearbeitung", fr: "En cours", es: "En curso", ja: "処理中", ar: "قيد التنفيذ", he: "בטיפול")
    }
    var orderCompleted: String {
        of("Completed", de: "Abgeschlossen", fr: "Terminée", es: "Completado", ja: "完了", ar: "مكتمل", he: "הושלמה")
    }
    var orderCancelled: String { of("Cancelled", de: "Storniert", fr: "Annulée", es: "Cancelado", ja: "キャンセル済み", ar: "ملغى", he: "בוטלה") }
    var notReady: String {
        of(
            "Not ready yet", de: "Noch nicht bereit", fr: "Pas encore prêt", es: "Aún no está listo", ja: "準備前", ar: "ليس جاهزًا بعد",
            he: "עוד לא מוכן")
    }
    var beingPrepared: String {
        of("Being prepared", de: "Wird vorbereitet", fr: "En préparation", es: "En preparación", ja: "準備中", ar: "قيد التجهيز", he: "בהכנה")
    }
    var onItsWay: String { of("On its way", de: "Unterwegs", fr: "En route", es: "En camino", ja: "配送中", ar: "في الطريق", he: "בדרך") }
    var outForDelivery: String {
        of(
            "Out for delivery", de: "In Zustellung", fr: "En cours de livraison", es: "En reparto", ja: "配達中", ar: "قيد التوصيل",
            he: "יצא למסירה")
    }
    var delivered: String { of("Delivered", de: "Zugestellt", fr: "Livré", es: "Entregado", ja: "配達済み", ar: "تم التسليم", he: "נמסר") }
    var shipped: String { of("Shipped", de: "Versandt", fr: "Expédié", es: "Enviado", ja: "発送済み", ar: "تم الشحن", he: "נשלח") }
    var problem: String {
        of(
            "There is a problem", de: "Es gibt ein Problem", fr: "Un problème est survenu", es: "Hay un problema", ja: "問題が発生しています",
            ar: "توجد مشكلة", he: "יש בעיה")
    }
    var cancelled: String { of("Cancelled", de: "Storniert", fr: "Annulé", es: "Cancelado", ja: "キャンセル済み", ar: "تم الإلغاء", he: "בוטל") }
    var readyForPickup: String {
        of(
            "Ready for pickup", de: "Bereit zur Abholung", fr: "Prêt à être retiré", es: "Listo para recoger", ja: "受け取り可能",
            ar: "جاهز للاستلام", he: "מוכן לאיסוף")
    }
    var pickedUp: String { of("Picked up", de: "Abgeholt", fr: "Retiré", es: "Recogido", ja: "受け取り済み", ar: "تم الاستلام", he: "נאסף") }
    var notSentBack: String {
        of(
            "Not sent back yet", de: "Noch nicht zurückgesandt", fr: "Pas encore renvoyé", es: "Aún sin devolver", ja: "返送前",
            ar: "لم يُرسل بعد", he: "עוד לא הוחזר")
    }
    var beingChecked: String {
        of(
            "Being checked", de: "Wird geprüft", fr: "En cours de vérification", es: "En revisión", ja: "確認中", ar: "قيد المراجعة",
            he: "בבדיקה")
    }
    var completed: String { of("Completed", de: "Abgeschlossen", fr: "Terminé", es: "Completado", ja: "完了", ar: "مكتمل", he: "הושלם") }
    var failed: String { of("Failed", de: "Fehlgeschlagen", fr: "Échoué", es: "Fallido", ja: "失敗", ar: "فشل", he: "נכשל") }
}

extension SheetLanguage {
    func words(_ status: WalletOrderStatus) -> String {
        switch status {
        case .open: orderOpen
        case .completed: orderCompleted
        case .cancelled: orderCancelled
        default: CleanText(status.rawValue, limit: 40).text
        }
    }

    func words(_ status: ShippingStatus) -> String {
        switch status {
        case .open: notReady
        case .processing: beingPrepared
        case .onTheWay: onItsWay
        case .outForDelivery: outForDelivery
        case .delivered: delivered
        case .shipped: shipped
        case .issue: problem
        case .cancelled: cancelled
        default: CleanText(status.rawValue, limit: 40).text
        }
    }

    func words(_ status: PickupStatus) -> String {
        switch status {
        case .open: notReady
        case .processing: beingPrepared
        case .readyForPickup: readyForPickup
        case .pickedUp: pickedUp
        case .issue: problem
        case .cancelled: cancelled
        default: CleanText(status.rawValue, limit: 40).text
        }
    }

    func words(_ status: WalletReturnStatus) -> String {
        switch status {
        case .open: notSentBack
        case .onTheWay: onItsWay
        case .processing: beingChecked
        case .issue: problem
        case .completed: completed
        case .cancelled: cancelled
        default: CleanText(status.rawValue, limit: 40).text
        }
    }

    /// `nil` for a transaction as it should be.
    func words(_ status: WalletTransactionStatus) -> String? {
        switch status {
        case .approved, .completed: nil
        case .pending: pending
        case .cancelled: cancelled
        case .failed: failed
        default: CleanText(status.rawValue, limit: 40).text
        }
    }
}
