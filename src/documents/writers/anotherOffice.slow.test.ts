import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { OFFICE } from "#tests/support/office.ts";
import { writePptx } from "./pptx/writePptx.ts";
import { writeXlsx } from "./xlsx/writeXlsx.ts";

const run = promisify(execFile);

test("another office program opens slides and workbooks, and shows what screens show", async ({ skip }) => {
  if (!OFFICE) skip("LibreOffice is not installed: nothing else here opens these files.");
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-office-"));
  try {
    const document = await exampleDocument("en-US");
    await writeFile(join(folder, "book.xlsx"), await writeXlsx(document));
    await writeFile(join(folder, "deck.pptx"), await writePptx(document));
    const [table] = document.sections
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.kind === "figure" && part.table ? [part.table] : []));
    const numbers = (table?.rows ?? []).flatMap(({ cells }) => cells.filter((_, at) => table?.columns[at]?.numeric));
    expect(numbers.length).toBeGreaterThan(100);
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    await run(
      OFFICE ?? "",
      [
        profile,
        "--headless",
        "--convert-to",
        "pdf",
        "--outdir",
        folder,
        join(folder, "book.xlsx"),
        join(folder, "deck.pptx"),
      ],
      { timeout: 100_000 },
    );
    for (const file of ["book.pdf", "deck.pdf"]) {
      await run("pdftotext", ["-layout", join(folder, file), join(folder, "text")]);
      const text = await readFile(join(folder, "text"), "utf8");
      // Names may break into lines; numbers never do.
      for (const { text: shown } of numbers) expect(text).toContain(shown);
      expect(text).toContain(document.about.sample?.badge);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
