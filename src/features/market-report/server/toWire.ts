import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { ReportDocument } from "#documents/document.ts";
import { marketReport } from "../contract.ts";

/** The document as it is sent; the logo's bytes stay at home. */
export function toWire(document: ReportDocument): EndpointOutput<typeof marketReport> {
  return marketReport.response.parse({ ...document, brand: { ...document.brand, logo: null } });
}
