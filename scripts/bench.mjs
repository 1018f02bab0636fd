import { install, runNode } from "./bootstrap.mjs";
import { buildWeb } from "./buildWeb.mjs";

install({ tests: true });
buildWeb();
runNode(["bench/run.ts", ...process.argv.slice(2)]);
