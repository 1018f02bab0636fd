import type { DrawnMarket } from "#platform/database/queries/drawnMarkets.ts";
import { countyUnion } from "#domain/customMarket/countyUnion.ts";
import type { CustomMember } from "#domain/customMarket/customMember.ts";
import { type Market, marketId } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { describeMarket } from "../markets/describeMarket.ts";
import type { MemberCounty } from "../markets/marketMembership.ts";
import { type Outline, outlineOf, type LoadedRevision } from "../publishing/loadedRevision.ts";
import { type Encoding, encodeBody, etagOf, type StoredBody, walletJson } from "../wallets/walletBody.ts";
import { revisionGround } from "./revisionGround.ts";
import { unionWallet } from "./unionWallet.ts";

/** A custom market in a revision: its counties at once; wallet, body and shape are made on first use, and kept. */
export interface CustomMarketInRevision {
  readonly market: Market;
  /** Most people first. */
  readonly counties: readonly MemberCounty[];
  readonly wallet: () => Wallet;
  readonly body: (encoding: Encoding) => StoredBody;
  readonly outline: () => Outline | null;
}

/** What a custom market is in a revision; null where the revision lacks one of its members, since without it would be another market. */
export function customMarketIn(loadedRevision: LoadedRevision, drawn: DrawnMarket): CustomMarketInRevision | null {
  const union = countyUnion(drawn.members, revisionGround(loadedRevision));
  if (!union || union.counties.length === 0) return null;
  const { revision } = loadedRevision;
  const id = marketId("custom", String(drawn.id));
  const people = ({ county, share }: MemberCounty) => county.population * share;
  const counties = union.counties.toSorted((a, b) => people(b) - people(a));
  const wallet = once(() =>
    unionWallet({
      market: id,
      revision: revision.id,
      shape: revision,
      union,
      tvWallet: loadedRevision.wallet,
      tvCounties: loadedRevision.counties,
    }),
  );
  const outline = once(() => outlineOf(counties));
  const bodies = new Map<Encoding, StoredBody>();

  function body(encoding: Encoding): StoredBody {
    const stored = bodies.get(encoding);
    if (stored) return stored;
    const json = encoding === "identity" ? walletJson(wallet()) : body("identity").bytes;
    const made = { bytes: encodeBody(json, encoding, "figures"), etag: etagOf(revision.id, id, json) };
    bodies.set(encoding, made);
    return made;
  }

  const market = describeMarket(
    {
      id,
      kind: "custom",
      code: String(drawn.id),
      name: drawn.name,
      rank: null,
      states: "",
      tvHomes: tvHomesOf(loadedRevision, drawn.members),
      latitude: null,
      longitude: null,
      politicalIndex: null,
    },
    counties,
  );
  return { market, counties, wallet, body, outline };
}

/** Homes able to watch television are known of whole TV markets alone. */
function tvHomesOf({ markets }: LoadedRevision, members: readonly CustomMember[]): number | null {
  let sum = 0;
  const counted = new Set<string>();
  for (const member of members) {
    const market = "market" in member ? markets.get(member.market) : undefined;
    if (market?.kind !== "tv" || market.tvHomes === null) return null;
    if (!counted.has(market.id)) sum += market.tvHomes;
    counted.add(market.id);
  }
  return sum;
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
}
