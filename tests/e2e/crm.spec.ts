import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from "vitest";
import {
  ADMIN,
  barriers,
  barsNobody,
  complaints,
  keepPicture,
  SELLER,
  signIn,
  someone,
} from "#tests/support/browser.ts";
import { hubspotServer } from "#tests/support/crm/hubspotServer.ts";
import { freePort } from "#tests/support/postgres.ts";
import { startProduct } from "#tests/support/product.ts";
import { fillSampleFolder, SAMPLE_PASSWORD } from "#tests/support/sampleFolder.ts";

const FILE = `Company,Category,City,CRM ID
Example company 1 (not real),Hotels,Dallas,
Example company 2 (not real),Hotels,Plano,512
`;

describe("the connection to a CRM", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "spotmarket-crm-"));
    const filled = process.env["SAMPLE_FOLDER"];
    if (filled) cpSync(filled, dataDir, { recursive: true });
    else await fillSampleFolder(dataDir);
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function enter(context: BrowserContext, email: string, path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(path);
    await signIn(page, email);
    await page.goto(path);
    return page;
  }

  /** An administrator lets the seller see the team's calls. */
  async function trustSeller(context: BrowserContext): Promise<void> {
    const admin = await enter(context, ADMIN, `/administration/user?search=${SELLER}`);
    await admin
      .getByRole("row", { name: new RegExp(SELLER) })
      .getByText(SELLER)
      .click();
    await admin.getByRole("dialog").getByLabel("Sees the team’s calls").setChecked(true);
    const saved = admin.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
    await Promise.all([saved, admin.getByRole("dialog").getByRole("button", { name: "Save" }).click()]);
  }

  test("is made, mapped and shown before anything is sent; conflicts are chosen, and nothing is overwritten", async ({
    task,
  }) => {
    const hubspot = await hubspotServer();
    hubspot.companies.set("512", { name: "Example company 2 (not real)", city: "Frisco" });
    hubspot.companies.set("513", { name: "Example company 1 (not real)", domain: "one.example.com", city: "Dallas" });
    hubspot.owners.set("71", { email: SELLER, firstName: "Sam", lastName: "Seller" });
    hubspot.deals.set("1", {
      dealname: "Spring campaign",
      dealstage: "contractsent",
      hubspot_owner_id: "71",
      amount: "12000",
      hs_lastmodifieddate: "2026-11-20T10:00:00.000Z",
      company: "512",
    });
    const product = await startProduct({
      dataDir,
      demoPassword: SAMPLE_PASSWORD,
      port: await freePort(),
      env: {
        WEBHOOK_ALLOW_PRIVATE: "1",
        CRM_KEY: "a key that is long enough to be one",
        HUBSPOT_CLIENT_ID: "app",
        HUBSPOT_CLIENT_SECRET: "app-secret",
        HUBSPOT_SIGN_IN_URL: hubspot.url,
        HUBSPOT_URL: hubspot.url,
      },
    });
    onTestFinished(() => product.stop());
    const [administration, context] = [
      await someone({ baseURL: product.url }),
      await someone({ baseURL: product.url }),
    ];
    onTestFinished(async () => {
      for (const one of [administration, context]) await one.close();
    });
    await trustSeller(administration);
    const page = await enter(context, SELLER, "/companies");
    onTestFailed(() => keepPicture(page, task.name));
    const said = complaints(page);
    await page.getByRole("button", { name: "Add companies" }).click();
    const file = { name: "book.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) };
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
    await page.getByRole("dialog").getByRole("button", { name: "Import 2 companies" }).click();
    await page.getByRole("link", { name: "CRM" }).click();
    await page.getByText("Not yet run against a live account", { exact: false }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Connect HubSpot" }).click();
    await page.getByText("Account 62515", { exact: false }).waitFor();
    expect(new URL(page.url()).search).toBe("");

    await page.getByRole("button", { name: "Preview ten companies" }).click();
    const preview = page.getByRole("table", { name: "What would be sent" });
    await preview.getByRole("row", { name: /company 1 .*Perhaps there already/ }).waitFor();
    await preview.getByRole("row", { name: /company 2 .*Needs your choice.*Plano.*HubSpot: Frisco/ }).waitFor();
    await barsNobody(page);
    await page.getByRole("button", { name: "Send 2 companies" }).click();
    const log = page.getByRole("table", { name: "Log" });
    await log.getByRole("button", { name: /Choose for Example company 1/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("radio", { name: /None of these/ })
      .check();
    await page.getByRole("dialog").getByRole("button", { name: "Take these" }).click();
    await log.getByRole("row", { name: /company 1 .*Sent/ }).waitFor();
    expect(hubspot.companies.get("512")).toMatchObject({ city: "Frisco" });
    await log.getByRole("button", { name: /Choose for Example company 2/ }).click();
    await page.getByRole("dialog").getByText("Yours: Plano").click();
    await page.getByRole("dialog").getByRole("button", { name: "Take these" }).click();
    await log.getByRole("row", { name: /company 2 .*Sent/ }).waitFor();
    expect(hubspot.companies.get("512")).toMatchObject({ city: "Plano" });
    await barsNobody(page);

    await page.getByRole("button", { name: "Read deals" }).click();
    const deals = page.getByRole("table", { name: "Deals" });
    await deals.getByRole("row", { name: /company 2 .*Spring campaign.*Not on the call list/ }).waitFor();
    await page.getByLabel("Contract sent").selectOption("Meeting");
    await page.getByLabel("Read and update every hour").check();
    await page.getByRole("button", { name: "Save stages" }).click();
    await page.getByText("Stages saved").waitFor();
    await barsNobody(page);

    await page.getByRole("button", { name: "End connection" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End connection" }).click();
    await page.getByRole("button", { name: "Connect HubSpot" }).waitFor();
    expect(said).toEqual([]);
  });
});
