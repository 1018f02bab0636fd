import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { BYTE_ORDER_MARK, csvLine } from "#domain/tables/csv.ts";
import { nearestMediaTypes } from "#revisions/ingest/cells/matchMediaType.ts";
import {
  mediumMatcher,
  type NameMatcher,
  platformMatcher,
  targetMatcher,
} from "#revisions/ingest/cells/matchTaxonomy.ts";
import { nearestNames } from "#revisions/ingest/cells/nearestNames.ts";
import { describeFile } from "#revisions/ingest/describeFile.ts";
import type { KnownMarket } from "#revisions/ingest/layout.ts";
import { type NameCode, ProblemBook, type UnknownName } from "#revisions/ingest/problemBook.ts";
import type { Progress } from "#revisions/ingest/progress.ts";
import type { RowBatch } from "#revisions/ingest/readers/reader.ts";
import { readTable } from "#revisions/ingest/readers/readTable.ts";
import { type FileReading, readFile } from "#revisions/ingest/readFile.ts";
import { openSource } from "#revisions/ingest/source.ts";
import { SpendTallier } from "#revisions/ingest/spendTally.ts";
import { geographyOf } from "../markets/geographyOf.ts";
import type { DescribeTask, FileAnswer, FileChecked, NameAsked, ReadTask } from "./fileTask.ts";

/** How the work is followed. */
export interface TaskEnds {
  readonly progress: (progress: Progress) => void;
  /** Takes a piece of COPY data, and waits until the next one is wanted. */
  readonly chunk: (chunk: Uint8Array) => Promise<void>;
}

/** Looks at a file and takes its fingerprint. */
export async function describe({ path, options }: DescribeTask): Promise<FileAnswer> {
  const described = await describeFile(path, options);
  const source = await openSource({ path });
  for await (const _ of source.bytes);
  return { described, sha256: source.sha256() ?? "" };
}

/** Reads a file to its end. */
export async function readAll(task: ReadTask, ends: TaskEnds): Promise<FileChecked> {
  const began = performance.now();
  const problems = new ProblemBook();
  const source = await openSource({ path: task.path });
  const tallier = task.kind === "check" && task.layout === "spend" ? new SpendTallier() : null;
  let refused: RefusedRows | null = null;
  const reading = await readFile(
    {
      ...task,
      geography: geographyOf(task.geography),
      reader: readTable,
      onProgress: ends.progress,
      onChecked: (batch) => refused?.add(batch, problems.takeReasons()),
    },
    source,
    task.importId,
    problems,
  );
  try {
    if (task.refusedPath && reading.layout && reading.header)
      refused = refusedRows(task.refusedPath, reading.header.names);
    for await (const chunk of reading.chunks()) {
      tallier?.add(chunk);
      if (task.kind === "stage") await ends.chunk(chunk);
      await refused?.settle();
    }
  } finally {
    await refused?.end();
    await reading.close();
    source.close();
  }
  const { problems: kept, ...report } = reading.report();
  return {
    report,
    problems: kept,
    byCode: problems.byCode,
    unknownNames: namesAsked(task, reading, problems),
    leftOut: reading.leftOut(),
    sha256: source.sha256(),
    tally: report.status === "accepted" ? (tallier?.tally ?? null) : null,
    further: task.kind === "stage" ? reading.further() : [],
    seconds: (performance.now() - began) / 1_000,
  };
}

function namesAsked({ geography }: ReadTask, { header }: FileReading, problems: ProblemBook): NameAsked[] {
  const keys = new Map([...(header?.positions ?? [])].map(([key, at]) => [header?.names[at] ?? "", key]));
  return problems.unknownNames.flatMap((name) => {
    const key = keys.get(name.column);
    return key === undefined ? [] : [{ ...name, key, near: nearNames(name, geography.markets) }];
  });
}

const MATCHERS: Partial<Record<NameCode, NameMatcher>> = {
  "unknown-medium": mediumMatcher,
  "unknown-vertical": targetMatcher,
  "unknown-platform": platformMatcher,
};
const MOST = 3;

/** Ids of what an unknown name may mean, the nearest first. */
function nearNames({ code, value }: UnknownName, markets: readonly KnownMarket[]): string[] {
  if (code === "unknown-media-type") return nearestMediaTypes(value);
  const matcher = MATCHERS[code];
  if (matcher) return [...new Set(matcher.nearest(value).flatMap((name) => matcher.match(name) ?? []))].slice(0, MOST);
  const exact = markets.filter((market) => market.code === digitsOf(value));
  const alike = nearestNames(value, markets, (market) => market.name, MOST);
  return [...new Set([...exact, ...alike].map(({ id }) => id))].slice(0, MOST);
}

/** What a spreadsheet or a typist may have made of a code: the letter O for a zero, a leading zero, decimals. */
function digitsOf(value: string): string {
  return value
    .replace(/o/gi, "0")
    .replace(/[il]/gi, "1")
    .replace(/\.0+$/, "")
    .replace(/^0+(?=\d)/, "");
}

/** A larger file of refused rows is of no use to a person: the column, not the row, is wrong then. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Writes refused rows as they stand in the file, each with its line and what is wrong with it. */
interface RefusedRows {
  readonly add: (batch: RowBatch, reasons: ReadonlyMap<number, readonly string[]>) => void;
  /** Waits until what was written has left memory. */
  readonly settle: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Begins the file with the header of the one that is checked. */
function refusedRows(path: string, header: readonly string[]): RefusedRows {
  const file: WriteStream = createWriteStream(path, { mode: 0o600 });
  let bytes = 0;
  let full = false;
  const write = (line: string) => {
    bytes += line.length;
    full = !file.write(line);
  };
  // A spreadsheet takes the file for Latin-1 without the mark.
  write(BYTE_ORDER_MARK + csvLine(["line", ...header, "reason"]));
  return {
    add: (batch, reasons) => {
      if (reasons.size === 0 || bytes > MOST_BYTES) return;
      const { rows, lines } = batch;
      for (const [at, line] of lines.entries()) {
        const why = reasons.get(line);
        const cells = rows[at];
        if (!why || !cells) continue;
        const filled = header.map((_, column) => cells[column] ?? "");
        write(csvLine([line, ...filled, ...cells.slice(header.length), why.join(" ")]));
      }
    },
    settle: async () => {
      if (!full) return;
      full = false;
      await once(file, "drain");
    },
    end: async () => {
      file.end();
      await finished(file);
    },
  };
}
