import { likeness } from "./nearestNames.ts";

/** Names of columns that are less alike are no proposal: a wrong one costs more than none. */
const ALIKE = 0.6;

/** What the last word of a name says of its cells. */
const KINDS: Readonly<Record<string, string>> = {
  id: "code",
  code: "code",
  number: "code",
  fips: "code",
  name: "name",
  title: "name",
  year: "year",
  date: "date",
  month: "month",
  usd: "money",
  dollars: "money",
  amount: "money",
  spend: "money",
  share: "share",
  part: "share",
  percent: "share",
  latitude: "latitude",
  longitude: "longitude",
};

/** How alike two names of columns are, 0–1; 0 where they say that their cells are of different kinds, or are too far off. */
export function columnLikeness(one: string, other: string): number {
  const [a, b] = [kindOf(one), kindOf(other)];
  if (a !== undefined && b !== undefined && a !== b) return 0;
  const score = likeness(one, other);
  return score >= ALIKE ? score : 0;
}

function kindOf(name: string): string | undefined {
  const [last = ""] = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .slice(-1);
  return KINDS[last];
}
