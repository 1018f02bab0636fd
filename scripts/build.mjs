import { install } from "./bootstrap.mjs";
import { buildWeb } from "./buildWeb.mjs";

install();
buildWeb({ always: true });
