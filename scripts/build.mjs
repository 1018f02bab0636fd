import { install, runNode } from "./bootstrap.mjs";
import { buildWeb } from "./buildWeb.mjs";

install();
buildWeb({ always: true });
runNode(["scripts/size.mjs"]);
