// Types, lint, format, architecture and everything else that is quick and needs neither a database nor a browser.
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { install, root } from "./bootstrap.mjs";
import { slowestOf, startTests } from "./startTests.mjs";

install({ tests: true });
const folder = join(root, "test-results");
mkdirSync(folder, { recursive: true });
// Somebody waits for it: every core is used.
const tests = startTests(["--project", "unit", "--maxWorkers=100%", ...process.argv.slice(2)], {
  path: join(folder, "check"),
  seen: true,
  environment: { CHECK: "changed" },
});
await once(tests.child, "exit");
const outcome = tests.outcome();
process.stdout.write(slowestOf(outcome.files));
process.exit(outcome.status);
