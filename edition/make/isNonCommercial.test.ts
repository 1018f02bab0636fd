import { expect, test } from "vitest";
import { isNonCommercial } from "./isNonCommercial.ts";

test.each([
  ["a channel kept for education", "", "", 89.3, true],
  ["a university on a commercial channel", "University of Wyoming", "Public radio", 93.9, true],
  ["a religious network", "Educational Media Foundation", "Religious", 97.1, true],
  ["a commercial group", "iHM Licenses, LLC", "Country", 98.7, false],
  ["a network affiliate that a university holds", "Montana State University", "CBS", null, false],
  ["a public broadcaster", "Wnet", "PBS", null, true],
])("%s: whether it sells no time", (_what, licensee, programme, megahertz, isIt) => {
  expect(isNonCommercial(licensee, programme, megahertz)).toBe(isIt);
});
