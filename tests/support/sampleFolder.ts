import { startProduct } from "./product.ts";

/** Of the demo accounts in browser tests. */
export const SAMPLE_PASSWORD = "browser-tests-only-4600";

/**
 * Fills an empty folder with the sample set, by starting the product on it once. Browser tests that run in several parts copy it:
 * loading the sample set anew for each costs half a minute of processor time.
 */
export async function fillSampleFolder(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir, demoPassword: SAMPLE_PASSWORD });
  await product.stop();
}

if (import.meta.main) await fillSampleFolder(process.argv[2] ?? "");
