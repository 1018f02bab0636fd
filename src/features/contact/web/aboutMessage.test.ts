import { expect, test } from "vitest";
import { reportPath } from "#ui/figures/reportPath.ts";
import { aboutMessage, topicOf } from "./aboutMessage.ts";

const about = (query: string) => aboutMessage(new URLSearchParams(query));

test("a report from a figure fills in topic, market, page and figure", () => {
  const path = reportPath(
    { title: "CTV/OTT in New York, 2026", value: "$1.2B" },
    { pathname: "/market-summary", search: "?market=tv-501&year=2026" },
  );
  const search = new URL(path, "https://own.invalid").searchParams;
  expect(topicOf(search)).toBe("data");
  expect(aboutMessage(search)).toEqual({
    market: "tv-501",
    screen: "/market-summary?market=tv-501&year=2026",
    figure: "CTV/OTT in New York, 2026: $1.2B",
  });
});

test.each([
  ["", {}],
  ["market=%3Cscript%3E", {}],
  ["screen=https://evil.example", {}],
  ["screen=//evil.example", {}],
  ["figure=a%0Ab", {}],
  [`figure=${"x".repeat(201)}`, {}],
])("the address “%s” says nothing sensible", (query, said) => {
  expect(about(query)).toEqual(said);
});

test("an unknown topic is a question about the data", () => {
  expect(topicOf(new URLSearchParams("topic=weather"))).toBe("data");
  expect(topicOf(new URLSearchParams("topic=billing"))).toBe("billing");
});
