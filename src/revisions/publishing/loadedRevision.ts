import type { AdvertiserFacts } from "#domain/advertisers/advertiserFacts.ts";
import { Failure } from "#domain/failure.ts";
import type { Market } from "#domain/markets/market.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { type MarketPolygon, marketPolygon } from "#forecast/geography/marketPolygon.ts";
import { type Bounds, polygonBounds } from "#forecast/geography/polygonBounds.ts";
import { countyShapes } from "../markets/countyShapes.ts";
import type { Membership, MemberCounty } from "../markets/marketMembership.ts";
import { type Encoding, encodeBody, etagOf, type StoredBody, walletJson } from "../wallets/walletBody.ts";

/** A published revision in memory: everything that readers ask for, without a look into the store. */
export interface LoadedRevision {
  readonly revision: Revision;
  /** Stands for the revision, whoever reads it and whatever custom markets there are: what is read once for it hangs on this. */
  readonly cacheKey: object;
  /** By id: TV markets by rank, then radio, then custom ones, the nation last. */
  readonly markets: ReadonlyMap<string, Market>;
  /** @throws Failure `market-unknown` */
  readonly market: (id: string) => Market;
  /** @throws Failure `market-unknown` */
  readonly wallet: (id: string) => Wallet;
  /** The wallet as sent, made on first use. @throws Failure `market-unknown` */
  readonly body: (id: string, encoding: Encoding) => StoredBody;
  /** Most people first; the nation has those of all TV markets. @throws Failure `market-unknown` */
  readonly counties: (id: string) => readonly MemberCounty[];
  /** Null where no county has a shape. @throws Failure `market-unknown` */
  readonly outline: (id: string) => Outline | null;
  readonly advertisers: AdvertiserFacts;
}

export interface Outline {
  readonly polygon: MarketPolygon;
  readonly bounds: Bounds;
}

export interface LoadedRevisionParts {
  readonly revision: Revision;
  readonly markets: readonly Market[];
  readonly membership: Membership;
  readonly wallets: ReadonlyMap<string, Wallet>;
  readonly advertisers: AdvertiserFacts;
}

export function loadedRevision({
  revision,
  markets,
  membership,
  wallets,
  advertisers,
}: LoadedRevisionParts): LoadedRevision {
  const byId = new Map(markets.map((market) => [market.id, market]));
  const bodies = new Map<string, StoredBody>();
  const outlines = new Map<string, Outline | null>();

  function known<T>(found: T | undefined, id: string): T {
    if (found === undefined) throw new Failure("market-unknown", `Revision ${revision.id} has no market ${id}.`);
    return found;
  }

  function body(id: string, encoding: Encoding): StoredBody {
    const key = `${encoding} ${id}`;
    const stored = bodies.get(key);
    if (stored) return stored;
    const json = encoding === "identity" ? walletJson(known(wallets.get(id), id)) : body(id, "identity").bytes;
    const made = { bytes: encodeBody(json, encoding, "figures"), etag: etagOf(revision.id, id, json) };
    bodies.set(key, made);
    return made;
  }

  function outline(id: string): Outline | null {
    const stored = outlines.get(id);
    if (stored !== undefined) return stored;
    const made = outlineOf(known(membership.get(id), id));
    outlines.set(id, made);
    return made;
  }

  return {
    revision,
    cacheKey: {},
    markets: byId,
    market: (id) => known(byId.get(id), id),
    wallet: (id) => known(wallets.get(id), id),
    body,
    counties: (id) => known(membership.get(id), id),
    outline,
    advertisers,
  };
}

/** The shape of some counties together; null where none of them has one. */
export function outlineOf(counties: readonly MemberCounty[]): Outline | null {
  const codes = counties.map(({ county }) => county.fips);
  const polygon = marketPolygon(countyShapes(), codes);
  return polygon && { polygon, bounds: polygonBounds(polygon) };
}

/** The counties of all TV markets together: a county split between markets counts once. */
export function nationMembership(membership: Membership): MemberCounty[] {
  const shares = new Map<string, MemberCounty>();
  for (const [market, members] of membership) {
    if (!market.startsWith("tv-")) continue;
    for (const { county, share } of members) {
      shares.set(county.fips, { county, share: Math.min(1, (shares.get(county.fips)?.share ?? 0) + share) });
    }
  }
  return [...shares.values()].toSorted((a, b) => b.county.population - a.county.population);
}
