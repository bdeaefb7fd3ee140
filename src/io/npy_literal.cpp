#include "io/npy_literal.h"

#include <charconv>
#include <cstring>

#include "io/npy_descr.h"

namespace tp {

namespace {

// A piece of the header's text.
struct Span {
  const char* begin;
  const char* end;
  size_t size() const noexcept { return static_cast<size_t>(end - begin); }
  bool is(const char* word) const noexcept {
    return size() == std::strlen(word) && std::memcmp(begin, word, size()) == 0;
  }
};

class Parser {
 public:
  Parser(const ByteSource& source, int version, const char* text, size_t length,
         NpyHeader& header) noexcept
      : source_(source),
        version_(version),
        begin_(text),
        at_(text),
        end_(text + length),
        header_(header) {}

  void parse() {
    expect('{');
    unsigned seen = 0;
    while (!take('}')) {
      const unsigned key = parse_key();
      if ((seen & key) != 0) fail("a key is there twice");
      seen |= key;
      expect(':');
      parse_value(key);
      if (!take(',')) {
        expect('}');
        break;
      }
    }
    skip_blanks();
    if (at_ != end_) fail("something follows the dictionary");
    require(seen, kDescr, "descr");
    require(seen, kOrder, "fortran_order");
    require(seen, kShape, "shape");
  }

 private:
  static constexpr unsigned kDescr = 1;
  static constexpr unsigned kOrder = 2;
  static constexpr unsigned kShape = 4;

  [[noreturn]] void fail(const char* reason) const {
    source_.refuse(TP_ERROR_FORMAT, "npy header, byte %zu: %s",
                   static_cast<size_t>(at_ - begin_), reason);
  }

  void require(unsigned seen, unsigned key, const char* name) const {
    if ((seen & key) == 0) {
      source_.refuse(TP_ERROR_FORMAT, "npy header: the key '%s' is missing",
                     name);
    }
  }

  static bool is_blank(char c) noexcept {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
  }
  static bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
  static bool is_word(char c) noexcept {
    return is_digit(c) || c == '_' || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z');
  }

  void skip_blanks() noexcept {
    while (at_ != end_ && is_blank(*at_)) ++at_;
  }

  // The next character after blanks; 0 at the end, which no rule accepts.
  char peek() noexcept {
    skip_blanks();
    return at_ == end_ ? '\0' : *at_;
  }

  bool take(char c) noexcept {
    if (peek() != c || at_ == end_) return false;
    ++at_;
    return true;
  }

  void expect(char c) {
    if (take(c)) return;
    source_.refuse(TP_ERROR_FORMAT, "npy header, byte %zu: '%c' is expected%s",
                   static_cast<size_t>(at_ - begin_), c,
                   at_ == end_ ? ", not the end" : "");
  }

  Span parse_string() {
    const char quote = peek();
    if (quote != '\'' && quote != '"') fail("a quoted string is expected");
    const char* begin = ++at_;
    while (at_ != end_ && *at_ != quote) {
      if (*at_ == '\\') fail("escapes in strings are not read");
      if (*at_ == '\n') fail("a string ends with its line");
      ++at_;
    }
    if (at_ == end_) fail("a string has no end");
    return {begin, at_++};
  }

  unsigned parse_key() {
    const Span key = parse_string();
    if (key.is("descr")) return kDescr;
    if (key.is("fortran_order")) return kOrder;
    if (key.is("shape")) return kShape;
    source_.refuse(TP_ERROR_FORMAT, "npy header: the key '%s' is unknown",
                   excerpt(key.begin, key.size()).text);
  }

  void parse_value(unsigned key) {
    if (key == kDescr) {
      parse_descr();
    } else if (key == kOrder) {
      header_.is_fortran_order = parse_bool();
    } else {
      parse_shape();
    }
  }

  void parse_descr() {
    const char first = peek();
    if (first == '[' || first == '(') {
      source_.refuse(
          TP_ERROR_DTYPE,
          "descr %s is a structured element type, which has no dtype",
          excerpt(at_, bracketed_length()).text);
    }
    const Span descr = parse_string();
    const NpyElement element = npy_element(source_, descr.begin, descr.size());
    header_.dtype = element.dtype;
    header_.is_foreign_endian = element.is_foreign_endian;
  }

  // From an opening bracket to its end, for an error text.
  size_t bracketed_length() const noexcept {
    size_t depth = 0;
    const char* end = at_;
    do {
      if (*end == '[' || *end == '(') ++depth;
      if (*end == ']' || *end == ')') --depth;
      ++end;
    } while (end != end_ && depth != 0);
    return static_cast<size_t>(end - at_);
  }

  bool parse_bool() {
    skip_blanks();
    const char* begin = at_;
    while (at_ != end_ && is_word(*at_)) ++at_;
    const Span word = {begin, at_};
    if (word.is("True")) return true;
    if (word.is("False")) return false;
    at_ = begin;
    fail("fortran_order must be True or False");
  }

  void parse_shape() {
    if (!take('(')) fail("shape must be a tuple");
    header_.sizes.resize(0);
    while (!take(')')) {
      const int64_t size = parse_size();
      if (header_.sizes.size() == DimsBuffer::kCapacity) {
        source_.refuse(TP_ERROR_UNSUPPORTED,
                       "the shape has more than %zu dimensions",
                       DimsBuffer::kCapacity);
      }
      header_.sizes.push_back(size);
      if (take(',')) continue;
      if (!take(')')) fail("',' or ')' is expected in shape");
      // In Python (5) is a number; the tuple is (5,).
      if (header_.sizes.size() == 1) fail("shape must be a tuple");
      break;
    }
  }

  int64_t parse_size() {
    const char first = peek();
    if (first == '-') fail("a size is negative");
    if (!is_digit(first)) fail("a size must be an integer");
    int64_t size = 0;
    const auto [rest, error] = std::from_chars(at_, end_, size);
    if (error != std::errc()) fail("a size is beyond 63 bits");
    if (first == '0' && rest - at_ > 1) fail("a size has leading zeros");
    at_ = rest;
    // Python 2 wrote long integers with a suffix; it knew versions 1 and 2.
    if (version_ < 3 && at_ != end_ && *at_ == 'L') ++at_;
    if (at_ != end_ && (is_word(*at_) || *at_ == '.')) {
      fail("a size must be an integer");
    }
    return size;
  }

  const ByteSource& source_;
  int version_;
  const char* begin_;
  const char* at_;
  const char* end_;
  NpyHeader& header_;
};

}  // namespace

void parse_npy_literal(const ByteSource& source, int version, const char* text,
                       size_t length, NpyHeader& header) {
  Parser(source, version, text, length, header).parse();
}

}  // namespace tp
