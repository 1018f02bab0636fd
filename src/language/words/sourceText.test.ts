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
    "Wachstumsmodell, Trend ab 2026; nach den Annahmen zum Ausblick verändert",
  ],
])("what our model says of itself (%s) reads in German: %s", async (source, german) => {
  expect(sourceText(source, await exampleWords("de-DE"))).toBe(german);
});

test("a citation stays as it was cited, and only what is ours beside it is translated", async () => {
  const spanish = await exampleWords("es-ES");
  expect(sourceText("BIA, Dec 2025, via MediaPost", spanish)).toBe("BIA, Dec 2025, via MediaPost");
  expect(sourceText("BIA, Jul 2021; political: Sample model", spanish)).toBe(
    "BIA, Jul 2021; publicidad política: Modelo de muestra",
  );
});
