import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { LAYOUTS } from "#revisions/ingest/layout.ts";
import { LAYOUT_BY_NAME } from "#revisions/ingest/layoutByName.ts";
import { allColumns } from "#revisions/ingest/matchHeader.ts";
import type { importLayouts } from "../contract.ts";

/** Every layout with its columns, the required ones first. */
export function presentLayouts(): EndpointOutput<typeof importLayouts> {
  return {
    items: LAYOUTS.map((name) => ({
      name,
      beside: LAYOUT_BY_NAME[name].beside === true,
      columns: allColumns(LAYOUT_BY_NAME[name])
        .map(({ key, required }) => ({ key, required: required === true }))
        .toSorted((a, b) => Number(b.required) - Number(a.required)),
    })),
  };
}
