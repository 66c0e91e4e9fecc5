"""Rows of rule files: every construct, how often and how deep."""

import json

from rows import STANDARD_INPUT, VALIDATE, row, under


@row
def placeholders(size):
    return {"a.rules": 'form f { field a { max_length(1) "' + "{max} {value} " * size + '" } }',
            "a.json": '{"a": "xy"}'}, VALIDATE


@row
def unknown_placeholders(size):
    return {"a.rules": 'form f { field a { max_length(1) "' + "{maximum} " * size + '" } }'}, ["check", "a.rules"]


@row
def examples(size):
    values = ", ".join(f'"{i}"' for i in range(size))
    return {"a.rules": f"rule r {{ max_length(9); accepts {values} }}"}, ["test", "a.rules"]


@row
def parameters(size):
    names = ", ".join(f"p{i}: integer" for i in range(size))
    uses = "; ".join(f"min_value(p{i})" for i in range(size))
    arguments = ", ".join(str(i) for i in range(size))
    return {"a.rules": f"rule r({names}) {{ {uses} }}\nform f {{ field a: integer {{ r({arguments}) }} }}"}, [
        "check", "a.rules"]


@row
def calls(size):
    return {"a.rules": "rule r(p: integer) { min_value(p) }\nform f { field a: integer { "
            + "; ".join(f"r({i})" for i in range(size)) + " } }"}, ["check", "a.rules"]


@row
def calls_of_many_parameters(size):
    names = ", ".join(f"p{i}: integer = 1" for i in range(size))
    uses = "; ".join(f"min_value(p{i})" for i in range(size))
    return {"a.rules": f"rule r({names}) {{ {uses} }}\nform f {{ " + "; ".join(
        f"field a{i}: integer {{ r({i}) }}" for i in range(size)) + " }"}, ["check", "a.rules"]


@row
def aggregates(size):
    rules = "form f { field l: list of integer; " + "; ".join(f"check count(l) > {i}" for i in range(size)) + " }"
    return {"a.rules": rules, "a.json": json.dumps({"l": [1, 2, 3]})}, VALIDATE


@row
def named_values(size):
    rules = "form f { field a: integer\n" + "".join(f"let v{i} = a + {i}\ncheck v{i} > 5\n" for i in range(size)) + "}"
    return {"a.rules": rules, "a.json": '{"a": 1}'}, VALIDATE


@row
def values_named_in_rules(size):
    lines = "".join(f"let v{i} = p + {i}\nmin_value(v{i})\n" for i in range(size))
    return {"a.rules": f"rule r(p: integer) {{\n{lines}}}\nform f {{ field a: integer {{ r(3) }} }}",
            "a.json": '{"a": 1}'}, VALIDATE


@row
def formatted_fields(size):
    return {"a.rules": "form f { " + "; ".join(f"field a{i} {{ required }}" for i in range(size)) + " }"}, [
        "fmt", "--diff", "a.rules"]


@row
def formatted_lines(size):
    return {"a.rules": "form f {\n" + "".join(f"     field a{i}   {{required}}\n" for i in range(size)) + "}"}, [
        "fmt", "--diff", "a.rules"]


@row
def steps(size):
    return {"a.rules": "form f {\n" + "\n".join(f"step s{i} {{ field a{i} {{ required }} }}" for i in range(size)) + " }",
            "a.json": "{}"}, VALIDATE


@row
def groups(size):
    return {"a.rules": "form f {\n" + "\n".join(f"group g{i} {{ field a{i} }}" for i in range(size)) + " }",
            "a.json": json.dumps({f"g{i}": {f"a{i}": 1} for i in range(size)})}, VALIDATE


@row
def contexts_in_tests(size):
    names = [f"c{i}" for i in range(size)]
    contexts = "\n".join(f"context {name}: integer\ncheck {name} > 3" for name in names)
    given = ", ".join(f"{name}: 4" for name in names)
    return {"a.rules": f"form f {{\n{contexts}\n}}\n"
            f'test "t" for f {{\n context {{ {given} }}\n given {{ }}\n expect valid\n}}'}, ["test", "a.rules"]


