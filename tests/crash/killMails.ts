import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { startMailServer } from "#tests/support/startMailServer.ts";
import type { CrashStore } from "./crashStore.ts";
import { doDeed } from "./doDeed.ts";
import type { KillOrder } from "./killImports.ts";
import { measureMoments } from "./moments.ts";
import { countRounds, type Round, type Rounds } from "./rounds.ts";
import type { Ending } from "./startVictim.ts";

const MAILS = 6;
/** The server keeps a mail and says so a little later: who dies in between cannot know. */
const SLOW_MS = 120;
const LAST_LINE = "And this is where it ends.";

interface Sink {
  readonly url: string;
  readonly received: readonly { readonly headers: Readonly<Record<string, string>>; readonly text: string }[];
}

/** Kills the process that sends mails. Each is received, whole; one that is received twice says by its Message-ID that it is the same. */
export async function killMails(store: CrashStore, { kills, seed, ...rest }: KillOrder): Promise<Rounds> {
  const sink = await startMailServer({ slow: SLOW_MS });
  try {
    await store.visit(migrate);
    const deed = { kind: "mail", url: sink.url } as const;
    const moments = await measureMoments(store, seed, {
      mail: async () => {
        await store.visit((database) => queueSome(database, "undisturbed"));
        return deed;
      },
    });
    return await countRounds(
      { fault: "kill -9 while mails are sent", engine: store.engine, seed, rounds: kills },
      async (round) => {
        await store.visit((database) => queueSome(database, `round ${round}`));
        const before = sink.received.length;
        const victim = await store.victim();
        const ending = await victim.kill(deed, moments.next("mail"));
        moments.learn("mail", ending);
        await store.settle(victim);
        return store.visit((database) => afterKill(store, database, { ending, sink, before }));
      },
      rest,
    );
  } finally {
    await sink.close();
  }
}

async function queueSome(database: Database, what: string): Promise<void> {
  for (let mail = 1; mail <= MAILS; mail++)
    await queueMail(database, `reader-${mail}@example.com`, {
      subject: `${what}, mail ${mail}`,
      paragraphs: ["Hello,", LAST_LINE],
    });
}

async function afterKill(
  store: CrashStore,
  database: Database,
  { ending, sink, before }: { readonly ending: Ending; readonly sink: Sink; readonly before: number },
): Promise<Round> {
  const { answer } = ending;
  const broken: string[] = [];
  if (answer && "failed" in answer) broken.push(`sending failed: ${answer.failed}`);
  const atDeath = sink.received.length - before;
  const [counted] = await database.query<{ sent: number }>(
    "select count(*)::int as sent from (select sent_at from mail order by mail_id desc limit $1) as latest where sent_at is not null",
    [MAILS],
  );
  const sent = counted?.sent ?? 0;
  // Ten minutes later whoever had the mail counts as dead.
  await database.query("update mail set next_try_at = now() where sent_at is null and failed_at is null");
  await doDeed(database, store.place, { kind: "mail", url: sink.url });
  const received = sink.received.slice(before);
  const ids = received.map(({ headers }) => headers["message-id"] ?? "");
  if (ids.some((id) => id === "")) broken.push("a mail came without Message-ID");
  if (new Set(ids).size !== MAILS) broken.push(`${MAILS} mails came under ${new Set(ids).size} ids`);
  if (new Set(received.map(({ headers }) => headers["subject"])).size !== MAILS) broken.push("a mail never came");
  if (received.length > MAILS + 1) broken.push(`${received.length - MAILS} mails came twice, and one was in flight`);
  if (received.some(({ text }) => !text.includes(LAST_LINE))) broken.push("half a mail was received");
  const [left] = await database.query<{ left: number }>(
    "select count(*)::int as left from mail where sent_at is null or body_text is not null",
  );
  if (left?.left !== 0) broken.push(`${left?.left} mails are still in the queue, or their words are`);
  const twice = received.length > MAILS ? ", one came twice" : "";
  return { left: answer ? "all sent" : `${placeOf(atDeath, sent)}${twice}`, broken };
}

function placeOf(received: number, sent: number): string {
  return received > sent ? "one received, not noted" : "between two";
}
