import { z } from "zod";
import { trackRecord as record } from "#features/track-record/contract.ts";
import { pageLink } from "#platform/identity/site.ts";
import { NOTICE, ofFigures } from "../frame.ts";
import { formats, wordsFor } from "../said.ts";
import { tool } from "../tool.ts";
import { part } from "./rows.ts";

const count = z.number().int();

const summary = z.object({
  count: count.describe("Forecasts that a closed year has settled."),
  medianError: part.describe("The median error, as a part of what came."),
  medianUnchanged: part.describe("The same for assuming that nothing changes."),
  held: count.describe("How many of the bands held what came."),
  ranged: count.describe("How many had a band."),
});

export const trackRecord = tool(
  {
    name: "track_record",
    title: "Track record of forecasts",
    description: "How past editions' forecasts for a market compare with the years that have closed since.",
    input: z.object({ market: ofFigures.market }),
    output: z.object({
      market: z.string(),
      editions: count.describe("How many editions are scored."),
      core: summary,
      political: summary,
      link: z.url(),
      notice: z.string(),
    }),
  },
  async ({ market }, { ask, site }) => {
    const [told, words] = await Promise.all([ask(record, { params: { market } }), wordsFor(ask)]);
    const [core, political] = [summaryOf(told.core.overall), summaryOf(told.political.overall)];
    const link = pageLink(site, "market-reports/track-record", { market });
    const line = (name: string, { count: scored, medianError, held, ranged }: z.output<typeof summary>) =>
      scored === 0
        ? `${name}: no forecast has been settled by a closed year yet.`
        : `${name}: ${scored} forecasts, median error ${formats.share(medianError)}, ${held} of ${ranged} bands held.`;
    return {
      lines: [
        `${words.market(market)}: forecasts of ${told.revisions.length} editions.`,
        line("Core", core),
        line("Political", political),
        `Screen: ${link}`,
      ],
      data: { market, editions: told.revisions.length, core, political, link, notice: NOTICE },
    };
  },
);

function summaryOf({ count: scored, medianError, medianUnchanged, held, ranged }: z.input<typeof summary>) {
  return { count: scored, medianError, medianUnchanged, held, ranged };
}
