import { become, install } from "./bootstrap.mjs";

install();
become(["bench/drill.ts"]);
