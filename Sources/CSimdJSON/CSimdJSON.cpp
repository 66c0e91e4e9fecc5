// A strict walk over a JSON text by simdjson's On-Demand API.
//
// On-Demand values are lazy: simdjson checks the structure of what is visited and leaves scalars as
// they are. So every value is visited, in order, and each scalar is held to RFC 8259 here. Numbers are
// read here too, since they are decimal. simdjson checks UTF-8 and control characters, and undoes
// escapes; a string without a backslash stays where it is.
#include "CSimdJSON.h"

#include <simdjson.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <optional>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace ondemand = simdjson::ondemand;

static_assert(csj_padding >= simdjson::SIMDJSON_PADDING, "texts need simdjson's padding");

namespace {

uint32_t hash(std::string_view name) {
  uint32_t value = 2166136261u;
  for (char character : name) value = (value ^ uint8_t(character)) * 16777619u;
  return value;
}

// The names of one object, for look-up without comparing them all.
struct object_table {
  uint32_t first_member;
  uint32_t member_count;
  uint32_t mask;
  bool reports_unknown;
  std::vector<uint32_t> positions;
  // Names that it does not have and that were met, as far as they are kept.
  std::unordered_set<std::string> unknown_names;
};

bool is_space(char byte) { return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t'; }

// An element's bytes up to where the next token starts, never none: a value's, or the document's,
// for which simdjson gives them with an error that there cannot be.
std::string_view token_of(ondemand::value &value) { return value.raw_json_token(); }
std::string_view token_of(ondemand::document_reference &document) {
  return document.raw_json_token().value_unsafe();
}

bool is_digit(char byte) { return uint8_t(byte - '0') < 10; }

uint64_t load(const void *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

// A name with the quote behind it, as it stands in data where nothing of it is escaped. Names are
// short: for most it takes one comparison to find them.
class quoted_name {
  std::string bytes;
  uint64_t first_bytes = 0;
  uint64_t first_mask = 0;

public:
  explicit quoted_name(std::string_view name) : bytes(name) {
    // What has to be escaped never stands in data like that: nothing is to begin with it.
    bytes.push_back(name.find_first_of("\\\"") == name.npos ? '"' : '\0');
    size_t count = std::min(bytes.size(), sizeof first_bytes);
    memcpy(&first_bytes, bytes.data(), count);
    memset(&first_mask, 0xFF, count);
  }

  // Whether the text begins with it. 8 bytes more may be looked at than are equal.
  bool begins(const char *text) const {
    if ((load(text) ^ first_bytes) & first_mask) return false;
    for (size_t at = sizeof first_bytes; at < bytes.size(); at++) {
      if (text[at] != bytes[at]) return false;
    }
    return true;
  }
};

// A member that is wanted, with its name as it mostly stands in data.
struct known_member {
  csj_member plan;
  quoted_name name;
};

constexpr uint32_t no_member = UINT32_MAX;

// How the value of a member or item is to be reported.
struct wanted {
  // Null where it is not.
  const csj_member *plan;
  uint32_t slot;
  uint32_t name;
  // Where the members count from of an object that shares it.
  uint32_t base;
  // How many lists and maps may still stand around the value, and which of them are maps.
  uint32_t lists;
  uint64_t maps;

  bool is_map() const { return plan && lists > 0 && (maps & 1); }
};

// A member whose name is not that of the next one in the form's order.
struct named_member {
  csj_outcome outcome;
  // Which of the form's it is; null where it is none.
  const known_member *found;
  // How its value is to be reported in an object that is no form: null where it is not.
  const csj_member *plan;
  uint32_t slot;
};

// Bytes of a text, in the record or behind it among the texts.
struct place {
  uint32_t start;
  uint32_t count;
};

// What is wanted of a value of which everything is, and of one that has no members.
constexpr csj_member everything = {0, 0, 0, csj_object_all, 0, 0, 1, false};
constexpr csj_member plain = {0, 0, 0, csj_object_none, 0, 0, 1, false};

}  // namespace

struct csj_reader {
  std::string names;
  std::vector<known_member> members;
  std::vector<object_table> objects;
  csj_member root = everything;
  uint32_t max_depth = 0;

  ondemand::parser parser;
  // Of several records the documents that have not been read; null where each is read alone.
  struct document_queue {
    ondemand::document_stream stream;
    ondemand::document_stream::iterator next;
  };
  std::optional<document_queue> documents;
  const uint8_t *text = nullptr;
  size_t text_count = 0;
  // The first backslash that is not before the record, or the text's end. Most texts have none, and
  // so are searched once, not once a record.
  const uint8_t *next_escape = nullptr;

  // Of the record that is read.
  const uint8_t *record = nullptr;
  const uint8_t *record_end = nullptr;
  bool has_escapes = false;
  // Grows by hand: what vectors do to grow keeps `push` from being inlined.
  std::unique_ptr<csj_entry[]> entries;
  size_t entry_count = 0;
  size_t entry_capacity = 0;
  // Texts whose escapes have been undone.
  std::string texts;
  // A name of a member that the object at the position does not have, and where it was met first.
  struct unknown_member {
    uint32_t object;
    std::string name;
    uint32_t offset;
  };
  // Of all records.
  std::vector<unknown_member> unknown_names;

  std::string_view name_of(const csj_member &member) const {
    return {names.data() + member.name_start, member.name_count};
  }

  uint32_t offset(const void *byte) const {
    return uint32_t(static_cast<const uint8_t *>(byte) - record);
  }
  // The first backslash of the text from there on, or the text's end.
  const uint8_t *escape_from(const uint8_t *start) const {
    const void *found = memchr(start, '\\', size_t(text + text_count - start));
    return found ? static_cast<const uint8_t *>(found) : text + text_count;
  }
  __attribute__((always_inline)) csj_entry &push(
    csj_kind kind, uint32_t slot, uint32_t name, const void *token, place content
  ) {
    if (__builtin_expect(entry_count == entry_capacity, false)) grow_entries();
    csj_entry &entry = entries[entry_count++];
    entry = {kind, 0, slot, offset(token), name, content.start, content.count, 0, 0};
    return entry;
  }
  csj_entry &push(csj_kind kind, const wanted &want, std::string_view token) {
    return push(kind, want.slot, want.name, token.data(), {0, 0});
  }
  void grow_entries();

  csj_outcome begin(const uint8_t *bytes, size_t count);
  csj_outcome read(size_t start, size_t end);
  csj_outcome read(ondemand::document_reference document, const uint8_t *text_end);
  csj_outcome read_whole(ondemand::document_reference document, const uint8_t *text_end);
  // An element is a value, or the document where that is the root.
  template <typename Element>
  __attribute__((always_inline)) csj_outcome value(Element &element, wanted want, uint32_t depth);
  template <typename Element>
  __attribute__((noinline)) csj_outcome other(
    Element &element, std::string_view token, const wanted &want, uint32_t depth);
  template <typename Element>
  __attribute__((noinline)) csj_outcome object(Element &element, std::string_view token, const wanted &want, uint32_t depth);
  __attribute__((noinline)) csj_outcome map(
    ondemand::object &object, std::string_view token, const wanted &want, uint32_t depth);
  template <typename Element>
  __attribute__((noinline)) csj_outcome list(Element &element, std::string_view token, const wanted &want, uint32_t depth);
  template <typename Element>
  __attribute__((always_inline)) csj_outcome string(Element &element, std::string_view token, wanted want);
  csj_outcome number(std::string_view token, const wanted &want);
  csj_outcome literal(std::string_view token, const wanted &want, std::string_view word, csj_kind kind);
  csj_outcome unescaped(simdjson::simdjson_result<std::string_view> result, place &content);
  const known_member *look_up(const object_table &table, std::string_view name) const;
  void keep_unknown(uint32_t object, std::string_view name, uint32_t offset);
  void forget_unknown(size_t kept_count);
  named_member name(
    ondemand::field &field, int32_t described, uint32_t position, uint32_t object_slot);
};

__attribute__((noinline)) void csj_reader::grow_entries() {
  size_t capacity = std::max(entry_capacity * 2, size_t(64));
  std::unique_ptr<csj_entry[]> larger(new csj_entry[capacity]);
  std::copy_n(entries.get(), entry_count, larger.get());
  entries = std::move(larger);
  entry_capacity = capacity;
}

// Keeps a text whose escapes simdjson has undone.
__attribute__((noinline)) csj_outcome csj_reader::unescaped(
  simdjson::simdjson_result<std::string_view> result, place &content
) {
  std::string_view text;
  if (std::move(result).get(text)) return csj_outcome_malformed;
  // simdjson 3.0 lets the second half of a surrogate pair pass on its own, which isn't UTF-8.
  for (size_t at = 0; (at = text.find('\xED', at)) != text.npos; at++) {
    if (at + 1 < text.size() && uint8_t(text[at + 1]) >= 0xA0) return csj_outcome_malformed;
  }
  content = {offset(record_end) + uint32_t(texts.size()), uint32_t(text.size())};
  texts.append(text);
  return csj_outcome_read;
}

const known_member *csj_reader::look_up(const object_table &table, std::string_view name) const {
  if (table.member_count == 0) return nullptr;
  for (uint32_t at = hash(name) & table.mask;; at = (at + 1) & table.mask) {
    uint32_t position = table.positions[at];
    if (position == no_member) return nullptr;
    const known_member &member = members[position];
    if (name_of(member.plan) == name) return &member;
  }
}

template <typename Element>
inline csj_outcome csj_reader::string(Element &element, std::string_view token, wanted want) {
  if (token.size() < 2 || token.back() != '"') return csj_outcome_malformed;
  place content = {offset(token.data() + 1), uint32_t(token.size() - 2)};
  if (has_escapes && memchr(token.data(), '\\', token.size())) {
    size_t texts_before = texts.size();
    csj_outcome outcome = unescaped(element.get_string(), content);
    if (outcome != csj_outcome_read) return outcome;
    if (!want.plan) texts.resize(texts_before);
  } else if (element.get_raw_json_string().error()) {
    // simdjson would take a string that was not consumed for a name if a colon follows.
    return csj_outcome_malformed;
  }
  if (want.plan) push(csj_kind_text, want.slot, want.name, token.data(), content);
  return csj_outcome_read;
}

inline csj_outcome csj_reader::literal(
  std::string_view token, const wanted &want, std::string_view word, csj_kind kind
) {
  if (token != word) return csj_outcome_malformed;
  if (want.plan) push(kind, want, token).payload = kind == csj_kind_true;
  return csj_outcome_read;
}

csj_outcome csj_reader::number(std::string_view token, const wanted &want) {
  const char *end = token.data();
  const char *limit = end + token.size();
  bool negative = *end == '-';
  if (negative) end++;
  const char *digits = end;
  uint64_t significand = 0;
  while (end < limit && is_digit(*end)) significand = significand * 10 + uint64_t(*end++ - '0');
  ptrdiff_t digit_count = end - digits;
  if (digit_count == 0 || (digit_count > 1 && *digits == '0')) return csj_outcome_malformed;
  int scale = 0;
  bool has_exponent = false;
  if (end < limit && *end == '.') {
    const char *fraction = ++end;
    while (end < limit && is_digit(*end)) significand = significand * 10 + uint64_t(*end++ - '0');
    if (end == fraction) return csj_outcome_malformed;
    digit_count += end - fraction;
    scale = digit_count > 18 ? 0 : -int(end - fraction);
  }
  if (end < limit && (*end | 0x20) == 'e') {
    has_exponent = true;
    end++;
    if (end < limit && (*end == '+' || *end == '-')) end++;
    const char *exponent = end;
    while (end < limit && is_digit(*end)) end++;
    if (end == exponent) return csj_outcome_malformed;
  }
  if (end != limit) return csj_outcome_malformed;
  if (!want.plan) return csj_outcome_read;
  bool is_wide = has_exponent || digit_count > 18;
  csj_entry &entry = push(is_wide ? csj_kind_digits : csj_kind_number, want, token);
  if (is_wide) {
    entry.start = offset(token.data());
    entry.count = uint32_t(token.size());
    return csj_outcome_read;
  }
  while (scale < 0 && significand % 10 == 0) {
    significand /= 10;
    scale++;
  }
  entry.payload = negative ? -int64_t(significand) : int64_t(significand);
  entry.scale = int16_t(scale);
  return csj_outcome_read;
}

template <typename Element>
csj_outcome csj_reader::list(
  Element &element, std::string_view token, const wanted &want, uint32_t depth
) {
  if (depth == 0) return csj_outcome_deep;
  ondemand::array array;
  if (element.get_array().get(array)) return csj_outcome_malformed;
  size_t at = entry_count;
  if (want.plan) push(csj_kind_list, want, token);
  bool all = want.plan && want.plan->object == csj_object_all;
  wanted item = want;
  if ((!all && want.lists == 0) || want.is_map()) item.plan = nullptr;
  item.lists = want.lists > 0 ? want.lists - 1 : 0;
  item.maps = want.maps >> 1;
  uint32_t stride = item.plan && item.lists == 0 ? item.plan->stride : 1;
  item.name = offset(token.data());
  uint32_t items = 0;
  for (simdjson::simdjson_result<ondemand::value> result : array) {
    ondemand::value inner;
    if (result.get(inner)) return csj_outcome_malformed;
    item.slot = items * stride;
    csj_outcome outcome = value(inner, item, depth - 1);
    if (outcome != csj_outcome_read) return outcome;
    items++;
  }
  if (want.plan) {
    // Of items that nobody wants it matters whether there are any.
    entries[at].count = item.plan ? items : std::min(items, 1u);
    entries[at].end = uint32_t(entry_count);
    entries[at].payload = stride;
  }
  return csj_outcome_read;
}

// Keeps a name that an object does not have, unless it was met before or there are too many.
__attribute__((noinline)) void csj_reader::keep_unknown(
  uint32_t object, std::string_view name, uint32_t offset
) {
  if (unknown_names.size() == csj_most_unknown_names) return;
  std::string kept(name);
  if (!objects[object].unknown_names.insert(kept).second) return;
  unknown_names.push_back({object, std::move(kept), offset});
}

// Forgets the names that were met behind the first so many.
__attribute__((noinline)) void csj_reader::forget_unknown(size_t kept_count) {
  for (; unknown_names.size() > kept_count; unknown_names.pop_back()) {
    const unknown_member &last = unknown_names.back();
    objects[last.object].unknown_names.erase(last.name);
  }
}

// Looks up a name among the members of what is described. Not inlined, so that it takes no registers
// from the loop over members.
__attribute__((noinline)) named_member csj_reader::name(
  ondemand::field &field, int32_t described, uint32_t position, uint32_t object_slot
) {
  static constexpr std::pair<std::string_view, uint32_t> file_members[] = {
    {"name", 0}, {"size", 1}, {"media_type", 2}, {"type", 2},
  };
  const char *key = field.key().raw();
  size_t texts_before = texts.size();
  place content;
  csj_outcome outcome = unescaped(field.unescaped_key(), content);
  if (outcome != csj_outcome_read) return {outcome, nullptr, nullptr, 0};
  if (content.count > csj_longest_name) return {csj_outcome_malformed, nullptr, nullptr, 0};
  std::string_view name = std::string_view(texts).substr(texts_before);
  named_member named = {csj_outcome_read, nullptr, nullptr, 0};
  if (described == csj_object_all) {
    push(csj_kind_name, 2 * position, offset(key - 1), key - 1, content);
    return {csj_outcome_read, nullptr, &everything, 2 * position + 1};
  }
  if (described >= 0) {
    named.found = look_up(objects[described], name);
    if (!named.found && objects[described].reports_unknown) {
      push(csj_kind_unknown, object_slot, offset(key - 1), key - 1, content);
      return named;
    }
    if (!named.found) keep_unknown(uint32_t(described), name, offset(key - 1));
  }
  if (described == csj_object_file) {
    for (auto &[file_name, slot] : file_members) {
      if (name == file_name) named = {csj_outcome_read, nullptr, &plain, slot};
    }
  }
  // A name that is known is not kept.
  texts.resize(texts_before);
  return named;
}

template <typename Element>
csj_outcome csj_reader::object(
  Element &element, std::string_view token, const wanted &want, uint32_t depth
) {
  if (depth == 0) return csj_outcome_deep;
  ondemand::object object;
  if (element.get_object().get(object)) return csj_outcome_malformed;
  if (want.is_map()) return map(object, token, want, depth);
  // Inside fewer lists than expected, an object is of the wrong type, whatever its members.
  int32_t described = want.plan && want.lists == 0 ? want.plan->object : csj_object_none;
  bool is_open = described == csj_object_all;
  uint32_t member_count = 0;
  size_t at = entry_count;
  if (want.plan) {
    bool is_file = described == csj_object_file;
    push(is_file ? csj_kind_file : is_open ? csj_kind_object : csj_kind_group, want, token);
  }
  const object_table *table = described >= 0 ? &objects[described] : nullptr;
  uint32_t base = want.plan && want.plan->shares_base ? want.base : want.slot;
  // The member that would come next in the form's order, as it does in most data.
  const known_member *guess = table ? members.data() + table->first_member : nullptr;
  const known_member *last_guess = table ? guess + table->member_count : nullptr;

  for (auto result : object) {
    if (result.error()) return csj_outcome_malformed;
    ondemand::field &field = result.value_unsafe();
    const char *key = field.key().raw();
    wanted member = {nullptr, 0, offset(key - 1), base, 0, 0};
    const known_member *found = guess;
    if (guess == last_guess || !guess->name.begins(key)) {
      named_member named = name(field, described, member_count++, want.slot);
      if (named.outcome != csj_outcome_read) return named.outcome;
      found = named.found;
      member.plan = named.plan;
      member.slot = named.slot;
    }
    if (found) {
      member.plan = &found->plan;
      member.slot = base + member.plan->slot;
      member.lists = member.plan->lists;
      member.maps = member.plan->maps;
      guess = found + 1;
    }
    csj_outcome outcome = value(field.value(), member, depth - 1);
    if (outcome != csj_outcome_read) return outcome;
  }
  if (want.plan) entries[at].end = uint32_t(entry_count);
  if (is_open) entries[at].count = member_count;
  return csj_outcome_read;
}

// Reads an object whose keys are data.
csj_outcome csj_reader::map(
  ondemand::object &object, std::string_view token, const wanted &want, uint32_t depth
) {
  size_t at = entry_count;
  push(csj_kind_map, want, token);
  uint32_t lists = want.lists - 1;
  uint32_t stride = 1 + (lists == 0 ? want.plan->stride : 1);
  uint32_t count = 0;
  for (auto result : object) {
    if (result.error()) return csj_outcome_malformed;
    ondemand::field &field = result.value_unsafe();
    const char *key = field.key().raw();
    place content;
    csj_outcome outcome = unescaped(field.unescaped_key(), content);
    if (outcome != csj_outcome_read) return outcome;
    if (content.count > csj_longest_name) return csj_outcome_malformed;
    uint32_t slot = stride * count++;
    push(csj_kind_name, slot, offset(key - 1), key - 1, content);
    wanted member = {want.plan, slot + 1, offset(key - 1), slot + 1, lists, want.maps >> 1};
    outcome = value(field.value(), member, depth - 1);
    if (outcome != csj_outcome_read) return outcome;
  }
  entries[at].count = count;
  entries[at].end = uint32_t(entry_count);
  entries[at].payload = stride;
  return csj_outcome_read;
}

// A scalar is read from its token, which ends where the next one starts, and not by simdjson.
template <typename Element>
inline csj_outcome csj_reader::value(
  Element &element, wanted want, uint32_t depth
) {
  std::string_view token = token_of(element);
  if (uint8_t(token.back()) <= ' ') {
    while (is_space(token.back())) token.remove_suffix(1);
  }
  if (token.front() == '"') return string(element, token, want);
  wanted inner = want;
  return other(element, token, inner, depth);
}

// Reads what is no string. Not inlined, so that it takes no registers from the loop over members.
template <typename Element>
__attribute__((noinline)) csj_outcome csj_reader::other(
  Element &element, std::string_view token, const wanted &want, uint32_t depth
) {
  switch (token.front()) {
    case '{': return object(element, token, want, depth);
    case '[': return list(element, token, want, depth);
    case 't': return literal(token, want, "true", csj_kind_true);
    case 'f': return literal(token, want, "false", csj_kind_false);
    case 'n': return literal(token, want, "null", csj_kind_null);
    default:
      if (token.front() == '-' || is_digit(token.front())) return number(token, want);
      return csj_outcome_malformed;
  }
}

csj_outcome csj_reader::begin(const uint8_t *bytes, size_t count) {
  text = bytes;
  text_count = count;
  next_escape = escape_from(bytes);
  documents.reset();
  // Growing by half spares stepwise growth; a new parser gives back what one huge text took.
  size_t capacity = parser.capacity();
  if (capacity > (size_t(1) << 22) && count < capacity / 8) parser = ondemand::parser();
  if (count > parser.capacity()) {
    if (parser.allocate(std::max(count + count / 2, size_t(1) << 16))) return csj_outcome_exhausted;
  }
  return csj_outcome_read;
}

csj_outcome csj_reader::read(size_t start, size_t end) {
  record = text + start;
  record_end = text + end;
  // The first record of several has simdjson look at all of them; behind a single one is its line feed.
  if (start == 0 && end + 1 < text_count) {
    documents.emplace();
    if (parser.iterate_many(text, text_count, parser.capacity()).get(documents->stream)) {
      documents.reset();
    } else {
      documents->next = documents->stream.begin();
    }
  }
  if (documents) {
    ondemand::document_reference document;
    if (documents->next != documents->stream.end() && !(*documents->next).get(document)) {
      if (offset(token_of(document).data()) >= end - start) return csj_outcome_empty;
      if (read(document, nullptr) == csj_outcome_read) {
        ++documents->next;
        return csj_outcome_read;
      }
    }
    // Something is wrong with this record or with one after it: from here on each is read alone.
    documents.reset();
  }
  ondemand::document document;
  auto error = parser.iterate(
    simdjson::padded_string_view(record, end - start, end - start + csj_padding)).get(document);
  if (error == simdjson::EMPTY) return csj_outcome_empty;
  if (error == simdjson::MEMALLOC) return csj_outcome_exhausted;
  if (error) return csj_outcome_malformed;
  return read(ondemand::document_reference(document), record_end);
}

// Reads a document, which must end where the record does. Behind it is the end of the text, or, where that is
// null, what is left out of a stream of documents: all that is behind the last whole one.
csj_outcome csj_reader::read(ondemand::document_reference document, const uint8_t *text_end) {
  size_t unknown_count = unknown_names.size();
  csj_outcome outcome = read_whole(document, text_end);
  // How far what is no record is read depends on what is behind it.
  if (outcome != csj_outcome_read) forget_unknown(unknown_count);
  return outcome;
}

csj_outcome csj_reader::read_whole(
  ondemand::document_reference document, const uint8_t *text_end
) {
  entry_count = 0;
  texts.clear();
  if (next_escape < record) next_escape = escape_from(record);
  has_escapes = next_escape < record_end;
  std::string_view token = token_of(document);
  csj_outcome outcome = value(document, {&root, 0, 0, 0, 0, 0}, max_depth);
  if (outcome != csj_outcome_read) return outcome;
  // Where the next token is. simdjson doesn't go on behind a scalar that is read from its token.
  const char *next = token.data() + token.size();
  bool is_scalar = token.front() != '{' && token.front() != '[';
  if (!is_scalar && document.current_location().get(next)) {
    // The last document of a stream may end before the record: read alone, that is seen.
    if (!text_end) return csj_outcome_malformed;
    next = reinterpret_cast<const char *>(text_end);
  }
  const char *end = reinterpret_cast<const char *>(record_end);
  while (next > end && is_space(next[-1])) next--;
  return next == end ? csj_outcome_read : csj_outcome_malformed;
}

csj_reader *csj_reader_create(
  const uint8_t *names, size_t name_bytes, const csj_member *members, size_t member_count,
  const csj_object *objects, size_t object_count, uint32_t max_depth
) {
  try {
    auto reader = std::make_unique<csj_reader>();
    reader->names.assign(reinterpret_cast<const char *>(names), name_bytes);
    for (const csj_member *member = members; member < members + member_count; member++) {
      reader->members.push_back({*member, quoted_name(reader->name_of(*member))});
    }
    reader->max_depth = max_depth;
    reader->root.object = object_count > 0 ? 0 : csj_object_all;
    for (size_t index = 0; index < object_count; index++) {
      object_table table;
      table.first_member = objects[index].first_member;
      table.member_count = objects[index].member_count;
      table.reports_unknown = objects[index].reports_unknown;
      uint32_t size = 4;
      while (size < table.member_count * 2) size *= 2;
      table.mask = size - 1;
      table.positions.assign(size, no_member);
      for (uint32_t offset = 0; offset < table.member_count; offset++) {
        uint32_t member = table.first_member + offset;
        uint32_t at = hash(reader->name_of(members[member])) & table.mask;
        while (table.positions[at] != no_member) at = (at + 1) & table.mask;
        table.positions[at] = member;
      }
      reader->objects.push_back(std::move(table));
    }
    return reader.release();
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

void csj_reader_destroy(csj_reader *reader) { delete reader; }

csj_outcome csj_reader_begin(csj_reader *reader, const uint8_t *text, size_t count) {
  return reader->begin(text, count);
}

csj_outcome csj_reader_read(csj_reader *reader, size_t start, size_t end) {
  try {
    return reader->read(start, end);
  } catch (const std::bad_alloc &) {
    return csj_outcome_exhausted;
  }
}

const csj_entry *csj_reader_entries(const csj_reader *reader, size_t *count) {
  *count = reader->entry_count;
  return reader->entries.get();
}

const uint8_t *csj_reader_texts(const csj_reader *reader, size_t *count) {
  *count = reader->texts.size();
  return reinterpret_cast<const uint8_t *>(reader->texts.data());
}

size_t csj_reader_unknown_count(const csj_reader *reader) { return reader->unknown_names.size(); }

csj_unknown_name csj_reader_unknown_name(const csj_reader *reader, size_t index) {
  const auto &[object, name, offset] = reader->unknown_names[index];
  return {object, reinterpret_cast<const uint8_t *>(name.data()), name.size(), offset};
}

bool csj_is_utf8(const uint8_t *text, size_t count) {
  return simdjson::validate_utf8(reinterpret_cast<const char *>(text), count);
}
