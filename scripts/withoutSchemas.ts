import type { Plugin, Rolldown } from "vite";

/** Where contracts and what they are made of stand. */
const CONTRACTS = /\/src\/(features\/[^/]+\/contract(\.ts|\/)|platform\/api\/)/;

/** What the browser reads of an endpoint is how it is called; the server checks what is sent, and describes all of it. */
const OF_SERVER = new Set([
  "params",
  "query",
  "body",
  "response",
  "summary",
  "bodyLimit",
  "perMinute",
  "stored",
  "created",
]);

/** What every endpoint names itself; the rest may come from what it shares with others. */
const OF_ENDPOINT = ["url", "name", "summary"];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface ObjectNode extends Node {
  readonly properties: readonly (Node & { readonly key?: { readonly name?: string } })[];
}

type Program = ReturnType<Rolldown.PluginContext["parse"]>;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/**
 * Leaves the schemas of the API's contracts, and with them the library they are made with, out of what the first screens load and run. Endpoints
 * lose theirs, and a schema that then nothing reads is not made. A form that checks its fields imports the schema itself, not the endpoint's,
 * without what it says about itself.
 */
export function withoutSchemas(): Plugin {
  return {
    name: "without-schemas",
    apply: "build",
    transform(code, id) {
      if (!CONTRACTS.test(id)) return null;
      const program = this.parse(code);
      const parts = endpointsIn(program).flatMap(serverPartsOf);
      const words = wordsIn(program).filter(
        (word) => !parts.some(({ from, to }) => from <= word.from && word.to <= to),
      );
      const edits = [...parts, ...words, ...callsAtTop(program)];
      let left = code;
      for (const { from, to, by } of edits.toSorted((one, other) => other.from - one.from))
        left = left.slice(0, from) + by + left.slice(to);
      return { code: left, map: null, moduleSideEffects: false };
    },
  };
}

/** The objects of a program that are endpoints. */
function endpointsIn(program: unknown): ObjectNode[] {
  if (Array.isArray(program)) return program.flatMap(endpointsIn);
  if (typeof program !== "object" || program === null) return [];
  if (isObject(program)) {
    const keys = program.properties.map(({ key }) => key?.name);
    if (OF_ENDPOINT.every((name) => keys.includes(name))) return [program];
  }
  return Object.values(program).flatMap(endpointsIn);
}

const isObject = (node: object): node is ObjectNode => "type" in node && node.type === "ObjectExpression";

function serverPartsOf({ properties }: ObjectNode): Edit[] {
  return properties.flatMap((property, at) =>
    OF_SERVER.has(property.key?.name ?? "")
      ? [{ from: property.start, to: properties[at + 1]?.start ?? property.end, by: "" }]
      : [],
  );
}

/** What schemas say about themselves for the API's document, wherever they stand. */
const WORDS = new Set(["describe", "meta"]);

function wordsIn(program: unknown): Edit[] {
  if (Array.isArray(program)) return program.flatMap(wordsIn);
  if (typeof program !== "object" || program === null) return [];
  const inside = Object.values(program).flatMap(wordsIn);
  if (!isCall(program) || !WORDS.has(program.callee.property?.name ?? "")) return inside;
  return [...inside, { from: program.callee.object?.end ?? program.end, to: program.end, by: "" }];
}

interface CallNode extends Node {
  readonly callee: Node & { readonly object?: Node; readonly property?: { readonly name?: string } };
}

const isCall = (node: object): node is CallNode => "type" in node && node.type === "CallExpression";

/** Lets the bundler leave out a constant that nothing reads, though calls make it: here they make schemas and nothing else. */
function callsAtTop({ body }: Program): Edit[] {
  return body.flatMap((statement) => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap(({ init }) =>
      init?.type === "CallExpression" || (init?.type === "ObjectExpression" && endpointsIn(init).length === 0)
        ? [
            { from: init.start, to: init.start, by: "/* @__PURE__ */ (() => (" },
            { from: init.end, to: init.end, by: "))()" },
          ]
        : [],
    );
  });
}
