import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { CustomReport, ReportRun } from "#features/custom-reports/contract/reportSchemas.ts";
import { walletOf } from "./exampleWallet.ts";
import { testApp } from "./testApp.ts";

export const SELLER = "seller@example.com";
export const COLLEAGUE = "colleague@example.com";
export const STRANGER = "stranger@example.com";

export const REPORT_DEFINITION: ReportDefinition = {
  markets: { every: "tv", states: [] },
  customMarkets: [],
  years: { before: 1, after: 0 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["market"],
  columns: ["year"],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};

const YEARS = [2024, 2025];
export const reportWallets = (hotels: number) =>
  ["tv-501", "tv-623"].map((market) =>
    walletOf(market, YEARS, {
      tvOta: { hotels: [100, hotels], hospitals: [50, 60] },
      mobile: { hotels: [10, 20], hospitals: [5, 6] },
    }),
  );

/** A product with two markets, a seller, a colleague who may see part of it, a stranger, and what they do with custom reports. */
export async function withReportPeople() {
  const product = await testApp();
  await product.given.published({ wallets: reportWallets(110), label: "2026 Q1" });
  await product.given.customer({ markets: ["tv-501", "tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(COLLEAGUE, { markets: ["tv-501"], verticals: ["healthcare"] });
  await product.given.customer({ name: "Elsewhere", markets: ["tv-501", "tv-623"] });
  await product.given.person(STRANGER, { customer: "Elsewhere" });

  const ask = (as: string, method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  const keep = async (as: string, report: object = {}) =>
    (
      await ask(as, "POST", "/custom-reports", { name: "Markets", definition: REPORT_DEFINITION, ...report })
    ).json<CustomReport>();
  const list = async (as: string) => (await ask(as, "GET", "/custom-reports")).json<{ items: CustomReport[] }>().items;
  const run = async (as: string, id: string, format: string) =>
    (await ask(as, "POST", `/custom-reports/${id}/runs`, { format })).json<ReportRun>();
  const runs = async (as: string, id: string) =>
    (await ask(as, "GET", `/custom-reports/${id}/runs`)).json<{ items: ReportRun[] }>().items;
  const plan = (id: string, change: object = {}) =>
    ask(SELLER, "PUT", `/custom-reports/${id}/schedule`, {
      recurrence: null,
      zone: "America/New_York",
      format: "csv",
      locale: "en-US",
      recipients: [],
      ...change,
    });
  // What follows on the first revision is over.
  await product.runJobs();
  const mails = async () =>
    (
      await product.database.query<{ recipient: string; subject: string }>(
        "select recipient, subject from mail order by mail_id",
      )
    ).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  return { ...product, ask, keep, list, run, runs, plan, mails };
}
