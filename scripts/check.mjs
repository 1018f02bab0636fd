import { install, runNode } from "./bootstrap.mjs";

install({ tests: true });
// Types, lint, format, architecture and everything else that needs neither a database nor a browser.
runNode(["node_modules/vitest/vitest.mjs", "run", "--project", "unit", ...process.argv.slice(2)]);
