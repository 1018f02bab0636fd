import { expect, test } from "vitest";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { againstPublished } from "./againstPublished.ts";

const { words } = await exampleSpending({ locale: "en-US", scope: { kind: "market" } });
const published = [
  { id: "total", label: "Ad spending 2027", value: "$50.0M", amount: 50e6 },
  { id: "lead", label: "Largest medium: Cable TV", value: "20%" },
  { id: "share", label: "Share of the market", value: "4%" },
  { id: "gap", label: "To win", value: "$2.0M", amount: 2e6 },
];
const said = (figure: (typeof published)[number]) => againstPublished([figure], published, words).get(figure.id);

test("an amount of a scenario says how far it is from what is published, and what that is", () => {
  expect(said({ id: "total", label: "Ad spending 2027", value: "$47.9M", amount: 47.9e6 })).toBe(
    "−4.2% vs. $50.0M published",
  );
});

test("a share says what is published, since a change of shares in percent misleads", () => {
  expect(said({ id: "share", label: "Share of the market", value: "5%" })).toBe("Published: 4%");
});

test("what a scenario does not touch is as published", () => {
  expect(said({ id: "share", label: "Share of the market", value: "4%" })).toBe("As published");
});

test("an amount that is written alike is not called the same where it is another one", () => {
  expect(said({ id: "gap", label: "To win", value: "$2.0M", amount: 1.98e6 })).toBe("−1.0% vs. $2.0M published");
});

test("where something else stands there as published, it is named", () => {
  expect(said({ id: "lead", label: "Largest medium: Mobile", value: "20%" })).toBe(
    "Published: Largest medium: Cable TV 20%",
  );
  expect(said({ id: "gap", label: "Ahead of the benchmark", value: "$2.0M", amount: 2e6 })).toBe(
    "Published: To win $2.0M",
  );
});
