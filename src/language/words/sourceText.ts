import type { Words } from "./words.ts";

/** A sentence of our own model as provenance keeps it, with the parts that it names. */
const MODEL = /^Growth model(?:, (?:([a-z -]+) from (\d{4})|between (\d{4}) and (\d{4})))?$/;
/** The ways of going on, by the words that provenance keeps of them; cycles and the middle of three are those of older revisions. */
const WAYS = {
  "no growth": "naive",
  "steady growth": "drift",
  "damped trend": "trend",
  "damped trend net of the economy": "economy",
  "trend of its kind": "kind",
  "smoothed trend": "smoothed",
  "two-year cycle": "twoYears",
  "four-year cycle": "fourYears",
  "middle of three trends": "middleOfThree",
  "mean of five trends": "combined",
  "last year of the phase": "samePhase",
  "steady cycle": "steadyCycle",
  "growth by phase": "phaseGrowth",
} as const;
/** What assumptions made of a total, likewise. */
const ASSUMED = {
  "stated growth": "growth",
  "moved by the outlook": "outlook",
  "goes on from a stated year": "earlier",
} as const;
const RAISED = /^(core|political) spend (raised|lowered) to imported spend$/;
const POLITICAL = /^political: (.+)$/;

/** Every block of a screen names the same few sources. */
const written = new WeakMap<Words, Map<string, string>>();

/** What the files of national totals note beside a citation, likewise. */
const NOTED = {
  "less political": "lessPolitical",
  "TV less TV digital": "tvLessDigital",
  "total less digital": "totalLessDigital",
} as const;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DATED = /^([A-Z][a-z]{2}) (\d{4})$/;
const VIA = /^via (.+)$/;
const OF_TOTAL = /^([\d.]+) % of the total$/;
const BEFORE = /^(?:(\d{4}) )?before (?:the|its) (growth|decline) of ([\d.]+) %$/;

/**
 * A source in the reader's language: what our own model says of itself is translated, part by part; of what cites a
 * publication its names stay, and its month, the place it was read in and what was reckoned with it are translated.
 */
export function sourceText(source: string, words: Words): string {
  const texts = written.get(words) ?? new Map<string, string>();
  written.set(words, texts);
  const known = texts.get(source);
  if (known !== undefined) return known;
  const parts = source.split("; ").map((part) => partText(part, words));
  const text = parts.join("; ");
  texts.set(source, text);
  return text;
}

function partText(part: string, words: Words): string {
  const { text } = words;
  if (part === "Sample model") return text("spending.ownSource.sample");
  const [model, way, year, from, to] = MODEL.exec(part) ?? [];
  if (model !== undefined) {
    const known = Object.entries(WAYS).find(([kept]) => kept === way)?.[1];
    if (way !== undefined && year !== undefined) return known ? text(`spending.ownSource.${known}`, { year }) : part;
    if (from !== undefined) return text("spending.ownSource.between", { from, to });
    return text("spending.ownSource.model");
  }
  const assumed = Object.entries(ASSUMED).find(([kept]) => kept === part)?.[1];
  if (assumed) return text(`spending.ownSource.${assumed}`);
  const [, spend, direction] = RAISED.exec(part) ?? [];
  if (spend === "core") return text(`spending.ownSource.${direction === "raised" ? "coreRaised" : "coreLowered"}`);
  if (spend === "political") {
    return text(`spending.ownSource.${direction === "raised" ? "politicalRaised" : "politicalLowered"}`);
  }
  const [, cited] = POLITICAL.exec(part) ?? [];
  if (cited !== undefined) return text("spending.ownSource.politicalPart", { source: partText(cited, words) });
  return part
    .split(", ")
    .map((piece) => citedText(piece, words))
    .join(", ");
}

/** `Dec 2025`, `via MediaPost`, `less political`; what is none of these is a name. */
function citedText(piece: string, { text, formats }: Words): string {
  const [, month = "", monthsYear] = DATED.exec(piece) ?? [];
  if (monthsYear !== undefined && MONTHS.includes(month))
    return `${formats.month(MONTHS.indexOf(month) + 1)} ${monthsYear}`;
  const [, place] = VIA.exec(piece) ?? [];
  if (place !== undefined) return text("spending.cited.via", { place: formats.list(place.split(" and ")) });
  const noted = Object.entries(NOTED).find(([kept]) => kept === piece)?.[1];
  if (noted) return text(`spending.cited.${noted}`);
  const [, ofTotal] = OF_TOTAL.exec(piece) ?? [];
  if (ofTotal !== undefined) return text("spending.cited.ofTotal", { part: formats.factor(Number(ofTotal)) });
  const [, year, turn, change] = BEFORE.exec(piece) ?? [];
  if (change === undefined) return piece;
  const part = formats.factor(Number(change));
  if (year === undefined) return text("spending.cited.beforeGrowth", { part });
  return text(turn === "growth" ? "spending.cited.yearBeforeGrowth" : "spending.cited.yearBeforeDecline", {
    year,
    part,
  });
}
