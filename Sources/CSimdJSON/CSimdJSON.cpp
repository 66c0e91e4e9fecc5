// A strict walk over the tokens that simdjson's first stage finds.
//
// simdjson's own values are lazy: they accept text after the part that was asked for, and assume in
// some places that the text is well formed. Here every token is looked at once, in order, and held
// to RFC 8259. The first stage has found the text to be UTF-8 without control characters in strings;
// the token behind a string tells where it ends, so a string without a backslash stays where it is.
#include "CSimdJSON.h"

#include <simdjson.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>
#include <vector>

namespace ondemand = simdjson::SIMDJSON_BUILTIN_IMPLEMENTATION::ondemand;

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
  std::vector<uint32_t> positions;
};

bool is_space(uint8_t byte) { return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t'; }

bool ends_scalar(uint8_t byte) {
  return is_space(byte) || byte == ',' || byte == '}' || byte == ']';
}

bool is_digit(uint8_t byte) { return uint8_t(byte - '0') < 10; }

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
  bool begins(const uint8_t *text) const {
    if ((load(text) ^ first_bytes) & first_mask) return false;
    for (size_t at = sizeof first_bytes; at < bytes.size(); at++) {
      if (text[at] != uint8_t(bytes[at])) return false;
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

// Tokens that are looked at together: a member's name, the colon, its value, and what follows.
constexpr size_t tokens_ahead = 4;

// How the value of a member or item is to be reported.
struct wanted {
  // Null where it is not.
  const csj_member *plan;
  uint32_t slot;
  uint32_t name;
  // Where the members count from of an object that shares it.
  uint32_t base;
  // How many lists may still stand around the value.
  uint32_t lists;
};

// Bytes of a text, in the record or behind it among the texts.
struct place {
  uint32_t start;
  uint32_t count;
};

// What is wanted of a value of which everything is, and of one that has no members.
constexpr csj_member everything = {0, 0, 0, csj_object_all, 0, 1, false};
constexpr csj_member plain = {0, 0, 0, csj_object_none, 0, 1, false};

}  // namespace

struct csj_reader {
  std::string names;
  std::vector<known_member> members;
  std::vector<object_table> objects;
  csj_member root = everything;
  uint32_t max_depth = 0;

  // Finds tokens.
  std::unique_ptr<simdjson::internal::dom_parser_implementation> indexer;
  // Undoes escapes.
  ondemand::parser unescaper;
  bool indexed = false;
  const uint8_t *text = nullptr;
  const uint8_t *text_end = nullptr;
  // Offset of the next token; the last one is followed by several offsets behind the text.
  const uint32_t *next_token = nullptr;
  // The first backslash from the record on, or the text's end; null where it has not been looked for.
  const uint8_t *backslash = nullptr;

  // Of the record that is read.
  const uint8_t *record = nullptr;
  const uint8_t *record_end = nullptr;
  uint32_t record_limit = 0;
  bool has_escapes = false;
  // Grows by hand: what vectors do to grow keeps `push` from being inlined.
  std::unique_ptr<csj_entry[]> entries;
  size_t entry_count = 0;
  size_t entry_capacity = 0;
  // Texts whose escapes have been undone.
  std::unique_ptr<uint8_t[]> texts;
  size_t texts_capacity = 0;
  uint8_t *texts_end = nullptr;

  std::string_view name_of(const csj_member &member) const {
    return {names.data() + member.name_start, member.name_count};
  }

  // The next token of the record, or a null pointer at its end.
  const uint8_t *peek() const {
    uint32_t token = *next_token;
    return token < record_limit ? text + token : nullptr;
  }
  const uint8_t *next() {
    const uint8_t *token = peek();
    if (token) next_token++;
    return token;
  }
  // Where the string that was read as the last token ends: at its closing quote.
  const uint8_t *string_end(const uint8_t *token) const {
    const uint8_t *end = text + std::min(*next_token, record_limit);
    do end--; while (is_space(*end));
    return end > token && *end == '"' ? end : nullptr;
  }
  uint32_t offset(const uint8_t *token) const { return uint32_t(token - record); }
  std::string_view text_at(place content) const {
    uint32_t record_count = offset(record_end);
    const uint8_t *start = content.start < record_count
      ? record + content.start : texts.get() + (content.start - record_count);
    return {reinterpret_cast<const char *>(start), content.count};
  }

  __attribute__((always_inline)) csj_entry &push(
    csj_kind kind, uint32_t slot, uint32_t name, const uint8_t *token, place content
  ) {
    if (__builtin_expect(entry_count == entry_capacity, false)) grow_entries();
    csj_entry &entry = entries[entry_count++];
    entry = {kind, 0, slot, offset(token), name, content.start, content.count, 0, 0};
    return entry;
  }
  csj_entry &push(csj_kind kind, const wanted &want, const uint8_t *token) {
    return push(kind, want.slot, want.name, token, {0, 0});
  }
  void grow_entries();
  void find_backslash();

  csj_outcome value(const uint8_t *token, wanted want, uint32_t depth);
  csj_outcome object(const uint8_t *token, const wanted &want, uint32_t depth);
  csj_outcome list(const uint8_t *token, const wanted &want, uint32_t depth);
  csj_outcome number(const uint8_t *token, const wanted &want);
  csj_outcome literal(const uint8_t *token, wanted want, std::string_view word, csj_kind kind);
  csj_outcome string(const uint8_t *token, place &content);
  csj_outcome unescape(const uint8_t *token, place &content);
  const known_member *look_up(const object_table &table, std::string_view name) const;
};

__attribute__((noinline)) void csj_reader::grow_entries() {
  size_t capacity = std::max(entry_capacity * 2, size_t(64));
  std::unique_ptr<csj_entry[]> larger(new csj_entry[capacity]);
  std::copy_n(entries.get(), entry_count, larger.get());
  entries = std::move(larger);
  entry_capacity = capacity;
}

// Learns whether there is one in the record. One search may serve many records.
void csj_reader::find_backslash() {
  if (!backslash || backslash < record) {
    const void *found = memchr(record, '\\', size_t(text_end - record));
    backslash = found ? static_cast<const uint8_t *>(found) : text_end;
  }
  has_escapes = backslash < record_end;
}

// The content of the string that was read as the last token.
inline csj_outcome csj_reader::string(const uint8_t *token, place &content) {
  const uint8_t *end = string_end(token);
  if (!end) return csj_outcome_malformed;
  content = {offset(token + 1), uint32_t(end - token - 1)};
  if (has_escapes && memchr(token + 1, '\\', content.count)) return unescape(token, content);
  return csj_outcome_read;
}

__attribute__((noinline)) csj_outcome csj_reader::unescape(const uint8_t *token, place &content) {
  uint8_t *end = texts_end;
  std::string_view text;
  if (unescaper.unescape(ondemand::raw_json_string(token + 1), end).get(text)) {
    return csj_outcome_malformed;
  }
  // simdjson 3.0 lets the second half of a surrogate pair pass on its own, which isn't UTF-8.
  for (size_t at = 0; (at = text.find('\xED', at)) != text.npos; at++) {
    if (at + 1 < text.size() && uint8_t(text[at + 1]) >= 0xA0) return csj_outcome_malformed;
  }
  content = {offset(record_end) + uint32_t(texts_end - texts.get()), uint32_t(text.size())};
  texts_end = end;
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

inline csj_outcome csj_reader::literal(
  const uint8_t *token, wanted want, std::string_view word, csj_kind kind
) {
  size_t count = word.size();
  if (size_t(record_end - token) < count || memcmp(token, word.data(), count) != 0) {
    return csj_outcome_malformed;
  }
  if (token + count < record_end && !ends_scalar(token[count])) return csj_outcome_malformed;
  if (want.plan) push(kind, want, token).payload = kind == csj_kind_true;
  return csj_outcome_read;
}

csj_outcome csj_reader::number(const uint8_t *token, const wanted &want) {
  const uint8_t *end = token;
  const uint8_t *limit = record_end;
  bool negative = *end == '-';
  if (negative) end++;
  const uint8_t *digits = end;
  uint64_t significand = 0;
  while (end < limit && is_digit(*end)) significand = significand * 10 + uint64_t(*end++ - '0');
  ptrdiff_t digit_count = end - digits;
  if (digit_count == 0 || (digit_count > 1 && *digits == '0')) return csj_outcome_malformed;
  int scale = 0;
  bool has_exponent = false;
  if (end < limit && *end == '.') {
    const uint8_t *fraction = ++end;
    while (end < limit && is_digit(*end)) significand = significand * 10 + uint64_t(*end++ - '0');
    if (end == fraction) return csj_outcome_malformed;
    digit_count += end - fraction;
    scale = digit_count > 18 ? 0 : -int(end - fraction);
  }
  if (end < limit && (*end | 0x20) == 'e') {
    has_exponent = true;
    end++;
    if (end < limit && (*end == '+' || *end == '-')) end++;
    const uint8_t *exponent = end;
    while (end < limit && is_digit(*end)) end++;
    if (end == exponent) return csj_outcome_malformed;
  }
  if (end < limit && !ends_scalar(*end)) return csj_outcome_malformed;
  if (!want.plan) return csj_outcome_read;
  bool is_wide = has_exponent || digit_count > 18;
  csj_entry &entry = push(is_wide ? csj_kind_digits : csj_kind_number, want, token);
  if (is_wide) {
    entry.start = offset(token);
    entry.count = uint32_t(end - token);
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

__attribute__((noinline)) csj_outcome csj_reader::list(
  const uint8_t *token, const wanted &want, uint32_t depth
) {
  if (depth == 0) return csj_outcome_deep;
  size_t at = entry_count;
  if (want.plan) push(csj_kind_list, want, token);
  bool all = want.plan && want.plan->object == csj_object_all;
  wanted item = want;
  if (!all && want.lists == 0) item.plan = nullptr;
  item.lists = want.lists > 0 ? want.lists - 1 : 0;
  uint32_t stride = item.plan && item.lists == 0 ? item.plan->stride : 1;
  item.name = offset(token);
  uint32_t items = 0;
  const uint8_t *first = peek();
  if (first && *first == ']') {
    next_token++;
  } else {
    for (;;) {
      const uint8_t *start = next();
      if (!start) return csj_outcome_malformed;
      item.slot = items * stride;
      csj_outcome outcome = value(start, item, depth - 1);
      if (outcome != csj_outcome_read) return outcome;
      items++;
      const uint8_t *after = next();
      if (!after) return csj_outcome_malformed;
      if (*after == ']') break;
      if (*after != ',') return csj_outcome_malformed;
    }
  }
  if (want.plan) {
    // Of items that nobody wants it matters whether there are any.
    entries[at].count = item.plan ? items : std::min(items, 1u);
    entries[at].end = uint32_t(entry_count);
    entries[at].payload = stride;
  }
  return csj_outcome_read;
}

__attribute__((noinline)) csj_outcome csj_reader::object(
  const uint8_t *token, const wanted &want, uint32_t depth
) {
  if (depth == 0) return csj_outcome_deep;
  // Inside fewer lists than expected, an object is of the wrong type, whatever its members.
  int32_t described =
    want.plan && (want.lists == 0 || want.plan->object == csj_object_all)
    ? want.plan->object : csj_object_none;
  bool is_file = described == csj_object_file;
  bool is_open = described == csj_object_all;
  static constexpr std::pair<std::string_view, uint32_t> file_members[] = {
    {"name", 0}, {"size", 1}, {"media_type", 2}, {"type", 2},
  };
  uint32_t member_count = 0;
  size_t at = entry_count;
  if (want.plan) {
    push(is_file ? csj_kind_file : is_open ? csj_kind_object : csj_kind_group, want, token);
  }
  const object_table *table = described >= 0 ? &objects[described] : nullptr;
  uint32_t base = want.plan && want.plan->shares_base ? want.base : want.slot;
  // The member that would come next in the form's order, as it does in most data.
  const known_member *guess = table ? members.data() + table->first_member : nullptr;
  const known_member *last_guess = table ? guess + table->member_count : nullptr;

  const uint8_t *first = peek();
  if (first && *first == '}') {
    next_token++;
    if (want.plan) entries[at].end = uint32_t(entry_count);
    return csj_outcome_read;
  }
  for (;;) {
    // Name, colon, value, and what comes after it: if that is of the record, so is all before.
    const uint32_t *tokens = next_token;
    if (tokens[tokens_ahead - 1] >= record_limit) return csj_outcome_malformed;
    const uint8_t *key = text + tokens[0];
    const uint8_t *start = text + tokens[2];
    if (*key != '"' || text[tokens[1]] != ':') return csj_outcome_malformed;
    wanted member = {nullptr, 0, offset(key), base, 0};
    const known_member *found = nullptr;
    if (guess < last_guess && guess->name.begins(key + 1)) {
      found = guess;
    } else {
      next_token = tokens + 1;
      uint8_t *texts_before = texts_end;
      place content;
      csj_outcome outcome = string(key, content);
      if (outcome != csj_outcome_read) return outcome;
      if (is_open) {
        push(csj_kind_name, 2 * member_count, member.name, key, content);
        member.slot = 2 * member_count++ + 1;
        member.plan = &everything;
      } else {
        std::string_view name = text_at(content);
        if (table) found = look_up(*table, name);
        for (auto &[file_name, slot] : file_members) {
          if (!is_file || name != file_name) continue;
          member.slot = slot;
          member.plan = &plain;
        }
        // A name that is known is not kept.
        texts_end = texts_before;
      }
    }
    if (found) {
      member.plan = &found->plan;
      member.slot = base + member.plan->slot;
      member.lists = member.plan->lists;
      guess = found + 1;
    }
    next_token = tokens + tokens_ahead - 1;
    csj_outcome outcome = value(start, member, depth - 1);
    if (outcome != csj_outcome_read) return outcome;
    const uint8_t *after = next();
    if (!after) return csj_outcome_malformed;
    if (*after == '}') break;
    if (*after != ',') return csj_outcome_malformed;
  }
  if (want.plan) entries[at].end = uint32_t(entry_count);
  if (is_open) entries[at].count = member_count;
  return csj_outcome_read;
}

// What is wanted is passed by value, so that for plain values it need not be in memory; where it has
// to be, it is put there piece by piece and read so, as the processor waits for pieces that are read
// together.
__attribute__((always_inline)) inline csj_outcome csj_reader::value(
  const uint8_t *token, wanted want, uint32_t depth
) {
  switch (*token) {
    case '"': {
      uint8_t *texts_before = texts_end;
      place content;
      csj_outcome outcome = string(token, content);
      if (outcome != csj_outcome_read) return outcome;
      if (want.plan) {
        push(csj_kind_text, want.slot, want.name, token, content);
      } else {
        texts_end = texts_before;
      }
      return csj_outcome_read;
    }
    case '{': {
      wanted inner = want;
      return object(token, inner, depth);
    }
    case '[': {
      wanted inner = want;
      return list(token, inner, depth);
    }
    case 't': return literal(token, want, "true", csj_kind_true);
    case 'f': return literal(token, want, "false", csj_kind_false);
    case 'n': return literal(token, want, "null", csj_kind_null);
    default:
      if (*token == '-' || is_digit(*token)) {
        wanted inner = want;
        return number(token, inner);
      }
      return csj_outcome_malformed;
  }
}

csj_reader *csj_reader_create(
  const uint8_t *names, size_t name_bytes, const csj_member *members, size_t member_count,
  const csj_object *objects, size_t object_count, uint32_t max_depth
) {
  try {
    auto reader = std::make_unique<csj_reader>();
    if (reader->unescaper.allocate(csj_padding)) return nullptr;
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

csj_outcome csj_reader_index(csj_reader *reader, const uint8_t *text, size_t count) {
  reader->indexed = false;
  reader->text = text;
  reader->text_end = text + count;
  reader->backslash = nullptr;
  if (count == 0) return csj_outcome_empty;
  size_t capacity = reader->indexer ? reader->indexer->capacity() : 0;
  // Growing by half spares stepwise growth; shrinking gives back what one huge record took.
  bool is_oversized = capacity > (size_t(1) << 22) && count < capacity / 8;
  if (count > capacity || is_oversized) {
    size_t wanted = std::max(count + count / 2, size_t(1) << 16);
    const simdjson::implementation *implementation = simdjson::get_active_implementation();
    // The depth is for the second stage, which is not used.
    if (implementation->create_dom_parser_implementation(wanted, 1, reader->indexer)) {
      reader->indexer.reset();
      return csj_outcome_exhausted;
    }
    reader->texts_capacity = wanted + csj_padding;
    reader->texts.reset(new (std::nothrow) uint8_t[reader->texts_capacity]);
    if (!reader->texts) return csj_outcome_exhausted;
  }
  simdjson::internal::dom_parser_implementation &indexer = *reader->indexer;
  auto error = indexer.stage1(text, count, simdjson::stage1_mode::regular);
  if (error == simdjson::EMPTY) return csj_outcome_empty;
  if (error == simdjson::MEMALLOC) return csj_outcome_exhausted;
  if (error) return csj_outcome_malformed;
  // There is room for more offsets than the text has bytes. These are of its padding, so that tokens
  // may be looked at before it is asked whether they are of the record.
  std::fill_n(
    &indexer.structural_indexes[indexer.n_structural_indexes], tokens_ahead, uint32_t(count));
  reader->next_token = indexer.structural_indexes.get();
  reader->indexed = true;
  return csj_outcome_read;
}

csj_outcome csj_reader_read(csj_reader *reader, size_t start, size_t end) {
  reader->entry_count = 0;
  reader->texts_end = reader->texts.get();
  if (!reader->indexed) return csj_outcome_empty;
  reader->record = reader->text + start;
  reader->record_end = reader->text + end;
  reader->record_limit = uint32_t(end);
  reader->find_backslash();
  while (*reader->next_token < start) reader->next_token++;
  const uint8_t *first = reader->next();
  if (!first) return csj_outcome_empty;
  wanted root = {&reader->root, 0, 0, 0, 0};
  try {
    csj_outcome outcome = reader->value(first, root, reader->max_depth);
    if (outcome != csj_outcome_read) return outcome;
    return reader->peek() ? csj_outcome_malformed : csj_outcome_read;
  } catch (const std::bad_alloc &) {
    return csj_outcome_exhausted;
  }
}

const csj_entry *csj_reader_entries(const csj_reader *reader, size_t *count) {
  *count = reader->entry_count;
  return reader->entries.get();
}

const uint8_t *csj_reader_texts(const csj_reader *reader, size_t *count) {
  *count = size_t(reader->texts_end - reader->texts.get());
  return reader->texts.get();
}

bool csj_is_utf8(const uint8_t *text, size_t count) {
  return simdjson::validate_utf8(reinterpret_cast<const char *>(text), count);
}
