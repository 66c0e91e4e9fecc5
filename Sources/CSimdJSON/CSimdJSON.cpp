// A strict walk over the tokens that simdjson's first stage finds.
//
// simdjson's own values are lazy: they accept text after the part that was asked for, and assume in
// some places that the text is well formed. Here every token is looked at once, in order, and held
// to RFC 8259. The first stage has found the text to be UTF-8 without control characters in strings;
// the token behind a string tells where it ends, so a string without a backslash is only copied.
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

// Bytes that are looked at together; processors have registers for so many.
typedef uint8_t byte_block __attribute__((vector_size(16)));

bool has_backslash(byte_block bytes) { return __builtin_reduce_or(bytes == '\\') != 0; }

bool is_space(uint8_t byte) { return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t'; }

bool ends_scalar(uint8_t byte) {
  return is_space(byte) || byte == ',' || byte == '}' || byte == ']';
}

bool is_digit(uint8_t byte) { return uint8_t(byte - '0') < 10; }

// Of texts that may both be read up to 8 bytes behind their end. Names are short, and calling
// memcmp for each of them takes longer than comparing them.
bool is_equal(const char *left, const char *right, size_t count) {
  for (; count > 8; count -= 8, left += 8, right += 8) {
    if (memcmp(left, right, 8) != 0) return false;
  }
  uint64_t first = 0, second = 0;
  memcpy(&first, left, 8);
  memcpy(&second, right, 8);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return count == 0 || (first ^ second) >> (64 - 8 * count) == 0;
#else
  return count == 0 || (first ^ second) << (64 - 8 * count) == 0;
#endif
}

constexpr uint32_t no_member = UINT32_MAX;

// How the value of a member or item is to be reported.
struct wanted {
  uint32_t slot;
  uint32_t name;
  // Where the members of the value count from.
  uint32_t base;
  int32_t object;
  uint32_t lists;
  uint32_t stride;
  bool reported;
};

}  // namespace

struct csj_reader {
  std::string names;
  bool names_have_backslashes = false;
  std::vector<csj_member> members;
  std::vector<object_table> objects;
  int32_t root = csj_object_all;
  uint32_t max_depth = 0;

  // Finds tokens.
  std::unique_ptr<simdjson::internal::dom_parser_implementation> indexer;
  // Undoes escapes.
  ondemand::parser unescaper;
  bool indexed = false;
  const uint8_t *text = nullptr;
  // Offset of the next token; the last one is followed by an offset behind every text.
  const uint32_t *next_token = nullptr;

  // Of the record that is read.
  const uint8_t *record = nullptr;
  const uint8_t *record_end = nullptr;
  uint32_t record_limit = 0;
  bool has_escapes = false;
  // Grows by hand: what vectors do to grow keeps `push` from being inlined.
  std::unique_ptr<csj_entry[]> entries;
  size_t entry_count = 0;
  size_t entry_capacity = 0;
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
    uint32_t after = *next_token;
    const uint8_t *end = after < record_limit ? text + after : record_end;
    do end--; while (is_space(*end));
    return end > token && *end == '"' ? end : nullptr;
  }
  uint32_t offset(const uint8_t *token) const { return uint32_t(token - record); }

  size_t push(csj_kind kind, const wanted &want, const uint8_t *token) {
    if (entry_count == entry_capacity) grow_entries();
    entries[entry_count] = {kind, 0, want.slot, offset(token), want.name, 0, 0, 0, 0};
    return entry_count++;
  }
  void grow_entries();
  // Whether the member's name is what the string says, byte for byte.
  bool is_named(const csj_member &member, const uint8_t *token) const {
    size_t count = member.name_count;
    return size_t(record_end - token) > count + 1 && token[count + 1] == '"' &&
      is_equal(
        names.data() + member.name_start, reinterpret_cast<const char *>(token) + 1, count);
  }

  csj_outcome value(const uint8_t *token, const wanted &want, uint32_t depth);
  csj_outcome object(const uint8_t *token, const wanted &want, uint32_t depth);
  csj_outcome list(const uint8_t *token, const wanted &want, uint32_t depth);
  csj_outcome number(const uint8_t *token, const wanted &want);
  csj_outcome literal(const uint8_t *token, const wanted &want, const char *word, csj_kind kind);
  csj_outcome string(const uint8_t *token, const uint8_t *&start, size_t &count);
  csj_outcome unescape(const uint8_t *token, const uint8_t *&start, size_t &count);
  bool has_surrogates(const uint8_t *start) const;
  csj_outcome find(const object_table &table, const uint8_t *token, uint32_t &member);
  uint32_t look_up(const object_table &table, std::string_view name) const;
};

