import { expect, test } from "vitest";
import { nameWidth } from "./nameLines.ts";
import { overlap, placeLabels } from "./placeLabels.ts";

const frame = { left: 0, top: 0, right: 400, bottom: 200 };
const station = (id: string, x: number, y: number) => ({ id, text: id, x, y, r: 5 });

test("call signs in capitals keep apart, as wide as they are", () => {
  const placed = placeLabels([station("QKWZ", 100, 100), station("QKAW", 145, 103)], frame, []);
  expect(placed.map(({ text }) => text)).toEqual(["QKWZ", "QKAW"]);
  const [one, other] = placed;
  expect(overlap(one!.box, other!.box)).toBe(false);
  for (const { box, text } of placed) expect(box.right - box.left).toBeCloseTo(nameWidth(text));
});

test("who comes first keeps the only room there is", () => {
  const crowd = ["own", "b", "c", "d", "e", "f"].map((id, at) => station(id, 30 + at, 30));
  const [first] = placeLabels(crowd, { left: 0, top: 0, right: 70, bottom: 60 }, []);
  expect(first?.id ?? "own").toBe("own");
});
