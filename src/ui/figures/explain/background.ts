import type { Spending } from "#documents/spending.ts";
import type { marketDrivers } from "#features/revisions/contract.ts";
import type { Words } from "#language/words/words.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Background, Explanation, RevisionValue } from "#ui/figures/figureLayer.ts";
import { marketDriversQuery } from "#ui/queries/marketDriversQuery.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { revisionsQuery } from "#ui/queries/revisionsQuery.ts";
import { spendingInRevision } from "../frame/spendingInRevision.ts";

/** More revisions than this tell nobody anything. */
const REVISIONS = 6;

/** Explains the same figure from other spending; null where that does not know it. */
export type ExplainIn = (spending: Spending, figure: string) => Explanation | null;

/** What stands behind a figure: the drivers of its medium in its market, and what earlier revisions said of it. */
export async function background(
  spending: Spending,
  figure: string,
  { medium, revisions }: Pick<Explanation, "medium" | "revisions">,
  explainIn: ExplainIn | undefined,
): Promise<Background> {
  const [drivers, history] = await Promise.all([
    medium ? driversOf(spending) : null,
    explainIn && revisions !== false ? historyOf(spending, figure, explainIn) : [],
  ]);
  return { drivers: drivers && medium ? driverFacts(drivers, medium, spending.words) : [], history };
}

function driversOf({ revision, market }: Spending): Promise<Drivers> {
  return queryClient.fetchQuery(marketDriversQuery(revision.id, market.id));
}

async function historyOf(spending: Spending, figure: string, explainIn: ExplainIn): Promise<RevisionValue[]> {
  const known = await queryClient.fetchQuery(revisionsQuery());
  const out = known.filter(({ status }) => status !== "draft").slice(0, REVISIONS);
  // A scenario is none of the revisions, and stands before them.
  const all = spending.whatIf ? [spending.revision, ...out] : out;
  return Promise.all(
    all.map(async (revision) => {
      const shown = revision.id === spending.revision.id;
      const other = shown ? spending : await spendingInRevision(spending, revision);
      const hasYear = revision.years.includes(spending.view.year);
      return {
        label: revision.label,
        date: revision.publishedAt === null ? "" : spending.words.formats.date(revision.publishedAt),
        value: hasYear ? (explainIn(other, figure)?.value ?? null) : null,
        shown,
      };
    }),
  );
}

type Drivers = EndpointOutput<typeof marketDrivers>;

/** How a medium's money reached the market: its parts of the nation, each with the weight it has for that medium. */
function driverFacts({ method, parts, media }: Drivers, medium: string, { text, formats }: Words): string[] {
  if (method === "sum") return [text("explain.drivers.sum")];
  const weights = media.find((one) => one.medium === medium)?.weights ?? [];
  const known = weights.toSorted((a, b) => b.weight - a.weight);
  const lines = known.map(({ driver, weight }) =>
    text("explain.drivers.line", {
      driver: text(`explain.driver.${driver}`),
      part: formats.share(parts.find((one) => one.driver === driver)?.part ?? null),
      weight: formats.share(weight),
    }),
  );
  return [text(`explain.drivers.${method}`), ...lines];
}
