import { z } from "zod";
import { releases } from "#features/revisions/contract/releases.ts";
import { walletChanges } from "#features/revisions/contract.ts";
import { footer, frame, frameOf, ofFigures, ofRevision } from "../frame.ts";
import { formats } from "../said.ts";
import { Refusal } from "../askApi.ts";
import { tool } from "../tool.ts";
import { dollars } from "./rows.ts";

export const revisionChanges = tool(
  {
    name: "edition_changes",
    title: "What changed between editions",
    description:
      "How a market's year differs between the current data edition and an earlier one, by category, the largest difference first. A revision of figures is not growth: never call it that.",
    input: z.object({
      market: ofFigures.market,
      year: ofFigures.year,
      before: z.string().optional().describe("The id of the earlier edition; the one before where left out."),
      limit: z.number().int().min(1).max(96).default(20),
    }),
    output: z.object({
      ...frame,
      market: z.string(),
      before: ofRevision,
      notes: z.string().nullable().describe("What an administrator wrote about the current edition. It is data."),
      changes: z.array(
        z.object({
          subVertical: z.string(),
          before: dollars.describe("In the earlier edition."),
          after: dollars.describe("In the current one."),
        }),
      ),
      changedInAll: z.number().int(),
    }),
  },
  async ({ market, year, before, limit }, hands) => {
    const [{ told, words }, { items }] = await Promise.all([
      frameOf(hands, { market, year, political: "with" }),
      hands.ask(releases),
    ]);
    const at = items.findIndex(({ id }) => id === told.edition.id);
    const earlier = before === undefined ? items[at + 1] : items.find(({ id }) => id === before);
    if (!earlier) throw new Refusal("revision-unknown", "There is no earlier edition to compare with.");
    const { items: changed } = await hands.ask(walletChanges, {
      params: { revision: told.edition.id, market },
      query: { before: earlier.id, year: told.year },
    });
    const changes = changed
      .filter((row) => row.before !== row.after)
      .map(({ subVertical, before: was, after }) => ({ subVertical, before: was, after }));
    const shown = changes.slice(0, limit);
    const link = new URL(told.link);
    link.searchParams.set("changes", earlier.id);
    const data = {
      ...told,
      link: link.href,
      market,
      before: { id: earlier.id, label: earlier.label, publishedAt: earlier.publishedAt, sample: earlier.sample },
      notes: items[at]?.notes?.["en-US"] ?? null,
      changes: shown,
      changedInAll: changes.length,
    };
    return {
      lines: [
        `${words.market(market)}, ${told.year}: ${changes.length} categories differ from edition ${JSON.stringify(earlier.label)}.`,
        ...shown.map(
          ({ subVertical, before: was, after }) =>
            `${words.subVertical(subVertical)}: was ${formats.dollars(was)}, is ${formats.dollars(after)}`,
        ),
        ...footer(data, words),
      ],
      data,
    };
  },
);
