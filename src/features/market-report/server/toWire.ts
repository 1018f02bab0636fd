import type { EndpointOutput } from "#api/endpoint.ts";
import type { ReportDocument } from "#reports/document.ts";
import type { marketReport } from "../contract.ts";

/** The document as it is sent; the logo's bytes stay at home. What is read alone is copied where the wire may change it. */
export function toWire(document: ReportDocument): EndpointOutput<typeof marketReport> {
  return structuredClone({ ...document, brand: { ...document.brand, logo: null } }) as EndpointOutput<
    typeof marketReport
  >;
}
