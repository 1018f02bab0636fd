import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { sourceText } from "./sourceText.ts";

test.each([
  ["Sample model", "Beispielmodell"],
  ["Growth model", "Wachstumsmodell"],
  ["Growth model, damped trend from 2026", "Wachstumsmodell, Trend ab 2026"],
  ["Growth model, mean of five trends from 2026", "Wachstumsmodell, Mittel aus fünf Trends ab 2026"],
  ["Growth model, middle of three trends from 2026", "Wachstumsmodell, Median dreier Trends ab 2026"],
  ["Growth model, damped trend net of the economy from 2026", "Wachstumsmodell, konjunkturbereinigter Trend ab 2026"],
  ["Growth model, steady cycle from 2026", "Wachstumsmodell, stetiger Wahlzyklus ab 2026"],
  ["Growth model, between 2022 and 2024", "Wachstumsmodell, zwischen 2022 und 2024"],
  [
    "Growth model, between 2021 and 2023; political spend raised to imported spend",
    "Wachstumsmodell, zwischen 2021 und 2023; politische Werbung auf importierte Zahlen angehoben",
  ],
  [
    "Growth model, damped trend from 2026; moved by the outlook",
    "Wachstumsmodell, Trend ab 2026; nach dem Ausblick angepasst",
  ],
])("what our model says of itself (%s) reads in German: %s", async (source, german) => {
  expect(sourceText(source, await exampleWords("de-DE"))).toBe(german);
});

test("a citation keeps its names, and says the rest in the reader's language", async () => {
  const [spanish, german] = [await exampleWords("es-ES"), await exampleWords("de-DE")];
  expect(sourceText("BIA, Dec 2025, via MediaPost", spanish)).toBe("BIA, dic 2025, vía MediaPost");
  expect(sourceText("BIA, Jul 2021; political: Sample model", spanish)).toBe(
    "BIA, jul 2021; publicidad política: Modelo de ejemplo",
  );
  expect(sourceText("BIA, 2025, via KSWK and Jax Radio, total less digital", german)).toBe(
    "BIA, 2025, über KSWK und Jax Radio, Gesamtwert abzüglich Digital",
  );
  expect(sourceText("BIA, Oct 2021, via Radio Ink, 20.7 % of the total", german)).toBe(
    "BIA, Okt 2021, über Radio Ink, 20,7 % des Gesamtwerts",
  );
  expect(sourceText("BIA, Dec 2025, via Media Confidential, 2026 before its growth of 5 %", german)).toBe(
    "BIA, Dez 2025, über Media Confidential, 2026 vor dem Wachstum von 5 %",
  );
});

test("every citation of the national totals that ship reads in German without an English word", async () => {
  const german = await exampleWords("de-DE");
  const said = [...new Set(await shippedSources())].map((source) => sourceText(source, german));
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((source) => /\b(via|less|of the|before|and|total)\b/.test(source))).toEqual([]);
});

async function shippedSources(): Promise<string[]> {
  const file = await readFile(join(import.meta.dirname, "../../../edition/2026-q3/national-totals.csv"), "utf8");
  return [...file.matchAll(/"(BIA[^"]*)"/g)].map(([, source = ""]) => source);
}