@row
def computed_in_steps(size):
    values = "\n".join(f"step s{i} {{ field a{i}: integer = {f'a{i - 1} + 1' if i else 1} }}" for i in range(size))
    return {"a.rules": f"form f {{\n{values}\n}}", "a.json": "{}"}, [
        "validate", "a.rules", "a.json", "--step", f"s{size // 2}"]


@row
def expected_violations(size):
    found = ", ".join(f"l[{i}]: max_value" for i in range(size))
    return {"a.rules": "form f { field l: list of integer { each { max_value(0) } } }\n"
            f'test "t" for f {{ given {{ l: [{", ".join("1" * size)}] }}\n expect invalid {{ {found} }} }}'}, [
                "test", "a.rules"]


@row
def tests_of_steps(size):
    tests = "\n".join(f'test "t{i}" for f {{ step s\n given {{ }}\n expect valid }}' for i in range(size))
    return {"a.rules": f"form f {{ step s {{ field a }}; step t {{ field b {{ required }} }} }}\n{tests}"}, [
        "test", "a.rules"]


@row
def computed_fields(size):
    rules = "form f { field a: integer; " + "; ".join(f"field b{i}: integer = a + {i}" for i in range(size)) + " }"
    return {"a.rules": rules, "a.json": '{"a": 1}'}, VALIDATE


# MARK: Texts


@under("check", "fmt", "validate", "html", "lsp")
def length_of_texts(size):
    """A name, a label, a message, an annotation and an option, all long."""
    text = "x" * size
    return f"""form f {{
    field a{text} "{text}" @help("{text}") {{ required "{text}" }}
    field b: choice {{ option "{text}" "{text}"; option "y" }}
}}""", {"b": text}


@under("check", "validate", "explain", "html", "json-schema")
def options(size):
    values = "; ".join(f'option "x{i}" "X {i}"' for i in range(size))
    return f"form f {{ field a: choice {{ {values} }}\n when a in (\"x1\", \"x2\") {{ field b }} }}", {"a": "y"}


@under("check", "explain", "json-schema", "html", "javascript", "lsp")
def options_in_conditions(size):
    """As many options as conditions that ask about one of them."""
    options = "; ".join(f'option "x{i}"' for i in range(size))
    conditions = "\n".join(f'when a == "x{i}" {{ field b{i} }}' for i in range(size))
    return f"form f {{ field a: choice {{ {options} }}\n{conditions}\n}}", {"a": "x1"}


@row
def options_of_a_context(size):
    """As many options of a context as items that it has."""
    options = "; ".join(f'option "x{i}"' for i in range(size))
    context = json.dumps({"c": [f"x{i}" for i in range(size)]})
    return {"a.rules": f"form f {{ context c: list of choice {{ {options} }}\n field a }}", "a.json": "{}", "c.json": context}, [
        "validate", "a.rules", "a.json", "--context", "c.json"]


@under("check", "explain", "json-schema", "html")
def checks_of_a_field(size):
    checks = "\n".join(f'min_length({i}) "at least {i}"' for i in range(1, size))
    return f"form f {{ field a {{ {checks} }} }}", {"a": "y"}


@under("check", "explain", "json-schema", "html")
def alternatives_of_constants(size):
    return "form f { field a { " + " or ".join(f'equal("x{i}")' for i in range(size)) + " } }", {"a": "y"}


@under("check", "explain", "test")
def values_of_a_rule(size):
    values = ", ".join(f'"x{i}"' for i in range(size))
    return f"form f {{ field a {{ one_of({values}) }}\n when a in ({values}) {{ field b }} }}", {"a": "y"}


@under("check")
def known_comparisons(size):
    """Comparisons that are known not to hold where others are tested."""
    known, tested = [joint.join(f"a {sign} {i + start}" for i in range(size)) for joint, sign, start in [
        (" or ", ">", 10), (" and ", "<", 100_000)]]
    return f"form f {{ field a: integer\n when {known} {{ field b }} otherwise {{ when {tested} {{ field c }} }} }}", {"a": 1}


