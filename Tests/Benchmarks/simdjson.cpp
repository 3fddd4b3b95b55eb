// Parses every line of a file into simdjson's document tree and reads nothing of it: the lower bound of what a parser takes.
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <simdjson.h>
#include <string>
#include <vector>

static double processorSeconds() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

int main(int count, char **arguments) {
    if (count != 2) return std::fprintf(stderr, "usage: simdjson FILE\n"), 2;
    std::ifstream file(arguments[1], std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const size_t end = text.size();
    text.append(simdjson::SIMDJSON_PADDING, '\0');
    std::vector<std::pair<size_t, size_t>> lines;
    for (size_t start = 0, next; start < end; start = next + 1) {
        next = text.find('\n', start);
        if (next > end) next = end;
        if (next > start) lines.emplace_back(start, next - start);
    }
    simdjson::dom::parser parser;
    double seconds = 0;
    size_t bytes = 0;
    for (int pass = 0; pass < 2; pass++) {
        bytes = 0;
        const double begin = processorSeconds();
        for (auto [start, length] : lines) {
            simdjson::dom::element element;
            // The buffer goes on behind every line, so nothing has to be copied.
            if (parser.parse(text.data() + start, length, false).get(element)) return std::fprintf(stderr, "no JSON\n"), 1;
            bytes += length;
        }
        seconds = processorSeconds() - begin;
    }
    std::printf("simdjson\t%zu\t%zu\t%.9f\n", bytes, lines.size(), seconds);
}
