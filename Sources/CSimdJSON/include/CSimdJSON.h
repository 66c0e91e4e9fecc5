// simdjson behind a plain C interface: JSON text in, a flat list of the values that are wanted out.
//
// The reader is given the members that it should report (a plan). All else is checked to be JSON
// and left out. Texts stay where they are in the record; those with escapes are unescaped side by
// side into a buffer that counts as the record's continuation.
#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CSJ_CLOSED __attribute__((enum_extensibility(closed)))
#else
#define CSJ_CLOSED
#endif

#ifdef __cplusplus
extern "C" {
#endif

// Bytes after a text that may be read, though their values do not matter.
enum { csj_padding = 64 };

typedef enum CSJ_CLOSED : uint8_t {
  csj_kind_null,
  csj_kind_false,
  // The payload is 1, and of false 0.
  csj_kind_true,
  // payload × 10^scale, the scale never positive and the last digit of a fraction never zero.
  csj_kind_number,
  csj_kind_text,
  // Where everything is reported, the name before each member's value.
  csj_kind_name,
  // An object whose members are slots of its region.
  csj_kind_group,
  // A number that does not fit: start and count are its place in the record.
  csj_kind_digits,
  csj_kind_list,
  // An object of which everything is reported. Its members have a region of their own, each a slot
  // for its name and the next for its value.
  csj_kind_object,
  // An object whose members are not slots but the four that describe a file.
  csj_kind_file,
  // A member that an object lacks that reports those: the slot is the object's, start and count are
  // the place of the name.
  csj_kind_unknown,
  // An object whose keys are data: before each value its key as a name. Its entries have a region of
  // their own, each the slot of the key and those of the value.
  csj_kind_map,
} csj_kind;

typedef struct {
  csj_kind kind;
  int16_t scale;
  // Position in the region: the record, or the items of the innermost list.
  uint32_t slot;
  // Byte offset of the value in the record.
  uint32_t source;
  // Byte offset of the member's name in the record.
  uint32_t name;
  // Of a text or name: its place in the record, or behind it among the texts. The count of a list is
  // that of its items, 1 at most where they are not reported, and of an object or map that of its members.
  uint32_t start;
  uint32_t count;
  // Of a list, group, object or file: position of the entry after its last one.
  uint32_t end;
  // Of a number: its digits. Of a list: slots of an item. Of a map: slots of an entry.
  int64_t payload;
} csj_entry;

// A member that is wanted.
typedef struct {
  uint32_t name_start;
  uint32_t name_count;
  // Counted from the start of the object's instance.
  uint32_t slot;
  // Position of the object that describes its value's members, or one of the constants below.
  int32_t object;
  // How many lists and maps may stand around such a value.
  uint32_t lists;
  // Which of them are maps, the outermost by the lowest bit.
  uint64_t maps;
  // Slots of an item of the innermost list.
  uint32_t stride;
  // Whether the members of its value count from the same start as itself.
  bool shares_base;
} csj_member;

enum {
  // Members of an object here are not wanted.
  csj_object_none = -1,
  // The object describes a file.
  csj_object_file = -2,
  // Everything is wanted, names included.
  csj_object_all = -3,
};

// Consecutive members that one object has.
typedef struct {
  uint32_t first_member;
  uint32_t member_count;
  // Whether members that it does not have are reported; else only their names are kept.
  bool reports_unknown;
} csj_object;

// The name of a member that an object does not have.
typedef struct {
  // Position of the object.
  uint32_t object;
  const uint8_t *name;
  size_t name_count;
  // Byte offset of the name's quote in the record in which it was met first.
  uint32_t offset;
} csj_unknown_name;

// As many names of such members are kept.
enum { csj_most_unknown_names = 100 };

typedef enum CSJ_CLOSED : uint8_t {
  csj_outcome_read,
  // No token in the given range.
  csj_outcome_empty,
  // Not JSON, or a longer name than csj_longest_name; the place is not known.
  csj_outcome_malformed,
  // More objects and lists in each other than allowed.
  csj_outcome_deep,
  csj_outcome_exhausted,
} csj_outcome;

// Most bytes of a name; `DataName.longest` is the same.
enum { csj_longest_name = 2048 };

typedef struct csj_reader csj_reader;

// A reader of records that are described by the objects, of which the first is the record itself.
// Without objects everything is reported. The arguments are copied. NULL when memory is short.
csj_reader *csj_reader_create(
  const uint8_t *names, size_t name_bytes, const csj_member *members, size_t member_count,
  const csj_object *objects, size_t object_count, uint32_t max_depth);
void csj_reader_destroy(csj_reader *reader);

// Announces a text of several records, each on lines of its own, which may be looked at together.
// The text must stay where it is, with csj_padding bytes after it, until its records have been read. The
// first of these must be zero: simdjson looks at it for what closes a value that is cut short.
csj_outcome csj_reader_begin(csj_reader *reader, const uint8_t *text, size_t count);

// Reads the record between two offsets of the announced text; records are read in order.
csj_outcome csj_reader_read(csj_reader *reader, size_t start, size_t end);

// What the last read reported; valid until the next.
const csj_entry *csj_reader_entries(const csj_reader *reader, size_t *count);
// The texts that are not in the record as they are, for what is escaped in them.
const uint8_t *csj_reader_texts(const csj_reader *reader, size_t *count);

// How many names of members that their objects do not have were met by all reads of what is JSON, each
// once.
size_t csj_reader_unknown_count(const csj_reader *reader);
// One of them; valid until the next read.
csj_unknown_name csj_reader_unknown_name(const csj_reader *reader, size_t index);

bool csj_is_utf8(const uint8_t *text, size_t count);

#ifdef __cplusplus
}
#endif
#endif
