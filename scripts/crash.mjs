import { become, install } from "./bootstrap.mjs";

install();
become(["bench/crash.ts", ...process.argv.slice(2)]);
