import { become, install } from "./bootstrap.mjs";

install({ tests: true });
become(["bench/drill.ts"]);
