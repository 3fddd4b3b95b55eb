// Every line of a file through simdjson's document tree.
//
//   simdjson check FILE           with rules, the whole process once; prints how many lines were accepted, and of how many
//   simdjson time FILE [rules]    one pass after one to warm up; prints bytes, documents and processor seconds
//
// Without rules it reads nothing of the tree: the lower bound of what a parser takes. The rules are those of PlainRules.swift: codes,
// decimals, lines that add up, addresses, nothing twice.
#include <cstdio>
#include <cstring>
#include <ctime>
#include <simdjson.h>
#include <vector>

static double processorSeconds() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

using simdjson::dom::element;
using simdjson::dom::object;
using std::string_view;

static string_view text(object of, const char *name) {
    string_view value;
    return of[name].get(value) ? string_view() : value;
}

/// Capital letters, as many as a code has.
static bool isCode(string_view code, size_t letters) {
    if (code.size() != letters) return false;
    for (char letter : code)
        if (letter < 'A' || letter > 'Z') return false;
    return true;
}

static int decimalsOf(string_view currency) {
    static const string_view wholes = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF ";
    static const string_view thousandths = "BHD IQD JOD KWD LYD OMR TND ";
    return wholes.find(currency) != string_view::npos ? 0 : thousandths.find(currency) != string_view::npos ? 3 : 2;
}

/// Reads an amount in thousandths.
static bool amount(object of, int decimals, int64_t &value) {
    const string_view digits = text(of, "amount");
    size_t place = !digits.empty() && digits[0] == '-';
    const bool isNegative = place;
    int behind = -1;
    value = 0;
    if (place == digits.size() || digits.size() > 15) return false;
    for (; place < digits.size(); place++) {
        if (digits[place] == '.') {
            if (behind >= 0 || place == size_t(isNegative)) return false;
            behind = 0;
        } else {
            if (digits[place] < '0' || digits[place] > '9') return false;
            value = value * 10 + (digits[place] - '0');
            if (behind >= 0) behind++;
        }
    }
    if (behind == 0 || behind > decimals) return false;
    for (int more = behind < 0 ? 0 : behind; more < 3; more++) value *= 10;
    if (isNegative) value = -value;
    return true;
}

/// Whether no two objects of a list have the same text for a member.
static bool isDistinct(simdjson::dom::array list, const char *name) {
    std::vector<string_view> seen;
    for (object entry : list) {
        const string_view value = text(entry, name);
        for (string_view other : seen)
            if (other == value) return false;
        seen.push_back(value);
    }
    return true;
}

static bool isAddress(object of, const char *name) {
    const string_view address = text(of, name);
    return address.empty() || address.substr(0, 8) == "https://";
}

static bool isPlan(object request, const char *name, const char *billing, const char *timing, int decimals) {
    object plan, item;
    int64_t value;
    if (request[name].get(plan)) return true;
    return !plan[billing].get(item) && text(item, "paymentTiming") == timing && !text(item, "label").empty() && amount(item, decimals, value)
        && isAddress(plan, "managementURL") && isAddress(plan, "tokenNotificationURL");
}

static bool accepts(element root) {
    object request, totalItem;
    simdjson::dom::array list;
    if (root.get(request) || request["total"].get(totalItem)) return false;
    const string_view currency = text(request, "currencyCode");
    if (!isCode(currency, 3) || !isCode(text(request, "countryCode"), 2) || text(totalItem, "label").empty()) return false;
    const int decimals = decimalsOf(currency);
    int64_t total, value, sum = 0;
    if (!amount(totalItem, decimals, total) || total < 0) return false;
    bool has3DS = false, isSure = false;
    if (request["merchantCapabilities"].get(list)) return false;
    for (string_view word : list) has3DS |= word == "supports3DS";
    if (!has3DS || request["supportedNetworks"].get(list) || list.size() == 0) return false;
    if (!request["lineItems"].get(list)) {
        isSure = list.size() > 0;
        for (object item : list) {
            if (text(item, "label").empty() || !amount(item, decimals, value)) return false;
            const string_view timing = text(item, "paymentTiming");
            if (text(item, "type") == "pending" || (!timing.empty() && timing != "immediate")) isSure = false;
            sum += value;
        }
        if (isSure && sum != total) return false;
    }
    if (!request["shippingMethods"].get(list)) {
        for (object method : list)
            if (text(method, "label").empty() || !amount(method, decimals, value) || value < 0) return false;
        if (!isDistinct(list, "identifier")) return false;
    }
    if (!request["multiTokenContexts"].get(list)) {
        sum = 0;
        for (object context : list) {
            if (!amount(context, decimals, value) || value < 0) return false;
            sum += value;
        }
        if (sum > total || !isDistinct(list, "externalIdentifier")) return false;
    }
    return isPlan(request, "recurringPaymentRequest", "regularBilling", "recurring", decimals)
        && isPlan(request, "automaticReloadPaymentRequest", "automaticReloadBilling", "automaticReload", decimals)
        && isPlan(request, "deferredPaymentRequest", "deferredBilling", "deferred", decimals);
}

using Lines = std::vector<std::pair<const char *, size_t>>;

static size_t accepted(const Lines &lines, bool hasRules) {
    simdjson::dom::parser parser;
    size_t count = 0;
    for (auto [start, length] : lines) {
        element root;
        // The buffer goes on behind every line, so nothing has to be copied.
        if (!parser.parse(start, length, false).get(root) && (!hasRules || accepts(root))) count++;
    }
    return count;
}

int main(int count, char **arguments) {
    const bool isCheck = count == 3 && string_view(arguments[1]) == "check";
    FILE *file = count > 2 ? std::fopen(arguments[2], "rb") : nullptr;
    if (!file || count > 4) return std::fprintf(stderr, "usage: simdjson check|time FILE [rules]\n"), 2;
    std::fseek(file, 0, SEEK_END);
    const size_t size = size_t(std::ftell(file));
    std::rewind(file);
    std::vector<char> text(size + simdjson::SIMDJSON_PADDING);
    if (std::fread(text.data(), 1, size, file) != size) return std::fprintf(stderr, "cannot read %s\n", arguments[2]), 2;
    Lines lines;
    size_t bytes = 0;
    for (const char *start = text.data(), *end = start + size; start < end;) {
        const char *next = static_cast<const char *>(std::memchr(start, '\n', size_t(end - start)));
        if (!next) next = end;
        if (next > start) lines.emplace_back(start, size_t(next - start));
        bytes += size_t(next - start);
        start = next + 1;
    }
    if (isCheck) return std::printf("%zu %zu\n", accepted(lines, true), lines.size()), 0;
    accepted(lines, count == 4);
    const double begin = processorSeconds();
    if (accepted(lines, count == 4) != lines.size()) return std::fprintf(stderr, "refused a line\n"), 1;
    std::printf("%zu %zu %.9f\n", bytes, lines.size(), processorSeconds() - begin);
}
