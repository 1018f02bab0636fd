import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the running product, with the sample set loaded. */
    productUrl: string;
    demoPassword: string;
    /** Where the running product writes its mails. */
    mailFolder: string;
  }
}

/** One product with its sample set for all browser tests, as `npm start` brings it up on a fresh folder. */
export default async function productSetup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "spotmarket-product-"));
  const demoPassword = "browser-tests-only-4600";
  const product = await startProduct({ dataDir, demoPassword });
  project.provide("productUrl", product.url);
  project.provide("demoPassword", demoPassword);
  project.provide("mailFolder", join(dataDir, "mail"));
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
