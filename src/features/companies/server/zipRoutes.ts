import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import { isReadToItsEnd } from "#revisions/ingest/readOwnTable.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { published } from "#revisions/publishing/published.ts";
import { countiesOfZip, importZips, LARGEST_ZIP_FILE, zipTable } from "../contract/zipCounties.ts";
import type { readZipsFile } from "./readZipsFile.ts";
import { replaceZips, selectCountiesOf, selectZipFile } from "./zipRows.ts";

const reading = aside<typeof readZipsFile>(new URL("./readZipsFile.ts", import.meta.url), "readZipsFile");

/** Which counties ZIP codes lie in: a table that whoever runs the product brings, and what it says of one. */
export function zipRoutes(app: FastifyInstance): void {
  app.endpoint(zipTable, async (_input, { database }) => {
    const known = await selectZipFile(database);
    return known ? { ...known, at: known.at.toISOString() } : { file: null, at: null, zips: 0, several: 0 };
  });

  app.endpoint(importZips, async ({ body }, { caller: { person }, database, loadedRevisions }) => {
    const bytes = Buffer.from(body.content, "base64");
    if (bytes.length > LARGEST_ZIP_FILE)
      throw new Failure("too-large", "A file can have at most 8 MB. Leave out columns that are not needed.");
    const { decimalComma, encoding } = body;
    const latin = encoding === "latin1" ? ({ encoding } as const) : {};
    const counties = (published(loadedRevisions)?.counties(NATION) ?? []).map(({ county: { fips } }) => fips);
    const file = await reading([bytes, { counties, decimalComma, ...latin }], { pointer: "/body/content" });
    const { parts, problems, ...found } = file;
    const report = { ...found, problems: [...problems] };
    const isSound = report.errors === 0 || (body.goodRowsOnly && isReadToItsEnd(report));
    if (body.dryRun || !isSound || parts.length === 0) return { ...report, taken: false };
    await database.transaction(async (store) => {
      await replaceZips(store, { file: body.name, zips: file.zips, several: file.several }, parts);
      await recordChange(store, {
        actor: { id: person.id, name: person.name },
        action: "zipCounties.imported",
        subjectKind: "zipCounties",
        subjectId: body.name,
        subject: body.name,
      });
    });
    return { ...report, taken: true };
  });

  app.endpoint(countiesOfZip, async ({ params: { zip } }, { database, loadedRevisions }) => {
    const isLoaded = (await selectZipFile(database)) !== null;
    const counties = (await selectCountiesOf(database, [zip])).get(zip) ?? [];
    return { isLoaded, counties: namedCounties(counties, published(loadedRevisions)) };
  });
}

/** Counties with their names and states; those that the revision does not have are left out. */
export function namedCounties(
  fips: readonly string[],
  revision: LoadedRevision | null,
): { readonly county: string; readonly name: string }[] {
  const wanted = new Set(fips);
  const names = new Map<string, string>();
  for (const { county } of revision?.counties(NATION) ?? [])
    if (wanted.has(county.fips)) names.set(county.fips, `${county.name}, ${county.state}`);
  return fips.flatMap((county) => {
    const name = names.get(county);
    return name === undefined ? [] : [{ county, name }];
  });
}
