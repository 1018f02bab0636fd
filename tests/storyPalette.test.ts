import { expect, test } from "vitest";
import { sampleAsking } from "./support/sampleAsking.ts";
import { samplePalette } from "./support/samplePalette.ts";
import { storyEntries } from "#ui/palette/storyEntries.ts";

const palette = samplePalette("en-US");
const found = (typed: string, asking: Awaited<ReturnType<typeof sampleAsking>>) =>
  storyEntries(typed, palette, asking, asking.words.text).map(({ go }) => String(go));

test("a meeting kit of a line of business in another market opens there", async () => {
  const [first] = found("meeting kit auto dealers in Boston", await sampleAsking("en-US"));
  expect(first).toMatch(/market=tv-506/);
  expect(first).toMatch(/story=meetingKit/);
});

test("no document is offered of a market that is not open to the person", async () => {
  const asking = await sampleAsking("en-US", { markets: ["tv-501"] });
  expect(found("meeting kit auto dealers in Boston", asking).filter((go) => go.includes("tv-506"))).toEqual([]);
});
