import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startProduct } from "./product.ts";
import type { Provided } from "./provided.ts";
import { SAMPLE_PASSWORD } from "./sampleFolder.ts";

/** One product with its sample set for all browser tests, as `npm start` brings it up: on a copy of a folder filled before, or else on a fresh one. */
export default async function productSetup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "spotmarket-product-"));
  const filled = process.env["SAMPLE_FOLDER"];
  if (filled) cpSync(filled, dataDir, { recursive: true });
  const product = await startProduct({ dataDir, demoPassword: SAMPLE_PASSWORD });
  const provided: Provided = {
    productUrl: product.url,
    demoPassword: SAMPLE_PASSWORD,
    mailFolder: join(dataDir, "mail"),
  };
  project.provide("productUrl", provided.productUrl);
  project.provide("demoPassword", provided.demoPassword);
  project.provide("mailFolder", provided.mailFolder);
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
