import { isPolitical } from "../taxonomy/isPolitical.ts";
import { verticalById } from "../taxonomy/verticalById.ts";
import type { AlertFacts } from "./alertFacts.ts";

/** Where in the app the figure of an alert stands: its screen, and the figure whose explanation opens with it. */
export function alertPath(facts: AlertFacts): string {
  const { kind, market, subject, year } = facts;
  const query: (readonly [name: string, value: string])[] = [
    ...(subject.kind === "subVertical" ? ([["sub", subject.id]] as const) : []),
    ["market", market],
    ...(kind === "season" ? [] : ([["year", String(year)]] as const)),
    // Alerts speak without political money, unless they are about it.
    ...(holdsPolitical(subject) && kind !== "crowdOut" ? ([["political", "without"]] as const) : []),
    ["explain", figureOf(facts)],
  ];
  return `${screenOf(facts)}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

function holdsPolitical({ kind, id }: AlertFacts["subject"]): boolean {
  if (kind === "vertical") return verticalById(id)?.subVerticals.some((one) => isPolitical(one.id)) ?? false;
  return kind === "all";
}

function screenOf({ subject }: AlertFacts): string {
  if (subject.kind === "subVertical") return "/vertical/subvertical";
  if (subject.kind === "vertical") return `/vertical/${verticalById(subject.id)?.number ?? ""}`;
  return "/market-summary";
}

function figureOf({ kind, medium, month }: AlertFacts): string {
  if (kind === "crowdOut") return `politicalSpending/month-${month}`;
  if (kind === "season") return `seasons/${month}`;
  const isShare = kind === "shareShift" || kind === "rankChange";
  const column = kind === "growth" ? ":growth_percent" : isShare ? ":share_percent" : "";
  return `mediaAdSpending/${medium ?? "total"}${column}`;
}
