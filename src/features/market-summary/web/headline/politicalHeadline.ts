import type { PoliticalSpending, PoliticalYear } from "#domain/summary/sections.ts";
import type { Measure } from "#ui/address/viewAddress.ts";
import { measureFormats } from "../measureFormats.ts";
import type { Words } from "../words.ts";
import { spoken } from "./spoken.ts";

/** The election year a reader of this view cares for: the year itself, or the next one with an election, else the last. */
export function electionYear({ years, year }: PoliticalSpending): PoliticalYear | null {
  const elections = years.filter((one) => one.year % 2 === 0 && one.dollars !== null);
  return elections.find((one) => one.year >= year) ?? elections.at(-1) ?? null;
}

/** The finding of political spending, whose amounts are in the measure: what the coming election brings, and where most of it goes. */
export function politicalHeadline(section: PoliticalSpending, words: Words, measure: Measure = "dollars"): string {
  const { text, formats } = words;
  const election = electionYear(section);
  const [first] = election?.media ?? [];
  if (!election || !first || !election.dollars) return text("marketSummary.headline.politicalNone");
  const most = election.media.reduce((best, one) => ((one.dollars ?? 0) > (best.dollars ?? 0) ? one : best), first);
  const name = election.kind === "forecast" ? "politicalAhead" : "political";
  return text(measure === "share" ? `marketSummary.headline.${name}Share` : `marketSummary.headline.${name}`, {
    year: formats.year(election.year),
    money: spoken(measureFormats(measure, [], words).inline(election.dollars), measure, words),
    share: formats.share(election.share),
    medium: words.medium(most.medium),
    part: formats.share((most.dollars ?? 0) / election.dollars),
  });
}
