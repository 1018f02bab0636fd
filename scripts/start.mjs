import { become, install } from "./bootstrap.mjs";

install();
const { buildWeb } = await import("./buildWeb.mjs");
buildWeb();
become(["src/app/server/main.ts"]);
