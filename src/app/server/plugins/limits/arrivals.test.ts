import { once } from "node:events";
import { get, IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { openArrivals } from "./arrivals.ts";
import { admitArrivalsPlugin } from "./admitArrivals.ts";
import { openEventLoopBudget } from "./eventLoopBudget.ts";

/** Arrivals whose clock and turns are moved by the test; serving one takes four milliseconds, of which a turn has ten. */
function door({ mostWaiting = 100, longestWaitMs = 1_000, few = 0 } = {}) {
  let time = 0;
  let resume: (() => void) | null = null;
  const budget = openEventLoopBudget({ lengthMs: 10, now: () => time, nextTurn: (next) => void (resume = next) });
  const served: string[] = [];
  const refused: ServerResponse[] = [];
  const arrivals = openArrivals(
    {
      mostWaiting,
      longestWaitMs,
      few,
      serve: ({ url }) => {
        served.push(url ?? "");
        time += 4;
      },
      refuse: (response) => void refused.push(response),
      settled: (then) => then(),
    },
    budget,
  );
  return {
    ...arrivals,
    served,
    refused,
    cutToOne: budget.cutToOne,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    ask: (url: string, method = "GET") => {
      const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
      const response = new ServerResponse(request);
      arrivals.arrive(request, response);
      return response;
    },
    /** The network has been looked at. */
    nextTurn: () => {
      const next = resume;
      resume = null;
      next?.();
    },
  };
}

test("a request that comes alone is served at once", () => {
  const { ask, served, waiting } = door();
  ask("/a");
  expect([served, waiting()]).toEqual([["/a"], 0]);
});

test("attack: many requests come at one look at the network. Expected: as many as a turn has time for, then the next look, in order", () => {
  const { ask, served, nextTurn } = door();
  const asked = Array.from({ length: 8 }, (_, at) => `/${at}`);
  for (const url of asked) ask(url);
  expect(served).toEqual(asked.slice(0, 3));
  nextTurn();
  expect(served).toEqual(asked.slice(0, 6));
  nextTurn();
  expect(served).toEqual(asked);
});

test("attack: a probe comes behind a flood. Expected: it is answered before all that wait", () => {
  const { ask, served, waiting } = door();
  for (let at = 0; at < 50; at++) ask("/flood");
  ask("/healthz");
  ask("/readyz");
  expect([served.slice(3), waiting()]).toEqual([["/healthz", "/readyz"], 47]);
});

test("attack: connections come without end. Expected: one request a turn, so that the next connection is soon taken, and all of it again after them", () => {
  const { ask, served, nextTurn, cutToOne } = door();
  cutToOne();
  for (let at = 0; at < 8; at++) ask("/");
  expect(served).toHaveLength(1);
  nextTurn();
  expect(served).toHaveLength(2);
  cutToOne();
  nextTurn();
  expect(served).toHaveLength(3);
  nextTurn();
  expect(served).toHaveLength(6);
});

test("a connection hurries the two turns after it, and nobody who comes later on", () => {
  const { ask, served, nextTurn, cutToOne } = door();
  cutToOne();
  nextTurn();
  nextTurn();
  for (let at = 0; at < 8; at++) ask("/");
  expect(served).toHaveLength(3);
});

test("attack: more requests than may wait. Expected: the next is refused, and nothing of it begins", () => {
  const { ask, served, refused, waiting, serveAll } = door({ mostWaiting: 2 });
  const answers = Array.from({ length: 6 }, (_, at) => ask(`/${at}`));
  expect([served.length, waiting(), refused]).toEqual([3, 2, [answers[5]]]);
  serveAll();
  expect([served.length, waiting(), refused.length]).toEqual([5, 0, 1]);
});

test("attack: turns that come too late, and callers who hung up. Expected: who only looks is not served, and who saves is", () => {
  const { ask, served, refused, nextTurn, pass } = door({ longestWaitMs: 500 });
  for (let at = 0; at < 3; at++) ask("/first");
  const gone = ["GET", "PUT"].map((method) => ask(`/gone-${method}`, method));
  const late = ["GET", "PUT"].map((method) => ask(`/api/v1/late-${method}`, method));
  for (const response of gone) response.destroy();
  pass(501);
  nextTurn();
  expect(served.slice(3)).toEqual(["/gone-PUT", "/api/v1/late-PUT"]);
  expect(refused).toEqual([late[0]]);
});

test("a pause of the whole server refuses no page, no script, and nobody where few wait", () => {
  const { ask, served, refused, nextTurn, pass } = door({ longestWaitMs: 500, few: 3 });
  for (let at = 0; at < 3; at++) ask("/first");
  const waiting = ["/home", "/assets/app-1.js", "/api/v1/one", "/api/v1/two", "/api/v1/three", "/api/v1/four"];
  const answers = waiting.map((url) => ask(url));
  pass(5_000);
  for (let turns = 0; turns < 4; turns++) nextTurn();
  expect(served.slice(3)).toEqual(["/home", "/assets/app-1.js", "/api/v1/two", "/api/v1/three", "/api/v1/four"]);
  expect(refused).toEqual([answers[2]]);
});

test("requests of one connection that do not wait for answers are answered in order, and those of many connections all", async () => {
  const app = Fastify();
  await app.register(admitArrivalsPlugin, { budget: openEventLoopBudget({ lengthMs: 0 }), refuses: true });
  app.get("/:name", async ({ params }) => params);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const many = Array.from({ length: 40 }, async () => {
    const [answer] = (await once(get({ port, host: "127.0.0.1", path: "/one", agent: false }), "response")) as [
      IncomingMessage,
    ];
    answer.resume();
    return answer.statusCode;
  });
  const socket = connect(port, "127.0.0.1");
  const names = Array.from({ length: 20 }, (_, at) => `n${at}`);
  for (const name of names)
    socket.write(`GET /${name} HTTP/1.1\r\nhost: x\r\n${name === names.at(-1) ? "connection: close\r\n" : ""}\r\n`);
  let heard = "";
  socket.on("data", (part: Buffer) => (heard += part.toString()));
  await once(socket, "close");
  expect([...heard.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name)).toEqual(names);
  expect(await Promise.all(many)).toEqual(many.map(() => 200));
  await app.close();
});
