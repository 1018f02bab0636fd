import { fileChecks } from "./fileChecks.ts";
import { importChecks } from "./importChecks.ts";
import { pageCheck } from "./pageCheck.ts";
import { peopleChecks } from "./peopleChecks.ts";
import type { CheckedStore, StoreParts } from "./storeCheck.ts";
import { structureChecks } from "./structureChecks.ts";

const CHECKS = [pageCheck, ...structureChecks, ...importChecks, ...peopleChecks, ...fileChecks];

/** Checks the store, beside its figures, against what must always be true of it. A check that cannot be made is a fault of its own. */
export async function checkStore(parts: StoreParts): Promise<CheckedStore[]> {
  const checked: CheckedStore[] = [];
  for (const { code, name, find } of CHECKS) {
    const faults = await find(parts).catch((reason: unknown) => [
      `This cannot be checked: ${reason instanceof Error ? reason.message : String(reason)}`,
    ]);
    checked.push({ code, name, faults });
  }
  return checked;
}
