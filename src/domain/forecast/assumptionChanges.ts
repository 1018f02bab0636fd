import { PLACE_FIGURES } from "../markets/placeFigure.ts";
import { isSubVertical } from "../taxonomy/subVerticalById.ts";
import type { Assumptions } from "./assumptions.ts";

/** One thing that is stated: where, and what. */
interface Statement {
  readonly field: keyof Assumptions;
  readonly medium?: string;
  readonly year?: number;
  readonly part?: string;
  readonly subVertical?: string;
  readonly vertical?: string;
  /** Which of several figures of the place it is, such as a driver. */
  readonly name?: string;
}

/** How one statement differs; null where nothing is stated. */
export interface AssumptionChange extends Statement {
  readonly before: number | string | null;
  readonly after: number | string | null;
}

/** What is stated otherwise, added or taken back, in the order of the assumptions. */
export function assumptionChanges(before: Assumptions, after: Assumptions): AssumptionChange[] {
  const [was, is] = [statements(before), statements(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const place = (now ?? old)?.place;
    const change = { before: old?.value ?? null, after: now?.value ?? null };
    return place && change.before !== change.after ? [{ ...place, ...change }] : [];
  });
}

function statements(assumptions: Assumptions): Map<string, { place: Statement; value: number | string }> {
  const found = new Map<string, { place: Statement; value: number | string }>();
  const state = (place: Statement, value: number | string | null | undefined) => {
    if (value !== null && value !== undefined) found.set(JSON.stringify(place), { place, value });
  };
  for (const { medium, year, part, dollars, low, high, basis, source } of assumptions.totals) {
    const place = { field: "totals", medium, year, part } as const;
    state(place, dollars);
    for (const [name, value] of Object.entries({ low, high, basis, source })) state({ ...place, name }, value);
  }
  for (const { medium, year, part, growth } of assumptions.growth)
    state({ field: "growth", medium, year, part }, growth);
  for (const [medium, { blend, size, diffusion, reach }] of Object.entries(assumptions.drivers))
    for (const [name, value] of Object.entries({ ...blend, size, diffusion, ...reach }))
      state({ field: "drivers", medium, name }, value);
  for (const { subVertical, medium, weight } of assumptions.mix) state({ field: "mix", subVertical, medium }, weight);
  for (const { dollars, reason: _, ...cells } of assumptions.constraints)
    state({ field: "constraints", name: cellsOf(cells) }, dollars);
  const { retailSales, inflation, political, shocks } = assumptions.outlook;
  for (const { year, growth } of retailSales) state({ field: "outlook", name: "retailSales", year }, growth);
  for (const { year, growth } of inflation) state({ field: "outlook", name: "inflation", year }, growth);
  if (political !== 1) state({ field: "outlook", name: "political" }, political);
  for (const { vertical, year, change } of shocks) state({ field: "outlook", name: "shock", vertical, year }, change);
  for (const [medium, part] of Object.entries(assumptions.reliability)) state({ field: "reliability", medium }, part);
  for (const { subVertical, naics, reason, ...elasticities } of assumptions.trades) {
    const place = { field: "trades", subVertical } as const;
    state({ ...place, name: "naics" }, naics.join(" "));
    for (const [name, value] of Object.entries(elasticities)) state({ ...place, name }, value);
    state({ ...place, name: "reason" }, reason?.en);
  }
  for (const { category, medium, elasticities, reason } of assumptions.fit) {
    const place = {
      field: "fit",
      medium,
      ...(isSubVertical(category) ? { subVertical: category } : { vertical: category }),
    } as const;
    // What is left out is zero, and takes the place of what is built in too.
    for (const name of PLACE_FIGURES) state({ ...place, name }, elasticities[name] ?? 0);
    state({ ...place, name: "reason" }, reason || null);
  }
  for (const { group, figures, reason } of assumptions.races)
    for (const [name, value] of Object.entries({ ...figures, reason: reason || null }))
      state({ field: "races", name: `${group}.${name}` }, value);
  for (const { vertical, medium } of assumptions.heldShares) state({ field: "heldShares", vertical, medium }, "held");
  return found;
}

/** The cells of a constraint and its rule in one line: `markets tv-501, tv-803 · years 2026 · equals`. */
function cellsOf(cells: Omit<Assumptions["constraints"][number], "dollars" | "reason">): string {
  const axes = (["markets", "subVerticals", "media", "years"] as const).flatMap((axis) => {
    const named = cells[axis];
    return named ? [`${axis} ${named.join(", ")}`] : [];
  });
  return [...axes, ...(cells.part ? [cells.part] : []), cells.rule].join(" · ");
}
