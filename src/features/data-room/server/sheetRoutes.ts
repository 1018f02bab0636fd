import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isOffered } from "#domain/access/access.ts";
import { Failure, FAILURES } from "#domain/failure.ts";
import { JobFault } from "#domain/jobFault.ts";
import { amountAt, nullIfUnknown } from "#domain/figures/amount.ts";
import { toCsv } from "#domain/tables/csv.ts";
import type { Table } from "#domain/tables/table.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { subVerticalName, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { narrowDirectory } from "#revisions/publishing/narrowDirectory.ts";
import { SHEET_PURPOSE, sheetFile } from "../contract/sheet.ts";

/** Serves one market's spending to spreadsheets that can send nothing but an address. */
export function sheetRoutes(
  app: FastifyInstance,
  { rights }: { readonly rights: Pick<RightsDirectory, "callerOf"> },
): void {
  app.fileEndpoint(sheetFile, async ({ params, query }, { database, loadedRevisions }) => {
    const { owner, market } = await askedAt(database, rights, params.sheet);
    const loadedRevision = narrowDirectory(loadedRevisions, owner.rights.verticals).current();
    const known = loadedRevision.markets.get(market);
    if (!known || known.kind === "custom" || !isOffered(owner.rights, known)) throw noSheet();
    const bytes = new TextEncoder().encode(toCsv(sheetTable(loadedRevision, market, query.year)));
    return { name: `spending-${market}.csv`, type: "text/csv; charset=utf-8", bytes };
  });
}

/** The beginning of an API key, and a market. */
const SAID = z.tuple([z.string().regex(/^sm_[\w-]{5}$/), z.string().max(60)]);

/**
 * Whose key signed an address, and what it shows. Who holds the key makes such addresses without asking; each opens one market and nothing else, and ends
 * with the key.
 *
 * @param store the whole store: nobody is known yet
 * @throws Failure `not-found`, whatever the reason
 */
async function askedAt(
  store: Queryable,
  rights: Pick<RightsDirectory, "callerOf">,
  sheet: string,
): Promise<{ readonly owner: Caller; readonly market: string }> {
  const [what = "", signature = ""] = sheet.split(".");
  const said = SAID.safeParse(readJson(what));
  if (!said.success) throw noSheet();
  const [hint, market] = said.data;
  const keys = await store.query<{ readonly hash: string; readonly person: number }>(
    `select key_hash as hash, person_id as person from api_key
     where hint = $1 and revoked_at is null and (expires_at is null or expires_at > now()) and 'read' = any(scopes)`,
    [hint],
  );
  const key = keys.find(({ hash }) => isSame(signature, signatureOf(what, hash)));
  if (!key) throw noSheet();
  const owner = await rights.callerOf(key.person).catch((reason: unknown) => {
    if (reason instanceof JobFault || (reason instanceof Failure && FAILURES[reason.code] < 500)) throw noSheet();
    throw reason;
  });
  return { owner, market };
}

/** Signed with the hash of a key, which both who holds the key and the store know. */
function signatureOf(what: string, keyHash: string): string {
  return createHmac("sha256", keyHash).update(`${SHEET_PURPOSE} ${what}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function readJson(packed: string): unknown {
  try {
    return JSON.parse(Buffer.from(packed, "base64url").toString());
  } catch {
    return null;
  }
}

/** Names instead of codes: a spreadsheet is read by people. */
function sheetTable(loadedRevision: LoadedRevision, id: string, year: number | undefined): Table {
  const wallet = loadedRevision.wallet(id);
  const { name } = loadedRevision.market(id);
  const years = [...wallet.years.entries()].filter(([, one]) => year === undefined || one === year);
  const rows = [...wallet.subVerticals.entries()].flatMap(([s, subVertical]) => {
    const names = [name, verticalName(verticalOf(subVertical), "en-US"), subVerticalName(subVertical, "en-US")];
    return [...wallet.media.entries()].flatMap(([m, medium]) => {
      const ofMedium = [...names, mediumName(medium, "en-US")];
      return years.map(([y, one]) => {
        const amount = nullIfUnknown(amountAt(wallet.dollars, cellIndex(wallet, s, m, y)));
        return [...ofMedium, one, amount];
      });
    });
  });
  const texts = ["market_name", "vertical_name", "sub_vertical_name", "medium_name"] as const;
  return {
    columns: [
      ...texts.map((key) => ({ key, unit: "text" as const })),
      { key: "year", unit: "year" },
      { key: "amount", unit: "dollars" },
    ],
    rows,
  };
}

function noSheet(): Failure {
  return new Failure("not-found", "There is no sheet at this address.");
}
