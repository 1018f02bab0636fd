import { countyUnion } from "#domain/customMarket/countyUnion.ts";
import type { CustomMember } from "#domain/customMarket/customMember.ts";
import { type Market, marketId, NATION } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { DrawnMarket } from "#platform/database/queries/drawnMarkets.ts";
import { describeMarket } from "../markets/describeMarket.ts";
import type { MemberCounty } from "../markets/marketMembership.ts";
import { type LoadedRevision, type Outline, outlineOf } from "../publishing/loadedRevision.ts";
import { encodeBody, type Encoding, etagOf, type StoredBody, walletJson } from "../wallets/walletBody.ts";
import { revisionGround } from "./revisionGround.ts";
import { unionWallet } from "./unionWallet.ts";

/** A custom market in a revision: its counties at once; wallet, body and shape are made on first use, and kept. */
interface CustomMarketInRevision {
  readonly market: Market;
  /** Most people first. */
  readonly counties: readonly MemberCounty[];
  readonly wallet: () => Wallet;
  readonly body: (encoding: Encoding) => StoredBody;
  readonly outline: () => Outline | null;
}

/** What a custom market is in a revision; null where the revision lacks one of its members, since without it would be another market. */
function customMarketIn(loadedRevision: LoadedRevision, drawn: DrawnMarket): CustomMarketInRevision | null {
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

/** Of a revision, what was made of each custom market in one of its versions; a change of one leaves the others as they are. */
const made = new WeakMap<LoadedRevision, Map<string, CustomMarketInRevision | null>>();

/** A revision with the custom markets that there are, before the nation in its list; the revision itself is left as it is. */
export function withCustomMarkets(plain: LoadedRevision, drawn: readonly DrawnMarket[]): LoadedRevision {
  const custom = new Map(
    madeOf(plain, drawn)
      .filter((one) => one !== null)
      .map((one) => [one.market.id, one]),
  );
  if (custom.size === 0) return plain;
  const markets = new Map([...plain.markets].filter(([id]) => id !== NATION));
  for (const [id, { market }] of custom) markets.set(id, market);
  const nation = plain.markets.get(NATION);
  if (nation) markets.set(NATION, nation);
  return {
    ...plain,
    markets,
    market: (id) => custom.get(id)?.market ?? plain.market(id),
    wallet: (id) => custom.get(id)?.wallet() ?? plain.wallet(id),
    body: (id, encoding) => custom.get(id)?.body(encoding) ?? plain.body(id, encoding),
    counties: (id) => custom.get(id)?.counties ?? plain.counties(id),
    outline: (id) => {
      const one = custom.get(id);
      return one ? one.outline() : plain.outline(id);
    },
  };
}

function madeOf(plain: LoadedRevision, drawn: readonly DrawnMarket[]): (CustomMarketInRevision | null)[] {
  const before = made.get(plain);
  const now = new Map<string, CustomMarketInRevision | null>();
  for (const one of drawn) {
    const key = `${marketId("custom", String(one.id))} ${one.version}`;
    const known = before?.get(key);
    now.set(key, known === undefined ? customMarketIn(plain, one) : known);
  }
  made.set(plain, now);
  return [...now.values()];
}
