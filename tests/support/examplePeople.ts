import type { CountyPeople, PeopleOfMarket } from "#domain/demographics/countyPeople.ts";
import { demographicsOf } from "#domain/demographics/demographicsOf.ts";
import { profileFigures } from "#domain/demographics/profileFigures.ts";
import type { MarketPeople } from "#documents/templates/market/peopleParts.ts";

/** A market of one county and a nation of two, with everything known of both. */
export function examplePeople(): MarketPeople {
  const [own, other] = [county(1_000_000, 1), county(3_000_000, 0.8)];
  const [market, nation] = [[own], [own, other]].map((members) => ({ members, tvHomes: 380_000, spending: 9e8 }));
  if (!market || !nation) throw new Error("There is a market, and a nation around it");
  return {
    figures: profileFigures(market, nation, 2025),
    topics: demographicsOf(market.members, nation.members),
  };
}

/** `tilt` moves its people towards the young and its homes towards their owners. */
function county(population: number, tilt: number): PeopleOfMarket {
  const ages = ["2_11", "12_17", "18_24", "25_34", "35_44", "45_54", "55_64"];
  const percents = Object.fromEntries(
    ages.flatMap((age) => [
      [`pct_female_${age}`, 5 * tilt],
      [`pct_male_${age}`, 5.2 * tilt],
    ]),
  );
  const year = (of: number, grown: number) => ({
    year: of,
    population: population * grown,
    households: population * grown * 0.4,
    perCapitaIncome: 40_000 * grown,
    retailSales: 20_000 * population * grown,
    jobs: null,
    establishments: null,
    votes: null,
  });
  const people: CountyPeople = {
    fips: String(population),
    population,
    households: population * 0.4,
    medianHouseholdIncome: 80_000 * tilt,
    perCapitaIncome: 40_000,
    medianAge: 38 / tilt,
    retailSales: 20_000 * population,
    percents: { ...percents, pct_female_65_plus: 9, pct_male_65_plus: 8, pct_owner_occupied: 65 * tilt },
    history: [year(2020, 0.9 * tilt), year(2025, 1), year(2030, 1.05)],
  };
  return { people, share: 1 };
}
