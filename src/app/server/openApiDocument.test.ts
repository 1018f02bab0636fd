import { expect, test } from "vitest";
import { openApiText } from "./writeOpenApi.ts";

const document = JSON.parse(openApiText());

/** An operation, parameter or schema of the document, as far as it is looked at. */
interface Part {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly name?: string;
  readonly operationId?: string;
  /** Names of fields; of a parameter, whether it is. */
  readonly required?: readonly string[] | boolean;
  readonly items?: unknown;
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly parameters?: readonly Part[];
  readonly requestBody?: Part;
  readonly responses?: Readonly<Record<string, Part>>;
}

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;

const paths: Readonly<Record<string, Readonly<Record<string, Part>>>> = document.paths;

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const),
);

/** The named schema that a reference is to. */
const pointedAt = ($ref: string): Part => document.components.schemas[$ref.split("/").at(-1) ?? ""];

const valueAt = ($ref: string): unknown =>
  $ref
    .split("/")
    .slice(1)
    .reduce((part: unknown, step) => (isPart(part) ? Reflect.get(part, step) : undefined), document);

const isOpen = (step: string) => step.startsWith("{");
const isOne = (step: string, other: string) => step === other || isOpen(step) || isOpen(other);

/** Whether each of two addresses is the more exact one somewhere: then neither goes before the other. */
const crosses = (steps: readonly string[], others: readonly string[]) =>
  steps.some((step, at) => isOpen(step) && !isOpen(others[at] ?? "")) &&
  steps.some((step, at) => !isOpen(step) && isOpen(others[at] ?? ""));

/** Every schema of the document, and where it is. */
function* schemasIn(part: unknown, where: string): Generator<readonly [string, Part]> {
  if (!isPart(part)) return;
  if (!Array.isArray(part)) yield [where, part];
  for (const [key, inner] of Object.entries(part))
    if (key !== "example" && key !== "examples" && key !== "default") yield* schemasIn(inner, `${where}.${key}`);
}

const schemas = [
  ...operations.flatMap(([name, { requestBody, responses, parameters }]) => [
    ...schemasIn(requestBody, name),
    ...schemasIn(responses, name),
    ...schemasIn(parameters, name),
  ]),
  ...schemasIn(document.components.schemas, "schemas"),
];

const first = <Found>(found: readonly Found[]): readonly Found[] => found.slice(0, 5);

test("every parameter says what it is", () => {
  const silent = operations.flatMap(([name, { parameters }]) =>
    (parameters ?? []).flatMap((one) => ((one.$ref ?? one.description) ? [] : [`${name} ${one.name}`])),
  );
  expect(first(silent)).toEqual([]);
});

test("every field says what it is", () => {
  const silent = schemas.flatMap(([where, { properties }]) =>
    Object.entries(properties ?? {}).flatMap(([name, field]) => {
      if (!isPart(field) || where.endsWith(".properties")) return [];
      const words = field.description ?? (field.$ref && pointedAt(field.$ref).description);
      return words ? [] : [`${where}.${name}`];
    }),
  );
  expect(first(silent)).toEqual([]);
});

test("what is said is a sentence of American English about the thing, not about how it was made", () => {
  const words = schemas.flatMap(([where, { description }]) =>
    // A good answer has the summary of its operation.
    typeof description === "string" && !/\.\d{3}$/.test(where) ? [[where, description] as const] : [],
  );
  const odd = words.filter(
    ([, text]) =>
      !/[.!?]$/.test(text) ||
      /\b(organisation|colour|modelled|programme|somebody|nobody|e-mails?|anew)\b|undefined/i.test(text),
  );
  expect(first(odd)).toEqual([]);
});

test("what many answers have has a name, and is told once", () => {
  const named = Object.keys(document.components.schemas);
  expect(named.length).toBeGreaterThan(60);
  expect(named).toEqual(
    expect.arrayContaining(["Market", "Wallet", "Alert", "User", "SavedView", "Company", "Call", "Problem"]),
  );
  const silent = named.filter((name) => !document.components.schemas[name].description);
  expect(silent).toEqual([]);
});

test("nothing is said that says nothing", () => {
  const text = openApiText();
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
  expect(text).not.toContain('"readOnly"');
  expect(
    first(schemas.filter(([, one]) => one.type === "array" && one.items === undefined).map(([where]) => where)),
  ).toEqual([]);
});

test("what is required is described, and what is pointed at is there", () => {
  const unknown = schemas.flatMap(([where, { properties = {}, required, $ref }]) => [
    ...(Array.isArray(required)
      ? required.filter((name) => !(name in properties)).map((name) => `${where}.${name}`)
      : []),
    ...(typeof $ref === "string" && !isPart(valueAt($ref)) ? [`${where} → ${$ref}`] : []),
  ]);
  expect(first(unknown)).toEqual([]);
});

test("every operation has a name of its own, and an address that no other can be taken for", () => {
  const names = operations.map(([, { operationId }]) => operationId);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const shapes = Object.keys(paths).map((path) => [path, path.split("/")] as const);
  const alike = shapes.flatMap(([one, steps], at) =>
    shapes
      .slice(at + 1)
      .filter(
        ([, others]) =>
          others.length === steps.length && steps.every((step, place) => isOne(step, others[place] ?? "")),
      )
      .filter(([, others]) => crosses(steps, others))
      .map(([other]) => `${one} ${other}`),
  );
  // Entries of a call list have numbers: none is called `goals`.
  expect(alike).toEqual(
    ["restoration", "owner", "history"].map((what) => `/call-list/{entry}/${what} /call-list/goals/{person}`),
  );
});

test("answers may have new fields; what is sent may not have unknown ones", () => {
  const closed = operations.flatMap(([name, { responses }]) =>
    [...schemasIn(responses, name)].filter(([, one]) => one.additionalProperties === false).map(([where]) => where),
  );
  expect(first(closed)).toEqual([]);
  expect(document.paths["/alert-rules"].post.requestBody.content["application/json"].schema.additionalProperties).toBe(
    false,
  );
});

test("every operation tells how it may be refused, and how many requests are left", () => {
  const refusals = ([, { responses }]: readonly [name: string, operation: Part]) =>
    Object.keys(responses ?? {}).filter((status) => status.startsWith("4"));
  const bare = operations.filter((one) => refusals(one).length === 0).map(([name]) => name);
  expect(bare).toEqual([]);
  const { headers } = document.components.responses.TooManyRequests;
  expect(Object.keys(headers)).toEqual(["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "Retry-After"]);
  expect(Object.keys(document.paths["/revisions/{revision}/wallets/{market}"].get.responses)).toContain("304");
});

test("every tag says what it is about", () => {
  const silent = document.tags.filter(({ description }: Part) => !description);
  expect(silent).toEqual([]);
});
