import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { brandOf } from "#documents/brand.ts";
import type { CustomReportOrder } from "#documents/customReport/customReportOrder.ts";
import { PLAIN_REPORT, reportSourceOf } from "./exampleReport.ts";
import { exampleWallet } from "./exampleWallet.ts";

export interface AskedReport extends Partial<ReportDefinition> {
  /** How many TV markets there are. */
  readonly count?: number;
  readonly format?: CustomReportOrder["format"];
}

/** A custom report about every line of business of some markets, as it is handed to the document worker. */
export function exampleReportOrder({ count = 2, format = "csv", ...asked }: AskedReport = {}): CustomReportOrder {
  const tv = Array.from({ length: count }, (_, at) => exampleWallet(`tv-${501 + at}`, 400_000 + at * 1_000));
  const { revision, markets, wallet } = reportSourceOf(tv);
  const definition: ReportDefinition = {
    ...PLAIN_REPORT,
    years: { before: 2, after: 2 },
    rows: ["market", "subVertical"],
    measures: ["dollars", "growth"],
    sort: "value",
    ...asked,
  };
  return {
    definition,
    locale: "en-US",
    revision,
    markets: [...markets.values()],
    readable: [...markets.keys()],
    wallets: [...markets.keys()].map(wallet),
    name: "Example",
    format,
    paper: "letter",
    brand: brandOf("Spotmarket", null),
    madeAt: "2026-01-01T00:00:00.000Z",
    ownSlides: null,
    unless: null,
  };
}
