package import PaySheet

extension SheetLanguage {
    /// Returns a day in full: `1 March 2027`.
    package func text(_ day: CalendarDay) -> String {
        switch self {
        case .english: day.text
        case .spanish: monthDay(day) + " de " + String(day.year)
        case .japanese: String(day.year) + "年" + monthDay(day)
        default: monthDay(day) + " " + String(day.year)
        }
    }

    /// Returns a day without its year: `1 March`.
    // Cannot trap: a month counts from 1 to 12.
    private func monthDay(_ day: CalendarDay) -> String {
        let number = String(day.day)
        switch self {
        case .english: return String(day.text.dropLast(String(day.year).count + 1))
        case .german: return number + ". " + SheetLanguage.germanMonths[day.month - 1]
        case .french: return number + " " + SheetLanguage.frenchMonths[day.month - 1]
        case .spanish: return number + " de " + SheetLanguage.spanishMonths[day.month - 1]
        case .japanese: return String(day.month) + "月" + number + "日"
        case .arabic: return number + " " + SheetLanguage.arabicMonths[day.month - 1]
        case .hebrew: return number + " ב" + SheetLanguage.hebrewMonths[day.month - 1]
        }
    }

    /// Returns two days as short as possible: `8–10 March 2027`.
    func range(_ first: CalendarDay, _ last: CalendarDay) -> String {
        if self == .japanese {
            guard first.year == last.year else { return text(first) + "～" + text(last) }
            return text(first) + "～" + (first.month == last.month ? String(last.day) + "日" : monthDay(last))
        }
        guard first.year == last.year else { return text(first) + " – " + text(last) }
        guard first.month == last.month else { return monthDay(first) + " – " + text(last) }
        return String(first.day) + (self == .german ? "." : "") + "–" + text(last)
    }

    /// Returns an interval: `every 3 months`.
    func text(_ interval: Interval) -> String {
        let (count, unit) = interval.spoken
        let number = String(count)
        switch self {
        case .english: return interval.text
        case .german:
            let one = ["jede Minute", "jede Stunde", "jeden Tag", "jede Woche", "jeden Monat", "jedes Jahr"]
            let other = ["Minuten", "Stunden", "Tage", "Wochen", "Monate", "Jahre"]
            return count == 1 ? one[unit.rawValue] : "alle " + number + " " + other[unit.rawValue]
        case .french:
            let one = ["chaque minute", "chaque heure", "chaque jour", "chaque semaine", "chaque mois", "chaque année"]
            let other = [
                "toutes les % minutes", "toutes les % heures", "tous les % jours", "toutes les % semaines", "tous les % mois",
                "tous les % ans",
            ]
            return count == 1 ? one[unit.rawValue] : fill(other[unit.rawValue], number)
        case .spanish:
            let one = ["minuto", "hora", "día", "semana", "mes", "año"]
            let other = ["minutos", "horas", "días", "semanas", "meses", "años"]
            return count == 1 ? "cada " + one[unit.rawValue] : "cada " + number + " " + other[unit.rawValue]
        case .japanese:
            let one = ["毎分", "毎時", "毎日", "毎週", "毎月", "毎年"]
            let other = ["分", "時間", "日", "週間", "か月", "年"]
            return count == 1 ? one[unit.rawValue] : number + other[unit.rawValue] + "ごと"
        case .arabic: return "كل " + SheetLanguage.arabic(count, unit)
        case .hebrew:
            let one = ["דקה", "שעה", "יום", "שבוע", "חודש", "שנה"]
            let two = ["שתי דקות", "שעתיים", "יומיים", "שבועיים", "חודשיים", "שנתיים"]
            let other = ["דקות", "שעות", "ימים", "שבועות", "חודשים", "שנים"]
            return "כל " + (count == 1 ? one[unit.rawValue] : count == 2 ? two[unit.rawValue] : number + " " + other[unit.rawValue])
        }
    }

    /// Arabic has forms of its own for two, for three to ten, and for more.
    private static func arabic(_ count: Int64, _ unit: Interval.Unit) -> String {
        let one = ["دقيقة", "ساعة", "يوم", "أسبوع", "شهر", "سنة"]
        let two = ["دقيقتين", "ساعتين", "يومين", "أسبوعين", "شهرين", "سنتين"]
        let few = ["دقائق", "ساعات", "أيام", "أسابيع", "أشهر", "سنوات"]
        let many = ["دقيقة", "ساعة", "يومًا", "أسبوعًا", "شهرًا", "سنة"]
        switch count {
        case 1: return one[unit.rawValue]
        case 2: return two[unit.rawValue]
        default: return String(count) + " " + ((3...10).contains(count % 100) ? few : many)[unit.rawValue]
        }
    }

    private static let germanMonths = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember",
    ]
    private static let frenchMonths = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre",
    ]
    private static let spanishMonths = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
    ]
    private static let arabicMonths = [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر",
    ]
    private static let hebrewMonths = [
        "ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר", "נובמבר", "דצמבר",
    ]
}
