// Writes the sample set's files anew from its facts. A test fails when they are stale.
import { install, runNode } from "./bootstrap.mjs";

install({ tests: true });
runNode(["edition/make/writeEdition.ts"]);