__attribute__((noinline)) void csj_reader::grow_entries() {
  size_t capacity = std::max(entry_capacity * 2, size_t(64));
  std::unique_ptr<csj_entry[]> larger(new csj_entry[capacity]);
  std::copy_n(entries.get(), entry_count, larger.get());
  entries = std::move(larger);
  entry_capacity = capacity;
}

// The content of a string, put behind the texts.
csj_outcome csj_reader::string(const uint8_t *token, const uint8_t *&start, size_t &count) {
  const uint8_t *end = string_end(token);
  if (!end) return csj_outcome_malformed;
  // Both texts may be read and written up to their padding.
  uint8_t *target = texts_end;
  const uint8_t *source = token + 1;
  for (; source < end; source += sizeof(byte_block), target += sizeof(byte_block)) {
    byte_block bytes;
    memcpy(&bytes, source, sizeof bytes);
    // The block may reach over the end, and take for an escape what is none: that is slower but as
    // right.
    if (has_backslash(bytes)) return unescape(token, start, count);
    memcpy(target, &bytes, sizeof bytes);
  }
  start = texts_end;
  count = size_t(end - token - 1);
  texts_end += count;
  return csj_outcome_read;
}

csj_outcome csj_reader::unescape(const uint8_t *token, const uint8_t *&start, size_t &count) {
  has_escapes = true;
  uint8_t *end = texts_end;
  std::string_view unescaped;
  if (unescaper.unescape(ondemand::raw_json_string(token + 1), end).get(unescaped)) {
    return csj_outcome_malformed;
  }
  start = texts_end;
  count = unescaped.size();
  texts_end = end;
  return csj_outcome_read;
}

// simdjson 3.0 lets the second half of a surrogate pair pass on its own, which isn't UTF-8.
bool csj_reader::has_surrogates(const uint8_t *start) const {
  if (!has_escapes) return false;
  while ((start = static_cast<const uint8_t *>(memchr(start, 0xED, size_t(texts_end - start))))) {
    if (texts_end - start > 1 && start[1] >= 0xA0) return true;
    start++;
  }
  return false;
}

uint32_t csj_reader::look_up(const object_table &table, std::string_view name) const {
  if (table.member_count == 0) return no_member;
  for (uint32_t at = hash(name) & table.mask;; at = (at + 1) & table.mask) {
    uint32_t member = table.positions[at];
    if (member == no_member || name_of(members[member]) == name) return member;
  }
}

csj_outcome csj_reader::find(
  const object_table &table, const uint8_t *token, uint32_t &member
) {
  const uint8_t *end = string_end(token);
  if (!end) return csj_outcome_malformed;
  std::string_view raw(reinterpret_cast<const char *>(token) + 1, size_t(end - token - 1));
  if (!memchr(raw.data(), '\\', raw.size())) {
    member = look_up(table, raw);
    return csj_outcome_read;
  }
  uint8_t *texts_before = texts_end;
  const uint8_t *start;
  size_t count;
  csj_outcome outcome = unescape(token, start, count);
  if (outcome != csj_outcome_read || has_surrogates(start)) return csj_outcome_malformed;
  texts_end = texts_before;
  member = look_up(table, {reinterpret_cast<const char *>(start), count});
  return csj_outcome_read;
}

