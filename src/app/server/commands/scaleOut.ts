import type { Database } from "#platform/database/database.ts";
import { machinesShut, shutText } from "#platform/database/machinesOfCitus.ts";
import { readyTenantRole } from "#platform/database/readyTenantRole.ts";
import { readScaleOutPlan, scaleOut as placeTables } from "#platform/database/scaleOut.ts";
import type { PlannedTable, ScaleOutPlan } from "#platform/database/scaleOutPlan.ts";
import { type Command, type CommandContext, FAILED, Misuse, OK } from "./command.ts";
import { readArguments } from "./readArguments.ts";
import { count, textTable } from "./textTable.ts";

export const SCALE_OUT_USAGE = "scale-out --check|--apply [--json]";

const PLACES = { market: "by market", everywhere: "everywhere" } as const;
const MEGABYTE = 1024 * 1024;
/** Below this one machine holds everything many times over. */
const ONE_MACHINE_BYTES = 200 * 1024 * MEGABYTE;

/** Says how the store's tables would be spread over several machines, or spreads them where Citus is installed. */
export const scaleOut: Command = async (args, context) => {
  const options = { check: { type: "boolean" }, apply: { type: "boolean" }, json: { type: "boolean" } } as const;
  const { values, words } = readArguments(args, options, SCALE_OUT_USAGE);
  if (words.length > 0 || values.check === values.apply) throw new Misuse(`Usage: ${SCALE_OUT_USAGE}`);
  const { database, write } = context;
  const plan = await readScaleOutPlan(database);
  const inTheWay = plan.tables.flatMap((table) => table.inTheWay);
  if (values.check) {
    const shut = await machinesShut(database);
    write(
      values.json ? `${JSON.stringify({ engine: database.engine, ...plan, shut })}\n` : checkText(database, plan, shut),
    );
    return inTheWay.length + shut.length === 0 ? OK : FAILED;
  }
  return apply(context, plan, inTheWay);
};

async function apply(context: CommandContext, plan: ScaleOutPlan, inTheWay: readonly string[]): Promise<number> {
  const { database, write, warn } = context;
  if (database.engine !== "citus") {
    warn(
      "This store has no Citus, so its tables stay on one machine. Install the extension on every machine, add the machines with " +
        "citus_add_node, and point DATABASE_URL at the coordinator; docs/scale-out.md explains how and when it is worth it.\n",
    );
    return FAILED;
  }
  if (inTheWay.length > 0) {
    warn(`Nothing was placed.\n${inTheWay.map((line) => `  ${line}\n`).join("")}`);
    return FAILED;
  }
  const open = plan.tables.filter(({ done }) => !done);
  if (open.length === 0) write("Every table is where it belongs.\n");
  else await placeOpen(context, open);
  await readyTenantRole(database);
  const shut = await machinesShut(database);
  warn(shut.map((machine) => `${shutText(machine)}\n`).join(""));
  return shut.length === 0 ? OK : FAILED;
}

async function placeOpen({ database, write, progress }: CommandContext, open: readonly PlannedTable[]): Promise<void> {
  let placed = 0;
  progress(`Placing ${open[0]?.name} (1 of ${open.length})`);
  await placeTables(database, ({ name, place }, rows) => {
    progress("");
    write(`${name}  ${PLACES[place]}, ${count(rows)} rows\n`);
    placed++;
    const next = open[placed];
    if (next) progress(`Placing ${next.name} (${placed + 1} of ${open.length})`);
  });
  write(`${count(placed)} tables were placed.\n`);
}

function checkText(database: Database, { tables, stay }: ScaleOutPlan, shut: readonly string[]): string {
  const divided = sumOf(tables.filter(({ place }) => place === "market"));
  const all = divided + sumOf(tables.filter(({ place }) => place === "everywhere")) + stay.bytes;
  const lines = [
    ENGINES[database.engine],
    "",
    textTable(
      ["table", "lies", "rows, about", "size", "why"],
      tables.map((table) => [table.name, placeText(table), Math.round(table.rows), sizeText(table.bytes), table.why]),
    ),
    `${count(stay.tables)} other tables (${sizeText(stay.bytes)}) stay on the coordinator.`,
    `${sizeText(divided)} of ${sizeText(all)} would be divided by market.`,
    "",
    ...textOf(
      "In the way:",
      tables.flatMap(({ inTheWay }) => inTheWay),
    ),
    ...textOf("Callers locked out:", shut.map(shutText)),
    ...textOf(
      "To know:",
      tables.flatMap(({ notes }) => notes),
    ),
    adviceOf(tables, divided, shut),
  ];
  return `${lines.join("\n")}\n`;
}

const ENGINES = {
  pglite: "The embedded store. It is for one process; nothing is changed by this check.",
  postgres: "PostgreSQL without Citus. Nothing is changed by this check.",
  citus: "PostgreSQL with Citus. Nothing is changed by this check.",
} as const;

const sumOf = (tables: readonly PlannedTable[]): number => tables.reduce((sum, { bytes }) => sum + bytes, 0);

const placeText = ({ place, done }: PlannedTable): string => `${PLACES[place]}${done ? " (done)" : ""}`;
const sizeText = (bytes: number): string => `${count(Math.ceil(bytes / MEGABYTE))} MB`;

const textOf = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [head, ...lines.map((line) => `  ${line}`), ""];

function adviceOf(tables: readonly PlannedTable[], divided: number, shut: readonly string[]): string {
  if (tables.some(({ inTheWay }) => inTheWay.length > 0)) return "Fix what is listed above first.";
  if (shut.length > 0)
    return "`scale-out --apply`, or a start of the product, lets the role in where the store's user may do that.";
  if (tables.every(({ done }) => done)) return "Every table is where it belongs.";
  if (divided < ONE_MACHINE_BYTES)
    return "Ready to scale out, but this store fits on one machine. Try a larger machine, then replicas, first. See docs/scale-out.md.";
  return "Nothing is in the way. Where Citus is installed, `scale-out --apply` places the tables.";
}
