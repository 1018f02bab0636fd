import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesAhead } from "./filesAhead.ts";

const folder = () => mkdtempSync(join(tmpdir(), "spotmarket-ahead-"));

test("the files of the first screen are named in the language of the page, below the base path", async () => {
  const built = folder();
  const texts = { "en-US": ["assets/texts.en-US.js"], "de-DE": ["assets/texts.de-DE.js"] };
  const screens = { home: ["assets/home.js"], vertical: ["assets/vertical.js"] };
  writeFileSync(
    join(built, "ahead.json"),
    JSON.stringify({ base: "/spots/", always: ["assets/shell.js"], screens, texts }),
  );
  const of = await filesAhead(built);
  expect(of("de-DE")).toEqual(["/spots/assets/shell.js", "/spots/assets/home.js", "/spots/assets/texts.de-DE.js"]);
  expect(of("es-ES")).toEqual(["/spots/assets/shell.js", "/spots/assets/home.js"]);
});

test("an app that is not built names none", async () => {
  expect((await filesAhead(folder()))("en-US")).toEqual([]);
});
