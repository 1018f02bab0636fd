import { afterAll } from "vitest";
import { closeEveryone } from "./browser.ts";

/** Runs with every file of browser tests: they share one browser program, and leave nothing open in it. */
afterAll(closeEveryone);