@under("check", "validate", "html")
def annotations(size):
    # Names of the same length: how many known names are similar depends on it.
    return "form f { field a " + " ".join(f'@x{i:05}("y")' for i in range(size)) + " }", {"a": "y"}


# MARK: Rules that call each other


@under("check", "fmt", "validate", "explain", "test", "json-schema", "html", "javascript", "compile", "lsp")
def rules_in_a_chain(size):
    rules = "".join(f"rule r{i} {{ r{i - 1} }}\n" for i in range(1, size))
    return f"rule r0 {{ max_length(3) }}\n{rules}form f {{ field a {{ r{size - 1} }} }}", {"a": "abcd"}


@under("check", "validate", "explain", "json-schema", "html", "compile")
def rules_in_doubling(size):
    """Each calls the one before twice: a named limit answers."""
    rules = "".join(f"rule r{i} {{ r{i - 1}; r{i - 1} }}\n" for i in range(1, size // 10))
    return f"rule r0 {{ max_length(3) }}\n{rules}form f {{ field a {{ r{size // 10 - 1} }} }}", {"a": "abc"}


@under("check", "json-schema", "html")
def alternatives_in_doubling(size):
    rules = "".join(f'rule r{i} {{ r{i - 1} or (r{i - 1} and starts_with("a")) }}\n' for i in range(1, size // 10))
    return f"rule r0 {{ max_length(3) }}\n{rules}form f {{ field a {{ r{size // 10 - 1} }} }}", {"a": "abc"}


@under("check", "validate", "test")
def rejected_examples(size):
    return "rule r { max_length(1); " + "; ".join(f'rejects "x{i}"' for i in range(size)) + " }\nform f { field a { r } }", {}


@under("check", "validate", "json-schema")
def external_rules(size):
    rules = "".join(f"external rule ask{i}\n" for i in range(size))
    return rules + "form f { " + "; ".join(f"field a{i} {{ ask{i} }}" for i in range(size)) + " }", {f"a{i}": "x" for i in range(size)}


# MARK: Forms


@under("check", "fmt", "json-schema", "html", "javascript", "compile", "lsp")
def forms_in_a_ring(size):
    forms = "\n".join(f"form f{i} {{ field s: list of f{(i + 1) % size}; field a {{ required }} }}" for i in range(size))
    return f"form f {{ field s: list of f0 }}\n{forms}", {}


@under("check", "validate", "explain", "json-schema", "html", "typescript", "compile")
def forms_in_a_chain(size):
    """Forms with a list of the next, each with a parameter that it passes on."""
    forms = "\n".join(
        f"form f{i}(p: integer) {{ field a: integer {{ max_value(p) }}; group g {{ field l: list of f{i + 1}(p) }} }}"
        for i in range(size))
    return f"form f {{ field a: integer; field l: list of f0(a) }}\n{forms}\nform f{size}(p: integer) {{ field a: integer {{ max_value(p) }} }}", {
        "a": 1, "l": [{"a": 2}]}


@under("check", "validate", "json-schema", "html", "typescript", "compile")
def forms_of_forms(size):
    """A form that others have, once each."""
    uses = "; ".join(f"field x{i}: i; field l{i}: list of i" for i in range(size))
    return f"form f {{ {uses} }}\nform i {{ field a {{ required }}; when a is filled {{ field b {{ required }} }} }}", {}


@under("check", "json-schema", "html")
def forms_in_doubling(size):
    """Each has two lists of the one before."""
    forms = "\n".join(f"form f{i} {{ field s: list of f{i - 1}; field t: list of f{i - 1} }}" for i in range(1, size // 10))
    return f"form f {{ field s: list of f{size // 10 - 1} }}\nform f0 {{ field a }}\n{forms}", {}


@under("check", "validate", "explain")
def parameters_of_forms(size):
    names = ", ".join(f"p{i}: integer = {i}" for i in range(size // 10))
    uses = "; ".join(f"field a{i}: integer {{ min_value(p{i}) }}" for i in range(size // 10))
    rows = "; ".join(f"field l{i}: list of i({i})" for i in range(10))
    return f"form f {{ {rows} }}\nform i({names}) {{ {uses} }}", {f"l{i}": [{"a1": 1}] for i in range(10)}


@under("check", "validate", "json-schema", "html")
def closed_forms(size):
    names = "; ".join(f"field abcdef{i}" for i in range(size))
    return f"closed form f {{ {names} }}", {f"abcdefx{i}": "x" for i in range(size)}


# MARK: Nesting, up to what may nest


@under("check", "fmt", "validate", "explain", "json-schema", "html", "compile")
def groups_in_groups(size):
    depth = size // 100
    return "form f { " + "".join(f"group g{i} {{ " for i in range(depth)) + "field a { required }" + " }" * depth + " }", {}


@under("check", "fmt", "validate", "explain", "json-schema", "html", "compile")
def conditions_in_conditions(size):
    depth = size // 200
    blocks = "".join(f'when a == "{i}" {{ field b{i} }} otherwise {{ ' for i in range(depth))
    return "form f { field a\n" + blocks + "field c { required }" + " }" * depth + " }", {"a": "x"}


@under("check", "fmt", "validate", "explain", "json-schema", "html", "compile")
def parentheses(size):
    depth = size // 100
    return 'form f { field a { ' + "not (" * depth + "required" + ")" * depth + " } }", {"a": "x"}


@under("check", "validate", "explain", "json-schema", "compile")
def lists_in_lists(size):
    depth, value = size // 200, 5
    for _ in range(depth):
        value = [value]
    return f"form f {{ field l: {'list of ' * depth}integer {{ {'each { ' * depth}max_value(0){' }' * depth} }} }}", {"l": value}


@under("check", "validate", "explain", "json-schema", "compile")
def maps_in_maps(size):
    depth, value = size // 200, 5
    for _ in range(depth):
        value = {"k": value}
    return f"form f {{ field m: {'map of ' * depth}integer {{ {'each { ' * depth}max_value(0){' }' * depth} }} }}", {"m": value}


@under("check", "validate", "compile")
def aggregates_in_aggregates(size):
    depth = size // 1000
    sums = "sum(a * " * depth + "count(l)" + " of l)" * depth
    return f"form i {{ field a: integer; field l: list of i }}\nform f {{ field l: list of i; check {sums} == 0 }}", {
        "l": [{"a": 1, "l": [{"a": 2}]}]}


# MARK: Checks and conditions


@under("check", "fmt", "validate", "explain", "test", "json-schema", "html", "lsp")
def alternatives(size):
    return "form f { field a { " + " or ".join(f'starts_with("x{i}")' for i in range(size)) + " } }", {"a": "y"}


@under("check", "fmt", "validate", "explain", "test", "json-schema", "html", "lsp")
def branches(size):
    branches = "\n".join(f"otherwise when a == {i} {{ field b{i} {{ required }} }}" for i in range(1, size // 250))
    return f"form f {{ field a: integer\nwhen a == 0 {{ field b0 }}\n{branches} }}", {"a": size // 250 - 1}


@under("check", "fmt", "validate", "explain", "test", "json-schema", "html", "lsp")
def conditions(size):
    branches = "\n".join(f"when a == {i} {{ field b{i} {{ required }} }}" for i in range(size))
    return f"form f {{ field a: integer\n{branches} }}", {"a": size - 1}


@under("check", "validate", "explain", "json-schema", "html")
def conditions_that_lead_on(size):
    branches = "\n".join(f"when b{i} == 1 {{ field b{i + 1}: integer {{ required }} }}" for i in range(size))
    return f"form f {{ field b0: integer\n{branches} }}", {f"b{i}": 1 for i in range(size)}


@under("check", "validate", "explain", "repl", "html")
def fields_that_compare(size):
    return "form f { " + "; ".join(f"field a{i} {{ equal(a{(i + 1) % size}) }}" for i in range(size)) + " }", {"a0": "x"}


@under("check", "validate", "explain", "json-schema", "html")
def one_of_the_fields(size):
    names = [f"a{i}" for i in range(size)]
    return f"form f {{ {'; '.join(f'field {name}' for name in names)}; one_filled({', '.join(names)}) }}", {"a0": "x", "a1": "x"}


@under("check", "validate", "explain", "html")
def checks_of_forms(size):
    checks = "\n".join(f'check a{i} > {i} "m{i}" at a{i}' for i in range(size))
    return "form f { " + "; ".join(f"field a{i}: integer" for i in range(size)) + f"\n{checks} }}", {f"a{i}": 0 for i in range(size)}


@under("check", "validate", "explain", "repl")
def check_at_many_fields(size):
    names = [f"a{i}" for i in range(size)]
    return f"form f {{ {'; '.join(f'field {name}: integer' for name in names)}\ncheck a0 > 3 at {', '.join(names)} }}", {"a0": 1}


@under("check", "compile")
def large_check_at_many_fields(size):
    """More than the copies of a check may have together, even at few fields."""
    names = [f"a{i}" for i in range(size)]
    condition = " and ".join(["a0 > 1"] * 3000)
    return f"form f {{ {'; '.join(f'field {name}: integer' for name in names)}\ncheck {condition} at {', '.join(names)} }}", {}


@under("check", "compile")
def checks_at_fields_under_a_large_condition(size):
    names = [f"a{i}" for i in range(size)]
    condition = " and ".join(["a0 > 1"] * 3000)
    checks = "\n".join(f'check {name} > 2 "x" at {name}' for name in names)
    return f"form f {{ {'; '.join(f'field {name}: integer' for name in names)}\nwhen {condition} {{ {checks} }} }}", {}


@under("check", "validate", "explain", "repl")
def conditions_of_a_field(size):
    """Asked once for each entry of a map."""
    checks = "; ".join(f'when key == "k{i}" {{ max_value({i}) }}' for i in range(size))
    return f"form f {{ field m: map of integer {{ each {{ {checks} }} }} }}", {"m": {f"k{i}": 1 for i in range(10)}}


@under("check", "validate", "explain", "compile")
def checks_in_items(size):
    checks = "; ".join(f"each[{i}] {{ max_value(0) }}" for i in range(size))
    return f"form f {{ field l: list of integer {{ {checks} }} }}", {"l": [1] * size}


# MARK: Computed values


@under("check", "validate", "explain", "repl", "html", "compile")
def computed_in_a_chain(size):
    values = "\n".join(f"field v{i}: integer = v{i - 1} + 1" for i in range(1, size))
    return f"form f {{ field a: integer\nfield v0: integer = a\n{values} }}", {"a": 1}


@under("check", "validate", "explain", "html", "compile")
def named_in_doubling(size):
    values = "\n".join(f"let v{i} = v{i - 1} + v{i - 1}" for i in range(1, size // 200))
    return f"form f {{ field a: integer\nlet v0 = a\n{values}\ncheck v{size // 200 - 1} == 0 }}", {"a": 0}


@under("check", "validate", "explain")
def secrets_in_a_chain(size):
    values = "\n".join(f"field v{i}: integer = v{i - 1} + 1 {{ max_value(0) \"{{value}}\" }}" for i in range(1, size))
    return f"form f {{ field a: integer @secret\nfield v0: integer = a\n{values} }}", {"a": 1}


@under("check", "validate", "explain")
def contexts(size):
    names = "\n".join(f"context c{i}: integer\ncheck a > c{i}" for i in range(size))
    return f"form f {{ field a: integer\n{names} }}", {"a": 1}


# MARK: What a form says in one place, and asks in many others


def fields_named(size, name="b"):
    return "; ".join(f"field {name}{i}" for i in range(size))


@under("check")
def orders_of_a_text(size):
    """Comparisons with a text, in a form of many fields."""
    return f"form f {{ field a; {fields_named(size)}\n" + 'check a > 17 "x"\n' * size + "}", {}


@under("check")
def orders_of_a_text_with_many_checks(size):
    return "form f { field a { " + "required; " * size + "}\n" + 'check a > 17 "x"\n' * size + "}", {}


@under("check")
def questions_about_a_boolean_with_many_checks(size):
    checks = 'check t > 0 or a == true "x"\n' * size
    return "form f { field t: integer; field a: boolean { " + "equal(true); " * size + f"}}\n{checks}}}", {}


@under("check")
def rules_of_texts_in_a_list(size):
    return "form f { field a: list of text { " + "; ".join(f"max_length({i + 1})" for i in range(size)) + " } }", {}


@under("check")
def rules_of_numbers_in_a_text(size):
    return "form f { field a { " + "min_value(3); " * size + "} }", {}


@under("check")
def fields_of_their_own_form(size):
    return "form f { " + "; ".join(f"field a{i}: f" for i in range(size)) + " }", {}


@under("check")
def passed_contexts(size):
    contexts = "\n".join(f"context c{i}: integer" for i in range(size))
    uses = "\n".join(f"field a{i}: list of i" for i in range(size))
    return f"form i {{ {contexts}\nfield a }}\nform f {{ {contexts}\n{uses} }}", {}


@under("check")
def contexts_that_are_not_passed(size):
    contexts = "\n".join(f"context c{i}: integer" for i in range(size))
    return f"form i {{ {contexts}\nfield a }}\nform f {{ " + "; ".join(f"field a{i}: list of i" for i in range(size)) + " }", {}


@under("check")
def uses_of_a_form_with_many_parameters(size):
    """More than a form may have."""
    parameters = ", ".join(f"p{i}: integer = 1" for i in range(size))
    return f"form i({parameters}) {{ field a }}\nform f {{ " + "; ".join(f"field a{i}: list of i" for i in range(size)) + " }", {}


@under("check")
def parameters_of_forms_in_a_chain(size):
    """Without types, and each form before the one that passes it something."""
    forms = "\n".join(f"form f{i}(p) {{ field a {{ equal(p) }}; field l: list of f{i + 1}(p) }}" for i in reversed(range(size)))
    return f"form f{size}(p) {{ field a {{ equal(p) }} }}\n{forms}\nform f {{ field s @secret; field l: list of f0(s) }}", {}


@under("check")
def conditions_under_a_condition_of_many_parts(size):
    parts = " and ".join(f"a != {i}" for i in range(size))
    inner = "\n".join(f'when b == {i} {{ field b{i} {{ required "Please enter your c." }} }}' for i in range(size))
    return f"form f {{ field a: integer; field b: integer; field c\nwhen {parts} {{ {inner} }} }}", {}


@under("check")
def unknown_fields_named_like_an_option(size):
    uses = f'check t > o{size - 1} "x"\n' * size
    options = "; ".join(f'option "o{i}"' for i in range(size))
    return f"form f {{ field t: integer\n{uses}field c: choice {{ {options} }} }}", {}


@under("check")
def expected_rules_that_are_unknown(size):
    expected = ", ".join([f"zzz{i}" for i in range(size)] + [f"b{size - 1}: min"] * size)
    return f"form f {{ {fields_named(size)} }}\ntest \"t\" for f {{ given {{ }}\nexpect invalid {{ {expected} }} }}", {}


@under("check")
def expected_rules_that_no_field_has(size):
    rules = "\n".join(f"rule r{i} {{ max_length({i + 1}) }}" for i in range(size))
    uses = "; ".join(f"field b{i} {{ all }}" for i in range(size))
    expected = ", ".join(f"b{i}: email" for i in range(size))
    return (f"{rules}\nrule all {{ {'; '.join(f'r{i}' for i in range(size))} }}\nform f {{ {uses} }}\n"
            f"test \"t\" for f {{ given {{ }}\nexpect invalid {{ {expected} }} }}"), {}


@under("check")
def values_selected_in_a_chain(size):
    """Rules that compare their parameter with a value, and pass it on."""
    rules = "".join(f'rule r{i}(x: text) {{ when x == "a{i}" {{ required }}; r{i - 1}(x) }}\n' for i in range(1, size))
    return f'rule r0(x: text) {{ when x == "a" {{ required }} }}\n{rules}form f {{ field a {{ r{size - 1}("b") }} }}', {}


@under("check")
def rules_that_only_a_program_can_ask(size):
    forms = "\n".join(f"form f{i} {{ field a }}" for i in range(size))
    return f"{forms}\nform f {{ field a {{ " + "remote; " * size + "} }", {}


# MARK: Patterns, masks, notations


@under("check", "validate", "json-schema", "html", "javascript", "compile")
def patterns(size):
    return "form f { " + "; ".join(f"field a{i} {{ regex(/[a-z]{{2}}x{i % 50}[^b-d{i % 9}]*/) }}" for i in range(size)) + " }", {
        f"a{i}": "abx" for i in range(size)}


@under("check", "validate", "json-schema", "html", "javascript", "compile")
def alternatives_of_a_pattern(size):
    return "form f { field a { regex(/" + "|".join(f"x{i}" for i in range(size // 10)) + "/) } }", {"a": "y"}


@under("check", "validate", "json-schema", "html", "javascript", "compile")
def characters_of_a_class(size):
    characters = "".join(chr(0x4E00 + 3 * i) for i in range(size // 5))
    return f"form f {{ field a {{ regex(/[{characters}]+/) }}; field b {{ chars(\"{characters}\") }} }}", {"a": "y", "b": "y"}


@under("check", "validate", "html", "repl")
def masks(size):
    return "form f { " + "; ".join(f'field a{i} {{ mask "[0000] [9999]"; filter chars("0-9") }}' for i in range(size)) + " }", {"a0": "1"}


@under("check", "validate", "html", "repl")
def notations(size):
    return "form f { " + "; ".join(f'field a{i}: date as "DD.MM.YYYY" {{ before(today) }}' for i in range(size)) + " }", {
        f"a{i}": "31.12.2030" for i in range(size)}


@row
def typed_characters(size):
    # A key takes time in proportion to the text, so the texts are short, and most keys are refused.
    return {STANDARD_INPUT: 'form f { field a { mask "[0000] [9999]"; max_length(3) }; field b { filter chars("a-z") and max_length(8) } }\n'
            f":type a {'1' * (size // 10)}\n:type b {'x' * (size // 10)}\n:back b {size // 10}\n"}, ["repl"]


@row
def pasted_characters(size):
    # A key takes time in proportion to the text, so few are pressed.
    return {STANDARD_INPUT: f'form f {{ field b {{ filter chars("a-z") }} }}\n:paste b {"x" * size}\n:type b abc\n:back b 3\n'}, [
        "repl"]


# MARK: Files


@row
def imported_files(size):
    names = [f"r{i}" for i in range(size // 10)]
    return {"a.rules": "".join(f'import "{name}.rules"\n' for name in names) + "form f { field a { " + "; ".join(names) + " } }",
            **{f"{name}.rules": f"rule {name} {{ max_length(3) }}" for name in names}}, ["check", "a.rules"]


@row
def imports_in_a_chain(size):
    return {"a.rules": 'import "r0.rules"\nform f { field a }', **{
        f"r{i}.rules": (f'import "r{i + 1}.rules"\n' if i + 1 < size // 10 else "") + f"rule r{i} {{ max_length(3) }}"
        for i in range(size // 10)}}, ["check", "a.rules"]


@under("check", "fmt", "test", "lsp")
def forms_and_rules(size):
    return "".join(f"rule r{i} {{ max_length({i + 1}) }}\nform f{i} {{ field a {{ r{i} }} }}\n" for i in range(size)) + "form f { field a }", {}


@under("check", "fmt", "test")
def tests(size):
    tests = "\n".join(f'test "t{i}" for f {{ given {{ a: "x" }}\n expect valid }}' for i in range(size))
    return f"form f {{ field a {{ required }} }}\n{tests}", {}


@under("check", "fmt", "lsp")
def mistakes(size):
    return "form f { " + "; ".join(f"field a{i} {{ requird; max_lenght(3); equal(b{i}) }}" for i in range(size)) + " }", {}


@under("check", "fmt", "lsp")
def warnings(size):
    return "form f { " + "; ".join(f"field a{i} {{ required; required; max_length(3); max_length(4) }}" for i in range(size)) + " }", {}


@under("check", "fmt")
def brackets_that_are_not_closed(size):
    return "form f { field a { " + "( each { [ " * size, {}


@under("check", "fmt")
def blocks_that_are_not_closed(size):
    return "form f {\n field a {\n" * size, {}
