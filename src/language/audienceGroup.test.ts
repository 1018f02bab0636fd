import { expect, test } from "vitest";
import { audienceGroup } from "./audienceGroup.ts";
import { textIn } from "./words/textIn.ts";

test("codes of audience surveys are said in words, and one that is not known stays", async () => {
  const text = await textIn("en-US");
  const said = ["HH", "P12+", "A25-54", "M18-34", "W35+", "Teens"].map((code) => audienceGroup(code, text));
  expect(said).toEqual(["households", "persons 12+", "adults 25–54", "men 18–34", "women 35+", "Teens"]);
});
