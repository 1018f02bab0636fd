import { isOverspent, type PartsTaken, partsTaken } from "#domain/advertisers/partsTaken.ts";
import type { Prospect } from "#domain/advertisers/prospect.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout, LayoutContext } from "../layout.ts";
import { plainName } from "../cells/plainName.ts";
import { anyMarketReader } from "../cells/readAnyMarket.ts";
import { readPercent } from "../cells/readPercent.ts";
import { readSubVertical } from "../cells/readTaxonomy.ts";
import type { Row } from "../row.ts";
import { SeenKeys } from "../seenKeys.ts";

const KINDS = { "business-type": "businessType", advertiser: "advertiser" } as const;
const WORDS = ["business-type", "advertiser"] as const satisfies readonly (keyof typeof KINDS)[];
const NAMES = ["name_en", "name_es", "name_de"] as const;

/** Who may buy digital advertising: business types of every market or of one, and single advertisers. */
export const prospects: Layout = {
  name: "prospects",
  title: "prospects",
  nature: "assumed",
  table: "prospect",
  tableColumns: [
    "prospect_id",
    "market_id",
    "sub_vertical",
    "kind",
    "name_en",
    "name_es",
    "name_de",
    "spend_part",
    "digital_part",
    "source",
  ],
  columns: [
    { key: "sub_vertical", aliases: ["subvertical", "category"], required: true },
    { key: "market", aliases: ["market_id", "market_code", "mercado", "markt"] },
    { key: "kind", aliases: ["type", "tipo", "art"], required: true },
    { key: "name_en", aliases: ["name", "name_english"] },
    { key: "name_es", aliases: ["name_spanish", "nombre"] },
    { key: "name_de", aliases: ["name_german", "bezeichnung"] },
    { key: "spend_part", aliases: ["spend_percent", "spend_share"], required: true },
    { key: "digital_part", aliases: ["digital_percent", "digital_share"], required: true },
    { key: "source", aliases: ["fuente", "quelle"], required: true },
  ],
  open: (context) => {
    const { row, importId } = context;
    const seen = new SeenKeys();
    const readMarket = anyMarketReader(context, "market");
    const taken: (Pick<Prospect, "market" | "subVertical" | "kind" | "spendPart" | "digitalPart"> & Line)[] = [];
    return {
      check: () => {
        const subVertical = readSubVertical(row, "sub_vertical");
        const market = readMarket();
        const word = row.choice("kind", WORDS);
        const names = word ? readNames(row, word) : [];
        const spendPart = readPercent(row, "spend_part", { required: true });
        const digitalPart = readPercent(row, "digital_part", { required: true });
        const source = row.requiredText("source");
        if (!subVertical || !word || spendPart === null || digitalPart === null || !row.sound) return null;

        const id = [...(market ? [market] : []), subVertical, plainName(names[0] ?? "")].join("-");
        seen.check(row, "sub_vertical", id);
        if (!row.sound) return null;
        const kind = KINDS[word];
        taken.push({ market, subVertical, kind, spendPart, digitalPart, line: row.line });
        return copyLine([importId, id, market, subVertical, kind, ...names, spendPart, digitalPart, source]);
      },
      finish: () => {
        for (const sums of partsTaken(taken).filter(isOverspent)) {
          const last = taken.findLast((one) => sameGroup(one, sums));
          refuseSum(context, sums, last?.line ?? null);
        }
      },
    };
  },
};

interface Line {
  readonly line: number;
}

/** A type of business needs its name in every language; what an advertiser is called in one stands for all. */
function readNames(row: Row, word: keyof typeof KINDS): readonly string[] {
  const names = NAMES.map((key) => row.text(key));
  const given = names.find((name) => name !== null) ?? null;
  if (word === "business-type") {
    for (const [at, key] of NAMES.entries()) {
      if (names[at] !== null) continue;
      row.refuse(key, "missing-value", () => "A business type needs its name in English, Spanish and German.");
    }
  } else if (given === null) {
    row.refuse("name_en", "missing-value", () => "An advertiser needs a name.");
  }
  return names.map((name) => name ?? given ?? "");
}

function sameGroup(one: Pick<Prospect, "market" | "subVertical" | "kind">, other: PartsTaken): boolean {
  return one.market === other.market && one.subVertical === other.subVertical && one.kind === other.kind;
}

function refuseSum({ problems }: LayoutContext, sums: PartsTaken, line: number | null): void {
  const digital = sums.digital > sums.spend;
  const found = Number((Math.max(sums.spend, sums.digital) * 100).toFixed(2));
  problems.add(
    { line, column: digital ? "digital_part" : "spend_part", value: String(found) },
    "share-above-one",
    () =>
      `The ${sums.kind === "advertiser" ? "advertisers" : "business types"} of ${sums.subVertical} in ${sums.market ?? "every market"} ` +
      `take ${found} % of its ${digital ? "digital " : ""}dollars; 100 % is the most.`,
  );
}
