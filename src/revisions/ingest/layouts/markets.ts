import { type MarketKind, marketId } from "#domain/markets/market.ts";
import { copyLine } from "../copyLine.ts";
import { details } from "../details.ts";
import type { Column } from "../column.ts";
import type { Layout, LayoutName } from "../layout.ts";
import { PositionCheck } from "../position.ts";
import { readStates } from "../cells/readState.ts";
import type { Row } from "../row.ts";
import { SeenKeys } from "../seenKeys.ts";

interface MarketList {
  readonly name: LayoutName;
  readonly title: string;
  readonly nature: Layout["nature"];
  readonly kind: MarketKind;
  /** Further columns with words of their own, by key. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** What a code of this list looks like, as a pattern and in words. */
  readonly code: readonly [pattern: RegExp, words: string];
  readonly columns: readonly Column[];
  readonly details: readonly string[];
}

/** The layout of a list of markets of one kind. */
export function marketList(list: MarketList): Layout {
  const {
    name,
    title,
    nature,
    kind,
    code: [pattern, words],
    columns,
    details: kept,
  } = list;
  return {
    name,
    title,
    nature,
    table: "market",
    tableColumns: [
      "line",
      "market_id",
      "kind",
      "code",
      "name",
      "rank",
      "states",
      "tv_homes",
      "latitude",
      "longitude",
      "details",
    ],
    columns,
    details: kept,
    open: (context) => {
      const { row, importId } = context;
      const seen = new SeenKeys();
      const positions = new PositionCheck(context);
      return {
        check: () => {
          const code = row.requiredText("code");
          if (code !== null && !pattern.test(code)) row.refuse("code", "bad-code", () => `A market code is ${words}.`);
          const market = row.requiredText("name");
          const rank = row.number("rank", { whole: true, least: 1, most: 100_000 });
          const listed = readStates(row, "states");
          const states = listed.length > 0 ? listed : readStates(row, "primary_state");
          const tvHomes = row.number("tv_homes", { whole: true, least: 0 });
          const politicalIndex = row.number("political_index", { least: 0, most: 100 });
          const stand = { ...readActive(row), ...readWords(row, list.words ?? {}) };
          if (code) seen.check(row, "code", code);
          const { latitude, longitude, stated } = positions.read(null);
          if (!row.sound || code === null) return null;
          const place = [
            states.join("|"),
            tvHomes,
            latitude,
            longitude,
            details(row, kept, {
              ...stated,
              ...stand,
              ...(politicalIndex !== null && { political_index: politicalIndex }),
            }),
          ];
          return copyLine([importId, row.line, marketId(kind, code), kind, code, market, rank, ...place]);
        },
      };
    },
  };
}

/** Markets are offered to subscribers unless their list says otherwise. */
function readActive(row: Row): { active?: string } {
  if (row.text("active") === null) return {};
  return row.choice("active", ["yes", "no"]) === "no" ? { active: "no" } : {};
}

/** What stands in columns that take a few words only; a blank cell says nothing. */
function readWords(row: Row, words: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, choices]) => {
      const chosen = row.text(key) === null ? null : row.choice(key, choices);
      return chosen === null ? [] : [[key, chosen]];
    }),
  );
}
