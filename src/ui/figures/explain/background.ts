import type { Spending } from "#documents/spending.ts";
import type { Background, Explanation, RevisionValue } from "#ui/figures/figureLayer.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { revisionsQuery } from "#ui/queries/revisionsQuery.ts";
import { spendingInRevision } from "../frame/spendingInRevision.ts";

/** More revisions than this tell nobody anything. */
const REVISIONS = 6;

/** Explains the same figure from other spending; null where that does not know it. */
export type ExplainIn = (spending: Spending, figure: string) => Explanation | null;

/** What stands behind a figure: what other revisions say of it. */
export async function background(
  spending: Spending,
  figure: string,
  { revisions }: Pick<Explanation, "revisions">,
  explainIn: ExplainIn | undefined,
): Promise<Background> {
  return { history: explainIn && revisions !== false ? await historyOf(spending, figure, explainIn) : [] };
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
