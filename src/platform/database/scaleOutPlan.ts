import { FACT_TABLES, FIRST_FACTS, PLACEMENT, REFERENCE_TABLES } from "./placement.ts";
import type { PlacedByCitus, TableFacts } from "./queries/tableFacts.ts";

/** How a table lies now and where it would lie. */
export interface PlannedTable {
  readonly name: string;
  readonly place: "market" | "everywhere";
  readonly why: string;
  readonly rows: number;
  readonly bytes: number;
  /** Whether it lies there already. */
  readonly done: boolean;
  /** What must be mended first. */
  readonly inTheWay: readonly string[];
  /** What will be less good than it could be. */
  readonly notes: readonly string[];
}

export interface ScaleOutPlan {
  /** In the order in which they are placed. */
  readonly tables: readonly PlannedTable[];
  /** Tables that stay where they are, and what they take together. */
  readonly stay: { readonly tables: number; readonly bytes: number };
}

/** What would be placed where, in order: what is copied everywhere first, then facts, the first table of them before those that lie beside it. */
export function planScaleOut(facts: readonly TableFacts[], placed: readonly PlacedByCitus[]): ScaleOutPlan {
  const byName = new Map(facts.map((table) => [table.name, table]));
  const placedBy = new Map(placed.map((table) => [table.name, table]));
  const order = [...REFERENCE_TABLES, FIRST_FACTS, ...FACT_TABLES.filter((table) => table !== FIRST_FACTS)];
  const tables = order.map((name) => planned(name, byName.get(name), placedBy.get(name)));
  const rest = facts.filter(({ name }) => !order.includes(name));
  return { tables, stay: { tables: rest.length, bytes: rest.reduce((sum, { bytes }) => sum + bytes, 0) } };
}

function planned(name: string, facts: TableFacts | undefined, placed: PlacedByCitus | undefined): PlannedTable {
  const place = PLACEMENT[name]?.place === "market" ? "market" : "everywhere";
  const wanted = place === "market" ? "distributed" : "reference";
  return {
    name,
    place,
    why: PLACEMENT[name]?.why ?? "",
    rows: facts?.rows ?? 0,
    bytes: placed?.bytes ?? facts?.bytes ?? 0,
    done: placed?.kind === wanted,
    inTheWay: [
      ...(placed && placed.kind !== wanted
        ? [`${name} is a ${placed.kind} table already; undistribute it first.`]
        : []),
      ...(facts ? inTheWayOf(facts, place) : [`There is no table ${name}: update the store first with \`migrate\`.`]),
    ],
    notes:
      place === "market" && facts && !facts.hasIdentity
        ? [
            `${name} has no key of its own and its rows are not tracked as a whole: writers will have to wait while its parts are moved to another machine.`,
          ]
        : [],
  };
}

function inTheWayOf(facts: TableFacts, place: "market" | "everywhere"): string[] {
  const { name, keysWithoutMarket, marketMayBeNull, referredToBy, refersTo, triggers } = facts;
  if (place === "everywhere") {
    const outside = refersTo.filter((table) => !REFERENCE_TABLES.includes(table));
    return outside.map((table) => `${name} refers to ${table}, which stays on the coordinator.`);
  }
  return [
    ...keysWithoutMarket.map((key) => `The key ${key} of ${name} leaves out the market.`),
    ...(marketMayBeNull ? [`${name} can have rows without a market.`] : []),
    ...referredToBy.map((table) => `${table} refers to ${name}, whose rows would lie on several machines.`),
    ...refersTo
      .filter((table) => !REFERENCE_TABLES.includes(table))
      .map((table) => `${name} refers to ${table}, which has no copy on every machine.`),
    ...triggers.map((trigger) => `${name} has the trigger ${trigger}.`),
  ];
}
