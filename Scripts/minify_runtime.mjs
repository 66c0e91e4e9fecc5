// Minifies the bundled runtime, which it reads from standard input: with the argument `whole` as one module, else in
// pieces, so that exported pages and modules can leave out what their program does not need.
//
// A piece is a declaration, an export, or what `runtime_parts.mjs` lists: a method or an entry of a table. Before its
// code is a line `//WORDS|USES`: it is only needed by programs with one of these words, if there are any; and the numbers of the
// pieces that it uses, from 0. Exports are needed, and what they use.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { privateNames } from "./private_names.mjs";
import { parts, tables, wordOfApps } from "./runtime_parts.mjs";

const { minify } = createRequire(import.meta.url)("terser");

const parsed = async (code) => {
  const { ast } = await minify(code, { module: true, compress: false, mangle: false, format: { ast: true, code: false } });
  ast.figure_out_scope({ module: true });
  return ast;
};

/** The code with the numbers that constants stand for in their place, which takes less time to run, and compresses better. */
async function withNumbers(code) {
  const { variables } = await parsed(code);
  const exports = [...variables.keys()].map((name) => `${name} as $${name}`);
  const module = await import(`data:text/javascript,${encodeURIComponent(`${code}\nexport { ${exports} };`)}`);
  const uses = [...variables].flatMap(([name, { orig: [{ TYPE }], references }]) => {
    const value = module[`$${name}`];
    const isConstant = TYPE === "SymbolConst" && typeof value === "number";
    return isConstant ? references.map(({ start }) => ({ start: start.pos, end: start.pos + name.length, value })) : [];
  });
  let [result, at] = ["", 0];
  for (const { start, end, value } of uses.sort((one, other) => one.start - other.start)) {
    result += code.slice(at, start) + (value < 0 ? `(${value})` : value);
    at = end;
  }
  return result + code.slice(at);
}

/** The code with functions as constants, which take fewer letters, and can share a statement. */
async function withArrows(code) {
  let [result, at] = ["", 0];
  const { body } = await parsed(code);
  for (const [index, { TYPE, start, name, body: inner, async: isAsync, is_generator: isGenerator }] of body.entries()) {
    if (TYPE !== "Defun" || isAsync || isGenerator) continue;
    const block = code.lastIndexOf("{", inner[0].start.pos - 1);
    const end = code.lastIndexOf("}", body[index + 1].start.pos) + 1;
    const parameters = code.slice(code.indexOf("(", start.pos), code.lastIndexOf(")", block) + 1);
    result += `${code.slice(at, start.pos)}const ${name.name} = ${parameters} => ${code.slice(block, end)};`;
    at = end;
  }
  return result + code.slice(at);
}

/** The code with one statement for each export, each method that is a part, and each entry of a table. */
async function divided(code) {
  let [result, at] = ["", 0];
  const copy = (end) => {
    result += code.slice(at, end);
    at = end;
  };
  for (const { TYPE, start, end, definitions = [], exported_names: names } of (await parsed(code)).body) {
    if (TYPE === "Export") {
      copy(start.pos);
      result += names.map(({ name, foreign_name: { name: as } }) => `export { ${name.name ?? name} as ${as} };\n`).join("");
      at = end.pos + 1;
    }
    for (const { name: { name }, value } of definitions) {
      const isTable = tables.includes(name);
      const members = value?.properties ?? [];
      let moved = "";
      for (const [index, member] of members.entries()) {
        const key = member.key?.name ?? member.key;
        if (!isTable && !parts[`${name}.${key}`]) continue;
        copy(member.start.pos);
        at = members[index + 1]?.start.pos ?? value.end.pos;
        const owner = isTable || member.static ? name : `${name}.prototype`;
        moved += `Object.assign(${owner}, { ${code.slice(member.start.pos, at).replace(/^static /, "")}\n});\n`;
      }
      if (moved === "") continue;
      copy(value.end.pos + 1);
      // What esbuild declares is a statement of its own.
      result += `;\n${moved}`;
      at = code.indexOf(";", at) + 1;
    }
  }
  copy(code.length);
  return result;
}

/** The minified module. */
async function minified(text) {
  // Names of the document are not the platform's here: nothing in the runtime knows it.
  const properties = { regex: new RegExp(`^(?:${privateNames(await parsed(text)).join("|")})$`), builtins: true };
  const { code } = await minify(text, {
    module: true, format: { ascii_only: true, wrap_func_args: false }, mangle: { reserved: ["load"], properties },
    // Functions stay where they are: inside of the one function that uses them they would be made anew at each call,
    // which makes judging a valid record take a quarter longer.
    // Only simple functions are inlined, which compresses better. Reading a property has no effect.
    compress: { passes: 3, ecma: 2022, keep_fargs: false, reduce_funcs: false, inline: 1, pure_getters: true },
  });
  return code;
}

