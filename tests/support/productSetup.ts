import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startProduct } from "./product.ts";
import type { Provided } from "./provided.ts";

/** One product with its sample set for all browser tests, as `npm start` brings it up on a fresh folder. */
export default async function productSetup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "spotmarket-product-"));
  const demoPassword = "browser-tests-only-4600";
  const product = await startProduct({ dataDir, demoPassword });
  const provided: Provided = { productUrl: product.url, demoPassword, mailFolder: join(dataDir, "mail") };
  project.provide("productUrl", provided.productUrl);
  project.provide("demoPassword", provided.demoPassword);
  project.provide("mailFolder", provided.mailFolder);
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
