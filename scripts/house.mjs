// Figures of the house: how large it is and how finely it is cut. Circles of imports and suppressed types are held at zero by tests. See docs/house.md.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { install, node24, root } from "./bootstrap.mjs";

install({ tests: true });
const { parseSync, Visitor } = await import("oxc-parser");

const SOURCE = join(root, "src");
/** A figure on a screen, with everything that it loads. */
const ONE_FIGURE = "ui/figures/spending/MediaBlock.tsx";
const LONGEST_COMPONENT_LINES = 80;

const all = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)));
const code = all.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).toSorted();
const texts = new Map(code.map((file) => [file, readFileSync(join(SOURCE, file), "utf8")]));
const read = new Map(code.map((file) => [file, whatIsIn(file)]));
const imports = new Map(code.map((file) => [file, [...new Set(read.get(file).targets)]]));

const lines = sum(code.map((file) => linesOf(texts.get(file))));
const styles = all.filter((file) => file.endsWith(".css"));
const styleLines = sum(styles.map((file) => linesOf(readFileSync(join(SOURCE, file), "utf8"))));
const claims = new Set(code.flatMap((file) => read.get(file).claims));
for (const place of placesRead()) claims.delete(place);

const rows = [
  ["folders under src", readdirSync(SOURCE, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length],
  ["product code files", code.length],
  ["imports per 1,000 lines", Math.round((sum(code.map((file) => read.get(file).imports)) / lines) * 1_000)],
  ["lines of product code and CSS", lines + styleLines],
  ["files that one figure's screen component loads", closureOf(ONE_FIGURE).size],
  ["imports of server/app.ts", read.get("app/server/app.ts").imports],
  [`component bodies over ${LONGEST_COMPONENT_LINES} lines`, sum(code.map((file) => read.get(file).longComponents))],
  ["any", sum(code.map((file) => read.get(file).anys))],
  ["statements whose row type is not checked", claims.size],
];
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, value] of rows) console.log(`${what.padEnd(width)}  ${value.toLocaleString("en-US").padStart(9)}`);

function whatIsIn(file) {
  const text = texts.get(file);
  const { program, module } = parseSync(file, text);
  const from = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)].map(
    ({ moduleRequest }) => moduleRequest?.value,
  );
  const later = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const found = {
    imports: module.staticImports.length,
    targets: [...from, ...later].flatMap((one) => targetOf(file, one)),
  };
  let [anys, longComponents] = [0, 0];
  const claimsHere = [];
  const component = (name, body) => {
    if (/^[A-Z]/.test(name ?? "") && body && linesOf(text.slice(body.start, body.end)) > LONGEST_COMPONENT_LINES)
      longComponents++;
  };
  new Visitor({
    TSAnyKeyword: () => void anys++,
    CallExpression: ({ start, callee, typeArguments }) => {
      // What an engine is asked with a type of its caller's is claimed there.
      if (callee.type !== "MemberExpression" || !/^query(For)?$/.test(callee.property.name)) return;
      if (!typeArguments || typeArguments.params[0].typeName?.name === "Row") return;
      claimsHere.push(`${file}:${linesOf(text.slice(0, start + 1))}`);
    },
    ...(file.endsWith(".tsx") && {
      FunctionDeclaration: ({ id, body }) => component(id?.name, body),
      VariableDeclarator: ({ id, init }) => component(id.name, /Function/.test(init?.type ?? "") ? init.body : null),
    }),
  }).visit(program);
  return { ...found, anys, claims: claimsHere, longComponents };
}

/** Where the check of row types finds statements: it asks the compiler, on Node 24. */
function placesRead() {
  const reads = `import { readClaims } from "./tests/statements/claimedRows.ts";
    console.log(JSON.stringify(readClaims({}).claims.map(({ place }) => place)));`;
  const { stdout, stderr } = spawnSync(node24, ["--input-type=module", "--eval", reads], {
    cwd: root,
    encoding: "utf8",
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The file of ours that an import leads to, where it does. */
function targetOf(file, specifier) {
  if (!specifier || !/^[.#]/.test(specifier)) return [];
  const path = specifier.startsWith("#")
    ? specifier.slice(1)
    : relative(SOURCE, resolve(SOURCE, dirname(file), specifier));
  return texts.has(path) ? [path] : [];
}

function closureOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const target of imports.get(file) ?? []) closureOf(target, found);
  return found;
}

function linesOf(text) {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
