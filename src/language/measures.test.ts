import { expect, test } from "vitest";
import { areaText, lengthUnit } from "./measures.ts";

test("areas are told in the reader's unit, no more finely than a prediction deserves", () => {
  expect(areaText(28_012, { locale: "en-US" })).toBe("10,800\u00a0sq mi");
  expect(areaText(28_012, { locale: "de-DE" })).toBe("28.000\u00a0km²");
  expect(areaText(612.4, { locale: "es-ES" })).toBe("612\u00a0km²");
});

test("English of the United States measures in miles, German and Spanish in kilometers", () => {
  expect((["en-US", "de-DE", "es-ES"] as const).map(lengthUnit)).toEqual(["mile", "kilometer", "kilometer"]);
});
