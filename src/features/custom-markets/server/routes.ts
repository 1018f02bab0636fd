import type { FastifyInstance } from "fastify";
import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import { countyUnion } from "#domain/customMarket/countyUnion.ts";
import { customKind, type CustomMember } from "#domain/customMarket/customMember.ts";
import { memberOverlaps } from "#domain/customMarket/memberOverlaps.ts";
import { memberReach } from "#domain/customMarket/memberReach.ts";
import { Failure, type InputError } from "#domain/failure.ts";
import { nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { marketId } from "#domain/markets/market.ts";
import { cellIndex, type Wallet } from "#domain/wallet/wallet.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { standingOfPerson } from "#platform/identity/readStanding.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { revisionGround } from "#revisions/customMarkets/revisionGround.ts";
import { unionWallet } from "#revisions/customMarkets/unionWallet.ts";
import { sumOver } from "#revisions/markets/marketMembership.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { published } from "#revisions/publishing/published.ts";
import {
  changeCustomMarket,
  createCustomMarket,
  customMarkets,
  deleteCustomMarket,
  giveCustomMarket,
  memberCounties,
  previewCustomMarket,
  restoreCustomMarket,
} from "../contract.ts";
import type { CustomMarketPreview, CustomMarketRecord, MemberCountyRecord } from "../contract/customMarketSchemas.ts";
import { customMarketsTable } from "../contract/customMarketsTable.ts";
import {
  type CustomMarketRow,
  expectChangeable,
  mayChange,
  selectCustomMarkets,
  viewerOf,
} from "./customMarketRows.ts";
import {
  addCustomMarket,
  alterCustomMarket,
  bringBackCustomMarket,
  giveCustomMarketTo,
  removeCustomMarket,
} from "./keepCustomMarket.ts";

interface Context {
  readonly caller: Caller;
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
}

export function customMarketsRoutes(app: FastifyInstance): void {
  app.endpoint(
    customMarkets,
    async ({ query: { archived } }, { caller, database, loadedRevisions }) => {
      const loadedRevision = published(loadedRevisions);
      const rows = await selectCustomMarkets(database, viewerOf(caller));
      const items = rows
        .filter((row) => archived === "with" || !row.archived)
        .map((row) => presentCustomMarket(row, caller, loadedRevision));
      return { items: items.filter(({ readable, mayChange }) => readable || mayChange) };
    },
    { table: customMarketsTable },
  );

  app.endpoint(memberCounties, (_, { caller, loadedRevisions }) => ({
    items: memberCountiesOf(loadedRevisions.current(), caller.rights),
  }));

  app.endpoint(previewCustomMarket, ({ body: { members } }, { caller, loadedRevisions }) => {
    const loadedRevision = loadedRevisions.current();
    checkMembers(members, loadedRevision, caller.rights);
    return previewOf(members, loadedRevision);
  });

  changeRoutes(app);
}

function changeRoutes(app: FastifyInstance): void {
  app.endpoint(createCustomMarket, async ({ body: { name, members, customer } }, context) => {
    const { caller, database, loadedRevisions } = context;
    const isAdministrator = caller.rights.role === "Administrator";
    if (customer !== undefined && !isAdministrator)
      throw new Failure("role-required", "Only administrators can create markets for another customer.");
    checkMembers(members, loadedRevisions.current(), caller.rights);
    const owner = isAdministrator ? (customer ?? null) : String(caller.person.customerId);
    const row = await addCustomMarket(database, caller, {
      name,
      members,
      customer: owner === null ? null : Number(owner),
    });
    return changed(row.id, context);
  });

  app.endpoint(changeCustomMarket, async ({ params, body }, context) => {
    const { caller, database, loadedRevisions } = context;
    // Who may not change it hears that first, and nothing of its members.
    await expectChangeable(database, viewerOf(caller), Number(params.customMarket));
    if (body.members) checkMembers(body.members, loadedRevisions.current(), caller.rights);
    return changed((await alterCustomMarket(database, caller, Number(params.customMarket), body)).id, context);
  });

  app.endpoint(giveCustomMarket, async ({ params, body: { version, customers } }, context) => {
    const given = { version, customers: [...new Set(customers.map(Number))] };
    return changed(
      (await giveCustomMarketTo(context.database, context.caller, Number(params.customMarket), given)).id,
      context,
    );
  });

  app.endpoint(deleteCustomMarket, async ({ params }, context) => {
    await removeCustomMarket(context.database, context.caller, Number(params.customMarket));
    await spread(context);
    return {};
  });

  app.endpoint(restoreCustomMarket, async ({ params }, context) =>
    changed((await bringBackCustomMarket(context.database, context.caller, Number(params.customMarket))).id, context),
  );
}

/** A changed market as it leaves the server, after this process has taken it up; the others hear of it from the store. */
async function changed(id: number, context: Context): Promise<CustomMarketRecord> {
  await spread(context);
  const { caller, database, loadedRevisions } = context;
  const [row] = await selectCustomMarkets(database, viewerOf(caller), id);
  if (!row) throw new Failure("not-found", "This custom market no longer exists.");
  return presentCustomMarket(row, await withRightsOfNow(context), published(loadedRevisions));
}

/** The rights of a request are those of its beginning, when the market may not have been there. */
async function withRightsOfNow({ caller, database }: Context): Promise<Caller> {
  const standing = await standingOfPerson(database, caller.person.id);
  return standing ? { ...caller, rights: standing.rights } : caller;
}

async function spread({ database, loadedRevisions }: Context): Promise<void> {
  announceRights(database);
  await loadedRevisions.refresh();
}

/**
 * Checks members against the revision and against what their maker may read. A market that there is none of is refused like one that
 * is not bought, so that nobody learns which exist.
 *
 * @throws Failure `market-not-entitled`; `invalid-input` with a pointer for each member that cannot be one
 */
function checkMembers(members: readonly CustomMember[], loadedRevision: LoadedRevision, rights: Rights): void {
  for (const member of members) {
    const market = "market" in member ? member.market : member.of;
    if (market !== null && !mayReadMarket(rights, market))
      throw new Failure("market-not-entitled", `Your subscription does not include the market ${market}.`);
  }
  const errors = members.flatMap((member, at) => memberErrors(member, `/body/members/${at}`, loadedRevision, rights));
  if (errors.length > 0) throw wrongInput(errors);
}

function memberErrors(
  member: CustomMember,
  pointer: string,
  loadedRevision: LoadedRevision,
  { role }: Rights,
): InputError[] {
  const market = "market" in member ? member.market : member.of;
  if (market !== null && !loadedRevision.markets.has(market))
    return [inputError(`${pointer}/${"market" in member ? "market" : "of"}`, "market-unknown", { market })];
  if ("market" in member) return [];
  const { county } = member;
  // Whose part of a county is meant must be said by who has not all of it: else it would show what others have.
  if (market === null && role !== "Administrator")
    return [inputError(`${pointer}/of`, "county-without-market", { county })];
  const ground = revisionGround(loadedRevision);
  const known =
    market === null ? ground.county(county) : ground.countiesOf(market)?.some((one) => one.county.fips === county);
  return known ? [] : [inputError(`${pointer}/county`, "county-unknown", { county })];
}

/** The counties of the TV and radio markets that somebody may read, by state and name. */
function memberCountiesOf(loadedRevision: LoadedRevision, rights: Rights): MemberCountyRecord[] {
  const found = new Map<string, MemberCountyRecord>();
  for (const { id, kind } of loadedRevision.markets.values()) {
    if ((kind !== "tv" && kind !== "radio") || !mayReadMarket(rights, id)) continue;
    for (const { county, share } of loadedRevision.counties(id)) {
      const { fips, name, state } = county;
      const known = found.get(fips) ?? { fips, name, state, population: Math.round(county.population), markets: [] };
      found.set(fips, { ...known, markets: [...known.markets, { id, share }] });
    }
  }
  const key = ({ state, name }: MemberCountyRecord) => `${state} ${name}`;
  return [...found.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Of more pairs that lie over each other nobody reads. */
const TOLD_OVERLAPS = 100;

/** What checked members come to in a revision. */
function previewOf(members: readonly CustomMember[], loadedRevision: LoadedRevision): CustomMarketPreview {
  const ground = revisionGround(loadedRevision);
  const { revision } = loadedRevision;
  const union = countyUnion(members, ground) ?? { counties: [], byTvMarket: new Map() };
  const wallet = unionWallet({
    market: "preview",
    revision: revision.id,
    shape: revision,
    union,
    tvWallet: loadedRevision.wallet,
    tvCounties: loadedRevision.counties,
  });
  const overlaps = memberOverlaps(members, ground);
  const each = members.map((member) => countyUnion([member], ground)?.counties ?? []);
  const people = ({ county, share }: (typeof union.counties)[number]) => county.population * share;
  return {
    kind: customKind(members),
    year: revision.currentYear,
    countyCount: union.counties.length,
    population: Math.round(sumOver(union.counties, "population")),
    households: Math.round(sumOver(union.counties, "households")),
    dollars: yearTotal(wallet, revision.currentYear),
    peopleOfMembers: Math.round(each.reduce((sum, counties) => sum + sumOver(counties, "population"), 0)),
    counties: union.counties
      .toSorted((a, b) => people(b) - people(a))
      .map(({ county, share }) => ({ county: county.fips, share })),
    overlaps: overlaps.slice(0, TOLD_OVERLAPS),
    overlapCount: overlaps.length,
  };
}

/** A custom market as it leaves the server; its figures are those of the caller's verticals, which are all that the revision holds. */
function presentCustomMarket(
  row: CustomMarketRow,
  caller: Caller,
  loadedRevision: LoadedRevision | null,
): CustomMarketRecord {
  const market = marketId("custom", String(row.id));
  const readable = mayReadMarket(caller.rights, market);
  const shown = readable ? loadedRevision?.markets.get(market) : undefined;
  const isAdministrator = caller.rights.role === "Administrator";
  const { customer_id: owner, customer } = row;
  return {
    id: String(row.id),
    market,
    version: row.version,
    name: row.name,
    kind: customKind(row.members),
    members: row.members.map((member) => ({ ...member })),
    customer: owner === null ? null : { id: String(owner), name: customer ?? "" },
    givenTo: isAdministrator ? row.given_to.map(({ id, name }) => ({ id: String(id), name })) : [],
    status: row.archived ? "archived" : "active",
    complete: loadedRevision !== null && isComplete(row, loadedRevision),
    readable: shown !== undefined,
    mayChange: mayChange(row, viewerOf(caller)),
    countyCount: shown?.countyCount ?? null,
    population: shown?.population ?? null,
    dollars:
      shown && loadedRevision ? yearTotal(loadedRevision.wallet(market), loadedRevision.revision.currentYear) : null,
    createdBy: row.creator,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function isComplete({ members }: CustomMarketRow, loadedRevision: LoadedRevision): boolean {
  const ground = revisionGround(loadedRevision);
  return members.every((member) => memberReach(member, ground) !== null);
}

/** All that a wallet holds for a year; null is "no data". */
function yearTotal(wallet: Wallet, year: number): number | null {
  const place = wallet.years.indexOf(year);
  if (place < 0) return null;
  const amounts = wallet.subVerticals.flatMap((_, s) =>
    wallet.media.map((_medium, m) => wallet.dollars[cellIndex(wallet, s, m, place)] ?? Number.NaN),
  );
  return nullIfUnknown(sumKnown(amounts));
}
