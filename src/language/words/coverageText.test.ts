import { expect, test } from "vitest";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { coverageText } from "./coverageText.ts";

const of = (...verticals: string[]) =>
  SUB_VERTICALS.filter(({ vertical }) => verticals.includes(vertical)).map(({ id }) => id);

test("figures of all verticals need no word", async () => {
  expect(
    coverageText(
      SUB_VERTICALS.map(({ id }) => id),
      await exampleWords("en-US"),
    ),
  ).toBeNull();
});

test.each([
  ["en-US", "Figures cover the 2 of 12 verticals in your subscription: Leisure and Retail"],
  ["es-ES", "Las cifras abarcan los 2 de 12 sectores de su suscripción: Ocio y Comercio minorista"],
  ["de-DE", "Die Zahlen umfassen 2 von 12 Branchen, die zu Ihrem Abonnement gehören: Freizeit und Einzelhandel"],
] as const)("in %s: %s", async (locale, sentence) => {
  expect(coverageText(of("leisure", "retail"), await exampleWords(locale))).toBe(sentence);
});

test("many verticals are counted", async () => {
  const words = await exampleWords("en-US");
  expect(coverageText(of("leisure", "retail", "media", "technology"), words)).toBe(
    "Figures cover the 4 of 12 verticals in your subscription",
  );
});
