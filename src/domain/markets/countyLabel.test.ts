import { expect, test } from "vitest";
import { countyLabel } from "./countyLabel.ts";

test("a map calls counties as people do", () => {
  expect(countyLabel("48439", "Tarrant County")).toBe("Tarrant");
  expect(countyLabel("22017", "Caddo Parish")).toBe("Caddo");
  expect(countyLabel("02110", "Juneau City and Borough")).toBe("Juneau");
});

test("the counties of New York City go by their boroughs", () => {
  expect(countyLabel("36047", "Kings County")).toBe("Brooklyn");
  expect(countyLabel("36061", "New York County")).toBe("Manhattan");
});

test("a city is not taken for the county of its name", () => {
  expect(countyLabel("24510", "Baltimore city")).toBe("Baltimore city");
  expect(countyLabel("24005", "Baltimore County")).toBe("Baltimore");
});
