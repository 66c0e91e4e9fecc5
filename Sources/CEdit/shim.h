#ifndef CEDIT_SHIM_H
#define CEDIT_SHIM_H

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

// libedit sets everything by functions that take any number of arguments, which Swift cannot call.
// Here is a function for each setting that is used.

typedef char *(*edit_prompt)(EditLine *);
typedef unsigned char (*edit_command)(EditLine *, int);

/// Has the C library take text for UTF-8, as everything else here does.
static inline void edit_use_utf8(void) {
    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
}

static inline EditLine *edit_begin(const char *program) {
    return el_init(program, stdin, stdout, stderr);
}

static inline void edit_set_owner(EditLine *editor, void *owner) {
    el_set(editor, EL_CLIENTDATA, owner);
}

static inline void *edit_owner(EditLine *editor) {
    void *owner = NULL;
    el_get(editor, EL_CLIENTDATA, &owner);
    return owner;
}

/// The prompt may hold sequences that take no room, each between two bytes 1.
static inline void edit_set_prompt(EditLine *editor, edit_prompt prompt) {
    el_set(editor, EL_PROMPT_ESC, prompt, '\1');
}

static inline void edit_set_keys(EditLine *editor, const char *style) {
    el_set(editor, EL_EDITOR, style);
}

static inline void edit_set_reader(EditLine *editor, el_rfunc_t reader) {
    el_set(editor, EL_GETCFN, reader);
}

static inline void edit_add_command(
    EditLine *editor, const char *name, const char *help, edit_command command) {
    el_set(editor, EL_ADDFN, name, help, command);
}

static inline void edit_bind(EditLine *editor, const char *key, const char *command) {
    el_set(editor, EL_BIND, key, command, NULL);
}

/// Draws the prompt and the line again, wherever the cursor is.
static inline void edit_refresh(EditLine *editor) {
    el_set(editor, EL_REFRESH);
}

/// Has the terminal hand over each key at once again, after something else has used it.
static inline void edit_prepare_terminal(EditLine *editor) {
    el_set(editor, EL_PREP_TERM, 1);
}

/// How many bytes were typed that nobody has read.
static inline int edit_waiting(void) {
    int count = 0;
    return ioctl(STDIN_FILENO, FIONREAD, &count) == 0 ? count : 0;
}

static inline void edit_set_history(EditLine *editor, History *lines) {
    el_set(editor, EL_HIST, history, lines);
}

static inline void edit_history_limit(History *lines, int count) {
    HistEvent event;
    history(lines, &event, H_SETSIZE, count);
    history(lines, &event, H_SETUNIQUE, 1);
}

static inline void edit_history_add(History *lines, const char *line) {
    HistEvent event;
    history(lines, &event, H_ENTER, line);
}

static inline void edit_history_load(History *lines, const char *path) {
    HistEvent event;
    history(lines, &event, H_LOAD, path);
}

static inline void edit_history_save(History *lines, const char *path) {
    HistEvent event;
    history(lines, &event, H_SAVE, path);
}

#endif
