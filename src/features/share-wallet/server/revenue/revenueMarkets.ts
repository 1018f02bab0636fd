import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import { type Market, NATION } from "#domain/markets/market.ts";
import { nearestNames } from "#revisions/ingest/cells/nearestNames.ts";
import { plainName } from "#revisions/ingest/cells/plainName.ts";
import type { Row } from "#revisions/ingest/row.ts";

/** What is needed of a market to find it by a cell. */
export type OpenMarket = Pick<Market, "id" | "kind" | "code" | "name">;

/** The markets that are open to somebody, that of the screen first. Others are as unknown as those that do not exist. */
export function openMarkets(markets: Iterable<Market>, rights: Rights, own: Market): [OpenMarket, ...OpenMarket[]] {
  const plain = ({ id, kind, code, name }: Market): OpenMarket => ({ id, kind, code, name });
  const others = [...markets].filter(({ id }) => id !== NATION && id !== own.id && mayReadMarket(rights, id));
  return [plain(own), ...others.map(plain)];
}

/** Finds the market that a cell means among those that are open. */
export class RevenueMarkets {
  readonly #open: readonly OpenMarket[];
  readonly #own: OpenMarket;
  readonly #named = new Map<string, OpenMarket[]>();

  constructor(markets: readonly [own: OpenMarket, ...OpenMarket[]]) {
    [this.#own] = markets;
    this.#open = markets.filter(({ id }) => id !== NATION);
    for (const market of this.#open) {
      const name = plainName(market.name);
      this.#named.set(name, [...(this.#named.get(name) ?? []), market]);
    }
  }

  /** The market's id; that of the screen where the cell is blank; null after a problem has been noted. */
  read(row: Row): string | null {
    const text = row.text("market");
    if (text === null) return this.#own.id;
    const found = this.#open.filter(({ id, code }) => id === text || (code !== "" && code === text));
    const named = found.length > 0 ? found : (this.#named.get(plainName(text)) ?? []);
    // A television and a radio market may share their name or code: the kind of the screen's market decides.
    const [one, another] = named.length > 1 ? named.filter(({ kind }) => kind === this.#own.kind) : named;
    if (one && !another) return one.id;
    if (one || named.length > 1)
      row.refuse("market", "ambiguous-market", () => `“${text}” fits several markets: ${named.map(label).join("; ")}.`);
    else row.refuse("market", "unknown-market", () => `None of your markets is called “${text}”.`);
    return null;
  }

  nearest(text: string): string[] {
    return nearestNames(text, this.#open, ({ name }) => name).map(label);
  }
}

function label({ id, name }: OpenMarket): string {
  return `${name} (${id})`;
}
