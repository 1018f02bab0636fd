import { z } from "zod";
import { askOverHttp } from "#tests/support/askOverHttp.ts";
import { Browser, ORIGIN, tenantClient, type Tokens } from "#tests/support/browserSignIn.ts";

const PASSWORD = "demo-password-1";
/** So many wrong passwords lock an account for a minute. */
const WRONG = 5;
const DAILY = { zone: "UTC", format: "csv", locale: "en-US", recipients: [] } as const;

/** An alert on nearly everything that grows. */
const GROWTH = {
  kind: "growth",
  direction: "up",
  threshold: 60,
  severity: "high",
  market: null,
  subject: null,
  everySubVertical: false,
  medium: null,
};

const reportAnswer = z.looseObject({ id: z.string() });
const scheduleAnswer = z.looseObject({ nextAt: z.iso.datetime(), pausedAt: z.iso.datetime().nullable() });
const runsAnswer = z.looseObject({ items: z.array(z.looseObject({ scheduled: z.boolean(), state: z.string() })) });
const reportsAnswer = z.looseObject({
  items: z.array(z.looseObject({ id: z.string(), schedule: scheduleAnswer.nullable() })),
});

/** Somebody who signs in as people do, and does what goes by the clock. */
export interface ClockPerson {
  /** Her access token; expired or refused, she signs in again. */
  readonly token: () => Promise<string>;
  /** Whether the product takes a token. */
  readonly isTaken: (token: string) => Promise<boolean>;
  /** Signs in with her password, by a browser that knows nothing of her yet. */
  readonly signIn: () => Promise<Tokens>;
  /** What comes of the refresh token of an earlier sign-in. */
  readonly renew: (tokens: Tokens) => Promise<"renewed" | "must sign in again">;
  /** Types wrong passwords for an address until it is locked. */
  readonly lock: (email: string) => Promise<void>;
  /** Whether an address is locked. */
  readonly isLocked: (email: string) => Promise<boolean>;
  /** Has mail sent to somebody who forgot the password. */
  readonly forget: (email: string) => Promise<void>;
  /** Has a report made every day at a time such as `07:30`, and rules held against each revision. */
  readonly schedule: (at: string) => Promise<void>;
  /** How the schedule stands: how many runs it began, how many of them ended, and when it comes next. */
  readonly scheduled: () => Promise<{ readonly runs: number; readonly done: number; readonly nextAt: number }>;
}

export async function clockPerson(url: string, email: string): Promise<ClockPerson> {
  const app = askOverHttp(url);
  const tenant = /\/idp\/([^/"]+)/.exec(await (await fetch(`${url}/config.json`)).text())?.[1] ?? "";
  const signIn = async () => {
    const client = tenantClient(app, tenant);
    const browser = new Browser(app);
    const form = await browser.open(client.authorize());
    const done = await browser.open(form.url, { email, password: PASSWORD });
    if (!done.location.startsWith(`${ORIGIN}/#code=`) && !done.location.startsWith(`${ORIGIN}#code=`))
      throw new Error(`Signing in was answered with ${done.status} ${done.location}`);
    const redeemed = await client.redeem(done.location);
    if (redeemed.statusCode !== 200) throw new Error(`The code was answered with ${redeemed.statusCode}`);
    return redeemed.json<Tokens>();
  };
  let token = (await signIn()).access_token;
  const isTaken = async (shown: string) => {
    const answer = await fetch(`${url}/api/v1/session`, { headers: { authorization: `Bearer ${shown}` } });
    await answer.body?.cancel();
    return answer.status !== 401;
  };
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await fresh()}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const fresh = async () => {
    if (!(await isTaken(token))) token = (await signIn()).access_token;
    return token;
  };
  const wrong = async (of: string) => {
    const browser = new Browser(app);
    const form = await browser.open(tenantClient(app, tenant).authorize());
    return (await browser.open(form.url, { email: of, password: "not the password" })).status;
  };
  let report = "";
  return {
    token: fresh,
    isTaken,
    signIn,
    renew: async ({ refresh_token }) => {
      const answer = await tenantClient(app, tenant).token({ grant_type: "refresh_token", refresh_token });
      if (answer.statusCode === 200) return "renewed";
      if (answer.json<{ error: string }>().error === "invalid_grant") return "must sign in again";
      throw new Error(`A refresh token was answered with ${answer.statusCode}: ${answer.body}`);
    },
    lock: async (of) => {
      for (let attempt = 0; attempt < WRONG; attempt++) await wrong(of);
      if ((await wrong(of)) !== 429) throw new Error("Five wrong passwords locked nothing.");
    },
    isLocked: async (of) => (await wrong(of)) === 429,
    forget: async (of) => void (await ask("POST", "/passwords/forgotten", { email: of, language: "en-US" })),
    schedule: async (at) => {
      const definition = { ...SMALL };
      report = reportAnswer.parse(await ask("POST", "/custom-reports", { name: "Every day", definition })).id;
      await ask("PUT", `/custom-reports/${report}/schedule`, { ...DAILY, recurrence: { every: "day", at } });
      await ask("POST", "/alert-rules", { condition: GROWTH });
    },
    scheduled: async () => {
      const { items } = runsAnswer.parse(await ask("GET", `/custom-reports/${report}/runs`));
      const runs = items.filter(({ scheduled }) => scheduled);
      const { items: reports } = reportsAnswer.parse(await ask("GET", "/custom-reports"));
      const kept = reports.find(({ id }) => id === report)?.schedule;
      if (!kept || kept.pausedAt !== null) throw new Error("The schedule is gone, or paused.");
      return { runs: runs.length, done: runs.filter(isDone).length, nextAt: Date.parse(kept.nextAt) };
    },
  };
}

function isDone({ state }: { readonly state: string }): boolean {
  return state === "done";
}

const SMALL = {
  markets: { ids: ["tv-501"] },
  customMarkets: [],
  years: { from: 2025, to: 2026 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["market"],
  columns: ["medium"],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};
