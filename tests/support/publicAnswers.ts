import type { ServerResponse } from "node:http";

/** Answers of public offices in the forms that they document, to be given by `publicServer`. */

function json(response: ServerResponse, body: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(body));
}

/** Variables of County Business Patterns as `variables.json` lists them; the classification's edition is one of them. */
export function cbpVariables(edition = "NAICS2017", figures = ["ESTAB", "EMP", "PAYANN"]): unknown {
  const names = ["for", "in", edition, "LFO", "EMPSZES", ...figures, "EMP_N", "PAYANN_N", "GEO_ID"];
  return { variables: Object.fromEntries(names.map((name) => [name, { label: name }])) };
}

/** Rows of a trade: establishments, employees and payroll in thousands, each figure with its flag. */
export type CbpRow = readonly [
  fips: string,
  establishments: string | null,
  employees: string | null,
  payroll: string | null,
  employeesFlag: string | null,
  payrollFlag: string | null,
];

/** Answers questions about trades of all counties from tables by code; a code without one is answered with nothing, as the Census Bureau does. */
export function answerTrades(tables: Readonly<Record<string, readonly CbpRow[]>>, edition = "NAICS2017") {
  return (url: URL, response: ServerResponse): void => {
    if (url.pathname.endsWith("/variables.json")) return json(response, cbpVariables(edition));
    const table = tables[url.searchParams.get(edition) ?? ""];
    if (!table) {
      response.writeHead(204).end();
      return;
    }
    const names = (url.searchParams.get("get") ?? "").split(",");
    const at = ["ESTAB", "EMP", "PAYANN", "EMP_N", "PAYANN_N"];
    const rows = table.map(([fips, ...cells]) => [
      ...names.map((name) => cells[at.indexOf(name)] ?? null),
      fips.slice(0, 2),
      fips.slice(2),
    ]);
    json(response, [[...names, "state", "county"], ...rows]);
  };
}

/** A file of population estimates, states among the counties, Latin letters as they are there. */
export function populationFile(
  years: readonly number[],
  counties: Readonly<Record<string, readonly (number | string)[]>>,
): string {
  const head = ["SUMLEV", "REGION", "DIVISION", "STATE", "COUNTY", "STNAME", "CTYNAME", "ESTIMATESBASE2020"];
  const columns = [...head, ...years.map((year) => `POPESTIMATE${year}`), ...years.map((year) => `NPOPCHG${year}`)];
  const line = (level: string, fips: string, people: readonly (number | string)[]) => {
    const place = [level, "3", "7", fips.slice(0, 2), fips.slice(2), "Texas", "Do\u00f1a Ana County", people[0]];
    return [...place, ...people, ...people.map(() => 1)].join(",");
  };
  const lines = Object.entries(counties).map(([fips, people]) => line("050", fips, people));
  return [
    columns.join(","),
    line(
      "040",
      "48000",
      years.map(() => 29_000_000),
    ),
    ...lines,
    "",
  ].join("\n");
}

/** A figure of the regional accounts: area, year, value as it is printed, and a note. */
export type BeaFigure = readonly [area: string, year: number, value: string, note?: string];

/** Answers about the regional accounts by line of a table, such as `CAINC1-1`. */
export function answerBea(lines: Readonly<Record<string, readonly BeaFigure[]>>) {
  return (url: URL, response: ServerResponse): void => {
    const code = `${url.searchParams.get("TableName")}-${url.searchParams.get("LineCode")}`;
    const unit = code === "CAINC1-1" ? "3" : "0";
    json(response, {
      BEAAPI: {
        Request: { RequestParam: [] },
        Results: {
          Statistic: code,
          Dimensions: [],
          Data: (lines[code] ?? []).map(([GeoFips, year, DataValue, NoteRef]) => ({
            Code: code,
            GeoFips,
            GeoName: GeoFips,
            TimePeriod: String(year),
            CL_UNIT: "",
            UNIT_MULT: unit,
            DataValue,
            ...(NoteRef && { NoteRef }),
          })),
        },
      },
    });
  };
}

/** The Bureau of Economic Analysis refuses in the form of a success. */
export function beaRefusal(description: string): unknown {
  return { BEAAPI: { Results: { Error: { APIErrorCode: "3", APIErrorDescription: description } } } };
}

/** Answers about employed people by county and year; what is not in the table has no series. */
export function answerBls(employed: Readonly<Record<string, Readonly<Record<number, string>>>>) {
  return (_: URL, response: ServerResponse, __: number, body: string): void => {
    const asked: { seriesid: string[] } = JSON.parse(body);
    json(response, {
      status: "REQUEST_SUCCEEDED",
      responseTime: 100,
      message: [],
      Results: {
        series: asked.seriesid.map((seriesID) => ({
          seriesID,
          data: Object.entries(employed[seriesID.slice(5, 10)] ?? {}).flatMap(([year, value]) => [
            { year, period: "M13", periodName: "Annual", value, footnotes: [{}] },
            { year, period: "M12", periodName: "December", value: "1", footnotes: [{}] },
          ]),
        })),
      },
    });
  };
}

/** It refuses a key or a question too many in the form of a success, too. */
export function blsRefusal(message: string): unknown {
  return { status: "REQUEST_NOT_PROCESSED", responseTime: 0, message: [message], Results: {} };
}
