import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { openApi } from "./openApi.ts";

const stations = {
  method: "GET",
  url: "/markets/:market/stations",
  name: "stations",
  tag: "stations",
  summary: "The stations of a market",
  allow: { access: ["tv"] },
  params: z.object({ market: z.string() }),
  query: z.object({
    rank: z.coerce.number().int().min(1).default(5),
    owner: z.string().optional(),
    year: z.coerce.number(),
  }),
  response: z.object({ items: z.array(z.string()) }),
  csv: "figures",
} as const satisfies Endpoint;

const document = JSON.parse(JSON.stringify(openApi([stations], "1.2.3")));
const operation = document.paths["/markets/{market}/stations"].get;

test("an address has its parameters in braces, and one for each kind of file", () => {
  expect(Object.keys(document.paths)).toEqual([
    "/markets/{market}/stations",
    "/markets/{market}/stations.csv",
    "/markets/{market}/stations.xlsx",
  ]);
  expect(Object.keys(operation.responses["200"].content)).toEqual(["application/json", "text/csv", FILE_TYPES.xlsx]);
});

test("a parameter is required when it has no default and may not be left out", () => {
  const required = operation.parameters.map((one: { name: string; required: boolean }) => [one.name, one.required]);
  expect(required).toEqual([
    ["market", true],
    ["rank", false],
    ["owner", false],
    ["year", true],
  ]);
  expect(operation.parameters[1].schema).toMatchObject({ type: "integer", minimum: 1, default: 5 });
});

test("who may call and how to sign in is said", () => {
  expect(operation.description).toBe("Needs one of the flags tv. API keys need the scope read.");
  expect(operation.security).toEqual([{ accessToken: [] }, { apiKey: ["read"] }]);
  expect(openApi([{ ...stations, allow: "anyone" }], "1").paths).toMatchObject({
    "/markets/{market}/stations": { get: { security: [] } },
  });
});

test("a file is told by its types alone", () => {
  const logo = { ...stations, csv: undefined, file: { types: ["image/png", "image/jpeg"], shown: "inline" } } as const;
  const { csv: _none, ...file } = logo;
  expect(openApi([file], "1").paths).toMatchObject({
    "/markets/{market}/stations": { get: { responses: { "200": { content: { "image/png": {}, "image/jpeg": {} } } } } },
  });
});

test("every failure code stands in the document", () => {
  expect(document.components.schemas.Problem.description).toContain("`market-not-entitled` (403)");
});

test("a named schema stands once among the components, as it is sent and as it is answered, and is pointed at", () => {
  const plan = z.object({ years: z.array(z.number()).default([]) }).meta({ id: "TestPlan" });
  const keep = { ...stations, method: "POST", csv: undefined, body: z.object({ plan }), response: plan } as const;
  const { csv: _none, ...contract } = keep;
  const { paths, components } = JSON.parse(JSON.stringify(openApi([contract], "1")));
  const { requestBody, responses } = paths["/markets/{market}/stations"].post;
  expect(requestBody.content["application/json"].schema.properties.plan).toEqual({
    $ref: "#/components/schemas/TestPlanInput",
  });
  expect(responses["200"].content["application/json"].schema).toEqual({ $ref: "#/components/schemas/TestPlan" });
  expect(components.schemas.TestPlan).toMatchObject({ type: "object", required: ["years"] });
  expect(components.schemas.TestPlanInput).not.toHaveProperty("required");
  expect(JSON.stringify(paths)).not.toContain("$defs");
});

test("what is made is answered 201, and its address is told", () => {
  const { csv: _none, ...contract } = { ...stations, method: "POST", created: "/stations/:id" } as const;
  const { responses } = JSON.parse(JSON.stringify(openApi([contract], "1"))).paths["/markets/{market}/stations"].post;
  expect(Object.keys(responses)).toEqual(["201", "400", "401", "403", "404", "409", "429", "default"]);
  expect(responses["201"].headers).toHaveProperty("Location");
});

test("work that goes on in the background answers 202 and says where to follow it", () => {
  const { csv: _none, ...contract } = { ...stations, follow: "/markets/:market/stations" } as const;
  const { responses } = JSON.parse(JSON.stringify(openApi([contract], "1"))).paths["/markets/{market}/stations"].get;
  expect(Object.keys(responses)).toEqual(["202", "400", "401", "403", "404", "429", "default"]);
  expect(responses["202"].headers).toHaveProperty("Location");
});
