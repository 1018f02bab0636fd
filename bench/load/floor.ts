import autocannon from "autocannon";
import { type BenchRow, median } from "../row.ts";
import { CONNECTIONS, type Ground, headersOf } from "./ground.ts";

export const WALLET = "/api/v1/revisions/current/wallets/tv-501";
const FLOOR_ROUNDS = 5;

/** The same wallet from the product, from a bare server, and from the store. */
export async function againstFloor({
  origin,
  customer,
  idleServer,
}: Ground): Promise<{ rows: BenchRow[]; bareRate: number }> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  let people = 0;
  const rate = async (url: string) => {
    const { requests, errors, non2xx } = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: 1,
      // Somebody else on every connection: one person alone would be limited.
      setupClient: (connection) => connection.setHeaders(headersOf(customer, people++ % CONNECTIONS)),
    });
    if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of the wallets were not answered.`);
    return requests.average;
  };
  await rate(origin + WALLET);
  for (let round = 0; round < FLOOR_ROUNDS; round++) {
    ours.push(await rate(origin + WALLET));
    theirs.push(await rate(idleServer));
  }
  const rows = [
    {
      name: "wallets from 50 connections, of a bare server",
      value: median(ours.map((one, at) => one / (theirs[at] ?? Number.NaN))),
      unit: "×",
      goal: { atLeast: 0.5 },
      note: `${Math.round(median(ours))} of ${Math.round(median(theirs))} requests/s`,
    },
    {
      name: "wallets over HTTP, of the store's own answers",
      value: median(ours) / customer.walletsFromStore,
      unit: "×",
      note: `${Math.round(customer.walletsFromStore)} packed wallets/s from the store, one after the other`,
    },
  ];
  return { rows, bareRate: median(theirs) };
}
