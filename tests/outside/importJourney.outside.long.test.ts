import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { ENGINES, groupName } from "./support/engines/engines.ts";
import { LONG_JOURNEY_MS, signsIn, somebody } from "./support/person.ts";
import { DEMO_PASSWORD, filledFolder, type OwnProduct, startProduct } from "./support/product.ts";

/** A file of spending from the administrator's desk to a seller's screen, on a product whose revisions it may change. */

const ADMIN = "admin@spotmarket.example";
/** What building a revision may take where the machine has much else to do. */
const BUILD_MS = 180_000;
const SELLER = "seller@spotmarket.example";

describe("a file of spending", () => {
  const { dataDir, remove } = filledFolder();
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-spending-"));
  const isTried = ENGINES.some(({ missing }) => missing === null);
  let product: OwnProduct | null = null;

  beforeAll(async () => {
    if (isTried) product = await startProduct({ dataDir, settings: { DEMO_PASSWORD, DEMO_ACCOUNTS: "keep" } });
  });
  afterAll(async () => {
    await product?.stop();
    remove();
    rmSync(folder, { recursive: true, force: true });
  });

  ENGINES.forEach((engine, place) => {
    const journey = test.skipIf(engine.missing !== null);

    journey(
      groupName("is imported, built and published, and a seller sees its figure", engine),
      { timeout: LONG_JOURNEY_MS },
      async () => {
        const url = product?.url ?? "";
        // Each engine's file tells another amount.
        const millions = 61 + 3 * place;
        const file = join(folder, `hotels-${engine.name.toLowerCase()}.csv`);
        writeFileSync(file, `market_code,vertical,medium,year,amount_usd\n623,hotels,tvOta,2025,${millions}400000\n`);
        // In a table of millions of dollars.
        const figure = new RegExp(`^${millions}\\.4$`);
        const page = `${url}/vertical/subvertical?market=tv-623&sub=hotels&year=2025`;

        const seller = await somebody(engine);
        await signsIn(seller, url, SELLER, DEMO_PASSWORD);
        await seller.goto(page);
        await seller.sees({ text: /\$\s?\d/ });
        if (await seller.has({ text: figure })) throw new Error("The figure is there before its file.");

        const admin = await somebody(engine);
        await signsIn(admin, url, ADMIN, DEMO_PASSWORD);
        await admin.goto(`${url}/administration/imports`);
        await admin.sees({ text: /Drop a file here/ });
        await admin.window.attach("input[type=file]", file);
        await admin.isAt(/\/imports\/\d+$/);
        await admin.clicks({ role: "button", name: "Check all rows" });
        await admin.sees({ text: "1 row, all valid" });
        await admin.clicks({ role: "button", name: "See what would change" });
        await admin.clicks({ role: "button", name: "Add to the draft" });
        await admin.seesHeading("The file is in the draft");
        await admin.clicks({ role: "link", name: "To the draft" });
        await admin.clicks({ role: "button", name: "Build" });
        await admin.sees({ text: /Every check passed/ }, BUILD_MS);
        await admin.clicks({ role: "button", name: "Publish …" });
        await admin.clicks({ role: "button", name: "Publish", within: "[role=dialog]" });
        await admin.sees({ text: /^Revision .* is published$/ });

        await seller.goto(page);
        await seller.sees({ text: figure });
      },
    );
  });
});
