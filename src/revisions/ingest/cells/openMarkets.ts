import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import { type Market, NATION } from "#domain/markets/market.ts";
import type { Row } from "../row.ts";
import { nearestNames } from "./nearestNames.ts";
import { plainName } from "./plainName.ts";

/** What is needed of a market to find it by a cell. */
export type OpenMarket = Pick<Market, "id" | "kind" | "code" | "name">;

/** The markets that are open to somebody. Others are as unknown as those that do not exist. */
export function openMarkets(markets: Iterable<Market>, rights: Rights): OpenMarket[] {
  return [...markets].filter(({ id }) => id !== NATION && mayReadMarket(rights, id)).map(plainMarket);
}

export const plainMarket = ({ id, kind, code, name }: Market): OpenMarket => ({ id, kind, code, name });

/** Finds the market that a cell of a file means among those that are open, by id, code or name. */
export class OpenMarkets {
  readonly #open: readonly OpenMarket[];
  readonly #own: OpenMarket | null;
  readonly #named = new Map<string, OpenMarket[]>();

  /** @param own what a blank cell means, and which kind decides between markets of the same name; null where every row names its market */
  constructor(markets: readonly OpenMarket[], own: OpenMarket | null = null) {
    this.#own = own;
    this.#open = markets.filter(({ id }) => id !== NATION);
    for (const market of this.#open) {
      const name = plainName(market.name);
      this.#named.set(name, [...(this.#named.get(name) ?? []), market]);
    }
  }

  /** The market's id; null after a problem has been noted. */
  read(row: Row): string | null {
    const own = this.#own;
    const text = own ? row.text("market") : row.requiredText("market");
    if (text === null) return own?.id ?? null;
    const named = this.#meant(text);
    // A television and a radio market may share their name or code: the kind of the screen's market decides.
    const [one, another] = own && named.length > 1 ? named.filter(({ kind }) => kind === own.kind) : named;
    if (one && !another) return one.id;
    if (one || named.length > 1)
      row.refuse("market", "ambiguous-market", () => `“${text}” fits several markets: ${named.map(label).join("; ")}.`);
    else row.refuse("market", "unknown-market", () => `None of your markets is called “${text}”.`);
    return null;
  }

  /** Those of the name where there are several; else those whose names come near. */
  nearest(text: string): string[] {
    const named = this.#meant(text);
    return (named.length > 0 ? named : nearestNames(text, this.#open, ({ name }) => name)).map(label);
  }

  #meant(text: string): readonly OpenMarket[] {
    const found = this.#open.filter(({ id, code }) => id === text || (code !== "" && code === text));
    return found.length > 0 ? found : (this.#named.get(plainName(text)) ?? []);
  }
}

function label({ id, name }: OpenMarket): string {
  return `${name} (${id})`;
}
