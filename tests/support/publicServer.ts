import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { PublicData } from "#revisions/connectors/publicData.ts";

export interface PublicServer {
  readonly publicData: PublicData;
  /** An empty folder for what arrives. */
  readonly folder: string;
  /** What was asked, path and query, in order. */
  readonly asked: string[];
  /** What was sent along, in order; empty where nothing was. */
  readonly bodies: string[];
  /** The user agent of the last question. */
  readonly agent: () => string | undefined;
}

/** A server on the loopback in the place of the public offices. */
export async function publicServer(
  answer: (url: URL, response: ServerResponse, at: number, body: string) => void,
): Promise<PublicServer> {
  const asked: string[] = [];
  let agent: string | undefined;
  const bodies: string[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const url = new URL(request.url ?? "", "http://127.0.0.1");
    agent = request.headers["user-agent"];
    const at = asked.push(`${url.pathname}${url.search}`);
    const sent = await text(request);
    bodies.push(sent);
    answer(url, response, at, sent);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-public-"));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });
  // A server that listens on a port has an address of its own.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const publicData = {
    censusUrl: origin,
    censusKey: "abc123",
    censusFilesUrl: origin,
    beaUrl: origin,
    beaKey: "bea-456",
    blsUrl: origin,
    blsKey: "bls789",
    fccUrl: origin,
  };
  return { publicData, folder, asked, bodies, agent: () => agent };
}

/** Answers of the Census Bureau about two counties of Texas and one of Connecticut's newer regions. */
export function answerCensus(url: URL, response: ServerResponse): void {
  const variables = (url.searchParams.get("get") ?? "").split(",");
  const ages = variables.some((name) => name.startsWith("B01001"));
  const figures: Record<string, string> = {
    B01003_001E: "2700000",
    B11001_001E: "970000",
    B19013_001E: "71000",
    B19301_001E: "-666666666",
    B01002_001E: "34.2",
    ESTAB: "66000",
    B01001_001E: "4600",
  };
  const counties = [
    ["Dallas County, Texas", "48", "113"],
    ["Harris County, Texas", "48", "201"],
    ["Capitol Planning Region, Connecticut", "09", "110"],
  ];
  const rows = counties.map(([name, state, county]) => [
    ...variables.map((one) => (one === "NAME" ? name : (figures[one] ?? (ages ? "100" : "1")))),
    state,
    county,
  ]);
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify([[...variables, "state", "county"], ...rows]));
}

/** Lines of TV Query and FM Query as they come with `list=4`, for Texas; every other state has none. */
export function answerFcc(url: URL, response: ServerResponse): void {
  const isTv = url.pathname.endsWith("/tvq");
  response.setHeader("content-type", "text/plain");
  response.end(url.searchParams.get("state") === "TX" ? (isTv ? TV_LINES : FM_LINES).join("\n") : "");
}

const TV_LINES = [
  "|KXAS-TV     |-         |DT |24  |DA  |                    |-  |-  |LIC    |FORT WORTH               |TX |US |BLCDT  -20110114ABC  |1000.  kW |-         |514.6   |-       |49324      |N |32 |35 |15.00 |W |96 |57 |59.00 |STATION VENTURE OPERATIONS, LP                                              |   0.00 km |   0.00 mi |  0.00 deg |720.   m|H       |69814     |0.      |1051222 |471.    |1408511   |-  |",
  "|KXAS-TV     |-         |DT |24  |DA  |                    |-  |-  |CP     |FORT WORTH               |TX |US |BPCDT  -20190114ABC  |1000.  kW |-         |514.6   |-       |49324      |N |32 |35 |15.00 |W |96 |57 |59.00 |STATION VENTURE OPERATIONS, LP                                              |   0.00 km |   0.00 mi |  0.00 deg |720.   m|H       |69814     |0.      |1051222 |471.    |1408512   |-  |",
  "|K02JU       |-         |TX |2   |DA  |                    |-  |-  |LIC    |NOWHERE                  |TX |US |BLTTV  -19800620IA   |0.018  kW |-         |-       |-       |11543      |N |66 |35 |57.00 |W |160 |0  |0.00  |CITY                                                                        |   0.00 km |   0.00 mi |  0.00 deg |72.    m|H       |20773     |210.    |-       |0.      |21309     |-  |",
];

const FM_LINES = [
  "|KERA        |90.1   MHz |FM |211 |ND  |                    |C  |-  |LIC    |DALLAS                   |TX |US |BLED   -20020513AAF  |100.   kW |95.    kW |386.0   |386.0   |49324      |N |32 |34 |43.00 |W |96 |57 |12.00 |NORTH TEXAS PUBLIC BROADCASTING, INC.                                       |   0.00 km |   0.00 mi |  0.00 deg |600.   m|600.   m|-         |-       |1000000 |400.    |700000    |-  |",
];