csj_outcome csj_reader::literal(
  const uint8_t *token, const wanted &want, const char *word, csj_kind kind
) {
  size_t count = strlen(word);
  if (size_t(record_end - token) < count || memcmp(token, word, count) != 0) {
    return csj_outcome_malformed;
  }
  if (token + count < record_end && !ends_scalar(token[count])) return csj_outcome_malformed;
  if (want.reported) push(kind, want, token);
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
  if (!want.reported) return csj_outcome_read;
  bool is_wide = has_exponent || digit_count > 18;
  size_t at = push(is_wide ? csj_kind_digits : csj_kind_number, want, token);
  csj_entry &entry = entries[at];
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

csj_outcome csj_reader::list(const uint8_t *token, const wanted &want, uint32_t depth) {
  if (depth == 0) return csj_outcome_deep;
  size_t at = want.reported ? push(csj_kind_list, want, token) : 0;
  bool all = want.object == csj_object_all;
  wanted item = want;
  item.reported = want.reported && (all || want.lists > 0);
  item.lists = want.lists > 0 ? want.lists - 1 : 0;
  uint32_t stride = item.lists == 0 ? want.stride : 1;
  item.slot = 0;
  item.name = offset(token);
  uint32_t items = 0;
  const uint8_t *first = peek();
  if (first && *first == ']') {
    next();
  } else {
    for (;;) {
      const uint8_t *start = next();
      if (!start) return csj_outcome_malformed;
      item.slot = items * stride;
      item.base = item.slot;
      csj_outcome outcome = value(start, item, depth - 1);
      if (outcome != csj_outcome_read) return outcome;
      items++;
      const uint8_t *after = next();
      if (!after) return csj_outcome_malformed;
      if (*after == ']') break;
      if (*after != ',') return csj_outcome_malformed;
    }
  }
  if (want.reported) {
    entries[at].count = item.reported ? items : 0;
    entries[at].end = uint32_t(entry_count);
    entries[at].payload = stride;
  }
  return csj_outcome_read;
}

csj_outcome csj_reader::object(const uint8_t *token, const wanted &want, uint32_t depth) {
  if (depth == 0) return csj_outcome_deep;
  bool all = want.object == csj_object_all;
  // Inside fewer lists than expected, an object is of the wrong type, whatever its members.
  bool describes = want.reported && (all || (want.lists == 0 && want.object != csj_object_none));
  bool is_file = describes && want.object == csj_object_file;
  static const csj_member file_members[] = {
    {0, 4, 0, csj_object_none, 0, 1, false},
    {4, 4, 1, csj_object_none, 0, 1, false},
    {8, 10, 2, csj_object_none, 0, 1, false},
    {18, 4, 2, csj_object_none, 0, 1, false},
  };
  static const std::string_view file_names[] = {"name", "size", "media_type", "type"};
  bool is_open = all && want.reported;
  uint32_t member_count = 0;
  size_t at = 0;
  if (want.reported) at = push(is_file ? csj_kind_file : csj_kind_object, want, token);
  if (is_open) entries[at].payload = 1;
  bool has_table = describes && !all && !is_file;
  const object_table *table = has_table ? &objects[size_t(want.object)] : nullptr;
  // The member that would come next in the form's order, as it does in most data. The same bytes are
  // the same name, unless a backslash among them begins an escape.
  uint32_t guess = table ? table->first_member : 0;
  uint32_t last_guess = table && !names_have_backslashes ? guess + table->member_count : 0;

  const uint8_t *key = next();
  if (key && *key == '}') {
    if (want.reported) entries[at].end = uint32_t(entry_count);
    return csj_outcome_read;
  }
  for (;;) {
    if (!key || *key != '"') return csj_outcome_malformed;
    wanted member = {};
    member.name = offset(key);
    if (table) {
      uint32_t found = no_member;
      if (guess < last_guess && is_named(members[guess], key)) {
        found = guess;
      } else {
        csj_outcome outcome = find(*table, key, found);
        if (outcome != csj_outcome_read) return outcome;
      }
      if (found != no_member) {
        const csj_member &plan = members[found];
        guess = found + 1;
        member.slot = want.base + plan.slot;
        member.base = plan.shares_base ? want.base : member.slot;
        member.object = plan.object;
        member.lists = plan.lists;
        member.stride = plan.stride;
        member.reported = true;
      }
    } else {
      uint8_t *texts_before = texts_end;
      const uint8_t *start;
      size_t count;
      csj_outcome outcome = string(key, start, count);
      if (outcome != csj_outcome_read || has_surrogates(start)) return csj_outcome_malformed;
      if (is_file) {
        std::string_view name(reinterpret_cast<const char *>(start), count);
        for (size_t index = 0; index < 4; index++) {
          if (name != file_names[index]) continue;
          member.slot = file_members[index].slot;
          member.object = csj_object_none;
          member.reported = true;
        }
      } else if (is_open) {
        member.slot = 2 * member_count;
        member.object = csj_object_all;
        member.stride = 1;
        member.reported = true;
        csj_entry &entry = entries[push(csj_kind_name, member, key)];
        entry.start = uint32_t(start - texts.get());
        entry.count = uint32_t(count);
        texts_before = texts_end;
        member.slot++;
        member_count++;
      }
      texts_end = texts_before;
    }
    const uint8_t *colon = next();
    if (!colon || *colon != ':') return csj_outcome_malformed;
    const uint8_t *start = next();
    if (!start) return csj_outcome_malformed;
    csj_outcome outcome = value(start, member, depth - 1);
    if (outcome != csj_outcome_read) return outcome;
    const uint8_t *after = next();
    if (!after) return csj_outcome_malformed;
    if (*after == '}') break;
    if (*after != ',') return csj_outcome_malformed;
    key = next();
  }
  if (want.reported) entries[at].end = uint32_t(entry_count);
  if (is_open) entries[at].count = member_count;
  return csj_outcome_read;
}

csj_outcome csj_reader::value(const uint8_t *token, const wanted &want, uint32_t depth) {
  switch (*token) {
    case '"': {
      const uint8_t *start;
      size_t count;
      csj_outcome outcome = string(token, start, count);
      if (outcome != csj_outcome_read) return outcome;
      if (!want.reported) {
        if (has_surrogates(start)) return csj_outcome_malformed;
        texts_end -= count;
        return csj_outcome_read;
      }
      csj_entry &entry = entries[push(csj_kind_text, want, token)];
      entry.start = uint32_t(start - texts.get());
      entry.count = uint32_t(count);
      return csj_outcome_read;
    }
    case '{': return object(token, want, depth);
    case '[': return list(token, want, depth);
    case 't': return literal(token, want, "true", csj_kind_true);
    case 'f': return literal(token, want, "false", csj_kind_false);
    case 'n': return literal(token, want, "null", csj_kind_null);
    default:
      if (*token == '-' || is_digit(*token)) return number(token, want);
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
    reader->names_have_backslashes = reader->names.find('\\') != std::string::npos;
    reader->names.append(8, '\0');
    reader->members.assign(members, members + member_count);
    reader->max_depth = max_depth;
    reader->root = object_count > 0 ? 0 : csj_object_all;
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
        uint32_t at = hash(reader->name_of(reader->members[member])) & table.mask;
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
  // There is room for two more offsets, which the second stage would look at.
  indexer.structural_indexes[indexer.n_structural_indexes] = UINT32_MAX;
  reader->next_token = indexer.structural_indexes.get();
  reader->indexed = true;
  return csj_outcome_read;
}

csj_outcome csj_reader_read(csj_reader *reader, size_t start, size_t end) {
  reader->entry_count = 0;
  reader->texts_end = reader->texts.get();
  reader->has_escapes = false;
  if (!reader->indexed) return csj_outcome_empty;
  reader->record = reader->text + start;
  reader->record_end = reader->text + end;
  reader->record_limit = uint32_t(end);
  while (*reader->next_token < start) reader->next_token++;
  const uint8_t *first = reader->next();
  if (!first) return csj_outcome_empty;
  wanted root = {0, 0, 0, reader->root, 0, 1, true};
  try {
    csj_outcome outcome = reader->value(first, root, reader->max_depth);
    if (outcome != csj_outcome_read) return outcome;
    if (reader->peek() || reader->has_surrogates(reader->texts.get())) return csj_outcome_malformed;
    return csj_outcome_read;
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
