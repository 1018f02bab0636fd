import { become, install } from "./bootstrap.mjs";

install({ tests: true });
become(["bench/crash.ts", ...process.argv.slice(2)]);
