import type { MarketKind } from "#domain/markets/market.ts";
import type { KnownMarket } from "../layout.ts";
import { likeness, nearestNames } from "./nearestNames.ts";
import { plainName } from "./plainName.ts";
import type { ProblemCode } from "../problem.ts";

export interface MarketFault {
  readonly code: ProblemCode;
  /** The cell at fault. */
  readonly in: "code" | "name";
  readonly message: () => string;
}

const KIND_NAMES: Readonly<Record<MarketKind, string>> = { tv: "TV", radio: "radio", custom: "custom" };
/** A name is another market's when it is that one's or much more like it than like the code's own. */
const CLEARLY_ANOTHER = 0.8;
const CLEARLY_NOT_THIS = 0.5;

/** Finds the markets of one kind by code, id or, where the code is blank, by their full name. Codes are never mended, only hinted at. */
export class MarketMatcher {
  readonly #kind: MarketKind;
  readonly #markets: readonly KnownMarket[];
  readonly #byCode = new Map<string, KnownMarket>();
  readonly #byName = new Map<string, KnownMarket[]>();
  readonly #others = new Map<string, KnownMarket>();

  constructor(kind: MarketKind, markets: readonly KnownMarket[]) {
    this.#kind = kind;
    this.#markets = markets.filter((market) => market.kind === kind);
    for (const market of markets) {
      const known = market.kind === kind ? this.#byCode : this.#others;
      known.set(market.id, market).set(market.code, market);
    }
    for (const market of this.#markets) {
      const name = plainName(market.name);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), market]);
    }
  }

  get known(): readonly KnownMarket[] {
    return this.#markets;
  }

  /** The market meant by a code and a name, either of which may be blank; or what is wrong. */
  match(code: string, name: string): KnownMarket | MarketFault {
    if (code === "") return name === "" ? missing() : this.#matchName(name);
    const market = this.#byCode.get(code);
    if (!market) return this.#unknownCode(code, name);
    const other = name === "" ? null : this.#clearlyAnother(market, name);
    if (!other) return market;
    return {
      code: "market-conflict",
      in: "name",
      message: () =>
        `The code is that of ${label(market)}, but the name is that of ${label(other)}. Correct one of them.`,
    };
  }

  #matchName(name: string): KnownMarket | MarketFault {
    const named = this.#byName.get(plainName(name)) ?? [];
    const [only] = named;
    if (only && named.length === 1) return only;
    const candidates = named.length > 1 ? named : this.#markets.filter((market) => startsAlike(market.name, name));
    if (candidates.length > 1) {
      const list = candidates.slice(0, 5).map(label).join("; ");
      return {
        code: "ambiguous-market",
        in: "name",
        message: () => `The market code is blank and the name fits several: ${list}. Give the code.`,
      };
    }
    return {
      code: "unknown-market",
      in: "name",
      message: () => `The market code is blank and no market has this name.${this.#nearest("", name)}`,
    };
  }

  #unknownCode(code: string, name: string): MarketFault {
    const other = this.#others.get(code);
    if (other) {
      return {
        code: "market-kind",
        in: "code",
        message: () =>
          `${label(other)} is a ${KIND_NAMES[other.kind]} market, but these rows are for ${KIND_NAMES[this.#kind]} markets.`,
      };
    }
    return {
      code: "unknown-market",
      in: "code",
      message: () => `No ${KIND_NAMES[this.#kind]} market has the code “${code}”.${this.#nearest(code, name)}`,
    };
  }

  #nearest(code: string, name: string): string {
    const meant = this.#byCode.get(likelyCode(code));
    const alike = nearestNames(name, this.#markets, (market) => market.name).filter((market) => market !== meant);
    const near = [...(meant ? [meant] : []), ...alike].slice(0, 3);
    return near.length > 0 ? ` Nearest: ${near.map(label).join("; ")}.` : " No known market comes near.";
  }

  #clearlyAnother(market: KnownMarket, name: string): KnownMarket | null {
    const plain = plainName(name);
    if (plain === plainName(market.name)) return null;
    const [named] = this.#byName.get(plain) ?? [];
    if (named) return named;
    if (likeness(name, market.name) >= CLEARLY_NOT_THIS || startsAlike(market.name, name)) return null;
    const [nearest] = nearestNames(name, this.#markets, (other) => other.name, 1);
    return nearest && nearest !== market && likeness(name, nearest.name) >= CLEARLY_ANOTHER ? nearest : null;
  }
}

function missing(): MarketFault {
  return { code: "missing-value", in: "code", message: () => "The market code is blank; every row needs one." };
}

function label(market: KnownMarket): string {
  return `${market.code} ${market.name}`;
}

/** Whether one name's first word or words are the whole of the other. */
function startsAlike(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)];
  return a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a));
}

/** What a spreadsheet or a typist may have made of a code: the letter O for a zero, a leading zero, decimals. */
function likelyCode(code: string): string {
  return code
    .replace(/o/gi, "0")
    .replace(/[il]/gi, "1")
    .replace(/\.0+$/, "")
    .replace(/^0+(?=\d)/, "");
}
