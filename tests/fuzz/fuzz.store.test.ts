import { describe, expect, test } from "vitest";
import { KEY_SCOPES } from "#domain/access/keyScopes.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { type TestApp, testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { HOUSE_ADMIN, OURS, THEIR_CELL, THEIRS, twoOrganisations } from "#tests/support/twoOrganisations.ts";
import { judge } from "./judge.ts";
import { makeCall } from "./makeCall.ts";
import { operations } from "./operations.ts";
import { seeded } from "./seeded.ts";

/** A few thousand in the whole run; `npm run fuzz -- --calls 80000 --seed 7` makes as many as one likes. */
const CALLS = Number(process.env["FUZZ_CALLS"] ?? 2_400);
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);
/** Calls change things, people's rights too: after so many everything is made anew. */
const CALLS_A_ROUND = 800;
const SECONDS_A_ROUND = 60;
const MOST_TOLD = 40;

interface Fuzzed {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What this caller may never read. */
  readonly secrets: readonly string[];
  /** An administrator. */
  readonly rules?: true;
}

const THEIR_SECRETS = [THEIRS.word, String(THEIRS.dollars), String(THEIR_CELL)];
const OUR_SECRETS = [OURS.word, String(OURS.dollars)];
/** Who runs the product reads much of its customers, and none of their own figures. */
const OWN_FIGURES = [String(THEIRS.dollars), String(OURS.dollars)];

async function callers({ database, given, signedIn }: TestApp): Promise<Fuzzed[]> {
  const seller = `first@${OURS.word}.example`;
  await given.person("bare@ours.example", { customer: OURS.name, access: [] });
  await given.person("narrow@ours.example", { customer: OURS.name, verticals: ["leisure"] });
  const ours = async (email: string) => ({ headers: await signedIn(email), secrets: THEIR_SECRETS });
  return [
    { name: "nobody", headers: {}, secrets: [...THEIR_SECRETS, ...OUR_SECRETS] },
    { name: "somebody with nonsense", headers: { authorization: "Bearer a.b.c" }, secrets: THEIR_SECRETS },
    { name: "seller", ...(await ours(seller)) },
    { name: "seller", ...(await ours(seller)) },
    { name: "without flags", ...(await ours("bare@ours.example")) },
    { name: "narrowed", ...(await ours("narrow@ours.example")) },
    { name: "other seller", headers: await signedIn(`second@${THEIRS.word}.example`), secrets: OUR_SECRETS },
    { name: "key", headers: await apiKeyOf(database, seller, KEY_SCOPES), secrets: THEIR_SECRETS },
    { name: "reading key", headers: await apiKeyOf(database, seller, ["read"]), secrets: THEIR_SECRETS },
    { name: "administrator", headers: await signedIn(HOUSE_ADMIN), secrets: OWN_FIGURES, rules: true },
    { name: "administrator", headers: await signedIn(HOUSE_ADMIN), secrets: OWN_FIGURES, rules: true },
    {
      name: "administrator's key",
      headers: await apiKeyOf(database, HOUSE_ADMIN, KEY_SCOPES),
      secrets: OWN_FIGURES,
      rules: true,
    },
  ];
}

const OPERATIONS = operations();

interface Tally {
  readonly findings: string[];
  readonly statuses: Map<number, number>;
  /** Operations that answered with something good at least once. */
  readonly met: Set<string>;
}

async function fuzz(seed: number, calls: number): Promise<Tally> {
  const { findings, statuses, met }: Tally = { findings: [], statuses: new Map(), met: new Set() };
  const random = seeded(seed);
  const faults: string[] = [];
  const logStream = { write: (line: string) => void faults.push(line) };
  const product = await testApp({ documentWorker: "light", logStream, settings: { LOG_LEVEL: "error" } });
  await twoOrganisations(product);
  const everybody = await callers(product);
  // In every other round administrators change things too, also who belongs where: then nobody else's answers show what is whose.
  const busy = seed % 2 === 0;
  for (let at = 0; at < calls; at++) {
    // Every operation has its turn; who asks, and how, is chosen.
    const operation = OPERATIONS[(seed * 7_919 + at) % OPERATIONS.length];
    if (!operation) throw new Error("The document has no operations.");
    const who = random.pick(operation.method === "GET" || busy ? everybody : everybody.filter(({ rules }) => !rules));
    const call = makeCall(operation, random);
    const { method, url, payload } = call;
    const answer = await product.app.inject({
      method,
      url,
      headers: { ...who.headers, ...call.headers },
      // What one network address may ask in a minute is not what this is about.
      remoteAddress: `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`,
      ...(payload === undefined ? {} : { payload }),
    });
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode < 400) met.add(operation.id);
    const wrong = judge(call, answer, busy && !who.rules ? [] : who.secrets);
    if (wrong === null) continue;
    const sent = `${JSON.stringify(call.headers)} ${payload?.slice(0, 600) ?? ""}`;
    findings.push(
      `seed ${seed}: ${operation.id} as ${who.name} ${wrong}\n  ${method} ${url.slice(0, 400)} ${sent}\n  ${faultOf(answer.statusCode, faults) ?? answer.body.slice(0, 400)}`,
    );
  }
  return { findings, statuses, met };
}

/** What the log says of a fault, for whoever mends it. */
function faultOf(status: number, faults: readonly string[]): string | null {
  const last = faults.at(-1);
  if (status < 500 || last === undefined) return null;
  const { err } = JSON.parse(last) as { err?: { stack?: string } };
  return (err?.stack ?? last).slice(0, 900);
}

const rounds = Array.from({ length: Math.ceil(CALLS / CALLS_A_ROUND) }, (_, round) => ({
  seed: SEED + round,
  calls: Math.min(CALLS_A_ROUND, CALLS - round * CALLS_A_ROUND),
}));

describe.skipIf(storeMissing)("whatever is sent to the API", () => {
  test.each(rounds)(
    "is answered as its document says, without a fault and without anything of others: $calls calls from seed $seed",
    async ({ seed, calls }) => {
      const { findings, statuses, met } = await fuzz(seed, calls);
      if (process.env["FUZZ_CALLS"]) {
        const counts = [...statuses].toSorted(([one], [other]) => one - other).map((pair) => pair.join(": "));
        process.stdout.write(`seed ${seed}: ${counts.join(", ")}; ${met.size} operations did something\n`);
      }
      expect(findings.slice(0, MOST_TOLD).join("\n\n")).toBe("");
      // Calls that are all refused at the door prove nothing.
      expect(met.size).toBeGreaterThan(calls / 20);
      for (const status of [400, 401, 403, 404]) expect(statuses.get(status), String(status)).toBeGreaterThan(0);
    },
    SECONDS_A_ROUND * 1_000,
  );
});
