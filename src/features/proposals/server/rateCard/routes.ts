import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { Database } from "#platform/database/database.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import type { Person } from "#platform/identity/caller.ts";
import { isReadToItsEnd } from "#revisions/ingest/readOwnTable.ts";
import { importRateCard, LARGEST_FILE, rateCard, type RateCardReport, undoRateCard } from "../../contract/rateCard.ts";
import { rateCardTable } from "../../contract/rateCardTable.ts";
import { replaceCard, selectCard, selectCardLines, undoCard } from "./rateCardRows.ts";
import type { readRateCardFile } from "./readRateCardFile.ts";

/** The rate card: always that of the caller's own organisation. */
export function rateCardRoutes(app: FastifyInstance): void {
  app.endpoint(
    rateCard,
    async (_input, { caller: { person }, database }) => {
      const card = await selectCard(database, person.customerId);
      if (!card) return { card, items: [] };
      const { id, file, by, at } = card;
      const items = await selectCardLines(database, person.customerId);
      return { card: { id: String(id), file, by, at: at.toISOString() }, items };
    },
    { table: ({ items }) => rateCardTable(items) },
  );

  app.endpoint(importRateCard, async ({ body }, { caller: { person }, database }) => bringIn(database, person, body));

  app.endpoint(undoRateCard, async ({ params }, { caller: { person }, database }) => {
    await undoCard(database, person, Number(params.card));
    return {};
  });
}

const reading = aside<typeof readRateCardFile>(new URL("./readRateCardFile.ts", import.meta.url), "readRateCardFile");

/**
 * Reads a rate card and tells what is in it; takes it where that is asked for and every row is sound, or the sound ones are enough.
 *
 * @throws Failure `too-large`
 */
export async function bringIn(
  database: Database,
  person: Person,
  body: EndpointInput<typeof importRateCard>["body"],
): Promise<RateCardReport> {
  const bytes = Buffer.from(body.content, "base64");
  if (bytes.length > LARGEST_FILE)
    throw new Failure("too-large", "A file can have at most 4 MB. Leave out what is no longer sold.");
  const { decimalComma, encoding } = body;
  const latin = encoding === "latin1" ? ({ encoding } as const) : {};
  const file = await reading([bytes, { decimalComma, ...latin }], { pointer: "/body/content" });
  const { rows, refused, errors, problems, lines } = file;
  const report = {
    rows,
    refused,
    errors,
    problems: [...problems],
    lines: lines.length,
    stations: new Set(lines.map(({ station }) => station)).size,
    replaced: (await selectCardLines(database, person.customerId)).length,
  };
  const isSound = errors === 0 || (body.goodRowsOnly && isReadToItsEnd(report));
  if (body.dryRun || !isSound || lines.length === 0) return { ...report, card: null };
  return { ...report, card: String(await replaceCard(database, person, body.name, lines)) };
}
