import { expect, test } from "vitest";
import { formatsFor } from "#language/format.ts";
import { pointsApart, tidy } from "./words.ts";

const en = formatsFor("en-US");
const es = formatsFor("es-ES");
const de = formatsFor("de-DE");
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  [en.money(5_000_000_000), "$5B"],
  [en.money(2_500_000_000), "$2.5B"],
  [de.money(7_500_000_000), "7,5 Mrd. $"],
  [en.perCapita(12.5), "$12.50"],
  [de.perCapita(12.5), "12,50 $"],
  [de.money(200_000_000), "200 Mio. $"],
  [es.money(300_000_000_000), "300.000 M$"],
  [es.money(5_000_000_000), "5000 M$"],
  [en.perCapita(1_000), "$1,000"],
  [de.perCapita(1_000), "1.000 $"],
  [de.share(0.2), "20 %"],
  [en.growth(-0.1), "−10%"],
])("an axis says %s as %s: decimals go, thousands stay", (figure, tick) => {
  expect(plain(tidy(figure))).toBe(tick);
});

test("a distance in points has no sign where the sentence says above or below", () => {
  expect([-0.021, 0.021].map((part) => plain(pointsApart(en, part)))).toEqual(["2.1 pp", "2.1 pp"]);
});