/** The minified pieces, each after its words and uses. */
async function piecesOf(bundle) {
  const code = await divided(bundle);
  const ast = await parsed(code);
  const starts = ast.body.map(({ start }) => start.pos);
  const pieceAt = (position) => starts.findLastIndex((start) => start <= position);
  const modules = Array.from(code.matchAll(/^\/\/ Runtime\/(\S+)$/gm), ({ index, 1: name }) => ({ index, name }));
  const moduleAt = (position) => modules.findLast(({ index }) => index < position)?.name;

  const pieces = ast.body.map(({ TYPE, start }, number) => {
    const text = code.slice(start.pos, starts[number + 1]);
    // What adds to a class or a table is used by that.
    const [, owner, member] = TYPE === "SimpleStatement"
      ? /^(?:Object\.assign\()?(\w+)(?:\.prototype)?(?:, \{\s*(?:async |\*)?(\w+))?/.exec(text) : [];
    let words = parts[`${owner}.${member}`] ?? (tables.includes(owner) ? member : parts[moduleAt(start.pos)]);
    if (TYPE === "Export" && !text.includes(" as load ")) words = wordOfApps;
    return { text, owner, words, uses: new Set() };
  });
  for (const [name, { orig, references }] of ast.variables) {
    const declaring = pieceAt(orig[0].start.pos);
    if (parts[name] !== undefined) pieces[declaring].words = parts[name];
    for (const { start } of references) pieces[pieceAt(start.pos)].uses.add(declaring);
  }
  for (const [number, { owner }] of pieces.entries()) {
    if (owner) pieces[pieceAt(ast.variables.get(owner).orig[0].start.pos)].uses.add(number);
  }

  // A name in the list that the runtime no longer has would cut nothing.
  const added = /^Object\.assign\((\w+)(?:\.prototype)?, \{\s*(?:async |\*)?(\w+)/gm;
  const known = new Set([
    ...modules.map(({ name }) => name), ...ast.variables.keys(),
    ...Array.from(code.matchAll(added), ([, owner, member]) => `${owner}.${member}`),
  ]);
  const missing = Object.keys(parts).filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`the runtime has no ${missing.join(", ")}`);

  const marked = pieces.map(({ text }, number) => `import "#${number}";\n${text}`).join("");
  const result = await minified(marked);
  const written = result.split(/import"#(\d+)";/).slice(1);
  for (let index = 0; index < written.length; index += 2) pieces[written[index]].code = written[index + 1];
  const all = joinable(pieces);
  const numbers = new Map(all.map((piece, number) => [piece, number]));
  return all.map(({ words = "", uses, code }) => `//${words}|${[...uses].map((piece) => numbers.get(piece)).join(" ")}\n${code}\n`).join("");
}

/**
 * The pieces as parts of one statement for all constants, in the order of their code; `uses` are pieces, no numbers.
 *
 * All that is added to a class or table is in one call, in place of the last. The beginning and the end of the statement,
 * and those of each call, are pieces that the parts use.
 */
function joinable(pieces) {
  for (const piece of pieces) piece.uses = new Set([...piece.uses].map((number) => pieces[number]));
  const [constants, others, added] = [[], [], new Map()];
  const enclosed = (start, parts, end) => {
    const around = [start, end].map((code) => ({ code, uses: new Set() }));
    for (const { uses } of parts) around.forEach((piece) => uses.add(piece));
    return [around[0], ...parts, around[1]];
  };
  for (const piece of pieces) {
    const [, constant] = /^const\b ?(.*?);?$/s.exec(piece.code) ?? [];
    const [, owner, members] = /^Object\.assign\(([\w$.]+),(.*)\);?$/s.exec(piece.code) ?? [];
    if (owner !== undefined) {
      piece.code = `,${members}`;
      // Behind what was added before, which goes along.
      added.set(owner, [...(added.get(owner) ?? []), piece]);
      constants.push({ owner, parts: added.get(owner) });
    } else if (constant !== undefined) constants.push(Object.assign(piece, { code: `,${constant}` }));
    else others.push(piece);
  }
  const joined = constants.flatMap((each) => {
    if (each.parts === undefined) return [each];
    return added.get(each.owner) === each.parts ? enclosed(`,{}=Object.assign(${each.owner}`, each.parts, ")") : [];
  });
  return [...enclosed("const[]=[]", joined, ";"), ...others];
}

const bundle = await withArrows(await withNumbers(readFileSync(0, "utf8")));
process.stdout.write(await (process.argv[2] === "whole" ? minified : piecesOf)(bundle));
