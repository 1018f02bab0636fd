import { stateOf } from "./examplePiece.ts";
import { walletOf } from "./exampleWallet.ts";
import { COLLEAGUE, SELLER, withReportPeople } from "./reportPeople.ts";

const ADMIN = "admin@example.com";
const GROWTH = {
  kind: "growth",
  direction: "up",
  threshold: 10,
  severity: "high",
  market: null,
  subject: null,
  everySubVertical: false,
  medium: null,
};
/** By what their subjects begin with. */
const SUBJECTS = {
  alerts: "Your alerts from",
  editions: "New revision of the data",
  publication: "New issue",
  report: "Your report",
} as const;

export type Regular = keyof typeof SUBJECTS;
export const REGULAR = ["alerts", "editions", "publication", "report"] as const satisfies readonly Regular[];

/** Hospitals grow by half, and by more with each revision. */
const wallets = (hospitals: number) =>
  ["tv-501", "tv-623"].map((market) =>
    walletOf(market, [2024, 2025], {
      tvOta: { hotels: [1_000_000, 1_600_000], hospitals: [1_000_000, hospitals] },
      mobile: { hotels: [500_000, 500_000], hospitals: [500_000, 500_000] },
    }),
  );

/** A seller and a colleague who have everything mailed that comes regularly: each has had one mail of each kind. */
export async function withRegularMails() {
  const product = await withReportPeople();
  const { ask, database, given, keep, plan, runJobs } = product;
  await given.person(ADMIN, { role: "Administrator" });
  const edit = async (method: "POST" | "PUT", path: string, body: object) => {
    const answer = await ask(ADMIN, method, path, body);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<{ id: string; version: number }>();
  };
  const bringOut = async (kind: string, key: string, properties: object, title: string) => {
    const { id, version } = await edit("POST", "/content-items", { kind, key, ...stateOf({ title, properties }) });
    await edit("POST", `/content-items/${id}/publication`, { version, at: null, notify: true });
  };
  const report = await keep(SELLER, { shared: true });
  const { items } = (await ask(SELLER, "GET", "/custom-reports/colleagues")).json<{
    items: { id: string; email: string }[];
  }>();
  const colleague = items.find(({ email }) => email === COLLEAGUE)?.id ?? "";
  await plan(report.id, { recipients: [colleague] });
  await bringOut("publication", "monthly", { cadence: "monthly" }, "The Monthly");
  await bringOut("publication", "weekly", { cadence: "weekly" }, "The Weekly");
  for (const as of [SELLER, COLLEAGUE]) {
    await ask(as, "PUT", "/releases/following", { news: "mail" });
    for (const key of ["monthly", "weekly"])
      await ask(as, "PUT", `/content/publication/${key}/marks`, { subscribed: true });
    const all = { vertical: null, market: null, inApp: true, byMail: true };
    await ask(as, "PUT", "/alert-subscriptions", { ...all, rhythm: "daily" });
    await ask(as, "PUT", "/alert-subscriptions", { ...all, vertical: "healthcare", rhythm: "weekly" });
    await ask(as, "PUT", "/alert-subscriptions", { ...all, market: "tv-501", rhythm: "weekly", byMail: false });
    await ask(as, "POST", "/alert-rules", { condition: GROWTH });
  }
  let [editions, issues] = [0, 0];
  const happens: Readonly<Record<Regular, () => Promise<unknown>>> = {
    alerts: async () => {
      for (const as of [SELLER, COLLEAGUE]) await ask(as, "POST", "/alert-digest");
    },
    editions: async () => {
      await given.published({ wallets: wallets(1_500_000 + 100_000 * ++editions), label: `Revision ${editions}` });
      await runJobs();
    },
    publication: () =>
      bringOut("issue", `monthly-${++issues}`, { publication: "monthly", number: issues }, `No. ${issues}`),
    // It follows the revision.
    report: async () => undefined,
  };
  for (const kind of ["editions", "alerts", "publication"] as const) await happens[kind]();

  const mailsOf = async (email: string) =>
    database.query<{ subject: string; oneClick: string | null; text: string }>(
      `select subject, unsubscribe as "oneClick", body_text as text from mail where recipient = $1 order by mail_id`,
      [email],
    );
  /** The token of the latest mail of a kind. */
  const tokenOf = async (kind: Regular, email = SELLER): Promise<string> => {
    const found = (await mailsOf(email)).findLast(({ subject }) => subject.startsWith(SUBJECTS[kind]));
    return found?.oneClick?.split("/").at(-1) ?? "";
  };
  /** What somebody's own settings say of each kind, read as the app reads them. */
  const settings = async (as: string): Promise<Record<Regular | "weekly", unknown>> => {
    const read = async (path: string) => (await ask(as, "GET", path)).json();
    const [alerts, releases] = [await read("/alert-subscriptions"), await read("/releases")];
    const recipients = (await read("/custom-reports")).items[0]?.schedule?.recipients;
    return {
      alerts: alerts.items.map(({ byMail }: { byMail: boolean }) => byMail),
      editions: releases.news,
      publication: (await read("/content/publication/monthly")).marks.subscribed,
      weekly: (await read("/content/publication/weekly")).marks.subscribed,
      report: recipients,
    };
  };
  return { ...product, report, colleague, happens, mailsOf, tokenOf, settings };
}
