import { z } from "zod";
import { API_BASE, type Endpoint } from "#platform/api/endpoint.ts";

/** What an address shall name where its contract says that it names such a thing. */
export interface Named {
  readonly market: string;
  readonly vertical: string;
  /** In place of the vertical, where an address may name either. */
  readonly subVertical?: string;
  /** Also in the list of markets compared with it. */
  readonly compared?: string;
}

type JsonSchema = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly default?: unknown;
};

/** An address of an endpoint with all that its contract asks for, made from the contract alone. */
export function exampleAddress(endpoint: Endpoint, named: Named, suffix = ""): string {
  const path = endpoint.url.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(paramFor(name, named)));
  const query = String(new URLSearchParams(queryFor(endpoint, named)));
  return `${API_BASE}${path}${suffix}${query === "" ? "" : `?${query}`}`;
}

/** Ids that nothing has. */
const NOBODY = "999999999";

function paramFor(name: string, { market, vertical }: Named): string {
  return { market, vertical, revision: "current", table: "spending.csv.gz" }[name] ?? NOBODY;
}

function queryFor({ query, markets = [], verticals = [] }: Endpoint, named: Named): Record<string, string> {
  const filled: Record<string, string> = {};
  if (query) {
    const { properties = {}, required = [] } = z.toJSONSchema(query, { io: "input", unrepresentable: "any" });
    for (const name of required) filled[name] = valueFor(properties[name] as JsonSchema);
  }
  if (markets.includes("query.market")) filled["market"] = named.market;
  if (markets.includes("query.compare") && named.compared !== undefined) filled["compare"] = named.compared;
  if (verticals.includes("query.subVertical") && named.subVertical) filled["subVertical"] = named.subVertical;
  else if (verticals.includes("query.vertical")) filled["vertical"] = named.vertical;
  if (verticals.includes("query.focus")) filled["focus"] = named.subVertical ?? named.vertical;
  if (verticals.includes("query.of")) Object.assign(filled, { by: "vertical", of: named.vertical });
  return filled;
}

function valueFor(schema: JsonSchema): string {
  if (schema.enum) return schema.enum[0] ?? "";
  if (schema.type === "integer" || schema.type === "number") return String(schema.minimum ?? 1);
  return "x";
}
