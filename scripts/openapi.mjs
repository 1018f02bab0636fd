// Writes docs/openapi.json from the contracts. A test fails when it is stale.
import { install, runNode } from "./bootstrap.mjs";

install();
runNode(["src/app/server/writeOpenApi.ts"]);
