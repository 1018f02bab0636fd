import type { TestProject } from "vitest/node";
import { DEMO_PASSWORD, filledFolder, type Product, startProduct } from "./product.ts";

/** Starts the one product that every file of a run shares, or takes the one that `OUTSIDE_PRODUCT` describes, while a test is being written. */
export default async function startShared(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env["OUTSIDE_PRODUCT"];
  if (running) {
    project.provide("outside", JSON.parse(running) as Product);
    return () => Promise.resolve();
  }
  const { dataDir, remove } = filledFolder();
  const product = await startProduct({ dataDir, settings: { DEMO_PASSWORD, DEMO_ACCOUNTS: "keep" } });
  const { url, mailFolder, pid } = product;
  project.provide("outside", { url, dataDir, mailFolder, pid });
  return async () => {
    await product.stop();
    remove();
  };
}
