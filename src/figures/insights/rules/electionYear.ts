import { electionYear as electionOf } from "#domain/spending/electionYear.ts";
import { perPerson } from "#domain/figures/share.ts";
import type { PoliticalYear } from "#domain/spending/sections.ts";
import type { Facts } from "../facts.ts";
import { figure, nameFigure, politicalSubject, yearFigure } from "../figures.ts";
import type { Finding, Rule } from "../rule.ts";

/** What the coming election brings, and where most of it goes. */
export const electionYear: Rule = {
  name: "electionYear",
  block: "politicalSpending",
  find: (facts) => {
    const election = electionOf(facts.section("politicalSpending"));
    const most = election?.media.toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0))[0];
    if (!election?.dollars || election.share === null || !most?.dollars) {
      return [{ message: "politicalNone", subject: "political", weight: 0, figures: {} }];
    }
    const when = String(election.year);
    const political = { subject: politicalSubject(facts), when };
    const figures = {
      year: yearFigure(facts, election.year),
      share: figure(facts, "politicalPart", election.share, political),
      medium: nameFigure(facts, "medium", most.medium),
      part: figure(facts, "part", most.dollars / election.dollars, { ...political, medium: most.medium }),
      ...moneyOf(facts, election),
    };
    const ahead = election.kind === "forecast" ? "politicalAhead" : "political";
    const message = facts.material.saidIn === "share" ? (`${ahead}Share` as const) : ahead;
    return [{ message, subject: "political", weight: 0.4 + Math.min(election.share, 0.4), figures }];
  },
  supports: (message, shown) =>
    message === "politicalNone" || (shown("share") >= 0 && shown("share") <= 100 && shown("part") > 0),
};

function moneyOf(facts: Facts, { dollars, year }: PoliticalYear): Finding["figures"] {
  const place = { subject: politicalSubject(facts), when: String(year) };
  const { saidIn } = facts.material;
  if (dollars === null || saidIn === "share") return {};
  const perCapita = saidIn === "perCapita" ? perPerson(dollars, facts.view.own.population) : null;
  if (perCapita !== null) return { money: figure(facts, "perCapita", perCapita, place) };
  return { money: figure(facts, "dollars", dollars, place) };
}
