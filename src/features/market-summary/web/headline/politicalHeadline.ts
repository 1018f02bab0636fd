import type { PoliticalSpending, PoliticalYear } from "#domain/summary/sections.ts";
import type { Words } from "../words.ts";

/** The election year a reader of this view cares for: the year itself, or the next one with an election, else the last. */
export function electionYear({ years, year }: PoliticalSpending): PoliticalYear | null {
  const elections = years.filter((one) => one.year % 2 === 0 && one.dollars !== null);
  return elections.find((one) => one.year >= year) ?? elections.at(-1) ?? null;
}

/** The finding of political spending: how much the coming election brings, and where most of it goes. */
export function politicalHeadline(section: PoliticalSpending, words: Words): string {
  const { text, formats } = words;
  const election = electionYear(section);
  const [first] = election?.media ?? [];
  if (!election || !first || !election.dollars) return text("marketSummary.headline.politicalNone");
  const most = election.media.reduce((best, one) => ((one.dollars ?? 0) > (best.dollars ?? 0) ? one : best), first);
  return text(
    election.kind === "forecast" ? "marketSummary.headline.politicalAhead" : "marketSummary.headline.political",
    {
      year: formats.year(election.year),
      money: formats.money(election.dollars),
      share: formats.share(election.share),
      medium: words.medium(most.medium),
      part: formats.share((most.dollars ?? 0) / election.dollars),
    },
  );
}
