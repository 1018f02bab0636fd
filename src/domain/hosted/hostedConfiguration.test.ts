import { expect, test } from "vitest";
import { readHostedConfiguration } from "./hostedConfiguration.ts";

const whole = {
  apiKey: "key",
  authDomain: "market.example",
  projectId: "market",
  storageBucket: "market-files",
  messagingSenderId: "1",
  appId: "1:1:web:1",
  measurementId: "G-1",
};
const read = (value: unknown, environment: "development" | "production" = "production") =>
  readHostedConfiguration(JSON.stringify(value), environment);

test("every field is taken, and what may be left out is empty", () => {
  expect(read(whole)).toEqual({ configuration: whole, faults: [] });
  expect(read({ apiKey: "key", projectId: "market", appId: "app" }).configuration).toMatchObject({ measurementId: "" });
});

test("only development has a database address", () => {
  const extended = { ...whole, databaseURL: "https://market.example/db" };
  expect(read(extended, "development").configuration).toEqual(extended);
  expect(read(extended, "production")).toEqual({
    configuration: null,
    faults: ["has the field databaseURL, which production does not know"],
  });
});

test("nothing configured is nothing wrong", () => {
  expect(readHostedConfiguration("  ", "production")).toEqual({ configuration: null, faults: [] });
});

test.each([
  ["{", ["must be a JSON object"]],
  ["[]", ["must be a JSON object"]],
  ["7", ["must be a JSON object"]],
  ["{}", ["lacks apiKey", "lacks projectId", "lacks appId"]],
  [JSON.stringify({ ...whole, apiKey: 7 }), ["has in apiKey something that is not text"]],
  [JSON.stringify({ ...whole, secret: "x" }), ["has the field secret, which production does not know"]],
])("%s is refused, and the reason said", (text, faults) => {
  expect(readHostedConfiguration(text, "production")).toEqual({ configuration: null, faults });
});
