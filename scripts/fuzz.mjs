// Sends the API what nobody should: `npm run fuzz -- --calls 80000 --seed 1`. A finding names the seed that makes it again.
import { parseArgs } from "node:util";
import { install, runNode } from "./bootstrap.mjs";

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "80000" },
    seed: { type: "string", default: "1" },
    engine: { type: "string", default: "postgres" },
  },
});
for (const name of ["calls", "seed"]) {
  if (/^\d{1,9}$/.test(values[name])) continue;
  console.error(`--${name} takes a whole number, not "${values[name]}".`);
  process.exit(2);
}
install({ tests: true });
runNode(["node_modules/vitest/vitest.mjs", "run", "--project", values.engine, "tests/fuzz/fuzz.store.test.ts"], {
  env: { ...process.env, FUZZ_CALLS: values.calls, FUZZ_SEED: values.seed },
});
